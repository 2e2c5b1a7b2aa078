import { DAY_MS } from '../../model/text/iso-time.ts';
import { capitalized, cutEnd, plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { mostlyFails } from '../compared-suites.ts';
import { bySuite, type GateFacts, isCompared, newlySkipped, ofSuite, type Rule, whyNotCompared } from '../rule.ts';
import { names, suiteOn } from '../wording.ts';

const STALE_DAYS = 30;
const STALE_COMMITS = 200;

/** What it means that there is no baseline, that it is old, or that runs of it are left out. */
export const baseline: Rule = (facts) => {
  const { assessment, run } = facts;
  const { baseline: baselineState, tests, detectableTests, suites } = assessment;
  const warning = (message: string, of: Partial<Reason> = {}): Reason => ({
    rule: 'baseline',
    kind: 'warn',
    message,
    ...of,
  });
  // A test that fails unexpectedly must not look like a pass where no broken test could be confirmed with this baseline,
  // where this one could not although it always passed, or where it failed all its re-runs too.
  const undecided = tests.filter(
    ({ state, reruns, undetectable }) =>
      state === 'not-enough-history' && (detectableTests.count === 0 || undetectable || reruns !== undefined),
  );
  const distances =
    baselineState.kind === 'found' ? baselineState.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []) : [];
  const commits = Math.min(...distances);
  return [
    ...missing(facts),
    ...bySuite(undecided).map(({ tests: suiteTests, suite, ids, location }) => {
      const fail = suiteTests.length === 1 ? 'fails' : 'fail';
      const what = `${ids} of ${suite} ${fail} unexpectedly`;
      return warning(`${what}, and the baseline is too short to confirm a regression`, location);
    }),
    ...(distances.length > 0 && commits > STALE_COMMITS
      ? [warning(`The baseline is stale: it was measured ${plural('commit', commits)} before the base of this change`)]
      : []),
    ...suites.flatMap((suite) => {
      const { newestAt, setAside = [] } = suite;
      const days = newestAt === undefined ? 0 : (Date.parse(run.startedAt) - Date.parse(newestAt)) / DAY_MS;
      const stale = `The baseline of ${suiteOn(suite)} is stale: its newest run is ${Math.floor(days)} days old`;
      return [
        ...(days > STALE_DAYS ? [warning(stale, ofSuite(suite))] : []),
        ...setAside.map(({ run: left, score }): Reason => {
          const message = `Baseline run ${left} of ${suiteOn(suite)} is excluded: it scored ${score.toFixed(2)}, far below the other runs`;
          return { rule: 'baseline', kind: 'pass', message, ...ofSuite(suite) };
        }),
      ];
    }),
  ];
};

/**
 * A run of a pull request without a baseline is inconclusive; elsewhere it is held to its requirements alone. Evidence
 * that is there and cannot be read is no measurement, but a missing permission counts as no baseline.
 */
function missing(facts: GateFacts): Reason[] {
  const { assessment, isChange } = facts;
  if (isCompared(assessment)) return [];
  const { baseline: baselineState } = assessment;
  const why = whyNotCompared(facts);
  const message = `Nothing was compared: ${why}`;
  if (baselineState.kind === 'unavailable' && !baselineState.lacksPermission) {
    return [{ rule: 'baseline', kind: 'invalid', message, short: `the baseline cannot be read: ${why}` }];
  }
  const isChosen = baselineState.kind === 'none' && baselineState.isChosen;
  // The first run of a base branch has no baseline. One that is there and was not compared is worth a warning anywhere.
  if (isChosen || (!isChange && baselineState.kind === 'none')) return [];
  const short = `nothing was compared: ${why}`;
  return [{ rule: 'baseline', kind: isChange ? 'inconclusive' : 'warn', message, short }];
}

/** Tests that cannot be compared: new and changed ones that fail, removed and newly skipped ones, and removed suites. */
export const coverage: Rule = (facts) => {
  const { tests, absentSuites = [] } = facts.assessment;
  const warnings = (of: readonly TestAssessment[], messageOf: (count: number, suite: string, ids: string) => string) =>
    bySuite(of).map(({ tests: suiteTests, suite, ids, location }): Reason => {
      return { rule: 'coverage', kind: 'warn', message: messageOf(suiteTests.length, suite, ids), ...location };
    });
  const lost = (of: readonly TestAssessment[], how: string) =>
    warnings(of, (count, suite, ids) => `${plural('test', count)} of ${suite} ${were(count)} ${how}: ${ids}`);
  const removed = absentSuites.filter(({ why }) => why === 'removed').map(suiteOn);
  const message = `${plural('suite', removed.length)} of the baseline ${were(removed.length)} removed: ${names(removed)}`;
  return [
    ...warnings(tests.filter(isUncomparedFailure), (count, suite, ids) => {
      const fail = count === 1 ? 'fails' : 'fail';
      return `${plural('test', count)} of ${suite} ${fail} and cannot be compared with a baseline: ${ids}`;
    }),
    ...lost(
      tests.filter(({ state }) => state === 'removed'),
      'removed',
    ),
    // A test that fails is skipped as easily as it is removed.
    ...lost(newlySkipped(facts), 'skipped'),
    ...(removed.length > 0 ? [{ rule: 'coverage' as const, kind: 'warn' as const, message }] : []),
  ];
};

const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** A new or changed test whose planned trials mostly fail, or any failing test where there is no baseline. */
export const isUncomparedFailure = ({ state, base, now }: TestAssessment): boolean =>
  now !== undefined &&
  mostlyFails(now) &&
  (state === 'new' || state === 'changed' || (state === 'failing' && base === undefined));

const MAX_ERROR_LENGTH = 300;

/** Tests that a fallback target answered: they say nothing about the target of their suite. */
export const fallbacks: Rule = ({ run }) => {
  const answered = run.results.flatMap((result) => {
    const used = [result, ...(result.trials ?? [])].flatMap(({ targetUsed }) => targetUsed ?? []);
    return used.length === 0 ? [] : [{ ...result, used }];
  });
  const groups = grouped(answered, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return Array.from(groups.values(), (suiteResults): Reason => {
    const [{ suite, suiteFile: file, target }] = suiteResults;
    const used = [...new Set(suiteResults.flatMap((test) => test.used))];
    const ids = names([...new Set(suiteResults.map(({ testId }) => testId))]);
    const who = `${used.length === 1 ? 'the fallback target' : 'the fallback targets'} ${names(used)}`;
    const short = `${capitalized(who)} answered ${plural('test', suiteResults.length)} of ${suiteOn({ suite, target })}`;
    const error = suiteResults.find((test) => test.targetError !== undefined)?.targetError;
    const why = error === undefined ? '' : `. ${target} did not answer: ${cutEnd(error, MAX_ERROR_LENGTH)}`;
    const message = `${short}, which are no evidence of ${target}: ${ids}${why}`;
    return { rule: 'fallback', kind: 'warn', message, short, suite, file, target };
  });
};
