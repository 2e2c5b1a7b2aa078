import { gateSettings, mostSuspects } from '../../gate/settings.ts';
import { userError } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import { resultKey, resultKeyOf } from '../../model/run/result.ts';
import type { PlannedTest } from '../../model/run/shard-plan.ts';
import type { Shares } from '../../plan/shards/pinned-tests.ts';
import { budgetShares, mostWithBudget, requestShares } from '../../plan/shards/shares.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Basis } from '../pipeline/basis.ts';
import type { ExpectedCalls } from './expected-calls.ts';

/** A limit of requests per minute, and the calls of a run that it applies to. */
export interface LimitedCalls {
  readonly name: string;
  readonly perMinute: number;
  /** How long they take at least. */
  readonly minutes: number;
  /** The calls of one trial of each test, by its `resultKey`. */
  readonly callsOf: ReadonlyMap<string, number>;
}

export function limitedCalls(
  steps: readonly Step[],
  callsOf: (step: Step) => ExpectedCalls,
  limits: Inputs['requestsPerMinute'] = {},
): LimitedCalls[] {
  return Object.entries(limits).map(([name, perMinute]) => {
    const calls = steps.map((step) => ({ step, count: callsOf(step).under(name) }));
    const all = calls.reduce((sum, { step, count }) => sum + step.trials.count * count, 0);
    return {
      name,
      perMinute,
      minutes: all / perMinute,
      callsOf: new Map(calls.map(({ step, count }) => [resultKeyOf(step), count])),
    };
  });
}

/**
 * Suspected regressions that each shard may re-run at least, and together as a multiple of those of the whole run. With
 * fewer, chance failures that lie together in one shard would leave tests that are not re-run, and the run would warn.
 */
const LEAST_CONFIRMED = 10;
const SPARE = 2;

interface Sharing {
  readonly shards: number;
  readonly basis: Pick<Basis, 'inputs' | 'gate'>;
  readonly limited: readonly LimitedCalls[];
}

/** What each shard may spend and ask, by what it is expected to need, and how many regressions it may re-run. */
export function sharesOf(
  tests: readonly PlannedTest[],
  { shards, basis: { inputs, gate }, limited }: Sharing,
): Shares[] {
  const costs = perShard(tests, shards, costOf(tests));
  if (inputs.budgetUsd !== undefined) refuseSmallBudget(inputs.budgetUsd, costs);
  const budgets = inputs.budgetUsd === undefined ? undefined : budgetShares(inputs.budgetUsd, costs);
  const requests = limited.map(({ name, perMinute, callsOf }) => {
    const calls = perShard(tests, shards, (test) => callsOf.get(resultKey(test)) ?? 0);
    return { name, shares: requestShares(perMinute, calls) };
  });
  const confirm = mostOf(gate, shards);
  return Array.from({ length: shards }, (_, index) => ({
    confirm,
    ...(budgets !== undefined && { budgetUsd: budgets[index] ?? 0 }),
    ...(requests.length > 0 && {
      requests: Object.fromEntries(requests.map(({ name, shares }) => [name, shares[index] ?? 1])),
    }),
  }));
}

/** Shards without a share would run nothing, and the run would be invalid. */
function refuseSmallBudget(budgetUsd: number, costs: readonly number[]): void {
  const most = mostWithBudget(budgetUsd);
  const working = costs.filter((cost) => cost > 0).length;
  if (working <= most) return;
  throw userError('INPUT_INVALID', `The budget is too small for ${working} shards: each needs at least one cent`, {
    expected: `at least ${working / 100} for budget-usd`,
    found: String(budgetUsd),
    hint: `Raise budget-usd, or set shards to ${most} or auto.`,
  });
}

function mostOf(gate: Basis['gate'], shards: number): number {
  const settings = gateSettings.parse(gate);
  if (settings.confirm === 'off') return 0;
  return Math.max(LEAST_CONFIRMED, Math.ceil((SPARE * mostSuspects(settings)) / shards));
}

/** Not zero: a shard whose tests cost nothing needs a share, too. */
const LEAST_USD = 1e-9;

/** The cost of one trial. A test of unknown cost costs as much as the mean of the others; if all are unknown, they are equal. */
function costOf(tests: readonly PlannedTest[]): (test: PlannedTest) => number {
  const known = tests.flatMap(({ expectedUsd }) => expectedUsd ?? []);
  const mean = known.length === 0 ? 1 : known.reduce((sum, usd) => sum + usd, 0) / known.length;
  return ({ expectedUsd = mean, reused, broken }) =>
    reused === undefined && !broken ? Math.max(LEAST_USD, expectedUsd) : 0;
}

/** Sums of a figure of the trials of each shard. */
function perShard(tests: readonly PlannedTest[], shards: number, ofTrial: (test: PlannedTest) => number): number[] {
  const sums = Array.from({ length: shards }, () => 0);
  for (const test of tests) {
    const each = ofTrial(test);
    for (const { shard, trials } of test.parts) sums[shard - 1] = (sums[shard - 1] ?? 0) + trials * each;
  }
  return sums;
}
