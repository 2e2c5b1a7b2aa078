import type { PageIndex } from '../../reports/html/page-data.ts';
import { badge } from '../badges.ts';
import { type Child, h, replace } from '../dom.ts';
import { isUnknownState, MAX_QUERY, matching, parseFilter, printToken, type Token } from '../filter.ts';
import { icon } from '../icons.ts';
import { type Page, stateAt, suiteAt, targetAt } from '../page.ts';
import { hashOf, type Route } from '../route.ts';
import { severityOf, stateLooks, stateOrder } from '../states.ts';
import { count, plural } from '../words.ts';
import { type Column, causeAt, columnsOf } from './columns.ts';
import { listOf, type RowGroup } from './list.ts';

/** The table of all tests, with its filter. */
export const testsView = (page: Page, { query }: Route): Node =>
  new TestTable(page, {
    filter: query.get('q') ?? '',
    sort: query.get('sort') ?? '',
    group: query.get('group') ?? '',
  }).view();

/** What the address keeps. */
interface Choice {
  readonly filter: string;
  readonly sort: string;
  readonly group: string;
}

const PAUSE_MS = 200;
const HELP = 'Searches tests, suites, targets and causes, but not answers and tool calls.';

class TestTable {
  private readonly page: Page;
  private readonly columns: readonly Column[];
  private choice: Choice;
  private timer = 0;
  private readonly field: HTMLInputElement;
  private readonly body = h('div', { class: 'results' });
  private readonly states = h('div', { class: 'chips', role: 'group', 'aria-label': 'States' });
  private readonly summary = h('p', { class: 'summary', role: 'status' });
  private readonly unknown = h('span', { class: 'unknown' });

  constructor(page: Page, choice: Choice) {
    this.page = page;
    this.choice = choice;
    this.columns = columnsOf(page.index);
    this.field = filterField(choice.filter, (filter) => this.type(filter));
  }

  view(): Node {
    this.draw();
    return h(
      'div',
      { class: 'view tests' },
      h('div', { class: 'title' }, h('h1', { tabindex: -1 }, 'Tests'), this.summary),
      h(
        'div',
        { class: 'tools' },
        h('label', { class: 'search' }, icon('search'), this.field, h('small', { id: 'filter-help' }, HELP)),
        groupChoice(this.choice.group, (group) => this.choose({ group })),
      ),
      this.unknown,
      this.states,
      this.body,
    );
  }

  private type(filter: string): void {
    this.choice = { ...this.choice, filter };
    this.draw();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.remember(), PAUSE_MS);
  }

  private choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change };
    this.field.value = this.choice.filter;
    this.draw();
    this.remember();
  }

  private remember(): void {
    const { filter, sort, group } = this.choice;
    if (!location.hash.startsWith('#/tests')) return;
    history.replaceState(null, '', hashOf('tests', { q: filter.slice(0, MAX_QUERY), sort, group }));
  }

  private draw(): void {
    const { index } = this.page;
    const tokens = parseFilter(this.choice.filter);
    this.page.list = sorted(matching(index, tokens), this.columns, this.choice.sort, index);
    this.markUnknown(tokens);
    replace(
      this.states,
      stateChips(index, tokens, (filter) => this.choose({ filter })),
    );
    replace(this.summary, summaryOf(this.page));
    replace(this.body, this.page.list.length === 0 ? noMatch(() => this.choose({ filter: '' })) : this.list());
  }

  private markUnknown(tokens: readonly Token[]): void {
    const unknown = tokens.filter((token) => token.kind === 'text' && token.isUnknown).map(printToken);
    const states = tokens.filter(isUnknownState).map(printToken);
    replace(
      this.unknown,
      unknown.length === 0 ? null : `searched as text: ${unknown.join(' ')}. `,
      states.length === 0 ? null : `no such state: ${states.join(' ')}. States: ${stateOrder.join(', ')}`,
    );
    this.field.classList.toggle('strange', unknown.length + states.length > 0);
  }

  private list(): Node {
    const { page, columns } = this;
    const { sort, group } = this.choice;
    const sortBy = (id: string) => this.choose({ sort: sort === id ? `-${id}` : sort === `-${id}` ? '' : id });
    return listOf({ page, columns, sort, sortBy, groups: groupsOf(page.index, page.list, group) });
  }
}

function filterField(value: string, onType: (text: string) => void): HTMLInputElement {
  const field = h('input', {
    type: 'search',
    id: 'filter',
    value,
    maxlength: MAX_QUERY,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'is:changed  state:regressed  score<0.8  -target:mini  "two words"',
    'aria-label': 'Filter tests',
    'aria-describedby': 'filter-help',
    oninput: () => onType(field.value),
  });
  return field;
}

function groupChoice(group: string, choose: (group: string) => void): Node {
  const choices = [
    ['', 'no groups'],
    ['suite', 'by suite'],
    ['target', 'by target'],
    ['cause', 'by cause'],
  ] as const;
  const element = h(
    'select',
    { id: 'group', 'aria-label': 'Group', onchange: () => choose(element.value) },
    choices.map(([value, text]) => h('option', { value, selected: value === group }, text)),
  );
  return element;
}

function summaryOf({ list, index }: Page): string {
  const all = index.tests.id.length;
  return `${plural(list.length, 'test')}${list.length < all ? ` of ${count(all)}` : ''}`;
}

const noMatch = (clear: () => void): Node =>
  h('p', { class: 'empty' }, 'No test matches. ', h('button', { type: 'button', onclick: clear }, 'Clear the filter'));

const isState = (token: Token) => token.kind === 'field' && token.field === 'state';

/** Buttons that write state tokens, with the counts that the other tokens leave. */
function stateChips(index: PageIndex, tokens: readonly Token[], set: (filter: string) => void): Child {
  const counts = new Map<string, number>();
  const others = tokens.filter((token) => !isState(token));
  for (const at of matching(index, others)) counts.set(stateAt(index, at), (counts.get(stateAt(index, at)) ?? 0) + 1);
  return stateOrder
    .filter((state) => index.states.includes(state))
    .map((state) => {
      const isOn = tokens.some((token) => isState(token) && !token.not && 'text' in token && token.text === state);
      const { word, tone, icon: mark } = stateLooks[state];
      const onclick = () => set([...others.map(printToken), ...(isOn ? [] : [`state:${state}`])].join(' '));
      return h(
        'button',
        { type: 'button', class: 'chip', 'aria-pressed': isOn ? 'true' : 'false', onclick },
        badge(tone, mark, word),
        h('span', { class: 'count' }, count(counts.get(state) ?? 0)),
      );
    });
}

function sorted(found: number[], columns: readonly Column[], sort: string, index: PageIndex): number[] {
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ''));
  if (column === undefined) return bySeverity(found, index);
  const sign = sort.startsWith('-') ? -1 : 1;
  const keys = new Map(found.map((at) => [at, column.key(at)]));
  return found.sort((a, b) => {
    const [x, y] = [keys.get(a) ?? null, keys.get(b) ?? null];
    if (x === null || y === null) return x === y ? a - b : x === null ? 1 : -1;
    return x < y ? -sign : x > y ? sign : a - b;
  });
}

function bySeverity(found: number[], { states, tests }: PageIndex): number[] {
  const severity = states.map(severityOf);
  const of = (at: number) => severity[tests.state[at] ?? 0] ?? 0;
  return found.sort((a, b) => of(a) - of(b) || (tests.suite[a] ?? 0) - (tests.suite[b] ?? 0) || a - b);
}

function groupsOf(index: PageIndex, list: readonly number[], group: string): RowGroup[] | undefined {
  const titleOf = {
    suite: (at: number) => suiteAt(index, at).name,
    target: (at: number) => targetAt(index, at),
    cause: (at: number) => causeAt(index, at) ?? 'without a cause',
  }[group];
  if (titleOf === undefined) return undefined;
  const groups = new Map<string, number[]>();
  for (const at of list) {
    const own = groups.get(titleOf(at));
    if (own === undefined) groups.set(titleOf(at), [at]);
    else own.push(at);
  }
  return [...groups]
    .map(([title, rows]) => ({ title, rows }))
    .sort((a, b) => (group === 'cause' ? b.rows.length - a.rows.length : 0));
}
