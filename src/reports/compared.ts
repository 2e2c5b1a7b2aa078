import type { Change, SuiteChange, TestState } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import { plural } from '../shared/text.ts';
import { points } from './numbers.ts';

/** Tests of which the comparison has something to say, by what it says. */
export interface ComparedTests {
  readonly word: string;
  readonly changes: readonly Change[];
}

/** What there is to say, in the order in which people want to know. Tests that are as they were are not here. */
const WORDS: readonly (readonly [word: string, ...states: TestState[]])[] = [
  ['regressed', 'regressed'],
  ['suspected', 'suspected'],
  ['not reproduced', 'not-reproduced'],
  ['drift', 'drift'],
  ['unstable now', 'unstable-now'],
  ['fixed', 'fixed'],
  ['fixed?', 'maybe-fixed'],
  ['flaky', 'flaky'],
  ['still failing', 'failing-as-before'],
  ['new', 'new'],
  ['changed', 'changed'],
  ['removed', 'removed'],
  ['not run', 'skipped'],
  ['quarantined', 'quarantined'],
];

/** Whether there was anything to compare with. */
export const isCompared = ({ comparison, dryRun }: Report): boolean =>
  !dryRun && comparison.baseline.kind === 'found' && comparison.suites.some(({ comparable }) => comparable > 0);

/** The tests that are not simply as they were, grouped; nothing where nothing was compared. */
export function comparedTests(report: Report): ComparedTests[] {
  if (!isCompared(report)) return [];
  return WORDS.map(([word, ...states]) => ({
    word,
    changes: report.comparison.tests.filter(({ state }) => states.includes(state)),
  })).filter(({ changes }) => changes.length > 0);
}

/** What the results were compared with: `evidence.json, 5 runs`. */
export function comparedWith({ comparison: { baseline, suites } }: Report): string {
  const [first, ...others] = baseline.kind === 'found' ? baseline.provenance : [];
  if (first === undefined) return 'the baseline';
  const { branch, sha, where } = first;
  const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
  const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${commit === '' ? where : commit}${more}, ${plural('run', runs)}`;
}

/** How one suite moved: `−5 points (−20 … +11) on 20 tests`. */
export function movedBy({ delta, deltaLow, deltaHigh, comparable }: SuiteChange): string {
  if (delta === undefined) return 'not compared';
  const interval =
    deltaLow === undefined || deltaHigh === undefined ? '' : ` (${points(deltaLow)} … ${points(deltaHigh)})`;
  return `${points(delta)} points${interval} on ${plural('test', comparable)}`;
}

/** What would have been noticed: `a drop of 15 points, 1 broken test`. */
export function couldSee({
  comparable,
  smallestVisibleDrop: drop,
  smallestVisibleBreakage: broken,
}: SuiteChange): string {
  if (comparable === 0) return 'nothing';
  return [
    drop === undefined ? 'no even drop' : `a drop of ${Math.round(100 * drop)} points`,
    ...(broken === undefined ? [] : [plural('broken test', broken)]),
  ].join(', ');
}

/** Passes before and now: `10/10 → 0/1, again 0/3`. */
export function passesOf({ base, now, confirmation, control }: Change): string {
  const text = (side: Change['base']) => (side === undefined ? '–' : `${side.passes}/${side.trials}`);
  return [
    `${text(base)} → ${text(now)}`,
    ...(confirmation ? [`again ${text(confirmation)}`] : []),
    ...(control ? [`base now ${text(control)}`] : []),
  ].join(', ');
}
