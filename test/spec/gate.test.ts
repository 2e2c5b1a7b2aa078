import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentTrials } from '../../src/model/run/present-trials.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

/** What `gate.md` says about the whole path from results to numbers. */
describe('the exact chance of a suite', () => {
  test('does not depend on how its baseline trials are divided into runs', () => {
    const count = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 6 }), (tests, runs) => {
        const earlierRuns = Object.fromEntries(tests.map(([passes], at) => [`t${at}`, `${passes}/6`]));
        const run = aRun(results(Object.fromEntries(tests.map(([, pass], at) => [`t${at}`, pass ? '1/1' : '0/1']))));
        const suiteOf = (parts: number) =>
          decide({ run, baseline: found(aPool(earlierRuns, { runs: parts })) }).comparison.suites[0];
        // A run that is set aside takes its trials with it.
        fc.pre([runs, 6].every((parts) => suiteOf(parts)?.setAside === undefined));
        expect(suiteOf(runs)?.pExact).toBe(suiteOf(6)?.pExact);
      }),
      { seed: 20_261_121, numRuns: 40 },
    );
  });
});

describe('an error', () => {
  const classes = ['provider', 'rate_limit', 'auth', 'config', 'workspace', 'grader', 'timeout', 'crash'] as const;
  const judged = (failureClass: (typeof classes)[number]) => {
    const errored = aResult({ testId: 't0', failure: { class: failureClass, stage: 'agent' } });
    const [, ...others] = results(many(4, '1/1'));
    return decide({ run: aRun([errored, ...others]), baseline: found(aPool(many(4, '10/10'))) }).comparison;
  };

  test.each(classes)('of class %s counts in the same way for single tests, suites and thresholds', (failureClass) => {
    const isOfAgent = failureClass === 'timeout' || failureClass === 'crash';
    const { suites, tests } = judged(failureClass);
    expect(presentTrials(aResult({ failure: { class: failureClass } }))).toMatchObject(
      isOfAgent ? [{ pass: false, score: 0 }] : [],
    );
    expect(suites[0]).toMatchObject(
      isOfAgent ? { comparable: 4, delta: -1 / 4, score: 0.75 } : { comparable: 3, delta: 0, score: 1 },
    );
    expect(tests[0]).toMatchObject(
      isOfAgent ? { now: { passes: 0, trials: 1 }, score: 0 } : { state: 'errored', now: undefined, score: undefined },
    );
  });
});
