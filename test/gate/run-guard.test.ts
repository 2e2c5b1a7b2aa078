import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { runGuard, swingOf, trialNoise } from '../../src/gate/run-guard.ts';
import { runHistory } from '../../src/gate/run-history.ts';
import { type SuiteUnits, unitsOf } from '../../src/gate/units.ts';
import { aPast, aPool, aRun, found, many, results } from '../support/evidence.ts';

describe('the run guard', () => {
  test.each([
    [0.02, 2.153, 33, 2.03, true],
    [0.04, 1.506, 8, 2.306, false],
    [0, 2.667, Number.POSITIVE_INFINITY, 1.96, true],
  ])('a drop of 8 points with runs that swing by %f', (s, t, degrees, limit, agrees) => {
    const answer = runGuard(-0.08, 0.03 ** 2, { runs: 5, variance: s ** 2 });
    expect(answer.t).toBeCloseTo(t, 2);
    expect(answer.degrees).toBe(degrees);
    expect(answer.limit).toBeCloseTo(limit, 2);
    expect(answer.agrees).toBe(agrees);
  });
});

function suiteWith(pool: ReturnType<typeof aPool>, now = many(10, '1/1')) {
  const [suite] = unitsOf(pair({ run: aRun(results(now)), baseline: found(pool) }));
  if (suite === undefined) throw new Error('there is a suite');
  return suite;
}

const swing = (suite: SuiteUnits) => swingOf(suite, runHistory(suite.units));

describe('the swing between runs', () => {
  test('is not known with fewer than three of them', () => {
    expect(swing(suiteWith(aPool(many(10, '4/4'), { runs: 2 })))).toBeUndefined();
    expect(swing(suiteWith(aPool(many(10, '6/6'), { runs: 3 })))).toEqual({ runs: 3, variance: 0 });
  });

  test('is what goes beyond the noise of the trials', () => {
    const evening = (bad: number) => ({
      ...aPool({}),
      tests: Array.from({ length: 10 }, (_, at) => ({
        testId: `t${at}`,
        trials: Array.from({ length: 5 }, (_, run) => aPast(run !== bad, run)),
      })),
    });
    // One run of five in which everything failed.
    const rates = (40 / 50 + 4) / 6;
    const noise = (rates * (1 - rates)) / 10;
    expect(swing(suiteWith(evening(4)))?.variance).toBeCloseTo(0.2 - noise, 9);
    expect(swing(suiteWith(evening(9)))?.variance).toBe(0);
  });

  test('looks only at tests that all runs have', () => {
    const pool = aPool(many(10, '5/5'));
    const young = { testId: 't0', trials: [aPast(false, 4)] };
    const suite = suiteWith({ ...pool, tests: [young, ...pool.tests.slice(1)] });
    expect(swing(suite)).toEqual({ runs: 5, variance: 0 });
  });
});

test('the noise of the trials is that of the pooled rates', () => {
  const { units } = suiteWith(aPool(many(10, '4/5')), many(10, '0/1'));
  const pooled = 4 / 6;
  expect(trialNoise(units, 10)).toBeCloseTo((pooled * (1 - pooled) * (1 + 1 / 5)) / 10, 12);
});
