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
import { aProject, type Project } from '../support/project.ts';

export interface EvaluatedRun {
  readonly run: RunResult;
  result(testId: string): TestResult;
}

/** A progress that nobody looks at. */
export const silent: Progress = {
  planned() {},
  started() {},
  finished() {},
  confirming() {},
  extraTrial() {},
  ended() {},
};

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

/** Runs the suites of a checkout for real, from the sources. */
export function evaluatedIn(
  { folder }: Pick<Project, 'folder'>,
  inputs: Inputs,
  given: Readonly<Record<string, string>> = {},
  { log, signal, ...more }: Partial<Runtime> = {},
): Promise<ExecutedRun> {
  // The runtime wraps the log, so that it redacts.
  const runtime = runtimeIn(folder, given, { log, signal });
  const { env } = runtime;
  return evaluate(inputs, {
    ...runtime,
    programEnv: (declared) => programEnv(env, declared),
    agentEnv: (declared) => agentEnv(env, declared),
    ...more,
  });
}

const quiet = { info() {}, warn() {}, error() {} };

/** The runtime of a run in a folder, with little in its environment, that says nothing and is never stopped. */
export function runtimeIn(
  folder: string,
  given: Readonly<Record<string, string>> = {},
  { log = quiet, signal = unstoppable(), ...more }: Partial<Runtime> = {},
): Runtime {
  const env = { PATH: process.env['PATH'] ?? '', ...given };
  return { ...realRuntime(log, signal), cwd: folder, env, ...more };
}

/** The same with these files. Its workspaces are gone afterwards, unless `env` names a folder. */
export async function evaluated(
  files: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  more: Partial<Runtime> = {},
): Promise<EvaluatedRun> {
  using project = aProject(files);
  using data = aFolder();
  const inputs = parseInputs({ evals: 'evals', ...given });
  const { run } = await evaluatedIn(project, inputs, { AGENTV_DATA_DIR: data.path, ...env }, more);
  return {
    run,
    result(testId) {
      const found = run.results.find((result) => result.testId === testId);
      if (found === undefined) throw new Error(`There is no result of ${testId}`);
      return found;
    },
  };
}
