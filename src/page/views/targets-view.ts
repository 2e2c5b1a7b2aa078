import { duration, money, percent, score } from '../../reports/numbers.ts';
import { h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import { type Page, stateAt } from '../page.ts';
import { hashOf } from '../route.ts';
import { stateLooks } from '../states.ts';
import { count, plural } from '../words.ts';
import { scrollRegion, viewTitle } from './section.ts';

const MAX_ROWS = 500;

/** The positions of one test, by target. */
type Row = readonly (number | undefined)[];

/** The targets next to each other: one row for each test. */
export function targetsView(page: Page): Node {
  const { targetNames } = page.index;
  const rows = rowsOf(page);
  const shown = rows
    .map((row) => ({ row, spread: spread(page, row) }))
    .sort((a, b) => b.spread - a.spread)
    .slice(0, MAX_ROWS);
  return h(
    'div',
    { class: 'view' },
    viewTitle('Targets', `${plural(targetNames.length, 'target')}, ${plural(rows.length, 'test')}`),
    h(
      'section',
      { class: 'card' },
      scrollRegion(
        'Targets side by side',
        h(
          'table',
          { class: 'grid targets' },
          head(page, rows),
          h(
            'tbody',
            {},
            shown.map(({ row }) => line(page, row)),
          ),
        ),
      ),
      rows.length > MAX_ROWS
        ? h(
            'p',
            { class: 'hint' },
            `The ${MAX_ROWS} tests whose scores differ most; the table of tests has all ${count(rows.length)}.`,
          )
        : null,
    ),
  );
}

function rowsOf({ index: { tests, targetNames } }: Page): Row[] {
  const rows = new Map<string, (number | undefined)[]>();
  for (let at = 0; at < tests.id.length; at += 1) {
    const key = JSON.stringify([tests.suite[at], tests.test[at]]);
    const row = rows.get(key) ?? targetNames.map(() => undefined);
    row[tests.target[at] ?? 0] = at;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function spread({ index: { tests } }: Page, row: Row): number {
  const scores = row.flatMap((at) => (at === undefined ? [] : (tests.score[at] ?? [])));
  return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
}

const head = (page: Page, rows: readonly Row[]): Node =>
  h(
    'thead',
    {},
    h(
      'tr',
      {},
      h('th', { scope: 'col' }, 'Test'),
      page.index.targetNames.map((target, column) =>
        h(
          'th',
          { scope: 'col' },
          name(target),
          h('small', {}, [...factsOf(page, column), ...againstFirst(page, rows, column)].join(' · ')),
        ),
      ),
    ),
  );

/** Pass rate, mean, cost and time of a target over all suites. */
function factsOf({ index: { tests, suites, targetNames } }: Page, column: number): string[] {
  const totals = suites.filter(({ target }) => target === targetNames[column]).map((suite) => suite.totals);
  const sum = (of: (each: (typeof totals)[number]) => number | undefined) => {
    const known = totals.flatMap((each) => of(each) ?? []);
    return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
  };
  const [passed = 0, total = 0] = [sum((each) => each.passed), sum((each) => each.total)];
  const scores = tests.target.flatMap((target, at) => (target === column ? (tests.score[at] ?? []) : []));
  const mean = scores.length === 0 ? undefined : scores.reduce((a, b) => a + b, 0) / scores.length;
  return [
    `${percent(total === 0 ? undefined : passed / total)} passed`,
    `mean ${score(mean)}`,
    money(sum((each) => each.costUsd)),
    duration(sum((each) => each.durationMs)),
  ];
}

/** Two scores that print alike are equal. */
const TIE = 0.005;

/** Wins, losses and ties against the first target; nothing for the first. */
function againstFirst({ index: { tests } }: Page, rows: readonly Row[], column: number): string[] {
  if (column === 0) return [];
  const scoreAt = (at: number | undefined) => tests.score[at ?? -1] ?? undefined;
  const changes = rows.flatMap((row) => {
    const [mine, first] = [scoreAt(row[column]), scoreAt(row[0])];
    return mine === undefined || first === undefined ? [] : [mine - first];
  });
  const wins = changes.filter((change) => change >= TIE).length;
  const losses = changes.filter((change) => change <= -TIE).length;
  return [`${wins} better, ${losses} worse, ${changes.length - wins - losses} equal`];
}

function line(page: Page, row: Row): Node {
  const first = row.find((at) => at !== undefined) ?? 0;
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, name(page.index.tests.test[first] ?? '', 'id')),
    row.map((at, column) => (at === undefined ? h('td', { class: 'none' }, '–') : cell(page, at, column))),
  );
}

/** The state and score of a test on a target; its link compares with the first other target. */
function cell({ index }: Page, at: number, column: number): Node {
  const { tests, targetNames } = index;
  const { tone, icon: mark, word } = stateLooks[stateAt(index, at)];
  const other = targetNames[column === 0 ? 1 : 0];
  const b = other === undefined ? undefined : `target:${other}`;
  return h(
    'td',
    {},
    h(
      'a',
      { class: `cell ${tone}`, href: hashOf(`t/${tests.id[at]}`, { b }) },
      icon(mark),
      score(tests.score[at] ?? undefined),
      ' ',
      h('small', {}, word),
    ),
  );
}
