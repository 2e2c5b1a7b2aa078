import { describe, expect, test } from 'vitest';
import type { EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, decide, found, many } from '../support/evidence.ts';

type Values = Pick<EvidenceTrial, 'costUsd' | 'durationMs'>;
const earlierRuns = ({ of = 12, ...values }: Values & { of?: number }) => ({
  ...aPool({}),
  tests: Object.keys(many(of, '')).map((testId) => ({
    testId,
    trials: Array.from({ length: 5 }, (_, run) => aPast(true, run, values)),
  })),
});
const judged = (before: Values, now: Values, settings = {}) => {
  const results = Object.keys(many(12, '')).map((testId) => aResult({ testId, ...now }));
  return decide({ run: aRun(results), baseline: found(earlierRuns(before)) }, settings);
};

describe('the cost of a suite', () => {
  test('beyond its limit fails the run', () => {
    const { verdict, comparison } = judged({ costUsd: 0.02 }, { costUsd: 0.03 }, { maxCostIncrease: 0.25 });
    expect(comparison.suites[0]?.increases).toMatchObject([
      { of: 'cost', share: expect.closeTo(0.5), tests: 12, ceiling: 0.25, exceeded: true, p: 0.0001 },
    ]);
    expect(verdict).toMatchObject({
      kind: 'fail',
      headline: 'greetings costs 50% more (limit 25%). Compared 12 of 12 tests.',
      reasons: [
        {
          rule: 'increase',
          message: 'greetings on support-agent costs 50% more than the baseline (limit 25%, p < 0.001)',
        },
      ],
    });
  });

  test('is only reported without a limit, and within it', () => {
    for (const settings of [{}, { maxCostIncrease: 0.5 }]) {
      const { verdict, comparison } = judged({ costUsd: 0.02 }, { costUsd: 0.03 }, settings);
      expect(comparison.suites[0]?.increases).toMatchObject([{ of: 'cost', exceeded: false }]);
      expect(verdict.kind).toBe('pass');
    }
  });

  test('beyond its limit by chance fails nothing', () => {
    const [once, ...others] = earlierRuns({ costUsd: 0.02 }).tests;
    const swinging = (once?.trials ?? []).map((trial, run) => ({ ...trial, costUsd: run === 0 ? 1 : 0.02 }));
    const tests = [{ testId: 't0', trials: swinging }, ...others];
    const results = Object.keys(many(12, '')).map((testId, at) => aResult({ testId, costUsd: at === 0 ? 1 : 0.02 }));
    const sides = { run: aRun(results), baseline: found({ ...aPool({}), tests }) };
    const { verdict, comparison } = decide(sides, { maxCostIncrease: 0.25 });
    expect(comparison.suites[0]?.increases[0]).toMatchObject({ exceeded: false, ceiling: 0.25 });
    expect(comparison.suites[0]?.increases[0]?.p).toBeGreaterThan(0.01);
    expect(verdict.kind).toBe('pass');
  });

  test('is compared over the tests that have a cost on both sides', () => {
    const results = Object.keys(many(12, '')).map((testId, at) =>
      aResult({ testId, ...(at < 6 && { costUsd: 0.03 }) }),
    );
    const { comparison } = decide({ run: aRun(results), baseline: found(earlierRuns({ costUsd: 0.02 })) });
    expect(comparison.suites[0]?.increases).toMatchObject([{ of: 'cost', tests: 6, share: expect.closeTo(0.5) }]);
    expect(judged({}, { costUsd: 0.03 }).comparison.suites[0]?.increases).toEqual([]);
  });
});

describe('a limit that cannot be applied warns', () => {
  test.each([
    [
      'no cost is known in the run',
      { costUsd: 0.02 },
      {},
      'no test has a known cost both in this run and in the baseline',
    ],
    [
      'no cost is known in the baseline',
      {},
      { costUsd: 0.02 },
      'no test has a known cost both in this run and in the baseline',
    ],
    ['the baseline cost nothing', { costUsd: 0 }, { costUsd: 0.02 }, 'the cost of its baseline is 0'],
  ])('if %s', (_, before, now, why) => {
    const { verdict, comparison } = judged(before, now, { maxCostIncrease: 0.25 });
    expect(comparison.suites[0]?.increases).toEqual([]);
    expect(verdict).toMatchObject({
      kind: 'warn',
      reasons: [{ message: `max-cost-increase was not applied to greetings on support-agent: ${why}` }],
    });
  });

  test('for latency too', () => {
    const { verdict } = judged({}, { durationMs: 1 }, { maxLatencyIncrease: 0.25 });
    expect(verdict.reasons).toMatchObject([
      {
        message:
          'max-latency-increase was not applied to greetings on support-agent: no test has a known latency both in this run and in the baseline',
      },
    ]);
  });

  test('but not if nothing costs anything, and without a limit', () => {
    expect(judged({ costUsd: 0 }, { costUsd: 0 }, { maxCostIncrease: 0.25 }).verdict.kind).toBe('pass');
    expect(judged({ costUsd: 0 }, { costUsd: 1 }).verdict.kind).toBe('pass');
  });
});

test('the latency of a suite beyond its limit fails the run', () => {
  const { verdict } = judged({ durationMs: 1000 }, { durationMs: 2000 }, { maxLatencyIncrease: 0.25 });
  expect(verdict).toMatchObject({
    kind: 'fail',
    headline: 'greetings is 100% slower (limit 25%). Compared 12 of 12 tests.',
  });
});
