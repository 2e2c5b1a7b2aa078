import { type Inputs, parseInputs } from '../../src/config/settings.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { agentEnv, programEnv } from '../../src/platform/process/child-env.ts';
import type { BaselineContext } from '../../src/runner/pipeline/baseline-context.ts';
import { prepare } from '../../src/runner/pipeline/prepare.ts';
import type { Progress } from '../../src/runner/pipeline/progress.ts';
import { withTimeLimit } from '../../src/runner/pipeline/run-deadline.ts';
import { type ExecutedRun, runSession } from '../../src/runner/pipeline/run-session.ts';
import { type Runtime, realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { aFolder } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';

export interface EvaluatedRun {
  readonly run: RunResult;
  result(testId: string): TestResult;
}

const silent = { planned() {}, started() {}, finished() {}, confirming() {}, extraTrial() {}, ended() {} };

/** Prepares and executes a run. Without a `past` it is compared with nothing. */
export async function evaluate(
  inputs: Inputs,
  runtime: Runtime,
  progress: Progress = silent,
  baselineContext: BaselineContext = {},
): Promise<ExecutedRun> {
  using time = withTimeLimit(runtime, inputs.timeoutMinutes);
  return await runSession(await prepare(inputs, time.runtime), baselineContext, time, progress);
}

/** Runs the suites of a checkout for real, from the sources. Its workspaces are gone afterwards, unless `env` names a folder. */
export async function evaluated(
  files: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  more: Partial<Runtime> = {},
): Promise<EvaluatedRun> {
  using project = aProject(files);
  using data = aFolder();
  const log = { info() {}, warn() {}, error() {} };
  const path = process.env['PATH'] ?? '';
  const whole = { PATH: path, AGENTV_DATA_DIR: data.path, ...env };
  const runtime: Runtime = {
    ...realRuntime(log, unstoppable()),
    cwd: project.folder,
    env: whole,
    programEnv: (declared) => programEnv(whole, declared),
    agentEnv: (declared) => agentEnv(whole, declared),
    ...more,
  };
  const { run } = await evaluate(parseInputs({ evals: 'evals', ...given }), runtime);
  return {
    run,
    result(testId) {
      const found = run.results.find((result) => result.testId === testId);
      if (found === undefined) throw new Error(`There is no result of ${testId}`);
      return found;
    },
  };
}
