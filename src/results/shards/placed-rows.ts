import { isReused, resultKey, type TestNames, type TestResult } from '../../model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../model/run/shard-plan.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { once } from '../../shared/once.ts';
import { countAndNames, type Part, type ShardResults } from './shard-results.ts';

/** The tests of a plan, by the names that rows have. */
export class PlannedTests {
  readonly #plan: ShardPlan;
  readonly #positions: () => Positions;
  readonly #byShard: ReadonlyMap<number, readonly number[]>;

  constructor(plan: ShardPlan) {
    this.#plan = plan;
    this.#positions = once(() => positionsOf(plan.tests));
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

  all(): readonly PlannedTest[] {
    return this.#plan.tests;
  }

  at(position: number): PlannedTest | undefined {
    return this.#plan.tests[position];
  }

  /** The trials of a test that a shard runs. */
  partAt(position: number | undefined, shard: number): Part | undefined {
    return position === undefined ? undefined : this.at(position)?.parts.find((part) => part.shard === shard);
  }

  /** The trials that a shard runs, by test. */
  partsOf(shard: number): readonly Part[] {
    return this.ofShard(shard).flatMap((position) => this.partAt(position, shard) ?? []);
  }

  /** Its index is its position, if its result was read for this plan. */
  positionOf(test: TestNames & Partial<Pick<TestResult, 'index'>>): number | undefined {
    const { index } = test;
    if (index !== undefined && isSameTest(test, this.at(index))) return index;
    return this.#positions().get(suiteOf(test))?.get(test.testId);
  }
}

/** By suite, and by the id of the test: an own text for each of 100,000 tests would take half as much as the plan. */
type Positions = ReadonlyMap<string, ReadonlyMap<string, number>>;

function positionsOf(tests: readonly PlannedTest[]): Positions {
  const bySuite = new Map<string, Map<string, number>>();
  for (const [position, test] of tests.entries()) {
    const key = suiteOf(test);
    const own = bySuite.get(key) ?? new Map<string, number>();
    bySuite.set(key, own.set(test.testId, position));
  }
  return bySuite;
}

/** A suite on a target, as text. */
const suiteOf = ({ suite, suiteFile, target }: TestNames): string =>
  resultKey({ suite, suiteFile, target, testId: '' });

const isSameTest = (one: TestNames, other: TestNames | undefined): boolean =>
  one.testId === other?.testId &&
  one.target === other.target &&
  one.suite === other.suite &&
  one.suiteFile === other.suiteFile;

interface PlacedRows {
  /** By the part of the trials that they have. */
  readonly rows: ReadonlyMap<Part, TestResult>;
  /** What is in the rows and not in the plan: sentences. */
  readonly problems: readonly string[];
}

/** Places the rows of a shard. Rows that the plan does not give to this shard are problems, and count nowhere. */
export function placedRows({ name, index, results }: ShardResults, tests: PlannedTests): PlacedRows {
  const rows = new Map<Part, TestResult>();
  const foreign = new Map<string, string[]>();
  for (const result of results) {
    const position = tests.positionOf(result);
    const test = position === undefined ? undefined : tests.at(position);
    const part = tests.partAt(position, index);
    const isTwice = part !== undefined && rows.has(part);
    const why = whyForeign(result, test, part) ?? (isTwice ? TWICE : undefined);
    if (why === undefined && part !== undefined) rows.set(part, result);
    else {
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
