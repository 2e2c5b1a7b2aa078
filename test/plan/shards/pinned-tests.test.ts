import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../../src/model/run/plan.ts';
import { resultKeyOf } from '../../../src/model/run/result.ts';
import { pinnedShards, pinnedTests } from '../../../src/plan/shards/pinned-tests.ts';
import { planShards } from '../../../src/plan/shards/plan-shards.ts';
import { aStep } from '../../support/plan-steps.ts';

const SUITES = 3;

/** Tests of three suites on one target; some wait for the test before them. */
const plans = fc
  .array(
    fc.record({
      suite: fc.nat(SUITES - 1),
      trials: fc.integer({ min: 1, max: 9 }),
      ms: fc.integer({ min: 1, max: 600_000 }),
      waits: fc.boolean(),
      strategy: fc.constantFrom('mean', 'pass_at_k', 'confidence_interval'),
      isLimited: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((tests) => {
    const steps = tests.map(({ suite, trials, waits, strategy, isLimited }, at) => {
      const before = tests.findLastIndex((each, index) => index < at && each.suite === suite);
      const step = aStep(`t${at}`, {
        trials: { count: trials, strategy, ...(isLimited && { costLimitUsd: 1 }) } as never,
      });
      const path = `/repo/evals/${suite}.eval.yaml`;
      return {
        ...step,
        suite: { ...step.suite, name: `s${suite}`, file: `evals/${suite}.eval.yaml`, path },
        test: { ...step.test, dependsOn: waits && before >= 0 ? [`t${before}`] : [] },
      };
    });
    const durations = new Map(steps.map((step, at) => [resultKeyOf(step), [tests[at]?.ms ?? 0]]));
    return { plan: { steps, requirements: [] } satisfies Plan, durations };
  });

test('each trial is in exactly one shard, connected tests are in the same one, and equal input gives equal bytes', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 12 }), ({ plan, durations }, shards) => {
      const made = () => {
        const division = planShards(
          plan,
          { durations, costs: new Map() },
          {
            shards,
            most: 12,
            targetMs: 600_000,
            workers: 3,
            requestsMs: 0,
            kindOf: () => 'model',
            isOneAtATime: () => false,
            isReused: () => false,
          },
        );
        const tests = pinnedTests(plan, division, { reused: new Map(), canaries: new Map() });
        return { tests, shards: pinnedShards(tests, division, []) };
      };
      const { tests, shards: pinned } = made();
      for (const [at, { trials, parts, testId }] of tests.entries()) {
        expect(testId).toBe(plan.steps[at]?.test.id);
        let next = 0;
        for (const { from, trials: count } of parts) {
          expect(from).toBe(next);
          next += count;
        }
        expect(next).toBe(trials);
      }
      for (const [at, step] of plan.steps.entries()) {
        const { strategy, costLimitUsd } = step.trials;
        if (strategy === 'pass_at_k' || costLimitUsd !== undefined) expect(tests[at]?.parts).toHaveLength(1);
        for (const id of step.test.dependsOn) {
          const other = tests.find(({ testId }) => testId === id);
          expect([
            ...new Set([...(tests[at]?.parts ?? []), ...(other?.parts ?? [])].map(({ shard }) => shard)),
          ]).toHaveLength(1);
        }
      }
      const planned = pinned.reduce((sum, { trials }) => sum + trials, 0);
      expect(planned).toBe(plan.steps.reduce((sum, step) => sum + step.trials.count, 0));
      expect(JSON.stringify(made())).toBe(JSON.stringify({ tests, shards: pinned }));
    }),
    { seed: 1, numRuns: 150 },
  );
});
