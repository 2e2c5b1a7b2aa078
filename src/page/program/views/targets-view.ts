import { groupedBy } from '../../../model/values/grouped.ts';
import { meanOfKnown, sumOfKnown } from '../../../model/values/sums.ts';
import { duration, money, percent, score } from '../../../reports/numbers.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type Child, h, name } from '../dom.ts';
import { isDifference } from '../filter.ts';
import { icon, stateLooks } from '../icons.ts';
import { type Page, positions, stateAt, testHash, testName } from '../page.ts';
import { scrollRegion, viewTitle } from '../parts.ts';
import { count, plural } from '../words.ts';

const MAX_ROWS = 500;

/** The positions of one test, by target. */
type TargetRow = readonly (number | undefined)[];

/** The targets next to each other: one row for each test. */
export function targetsView({ index }: Page): Node {
  const { targetNames, tests } = index;
  const rows: TargetRow[] = [
    ...groupedBy(positions(index), (at) => JSON.stringify([tests.suite[at], tests.test[at]])).values(),
  ].map((all) => targetNames.map((_, target) => all.find((at) => tests.target[at] === target)));
  const spread = (row: TargetRow) => {
    const scores = row.flatMap((at) => (at === undefined ? [] : (tests.score[at] ?? [])));
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
  };
  const shown = rows
    .map((row) => ({ row, spread: spread(row) }))
    .sort((a, b) => b.spread - a.spread)
    .slice(0, MAX_ROWS);
  const head = targetNames.map((target, column) =>
    h('th', { scope: 'col' }, name(target), h('small', factsOf(index, rows, column).join(' · '))),
  );
  const body = shown.map(({ row }) => {
    const first = row.find((at) => at !== undefined) ?? 0;
    return h(
      'tr',
      h('th', { scope: 'row' }, testName(index, first)),
      row.map((at, column) => cell(index, at, column)),
    );
  });
  const hint = `The ${MAX_ROWS} tests whose scores differ most; the table of tests has all ${count(rows.length)}.`;
  return h(
    'div.view',
    viewTitle('Targets', `${plural(targetNames.length, 'target')}, ${plural(rows.length, 'test')}`),
    h(
      'section.card',
      scrollRegion(
        'Targets side by side',
        h('table.grid.targets', h('thead', h('tr', h('th', { scope: 'col' }, 'Test'), head)), h('tbody', body)),
      ),
      rows.length > MAX_ROWS && h('p.hint', hint),
    ),
  );
}

/** Pass rate, mean, cost and time of a target over all suites; and its wins, losses and ties against the first target. */
function factsOf({ tests, suites, targetNames }: PageIndex, rows: readonly TargetRow[], column: number): string[] {
  const totals = suites.filter(({ target }) => target === targetNames[column]).map((suite) => suite.totals);
  const sum = (of: (each: (typeof totals)[number]) => number | undefined) => sumOfKnown(totals.map(of));
  const [passed = 0, total = 0] = [sum((each) => each.passed), sum((each) => each.total)];
  const scores = tests.target.flatMap((target, at) => (target === column ? (tests.score[at] ?? []) : []));
  const facts = [
    `${percent(total === 0 ? undefined : passed / total)} passed`,
    `mean ${score(meanOfKnown(scores))}`,
    money(sum((each) => each.costUsd)),
    duration(sum((each) => each.durationMs)),
  ];
  if (column === 0) return facts;

  const scoreAt = (at: number | undefined) => tests.score[at ?? -1] ?? undefined;
  const changes = rows.flatMap((row) => {
    const [mine, first] = [scoreAt(row[column]), scoreAt(row[0])];
    return mine === undefined || first === undefined ? [] : [mine - first];
  });
  const different = changes.filter(isDifference);
  const wins = different.filter((change) => change > 0).length;
  const [losses, ties] = [different.length - wins, changes.length - different.length];
  return [...facts, `${wins} better, ${losses} worse, ${ties} equal`];
}

/** The state and score of a test on a target; its link compares with the first other target. */
function cell(index: PageIndex, at: number | undefined, column: number): Child {
  if (at === undefined) return h('td.none', '–');
  const { tone, icon: mark, word } = stateLooks[stateAt(index, at)];
  const other = index.targetNames[column === 0 ? 1 : 0];
  const href = testHash(index, at, other && `target:${other}`);
  const shown = score(index.tests.score[at] ?? undefined);
  return h('td', h(`a.cell.${tone}`, { href }, icon(mark), shown, ' ', h('small', word)));
}
