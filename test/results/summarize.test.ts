import { expect, test } from 'vitest';
import type { GraderScore } from '../../src/model/run/grade.ts';
import type { Failure } from '../../src/model/run/outcome.ts';
import { summarize, summarizeSuites } from '../../src/results/summarize.ts';
import { aScore } from '../graders/support.ts';
import { aFailure, aResult, aTrial } from '../support/builders.ts';
import { aRun } from '../support/evidence.ts';

test('in a dry run, no test passed or failed: its answers are made up', () => {
  const results = [aResult({ score: 1 }), aResult({ score: 0 }), aResult({ failure: {} })];
  const dry = aRun(results, { dryRun: true });
  for (const totals of [summarize(dry), summarizeSuites(dry)[0]?.totals]) {
    expect(totals).toMatchObject({ total: 3, passed: 0, failed: 0, errored: 1, skipped: 0 });
    expect(totals).toLack('score');
    expect(totals).toLack('passRate');
  }
});

test('errors are counted and enter no mean', () => {
  const totals = summarize(aRun([aResult({ score: 1 }), aResult({ score: 0.5 }), aResult({ failure: {} })]));
  expect(totals).toMatchObject({ total: 3, passed: 1, failed: 1, errored: 1, score: 0.75, passRate: 0.5 });
});

test.each(['timeout', 'crash'] as const)('a %s of the agent is a failed test with score 0', (failureClass) => {
  const totals = summarize(aRun([aResult({ score: 1 }), aResult({ failure: { class: failureClass } })]));
  expect(totals).toMatchObject({ total: 2, passed: 1, failed: 1, errored: 0, score: 0.5, passRate: 0.5 });
});

test('an errored trial is excluded from the score and the outcome of its test', () => {
  const failure = aFailure({ class: 'provider' });
  const trials = [aTrial(1), aTrial(1), aTrial(0, { status: 'execution_error', failure })];
  const aggregation = { strategy: 'mean', mean: 2 / 3, min: 0, max: 1 } as const;
  const totals = summarize(aRun([aResult({ score: 2 / 3, trials, aggregation })]));
  expect(totals).toMatchObject({ passed: 1, failed: 0, score: 1, passRate: 1, flaky: 0 });
});

test('the score is the mean over the tests of the mean score of their trials, as the gate compares it', () => {
  const aggregation = { strategy: 'confidence_interval', mean: 0.9, ci95Lower: 0, ci95Upper: 1, stddev: 0.14 } as const;
  const totals = summarize(aRun([aResult({ score: 0, trials: [aTrial(0.8), aTrial(1)], aggregation })]));
  expect(totals.score).toBeCloseTo(0.9);
});

test('tests that were never begun were not run, and did not err', () => {
  const unbegun = (reason: Failure['reason']) => aResult({ failure: { class: 'budget', stage: 'setup', reason } });
  const results = [aResult(), unbegun('budget_exceeded'), unbegun('dependency_failed')];
  const totals = summarize(aRun(results, { planned: 5 }));
  expect(totals).toMatchObject({ total: 5, passed: 1, failed: 0, errored: 0, skipped: 4, score: 1, passRate: 1 });
});

test('without any measurement there is no score, no rate, no cost: they are not 0', () => {
  const totals = summarize(aRun([aResult({ failure: {} })]));
  expect(totals).toLack('score');
  expect(totals).toLack('passRate');
  expect(totals).toLack('costUsd');
  expect(totals.costUnknown).toBe(1);
});

test('tests that were planned and not run are skipped', () => {
  expect(summarize(aRun([aResult()], { planned: 4 }))).toMatchObject({ total: 4, skipped: 3 });
});

test('mixed trials are flaky, with a timeout too; trials that errored do not make a test flaky', () => {
  const mixed = aResult({ trials: [aTrial(1), aTrial(0)] });
  const broken = aResult({ trials: [aTrial(1), aTrial(0, { status: 'execution_error' })] });
  const timedOut = aResult({
    trials: [aTrial(1), aTrial(0, { status: 'execution_error', failure: aFailure({ class: 'timeout' }) })],
  });
  expect(summarize(aRun([mixed, broken, timedOut])).flaky).toBe(2);
});

test('tokens, costs and retries are summed as far as they are known', () => {
  const totals = summarize(
    aRun([
      aResult({ tokenUsage: { input: 1, output: 2 }, costUsd: 0.25, retries: 1 }),
      aResult({ tokenUsage: { input: 3, output: 4, cached: 2 }, retries: 2 }),
      aResult(),
    ]),
  );
  expect(totals).toMatchObject({
    tokens: { input: 4, output: 6, cached: 2 },
    costUsd: 0.25,
    costUnknown: 2,
    retries: 3,
  });
});

test('there is one row per suite and target, in the order of the plan, with its threshold', () => {
  const results = [aResult({ suite: 'b' }), aResult({ suite: 'a' }), aResult({ suite: 'b', target: 'other' })];
  const requirements = [
    { suite: 'a', file: 'evals/a.eval.yaml', target: 'support-agent', threshold: 0.9, from: 'input' as const },
  ];
  expect(summarizeSuites(aRun(results, { requirements }))).toMatchObject([
    { suite: 'b', target: 'support-agent' },
    { suite: 'a', target: 'support-agent', threshold: 0.9 },
    { suite: 'b', target: 'other' },
  ]);
});

test('two files with one name stay apart', () => {
  const results = [
    aResult({ suite: 'eval', suiteFile: 'a/eval.yaml' }),
    aResult({ suite: 'eval', suiteFile: 'b/eval.yaml' }),
  ];
  expect(summarizeSuites(aRun(results))).toHaveLength(2);
});

test('with trials everything that was spent counts, not only the trial that is shown', () => {
  const trials = [aTrial(1, { costUsd: 0.5 }), aTrial(0, { costUsd: 0.25, tokenUsage: { input: 5, output: 1 } })];
  const totals = summarize(aRun([aResult({ costUsd: 0.5, trials })]));
  expect(totals).toMatchObject({ costUsd: 0.75, costUnknown: 0, tokens: { input: 5, output: 1 } });
  expect(summarize(aRun([aResult({ trials: [aTrial(1, { costUsd: 0.5 }), aTrial(1)] })])).costUnknown).toBe(1);
});

test('the usage of judges is summed over trials and members, next to the numbers of the target', () => {
  const judge = (costUsd?: number): GraderScore => aScore({ tokenUsage: { input: 2, output: 1 }, costUsd });
  const whole = aScore({ scores: [judge(0.25), judge()] });
  const trials = [aTrial(1, { scores: [whole] }), aTrial(0, { scores: [judge(0.5)] })];
  const totals = summarize(aRun([aResult({ scores: [whole], trials }), aResult({ scores: [judge(1)] })]));
  expect(totals).toMatchObject({ graderCostUsd: 1.75, graderTokens: { input: 8, output: 4 } });
  expect(totals).toLack('costUsd');
  expect(totals).toLack('tokens');
  expect(summarize(aRun([aResult()]))).toLack('graderCostUsd');
});
