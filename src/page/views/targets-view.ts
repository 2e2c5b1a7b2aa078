import { duration, money, percent, score } from '../../reports/numbers.ts';
import { type Child, h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import { type Page, stateAt } from '../page.ts';
import { hashOf } from '../route.ts';
import { stateLooks } from '../states.ts';
import { count, plural } from '../words.ts';

const MOST_ROWS = 500;

/** The targets next to each other: one row for each test. */
export function targetsView({ index }: Page): Node {
  const { tests, targetNames } = index;
  const rows = new Map<string, (number | undefined)[]>();
  for (let at = 0; at < tests.id.length; at += 1) {
    const key = JSON.stringify([tests.suite[at], tests.test[at]]);
    const row = rows.get(key) ?? targetNames.map(() => undefined);
    row[tests.target[at] ?? 0] = at;
    rows.set(key, row);
  }
  const all = [...rows.values()];
  const shown = [...all].sort((a, b) => spread(b) - spread(a)).slice(0, MOST_ROWS);
  return h(
    'div',
    { class: 'view' },
    h(
      'div',
      { class: 'title' },
      h('h1', { tabindex: -1 }, 'Targets'),
      h('p', { class: 'summary' }, `${plural(targetNames.length, 'target')}, ${plural(all.length, 'test')}`),
    ),
    h(
      'section',
      { class: 'card' },
      h(
        'div',
        { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Targets side by side' },
        h(
          'table',
          { class: 'grid targets' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              h('th', { scope: 'col' }, 'Test'),
              targetNames.map((target, column) => h('th', { scope: 'col' }, name(target), columnFacts(column))),
            ),
          ),
          h('tbody', {}, shown.map(line)),
        ),
      ),
      all.length > MOST_ROWS
        ? h(
            'p',
            { class: 'hint' },
            `The ${MOST_ROWS} tests whose scores differ most; the table of tests has all ${count(all.length)}.`,
          )
        : null,
    ),
  );

  function columnFacts(column: number): Child {
    const totals = index.suites.filter(({ target }) => target === targetNames[column]).map((suite) => suite.totals);
    const sum = (of: (each: (typeof totals)[number]) => number | undefined) => {
      const known = totals.flatMap((each) => of(each) ?? []);
      return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
    };
    const [passed = 0, total = 0] = [sum((each) => each.passed), sum((each) => each.total)];
    const scores = tests.target.flatMap((target, at) => (target === column ? (tests.score[at] ?? []) : []));
    const mean = scores.length === 0 ? undefined : scores.reduce((a, b) => a + b, 0) / scores.length;
    return h(
      'small',
      {},
      [
        `${percent(total === 0 ? undefined : passed / total)} passed`,
        `mean ${score(mean)}`,
        money(sum((each) => each.costUsd)),
        duration(sum((each) => each.durationMs)),
        ...(column === 0 ? [] : [against(column)]),
      ].join(' · '),
    );
  }

  function against(column: number): string {
    let [wins, losses, ties] = [0, 0, 0];
    for (const row of all) {
      const [mine, first] = [tests.score[row[column] ?? -1], tests.score[row[0] ?? -1]];
      if (mine === null || first === null || mine === undefined || first === undefined) continue;
      if (Math.abs(mine - first) < 0.005) ties += 1;
      else if (mine > first) wins += 1;
      else losses += 1;
    }
    return `${wins} better, ${losses} worse, ${ties} equal`;
  }

  function spread(row: readonly (number | undefined)[]): number {
    const scores = row.flatMap((at) => (at === undefined ? [] : (tests.score[at] ?? [])));
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
  }

  function line(row: readonly (number | undefined)[]): Node {
    const first = row.find((at) => at !== undefined) ?? 0;
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, name(tests.test[first] ?? '', 'id')),
      row.map((at, column) => {
        if (at === undefined) return h('td', { class: 'none' }, '–');
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
      }),
    );
  }
}
