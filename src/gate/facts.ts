import { type RunResult, resultKey } from '../model/run/result.ts';
import type { Assessment, SuiteAssessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { SuiteReport, Totals } from '../model/verdict/report.ts';
import type { Reason } from '../model/verdict/verdict.ts';
import { grouped, type Some } from '../shared/grouped.ts';
import type { GateSettings } from './settings.ts';
import { names, suiteOn } from './wording.ts';

/** All that a verdict is made from. */
export interface GateFacts {
  readonly run: RunResult;
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly assessment: Assessment;
  readonly settings: GateSettings;
  /** A pull request or a merge group is judged: a missing baseline decides nothing. */
  readonly isChange: boolean;
  /** Why no suspected regression was re-run, if one reason holds for all. */
  readonly notRerun?: NotRerun | undefined;
}

/** Why suspected regressions were not re-run. */
export interface NotRerun {
  /** A clause. */
  readonly why: string;
  /** The setting that re-runs them. */
  readonly setting?: string | undefined;
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
export const ofTest = ({ suite, suiteFile: file, target, testId, location }: TestAssessment) => ({
  suite,
  file,
  target,
  testId,
  location,
});

export const suiteKey = ({ suite, file, target }: Pick<SuiteAssessment, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);

/** Some tests of one suite, and where a reason about them belongs: a single test, or their suite. */
interface TestsOfSuite {
  readonly tests: Some<TestAssessment>;
  readonly suite: string;
  readonly ids: string;
  readonly location: Partial<Reason>;
}

export const bySuite = (tests: readonly TestAssessment[]): TestsOfSuite[] =>
  Array.from(
    grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values(),
    (own): TestsOfSuite => {
      const [first] = own;
      const { suite, suiteFile: file, target } = first;
      return {
        tests: own,
        suite: suiteOn({ suite, target }),
        ids: names(own.map(({ testId }) => testId)),
        location: own.length === 1 ? ofTest(first) : { suite, file, target },
      };
    },
  );

export const suiteKeyOfTest = ({ suite, suiteFile: file, target }: TestAssessment): string =>
  suiteKey({ suite, file, target });

/** Tests of the newest baseline run that a tool skipped on purpose. */
export function newlySkipped({ assessment: { tests }, run: { skipped = [] } }: FactsOfTests): TestAssessment[] {
  const keys = new Set(skipped.map(resultKey));
  return keys.size === 0 ? [] : tests.filter((test) => test.state === 'skipped' && keys.has(resultKey(test)));
}
type FactsOfTests = Pick<GateFacts, 'assessment' | 'run'>;

/** The suites whose newest baseline run is set aside: their base branch may have changed. */
export const suitesWithDoubtfulBaseline = ({ suites }: Assessment): ReadonlySet<string> =>
  new Set(suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest)).map(suiteKey));
