import { describe, expect, test } from 'vitest';
import { decisionJson } from '../../src/gate/decision-json.ts';
import { confirmationsFor } from '../../src/gate/suspects.ts';
import { aPast, aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

const [OLD, NEW] = ['m1.q.g.j.l', 'm1.x.g.j.l'];
const trials = Array.from({ length: 10 }, (_, at) => aPast(true, at % 5, { measure: OLD }));
const pool = aPool(many(5, '10/10'));
const baseline = found({ ...pool, tests: [...pool.tests, { testId: 'edited', trials }] });
const floors = [
  {
    suite: 'greetings',
    file: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    threshold: 0.9,
    from: 'suite' as const,
  },
];
const run = aRun([...results(many(5, '1/1')), ...results({ edited: '1/1' }, { measure: NEW, mustPass: true })], {
  floors,
});
const byOld = (now: string, fresh?: string) => ({
  results: results({ edited: now }, { measure: OLD, mustPass: true }),
  confirmations: fresh === undefined ? [] : results({ edited: fresh }, { measure: OLD }),
  without: [],
});
const policy = { confirm: 'auto' } as const;

describe('the old definition of a changed test', () => {
  test('is doubted where it looks broken, and nobody doubts the new one', () => {
    const { pairing, comparison } = decide({ run, baseline, oldDefinitions: byOld('0/1') }, policy);
    expect(confirmationsFor(pairing, { maxErrorRate: 0.1, ...policy })).toMatchObject([
      { test: { testId: 'edited', definition: 'base' }, why: 'suspect', trials: 3 },
    ]);
    expect(comparison.tests.slice(-2)).toMatchObject([
      { state: 'changed' },
      { state: 'suspected', definition: 'base' },
    ]);
  });

  test('fails the run when fresh trials confirm it, and says which definition it is', () => {
    const { verdict, comparison } = decide({ run, baseline, oldDefinitions: byOld('0/1', '0/3') }, policy);
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons.filter(({ kind }) => kind === 'fail').map(({ message }) => message)).toEqual([
      'edited of greetings on support-agent, by its old definition, regressed: 0 of 3 fresh trials passed, 10 of 10 before (p = 0.003)',
    ]);
    const told = decisionJson(verdict, comparison).tests.filter(({ test_id }) => test_id === 'edited');
    expect(told.map(({ state, definition }) => [state, definition])).toEqual([
      ['changed', undefined],
      ['regressed', 'base'],
    ]);
  });

  test('breaks no promise that was made of the new one, and reaches no threshold for it', () => {
    const { verdict } = decide({ run, baseline, oldDefinitions: byOld('0/1') }, policy);
    expect(verdict.reasons.filter(({ rule }) => rule === 'promise')).toEqual([]);
  });

  test('counts in the suite in the place of the test', () => {
    const { comparison } = decide({ run, baseline, oldDefinitions: byOld('0/1') }, policy);
    expect(comparison.suites).toMatchObject([{ comparable: 6, delta: expect.closeTo(-1 / 6, 9) }]);
  });

  test('changes nothing when it passes', () => {
    const without = decide({ run, baseline }, policy);
    const { verdict, comparison } = decide({ run, baseline, oldDefinitions: byOld('1/1') }, policy);
    expect(verdict.kind).toBe(without.verdict.kind);
    expect(comparison.tests.at(-1)).toMatchObject({ state: 'passing', definition: 'base' });
    expect(comparison.suites[0]?.delta).toBe(0);
  });
});
