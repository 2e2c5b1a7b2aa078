import { type Child, h, name, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { hashOf } from '../route.ts';
import { count, plural } from '../words.ts';

export interface ListColumn {
  readonly id: string;
  readonly title: string;
  readonly width: string;
  readonly isNumber?: true;
  cell(at: number): Child;
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

type Entry = { readonly kind: 'row'; readonly at: number } | { readonly kind: 'group'; readonly group: RowGroup };

/** The rows of the table: a plain list, or above 500 only those on the screen. */
export function listOf(list: List): Node {
  const closed = new Set<string>();
  const holder = h('div', { class: 'holder' });
  const draw = () => {
    const entries = entriesOf(list, closed);
    const toggle = (title: string) => {
      if (!closed.delete(title)) closed.add(title);
      draw();
    };
    replace(holder, table(list, entries, toggle));
  };
  draw();
  return holder;
}

function entriesOf({ page, groups }: List, closed: ReadonlySet<string>): Entry[] {
  if (groups === undefined) return page.list.map((at) => ({ kind: 'row', at }));
  return groups.flatMap((group): Entry[] => [
    { kind: 'group', group },
    ...(closed.has(group.title) ? [] : group.rows.map((at) => ({ kind: 'row' as const, at }))),
  ]);
}

function table(list: List, entries: readonly Entry[], toggle: (title: string) => void): Node {
  const { columns } = list;
  const isVirtual = entries.length > MAX_PLAIN;
  const rows = h('div', { class: isVirtual ? 'body virtual' : 'body', role: 'rowgroup' });
  const entry = (index: number): HTMLElement | null => {
    const found = entries[index];
    if (found === undefined) return null;
    return found.kind === 'row' ? rowOf(list, found.at, index) : groupRow(found.group, index, toggle);
  };
  const element = h(
    'div',
    { class: 'table', role: 'table', 'aria-label': 'Tests', 'aria-rowcount': entries.length + 1 },
    header(list),
    rows,
  );
  element.style.setProperty('--columns', columns.map(({ width }) => width).join(' '));
  if (isVirtual) virtual(rows, entries.length, entry);
  else
    replace(
      rows,
      entries.map((_, index) => entry(index)),
    );
  const more = entries.length - MAX_PRINTED;
  return h(
    'div',
    {},
    element,
    more > 0 ? h('p', { class: 'print-only' }, `${plural(more, 'more row')} not printed`) : null,
  );
}

const header = ({ columns, sort, sortBy }: List): Node =>
  h(
    'div',
    { class: 'line head', role: 'row', 'aria-rowindex': 1 },
    columns.map(({ id, title, isNumber }) => {
      const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
      return h(
        'div',
        { role: 'columnheader', 'aria-sort': order, class: isNumber ? 'number' : '' },
        h(
          'button',
          { type: 'button', onclick: () => sortBy(id) },
          title,
          order === 'none' ? null : icon(order === 'ascending' ? 'up' : 'down'),
        ),
      );
    }),
  );

function rowOf({ page, columns }: List, at: number, index: number): HTMLElement {
  const id = page.index.tests.id[at] ?? '';
  return h(
    'div',
    { class: 'line', role: 'row', 'aria-rowindex': index + 2, 'data-row': index, 'data-id': id },
    columns.map((column) => {
      const content = column.cell(at);
      const inner =
        column.id === 'test' ? h('a', { href: hashOf(`t/${id}`), title: page.index.tests.test[at] }, content) : content;
      return h(
        'div',
        { role: 'cell', class: `${column.id}${column.isNumber ? ' number' : ''}`, 'data-title': column.title },
        inner,
      );
    }),
  );
}

const groupRow = ({ title, rows }: RowGroup, index: number, toggle: (title: string) => void): HTMLElement =>
  h(
    'div',
    { class: 'line grouping', role: 'row', 'aria-rowindex': index + 2, 'data-row': index },
    h(
      'div',
      { role: 'cell' },
      h(
        'button',
        { type: 'button', onclick: () => toggle(title) },
        name(title),
        h('span', { class: 'count' }, count(rows.length)),
      ),
    ),
  );

/** Draws the rows on the screen and a few around them. Rows have one height, which the style sheet sets. */
function virtual(body: HTMLElement, total: number, entry: (index: number) => HTMLElement | null): void {
  const space = h('div', { class: 'space' });
  body.appendChild(space);
  body.setAttribute('tabindex', '0');
  let [first, height, isPrinting] = [-1, 0, false];
  const draw = () => {
    if (isPrinting) return;
    height = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row')) || 44;
    space.style.setProperty('height', `${total * height}px`);
    const shown = Math.min(MAX_DRAWN, Math.ceil((body.clientHeight || 600) / height) + 16);
    const from = Math.max(0, Math.min(Math.floor(body.scrollTop / height) - 8, total - shown));
    if (from === first && space.childElementCount > 0) return;
    first = from;
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
    const rows: HTMLElement[] = [];
    for (let index = from; index < Math.min(total, from + shown); index += 1) {
      const row = entry(index);
      if (row === null) continue;
      row.style.setProperty('transform', `translateY(${index * height}px)`);
      rows.push(row);
    }
    space.replaceChildren(...rows);
    if (focused !== null && focused !== undefined)
      space.querySelector<HTMLElement>(`[data-row="${focused}"] a`)?.focus({ preventScroll: true });
  };
  const drawAll = () => {
    isPrinting = true;
    space.style.removeProperty('height');
    space.replaceChildren(...Array.from({ length: Math.min(total, MAX_PRINTED) }, (_, index) => entry(index) ?? ''));
  };
  const redraw = () => {
    first = -1;
    draw();
  };
  const endPrint = () => {
    isPrinting = false;
    redraw();
  };
  printed = { body, drawAll, endPrint };
  body.addEventListener('scroll', draw, { passive: true });
  new ResizeObserver(redraw).observe(body);
  draw();
}

/** The list on the screen: on paper it has more rows than the screen shows. */
let printed: { readonly body: HTMLElement; drawAll(): void; endPrint(): void } | undefined;
addEventListener('beforeprint', () => printed?.body.isConnected && printed.drawAll());
addEventListener('afterprint', () => printed?.body.isConnected && printed.endPrint());
