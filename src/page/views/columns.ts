import type { PageIndex } from '../../reports/html/page-data.ts';
import { duration, moneyIn, score, tokens } from '../../reports/numbers.ts';
import { stateBadge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { numberIn } from '../filter.ts';
import { stateAt, suiteAt, targetAt, testName } from '../page.ts';
import { severityOf } from '../states.ts';
import { signed } from '../words.ts';
import type { ListColumn } from './list.ts';

export interface Column extends ListColumn {
  /** What rows are sorted by; unknown values come last. */
  key(at: number): number | string | null;
}

/** The columns of the table that have any value. */
export function columnsOf(index: PageIndex): Column[] {
  const hasValue = ({ key }: Column) => index.tests.id.some((_, at) => key(at) !== null);
  return [...nameColumns(index), ...countColumns(index), ...measureColumns(index), causeColumn(index)].filter(hasValue);
}

function nameColumns(index: PageIndex): Column[] {
  const state: Column = {
    id: 'state',
    title: 'State',
    width: '9.5rem',
    cell: (at) => stateBadge(stateAt(index, at)),
    key: (at) => severityOf(stateAt(index, at)),
  };
  const test: Column = {
    id: 'test',
    title: 'Test',
    width: 'minmax(8.5rem, 1.7fr)',
    cell: (at) => testName(index, at),
    key: (at) => index.tests.test[at] ?? '',
  };
  const width = 'minmax(3rem, 0.75fr)';
  const suite = textColumn('suite', 'Suite', { width, of: (at) => suiteAt(index, at).name });
  const target = textColumn('target', 'Target', { width, of: (at) => targetAt(index, at) });
  return [
    state,
    test,
    ...(index.suiteNames.length > 1 ? [suite] : []),
    ...(index.targetNames.length > 1 ? [target] : []),
  ];
}

const textColumn = (
  id: string,
  title: string,
  { width, of }: { readonly width: string; of(at: number): string },
): Column => ({ id, title, width, cell: (at) => name(of(at)), key: of });

/** Passed and run trials of both sides, sorted by their pass rate. */
function countColumns({ tests }: PageIndex): Column[] {
  const counts = (id: string, title: string, texts: readonly (string | null)[]): Column => ({
    id,
    title,
    width: '3.25rem',
    isNumber: true,
    cell: (at) => texts[at] ?? '–',
    key: (at) => rateOf(texts[at] ?? ''),
  });
  return [counts('base', 'Base', tests.base), counts('head', 'Head', tests.now)];
}

function rateOf(count: string): number | null {
  const [passes = 0, trials = 0] = count.split('/').map(Number);
  return trials > 0 ? passes / trials : null;
}

function measureColumns(index: PageIndex): Column[] {
  return [
    numberColumn('score', 'Score', { width: '3.5rem', of: numberIn(index, 'score'), show: (value) => score(value) }),
    numberColumn('delta', 'Change', { width: '4.25rem', of: numberIn(index, 'delta'), show: changeCell }),
    numberColumn('cost', 'Cost', { width: '4.25rem', of: numberIn(index, 'cost'), show: moneyIn(index.tests.cost) }),
    numberColumn('time', 'Time', { width: '4.5rem', of: numberIn(index, 'time'), show: duration }),
    numberColumn('tokens', 'Tokens', { width: '4rem', of: numberIn(index, 'tokens'), show: tokens }),
  ];
}

interface Measure {
  readonly width: string;
  of(at: number): number | null;
  show(value: number): Child;
}

const numberColumn = (id: string, title: string, { width, of, show }: Measure): Column => ({
  id,
  title,
  width,
  isNumber: true,
  cell: (at) => {
    const value = of(at);
    return value === null ? h('span', { class: 'none' }, '–') : show(value);
  },
  key: of,
});

const changeCell = (value: number): Child =>
  h('span', { class: value < -0.005 ? 'worse' : value > 0.005 ? 'better' : 'none' }, signed(value));

const causeColumn = (index: PageIndex): Column => ({
  id: 'cause',
  title: 'Cause',
  width: 'minmax(5rem, 1.4fr)',
  cell: (at) => {
    const title = causeAt(index, at);
    return title === null ? '' : h('bdi', { title }, title);
  },
  key: (at) => causeAt(index, at),
});

/** Why a test failed; null if it did not. */
export function causeAt({ tests, causes }: PageIndex, at: number): string | null {
  const cause = tests.cause[at];
  return cause === null || cause === undefined ? null : (causes[cause] ?? '');
}
