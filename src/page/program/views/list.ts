import { type Child, h, name, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { type Page, testHash } from '../page.ts';
import { count, plural } from '../words.ts';

export interface ListColumn {
  /** Also the classes of its cells. */
  readonly id: string;
  readonly title: string;
  readonly width: string;
  readonly isNumber?: true;
  cell(at: number): Child;
  /** What rows are sorted by; unknown values come last. */
  key(at: number): number | string | null;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly number[];
}

interface List {
  readonly page: Page;
  readonly columns: readonly ListColumn[];
  readonly sort: string;
  readonly groups?: readonly RowGroup[] | undefined;
  sortBy(id: string): void;
}

/** Up to this number all rows are in the document, so that the browser finds text in them. */
const MAX_PLAIN = 500;
const MAX_DRAWN = 60;
const MAX_PRINTED = 500;

/** The rows of the table: a plain list, or above 500 only those on the screen. */
export function listOf(list: List): Node {
  const { page, columns, groups } = list;
  const closed = new Set<string>();
  const holder = h('div.holder');
  const draw = () => {
    const entries: (number | RowGroup)[] = groups?.flatMap((group) => [
      group,
      ...(closed.has(group.title) ? [] : group.rows),
    ]) ?? [...page.list];
    const rowAt = (index: number): HTMLElement | undefined => {
      const entry = entries[index];
      if (entry === undefined) return undefined;
      if (typeof entry === 'number') return rowOf(list, entry, index);
      const { title } = entry;
      const onclick = () => {
        if (!closed.delete(title)) closed.add(title);
        draw();
      };
      const counted = h('span.count', count(entry.rows.length));
      const button = h('button', { type: 'button', onclick }, name(title), counted);
      return h('div.line.grouping', rowRole(index), h('div', { role: 'cell' }, button));
    };

    const isVirtual = entries.length > MAX_PLAIN;
    const rows = h(isVirtual ? 'div.body.virtual' : 'div.body', { role: 'rowgroup' });
    const table = h(
      'div.table',
      { role: 'table', 'aria-label': 'Tests', 'aria-rowcount': entries.length + 1 },
      header(list),
      rows,
    );
    table.style.setProperty('--columns', columns.map(({ width }) => width).join(' '));
    if (isVirtual) virtual(rows, entries.length, rowAt);
    else rows.append(...entries.map((_, index) => rowAt(index) ?? ''));
    const more = entries.length - MAX_PRINTED;
    replace(holder, h('div', table, more > 0 && h('p.print-only', `${plural(more, 'more row')} not printed`)));
  };
  draw();
  return holder;
}

function header({ columns, sort, sortBy }: List): Node {
  const cells = columns.map(({ id, title, isNumber }) => {
    const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
    const arrow = order !== 'none' && icon(order === 'ascending' ? 'up' : 'down');
    const button = h('button', { type: 'button', title, onclick: () => sortBy(id) }, name(title), arrow);
    return h(isNumber ? 'div.number' : 'div', { role: 'columnheader', 'aria-sort': order }, button);
  });
  return h('div.line.head', { role: 'row', 'aria-rowindex': 1 }, cells);
}

const rowRole = (index: number) => ({ role: 'row', 'aria-rowindex': index + 2, 'data-row': index });

function rowOf({ page: { index }, columns }: List, at: number, row: number): HTMLElement {
  const { id, test } = index.tests;
  const cells = columns.map((column) => {
    const cell = column.cell(at);
    const content = column.id === 'test' ? h('a', { href: testHash(index, at), title: test[at] }, cell) : cell;
    const place = column.isNumber ? (`div.${column.id}.number` as const) : (`div.${column.id}` as const);
    return h(place, { role: 'cell', 'data-title': column.title }, content);
  });
  return h('div.line', { ...rowRole(row), 'data-id': id[at] }, cells);
}

/** Draws the rows on the screen and a few around them. Rows have one height, which the style sheet sets. */
function virtual(body: HTMLElement, total: number, rowAt: (index: number) => HTMLElement | undefined): void {
  const space = h('div.space');
  body.appendChild(space);
  body.setAttribute('tabindex', '0');
  let [first, isPrinting] = [-1, false];
  const draw = () => {
    if (isPrinting) return;
    const height = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row')) || 44;
    space.style.setProperty('height', `${total * height}px`);
    const shown = Math.min(MAX_DRAWN, Math.ceil((body.clientHeight || 600) / height) + 16);
    const from = Math.max(0, Math.min(Math.floor(body.scrollTop / height) - 8, total - shown));
    if (from === first && space.childElementCount > 0) return;
    first = from;
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
    const rows = Array.from({ length: shown }, (_, at) => {
      const row = rowAt(from + at);
      row?.style.setProperty('transform', `translateY(${(from + at) * height}px)`);
      return row ?? '';
    });
    space.replaceChildren(...rows);
    if (focused) space.querySelector<HTMLElement>(`[data-row="${focused}"] a`)?.focus({ preventScroll: true });
  };
  const redraw = () => {
    first = -1;
    draw();
  };
  printed = {
    body,
    drawAll: () => {
      isPrinting = true;
      space.style.removeProperty('height');
      space.replaceChildren(...Array.from({ length: Math.min(total, MAX_PRINTED) }, (_, at) => rowAt(at) ?? ''));
    },
    endPrint: () => {
      isPrinting = false;
      redraw();
    },
  };
  body.addEventListener('scroll', draw, { passive: true });
  new ResizeObserver(redraw).observe(body);
  draw();
}

/** The list on the screen: on paper it has more rows than the screen shows. */
let printed: { readonly body: HTMLElement; drawAll(): void; endPrint(): void } | undefined;
addEventListener('beforeprint', () => printed?.body.isConnected && printed.drawAll());
addEventListener('afterprint', () => printed?.body.isConnected && printed.endPrint());
