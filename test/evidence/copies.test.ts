import { describe, expect, test } from 'vitest';

import { canonical, withoutCopies } from '../../src/evidence/pool.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { aPast, aPool, type Counts, countOf } from '../support/evidence.ts';

const TIME = '2026-01-05T08:00:00.000Z';

/** The evidence of one run that began at this time, under another name. */
const oneRun = (run: string, counts: Counts, time = TIME): EvidencePool =>
  canonical({
    ...aPool({}),
    tests: Object.entries(counts).map(([testId, text]) => {
      const { passes, trials } = countOf(text);
      return { testId, trials: Array.from({ length: trials }, (_, at) => aPast(at < passes, 0, { run, time })) };
    }),
  });

/** All runs in one pool, as in a baseline. */
const joined = (...pools: EvidencePool[]): EvidencePool => {
  const ids = [...new Set(pools.flatMap(({ tests }) => tests.map(({ testId }) => testId)))].sort();
  const trialsOf = (id: string) =>
    pools.flatMap(({ tests }) => tests.filter(({ testId }) => testId === id).flatMap(({ trials }) => trials));
  return { ...aPool({}), tests: ids.map((testId) => ({ testId, trials: trialsOf(testId) })) };
};

const countsIn = (pool: EvidencePool) =>
  Object.fromEntries(withoutCopies(pool.tests).map(({ testId, trials }) => [testId, trials.length]));

describe('baseline runs', () => {
  test('ten copies of one run count once', () => {
    const copies = Array.from({ length: 10 }, (_, at) => oneRun(`copy-${at}`, { a: '2/3', b: '1/1' }));
    expect(countsIn(joined(...copies))).toEqual({ a: 3, b: 1 });
  });

  test('a copy whose trials are in another order counts once too', () => {
    const run = oneRun('r1', { a: '2/3' });
    const turned = oneRun('r2', { a: '2/3' });
    const reversed = {
      ...turned,
      tests: turned.tests.map(({ testId, trials }) => ({ testId, trials: [...trials].reverse() })),
    };
    expect(countsIn(joined(run, reversed))).toEqual({ a: 3 });
  });

  test('two different runs of the same start time both count', () => {
    expect(countsIn(joined(oneRun('r1', { a: '1/1', b: '1/1' }), oneRun('r2', { a: '1/1', b: '0/1' })))).toEqual({
      a: 2,
      b: 2,
    });
    expect(countsIn(joined(oneRun('r1', { a: '1/1' }), oneRun('r2', { a: '1/1', b: '1/1' })))).toEqual({ a: 2, b: 1 });
  });

  test('runs with equal scores and different start times all count', () => {
    const runs = [1, 2, 3].map((day) => oneRun(`r${day}`, { a: '1/1' }, `2026-01-0${day}T00:00:00.000Z`));
    expect(countsIn(joined(...runs))).toEqual({ a: 3 });
  });

  test('each suite is checked by itself', () => {
    const twice = joined(oneRun('r1', { a: '1/1' }), oneRun('r2', { a: '1/1' }));
    const other = { ...joined(oneRun('r1', { a: '1/1' }), oneRun('r2', { a: '0/1' })), suite: 'others' };
    const counts = [twice, other].map(({ tests }) => withoutCopies(tests)[0]?.trials.length);
    expect(counts).toEqual([1, 2]);
  });
});
