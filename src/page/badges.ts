import type { VerdictKind } from '../model/verdict/verdict.ts';
import type { RowState } from '../reports/html/page-data.ts';
import { type Child, h } from './dom.ts';
import type { IconName } from './icon-paths.ts';
import { icon } from './icons.ts';
import { stateLooks, type Tone, verdictLooks } from './states.ts';

export const badge = (tone: Tone, name: IconName, ...words: readonly Child[]): HTMLElement =>
  h('span', { class: `badge ${tone}` }, icon(name), words);

export const stateBadge = (state: RowState): HTMLElement => {
  const { tone, icon: name, word } = stateLooks[state];
  return badge(tone, name, word);
};

export const verdictBadge = (kind: VerdictKind): HTMLElement => {
  const { tone, icon: name, word } = verdictLooks[kind];
  return badge(tone, name, kind === 'pass' ? 'passed' : word.toLowerCase());
};
