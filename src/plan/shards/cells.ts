import type { Plan } from '../../model/run/plan.ts';
import { resultKey } from '../../model/run/result.ts';
import type { PlannedTest } from '../../model/run/shard-plan.ts';

type Part = PlannedTest['parts'][number];

/**
 * The steps that a shard runs, with its trials of them. `tests` are those of the plan: a test has the position of its
 * step.
 */
export function stepsOfShard(steps: Plan['steps'], tests: readonly PlannedTest[], shard: number): Plan['steps'] {
  return steps.flatMap((step) => {
    const test = tests[step.index];
    const part = test && partOf(test, shard);
    if (test === undefined || part === undefined) return [];
    if (step.kind !== 'run' || test.parts.length === 1) return [step];
    const trials = { ...step.trials, count: part.trials };
    return [{ ...step, trials, part: { first: part.from, of: test.trials } }];
  });
}

/** The tests of a shard that have trials in other shards too, and whether it has the first of them. */
export function dividedTests(tests: readonly PlannedTest[], shard: number): Map<string, 'first' | 'later'> {
  return new Map(
    tests.flatMap((test) => {
      const part = test.parts.length > 1 ? partOf(test, shard) : undefined;
      return part === undefined ? [] : [[resultKey(test), part.from === 0 ? 'first' : 'later'] as const];
    }),
  );
}

/** How many cells a shard has: planned trials of a test on a target. */
export const cellsOf = (tests: readonly PlannedTest[], shard: number): number =>
  tests.reduce((sum, test) => sum + trialsIn(test, shard), 0);

/** The planned trials of a test that a shard runs. */
export const trialsIn = (test: PlannedTest | undefined, shard: number): number =>
  (test && partOf(test, shard)?.trials) ?? 0;

const partOf = ({ parts }: PlannedTest, shard: number): Part | undefined => parts.find((part) => part.shard === shard);
