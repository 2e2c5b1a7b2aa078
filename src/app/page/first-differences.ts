import { sideOf } from '../../compare/side-of.ts';
import { resultKey, type TestResult } from '../../model/run/result.ts';
import type { TestState } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { firstDifference, isKnownDifference } from '../../reports/html/trajectory.ts';
import type { BaseAnswers } from './base-answers.ts';

const STATES: readonly TestState[] = [
  'regressed',
  'suspected',
  'fails-on-base',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
];
/** No report in Markdown lists more tests. */
const MAX_TESTS = 500;

/**
 * The report with one sentence for each test that looks worse: what its agent did differently first, where an answer of the
 * base branch is known.
 */
export async function withFirstDifferences(report: Report, answers: () => Promise<BaseAnswers>): Promise<Report> {
  const { comparison } = report;
  const worse = comparison.tests.filter(({ state }) => STATES.includes(state)).slice(0, MAX_TESTS);
  if (worse.length === 0) return report;
  const { sides } = await answers();
  const heads = firstOfEach(report.results);
  const controls = firstOfEach(
    (report.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [result] : [])),
  );
  const sentenceOf = (key: string): string | undefined => {
    const [head, control] = [heads.get(key), controls.get(key)];
    const base = sides.get(key) ?? (control && sideOf(control, { run: '', kind: 'control' }));
    return head && firstDifference(base, sideOf(head, { run: '', kind: 'head' })).sentence;
  };
  const known = new Map(worse.map((test) => [test, sentenceOf(resultKey(test))]));
  const tests = comparison.tests.map((test) => {
    const difference = known.get(test);
    return isKnownDifference(difference) ? { ...test, difference } : test;
  });
  return { ...report, comparison: { ...comparison, tests } };
}

function firstOfEach(results: readonly TestResult[]): Map<string, TestResult> {
  const first = new Map<string, TestResult>();
  for (const result of results) {
    const key = resultKey(result);
    if (!first.has(key)) first.set(key, result);
  }
  return first;
}
