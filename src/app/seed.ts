import { join } from 'node:path';
import type { Failure } from '../model/outcome.ts';
import type { Step } from '../model/plan.ts';
import { type RunResult, resultKey, resultKeyOf, type TestResult } from '../model/result.ts';
import type { Seeding } from '../model/seeding.ts';
import { recordLine } from '../results/record.ts';
import { summarize } from '../results/summarize.ts';
import { plural } from '../shared/text.ts';
import { type OtherSides, pairingOf } from './decide.ts';
import { runFiles } from './earlier-run.ts';
import { Engine } from './engine.ts';
import type { Inputs } from './inputs.ts';
import type { SeedRun } from './leave-evidence.ts';
import type { Prepared } from './prepare.ts';
import { type RunContext, runnable } from './run-plan.ts';

/** Says which tests have no history that one could begin, and how often they are run for one. */
export interface SeedingWish {
  readonly asked: number;
  /** Only a run that leaves evidence can begin a history. */
  readonly isKept: boolean;
  /** The tests, by their key in comparisons: all of a suite on a target of which nothing was measured in this way. */
  without(run: RunResult): ReadonlySet<string>;
}

/** What was asked for with `seed-baseline`; undefined where it means nothing, and where there is a history that cannot be read. */
export function seedingWish(
  { seedBaseline: asked, baseline, dryRun, testId }: Inputs,
  sides: OtherSides,
  isKept: boolean,
): SeedingWish | undefined {
  const isOff = asked === undefined || dryRun || testId.length > 0 || baseline.includes('none');
  if (isOff || sides.baseline.kind === 'unavailable') return undefined;
  // Those who leave nothing are told who will, where there is nothing at all.
  if (!isKept && sides.baseline.kind !== 'none') return undefined;
  return { asked, isKept, without: (run) => withoutHistory(run, sides) };
}

function withoutHistory(run: RunResult, sides: OtherSides): Set<string> {
  const { tests } = pairingOf(run, sides);
  const suiteOf = ({ suiteFile, suite, target }: (typeof tests)[number]) => JSON.stringify([suiteFile, suite, target]);
  const known = new Set(
    tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? suiteOf(test) : [])),
  );
  return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(resultKey));
}

/** What came of it: the runs beside that of the results, and what there is to say. */
export interface Seeded {
  readonly seeds: readonly SeedRun[];
  readonly seeding?: Seeding | undefined;
}

/**
 * Runs what has no history as often as was asked for, one whole run after the other (gate.md §2.9). A run that is not
 * whole, because time or money were over, is none, and nothing of the results is missing for it.
 */
export async function seed(
  prepared: Prepared,
  run: RunResult,
  wish: SeedingWish | undefined,
  context: RunContext,
): Promise<Seeded> {
  if (wish === undefined || !run.complete || context.signal.aborted) return { seeds: [] };
  const { asked } = wish;
  if (!wish.isKept) return { seeds: [], seeding: { asked, made: 0, tests: 0 } };
  const wanted = wish.without(run);
  const steps = runnable(prepared.plan.steps).filter((step) => wanted.has(resultKeyOf(step)));
  if (steps.length === 0) return { seeds: [] };
  context.log.info(
    `${plural('test', steps.length)} without a history: run ${plural('more time', asked - 1)} (seed-baseline)`,
  );
  await using journal = await context.files.openJournal(join(context.folder, runFiles.seeds));
  const keep = async (result: TestResult): Promise<TestResult> => {
    const clean = context.withoutSecrets(result);
    await journal.append(recordLine(clean));
    return clean;
  };
  const seeds: SeedRun[] = [];
  let why: string | undefined;
  for (let round = 1; round < asked && why === undefined; round += 1) {
    const startedAt = new Date(context.clock.now()).toISOString();
    const results = await oneRun(prepared, steps, round, context, keep);
    why = whyNotWhole(results, steps, context);
    if (why === undefined) seeds.push({ startedAt, results });
  }
  return {
    seeds,
    seeding: { asked, made: seeds.length + 1, tests: steps.length, ...costOf(run, seeds), ...(why && { why }) },
  };
}

/** Everything anew, as another run would have it; only what was answered is asked under other numbers. */
async function oneRun(
  prepared: Prepared,
  steps: readonly Step[],
  round: number,
  context: RunContext,
  keep: (result: TestResult) => Promise<TestResult>,
): Promise<TestResult[]> {
  const admission = context.admission.beside;
  const engine = new Engine(prepared, steps, context.inputs, { ...context, admission, progress: { started() {} } });
  const results: TestResult[] = [];
  try {
    await engine.run(steps, {
      keep: async (result) => void results.push(await keep(result)),
      results,
      from: ({ trials }) => round * trials.count,
    });
  } finally {
    await engine.close();
  }
  return results;
}

/** Tests that were refused are no measurement, and half a run says little of how runs differ. */
function whyNotWhole(
  results: readonly TestResult[],
  steps: readonly Step[],
  { signal, whyAborted }: Pick<RunContext, 'signal' | 'whyAborted'>,
): string | undefined {
  if (signal.aborted || results.length < steps.length) {
    return whyAborted() === 'deadline' ? 'the time was over' : 'the run was cancelled';
  }
  const refused = results.flatMap((result) => (result.status === 'execution_error' ? result.failure.reason : []));
  const reason = refused.find((each) => REFUSED.includes(each));
  if (reason === undefined) return undefined;
  return reason === 'budget_exceeded' ? 'the budget was spent' : 'nothing more was asked after errors';
}

const REFUSED: readonly Failure['reason'][] = ['budget_exceeded', 'error_threshold_exceeded'];

function costOf(run: RunResult, seeds: readonly SeedRun[]): Pick<Seeding, 'costUsd'> {
  const { costUsd, graderCostUsd } = summarize({
    ...run,
    results: seeds.flatMap(({ results }) => [...results]),
    planned: 0,
  });
  return costUsd === undefined && graderCostUsd === undefined ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}
