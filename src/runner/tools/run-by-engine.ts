import { join, resolve } from 'node:path';
import { openBaseTree } from '../../baseline/base-checkout.ts';
import type { EngineSettings } from '../../config/engine.ts';
import type { GateInputs, RunToDecide } from '../../config/gate-inputs.ts';
import { isChange } from '../../config/policy/policy-base.ts';
import {
  decidingInputs,
  type InputName,
  type Inputs,
  type RunOptions,
  reportingInputs,
} from '../../config/settings.ts';
import { withoutEffect } from '../../config/used-settings.ts';
import type { NotRerun } from '../../gate/rule.ts';
import { countedLabels } from '../../graders/people/counted-labels.ts';
import { withAgreement } from '../../graders/people/run-agreement.ts';
import { type Problem, userError } from '../../model/errors.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { timestamp } from '../../model/text/iso-time.ts';
import { kebab, plural } from '../../model/text/text.ts';
import { recordLine } from '../../results/record.ts';
import { withoutBlame } from '../../results/result-of.ts';
import { pairedWith } from '../../results/run-folder/extra-trials-files.ts';
import { isInCI } from '../../results/run-folder/resume.ts';
import { RUNS_FOLDER, runFiles } from '../../results/run-folder/run-files.ts';
import { summarize } from '../../results/summarize.ts';
import { findRepository } from '../../suites/discover.ts';
import { baselineContextOf, type GateSides } from '../pipeline/baseline-context.ts';
import { findGateInputs, withWarnings } from '../pipeline/gate-inputs.ts';
import { type PipelineInputs, storedResults } from '../pipeline/pipeline-inputs.ts';
import { workingDirectory } from '../pipeline/prepare.ts';
import { withTimeLimit } from '../pipeline/run-deadline.ts';
import { environmentInfo, flagsOf } from '../pipeline/run-session.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { SeedingWish } from '../trials/seeding-wish.ts';
import { confirmByTool, type Rerun } from './confirm-command.ts';
import { findTool, type Tool } from './find-tool.ts';
import { importsOf, ToolRuns, type WhatToRun } from './tool-runs.ts';

/** Settings that a run by another tool follows. */
const USED: readonly string[] = [
  ...['engine', 'evals', 'trials', 'seedBaseline', 'control', 'matrixJobs', 'budgetUsd', 'timeoutMinutes'],
  ...['experiment', 'outputDirectory', 'workingDirectory', 'allowUntrustedCode'],
  ...decidingInputs,
  ...reportingInputs,
];

/** Throws a `UserError` for settings that the tool does not get: they would be ignored. */
function refuseUnused(
  { explicitInputs, transcript, recordReplay, only, evals }: Inputs,
  settings: EngineSettings,
): void {
  const refuse = (name: string, hint: string) => {
    throw userError('INPUT_INVALID', `${name} has no effect on suites that another tool runs`, { hint });
  };
  const hint = 'Remove it, or set it in the configuration or the arguments of the tool: engine: pytest -n 4.';
  const unused = explicitInputs.find((name: InputName) => !USED.includes(name));
  if (unused !== undefined) refuse(kebab(unused), hint);
  if (transcript !== undefined) refuse('--transcript', hint);
  if (recordReplay !== undefined) refuse('--record-replay', hint);
  if (only !== undefined) refuse('--last-failed', 'Select the tests by the arguments of the tool.');
  if (settings.run !== undefined && evals.length > 0) refuse('evals', 'Name the files in the command of the engine.');
}

/** Runs suites by their own tool, and repeats what the gate asks for. */
export async function runByEngine(
  { policy, job, baseSha, missingSecrets, isEvidenceStored, reporting }: PipelineInputs,
  settings: EngineSettings,
  runtime: Runtime,
): Promise<RunToDecide & { readonly notRerun?: NotRerun | undefined }> {
  const { inputs } = policy;
  const { progress } = reporting;
  refuseUnused(inputs, settings);
  if (reporting.prepared !== undefined) {
    throw userError('INPUT_INVALID', '--watch does not know the files of suites that another tool runs', {
      hint: 'Use the watch mode of that tool.',
    });
  }
  using time = withTimeLimit(runtime, inputs.timeoutMinutes);
  const cwd = await workingDirectory(inputs, runtime);
  const { files } = runtime;
  const root = await findRepository(cwd, files);
  const tool = await findTool(settings, inputs.evals, { runtime, cwd, root });
  const engine = { name: tool.name, evals: [...tool.evals] };

  // What the run is compared with.
  const stored = await storedResults(policy, undefined, { job, plan: { steps: [] } }, runtime);
  const { source, attempts, unreadable, warnings = [] } = stored;
  const isForLater = inputs.seedBaseline !== undefined || inputs.explicitInputs.includes('evidence');
  const earlierRuns = {
    isOfSameSuites: (run: RunResult) => JSON.stringify(run.engine) === JSON.stringify(engine),
    isDefault: !isInCI(runtime.env) && !isForLater,
  };
  const folder =
    inputs.outputDirectory === undefined
      ? join(cwd, RUNS_FOLDER, inputs.experiment, timestamp(time.startedAt))
      : resolve(cwd, inputs.outputDirectory);
  const imports = importsOf(tool, runtime);
  const policyGateInputs = await findGateInputs(
    policy,
    { ...runtime, isChange: isChange(job), earlierRuns, imports },
    source,
  );
  const gateInputs: GateInputs = {
    ...policyGateInputs,
    warnings: [...withoutEffect(policy), ...policyGateInputs.warnings, ...warnings],
  };
  await using base = openBaseTree(baseSha, gateInputs.baseline, runtime);
  const context = baselineContextOf(gateInputs, runtime.env, isEvidenceStored);

  await using _claim = await files.claim(folder, runtime.signal);
  const runs = new ToolRuns(tool, { inputs, cwd, root, folder, base, runtime: time.runtime });
  const measured = await runs.runAll();
  const flags = flagsOf(inputs, cwd);
  const runInfo = {
    startedAt: new Date(time.startedAt).toISOString(),
    engine,
    flags: flags.length > 0 ? flags : undefined,
    missingSecrets,
    earlier: attempts.length > 0 ? [...attempts] : undefined,
    environment: environmentInfo(runtime, 0),
  };
  const first: RunResult =
    measured === undefined
      ? { ...NOTHING, ...runInfo, stopped: time.why }
      : {
          ...measured,
          ...runInfo,
          results: missingSecrets ? withoutBlame(measured.results, missingSecrets) : measured.results,
        };
  const message = `${tool.name} ran no test`;
  const isEmpty = measured?.results.length === 0 && first.unreadable === undefined;
  const none: Problem = { code: 'NOTHING_MATCHED', severity: 'error', message };
  const run = withErrors(first, [...unreadable, ...(isEmpty ? [none] : [])]);
  await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(''));
  const tests = run.results.length;
  progress.planned(
    { tests, suites: [...new Set(run.results.map(({ suite }) => suite))], tool: tool.name },
    run.warnings,
  );
  for (const [at, result] of run.results.entries()) progress.finished(result, { done: at + 1, total: tests });

  const repeats = new Repeats(runs, { tool, inputs, first: run, runtime: time.runtime });
  const { deciding } = context;
  const controlled =
    deciding === undefined ? run : await repeats.confirm(run, deciding, base !== undefined && inputs.control !== 'off');
  const seeded = await repeats.seed(controlled, context.seeding, () => time.why);
  for (const trial of seeded.extraTrials ?? []) progress.extraTrial(trial);
  const labels = await countedLabels(policy, { cwd, files });
  return {
    folder,
    gateInputs,
    run: {
      ...withWarnings(withAgreement(seeded, inputs, labels), [...gateInputs.warnings, ...repeats.warnings]),
      durationMs: Math.max(0, runtime.clock.now() - time.startedAt),
    },
    notRerun: runs.canRerun ? undefined : { why: 'the engine has no "rerun"', setting: '"rerun" of engine' },
  };
}

/** A run that ended before its tool wrote anything. */
const NOTHING: Omit<RunResult, 'startedAt'> = {
  durationMs: 0,
  planned: 0,
  complete: false,
  dryRun: false,
  requirements: [],
  warnings: [],
  results: [],
};

const withErrors = (run: RunResult, problems: readonly Problem[]): RunResult =>
  problems.length === 0 ? run : { ...run, complete: false, unreadable: [...(run.unreadable ?? []), ...problems] };

/** What a run costs beyond its first trials, and what it repeats. */
class Repeats {
  readonly #runs: ToolRuns;
  readonly #tool: Tool;
  readonly #inputs: RunOptions;
  readonly #runtime: Runtime;
  readonly warnings: Problem[] = [];
  /** US dollars. */
  #spent: number | undefined;
  #starts = 0;

  constructor(
    runs: ToolRuns,
    options: {
      readonly tool: Tool;
      readonly inputs: RunOptions;
      readonly first: RunResult;
      readonly runtime: Runtime;
    },
  ) {
    this.#runs = runs;
    this.#tool = options.tool;
    this.#inputs = options.inputs;
    this.#runtime = options.runtime;
    this.#spent = costOf(options.first.results);
    if (options.inputs.budgetUsd !== undefined && this.#spent === undefined && options.first.results.length > 0) {
      const message = `budget-usd has no effect: the results of ${options.tool.name} have no costs`;
      this.warnings.push({ code: 'UNUSED', severity: 'warning', message });
    }
  }

  /** Runs suspected regressions again, and what could acquit them on the base commit. */
  async confirm(first: RunResult, deciding: GateSides, hasControls: boolean): Promise<RunResult> {
    const { name, settings } = this.#tool;
    if (!first.complete || !this.#runs.canRerun) return first;
    const tool = {
      name,
      takesIds: settings.rerun?.includes('{tests}') ?? false,
      selectsTests: this.#runs.selectsTests,
      rerun: (tests: readonly TestResult[]) => this.#again({ purpose: 'rerun', tests }),
      control: hasControls
        ? (tests?: readonly TestResult[]) => this.#again({ purpose: 'control', tests, checkout: 'base' })
        : undefined,
    };
    return confirmByTool(first, { deciding, tool }, this.#runtime);
  }

  /** Runs the tests without a baseline again, one whole run after the other. */
  async seed(run: RunResult, wish: SeedingWish | undefined, whyStopped: () => string): Promise<RunResult> {
    if (wish === undefined || !run.complete) return run;
    const { runCount, isStored } = wish;
    if (!isStored) return { ...run, seeding: { asked: runCount, made: 0, tests: 0 } };
    const keys = wish.without(run);
    if (keys.size === 0) return run;
    const tests = plural('test', keys.size);
    this.#runtime.log.info(`Running ${tests} without a baseline ${plural('more time', runCount - 1)}`);
    const indexes = new Map(run.results.map((result) => [resultKey(result), result.index]));
    let seeded = run;
    let why: string | undefined;
    const before = this.#spent ?? 0;
    let made = 1;
    for (; made < runCount; made += 1) {
      const again = await this.#again({ purpose: 'seed' });
      if (again === 'cancelled') {
        why = whyStopped() === 'deadline' ? 'the time was over' : 'the run was cancelled';
        break;
      }
      const results = 'why' in again ? [] : pairedWith(run, again.results).results;
      const wanted = results.filter((result) => keys.has(resultKey(result)));
      if (wanted.length < keys.size) {
        why = 'why' in again ? again.why : `${this.#tool.name} did not run all tests again`;
        break;
      }
      const kind = { purpose: 'seed', checkout: 'head', round: made } as const;
      const added = wanted.map((result) => ({
        ...kind,
        result: { ...result, index: indexes.get(resultKey(result)) ?? 0 },
      }));
      seeded = { ...seeded, extraTrials: [...(seeded.extraTrials ?? []), ...added] };
    }
    const costUsd = this.#spent === undefined ? undefined : this.#spent - before;
    return { ...seeded, seeding: { asked: runCount, made, tests: keys.size, costUsd, why } };
  }

  async #again({
    purpose,
    ...what
  }: Omit<WhatToRun, 'name'> & { readonly purpose: string }): Promise<Rerun | 'cancelled'> {
    const { budgetUsd } = this.#inputs;
    if (budgetUsd !== undefined && (this.#spent ?? 0) >= budgetUsd) return { why: 'the budget is spent' };
    this.#starts += 1;
    const rerun = await this.#runs.rerun({ name: `${this.#starts}-${purpose}`, ...what });
    const cost = rerun !== 'cancelled' && 'results' in rerun ? costOf(rerun.results) : undefined;
    if (cost !== undefined) this.#spent = (this.#spent ?? 0) + cost;
    return rerun;
  }
}

function costOf(results: readonly TestResult[]): number | undefined {
  const { costUsd, graderCostUsd } = summarize({ results: [...results], planned: 0 });
  return costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
}
