import { describe, expect, test } from 'vitest';
import { canonical, poolsOf } from '../../src/evidence/pool.ts';
import { decodeRun, encodeRun } from '../../src/history/codec.ts';
import { historyPools } from '../../src/history/history-pools.ts';
import type { HistoryRun } from '../../src/history/lines.ts';
import { historyTrend } from '../../src/history/trend.ts';
import { aComparison, aResult, aTrial, aVerdict } from '../support/builders.ts';
import { aPool, aRun, results } from '../support/evidence.ts';
import { aHistoryRun, FACTS } from '../support/history.ts';

function again(run: HistoryRun): HistoryRun {
  const read = decodeRun(encodeRun(run));
  if (read.kind === 'refused') throw new Error(read.why);
  return read.value;
}

const graded = (testId: string, ...scores: readonly number[]) =>
  aResult({
    testId,
    measure: 'm',
    subject: 's',
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    trials: scores.map((score, attempt) => aTrial(score, { attempt, costUsd: 0.5, durationMs: 100 })),
    aggregation: { strategy: 'mean', mean: 0.5, min: 0, max: 1 },
  });

describe('the pools of a history', () => {
  test('equal those of the evidence of the same run', () => {
    const own = [
      ...results({ one: '1/1', half: '1/2', most: '3/4' }, { measure: 'm', subject: 's' }),
      graded('graded', 0.4, 0.9, 0.85, 0.1),
      aResult({ testId: 'partial', score: 0.3, measure: 'n', costUsd: 0.25, durationMs: 1234 }),
      aResult({ testId: 'agent', mustPass: true, agentVersion: '1.2.3' }),
      aResult({ testId: 'timeout', failure: { class: 'timeout' } }),
      aResult({ testId: 'error', failure: { class: 'rate_limit' } }),
      ...results({ other: '1/1' }, { suite: 'two', suiteFile: 'evals/two.eval.yaml', subject: 's' }),
    ];
    const run = aRun(own, { startedAt: FACTS.time, selected: ['suites'] });
    const timed = { ...run, results: run.results.map((result) => ({ ...result, timestamp: FACTS.time })) };
    const stored = again(aHistoryRun(own, { facts: { restricted: true } }));
    expect(historyPools(stored).map(canonical)).toEqual(poolsOf(timed, { run: '17.1', sha: FACTS.sha }).map(canonical));
  });

  test.each([
    ['invalid', { verdict: aVerdict({ kind: 'invalid' }) }],
    ['cancelled', { verdict: aVerdict({ kind: 'cancelled' }) }],
    ['incomplete', { complete: false }],
  ])('are empty for a run that is %s', (_, report) => {
    expect(historyPools(aHistoryRun(results({ a: '1/1' }), report))).toEqual([]);
  });

  test('have the moment from which the baseline of an accepted test starts again, without its reason', () => {
    const reset = { kind: 'accept', testId: 'a', reason: 'private', author: 'Ada' } as const;
    const times = ['2026-01-03T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const earlier = [aPool({ a: '1/1' }, { resets: times.map((time) => ({ ...reset, time })) })];
    const run = aHistoryRun(results({ a: '1/1', b: '1/1' }), { base: earlier });
    expect(encodeRun(run)).not.toMatch(/private|Ada/);
    expect(historyPools(again(run))[0]?.resets).toEqual([
      { testId: 'a', kind: 'accept', time: times[0], reason: 'accepted' },
    ]);
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
    expect(encodeRun(aHistoryRun([secretive]))).not.toContain('PRIVATE');
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
    expect(run.tests.map(({ id, trials, state, class: failure }) => [id, trials, state, failure])).toEqual([
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
    const trend = historyTrend(aHistoryRun(results({ a: '1/1', b: '0/1' }), { complete: false }));
    expect(trend).toMatchObject({ run: '17.1', verdict: 'invalid', tool: 'eval-action 1' });
    expect(trend.suites).toMatchObject([{ suite: 'greetings', passes: 1, trials: 2, score: 0.5, n: 2 }]);
  });
});
