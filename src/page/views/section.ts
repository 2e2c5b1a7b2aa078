import { type Child, h } from '../dom.ts';

/** The heading of a view, which gets the focus when the view opens. */
export const viewTitle = (title: string, ...summary: readonly Child[]): Node =>
  h('div', { class: 'title' }, h('h1', { tabindex: -1 }, title), h('p', { class: 'summary' }, summary));

/** A part of the page with a heading; nothing if it has no content. */
export const section = (title: string, id: string, ...content: readonly Child[]): HTMLElement =>
  h('section', { class: 'card', 'aria-labelledby': id }, h('h2', { id }, title), content);

/** The head of a table; a title that begins with `#` is above numbers. */
const tableHead = (titles: readonly string[]): Node =>
  h(
    'thead',
    {},
    h(
      'tr',
      {},
      titles.map((title) =>
        h('th', { scope: 'col', class: title.startsWith('#') ? 'number' : '' }, title.replace(/^#/, '')),
      ),
    ),
  );

/** A table that scrolls sideways where it is too wide. */
export const scrollTable = (label: string, titles: readonly string[], rows: readonly Child[]): Node =>
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label },
    h('table', { class: 'grid' }, tableHead(titles), h('tbody', {}, rows)),
  );
