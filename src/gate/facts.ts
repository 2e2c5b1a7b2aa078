import type { Assessment, SuiteAssessment, TestAssessment } from '../model/assessment.ts';
import type { SuiteReport, Totals } from '../model/report.ts';
import type { RunResult } from '../model/result.ts';
import type { Reason } from '../model/verdict.ts';
import type { GateSettings } from './settings.ts';

/** All that a verdict is made from. */
export interface GateFacts {
  readonly run: RunResult;
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly assessment: Assessment;
  readonly settings: GateSettings;
  /** A pull request or a merge group is judged: a missing baseline decides nothing. */
  readonly isChange: boolean;
}

/** A rule of the gate: looks at the facts and gives its reasons. */
export type Rule = (facts: GateFacts) => readonly Reason[];

/** Whether anything was compared with a baseline. */
export const isCompared = ({ baseline, suites }: Assessment): boolean =>
  baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);

/** Where a reason about a suite belongs. */
export const ofSuite = ({ suite, file, target }: Pick<SuiteAssessment, 'suite' | 'file' | 'target'>) => ({
  suite,
  file,
  target,
});

/** Where a reason about a test belongs. */
export const ofTest = ({ suite, suiteFile: file, target, testId, place }: TestAssessment) => ({
  suite,
  file,
  target,
  testId,
  ...(place && { place }),
});

export const suiteKey = ({ suite, file, target }: Pick<SuiteAssessment, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);

export const suiteKeyOfTest = ({ suite, suiteFile: file, target }: TestAssessment): string =>
  suiteKey({ suite, file, target });

/** The suites whose newest baseline run is set aside: their base branch may have changed. */
export const suitesWithDoubtfulBaseline = ({ suites }: Assessment): ReadonlySet<string> =>
  new Set(suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest)).map(suiteKey));
