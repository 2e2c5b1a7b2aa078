import { groupedBy } from '../../../model/values/grouped.ts';
import { duration, money, score, tokens } from '../../../reports/numbers.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type Child, h, hidden, name, replace } from '../dom.ts';
import {
  type FilterToken,
  isDifference,
  isUnknownState,
  MAX_QUERY,
  matching,
  numberIn,
  parseFilter,
  printToken,
} from '../filter.ts';
import { icon, severityOf, stateBadge, stateLooks, stateOrder } from '../icons.ts';
import {
  countsIn,
  hashOf,
  type Page,
  type Route,
  stateAt,
  suiteAt,
  tableRows,
  targetAt,
  testHash,
  testName,
} from '../page.ts';
import { count, plural, signed } from '../words.ts';
import { type ListColumn, listOf, type RowGroup } from './list.ts';

/** What the address keeps. */
interface Choice {
  readonly filter: string;
  readonly sort: string;
  readonly group: string;
}

const PAUSE_MS = 200;
const HELP = 'Searches tests, suites, targets, causes and answers, but not tool calls.';
const VARIANT_GROUPS = { '': 'no groups', suite: 'by suite' };
const GROUPS = { ...VARIANT_GROUPS, target: 'by target', cause: 'by cause' };
const groupTitles = ({ experiment }: PageIndex) => Object.entries(experiment ? VARIANT_GROUPS : GROUPS);

/** The table of all tests, with its filter. */
export function testsView(page: Page, { query }: Route): Node {
  const { index, data } = page;
  const columns = columnsOf(index);
  let choice: Choice = {
    filter: query.get('q') ?? '',
    sort: query.get('sort') ?? '',
    group: query.get('group') ?? '',
  };
  let timer = 0;
  /** Undefined until a text is searched for and the answers are unpacked. */
  let answers: readonly string[] | undefined;
  const body = h('div.results');
  const states = h('div.chips', { role: 'group', 'aria-label': 'States' });
  const summary = h('p.summary', { role: 'status' });
  const unknown = h('span.unknown');

  const remember = () => {
    const { filter, sort, group } = choice;
    if (!location.hash.startsWith('#/tests')) return;
    history.replaceState(null, '', hashOf('tests', { q: filter.slice(0, MAX_QUERY), sort, group }));
  };
  const choose = (change: Partial<Choice>) => {
    choice = { ...choice, ...change };
    field.value = choice.filter;
    draw();
    remember();
  };
  const draw = () => {
    const tokens = parseFilter(choice.filter);
    const { sort, group } = choice;
    page.list = sorted(matching(index, tokens, answers), columns, sort, index);
    const isSearching = answers === undefined && tokens.some(({ kind }) => kind === 'text');
    if (isSearching) {
      void data.answerTexts(index).then(
        (texts) => {
          answers = texts;
          draw();
        },
        (error: unknown) => replace(unknown, `The answers cannot be searched: ${String(error)}`),
      );
    }

    const asText = tokens.filter((token) => token.kind === 'text' && token.isUnknown).map(printToken);
    const noStates = tokens.filter(isUnknownState).map(printToken);
    replace(
      unknown,
      asText.length > 0 && `searched as text: ${asText.join(' ')}. `,
      noStates.length > 0 && `no such state: ${noStates.join(' ')}. States: ${stateOrder.join(', ')}`,
    );
    field.classList.toggle('strange', asText.length + noStates.length > 0);

    replace(
      states,
      stateChips(index, { tokens, answers }, (filter) => choose({ filter })),
    );
    const [shown, all] = [page.list.length, tableRows(index).size];
    const progress = isSearching ? ' · searching the answers …' : '';
    replace(summary, `${plural(shown, 'test')}${shown < all ? ` of ${count(all)}` : ''}${progress}`);
    const sortBy = (id: string) => choose({ sort: sort === id ? `-${id}` : sort === `-${id}` ? '' : id });
    const clear = h('button', { type: 'button', onclick: () => choose({ filter: '' }) }, 'Clear the filter');
    replace(
      body,
      shown === 0
        ? h('p.empty', 'No test matches. ', clear)
        : listOf({ page, columns, sort, sortBy, groups: groupsOf(index, page.list, group) }),
    );
  };

  const field = filterField(choice.filter, (filter) => {
    choice = { ...choice, filter };
    draw();
    clearTimeout(timer);
    timer = window.setTimeout(remember, PAUSE_MS);
  });
  const groups = h(
    'select',
    { id: 'group', 'aria-label': 'Group', onchange: () => choose({ group: groups.value }) },
    groupTitles(index).map(([value, text]) => h('option', { value, selected: value === choice.group }, text)),
  );
  draw();
  return h(
    'div.view.tests',
    h('div.title', h('h1', { tabindex: -1 }, 'Tests'), summary),
    h('div.tools', h('label.search', icon('search'), field, h('small', { id: 'filter-help' }, HELP)), groups),
    unknown,
    states,
    body,
  );
}

function filterField(value: string, filterBy: (filter: string) => void): HTMLInputElement {
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
    oninput: () => filterBy(field.value),
  });
  return field;
}

/** Buttons that write state tokens, with the counts that the other tokens leave. */
function stateChips(
  index: PageIndex,
  { tokens, answers }: { readonly tokens: readonly FilterToken[]; readonly answers: readonly string[] | undefined },
  set: (filter: string) => void,
): Child {
  const isState = (token: FilterToken) => token.kind === 'field' && token.field === 'state';
  const others = tokens.filter((token) => !isState(token));
  const rows = tableRows(index);
  const counts = groupedBy(
    matching(index, others, answers).flatMap((row) => [
      ...new Set(rows.get(row)?.map((at) => stateAt(index, at ?? row))),
    ]),
    (state) => state,
  );
  return stateOrder
    .filter((state) => index.states.includes(state))
    .map((state) => {
      const isOn = tokens.some((token) => isState(token) && !token.not && 'text' in token && token.text === state);
      const onclick = () => set([...others.map(printToken), ...(isOn ? [] : [`state:${state}`])].join(' '));
      return h(
        'button.chip',
        { type: 'button', 'aria-pressed': String(isOn), onclick },
        stateBadge(state),
        h('span.count', count(counts.get(state)?.length ?? 0)),
      );
    });
}

function sorted(rows: number[], columns: readonly ListColumn[], sort: string, index: PageIndex): number[] {
  const { experiment, states, tests } = index;
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ''));
  if (column === undefined && experiment !== undefined) {
    const changes = new Map(rows.map((at) => [at, Math.abs(largestChange(index, at) ?? 0)]));
    return rows.sort((a, b) => (changes.get(b) ?? 0) - (changes.get(a) ?? 0) || a - b);
  }
  if (column === undefined) {
    const severity = states.map(severityOf);
    const of = (at: number) => severity[tests.state[at] ?? 0] ?? 0;
    return rows.sort((a, b) => of(a) - of(b) || (tests.suite[a] ?? 0) - (tests.suite[b] ?? 0) || a - b);
  }
  const sign = sort.startsWith('-') ? -1 : 1;
  const keys = new Map(rows.map((at) => [at, column.key(at)]));
  return rows.sort((a, b) => {
    const [x, y] = [keys.get(a) ?? null, keys.get(b) ?? null];
    if (x === null || y === null) return x === y ? a - b : x === null ? 1 : -1;
    return x < y ? -sign : x > y ? sign : a - b;
  });
}

function groupsOf(index: PageIndex, list: readonly number[], group: string): RowGroup[] | undefined {
  const titleOf = {
    suite: (at: number) => suiteAt(index, at).name,
    target: (at: number) => targetAt(index, at),
    cause: (at: number) => causeAt(index, at) ?? 'without a cause',
  }[group];
  if (titleOf === undefined) return undefined;
  const groups = [...groupedBy(list, titleOf)].map(([title, rows]) => ({ title, rows }));
  return group === 'cause' ? groups.sort((a, b) => b.rows.length - a.rows.length) : groups;
}

/** Why a test failed; null if it did not. */
const causeAt = ({ tests, causes }: PageIndex, at: number): string | null => causes[tests.cause[at] ?? -1] ?? null;

/** How much the score of a test changes on the variant that changes it most; null if no variant has a score. */
function largestChange(index: PageIndex, row: number): number | null {
  const deltaAt = numberIn(index, 'delta');
  const deltas = (tableRows(index).get(row) ?? []).flatMap((at) => (at === undefined ? [] : (deltaAt(at) ?? [])));
  return deltas.sort((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}

/** A column for each variant of an experiment; what differs from the first one is marked. */
function variantColumns(index: PageIndex): ListColumn[] {
  const { tests, experiment } = index;
  const deltaAt = numberIn(index, 'delta');
  return (experiment?.variants ?? []).map((variant, column) => {
    const positionIn = (row: number) => tableRows(index).get(row)?.[column];
    const key = (row: number) => tests.score[positionIn(row) ?? -1] ?? null;
    const cell = (row: number) => {
      const at = positionIn(row);
      if (at === undefined) return h('span.none', '–');
      const { tone, icon: mark, word } = stateLooks[stateAt(index, at)];
      const delta = deltaAt(at) ?? 0;
      const [marked, sign] = delta > 0 ? (['better', 'up'] as const) : (['worse', 'down'] as const);
      const isDifferent = isDifference(delta);
      return h(
        'a',
        { class: `cell ${tone} ${isDifferent ? marked : ''}`, href: testHash(index, at), title: word },
        ...[icon(mark), hidden(`${word} `), score(key(row) ?? undefined), h('small', tests.now[at])],
        isDifferent && [icon(sign), hidden(marked)],
      );
    };
    return { id: `variant.${column}`, title: variant, width: 'minmax(6rem, 1fr)', key, cell };
  });
}

/** The columns of the table that have any value. */
function columnsOf(index: PageIndex): ListColumn[] {
  const { tests, suiteNames, targetNames } = index;
  const numbers = { width: '4.25rem', isNumber: true } as const;
  const named = (id: string, title: string, key: (at: number) => string): ListColumn => {
    return { id, title, width: 'minmax(3rem, 0.75fr)', key, cell: (at) => name(key(at)) };
  };
  const counts = (id: string, title: string, texts: readonly (string | null)[]): ListColumn => ({
    ...{ ...numbers, id, title, width: '3.25rem' },
    cell: (at) => texts[at] ?? '–',
    key: (at) => {
      const { passes, trials } = countsIn(texts[at]);
      return trials > 0 ? passes / trials : null;
    },
  });
  const measured = (
    id: Parameters<typeof numberIn>[1],
    title: string,
    show: (value: number) => Child,
    key = numberIn(index, id),
  ): ListColumn => {
    const shown = (value: number | null) => (value === null ? h('span.none', '–') : show(value));
    return { ...numbers, id, title, key, cell: (at) => shown(key(at)) };
  };
  const change = (value: number) =>
    h(`span.${value < -0.005 ? 'worse' : value > 0.005 ? 'better' : 'none'}`, signed(value));

  const all: ListColumn[] = [
    {
      id: 'state',
      title: 'State',
      width: '9.5rem',
      cell: (at) => stateBadge(stateAt(index, at)),
      key: (at) => severityOf(stateAt(index, at)),
    },
    {
      id: 'test',
      title: 'Test',
      width: 'minmax(8.5rem, 1.3fr)',
      cell: (at) => testName(index, at),
      key: (at) => tests.test[at] ?? '',
    },
    ...(suiteNames.length > 1 ? [named('suite', 'Suite', (at) => suiteAt(index, at).name)] : []),
    ...(targetNames.length > 1 ? [named('target', 'Target', (at) => targetAt(index, at))] : []),
    counts('base', 'Base', tests.base),
    counts('head', 'Head', tests.now),
    { ...measured('score', 'Score', score), width: '3.5rem' },
    measured('delta', 'Change', change),
    measured('cost', 'Cost', money),
    { ...measured('time', 'Time', duration), width: '4.5rem' },
    { ...measured('tokens', 'Tokens', tokens), width: '4rem' },
    {
      id: 'cause',
      title: 'Cause',
      width: 'minmax(5rem, 2fr)',
      cell: (at) => {
        const title = causeAt(index, at);
        return title !== null && h('bdi', { title }, title);
      },
      key: (at) => causeAt(index, at),
    },
  ];
  if (index.experiment !== undefined) {
    const names = all.filter(({ id }) => id === 'test' || id === 'suite');
    const delta = measured('delta', 'Change', change, (row) => largestChange(index, row));
    return [...names, ...variantColumns(index), delta];
  }
  return all.filter(({ key }) => tests.id.some((_, at) => key(at) !== null));
}
