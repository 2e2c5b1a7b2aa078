import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { controlsFor } from '../../src/gate/controls.ts';
import { gatePolicy } from '../../src/gate/policy.ts';
import { replays } from '../../src/gate/replays.ts';
import { withHistory } from '../../src/gate/run-history.ts';
import { unitsOf } from '../../src/gate/units.ts';
import { aPast, aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

/** Counts of the past: of several trials the last ones failed, so that they fell into the last runs. */
const sides = (past: Counts, runs: number, now: Counts = many(20, '1/1'), control: Counts = {}) => ({
  run: aRun(results(now)),
  baseline: found(aPool(past, { runs })),
  controls: results(control),
});
const replayed = (...given: Parameters<typeof sides>) => decide(sides(...given)).comparison.replays;

describe('putting each run of the base branch against the others', () => {
  test('says of how many runs, and how many of them would have failed', () => {
    expect(replayed(many(20, '5/5'), 5)).toEqual({ runs: 5, failed: 0, tooOften: false });
    expect(replayed(many(20, '9/10'), 10)).toEqual({ runs: 10, failed: 1, tooOften: false });
    expect(replayed({ a: '1/2', b: '2/2' }, 2, { a: '1/1', b: '1/1' })).toEqual({
      runs: 2,
      failed: 0,
      tooOften: false,
    });
  });

  test('needs two runs to put against each other', () => {
    expect(replayed(many(20, '3/3'), 1)).toBeUndefined();
    expect(replayed({}, 5)).toBeUndefined();
    expect(
      decide({ run: aRun(results({ a: '1/1' })), baseline: { kind: 'none', why: 'first' } }).comparison.replays,
    ).toBe(undefined);
  });

  test('counts a run once, however many suites it has', () => {
    const other = { suite: 'other', suiteFile: 'evals/other.eval.yaml' };
    const pools = [
      aPool(many(20, '9/10'), { runs: 10 }),
      aPool({ x: '5/5' }, { suite: 'other', file: other.suiteFile }),
    ];
    const run = aRun([...results(many(20, '1/1')), ...results({ x: '1/1' }, other)]);
    expect(decide({ run, baseline: found(...pools) }).comparison.replays).toEqual({
      runs: 10,
      failed: 1,
      tooOften: false,
    });
  });

  test('neither the present nor the order of the past matters', () => {
    const history = fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(history, fc.boolean(), (tests, passes) => {
        const pool = (order: <T>(items: readonly T[]) => readonly T[]) => ({
          ...aPool({}),
          tests: order(
            tests.map((own, index) => ({
              testId: `t${index}`,
              trials: [...order(own.map((pass, run) => aPast(pass, run)))],
            })),
          ).slice(),
        });
        const now = (text: string) => Object.fromEntries(tests.map((_, index) => [`t${index}`, text]));
        const of = (order: <T>(items: readonly T[]) => readonly T[], text: string) =>
          decide({ run: aRun(results(now(text))), baseline: found(pool(order)) }).comparison.replays;
        expect(of((items) => items.toReversed(), passes ? '1/1' : '0/1')).toEqual(of((items) => items, '1/1'));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a gate that fails unchanged runs too often', () => {
  const nervous = many(20, '20/24');

  test('fails no suite for a drop before the base commit was run as well', () => {
    const { comparison, verdict } = decide(sides(nervous, 24, many(20, '0/1')), { confirm: 'off' });
    expect(comparison.replays).toEqual({ runs: 24, failed: 4, tooOften: true });
    expect(comparison.suites[0]?.finding).toBe('within-swing');
    expect(verdict.kind).toBe('inconclusive');
    expect(verdict.headline).toContain('4 of the last 24 unchanged runs would have failed as well');
  });

  test('with only 19 runs it does not know that it is one', () => {
    expect(replayed(many(20, '15/19'), 19)).toEqual({ runs: 19, failed: 4, tooOften: false });
    expect(replayed(many(20, '16/20'), 20)).toEqual({ runs: 20, failed: 4, tooOften: true });
  });

  test('asks for the base commit to be run, and then believes what that says', () => {
    const policy = { maxErrorRate: 0.1, confirm: 'off', control: 'on-suspect' } as const;
    const dropped = sides(nervous, 24, many(20, '0/1'));
    expect(controlsFor(pair(dropped), policy)).toHaveLength(20);
    const against = (control: string) =>
      decide(sides(nervous, 24, many(20, '0/1'), many(20, control)), policy).comparison.suites[0]?.finding;
    expect(against('1/1')).toBe('drop');
    expect(against('0/1')).toBe('within-swing');
  });

  test('still fails for a single test that was confirmed on fresh trials', () => {
    const past = { ...nervous, stable: '24/24' };
    const { verdict } = decide({
      ...sides(past, 24, { ...many(20, '1/1'), stable: '0/1' }),
      confirmations: results({ stable: '0/3' }),
    });
    expect(verdict.kind).toBe('fail');
  });
});

test('a replay asks nothing of the base commit: controls are of the present', () => {
  const settings = gatePolicy.parse({ maxErrorRate: 0.1 });
  const of = (control: Counts) =>
    replays(unitsOf(pair(sides(many(20, '9/10'), 10, many(20, '1/1'), control))).map(withHistory), settings);
  expect(of(many(20, '0/1'))).toEqual(of({}));
});
