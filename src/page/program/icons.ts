import type { VerdictKind } from '../../model/verdict/verdict.ts';
import type { PageTrial, RowState } from '../data/page-data.ts';
import { type Child, h, svg } from './dom.ts';

/** Drawings of 16 by 16 units. */
const drawings = {
  check: 'M3.5 8.5l3 3 6-7',
  cross: 'M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6',
  warn: 'M8 3.2v6M8 12.2v.6',
  stop: 'M5 5h6v6H5z',
  dash: 'M4 8h8',
  up: 'M8 12.5v-9M4.2 7.2L8 3.5l3.8 3.7',
  down: 'M8 3.5v9M4.2 8.8L8 12.5l3.8-3.7',
  again: 'M12.5 8a4.5 4.5 0 1 1-1.4-3.2M12.6 2.6v2.9H9.7',
  plus: 'M8 3.5v9M3.5 8h9',
  pause: 'M6 4v8M10 4v8',
  copy: 'M6 6h6.5v6.5H6zM3.5 10V3.5H10',
  moon: 'M12.6 9.6A5 5 0 0 1 6.4 3.4a5 5 0 1 0 6.2 6.2z',
  keys: 'M2.5 4.5h11v7h-11zM5 7h.5M7.8 7h.5M10.5 7h.5M5.5 9.3h5',
  left: 'M10 3.5L5.5 8l4.5 4.5',
  right: 'M6 3.5L10.5 8 6 12.5',
  search: 'M7 2.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4zM10.2 10.2l3.2 3.2',
} as const;
type IconName = keyof typeof drawings;

/** A decorative picture: the word next to it has the meaning. */
export const icon = (name: IconName): SVGElement =>
  svg('svg.icon', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: drawings[name] }));

type Tone = 'bad' | 'warn' | 'good' | 'info' | 'calm';

interface Look {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

export const badge = (tone: Tone, name: IconName, ...words: readonly Child[]): HTMLElement =>
  h(`span.badge.${tone}`, icon(name), words);

const badgeOf = ({ tone, icon: name, word }: Look): HTMLElement => badge(tone, name, word);

/** Worst first: the order of lists and of the default sort. */
export const stateLooks: Readonly<Record<RowState, Look>> = {
  regressed: { word: 'regressed', tone: 'bad', icon: 'down' },
  suspected: { word: 'suspected', tone: 'warn', icon: 'warn' },
  'fails-on-base': { word: 'fails on base too', tone: 'warn', icon: 'warn' },
  'not-enough-history': { word: 'too little history', tone: 'warn', icon: 'warn' },
  'not-rerun': { word: 'not re-run', tone: 'warn', icon: 'warn' },
  'not-reproduced': { word: 'not reproduced', tone: 'warn', icon: 'again' },
  errored: { word: 'error', tone: 'warn', icon: 'stop' },
  failing: { word: 'failing', tone: 'bad', icon: 'cross' },
  changed: { word: 'test changed', tone: 'info', icon: 'again' },
  new: { word: 'new', tone: 'info', icon: 'plus' },
  fixed: { word: 'fixed', tone: 'good', icon: 'up' },
  removed: { word: 'removed', tone: 'calm', icon: 'dash' },
  'failing-as-before': { word: 'fails as before', tone: 'calm', icon: 'cross' },
  quarantined: { word: 'quarantined', tone: 'calm', icon: 'pause' },
  skipped: { word: 'not run', tone: 'calm', icon: 'dash' },
  reused: { word: 'reused', tone: 'calm', icon: 'again' },
  passing: { word: 'passing', tone: 'good', icon: 'check' },
};

export const stateOrder = Object.keys(stateLooks) as readonly RowState[];
export const severityOf = (state: RowState): number => stateOrder.indexOf(state);
export const stateBadge = (state: RowState): HTMLElement => badgeOf(stateLooks[state]);

/** States that a reviewer looks at. */
export const changedStates: readonly RowState[] = stateOrder.slice(0, stateOrder.indexOf('failing-as-before'));

export const verdictLooks: Readonly<Record<VerdictKind, Look>> = {
  cancelled: { word: 'Cancelled', tone: 'calm', icon: 'stop' },
  invalid: { word: 'Invalid', tone: 'bad', icon: 'stop' },
  fail: { word: 'Failed', tone: 'bad', icon: 'cross' },
  inconclusive: { word: 'Inconclusive', tone: 'warn', icon: 'warn' },
  warn: { word: 'Warning', tone: 'warn', icon: 'warn' },
  pass: { word: 'Passed', tone: 'good', icon: 'check' },
};

export const verdictBadge = (kind: VerdictKind): HTMLElement =>
  badgeOf({ ...verdictLooks[kind], word: verdictLooks[kind].word.toLowerCase() });

export const trialLooks: Readonly<Record<PageTrial['word'], Look>> = {
  pass: { word: 'pass', tone: 'good', icon: 'check' },
  fail: { word: 'fail', tone: 'bad', icon: 'cross' },
  error: { word: 'error', tone: 'warn', icon: 'stop' },
};

export const trialBadge = (word: PageTrial['word']): HTMLElement => badgeOf(trialLooks[word]);

export const graderBadge = (verdict: 'pass' | 'fail' | 'skip'): HTMLElement =>
  verdict === 'skip' ? badge('calm', 'dash', 'not judged') : trialBadge(verdict);
