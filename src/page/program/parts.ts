import { type Child, h } from './dom.ts';
import { icon } from './icons.ts';

/** The heading of a view, which gets the focus when the view opens. */
export const viewTitle = (title: string, ...summary: readonly Child[]): Node =>
  h('div.title', h('h1', { tabindex: -1 }, title), h('p.summary', summary));

/** A part of the page with a heading. */
export const section = (title: string, id: string, ...content: readonly Child[]): HTMLElement =>
  h('section.card', { 'aria-labelledby': id }, h('h2', { id }, title), content);

export const banner = (...content: readonly Child[]): Node =>
  h('p.banner', { role: 'note' }, icon('warn'), h('span', content));

/** A table that scrolls sideways where it is too wide. A title that begins with `#` is above numbers; the first cell of a row is its heading. */
export function scrollTable(label: string, titles: readonly string[], rows: readonly (readonly Child[])[]): Node {
  const classAt = (column: number) => (titles[column]?.startsWith('#') ? 'number' : null);
  const head = titles.map((title, column) =>
    h('th', { scope: 'col', class: classAt(column) }, title.replace(/^#/, '')),
  );
  const body = rows.map(([heading, ...cells]) =>
    h('tr', h('th', { scope: 'row' }, heading), ...cells.map((cell, at) => h('td', { class: classAt(at + 1) }, cell))),
  );
  return scrollRegion(label, h('table.grid', h('thead', h('tr', head)), h('tbody', body)));
}

export const scrollRegion = (label: string, content: Child): Node =>
  h('div.scroll', { tabindex: 0, role: 'region', 'aria-label': label }, content);

/** A list of lines. */
export const lineList = (items: readonly Child[], tag: 'ul' | 'ol' = 'ul'): Node =>
  h(
    `${tag}.lines`,
    items.map((item) => h('li', item)),
  );

/** Titles and values, without the values that are unknown. */
export const pairList = (pairs: readonly (readonly [Child, Child])[]): Node =>
  h(
    'dl.pairs',
    pairs
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([title, value]) => h('div', h('dt', title), h('dd', value))),
  );

export const joined = (parts: readonly Child[], by: string): Child => parts.map((part, at) => [at > 0 && by, part]);
