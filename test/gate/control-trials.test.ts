import { describe, expect, test } from 'vitest';
import { pair, type Sides } from '../../src/gate/pair.ts';
import { controlsOf } from '../../src/gate/suspected-regressions.ts';
import { aPast, aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const baseline = found(aPool({ ...many(30, '5/5'), broken: '5/5' }));
const broken: Sides = {
  run: aRun(results({ ...many(30, '1/1'), broken: '0/1' })),
  baseline,
  confirmations: results({ broken: '0/2' }),
};
const dropping: Counts = { ...many(31, '1/1'), ...many(8, '0/1') };
const dropped: Sides = { run: aRun(results(dropping)), baseline: found(aPool(many(31, '5/5'))) };
const wanted = (sides: Sides, settings = {}) =>
  controlsOf(pair(sides), settings).map(({ test: { testId }, trials }) => [testId, trials]);
const stateOf = (sides: Sides, id: string) => decide(sides).comparison.tests.find(({ testId }) => testId === id)?.state;

describe('control trials run', () => {
  test('for a regressed test as often as it had to fail', () => {
    expect(wanted(broken)).toEqual([['broken', 2]]);
    expect(wanted({ ...broken, controls: results({ broken: '0/1' }) })).toEqual([['broken', 1]]);
    expect(wanted({ ...broken, controls: results({ broken: '0/2' }) })).toEqual([]);
  });

  test('for a suite that dropped as often as its tests were planned', () => {
    expect(wanted(dropped, { confirm: 'off' })).toHaveLength(31);
    expect(new Set(wanted(dropped).map(([, trials]) => trials))).toEqual(new Set([1]));
    expect(wanted({ ...dropped, controls: results(many(31, '1/1')) })).toEqual([]);
  });

  test('only if the run is about to fail', () => {
    expect(wanted({ ...broken, confirmations: [] })).toEqual([]);
    expect(wanted({ ...broken, confirmations: results({ broken: '1/2' }) })).toEqual([]);
    expect(wanted(dropped, { maxDrop: 0.9, confirm: 'off' })).toEqual([]);
  });

  test('not where the newest baseline run is set aside, because nothing fails there', () => {
    const tests = Object.keys(many(31, '')).map((testId, at) => ({
      testId,
      trials: Array.from({ length: 5 }, (_, run) => aPast(run === 4 ? at < 4 : true, run)),
    }));
    const sides = { ...dropped, baseline: found({ ...aPool({}), tests }), confirmations: results(many(8, '0/8')) };
    expect(decide(sides).comparison.suites[0]?.finding).toBe('drop');
    expect(wanted(sides)).toEqual([]);
  });

  test('not with control off', () => {
    expect(wanted(broken, { control: 'off' })).toEqual([]);
    expect(wanted(dropped, { control: 'off' })).toEqual([]);
  });
});

describe('control trials of a test', () => {
  test('of which more than half fail acquit it', () => {
    const acquitted = { ...broken, controls: results({ broken: '0/2' }) };
    expect(stateOf(acquitted, 'broken')).toBe('fails-on-base');
    expect(decide(acquitted).verdict).toMatchObject({
      kind: 'inconclusive',
      headline: 'Not decided: broken fails on the base commit too. Compared 31 of 31 tests.',
    });
  });

  test('decide as soon as more than half of the needed ones failed, or half of them passed', () => {
    const needed = decide(broken).comparison.tests.find(({ testId }) => testId === 'broken')?.needed ?? 0;
    const fewer = Math.floor(needed / 2) + 1;
    expect(stateOf({ ...broken, controls: results({ broken: `0/${fewer}` }) }, 'broken')).toBe('fails-on-base');
    const passed = { ...broken, controls: results({ broken: `${Math.ceil(needed / 2)}/${Math.ceil(needed / 2)}` }) };
    expect(decide(passed).verdict.reasons[0]?.message).not.toContain('not checked');
  });

  test('of which half pass do not', () => {
    for (const passes of ['1/2', '2/2']) {
      const held = { ...broken, controls: results({ broken: passes }) };
      expect(stateOf(held, 'broken')).toBe('regressed');
      expect(decide(held).verdict.reasons[0]?.message).not.toContain('not checked');
    }
  });

  test('that are missing or errored leave the finding, with a note', () => {
    for (const controls of [[], results({ broken: '0/1' })]) {
      const { verdict } = decide({ ...broken, controls });
      expect(verdict.kind).toBe('fail');
      expect(verdict.reasons[0]?.message).toMatch(/; not checked against the base commit$/);
    }
    expect(decide(broken, { control: 'off' }).verdict.reasons[0]?.message).not.toContain('not checked');
  });

  test('never convict', () => {
    const passing: Sides = { run: aRun(results({ ...many(30, '1/1'), broken: '1/1' })), baseline };
    expect(decide({ ...passing, controls: results({ broken: '0/3' }) }).verdict.kind).toBe('pass');
  });
});

describe('control trials of a suite', () => {
  const withControls = (failures: number) =>
    decide({ ...dropped, controls: results({ ...many(31, '1/1'), ...many(failures, '0/1') }) }, { confirm: 'off' });

  test('that show at least half of the drop acquit it', () => {
    const { verdict, comparison } = withControls(4);
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop-on-base', controlDelta: -4 / 31 });
    expect(verdict.kind).toBe('inconclusive');
    expect(verdict.headline).toContain(
      'Not decided: the base commit shows the same drop. Failing: t0, t1, t2 and 5 more. Compared 31 of 31 tests',
    );
    expect(verdict.reasons.find(({ rule }) => rule === 'suite-drop')?.message).toContain(
      'the base commit shows the drop too (−12.9 pp)',
    );
  });

  test('that show less of it do not', () => {
    const { verdict, comparison } = withControls(3);
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', controlDelta: -3 / 31 });
    expect(verdict.kind).toBe('fail');
  });

  test('that do not cover the suite leave the finding, with a note', () => {
    const { verdict, comparison } = decide({ ...dropped, controls: results(many(20, '0/1')) }, { confirm: 'off' });
    expect(comparison.suites[0]).toMatchObject({ finding: 'drop', uncontrolled: true });
    expect(verdict.reasons.find(({ rule }) => rule === 'suite-drop')?.message).toContain(
      '; not checked against the base commit',
    );
  });
});
