import { describe, expect, test } from 'vitest';
import { withoutReasons } from '../../src/baseline/measured-run.ts';
import { poolsOf } from '../../src/baseline/pools.ts';
import { encodeRuns } from '../../src/baseline/run-file.ts';
import { trendOf } from '../../src/baseline/trend.ts';
import { aComparison, aResult, aTrial, aVerdict } from '../support/builders.ts';
import { aPool, poolsIn, results } from '../support/evidence.ts';
import { aHistoryRun } from '../support/history.ts';

describe('the pools of a run', () => {
  test.each([
    ['invalid', { verdict: aVerdict({ kind: 'invalid' }) }],
    ['cancelled', { verdict: aVerdict({ kind: 'cancelled' }) }],
    ['incomplete', { complete: false }],
  ])('are empty for a run that is %s', (_, report) => {
    expect(poolsOf([aHistoryRun(results({ a: '1/1' }), report)])).toEqual([]);
  });

  test('have each trial, with the fingerprints of its test, after it was written and read', () => {
    const trials = [0.4, 0.9].map((score, attempt) => aTrial(score, { attempt, costUsd: 0.5, durationMs: 100 }));
    const run = aHistoryRun(
      [
        aResult({
          testId: 'a',
          measure: 'm',
          subject: 's',
          agentVersion: '1.2.3',
          mustPass: true,
          trials,
          aggregation: { strategy: 'mean', mean: 0.65, min: 0.4, max: 0.9 },
        }),
        ...results({ b: '1/1' }, { subject: 's' }),
        ...results({ c: '1/1' }),
        ...results({ other: '1/1' }, { suite: 'two', suiteFile: 'evals/two.eval.yaml', subject: 'u' }),
      ],
      { facts: { restricted: true } },
    );
    const text = encodeRuns([run]);
    expect(poolsIn(text)).toEqual(poolsOf([run]));
    const [one, two] = poolsIn(text);
    expect(one?.tests.map(({ testId, trials: own }) => [testId, own.length, own[0]?.subject])).toEqual([
      ['a', 2, 's'],
      ['b', 1, 's'],
      ['c', 1, undefined],
    ]);
    expect(one?.tests[0]?.trials[0]).toMatchObject({
      measure: 'm',
      run: '17.1',
      score: 0.4,
      costUsd: 0.5,
      durationMs: 100,
      agentVersion: '1.2.3',
      mustPass: true,
      restricted: true,
    });
    expect([text.match(/"subject":"u"/g)?.length, two?.tests[0]?.trials[0]?.subject]).toEqual([1, 'u']);
  });

  test('have the acceptances of its baseline, of which a public branch has only the newest moment', () => {
    const reset = { testId: 'a', reason: 'private', author: 'Ada' };
    const times = ['2026-01-03T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const earlier = [aPool({ a: '1/1' }, { resets: times.map((time) => ({ ...reset, time })) })];
    const run = aHistoryRun(results({ a: '1/1', b: '1/1' }), { base: earlier });
    expect(poolsOf([run])[0]?.resets).toHaveLength(2);
    const text = encodeRuns([withoutReasons(run)]);
    expect(text).not.toMatch(/private|Ada/);
    expect(poolsIn(text)[0]?.resets).toEqual([{ testId: 'a', time: times[0], reason: 'accepted' }]);
  });
});

describe('the lines of a run', () => {
  test('have no text of a model, a grader or an error', () => {
    const secretive = aResult({
      testId: 'a',
      output: 'PRIVATE answer',
      input: [{ role: 'user', content: 'PRIVATE question' }],
      failure: { message: 'PRIVATE error' },
      assertions: [{ text: 'PRIVATE check', passed: false }],
    });
    expect(encodeRuns([aHistoryRun([secretive])])).not.toContain('PRIVATE');
  });

  test('name the state of each test, and why one has no trial', () => {
    const run = aHistoryRun([aResult({ testId: 'a' }), aResult({ testId: 'b', failure: { class: 'auth' } })], {
      comparison: aComparison({
        tests: [
          {
            suite: 'greetings',
            suiteFile: 'evals/greetings.eval.yaml',
            testId: 'a',
            target: 'support-agent',
            state: 'fixed',
          },
        ],
      }),
    });
    expect(run.tests.map(({ id, trials, state, class: failure }) => [id, trials.length, state, failure])).toEqual([
      ['a', 1, 'fixed', undefined],
      ['b', 0, undefined, 'auth'],
    ]);
  });

  test('count the tests whose definition differs from the newest run of the baseline', () => {
    const earlier = aPool({ a: '1/1', b: '1/1', gone: '1/1' });
    const before = {
      ...earlier,
      tests: earlier.tests.map((each) => ({
        ...each,
        trials: each.trials.map((trial) => ({ ...trial, measure: 'm1.q.g.j.l' })),
      })),
    };
    const now = [
      aResult({ testId: 'a', measure: 'm1.q.g.j.l' }),
      aResult({ testId: 'b', measure: 'm1.q.x.j.l' }),
      aResult({ testId: 'new', measure: 'm1.q.g.j.l' }),
    ];
    expect(aHistoryRun(now, { base: [before] }).suites[0]?.changed).toEqual([1, 2]);
    expect(aHistoryRun(now).suites[0]?.changed).toBeUndefined();
  });

  test('give the numbers of a suite, with the interval of its pass rate', () => {
    const [suite] = aHistoryRun([
      ...results({ a: '1/1', b: '1/2', c: '0/1' }, { measure: 'm' }),
      aResult({ testId: 'd', failure: { class: 'auth' } }),
    ]).suites;
    expect(suite).toMatchObject({ n: 3, errored: 1, trials: 4, passes: 2, pass_rate: 0.5 });
    expect(suite?.low).toBeCloseTo(0.125, 3);
    expect(suite?.high).toBeCloseTo(0.875, 3);
  });

  test('become a run of a trend, where a stopped run has no verdict to show', () => {
    const [trend] = trendOf([aHistoryRun(results({ a: '1/1', b: '0/1' }), { complete: false })]);
    expect(trend).toMatchObject({ run: '17.1', verdict: 'invalid', tool: 'eval-action 1' });
    expect(trend?.suites).toMatchObject([{ suite: 'greetings', passes: 1, trials: 2, score: 0.5, n: 2 }]);
  });
});
