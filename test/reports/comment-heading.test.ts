import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { Reason } from '../../src/model/verdict.ts';
import { headingWords } from '../../src/reports/comment-heading.ts';
import { aComparison, aReport, aResult, aVerdict, someTotals } from '../support/builders.ts';
import { aHostileReport } from '../support/hostile-report.ts';

const results = [aResult(), aResult({ index: 1, testId: 'b', score: 0.1 })];
const reason = (rule: Reason['rule'], kind: Reason['kind'], more: Partial<Reason> = {}): Reason => ({
  rule,
  kind,
  message: 'A sentence that is far too long for a heading',
  ...more,
});
const reportOf = (reasons: readonly Reason[], more: Partial<Report> = {}): Report =>
  aReport({ results, verdict: aVerdict({ reasons: [...reasons] }), ...more });

const doubtful = aComparison({
  tests: (['suspected', 'drift', 'passing'] as const).map((state) => ({
    suite: 'greetings',
    suiteFile: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    testId: state,
    state,
  })),
});

describe('the heading of a comment counts what decided', () => {
  test.each([
    ['a pass that was compared', reportOf([]), '1 of 2 passed, no regression'],
    ['a pass without a baseline', reportOf([], { verdict: aVerdict({ unarmed: true }) }), '1 of 2 passed'],
    ['regressions', reportOf([reason('regression', 'fail'), reason('regression', 'fail')]), '2 regressions'],
    [
      'failures of every kind',
      reportOf([
        reason('regression', 'fail'),
        reason('suite-drop', 'fail'),
        reason('promise', 'fail'),
        reason('promise', 'fail', { testId: 'a' }),
        reason('ceiling', 'fail'),
        reason('baseline', 'fail'),
        reason('quarantine', 'warn'),
      ]),
      '1 regression, 1 suite got worse, 1 suite below threshold, 1 must-pass test failed, 1 ceiling exceeded, nothing to compare with',
    ],
    ['warnings', reportOf([reason('suite-drop', 'warn'), reason('baseline', 'warn')]), '1 of 2 passed, 2 warnings'],
    ['failing tests of a suite', reportOf([reason('baseline', 'warn', { suite: 'a' })]), '1 of 2 passed, 1 warning'],
    ['what kept its promises, at first', reportOf([reason('baseline', 'warn')]), '1 of 2 passed, not compared'],
    ['what was not measured', reportOf([reason('validity', 'invalid')]), 'could not be measured'],
    [
      'what is in doubt',
      reportOf([reason('regression', 'inconclusive')], { comparison: doubtful }),
      'no proven regression, 2 unclear',
    ],
    ['what cannot be told', reportOf([reason('suite-drop', 'inconclusive')]), 'cannot tell'],
    ['a spent budget', reportOf([reason('stopped', 'inconclusive')]), 'ended before everything was run'],
    [
      'a cancelled run',
      reportOf([reason('stopped', 'cancelled')], { totals: someTotals(results, { total: 5, skipped: 3 }) }),
      'cancelled after 2 of 5',
    ],
    ['a dry run', reportOf([reason('dry-run', 'inconclusive')], { dryRun: true }), 'dry run'],
    [
      'a dry run with a mistake',
      reportOf([reason('validity', 'invalid')], { dryRun: true }),
      'dry run, not everything could run',
    ],
  ])('%s', (_, report, words) => {
    expect(headingWords(report)).toBe(words);
  });

  test('and holds no text of anybody else', () => {
    expect(headingWords(aHostileReport())).toMatch(/^\d+ suites below threshold$/);
  });
});
