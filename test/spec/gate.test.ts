import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import { movement } from '../../src/gate/words.ts';
import type { SuiteChange } from '../../src/model/comparison.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

/** What `gate.md` says and no other test shows by itself. */
describe('the exact test', () => {
  test('does not know how a pool is divided into runs', () => {
    const count = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 6 }), (tests, runs) => {
        const past = Object.fromEntries(tests.map(([passes], at) => [`t${at}`, `${passes}/6`]));
        const run = aRun(results(Object.fromEntries(tests.map(([, pass], at) => [`t${at}`, pass ? '1/1' : '0/1']))));
        const pOf = (parts: number) =>
          decide({ run, baseline: found(aPool(past, { runs: parts })) }).comparison.suites[0]?.p;
        expect(pOf(runs)).toBe(pOf(6));
      }),
      { seed: 20_261_121, numRuns: 40 },
    );
  });

  test('leaves alone errors of the infrastructure, and counts timeouts and crashes as failures', () => {
    const past = found(aPool(many(3, '10/10')));
    const errored = (failureClass: 'provider' | 'timeout' | 'crash') => {
      const [first, ...others] = results(many(3, '1/1'));
      if (first === undefined) throw new Error('there is a test');
      const failure = { class: failureClass, stage: 'agent', reason: 'provider_error', message: 'x' } as const;
      const run = aRun([{ ...first, status: 'execution_error', score: 0, failure } as typeof first, ...others]);
      return decide({ run, baseline: past }).comparison.suites[0];
    };
    expect(errored('provider')).toMatchObject({ comparable: 2, delta: 0, p: 1 });
    expect(errored('timeout')).toMatchObject({ comparable: 3, delta: -1 / 3 });
    expect(errored('crash')).toMatchObject({ comparable: 3, delta: -1 / 3 });
  });

  test('has nothing to say of a test that always passes or always fails on both sides', () => {
    const sides = (past: string, now: string) => ({
      run: aRun(results({ ...many(4, '0/1'), ...many(30, now, 'steady') })),
      baseline: found(aPool({ ...many(4, '10/10'), ...many(30, past, 'steady') })),
    });
    const p = decide({ run: aRun(results(many(4, '0/1'))), baseline: found(aPool(many(4, '10/10'))) }).comparison;
    expect(decide(sides('10/10', '1/1')).comparison.suites[0]?.p).toBe(p.suites[0]?.p);
    expect(decide(sides('0/10', '0/1')).comparison.suites[0]?.p).toBe(p.suites[0]?.p);
  });
});

test('verdicts are as grave as gate.md orders them, and a run is as grave as its worst suite', () => {
  const run = aRun([
    ...results(many(4, '1/1'), { suite: 'good' }),
    ...results(many(4, '0/1'), { suite: 'bad', mustPass: true }),
  ]);
  const { verdict } = decide({ run, baseline: { kind: 'none', why: 'the first run' } });
  expect(verdict.kind).toBe('fail');
  expect(verdict.suites.map(({ suite, kind }) => [suite, kind])).toEqual([
    ['good', 'pass'],
    ['bad', 'fail'],
  ]);
  expect(
    (['pass', 'warn', 'inconclusive', 'fail', 'invalid', 'cancelled'] as const).map((kind) => conclusionOf(kind)),
  ).toEqual(['success', 'success', 'neutral', 'failure', 'failure', 'failure']);
});

describe('a difference in words', () => {
  const moved = (delta: number, half: number) =>
    movement({ delta, deltaLow: delta - half, deltaHigh: delta + half } as SuiteChange);

  test('comes before its numbers, in whole points where the interval is wider than ±5', () => {
    expect(moved(-0.0834, 0.12)).toBe('8 points down (on other tests like these between 20 down and 4 up)');
    expect(moved(0.0312, 0.02)).toBe('3.1 points up (on other tests like these between 1.1 up and 5.1 up)');
    expect(moved(0, 0.2)).toBe('unchanged (on other tests like these between 20 down and 20 up)');
  });
});
