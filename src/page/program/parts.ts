import { type Child, h } from './dom.ts';
import { icon } from './icons.ts';

/** The heading of a view, which gets the focus when the view opens. */
export const viewTitle = (title: string, ...summary: readonly Child[]): Node =>
  h('div.title', h('h1', { tabindex: -1 }, title), h('p.summary', summary));

export const section = (title: string, id: string, ...content: readonly Child[]): HTMLElement =>
  h('section.card', { 'aria-labelledby': id }, h('h2', { id }, title), content);

export const banner = (...content: readonly Child[]): Node =>
  h('p.banner', { role: 'note' }, icon('warn'), h('span', content));

/**
 * A table that scrolls sideways where it is too wide; on a phone each row is a block with the titles in it, so the roles are
 * written out. A title that begins with `#` is above numbers; the first cell of a row is its heading.
 */
export function scrollTable(label: string, titles: readonly string[], rows: readonly (readonly Child[])[]): Node {
  const cellAt = (column: number) => ({
    class: titles[column]?.startsWith('#') ? 'number' : null,
    'data-title': titles[column]?.replace(/^#/, ''),
  });
  const head = titles.map((title, column) =>
    h('th', { role: 'columnheader', scope: 'col', ...cellAt(column) }, title.replace(/^#/, '')),
  );
  const body = rows.map(([heading, ...cells]) =>
    h(
      'tr',
      { role: 'row' },
      h('th', { role: 'rowheader', scope: 'row' }, heading),
      ...cells.map((cell, at) => h('td', { role: 'cell', ...cellAt(at + 1) }, cell)),
    ),
  );
  const table = h(
    'table.grid',
    { role: 'table' },
    h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, head)),
    h('tbody', { role: 'rowgroup' }, body),
  );
  return scrollRegion(label, table);
}

export const scrollRegion = (label: string, content: Child): Node =>
  h('div.scroll', { tabindex: 0, role: 'region', 'aria-label': label }, content);

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
