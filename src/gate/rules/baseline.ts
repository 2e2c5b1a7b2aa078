import { plural } from '../../model/text/text.ts';
import type { SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { bySuite, type GateFacts, isCompared, ofSuite, type Rule, whyNotCompared } from '../facts.ts';
import { suiteOn } from '../wording.ts';

const DAY_MS = 86_400_000;
const STALE_DAYS = 30;
const STALE_COMMITS = 200;

/** What it means that there is no baseline, that it is old, or that runs of it are left out. */
export const baseline: Rule = (facts) => [
  ...missing(facts),
  ...tooShort(facts),
  ...staleByCommits(facts),
  ...facts.assessment.suites.flatMap((suite) => [...staleByDays(suite, facts.run.startedAt), ...setAside(suite)]),
];

/**
 * A run of a pull request without a baseline is inconclusive; elsewhere it is held to its requirements alone. Evidence
 * that is there and cannot be read is no measurement, but a missing permission counts as no baseline.
 */
function missing(facts: GateFacts): Reason[] {
  const { assessment, isChange } = facts;
  if (isCompared(assessment)) return [];
  const { baseline: found } = assessment;
  const why = whyNotCompared(facts);
  const message = `Nothing was compared: ${why}`;
  if (found.kind === 'unavailable' && !found.lacksPermission) {
    return [{ rule: 'baseline', kind: 'invalid', message, short: `the baseline cannot be read: ${why}` }];
  }
  const isChosen = found.kind === 'none' && found.isChosen;
  // The first run of a base branch has no baseline. One that is there and was not compared is worth a warning anywhere.
  if (isChosen || (!isChange && found.kind === 'none')) return [];
  return [
    { rule: 'baseline', kind: isChange ? 'inconclusive' : 'warn', message, short: `nothing was compared: ${why}` },
  ];
}

/**
 * A test that fails unexpectedly must not look like a pass where no broken test could be confirmed with this baseline,
 * where this one could not although it always passed, or where it failed all its re-runs too.
 */
function tooShort({ assessment: { tests, detectableTests } }: GateFacts): Reason[] {
  const failing = tests.filter(
    ({ state, reruns, undetectable }) =>
      state === 'not-enough-history' && (detectableTests.count === 0 || undetectable || reruns !== undefined),
  );
  return bySuite(failing).map(({ tests: own, suite, ids, location }): Reason => {
    const fail = own.length === 1 ? 'fails' : 'fail';
    const message = `${ids} of ${suite} ${fail} unexpectedly, and the baseline is too short to confirm a regression`;
    return { rule: 'baseline', kind: 'warn', message, ...location };
  });
}

function staleByCommits({ assessment: { baseline: found } }: GateFacts): Reason[] {
  if (found.kind !== 'found') return [];
  const [nearest] = found.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []).sort((a, b) => a - b);
  if (nearest === undefined || nearest <= STALE_COMMITS) return [];
  const message = `The baseline is stale: it was measured ${plural('commit', nearest)} before the base of this change`;
  return [{ rule: 'baseline', kind: 'warn', message }];
}

function staleByDays(suite: SuiteAssessment, at: string): Reason[] {
  const { newestAt } = suite;
  const days = newestAt === undefined ? Number.NaN : (Date.parse(at) - Date.parse(newestAt)) / DAY_MS;
  if (!(days > STALE_DAYS)) return [];
  const message = `The baseline of ${suiteOn(suite)} is stale: its newest run is ${Math.floor(days)} days old`;
  return [{ rule: 'baseline', kind: 'warn', message, ...ofSuite(suite) }];
}

function setAside(suite: SuiteAssessment): Reason[] {
  return (suite.setAside ?? []).map(({ run, score }): Reason => {
    const message = `Baseline run ${run} of ${suiteOn(suite)} is excluded: it scored ${score.toFixed(2)}, far below the other runs`;
    return { rule: 'baseline', kind: 'pass', message, ...ofSuite(suite) };
  });
}
