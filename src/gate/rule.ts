import type { RunResult } from '../model/run/result.ts';
import { resultKey, suiteKey } from '../model/run/result-keys.ts';
import { grouped } from '../model/values/grouped.ts';
import type { Assessment, SuiteAssessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { SuiteReport, Totals } from '../model/verdict/report.ts';
import type { Reason } from '../model/verdict/verdict.ts';
import type { GateSettings } from './settings.ts';
import { names, suiteOn } from './wording.ts';

export interface GateFacts {
  readonly run: RunResult;
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly assessment: Assessment;
  readonly settings: GateSettings;
  /** A pull request or a merge group is judged: a missing baseline decides nothing. */
  readonly isChange: boolean;
  readonly notRerun?: NotRerun | undefined;
}

export interface NotRerun {
  readonly why: string;
  readonly setting?: string | undefined;
}

/** A rule of the gate: looks at the facts and gives its reasons. */
export type Rule = (facts: GateFacts) => readonly Reason[];

export const isCompared = ({ baseline, suites }: Assessment): boolean =>
  baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);

export const ofSuite = ({ suite, file, target }: Pick<SuiteAssessment, 'suite' | 'file' | 'target'>) => ({
  suite,
  file,
  target,
});

type TestPlace = Pick<TestAssessment, 'suite' | 'suiteFile' | 'target' | 'testId' | 'location'>;

export const ofTest = ({ suite, suiteFile: file, target, testId, location }: TestPlace) => ({
  suite,
  file,
  target,
  testId,
  location,
});

/** Some tests by their suites, and where a reason about them belongs: a single test, or their suite. */
export const bySuite = (tests: readonly TestAssessment[]) =>
  Array.from(grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values(), (suiteTests) => {
    const [first, ...others] = suiteTests;
    const { suite, suiteFile: file, target } = first;
    const ids = names(suiteTests.map(({ testId }) => testId));
    const location: Partial<Reason> = others.length === 0 ? ofTest(first) : { suite, file, target };
    return { tests: suiteTests, suite: suiteOn(first), ids, location };
  });

/** Tests of the newest baseline run that a tool skipped on purpose. */
export function newlySkipped({ assessment: { tests }, run: { skipped = [] } }: GateFacts): TestAssessment[] {
  const keys = new Set(skipped.map(resultKey));
  return keys.size === 0 ? [] : tests.filter((test) => test.state === 'skipped' && keys.has(resultKey(test)));
}

/** Whether the newest baseline run of a suite is set aside: its base branch may have changed. */
export function suitesWithDoubtfulBaseline({ suites }: Assessment) {
  const doubtful = suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest));
  const keys = new Set(doubtful.map(suiteKey));
  return (suite: Parameters<typeof suiteKey>[0]): boolean => keys.has(suiteKey(suite));
}

/** Why no test was compared: a clause, with what to set if names differ. */
export function whyNotCompared({ assessment, run }: Pick<GateFacts, 'assessment' | 'run'>): string {
  const { baseline } = assessment;
  if (baseline.kind !== 'found') return baseline.why;
  if (baseline.withoutTrials === 'own-run') return 'the baseline is this run itself; name the results of another run';
  if (baseline.withoutTrials === 'empty') return baseline.whyEmpty ?? 'the baseline has no results';
  const changed = assessment.tests.filter(({ state }) => state === 'changed');
  const [why, ...others] = new Set(changed.flatMap((test) => test.why ?? []));
  // Of several reasons, none is that of all.
  const because = why === undefined || others.length > 0 ? '' : ` (${why.replace('not comparable: ', '')})`;
  return otherNames(assessment, run) ?? `none of these tests has a comparable trial in the baseline${because}`;
}

function otherNames(
  { tests, absentSuites = [] }: Assessment,
  { imported, engine }: Pick<RunResult, 'imported' | 'engine'>,
): string | undefined {
  const distinct = (all: readonly string[]): string[] => [...new Set(all)];
  const quoted = (all: readonly string[]) =>
    names(
      all.map((name) => `"${name}"`),
      MAX_NAMES,
    );
  const differing = (kind: 'suite' | 'target' | 'test', base: readonly string[], now: readonly string[]) =>
    `the baseline has the ${kind}${base.length === 1 ? '' : 's'} ${quoted(base)}, and these results have ${quoted(now)}`;

  const present = tests.filter(({ state }) => state !== 'removed');
  if (present.length === 0 || present.some(({ state }) => state === 'changed')) return undefined;
  const removed = tests.filter(({ state }) => state === 'removed');
  const idsOf = (of: readonly TestAssessment[]) => distinct(of.map(({ testId }) => testId));
  if (removed.length > 0) return differing('test', idsOf(removed), idsOf(present));
  if (absentSuites.length === 0) return undefined;
  const sameSuite = absentSuites.filter(({ suite }) => present.some((test) => test.suite === suite));
  const kind = sameSuite.length > 0 ? 'target' : 'suite';
  const base = sameSuite.length > 0 ? sameSuite : absentSuites;
  const now = distinct(present.map((test) => test[kind]));
  const name = engine === undefined ? `${kind}-name (--${kind}-name)` : `"${kind}_name" of engine`;
  const setting = now.length === 1 ? `; set ${name} for both runs` : '';
  const hint = kind === 'target' ? '; run the evals on the base branch with the same target' : '';
  return `${differing(kind, distinct(base.map((suite) => suite[kind])), now)}${imported === undefined ? hint : setting}`;
}

const MAX_NAMES = 3;
