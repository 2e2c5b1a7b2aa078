import { expect, test } from 'vitest';
import { decisionJson } from '../../src/gate/decision-json.ts';
import { decisionSchema } from '../../src/model/verdict/decision.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

test('the JSON of a decision has every number, and null for an unknown one', () => {
  const { verdict, comparison } = decide({
    run: aRun([...results({ ...many(19, '1/1'), broken: '0/1' }), ...results({ lonely: '1/1' }, { target: 'fast' })]),
    baseline: found(aPool({ ...many(19, '10/10'), broken: '10/10' })),
    confirmations: results({ broken: '0/3' }),
  });
  const json = decisionJson(verdict, comparison);
  expect(decisionSchema.parse(json)).toEqual(json);
  expect(Object.keys(json)).toEqual([
    'schema_version',
    'verdict',
    'headline',
    'reasons',
    'suites',
    'tests',
    'detectable_tests',
  ]);
  const [suite] = comparison.suites;
  expect(json).toMatchObject({
    verdict: 'fail',
    headline: '1 test regressed: broken on support-agent. Compared 20 of 21 tests; 1 new.',
    reasons: verdict.reasons.map(({ message }) => message),
    suites: [
      {
        suite: 'greetings',
        target: 'support-agent',
        verdict: 'fail',
        n: 20,
        delta: -0.05,
        delta_low: suite?.deltaLow,
        delta_high: suite?.deltaHigh,
        p: suite?.p,
        p_exact: suite?.pExact,
        p_variation: suite?.pVariation,
        smallest_detectable_drop: suite?.smallestDetectableDrop,
        reasons: [expect.stringContaining('broken of greetings on support-agent regressed')],
      },
      {
        suite: 'greetings',
        target: 'fast',
        verdict: 'pass',
        n: 0,
        delta: null,
        delta_low: null,
        delta_high: null,
        p: null,
        p_exact: null,
        p_variation: null,
        smallest_detectable_drop: null,
        reasons: [],
      },
    ],
    detectable_tests: { count: 20, of: 20 },
  });
  expect(json.tests.find(({ test_id }) => test_id === 'broken')).toEqual({
    suite: 'greetings',
    test_id: 'broken',
    target: 'support-agent',
    state: 'regressed',
    baseline: { trials: 10, passes: 10 },
    candidate: { trials: 1, passes: 0 },
    reruns: { trials: 2, passes: 0, needed: 2 },
    p: expect.any(Number),
  });
  expect(json.tests.at(-1)).toMatchObject({
    state: 'new',
    baseline: { trials: 0, passes: 0 },
    reruns: { trials: 0, passes: 0, needed: null },
    p: null,
  });
});

test('the JSON of a decision without a baseline has nothing to detect', () => {
  const { verdict, comparison } = decide({
    run: aRun(results(many(3, '1/1'))),
    baseline: { kind: 'none', why: 'first run' },
  });
  expect(decisionJson(verdict, comparison)).toMatchObject({
    verdict: 'pass',
    headline: 'No baseline yet: 3 of 3 tests passed.',
    detectable_tests: { count: 0, of: 0 },
  });
});
