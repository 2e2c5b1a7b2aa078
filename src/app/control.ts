import { join } from 'node:path';
import { type Control, controlsFor } from '../gate/controls.ts';
import { messageOf, type Problem } from '../model/errors.ts';
import { type RunResult, resultKey, type TestResult } from '../model/result.ts';
import { summarize } from '../results/summarize.ts';
import { listed } from '../shared/did-you-mean.ts';
import { plural } from '../shared/text.ts';
import { type BaseTree, UNKNOWN_COMMIT } from './base-tree.ts';
import type { BeforeRun } from './before-run.ts';
import type { OpenBeside } from './beside.ts';
import { pairingOf } from './decide.ts';
import { evaluate } from './evaluate.ts';
import type { Inputs } from './inputs.ts';
import type { LaidOut } from './laid-out.ts';
import type { Progress } from './progress.ts';
import { besideOn, inputsThere, suitesThere } from './run-beside.ts';
import type { World } from './world.ts';

/** A run as it was made, and where its files lie. */
export interface Made {
  readonly run: RunResult;
  readonly folder: string;
}

/** Suspects are run on the base commit while they are run again, where that was asked for (gate.md O6). */
export const controlsBeside = ({ inputs }: Pick<BeforeRun, 'inputs'>, tree: BaseTree): OpenBeside | undefined =>
  inputs.control === 'off' || inputs.dryRun ? undefined : besideOn(tree);

/**
 * Runs on the base commit what this run still has doubts about (gate.md O6): whole suites, and suspects that could not be
 * run there while they were run again. Gives the run with what came of it. Nothing happens unless it was asked for and is
 * needed; where it cannot be done, the run says why and is judged without.
 */
export async function withControls(made: Made, before: BeforeRun, tree: BaseTree, world: World): Promise<RunResult> {
  const { run } = made;
  const { inputs, gate, baseline, quarantine } = before;
  if (inputs.control === 'off' || run.dryRun || !run.complete || world.signal.aborted) return run;
  const wanted = controlsFor(pairingOf(run, { baseline, quarantine }), gate);
  if (wanted.length === 0) return run;
  const outcome = await measured(wanted, made, { inputs, tree }, world);
  const controls = [...(run.controls ?? []), ...outcome.results];
  return {
    ...run,
    ...(controls.length > 0 && { controls }),
    warnings: [...run.warnings, ...(outcome.missing === undefined ? [] : [notRun(outcome.missing, controls)])],
  };
}

/** What was measured, and why not all of it was. */
interface Outcome {
  readonly results: readonly TestResult[];
  readonly missing?: Missing | undefined;
}

interface Missing {
  readonly why: string;
  readonly hint?: string | undefined;
}

const nothing = (why: string, hint?: string): Outcome => ({ results: [], missing: { why, hint } });

const notRun = ({ why, hint }: Missing, controls: readonly TestResult[]): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `${controls.length === 0 ? 'Nothing' : 'Not all that is in doubt'} was run on the base commit: ${why}`,
  ...(hint !== undefined && { hint }),
});

const TELL_COMMIT = 'Evidence that runs on GitHub leave names its commits; so do events of pull requests.';
const DEEPEN = 'Check out the repository with its history (fetch-depth: 0), or set control to "off".';

async function measured(
  wanted: readonly Control[],
  { run, folder }: Made,
  { inputs, tree }: { readonly inputs: Inputs; readonly tree: BaseTree },
  world: World,
): Promise<Outcome> {
  const left = leftOf(inputs, run);
  if (typeof left === 'string') return nothing(left);
  const laid = await tree.lay(world.signal);
  if (typeof laid === 'string') return nothing(laid, laid === UNKNOWN_COMMIT ? TELL_COMMIT : DEEPEN);
  const suites = await suitesThere(
    wanted.map(({ test }) => test.suiteFile),
    { ...laid, inputs, files: world.files },
  );
  const possible = wanted.filter(({ test }) => suites.includes(test.suiteFile));
  const missing = missingSuites(wanted, possible, laid);
  if (possible.length === 0) return { results: [], missing };
  world.log.info(`Running ${plural('test', possible.length)} on the base commit ${laid.sha.slice(0, 10)}`);
  const asked: Inputs = { ...inputsThere(inputs, suites), ...left, outputDirectory: join(folder, 'control') };
  const only = new Map(possible.map(({ test, trials }) => [resultKey(test), trials]));
  try {
    const { run: control } = await evaluate(asked, { ...world, cwd: laid.cwd }, silent, { only });
    return { results: control.results, missing };
  } catch (error) {
    return nothing(`its evals cannot be run: ${messageOf(error)}`);
  }
}

function missingSuites(
  wanted: readonly Control[],
  possible: readonly Control[],
  { sha }: Pick<LaidOut, 'sha'>,
): Missing | undefined {
  const names = wanted.filter((each) => !possible.includes(each)).map(({ test }) => test.suiteFile);
  return names.length === 0
    ? undefined
    : { why: `the commit ${sha.slice(0, 10)} has no ${listed([...new Set(names)])}` };
}

/** What is left of the run's own limits. */
function leftOf(
  { budgetUsd, timeoutMinutes }: Inputs,
  run: RunResult,
): Pick<Inputs, 'budgetUsd' | 'timeoutMinutes'> | string {
  const { costUsd = 0, graderCostUsd = 0 } = summarize(run);
  const since = [...(run.confirmations ?? []), ...(run.controls ?? [])];
  const aside = summarize({ ...run, results: since, planned: 0 });
  const spent = costUsd + graderCostUsd + (aside.costUsd ?? 0) + (aside.graderCostUsd ?? 0);
  const seeds = run.seeding?.costUsd ?? 0;
  const money = budgetUsd === undefined ? undefined : budgetUsd - spent - seeds;
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
