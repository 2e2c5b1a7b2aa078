import { describe, expect, test } from 'vitest';
import { mergePools } from '../../src/evidence/pool.ts';
import { changePoint } from '../../src/gate/change-point.ts';
import type { EvidencePool } from '../../src/model/evidence.ts';
import { randomFrom } from '../../src/shared/statistics/shuffle-test.ts';
import { aPast, aPool } from '../support/evidence.ts';
import { suites } from '../support/simulate.ts';

/** A pool of tests, each by its runs, oldest first: `1` passed, `0` failed, a text holds the trials of one run. */
const pool = (tests: Readonly<Record<string, readonly string[]>>): EvidencePool => ({
  ...aPool({}),
  tests: Object.entries(tests).map(([testId, runs]) => ({
    testId,
    trials: runs.flatMap((trials, run) => Array.from(trials, (pass) => aPast(pass === '1', run))),
  })),
});

/** So many tests with one way through their runs. */
const many = (count: number, name: string, ...runs: string[]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, runs]));

const steady = ['11', '11', '11', '11'];

describe('the drift alarm of the base branch', () => {
  test('rings when the newest run changed the suite, and restarts the tests that changed', () => {
    const drifted = pool({ ...many(10, 'same', ...steady, '11'), ...many(4, 'broken', ...steady, '00') });
    const alarm = changePoint(drifted);
    expect(alarm?.run).toBe('run-4');
    expect(alarm?.delta).toBeCloseTo(-4 / 14, 10);
    expect(alarm?.p).toBeLessThan(0.005);
    expect(alarm?.resets.map(({ testId }) => testId)).toEqual([]);
    const sharper = pool({ ...many(10, 'same', ...steady, '11'), ...many(4, 'broken', ...steady, '000') });
    expect(changePoint(sharper)?.resets).toEqual(
      ['broken0', 'broken1', 'broken2', 'broken3'].map((testId) => ({
        testId,
        kind: 'change-point',
        time: '2026-01-04T00:00:00.000Z',
        reason: 'The base branch got 28.6 points worse with the run run-4 (p < 0.001)',
      })),
    );
  });

  test('rings for the better, too', () => {
    const mended = pool({ ...many(10, 'same', ...steady, '11'), ...many(4, 'mended', '00', '00', '00', '00', '111') });
    const alarm = changePoint(mended);
    expect(alarm?.delta).toBeGreaterThan(0);
    expect(alarm?.resets).toHaveLength(4);
    expect(alarm?.resets[0]?.reason).toContain('points better');
  });

  test('lets the new history begin with the newest run', () => {
    const drifted = pool({ ...many(10, 'same', ...steady, '11'), ...many(4, 'broken', ...steady, '000') });
    const resets = [...drifted.resets, ...(changePoint(drifted)?.resets ?? [])];
    const [cut] = mergePools([{ ...drifted, resets }]);
    const trialsOf = (testId: string) => cut?.tests.find((each) => each.testId === testId)?.trials;
    expect(trialsOf('broken0')?.map(({ run }) => run)).toEqual(['run-4', 'run-4', 'run-4']);
    expect(trialsOf('same0')).toHaveLength(10);
    expect(cut && changePoint(cut)).toBeUndefined();
  });

  test('is silent where runs differ as much by themselves', () => {
    const swinging = pool(many(14, 't', '11', '00', '11', '00', '00'));
    expect(changePoint(swinging)).toBeUndefined();
  });

  test('is silent about a change that is not larger than max-drop, and where nothing can be compared', () => {
    const little = pool({ ...many(400, 'same', ...steady, '11'), ...many(3, 'broken', ...steady, '000') });
    expect(changePoint(little)).toBeUndefined();
    expect(changePoint(little, { maxErrorRate: 1, maxDrop: 0.005 })?.resets).toHaveLength(3);
    expect(changePoint(pool({}))).toBeUndefined();
    expect(changePoint(pool(many(9, 't', '000')))).toBeUndefined();
  });

  test('with fewer than three runs before it the change has to be larger', () => {
    const breaking = (broken: number) =>
      changePoint(pool({ ...many(100 - broken, 'same', '11111', '11'), ...many(broken, 'broken', '11111', '00') }));
    expect(breaking(4)).toBeUndefined();
    expect(breaking(5)?.delta).toBeCloseTo(-0.05, 10);
  });

  test('does not take what was measured otherwise, or at the same moment, for a history', () => {
    const cut = (given: Parameters<typeof aPast>[2]) => ({
      ...aPool({}),
      tests: Array.from({ length: 6 }, (_, index) => ({
        testId: `t${index}`,
        trials: [
          ...[0, 1, 2, 3].map((run) => aPast(true, run, given)),
          ...[5, 5, 5].map((run) => aPast(false, run, { measure: 'new' })),
        ],
      })),
    });
    expect(changePoint(cut({}))).toBeDefined();
    expect(changePoint(cut({ measure: 'old' }))).toBeUndefined();
    expect(changePoint(cut({ time: '2026-01-06T00:00:00.000Z' }))).toBeUndefined();
  });

  test('rings in one of a hundred unchanged runs at most', () => {
    const random = randomFrom(7);
    const alarms = Array.from({ length: 400 }, () => {
      const tests = suites.noisy(50).map((rate, index) => {
        const run = () => Array.from({ length: 2 }, () => (random() < rate ? '1' : '0')).join('');
        return [`t${index}`, [run(), run(), run(), run(), run()]] as const;
      });
      return changePoint(pool(Object.fromEntries(tests)));
    });
    expect(alarms.filter((alarm) => alarm !== undefined).length).toBeLessThanOrEqual(4);
  });

  test('neither tests nor trials have an order', () => {
    const drifted = pool({ ...many(6, 'same', ...steady, '11'), ...many(4, 'broken', ...steady, '000') });
    const turned = drifted.tests.map(({ testId, trials }) => ({ testId, trials: trials.toReversed() })).toReversed();
    expect(changePoint({ ...drifted, tests: turned })).toEqual(changePoint(drifted));
  });
});
