import { expect, test } from 'vitest';
import type { Plan, Step } from '../../src/model/run/plan.ts';
import { cellsOf, dividedTests, stepsOfShard } from '../../src/plan/shards/cells.ts';
import { aPlannedTest } from '../support/shard-plans.ts';

const tests = [
  aPlannedTest('whole', { trials: 3, parts: [{ shard: 2, from: 0, trials: 3 }] }),
  aPlannedTest('divided', {
    trials: 5,
    parts: [
      { shard: 1, from: 0, trials: 3 },
      { shard: 2, from: 3, trials: 2 },
    ],
  }),
  aPlannedTest('broken', { parts: [{ shard: 1, from: 0, trials: 1 }], broken: true }),
];
const steps = tests.map(
  ({ testId, trials, broken }, index) =>
    ({
      kind: broken ? 'broken' : 'run',
      index,
      test: { id: testId },
      trials: { count: trials, strategy: 'mean' },
    }) as unknown as Step,
) satisfies Plan['steps'];

test('a shard has its tests at their positions, with its own trials of divided ones', () => {
  expect(stepsOfShard(steps, tests, 1)).toEqual([
    { ...steps[1], trials: { count: 3, strategy: 'mean' }, part: { first: 0, of: 5 } },
    steps[2],
  ]);
  expect(stepsOfShard(steps, tests, 2)).toEqual([
    steps[0],
    { ...steps[1], trials: { count: 2, strategy: 'mean' }, part: { first: 3, of: 5 } },
  ]);
  expect(stepsOfShard(steps, tests, 3)).toEqual([]);
});

test('every cell is in one shard', () => {
  expect([1, 2, 3].map((shard) => cellsOf(tests, shard))).toEqual([4, 5, 0]);
});

test('the part with the first trials of a test is known', () => {
  expect([...dividedTests(tests, 1).values()]).toEqual(['first']);
  expect([...dividedTests(tests, 2).values()]).toEqual(['later']);
});
