import type { Change, Replays, SuiteChange, TestState } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import type { Reason } from '../model/verdict.ts';
import { LEAST_CLUSTERS } from '../shared/statistics/clustered-difference.ts';
import { passAllK, passAtK } from '../shared/statistics/proportion.ts';
import { asSentences, plural } from '../shared/text.ts';
import { percent, points, pointsText } from './numbers.ts';

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
  return `${pointsText(delta)}${interval} on ${plural('test', comparable)}`;
}

/** What would have been noticed: `a drop of 15 points, 1 broken test`. */
export function couldSee({
  comparable,
  smallestVisibleDrop: drop,
  smallestVisibleBreakage: broken,
}: SuiteChange): string {
  if (comparable === 0) return 'nothing';
  return [
    drop === undefined ? 'no even drop' : `a drop of ${plural('point', Math.round(100 * drop))}`,
    ...(broken === undefined ? [] : [plural('broken test', broken)]),
  ].join(', ');
}

/** Passes before and now, planned trials and fresh ones apart: `10/10 → 0/1, fresh 0/3`. The same on all surfaces. */
export function passesOf({ base, now, confirmation, control }: Change): string {
  const text = (side: Change['base']) => (side === undefined ? '–' : `${side.passes}/${side.trials}`);
  return [
    `${text(base)} → ${text(now)}`,
    ...(confirmation ? [`fresh ${text(confirmation)}`] : []),
    ...(control ? [`base now ${text(control)}`] : []),
  ].join(', ');
}

/** What made a regression one: `confirmed on 3 fresh trials`. */
export const confirmedOn = ({ state, confirmation }: Change): string | undefined =>
  state === 'regressed' && confirmation !== undefined
    ? `Confirmed on ${plural('fresh trial', confirmation.trials)}`
    : undefined;

/** As many tries as people give a thing. */
const TRIES = 3;

/** Why a test is what it is; of one that sometimes passes, how often several tries would (gate.md §2.10). */
export function whyOf(change: Change): string {
  const { state, base, why } = change;
  const [some, all] = [passAtK, passAllK].map((chance) => base && chance(base.passes, base.trials, TRIES));
  const isShown = state === 'flaky' && some !== undefined && all !== undefined;
  const tries = isShown ? `any of ${TRIES} tries passes ${percent(some)}, all of them ${percent(all)}` : '';
  const words = [why ?? '', tries].filter((part) => part !== '').join('; ');
  return asSentences([confirmedOn(change) ?? '', words].filter((part) => part !== ''));
}

/**
 * What else there is to say of the comparison as a whole, in sentences (gate.md O3, O4 and §2.10); names in them are put
 * into it by `shown`.
 */
export function notesOn(
  { comparison: { suites, replays, metric } }: Report,
  shown: (name: string) => string,
): string[] {
  const known = suites.flatMap(({ ownSubject }) => ownSubject ?? []);
  const [own, all] = [known.reduce((sum, { trials }) => sum + trials, 0), known.reduce((sum, { of }) => sum + of, 0)];
  return [
    ...(metric === 'score' ? ['Suites are compared by their scores.'] : []),
    ...clusterNotes(suites, shown),
    ...(known.length > 0
      ? [`${own} of ${plural('earlier trial', all)} ${own === 1 ? 'is' : 'are'} of what the base branch was last.`]
      : []),
    ...(replays === undefined || replays.runs < FEWEST_REPLAYS ? [] : [replaySentence(replays)]),
  ];
}

/**
 * What was different around this run (gate.md O15), in one sentence that the text of each difference is put into by
 * `shown`; nothing where nothing was, or is known to be. It belongs beside the numbers that it may explain.
 */
export function aroundRun({ verdict }: Pick<Report, 'verdict'>, shown: (text: string) => string): string[] {
  const told = verdict.reasons.filter(({ rule }) => rule === 'envelope').map(({ message }) => shown(message));
  const [listed, others] = [told.slice(0, MOST_DIFFERENCES), told.length - MOST_DIFFERENCES];
  const all = others > 0 ? [...listed, plural('more difference', others)] : listed;
  return all.length === 0 ? [] : [`Other circumstances: ${all.join('; ')}`];
}

/** More of them explain everything and nothing. */
const MOST_DIFFERENCES = 5;

/** What is said of a verdict elsewhere than beside the numbers. */
export const toldReasons = ({ verdict }: Pick<Report, 'verdict'>): Reason[] =>
  verdict.reasons.filter(({ rule }) => rule !== 'envelope');

/** Whose tests belong together the user says; how many clusters that makes is seen here alone. */
function clusterNotes(suites: readonly SuiteChange[], shown: (name: string) => string): string[] {
  const clustered = suites.flatMap(({ clusters }) => clusters ?? []);
  const [first] = clustered;
  if (first === undefined) return [];
  const by = shown(first.by);
  const [few, enough] = [clustered.filter(({ tooFew }) => tooFew), clustered.filter(({ tooFew }) => !tooFew)];
  const counts = (some: typeof clustered) => [...new Set(some.map(({ count }) => count))].join(', ');
  return [
    ...(enough.length > 0
      ? [`Intervals are those of clusters by ${by} (${counts(enough)}), not of single tests.`]
      : []),
    ...(few.length > 0
      ? [
          `Too few clusters by ${by} (${counts(few)} of at least ${LEAST_CLUSTERS}): intervals are those of single tests.`,
        ]
      : []),
  ];
}

/** Of fewer runs than evidence keeps there is nothing to say, and of less than so many no share. */
const FEWEST_REPLAYS = 5;
const ENOUGH_FOR_A_SHARE = 20;

function replaySentence({ runs, failed }: Replays): string {
  const share = runs < ENOUGH_FOR_A_SHARE ? '' : ` (${percent(failed / runs)})`;
  const count = failed === 0 ? 'none' : `${failed}${share}`;
  return `Of the last ${plural('unchanged run', runs)} this gate would have failed ${count}.`;
}
