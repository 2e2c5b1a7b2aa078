import { withoutResultWords } from '../model/run/imported.ts';
import type { Assessment, TestAssessment, TestState } from '../model/verdict/assessment.ts';
import type { Reason, VerdictKind } from '../model/verdict/verdict.ts';
import { never } from '../shared/never.ts';
import { plural } from '../shared/text.ts';
import { type GateFacts, isCompared, newlySkipped } from './facts.ts';
import { isUncomparedFailure } from './rules/coverage.ts';
import { shardNames } from './rules/stopped.ts';
import { whyNotCompared } from './why-not-compared.ts';
import { names } from './wording.ts';

/** The headline of a run: the finding, and how many tests it speaks for. The same on every surface. */
export function headlineOf(kind: VerdictKind, reasons: readonly Reason[], facts: GateFacts): string {
  const { run } = facts;
  if (kind === 'cancelled') return cancelled(facts);
  const deciding = reasons.filter((reason) => reason.kind === kind);
  if (run.dryRun) return sentence(deciding[0]?.message ?? '');
  const text =
    facts.assessment.baseline.kind === 'found'
      ? `${finding(kind, deciding, facts)} ${coverageOf(facts)}`
      : withoutBaseline(kind, deciding, facts);
  const fallbacks = kind === 'warn' ? deciding.filter(({ rule }) => rule === 'fallback') : [];
  return fallbacks.length === 0 ? text : `${text} ${sentences(fallbacks)}`;
}

function cancelled({ totals, run }: GateFacts): string {
  const shards = (run.stoppedShards ?? []).filter(({ why }) => why === 'cancelled');
  const where = shards.length === 0 ? '' : ` (${shardNames(shards)})`;
  return `Cancelled after ${totals.total - totals.skipped} of ${plural('test', totals.total)}${where}.`;
}

function finding(kind: Exclude<VerdictKind, 'cancelled'>, deciding: readonly Reason[], facts: GateFacts): string {
  switch (kind) {
    case 'pass':
    case 'warn': {
      const small = deciding.filter(({ rule }) => rule === 'suite-drop');
      const suspected = deciding.filter(({ rule }) => rule === 'regression');
      if (small.length > 0) return sentences([...small, ...suspected]);
      if (kind === 'warn' && !isCompared(facts.assessment)) return `Nothing was compared: ${whyNotCompared(facts)}.`;
      const failing = [...suspected.map(({ short, message }) => short ?? message), ...undecided(facts.assessment)];
      return failing.length === 0 ? 'No drop found.' : `No drop found, but ${failing.join('; ')}.`;
    }
    case 'fail':
      return failures(deciding, facts);
    case 'inconclusive':
      return `Not decided: ${list(deciding)}`;
    case 'invalid':
      return `Not measured: ${list(deciding)}`;
    default:
      return never(kind);
  }
}

/** Tests that their baseline is too short to judge. */
function undecided({ tests }: Assessment): string[] {
  const failing = tests.filter(({ state }) => state === 'not-enough-history');
  if (failing.length === 0) return [];
  const fail = failing.length === 1 ? 'fails' : 'fail';
  const ids = names(
    failing.map(({ testId }) => testId),
    3,
  );
  return [`${ids} ${fail} unexpectedly, with too few baseline trials to decide`];
}

/** Regressed tests in one sentence, every other finding in its own. */
function failures(deciding: readonly Reason[], { run }: Pick<GateFacts, 'run'>): string {
  const hasTargets = new Set(run.results.map(({ target }) => target)).size > 1;
  const regressed = deciding
    .filter(({ rule }) => rule === 'regression')
    .map(({ testId = '', target = '' }) => (hasTargets ? `${testId} on ${target}` : testId));
  const others = deciding.filter(({ rule }) => rule !== 'regression');
  const first =
    regressed.length === 0 ? [] : [`${plural('test', regressed.length)} regressed: ${names(regressed, 3)}.`];
  return [...first, ...(others.length === 0 ? [] : [sentences(others)])].join(' ');
}

const MOST_FINDINGS = 2;

function sentences(reasons: readonly Reason[]): string {
  const shown = reasons.slice(0, MOST_FINDINGS).map(({ short, message }) => sentence(short ?? message));
  const rest = reasons.length - shown.length;
  return [...shown, ...(rest > 0 ? [`And ${plural('more finding', rest)}.`] : [])].join(' ');
}

/** Findings after a colon: some begin with a name, so they cannot be separate sentences. */
function list(reasons: readonly Reason[]): string {
  const shown = reasons.slice(0, MOST_FINDINGS).map(({ short, message }) => short ?? message);
  const rest = reasons.length - shown.length;
  return sentence([...shown, ...(rest > 0 ? [`and ${plural('more finding', rest)}`] : [])].join('; '));
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Nothing was compared: the tests that passed are all there is to say. */
function withoutBaseline(
  kind: Exclude<VerdictKind, 'cancelled'>,
  deciding: readonly Reason[],
  { totals, assessment, run }: GateFacts,
): string {
  const errored = totals.errored > 0 ? `; ${totals.errored} errored` : '';
  const notRun = totals.skipped > 0 ? `; ${totals.skipped} ${withoutResultWords(run.imported)}` : '';
  const passed = `${totals.passed} of ${plural('test', totals.total)} passed${errored}${notRun}.`;
  if (kind === 'fail') return `${failures(deciding, { run })} ${passed}`;
  if (kind === 'invalid') return `Not measured: ${list(deciding)} ${passed}`;
  const others = deciding.filter(({ rule }) => rule !== 'baseline');
  if (kind === 'inconclusive' && others.length > 0) return `Not decided: ${list(others)} ${passed}`;
  const { baseline } = assessment;
  if (baseline.kind === 'unavailable') return `Nothing was compared: ${sentence(baseline.why)} ${passed}`;
  return baseline.kind === 'none' && baseline.isChosen ? passed : `No baseline yet: ${passed}`;
}

/** How many tests the finding speaks for. Counts of 0 are left out. */
function coverageOf(facts: GateFacts): string {
  const { run, assessment } = facts;
  const { tests, suites, absentSuites = [] } = assessment;
  const count = (...states: readonly TestState[]) => tests.filter(({ state }) => states.includes(state)).length;
  const compared = suites.reduce((sum, { comparable }) => sum + comparable, 0);
  // Skipped tests that only the baseline has, which are those without a location, are among the planned tests without a result.
  const ofBaseline = tests.filter(({ state, location }) => state === 'skipped' && location === undefined).length;
  const skipped = newlySkipped(facts).length;
  const withoutResult = Math.max(0, run.planned - run.results.length - (ofBaseline - skipped));
  // Tests of suites that were not run on purpose are not expected.
  const absentTests = absentSuites.reduce((sum, suite) => sum + (suite.why === 'deselected' ? 0 : suite.tests), 0);
  const total = tests.length + withoutResult + absentTests;
  const absent = (why: NonNullable<Assessment['absentSuites']>[number]['why']) =>
    absentSuites.filter((suite) => suite.why === why).length;
  const parts = [
    `Compared ${compared} of ${plural(run.selected?.includes('tests') ? 'selected test' : 'test', total)}`,
    some(count('errored'), 'errored'),
    some(count('skipped') - skipped + withoutResult, withoutResultWords(run.imported)),
    some(skipped, 'skipped'),
    assessment.baseline.kind === 'found' && assessment.baseline.withoutTrials ? undefined : withFailing(tests, 'new'),
    withFailing(tests, 'changed'),
    some(count('removed'), 'removed'),
    suitesIn(absent('missing'), 'missing'),
    suitesIn(absent('removed'), 'removed'),
    suitesIn(absent('deselected'), 'not selected'),
    some(count('suspected'), 'suspected'),
    some(count('failing-as-before'), 'failing as before'),
    some(count('not-enough-history'), 'failing, not enough baseline trials'),
    some(count('not-rerun'), 'failing, not re-run'),
    some(count('quarantined'), 'quarantined'),
  ];
  return `${parts.filter((part) => part !== undefined).join('; ')}.`;
}

const some = (count: number, what: string): string | undefined => (count === 0 ? undefined : `${count} ${what}`);
const suitesIn = (count: number, what: string): string | undefined =>
  count === 0 ? undefined : `${plural('suite', count)} ${what}`;

function withFailing(tests: readonly TestAssessment[], wanted: 'new' | 'changed'): string | undefined {
  const own = tests.filter(({ state }) => state === wanted);
  const failing = own.filter(isUncomparedFailure).length;
  return some(own.length, failing === 0 ? wanted : `${wanted} (${failing} failing)`);
}
