import { resultKey } from '../model/run/result.ts';
import type { TestAssessment } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import { changesByKey, findings } from './findings.ts';

export type NotRun = Pick<TestAssessment, 'suite' | 'suiteFile' | 'testId' | 'target' | 'location' | 'why'>;

/** Planned tests without a result: those of a dry run and skipped ones. */
export function testsNotRun(report: Report): NotRun[] {
  return [...findings(report).planned.map((result) => ({ ...result, why: 'dry run' })), ...withoutResult(report)];
}

function withoutResult(report: Report): NotRun[] {
  const { comparison, results } = report;
  if (comparison.tests.every(({ state }) => state !== 'skipped')) return [];
  const changes = changesByKey(report);
  const skipped = [...changes].filter(([, { state }]) => state === 'skipped');
  const ran = new Set(skipped.length === 0 ? [] : results.map(resultKey));
  return skipped.flatMap(([key, change]) => (ran.has(key) ? [] : [change]));
}
