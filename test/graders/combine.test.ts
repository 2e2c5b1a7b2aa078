import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyNegate, combine } from '../../src/graders/combine.ts';
import type { GraderReply } from '../../src/model/run/grade.ts';
import type { GraderSpec } from '../../src/model/suite/suite.ts';
import { aScore } from './support.ts';

const one = (score: number, weight = 1, required?: GraderSpec['required'], name = 'check') => ({
  spec: { name, required },
  score: aScore({ name, score, weight, verdict: score >= 0.8 ? 'pass' : 'fail' }),
});

describe('the score of several graders', () => {
  const rows: [title: string, graded: ReturnType<typeof one>[], score: number][] = [
    ['equal weights are a plain mean', [one(1), one(0.5), one(0)], 0.5],
    ['weights 5 and 3, only the first passes', [one(1, 5), one(0, 3)], 0.625],
    ['the second is required and missed', [one(1, 1), one(0, 3, 'pass-mark')], 0],
    ['required at 0.9 and 0.85', [one(0.85, 1, 0.9), one(1)], 0],
    ['a required grader of weight 0 still gates', [one(1), one(0, 0, 'pass-mark')], 0],
    ['weight 0 does not count', [one(1), one(0, 0)], 1],
    ['no grader at all is 0', [], 0],
    ['the sum is the plain one, to the last bit', [one(0.1), one(0.2), one(0.3)], (0.1 + 0.2 + 0.3) / 3],
    ['weights that add up to infinity give 0, not NaN', [one(1, 1e308), one(1, 1e308)], 0],
  ];
  test.each(rows)('%s', (_title, graded, score) => {
    expect(combine(graded, 0.8)).toMatchObject({ kind: 'scored', score });
  });

  test('a required grader without a number is held to the pass mark of the test', () => {
    expect(combine([one(0.6, 1, 'pass-mark')], 0.5)).toMatchObject({ score: 0.6, requiredMissed: [] });
    expect(combine([one(0.6, 1, 'pass-mark')], 0.7)).toMatchObject({ score: 0, requiredMissed: ['check'] });
  });

  test('one grader that could not judge makes the whole unknown, and all reasons are reported', () => {
    const skipped = (name: string, text: string) => ({
      spec: { name },
      score: aScore({ name, score: 0, verdict: 'skip', assertions: [{ text, passed: false }] }),
    });
    const grade = combine([one(1), skipped('tone', 'no reply'), skipped('facts', 'no judge')], 0.8);

    expect(grade).toMatchObject({ kind: 'ungraded', reason: 'tone: no reply | facts: no judge' });
    expect(grade.scores).toHaveLength(3);
    expect(grade.assertions).toHaveLength(2);
  });

  test('is always within 0 and 1 and between the lowest and the highest score', () => {
    const graded = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 1_000 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(graded, (pairs) => {
        const grade = combine(
          pairs.map(([score, weight]) => one(score, weight)),
          0.8,
        );
        const scores = pairs.map(([score]) => score);
        if (grade.kind !== 'scored') throw new Error('Expected a score');
        expect(grade.score).toBeGreaterThanOrEqual(Math.max(0, Math.min(...scores) - 1e-9));
        expect(grade.score).toBeLessThanOrEqual(Math.min(1, Math.max(...scores) + 1e-9));
      }),
      { seed: 20_260_101 },
    );
  });
});

describe('negation', () => {
  const reply = (more: Partial<Extract<GraderReply, { kind: 'scored' }>> = {}): GraderReply => ({
    kind: 'scored',
    score: 1,
    assertions: [],
    ...more,
  });

  test('turns score, verdict and assertions round', () => {
    const assertions = [
      { text: 'a', passed: true },
      { text: 'b', passed: false, evidence: 'seen' },
    ];
    expect(applyNegate(reply({ score: 0.75, assertions, reasoning: 'because' }))).toEqual({
      kind: 'scored',
      score: 0.25,
      verdict: 'pass',
      assertions: [
        { text: 'a', passed: false },
        { text: 'b', passed: true, evidence: '[Negated] seen' },
      ],
      reasoning: '[Negated] because',
    });
  });

  const verdicts: [given: Parameters<typeof reply>[0], score: number, verdict: string][] = [
    [{ score: 0 }, 1, 'pass'],
    [{ score: 0.5 }, 0.5, 'pass'],
    [{ score: 0.9, verdict: 'fail' }, 1 - 0.9, 'pass'],
    [{ score: 0, verdict: 'skip' }, 1, 'skip'],
  ];
  test.each(verdicts)('%j becomes %d and %s', (given, score, verdict) => {
    expect(applyNegate(reply(given))).toMatchObject({ score, verdict });
  });

  test('leaves alone what could not be judged', () => {
    const undecided: GraderReply = { kind: 'undecided', reason: 'no judge' };
    expect(applyNegate(undecided)).toEqual(undecided);
  });
});
