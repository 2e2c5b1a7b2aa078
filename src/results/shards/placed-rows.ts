import { isReused, resultKey, type TestResult } from '../../model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../model/run/shard-plan.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { countAndNames, type Part, type ShardResults } from './shard-results.ts';

/** Where a row belongs: the position of its test in the plan, and its part of the trials. */
export interface Placed {
  readonly position: number;
  readonly part: Part;
  readonly result: TestResult;
}

/** The tests of a plan, by the names that rows have. */
export class PlannedTests {
  readonly #plan: ShardPlan;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #byShard: ReadonlyMap<number, readonly number[]>;

  constructor(plan: ShardPlan) {
    this.#plan = plan;
    this.#positions = new Map(plan.tests.map((test, position) => [resultKey(test), position]));
    const byShard = new Map<number, number[]>();
    for (const [position, { parts }] of plan.tests.entries()) {
      for (const { shard } of parts) {
        const own = byShard.get(shard);
        if (own === undefined) byShard.set(shard, [position]);
        else own.push(position);
      }
    }
    this.#byShard = byShard;
  }

  /** The number of shards of the plan. */
  get shards(): number {
    return this.#plan.shards.length;
  }

  /** The positions of the tests that a shard runs. */
  ofShard(shard: number): readonly number[] {
    return this.#byShard.get(shard) ?? [];
  }

  at(position: number): PlannedTest | undefined {
    return this.#plan.tests[position];
  }

  positionOf(result: TestResult): number | undefined {
    return this.#positions.get(resultKey(result));
  }
}

interface PlacedRows {
  readonly rows: readonly Placed[];
  /** What is in the rows and not in the plan: sentences. */
  readonly problems: readonly string[];
}

/** Places the rows of a shard. Rows that the plan does not give to this shard are problems, and count nowhere. */
export function placedRows({ name, index, results }: ShardResults, tests: PlannedTests): PlacedRows {
  const rows: Placed[] = [];
  const known = new Set<number>();
  const foreign = new Map<string, string[]>();
  for (const result of results) {
    const position = tests.positionOf(result);
    const test = position === undefined ? undefined : tests.at(position);
    const part = test?.parts.find(({ shard }) => shard === index);
    const why = whyForeign(result, test, part) ?? (known.has(position ?? -1) ? TWICE : undefined);
    if (why === undefined && position !== undefined && part !== undefined) {
      known.add(position);
      rows.push({ position, part, result });
    } else {
      const others = foreign.get(why ?? '') ?? [];
      others.push(result.testId);
      foreign.set(why ?? '', others);
    }
  }
  const problems = Array.from(foreign, ([why, ids]) => `${name} has results ${why} (${countAndNames(ids)})`);
  return { rows, problems };
}

const TWICE = 'of the same test more than once';

function whyForeign(result: TestResult, test: PlannedTest | undefined, part: Part | undefined): string | undefined {
  if (test === undefined) return 'of tests that the plan does not have';
  if (part === undefined) return `of tests that the plan gives to shard ${test.parts[0]?.shard}`;
  if (isReused(result)) {
    return result.reusedFrom === test.reused
      ? undefined
      : 'taken over from another commit, which the plan does not allow';
  }
  return hasItsTrials(result, part) ? undefined : 'with trials that the plan does not give to this shard';
}

/** Trials are numbered from 0 within the part, or as the plan numbers them. */
function hasItsTrials({ trials = [] }: TestResult, { from, trials: count }: Part): boolean {
  if (trials.length > count) return false;
  return trials.every(({ attempt }, at) => attempt === at) || trials.every(({ attempt }, at) => attempt === from + at);
}

/** Whether planned trials are missing, without a rule about trials or a budget that ended them. */
export function isShort(result: TestResult, part: Part): boolean {
  const { trials, aggregation, costLimited, status } = result;
  const count = trials?.length ?? 1;
  if (count >= part.trials || isReused(result) || costLimited === true) return false;
  if (aggregation?.strategy === 'pass_at_k') return !trials?.some(({ score }) => score >= PASS_MARK);
  // A test that could not start has one error for all of its trials.
  return trials !== undefined || status !== 'execution_error';
}
