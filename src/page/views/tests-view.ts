import type { PageIndex } from '../../reports/html/page-data.ts';
import { duration, money, score, tokens } from '../../reports/numbers.ts';
import { badge, stateBadge } from '../badges.ts';
import { type Child, h, name, replace } from '../dom.ts';
import { MOST_QUERY, matching, numberIn, parseFilter, printToken } from '../filter.ts';
import { icon } from '../icons.ts';
import { type Page, stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { hashOf, type Route } from '../route.ts';
import { severityOf, stateLooks, stateOrder } from '../states.ts';
import { count, plural, signed } from '../words.ts';
import { listOf, type RowGroup } from './list.ts';

interface Column {
  readonly id: string;
  readonly title: string;
  readonly width: string;
  readonly isNumber?: true;
  cell(at: number): Child;
  /** What rows are sorted by; unknown values come last. */
  key(at: number): number | string | null;
}

function columnsOf(index: PageIndex): Column[] {
  const { tests } = index;
  const number = (
    id: string,
    title: string,
    width: string,
    values: (at: number) => number | null,
    show: (value: number) => string,
  ): Column => ({
    id,
    title,
    width,
    isNumber: true,
    cell: (at) => {
      const value = values(at);
      return value === null ? h('span', { class: 'none' }, '–') : show(value);
    },
    key: values,
  });
  const rate = (values: readonly (string | null)[]) => (at: number) => {
    const [passes = 0, trials = 0] = (values[at] ?? '').split('/').map(Number);
    return trials > 0 ? passes / trials : null;
  };
  const delta = numberIn(index, 'delta');
  const all: (Column | false)[] = [
    {
      id: 'state',
      title: 'State',
      width: '10.5rem',
      cell: (at) => stateBadge(stateAt(index, at)),
      key: (at) => severityOf(stateAt(index, at)),
    },
    {
      id: 'test',
      title: 'Test',
      width: 'minmax(11rem, 2.4fr)',
      cell: (at) => testName(index, at),
      key: (at) => tests.test[at] ?? '',
    },
    index.suiteNames.length > 1 && {
      id: 'suite',
      title: 'Suite',
      width: 'minmax(6rem, 1fr)',
      cell: (at) => name(suiteAt(index, at).name),
      key: (at) => suiteAt(index, at).name,
    },
    index.targetNames.length > 1 && {
      id: 'target',
      title: 'Target',
      width: 'minmax(6rem, 1fr)',
      cell: (at) => name(targetAt(index, at)),
      key: (at) => targetAt(index, at),
    },
    { ...number('base', 'Base', '4rem', rate(tests.base), () => ''), cell: (at) => tests.base[at] ?? '–' },
    { ...number('head', 'Head', '4rem', rate(tests.now), () => ''), cell: (at) => tests.now[at] ?? '–' },
    number(
      'score',
      'Score',
      '4rem',
      (at) => tests.score[at] ?? null,
      (value) => score(value),
    ),
    { ...number('delta', 'Change', '4.5rem', delta, signed), cell: (at) => deltaCell(delta(at)) },
    number('cost', 'Cost', '5rem', (at) => tests.cost[at] ?? null, money),
    number('time', 'Time', '5rem', (at) => tests.time[at] ?? null, duration),
    number('tokens', 'Tokens', '4.5rem', (at) => tests.tokens[at] ?? null, tokens),
    {
      id: 'cause',
      title: 'Cause',
      width: 'minmax(7rem, 1.3fr)',
      cell: (at) => causeOf(index, at) ?? '',
      key: (at) => causeOf(index, at)?.textContent ?? null,
    },
  ];
  const hasValue = ({ key }: Column) => tests.id.some((_, at) => key(at) !== null);
  return all.filter((column): column is Column => column !== false && hasValue(column));
}

const deltaCell = (value: number | null): Child =>
  value === null
    ? h('span', { class: 'none' }, '–')
    : h('span', { class: value < -0.005 ? 'worse' : value > 0.005 ? 'better' : 'none' }, signed(value));

function causeOf({ tests, causes }: PageIndex, at: number): HTMLElement | null {
  const cause = tests.cause[at];
  return cause === null || cause === undefined ? null : name(causes[cause] ?? '', 'cause');
}

/** The table of all tests, with its filter. */
export function testsView(page: Page, route: Route): Node {
  const { index } = page;
  const columns = columnsOf(index);
  let query = route.query.get('q') ?? '';
  let sort = route.query.get('sort') ?? '';
  let group = route.query.get('group') ?? '';
  const body = h('div', { class: 'results' });
  const states = h('div', { class: 'chips', role: 'group', 'aria-label': 'States' });
  const summary = h('p', { class: 'summary', role: 'status' });
  const unknown = h('span', { class: 'unknown' });
  const field = h('input', {
    type: 'search',
    id: 'filter',
    value: query,
    maxlength: MOST_QUERY,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'is:changed  state:regressed  score<0.8  -target:mini  "two words"',
    'aria-label': 'Filter tests',
    oninput: () => {
      query = field.value;
      show();
      rememberSoon();
    },
  });
  let timer = 0;
  const rememberSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(remember, 200);
  };
  const remember = () => {
    if (location.hash.startsWith('#/tests'))
      history.replaceState(null, '', hashOf('tests', { q: query.slice(0, MOST_QUERY), sort, group }));
  };
  const set = (text: string) => {
    query = text;
    field.value = text;
    show();
    remember();
  };
  const sortBy = (id: string) => {
    sort = sort === id ? `-${id}` : sort === `-${id}` ? '' : id;
    show();
    remember();
  };
  const show = () => {
    const tokens = parseFilter(query);
    page.list = sorted(matching(index, tokens), columns, sort, index);
    const strange = tokens.filter((token) => token.kind === 'text' && token.isUnknown).map(printToken);
    replace(unknown, strange.length === 0 ? null : `searched as text: ${strange.join(' ')}`);
    field.classList.toggle('strange', strange.length > 0);
    replace(states, stateChips(index, query, set));
    replace(
      summary,
      `${plural(page.list.length, 'test')}${page.list.length < index.tests.id.length ? ` of ${count(index.tests.id.length)}` : ''}`,
    );
    replace(
      body,
      page.list.length === 0
        ? noMatch(() => set(''))
        : listOf({ page, columns, sort, sortBy, groups: groupsOf(index, page.list, group) }),
    );
  };
  const grouping = h(
    'select',
    {
      id: 'group',
      'aria-label': 'Group',
      onchange: () => {
        group = grouping.value;
        show();
        remember();
      },
    },
    [
      ['', 'no groups'],
      ['suite', 'by suite'],
      ['target', 'by target'],
      ['cause', 'by cause'],
    ].map(([value, text]) => h('option', { value, selected: value === group }, text)),
  );
  show();
  return h(
    'div',
    { class: 'view tests' },
    h('div', { class: 'title' }, h('h1', { tabindex: -1 }, 'Tests'), summary),
    h('div', { class: 'tools' }, h('label', { class: 'search' }, icon('search'), field), grouping),
    unknown,
    states,
    body,
  );
}

const noMatch = (clear: () => void): Node =>
  h('p', { class: 'empty' }, 'No test matches. ', h('button', { type: 'button', onclick: clear }, 'Clear the filter'));

/** Buttons that write state tokens, with their counts. */
function stateChips(index: PageIndex, query: string, set: (text: string) => void): Child {
  const counts = new Map<string, number>();
  for (let at = 0; at < index.tests.id.length; at += 1)
    counts.set(stateAt(index, at), (counts.get(stateAt(index, at)) ?? 0) + 1);
  const tokens = parseFilter(query);
  return stateOrder
    .filter((state) => counts.has(state))
    .map((state) => {
      const isOn = tokens.some(
        (token) => token.kind === 'field' && token.field === 'state' && token.text === state && !token.not,
      );
      const others = tokens.filter((token) => !(token.kind === 'field' && token.field === 'state')).map(printToken);
      const { word, tone, icon: mark } = stateLooks[state];
      const onclick = () => set([...others, ...(isOn ? [] : [`state:${state}`])].join(' '));
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
  if (column === undefined) {
    const { states, tests } = index;
    const severity = states.map(severityOf);
    const of = (at: number) => severity[tests.state[at] ?? 0] ?? 0;
    return found.sort((a, b) => of(a) - of(b) || (tests.suite[a] ?? 0) - (tests.suite[b] ?? 0) || a - b);
  }
  const sign = sort.startsWith('-') ? -1 : 1;
  const keys = new Map(found.map((at) => [at, column.key(at)]));
  return found.sort((a, b) => {
    const [x, y] = [keys.get(a) ?? null, keys.get(b) ?? null];
    if (x === null || y === null) return x === y ? a - b : x === null ? 1 : -1;
    return x < y ? -sign : x > y ? sign : a - b;
  });
}

function groupsOf(index: PageIndex, list: readonly number[], group: string): RowGroup[] | undefined {
  const titleOf = {
    suite: (at: number) => suiteAt(index, at).name,
    target: (at: number) => targetAt(index, at),
    cause: (at: number) => causeOf(index, at)?.textContent ?? 'without a cause',
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
