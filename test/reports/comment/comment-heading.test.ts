import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/model/verdict/report.ts';
import type { Reason } from '../../../src/model/verdict/verdict.ts';
import { headingWords } from '../../../src/reports/comment/comment-heading.ts';
import { aReport, aResult, aVerdict, someTotals } from '../../support/builders.ts';
import { aHostileReport } from '../../support/hostile-report.ts';

const results = [aResult(), aResult({ index: 1, testId: 'b', score: 0.1 })];
const reason = (rule: Reason['rule'], kind: Reason['kind'], more: Partial<Reason> = {}): Reason => ({
  rule,
  kind,
  message: 'A sentence that is far too long for a heading',
  ...more,
});
const reportOf = (reasons: readonly Reason[], more: Partial<Report> = {}): Report =>
  aReport({ results, verdict: aVerdict({ reasons: [...reasons] }), ...more });

describe('the heading of a comment counts what decided', () => {
  test.each([
    ['a pass that was compared', reportOf([]), '1 of 2 passed, no drop found'],
    ['a pass without a baseline', reportOf([], { verdict: aVerdict({ noBaseline: true }) }), '1 of 2 passed'],
    ['regressions', reportOf([reason('regression', 'fail'), reason('regression', 'fail')]), '2 tests regressed'],
    [
      'failures of every kind',
      reportOf([
        reason('regression', 'fail'),
        reason('suite-drop', 'fail'),
        reason('requirement', 'fail'),
        reason('requirement', 'fail', { testId: 'a' }),
        reason('increase', 'fail'),
        reason('quarantine', 'warn'),
      ]),
      '1 test regressed, 1 suite dropped, 1 suite below threshold, 1 must_pass test failed, 1 limit exceeded',
    ],
    ['a failure of no known kind', reportOf([reason('policy', 'fail')]), 'failed, 1 of 2 passed'],
    ['warnings', reportOf([reason('suite-drop', 'warn'), reason('baseline', 'warn')]), '1 of 2 passed, 2 warnings'],
    ['a run without a baseline', reportOf([reason('baseline', 'inconclusive')]), 'no baseline yet, 1 of 2 passed'],
    ['a run that was not measured', reportOf([reason('validity', 'invalid')]), 'not measured'],
    [
      'a failure that the base commit shows too',
      reportOf([reason('regression', 'inconclusive'), reason('baseline', 'inconclusive')]),
      'inconclusive',
    ],
    ['a spent budget', reportOf([reason('stopped', 'inconclusive')]), 'stopped before all tests ran'],
    [
      'a cancelled run',
      reportOf([reason('stopped', 'cancelled')], { totals: someTotals(results, { total: 5, skipped: 3 }) }),
      'cancelled after 2 of 5',
    ],
    ['a dry run', reportOf([reason('dry-run', 'inconclusive')], { dryRun: true }), 'dry run'],
    [
      'a dry run with a mistake',
      reportOf([reason('validity', 'invalid')], { dryRun: true }),
      'dry run, some tests could not run',
    ],
  ])('%s', (_, report, words) => {
    expect(headingWords(report)).toBe(words);
  });

  test('and contains only our own text', () => {
    expect(headingWords(aHostileReport())).toMatch(/^\d+ suites below threshold$/);
  });
});
