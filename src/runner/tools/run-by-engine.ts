import { join } from 'node:path';
import { openBaseTree } from '../../baseline/base-checkout.ts';
import type { EngineSettings } from '../../config/engine.ts';
import type { RunToDecide } from '../../config/gate-inputs.ts';
import {
  decidingInputs,
  type InputName,
  type Inputs,
  type RunOptions,
  reportingInputs,
} from '../../config/settings.ts';
import type { NotRerun } from '../../gate/rule.ts';
import { countedLabels } from '../../graders/people/counted-labels.ts';
import { withAgreement } from '../../graders/people/run-agreement.ts';
import { anError, aWarning, type Problem, userError } from '../../model/errors.ts';
import type { ExtraTrial, RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { kebab, plural } from '../../model/text/text.ts';
import { sumOfKnown } from '../../model/values/sums.ts';
import { recordLine } from '../../results/record.ts';
import { withoutBlame } from '../../results/result-of.ts';
import { pairedWith } from '../../results/run-folder/extra-trials-files.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { summarize } from '../../results/summarize.ts';
import { findRepository } from '../../suites/discover.ts';
import { baselineContextOf, type SeedingWish } from '../pipeline/baseline-context.ts';
import { comparedWith, type PipelineInputs, withWarnings } from '../pipeline/gate-inputs.ts';
import { workingDirectory } from '../pipeline/prepare.ts';
import { type RunTimeLimit, withTimeLimit } from '../pipeline/run-deadline.ts';
import { environmentInfo, flagsOf, runFolder } from '../pipeline/run-session.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { confirmByTool } from './confirm-command.ts';
import { findTool } from './find-tool.ts';
import { importsOf, ToolRuns, type WhatToRun } from './tool-runs.ts';

/** Settings that a run by another tool follows. */
const USED: readonly string[] = [
  ...['engine', 'evals', 'trials', 'seedBaseline', 'control', 'matrixJobs', 'budgetUsd', 'timeoutMinutes'],
  ...['experiment', 'outputDirectory', 'workingDirectory', 'allowUntrustedCode'],
  ...decidingInputs,
  ...reportingInputs,
];

/** Throws a `UserError` for settings that the tool does not get: they would be ignored. */
function refuseUnused(inputs: Inputs, settings: EngineSettings): void {
  const unused = [
    ...inputs.explicitInputs.filter((name: InputName) => !USED.includes(name)).map(kebab),
    ...(inputs.transcript === undefined ? [] : ['--transcript']),
    ...(inputs.recordReplay === undefined ? [] : ['--record-replay']),
    ...(inputs.only === undefined ? [] : ['--last-failed']),
    ...(settings.run !== undefined && inputs.evals.length > 0 ? ['evals'] : []),
  ];
  if (unused[0] === undefined) return;
  throw userError('INPUT_INVALID', `${unused[0]} has no effect on suites that another tool runs`, {
    hint: 'Remove it, or set it in the configuration, the command or the arguments of the tool: engine: pytest -n 4.',
  });
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

  const folder = runFolder(inputs, cwd, time.startedAt);
  const { attempts, unreadable, gateInputs } = await comparedWith(
    { policy, job },
    {
      plan: { steps: [] },
      isOfSameSuites: (run) => JSON.stringify(run.engine) === JSON.stringify(engine),
      imports: importsOf(tool, runtime),
    },
    runtime,
  );
  await using base = openBaseTree(baseSha, gateInputs.baseline, runtime);
  const context = baselineContextOf(gateInputs, runtime.env, isEvidenceStored);

  await using _claim = await files.claim(folder, runtime.signal);
  const runs = new ToolRuns(tool, { inputs, cwd, root, folder, base, runtime: time.runtime });
  const measured = await runs.runAll();
  const flags = flagsOf(inputs, cwd);
  const first: RunResult = {
    ...(measured ?? { ...NOTHING, stopped: time.why }),
    startedAt: new Date(time.startedAt).toISOString(),
    engine,
    flags: flags.length > 0 ? flags : undefined,
    missingSecrets,
    earlier: attempts.length > 0 ? [...attempts] : undefined,
    environment: environmentInfo(runtime, 0),
    results: withoutBlame(measured?.results ?? [], missingSecrets),
  };
  const isEmpty = measured?.results.length === 0 && first.unreadable === undefined;
  const none = anError('NOTHING_MATCHED', `${tool.name} ran no test`);
  const errors = [...(first.unreadable ?? []), ...unreadable, ...(isEmpty ? [none] : [])];
  const run = errors.length === 0 ? first : { ...first, complete: false, unreadable: errors };
  await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(''));
  const tests = run.results.length;
  progress.planned(
    { tests, suites: [...new Set(run.results.map(({ suite }) => suite))], tool: tool.name },
    run.warnings,
  );
  for (const [at, result] of run.results.entries()) progress.finished(result, { done: at + 1, total: tests });

  const again = repeating(runs, run, inputs.budgetUsd);
  const { deciding } = context;
  const hasControls = base !== undefined && inputs.control !== 'off';
  const confirming = {
    name: tool.name,
    takesIds: settings.rerun?.includes('{tests}') ?? false,
    selectsTests: runs.selectsTests,
    rerun: (tests: readonly TestResult[]) => again({ purpose: 'rerun', tests }),
    control: hasControls
      ? (tests?: readonly TestResult[]) => again({ purpose: 'control', tests, checkout: 'base' })
      : undefined,
  };
  const mayConfirm = deciding !== undefined && run.complete && runs.canRerun;
  const confirmed = mayConfirm ? await confirmByTool(run, { deciding, tool: confirming }, time.runtime) : run;
  const seeded =
    context.seeding === undefined || !confirmed.complete
      ? confirmed
      : await seed(confirmed, context.seeding, { again, time, name: tool.name });
  for (const trial of seeded.extraTrials ?? []) progress.extraTrial(trial);
  const labels = await countedLabels(policy, { cwd, files });
  return {
    folder,
    gateInputs,
    run: {
      ...withWarnings(withAgreement(seeded, inputs, labels), [
        ...gateInputs.warnings,
        ...unknownCosts(run, tool.name, inputs),
      ]),
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

/** Runs tests once more, unless the budget is spent: the first run and all repetitions count. */
function repeating(runs: ToolRuns, { results }: RunResult, budgetUsd: number | undefined) {
  let spentUsd = costOf(results) ?? 0;
  let starts = 0;
  return async ({ purpose, ...what }: Omit<WhatToRun, 'name'> & { readonly purpose: string }) => {
    if (budgetUsd !== undefined && spentUsd >= budgetUsd) return { why: 'the budget is spent' };
    starts += 1;
    const rerun = await runs.rerun({ name: `${starts}-${purpose}`, ...what });
    if (rerun !== 'cancelled' && 'results' in rerun) spentUsd += costOf(rerun.results) ?? 0;
    return rerun;
  };
}

/** Runs the tests without a baseline again, one whole run after the other. */
async function seed(
  run: RunResult,
  { runCount, isStored, without }: SeedingWish,
  { again, time, name }: { again: ReturnType<typeof repeating>; time: RunTimeLimit; name: string },
): Promise<RunResult> {
  if (!isStored) return { ...run, seeding: { asked: runCount, made: 0, tests: 0 } };
  const keys = without(run);
  if (keys.size === 0) return run;
  const tests = plural('test', keys.size);
  time.runtime.log.info(`Running ${tests} without a baseline ${plural('more time', runCount - 1)}`);
  const indexes = new Map(run.results.map((result) => [resultKey(result), result.index]));
  const added: ExtraTrial[] = [];
  /** Also of tests that need no trials: the tool runs all of them. */
  const paid: TestResult[] = [];
  let why: string | undefined;
  let made = 1;
  for (; made < runCount; made += 1) {
    const rerun = await again({ purpose: 'seed' });
    const results = rerun === 'cancelled' || 'why' in rerun ? [] : pairedWith(run, rerun.results).results;
    if (rerun !== 'cancelled' && 'results' in rerun) paid.push(...rerun.results);
    const wanted = results.filter((result) => keys.has(resultKey(result)));
    if (rerun === 'cancelled') why = time.why === 'deadline' ? 'the time was over' : 'the run was cancelled';
    else if ('why' in rerun) why = rerun.why;
    else if (wanted.length < keys.size) why = `${name} did not run all tests again`;
    if (why !== undefined) break;
    for (const result of wanted) {
      const index = indexes.get(resultKey(result)) ?? 0;
      added.push({ purpose: 'seed', checkout: 'head', round: made, result: { ...result, index } });
    }
  }
  const costUsd = costOf(paid);
  const extraTrials = [...(run.extraTrials ?? []), ...added];
  return { ...run, extraTrials, seeding: { asked: runCount, made, tests: keys.size, costUsd, why } };
}

function unknownCosts({ results }: RunResult, name: string, { budgetUsd }: RunOptions): Problem[] {
  if (budgetUsd === undefined || results.length === 0 || costOf(results) !== undefined) return [];
  return [aWarning('UNUSED', `budget-usd has no effect: the results of ${name} have no costs`)];
}

function costOf(results: readonly TestResult[]): number | undefined {
  const { costUsd, graderCostUsd } = summarize({ results: [...results], planned: 0 });
  return sumOfKnown([costUsd, graderCostUsd]);
}
