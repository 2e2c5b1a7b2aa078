import type { PlannedTest, ShardPlan } from '../../src/model/run/shard-plan.ts';

/** A test of `evals/greetings.eval.yaml` on the target `support-agent`, with one trial on the first shard. */
export const aPlannedTest = (testId: string, given: Partial<PlannedTest> = {}): PlannedTest => ({
  suite: 'greetings',
  suiteFile: `evals/${given.suite ?? 'greetings'}.eval.yaml`,
  testId,
  target: 'support-agent',
  trials: 1,
  expectedMs: 1000,
  parts: [{ shard: 1, from: 0, trials: given.trials ?? 1 }],
  ...given,
});

/** A plan of these tests, without a baseline; its shards are those that the tests name. */
export function aShardPlan(tests: readonly PlannedTest[], given: Partial<ShardPlan> = {}): ShardPlan {
  const parts = tests.flatMap((test) => test.parts);
  const count = Math.max(1, ...parts.map(({ shard }) => shard));
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version: '1.0.0-dev' },
    commit: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
    key: 'Evals',
    inputs: {},
    given: [],
    policy: { gate: {}, isChange: false, quarantine: [] },
    baseline: { kind: 'none', why: 'the baseline is "none"', isChosen: true },
    files: [],
    tests: [...tests],
    shards: Array.from({ length: count }, (_, at) => {
      const own = parts.filter(({ shard }) => shard === at + 1);
      const trials = own.reduce((sum, part) => sum + part.trials, 0);
      return { index: at + 1, ms: 1000 * trials, durationMs: 1000 * trials, tests: own.length, trials, confirm: 20 };
    }),
    maxParallel: count,
    warnings: [],
    forecast: {
      calls: tests.length,
      judgeCalls: 0,
      durationMs: 1000,
      oneMachineMs: 1000 * tests.length,
      longestTrialMs: 1000,
      why: 'given',
      testsWithoutCost: tests.length,
      timedTests: 0,
    },
    ...given,
  };
}
