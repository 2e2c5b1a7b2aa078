import { join, relative } from 'node:path';
import { type Control, controlsFor } from '../gate/controls.ts';
import { messageOf, type Problem } from '../model/errors.ts';
import type { Baseline } from '../model/evidence.ts';
import { type RunResult, resultKey, type TestResult } from '../model/result.ts';
import { summarize } from '../results/summarize.ts';
import { plural } from '../shared/text.ts';
import { findRepository } from '../suites/discover.ts';
import { checkOutBase } from './base-checkout.ts';
import type { BeforeRun } from './before-run.ts';
import { pairingOf } from './decide.ts';
import { evaluate } from './evaluate.ts';
import type { Inputs } from './inputs.ts';
import type { Progress } from './progress.ts';
import type { World } from './world.ts';

/** A run as it was made, and where its files lie. */
export interface Made {
  readonly run: RunResult;
  readonly folder: string;
}

/**
 * Runs on the base commit what this run has doubts about (gate.md O6), and gives the run with what came of it. Nothing
 * happens unless it was asked for and is needed; where it cannot be done, the run says why and is judged without.
 */
export async function withControls(made: Made, before: BeforeRun, world: World): Promise<RunResult> {
  const { run } = made;
  const { inputs, gate, baseline, quarantine } = before;
  if (inputs.control === 'off' || run.dryRun || !run.complete || world.signal.aborted) return run;
  const wanted = controlsFor(pairingOf(run, { baseline: baseline.baseline, quarantine }), gate);
  if (wanted.length === 0) return run;
  const outcome = await measured(wanted, made, before, world);
  if (typeof outcome !== 'string') return { ...run, controls: [...outcome] };
  const problem: Problem = {
    code: 'UNUSED',
    severity: 'warning',
    message: `Nothing was run on the base commit: ${outcome}`,
    hint: 'Check out the repository with its history (fetch-depth: 0), or set control to "off".',
  };
  return { ...run, warnings: [...run.warnings, problem] };
}

async function measured(
  wanted: readonly Control[],
  { run, folder }: Made,
  { inputs, baseline, baseSha }: BeforeRun,
  world: World,
): Promise<readonly TestResult[] | string> {
  const sha = baseSha ?? newestSha(baseline.baseline);
  if (sha === undefined) return 'nobody says which commit that is';
  const left = leftOf(inputs, run);
  if (typeof left === 'string') return left;
  const { cwd, git, files, log, signal } = world;
  const root = await findRepository(cwd, files);
  const base = await checkOutBase(sha, { git, files, root }, signal);
  if (typeof base === 'string') return base;
  await using checkout = base;
  log.info(`Running ${plural('test', wanted.length)} on the base commit ${sha.slice(0, 10)}`);
  const there = join(checkout.path, relative(root, cwd));
  const asked: Inputs = {
    ...inputs,
    ...left,
    evals: [...new Set(wanted.map(({ test }) => test.suiteFile))],
    outputDirectory: join(folder, 'control'),
    resume: undefined,
    retryErrors: undefined,
    rerunFailed: false,
    testId: [],
    cache: ['judge'],
    reuse: 'off',
  };
  const only = new Map(wanted.map(({ test, trials }) => [resultKey(test), trials]));
  try {
    const { run: control } = await evaluate(asked, { ...world, cwd: there }, silent, { only });
    return control.results;
  } catch (error) {
    return `its evals cannot be run: ${messageOf(error)}`;
  }
}

/** The commit of the newest trial that is known. */
function newestSha(baseline: Baseline): string | undefined {
  if (baseline.kind !== 'found') return undefined;
  const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
  const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
  return known.reduce<(typeof known)[number] | undefined>(
    (newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest),
    undefined,
  )?.sha;
}

/** What is left of the run's own limits. */
function leftOf(
  { budgetUsd, timeoutMinutes }: Inputs,
  run: RunResult,
): Pick<Inputs, 'budgetUsd' | 'timeoutMinutes'> | string {
  const { costUsd = 0, graderCostUsd = 0 } = summarize(run);
  const { judgeNoise: _, ...others } = run;
  const again = summarize({ ...others, results: run.confirmations ?? [], planned: 0 });
  const spent = costUsd + graderCostUsd + (again.costUsd ?? 0) + (again.graderCostUsd ?? 0);
  const money = budgetUsd === undefined ? undefined : budgetUsd - spent;
  const minutes = timeoutMinutes === undefined ? undefined : timeoutMinutes - run.durationMs / 60_000;
  if (money !== undefined && money <= 0) return 'the budget is spent';
  if (minutes !== undefined && minutes <= 0) return 'the time is over';
  return { budgetUsd: money, timeoutMinutes: minutes };
}

const silent: Progress = {
  planned() {},
  started() {},
  finished() {},
  confirming() {},
  confirmed() {},
  ended() {},
};
