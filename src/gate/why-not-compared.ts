import type { Assessment, TestAssessment } from '../model/verdict/assessment.ts';
import type { GateFacts } from './facts.ts';
import { names } from './wording.ts';

/** Why no test was compared: a clause, with what to set if names differ. */
export function whyNotCompared({ assessment, run }: Pick<GateFacts, 'assessment' | 'run'>): string {
  const { baseline } = assessment;
  if (baseline.kind !== 'found') return baseline.why;
  if (baseline.withoutTrials === 'own-run') return 'the baseline is this run itself; name the results of another run';
  if (baseline.withoutTrials === 'empty') return baseline.whyEmpty ?? 'the baseline has no results';
  return otherNames(assessment, run.imported !== undefined) ?? `${NONE_COMPARABLE}${whyChanged(assessment.tests)}`;
}

const NONE_COMPARABLE = 'none of these tests has a comparable trial in the baseline';

/** Tests with a baseline that was measured in another way; of several reasons, none is that of all. */
function whyChanged(tests: readonly TestAssessment[]): string {
  const [why, ...others] = new Set(tests.flatMap((test) => (test.state === 'changed' ? (test.why ?? []) : [])));
  return why === undefined || others.length > 0 ? '' : ` (${why.replace('not comparable: ', '')})`;
}

/** The baseline has other suites, targets or tests. */
function otherNames({ tests, absentSuites = [] }: Assessment, isImported: boolean): string | undefined {
  const present = tests.filter(({ state }) => state !== 'removed');
  if (present.length === 0) return undefined;
  if (present.some(({ state }) => state === 'changed')) return undefined;
  const removed = tests.filter(({ state }) => state === 'removed');
  if (removed.length > 0) return differing('test', idsOf(removed), idsOf(present));
  if (absentSuites.length === 0) return undefined;
  const suites = distinct(present.map(({ suite }) => suite));
  const sameSuite = absentSuites.filter(({ suite }) => suites.includes(suite));
  const [kind, base, now] =
    sameSuite.length > 0
      ? (['target', sameSuite.map(({ target }) => target), distinct(present.map(({ target }) => target))] as const)
      : (['suite', absentSuites.map(({ suite }) => suite), suites] as const);
  const hint = !isImported
    ? kind === 'target'
      ? '; run the evals on the base branch with the same target'
      : ''
    : now.length === 1
      ? `; set ${kind}-name (--${kind}-name) for both runs`
      : '';
  return `${differing(kind, distinct(base), now)}${hint}`;
}

const differing = (kind: 'suite' | 'target' | 'test', base: readonly string[], now: readonly string[]): string =>
  `the baseline has the ${kind}${base.length === 1 ? '' : 's'} ${quoted(base)}, and these results have ${quoted(now)}`;

const MAX_NAMES = 3;
const quoted = (all: readonly string[]): string =>
  names(
    all.map((name) => `"${name}"`),
    MAX_NAMES,
  );
const idsOf = (tests: readonly TestAssessment[]): string[] => distinct(tests.map(({ testId }) => testId));
const distinct = (all: readonly string[]): string[] => [...new Set(all)];
