import { describe, expect, test } from 'vitest';
import { isRepeated, mayRepeat } from '../../src/gate/deterministic.ts';
import { confirmationsFor } from '../../src/gate/suspects.ts';
import type { AnswerDigest } from '../../src/model/answer-digest.ts';
import type { PresentTrial } from '../../src/model/pairing.ts';
import type { TestResult } from '../../src/model/result.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

const digest = (output: string, marks = '0'): AnswerDigest => ({ output: output.repeat(64), marks: marks.repeat(64) });
const failed = (given?: AnswerDigest): PresentTrial => ({ pass: false, score: 0, ...(given && { digest: given }) });
const passed = (given: AnswerDigest): PresentTrial => ({ pass: true, score: 1, digest: given });

describe('a failure is repeated', () => {
  test.each([
    ['by the same answer that fails in the same way', [failed(digest('a'))], [failed(digest('a'))], true],
    ['by no trial at all', [failed(digest('a'))], [], false],
    ['by no other answer', [failed(digest('a'))], [failed(digest('b'))], false],
    ['by none that fails otherwise', [failed(digest('a'))], [failed(digest('a', '1'))], false],
    ['by none that passes', [failed(digest('a'))], [passed(digest('a'))], false],
    [
      'not when one of several trials differs',
      [failed(digest('a'))],
      [failed(digest('a')), failed(digest('b'))],
      false,
    ],
    ['not when the planned ones differ', [failed(digest('a')), failed(digest('b'))], [failed(digest('a'))], false],
    [
      'not when some of the planned ones passed',
      [failed(digest('a')), passed(digest('a'))],
      [failed(digest('a'))],
      false,
    ],
    ['not by an ordinary test, of which nobody said so', [failed()], [failed()], false],
    ['not when the planned trials were not measured', [], [failed(digest('a'))], false],
  ] as const)('%s', (_, now, fresh, is) => {
    expect(isRepeated({ now }, fresh)).toBe(is);
  });

  test('may be, when all planned trials failed alike', () => {
    expect(mayRepeat({ now: [failed(digest('a')), failed(digest('a'))] })).toBe(true);
    expect(mayRepeat({ now: [failed(digest('a')), failed(digest('b'))] })).toBe(false);
    expect(mayRepeat({ now: [] })).toBe(false);
  });
});

/** A failed result of a deterministic test, and its fresh trials. */
const broken = (testId: string, own = digest('a')): TestResult => aResult({ testId, score: 0, digest: own });
const fresh = (testId: string, ...digests: readonly AnswerDigest[]): TestResult =>
  aResult({
    testId,
    score: 0,
    trials: digests.map((each, attempt) => aTrial(0, { attempt, digest: each })),
    aggregation: { strategy: 'mean', mean: 0, min: 0, max: 0 },
  });

describe('a deterministic suspect', () => {
  const around = results(many(9, '1/1', 'ok'));
  const sides = (history: string, confirmations: readonly TestResult[]) => ({
    run: aRun([broken('d'), ...around]),
    baseline: found(aPool({ d: history, ...many(9, '10/10', 'ok') })),
    confirmations,
  });
  const stateOf = (history: string, ...confirmations: readonly TestResult[]) =>
    decide(sides(history, confirmations)).comparison.tests.find(({ testId }) => testId === 'd');

  test('is a regression once one trial repeats its failure, with little history too', () => {
    for (const history of ['10/10', '3/3', '4/5']) {
      expect(stateOf(history, fresh('d', digest('a')))).toMatchObject({
        state: 'regressed',
        confirmation: { passes: 0, trials: 1 },
        why: expect.stringContaining(
          'it is deterministic: run again, it gave the same answer and failed in the same way',
        ),
      });
    }
  });

  test('is told as such in the verdict', () => {
    const { verdict } = decide(sides('10/10', [fresh('d', digest('a'))]));
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons.find(({ rule }) => rule === 'regression')?.message).toBe(
      'd of greetings on support-agent regressed: it is deterministic: run again, it gave the same answer and failed in the same way; 10 of 10 trials passed before',
    );
  });

  test('is an ordinary one once its answer differs', () => {
    expect(stateOf('10/10', fresh('d', digest('b')))).toMatchObject({ state: 'suspected' });
    expect(stateOf('10/10', fresh('d', digest('b'), digest('a'), digest('a')))).toMatchObject({
      state: 'regressed',
      p: expect.any(Number),
    });
  });

  test('is run again, once, with too little history for others', () => {
    const suspects = many(10, '0/1', 'd');
    const baseline = found(aPool(many(10, '3/3', 'd')));
    const plain = { run: aRun(results(suspects)), baseline };
    const marked = { run: aRun(Object.keys(suspects).map((id) => broken(id))), baseline };
    const wanted = (of: typeof plain) => confirmationsFor(decide(of).pairing, { maxErrorRate: 0.1, alpha: 0.01 });
    expect(wanted(plain)).toEqual([]);
    expect(wanted(marked).map(({ trials }) => trials)).toEqual(Array(10).fill(1));
  });

  test('takes nothing from the others that were screened', () => {
    const run = aRun([broken('d'), ...results({ x: '0/1', y: '0/1' })]);
    const baseline = found(aPool({ d: '10/10', x: '10/10', y: '10/10' }));
    const confirmations = [fresh('d', digest('a')), ...results({ x: '0/3', y: '2/3' })];
    const { comparison } = decide({ run, baseline, confirmations });
    expect(comparison.tests.map(({ testId, state }) => [testId, state])).toEqual([
      ['d', 'regressed'],
      ['x', 'regressed'],
      ['y', 'not-reproduced'],
    ]);
  });
});
