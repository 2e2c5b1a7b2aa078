import type { VerdictKind } from '../model/verdict/verdict.ts';
import type { RowState } from '../reports/html/page-data.ts';
import type { IconName } from './icon-paths.ts';

export type Tone = 'bad' | 'warn' | 'good' | 'info' | 'calm';

interface Look {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

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
