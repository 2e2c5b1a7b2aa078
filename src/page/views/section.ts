import { type Child, h } from '../dom.ts';

/** The heading of a view, which gets the focus when the view opens. */
export const viewTitle = (title: string, ...summary: readonly Child[]): Node =>
  h('div', { class: 'title' }, h('h1', { tabindex: -1 }, title), h('p', { class: 'summary' }, summary));

/** A part of the page with a heading; nothing if it has no content. */
export const section = (title: string, id: string, ...content: readonly Child[]): HTMLElement =>
  h('section', { class: 'card', 'aria-labelledby': id }, h('h2', { id }, title), content);

/** A table that scrolls sideways where it is too wide. A title that begins with `#` is above numbers; the first cell of a row is its heading. */
export const scrollTable = (label: string, titles: readonly string[], rows: readonly (readonly Child[])[]): Node => {
  const classAt = (column: number) => (titles[column]?.startsWith('#') ? 'number' : null);
  return scrollRegion(
    label,
    h(
      'table',
      { class: 'grid' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          titles.map((title, column) => h('th', { scope: 'col', class: classAt(column) }, title.replace(/^#/, ''))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map(([heading, ...cells]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, heading),
            cells.map((cell, at) => h('td', { class: classAt(at + 1) }, cell)),
          ),
        ),
      ),
    ),
  );
};

export const scrollRegion = (label: string, content: Child): Node =>
  h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label }, content);

/** A list of lines. */
export const lineList = (items: readonly Child[], tag: 'ul' | 'ol' = 'ul'): Node =>
  h(
    tag,
    { class: 'lines' },
    items.map((item) => h('li', {}, item)),
  );

/** Titles and values, without the values that are unknown. */
export const pairList = (pairs: readonly (readonly [string, Child])[]): Node =>
  h(
    'dl',
    { class: 'pairs' },
    pairs
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([title, value]) => h('div', {}, h('dt', {}, title), h('dd', {}, value))),
  );
