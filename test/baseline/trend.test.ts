import { describe, expect, test } from 'vitest';
import { joinedTrend, levelChange, markersBetween, seriesOf } from '../../src/baseline/trend.ts';
import type { TrendRun, TrendSuite } from '../../src/model/run/measured-run.ts';
import { seeded } from '../support/seeded.ts';

const suite = (given: Partial<TrendSuite> = {}): TrendSuite => ({
  suite: 'a',
  target: 't',
  passes: 9,
  trials: 10,
  score: 0.9,
  ...given,
});
const runOf = (day: number, given: Partial<TrendRun> = {}): TrendRun => ({
  run: `${day}`,
  time: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  suites: [suite()],
  ...given,
});

describe('a marker', () => {
  const before = { ...suite({ n: 20, model: 'x', judges: ['j'], definition: 'd' }), tool: 'eval-action 1' };
  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['another model', { model: 'y' }, ['M model: x → y']],
    ['another judge', { judges: ['j', 'k'] }, ['J judges: j → j, k (break)']],
    ['another major version', { tool: 'eval-action 2' }, ['T tool: eval-action 1 → eval-action 2 (break)']],
    ['few definitions', { definition: 'e', changed: { tests: 2, of: 20 } }, ['D 2 of 20 tests changed']],
    ['many definitions', { definition: 'e', changed: { tests: 3, of: 20 } }, ['D 3 of 20 tests changed (break)']],
    ['definitions, not known how many', { definition: 'e' }, ['D definitions of tests changed']],
    ['one test more', { n: 21, definition: 'e', changed: { tests: 0, of: 20 } }, []],
    ['many tests more', { n: 23, definition: 'e', changed: { tests: 0, of: 20 } }, ['± 20 → 23 tests (break)']],
    ['unknown values', { n: undefined, model: undefined, judges: undefined, tool: undefined }, []],
  ])('shows a change of %s', (_, changed, expected) => {
    const markers = markersBetween(before, { ...before, ...changed });
    expect(markers.map(({ letter, words, breaks }) => `${letter} ${words}${breaks ? ' (break)' : ''}`)).toEqual(
      expected,
    );
  });
});

describe('the series of a suite', () => {
  test('has a gap for a run that did not measure it, or has no verdict', () => {
    const runs = [
      runOf(1, { suites: [] }),
      runOf(2),
      runOf(3, { suites: [] }),
      runOf(4, { verdict: 'invalid' }),
      runOf(5, { suites: [suite({ passes: 8 })] }),
    ];
    const [series, ...others] = seriesOf(runs);
    expect(others).toEqual([]);
    expect(series?.points.map(({ run, values }) => [run, values?.passes])).toEqual([
      ['2', 9],
      ['3', undefined],
      ['4', undefined],
      ['5', 8],
    ]);
  });

  test.each([
    [10, 4, '▼'],
    [4, 10, '▲'],
  ])('marks where the pass rate got another level: %i to %i of 10', (from, to, arrow) => {
    const runs = Array.from({ length: 12 }, (_, at) =>
      runOf(at + 1, { suites: [suite({ passes: at < 6 ? from : to })] }),
    );
    const levels = seriesOf(runs)[0]?.points.map(({ level }) => level ?? '');
    expect(levels).toEqual([...Array(6).fill(''), arrow, ...Array(5).fill('')]);
  });

  test('compares with the run before a gap', () => {
    const runs = [
      runOf(1, { suites: [suite({ model: 'x' })] }),
      runOf(2, { suites: [] }),
      runOf(3, { suites: [suite({ model: 'y' })] }),
    ];
    expect(seriesOf(runs)[0]?.points.at(-1)?.markers).toMatchObject([{ letter: 'M' }]);
  });
});

test('the trend of several sources has one entry for each run, oldest first', () => {
  const joined = joinedTrend([runOf(2), runOf(3)], [{ ...runOf(3), verdict: 'fail' }, runOf(1)]);
  expect(joined).toEqual([runOf(1), runOf(2), { ...runOf(3), verdict: 'fail' }]);
});

const runs = (...passes: readonly number[]) => passes.map((each) => ({ passes: each, trials: 40 }));

test('a series with two levels changes at the first run of the second one', () => {
  expect(levelChange(runs(38, 37, 39, 38, 25, 24, 27, 26))).toBe(4);
});

test('a series that only swings, a short one and a single bad run change nowhere', () => {
  expect(levelChange(runs(36, 38, 35, 37, 36, 38, 34, 37))).toBeUndefined();
  expect(levelChange(runs(40, 40, 10, 10))).toBeUndefined();
  expect(levelChange(runs(40, 40, 40, 40, 10))).toBeUndefined();
  expect(levelChange([])).toBeUndefined();
});

test('in series of 200 runs of one rate, chance finds a change in at most 2 of 100', () => {
  const random = seeded(7);
  const series = () =>
    Array.from({ length: 200 }, () => ({
      trials: 20,
      passes: Array.from({ length: 20 }, () => random() < 0.8).filter(Boolean).length,
    }));
  const found = Array.from({ length: 100 }, () => levelChange(series())).filter((at) => at !== undefined);
  expect(found.length).toBeLessThanOrEqual(2);
});
