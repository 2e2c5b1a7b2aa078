import { expect, test } from 'vitest';
import { decisionJson } from '../../src/gate/decision-json.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

test('the decision for other programs has every number, and null for what is not known', () => {
  const { verdict, comparison } = decide({
    run: aRun([...results({ ...many(19, '1/1'), broken: '0/1' }), ...results({ lonely: '1/1' }, { target: 'fast' })]),
    baseline: found(aPool({ ...many(19, '10/10'), broken: '10/10' })),
    confirmations: results({ broken: '0/3' }),
  });
  const json = decisionJson(verdict, comparison);
  expect(json).toMatchObject({
    verdict: 'fail',
    headline: verdict.headline,
    suites: [
      { suite: 'greetings', target: 'support-agent', verdict: 'fail', n: 20, delta: -0.05 },
      {
        suite: 'greetings',
        target: 'fast',
        verdict: 'pass',
        n: 0,
        delta: null,
        delta_low: null,
        delta_high: null,
        p: null,
        smallest_visible_drop: null,
        reasons: [],
      },
    ],
  });
  expect(json.suites[0]?.reasons).toEqual(json.reasons);
  expect(json.tests.find(({ test_id }) => test_id === 'broken')).toEqual({
    suite: 'greetings',
    test_id: 'broken',
    target: 'support-agent',
    state: 'regressed',
    baseline: { trials: 10, passes: 10 },
    candidate: { trials: 1, passes: 0 },
    p: expect.closeTo(1 / 286, 9),
  });
  expect(json.tests.at(-1)).toMatchObject({ state: 'passing', baseline: { trials: 0, passes: 0 }, p: null });
});
