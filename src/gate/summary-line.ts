import type { Assessment, TestAssessment, TestState } from '../model/assessment.ts';
import type { Reason, VerdictKind } from '../model/verdict.ts';
import { never } from '../shared/never.ts';
import { plural } from '../shared/text.ts';
import { type GateFacts, isCompared } from './facts.ts';
import { isUncomparedFailure } from './rules/coverage.ts';
import { names } from './wording.ts';

/** The headline of a run: the finding, and how many tests it speaks for. The same on every surface. */
export function headlineOf(kind: VerdictKind, reasons: readonly Reason[], facts: GateFacts): string {
  const { totals, run } = facts;
  if (kind === 'cancelled')
    return `Cancelled after ${totals.total - totals.skipped} of ${plural('test', totals.total)}.`;
  const deciding = reasons.filter((reason) => reason.kind === kind);
  if (run.dryRun) return sentence(deciding[0]?.message ?? '');
  if (!isCompared(facts.assessment)) return withoutBaseline(kind, deciding, facts);
  return `${finding(kind, deciding)} ${coverageOf(facts)}`;
}

function finding(kind: Exclude<VerdictKind, 'cancelled'>, deciding: readonly Reason[]): string {
  switch (kind) {
    case 'pass':
    case 'warn': {
      const small = deciding.filter(({ rule }) => rule === 'suite-drop');
      return small.length > 0 ? sentences(small) : 'No drop found.';
    }
    case 'fail':
      return failures(deciding);
    case 'inconclusive':
      return `Not decided: ${sentences(deciding)}`;
    case 'invalid':
      return `Not measured: ${sentences(deciding)}`;
    default:
      return never(kind);
  }
}

/** Regressed tests in one sentence, every other finding in its own. */
function failures(deciding: readonly Reason[]): string {
  const regressed = deciding.filter(({ rule }) => rule === 'regression').map(({ testId = '' }) => testId);
  const others = deciding.filter(({ rule }) => rule !== 'regression');
  const first =
    regressed.length === 0 ? [] : [`${plural('test', regressed.length)} regressed: ${names(regressed, 3)}.`];
  return [...first, ...(others.length === 0 ? [] : [sentences(others)])].join(' ');
}

const MOST_SENTENCES = 2;

function sentences(reasons: readonly Reason[]): string {
  const shown = reasons.slice(0, MOST_SENTENCES).map(({ short, message }) => sentence(short ?? message));
  const rest = reasons.length - shown.length;
  return [...shown, ...(rest > 0 ? [`And ${plural('more finding', rest)}.`] : [])].join(' ');
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Nothing was compared: the tests that passed are all there is to say. */
function withoutBaseline(
  kind: Exclude<VerdictKind, 'cancelled'>,
  deciding: readonly Reason[],
  { totals, assessment }: GateFacts,
): string {
  const errored = totals.errored > 0 ? `; ${totals.errored} errored` : '';
  const notRun = totals.skipped > 0 ? `; ${totals.skipped} not run` : '';
  const passed = `${totals.passed} of ${plural('test', totals.total)} passed${errored}${notRun}.`;
  if (kind === 'fail') return `${failures(deciding)} ${passed}`;
  if (kind === 'invalid') return `Not measured: ${sentences(deciding)} ${passed}`;
  const others = deciding.filter(({ rule }) => rule !== 'baseline');
  if (kind === 'inconclusive' && others.length > 0) return `Not decided: ${sentences(others)} ${passed}`;
  return assessment.baseline.kind === 'none' && assessment.baseline.why === NOTHING_NAMED
    ? passed
    : `No baseline yet: ${passed}`;
}

/** Why there is no baseline where none was asked for. */
export const NOTHING_NAMED = 'no baseline is named';

/** How many tests the finding speaks for. Counts of 0 are left out. */
export function coverageOf({ run, assessment }: Pick<GateFacts, 'run' | 'assessment'>): string {
  const { tests, suites, absentSuites = [] } = assessment;
  const count = (...states: readonly TestState[]) => tests.filter(({ state }) => states.includes(state)).length;
  const compared = suites.reduce((sum, { comparable }) => sum + comparable, 0);
  const notRun = Math.max(0, run.planned - run.results.length) + count('skipped');
  const total = tests.length + Math.max(0, run.planned - run.results.length);
  const absent = (why: NonNullable<Assessment['absentSuites']>[number]['why']) =>
    absentSuites.filter((suite) => suite.why === why).length;
  const parts = [
    `Compared ${compared} of ${plural('test', total)}`,
    some(count('errored'), 'errored'),
    some(notRun, 'not run'),
    withFailing(tests, 'new'),
    withFailing(tests, 'changed'),
    some(count('removed'), 'removed'),
    suitesIn(absent('missing'), 'missing'),
    suitesIn(absent('removed'), 'removed'),
    suitesIn(absent('deselected'), 'not selected'),
    some(count('suspected'), 'suspected'),
    some(count('failing-as-before'), 'failing as before'),
    some(count('not-enough-history'), 'failing, not enough history'),
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
