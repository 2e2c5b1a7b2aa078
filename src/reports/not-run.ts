import type { Change } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import { resultKey } from '../model/result.ts';
import { findings } from './findings.ts';

/** A test that was not run, and why. */
export type NotRun = Pick<Change, 'suite' | 'suiteFile' | 'testId' | 'target' | 'place' | 'why'>;

/** Tests of the plan without a result: those of a dry run, those of suites that were stopped, and those that the comparison knows as skipped. */
export function testsNotRun(report: Report, changes: ReadonlyMap<string, Change>): NotRun[] {
  const { planned } = findings(report);
  const skipped = [...changes].filter(([, { state }]) => state === 'skipped');
  const ran = new Set(skipped.length === 0 ? [] : report.results.map(resultKey));
  const left = skipped.flatMap(([key, change]) => (ran.has(key) ? [] : [change]));
  const stopped = (report.stoppedEarly ?? [])
    .flatMap(({ suite, file: suiteFile, target, left: notRun }) =>
      notRun.map(({ testId }) => ({ suite, suiteFile, testId, target, why: 'its suite was stopped early' })),
    )
    .filter((test) => !changes.has(resultKey(test)));
  return [...planned.map((result) => ({ ...result, why: 'dry run' })), ...stopped, ...left];
}
