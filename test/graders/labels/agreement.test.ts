import { describe, expect, test } from 'vitest';
import {
  type HumanVerdict,
  humanVerdicts,
  judgeAgreements,
  judgementOf,
} from '../../../src/graders/labels/agreement.ts';
import type { Label } from '../../../src/graders/labels/label.ts';
import { aLabel, judged } from './some-labels.ts';

const POLICY = { needsImprovement: 'fail' } as const;
const TONE = 'llm-grader:tone';
const agreements = (labels: readonly Label[], ...more: [Parameters<typeof judgeAgreements>[2]?]) =>
  judgeAgreements(labels, POLICY, ...more);
const only = (labels: readonly Label[], ...more: [Parameters<typeof judgeAgreements>[2]?]) => {
  const [first, ...others] = agreements(labels, ...more);
  expect(others).toEqual([]);
  return first;
};
const NONE = { bothPass: 0, onlyJudgePasses: 0, onlyPeoplePass: 0, bothFail: 0 };

describe('a verdict of people', () => {
  test.each([
    ['acceptable', 'fail', 'pass'],
    ['needs_improvement', 'fail', 'fail'],
    ['needs_improvement', 'exclude', 'exclude'],
    ['flaky', 'fail', 'exclude'],
  ] as const)('%s counts, with needs_improvement: %s, as %s', (verdict, needsImprovement, expected) => {
    expect(judgementOf(verdict, { needsImprovement })).toBe(expected);
  });

  const of = (labels: readonly Label[]) =>
    humanVerdicts(labels, POLICY).map(({ grader, verdict }) => [grader, verdict]);

  test('on a grader wins over the one on the whole answer', () => {
    const both = judged('a', 'pass', 'incorrect', { graders: { [TONE]: { verdict: 'pass' } } });
    expect(of([both])).toEqual([[TONE, 'pass']]);
  });

  test('on the whole answer is about a grader only if it is the only one', () => {
    const { onlyGrader: _, ...several } = judged('a', 'pass', 'incorrect');
    expect(of([judged('a', 'pass', 'incorrect')])).toEqual([[TONE, 'fail']]);
    expect(of([several])).toEqual([]);
  });

  test('is that of the majority; a tie has none', () => {
    const by = (reviewer: string, verdict: Label['verdict']) => judged('a', 'pass', verdict, { reviewer });
    const [ada, bob, eve] = [by('Ada', 'incorrect'), by('Bob', 'acceptable'), by('Eve', 'incorrect')];
    expect(of([ada, bob, eve])).toEqual([[TONE, 'fail']]);
    expect(of([ada, bob])).toEqual([[TONE, 'tie']]);
    expect(of([ada, bob, by('Eve', 'flaky')])).toEqual([[TONE, 'tie']]);
    expect(of([by('Ada', 'flaky')])).toEqual([[TONE, 'excluded']]);
  });
});

describe('the agreement of a judge with people', () => {
  test('counts the pairs of their verdicts', () => {
    const labels = [
      judged('a', 'pass', 'acceptable'),
      judged('b', 'pass', 'acceptable'),
      judged('c', 'pass', 'incorrect', { notes: 'The sum is wrong' }),
      judged('d', 'fail', 'acceptable', { judges: { [TONE]: { verdict: 'fail', reason: 'rude' } }, judgeSeen: true }),
      judged('e', 'fail', 'needs_improvement'),
      judged('f', 'fail', 'flaky'),
    ];
    expect(only(labels)).toEqual({
      suite: 'refunds',
      suiteFile: 'evals/refunds.eval.yaml',
      grader: TONE,
      pairs: { bothPass: 2, onlyJudgePasses: 1, onlyPeoplePass: 1, bothFail: 1 },
      chosen: NONE,
      judgeSeen: 1,
      flaky: 1,
      ties: [],
      outdated: 0,
      disagreements: [
        expect.objectContaining({
          testId: 'c',
          judge: 'pass',
          people: 'fail',
          note: 'The sum is wrong',
          reviewer: 'Ada',
        }),
        expect.objectContaining({ testId: 'd', judge: 'fail', people: 'pass', reason: 'rude' }),
      ],
    });
  });

  test('keeps chosen answers apart', () => {
    const labels = [judged('a', 'pass', 'acceptable'), judged('b', 'pass', 'incorrect', { sample: 'chosen' })];
    expect(only(labels)).toMatchObject({
      pairs: { ...NONE, bothPass: 1 },
      chosen: { ...NONE, onlyJudgePasses: 1 },
    });
  });

  test('has one entry for each suite and grader', () => {
    const labels = [
      judged('a', 'pass', 'acceptable'),
      judged('a', 'pass', 'acceptable', { suite: 'other' }),
      aLabel('a', { reviewer: 'Bob', judges: { 'x:y': { verdict: 'pass' } }, graders: { 'x:y': { verdict: 'pass' } } }),
    ];
    expect(agreements(labels).map(({ suite, grader }) => [suite, grader])).toEqual([
      ['other', TONE],
      ['refunds', TONE],
      ['refunds', 'x:y'],
    ]);
  });

  test('counts two labels of one person for one answer, from merged branches, as one vote', () => {
    const by = (reviewer: string, verdict: Label['verdict'], day: number) =>
      judged('a', 'pass', verdict, { reviewer, time: `2026-01-0${day}T00:00:00Z` });
    const labels = [by('Ada', 'incorrect', 1), by('Ada', 'acceptable', 2), by('Bob', 'acceptable', 1)];
    expect(only(labels)).toMatchObject({ pairs: { ...NONE, bothPass: 1 }, ties: [] });
    expect(only([by('Ada', 'incorrect', 1), by('Ada', 'incorrect', 2), by('Bob', 'acceptable', 1)])).toMatchObject({
      ties: [{ testId: 'a', target: 'default', reviewers: ['Ada', 'Bob'] }],
    });
  });

  test('leaves out verdicts of an earlier model', () => {
    const labels = [
      judged('a', 'pass', 'incorrect', { measure: 'm1.q1.g1.OLD.l' }),
      judged('b', 'pass', 'acceptable', { measure: 'm1.q2.g2.NEW.l', time: '2026-02-01T00:00:00Z' }),
    ];
    expect(only(labels)).toMatchObject({ pairs: { ...NONE, bothPass: 1 }, outdated: 1 });
  });

  test('leaves out verdicts by an earlier rubric of the same test', () => {
    const labels = [
      judged('a', 'pass', 'incorrect', { measure: 'm1.q1.OLD.j.l' }),
      judged('a', 'fail', 'incorrect', {
        measure: 'm1.q1.NEW.j.l',
        answer: 'b'.repeat(64),
        time: '2026-02-01T00:00:00Z',
      }),
      judged('b', 'pass', 'acceptable', { measure: 'm1.q2.g2.j.l' }),
    ];
    expect(only(labels)).toMatchObject({ pairs: { ...NONE, bothPass: 1, bothFail: 1 }, outdated: 1 });
  });

  test('is that of the present run, where it judged the answer', () => {
    const labels = [judged('a', 'pass', 'incorrect'), judged('b', 'pass', 'acceptable')];
    const present = ({ labels: [{ testId }] }: HumanVerdict) =>
      testId === 'a' ? { verdict: 'fail' as const, time: '2026-03-01T00:00:00Z' } : undefined;
    expect(only(labels, present)).toMatchObject({ pairs: { ...NONE, bothPass: 1, bothFail: 1 }, disagreements: [] });
  });

  test('is that of the newest label of the answer', () => {
    const labels = [
      judged('a', 'pass', 'incorrect'),
      judged('a', 'fail', 'incorrect', { reviewer: 'Bob', time: '2026-02-01T00:00:00Z' }),
    ];
    expect(only(labels)).toMatchObject({ pairs: { ...NONE, bothFail: 1 } });
  });
});
