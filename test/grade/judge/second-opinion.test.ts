import { describe, expect, test } from 'vitest';
import { composite } from '../../../src/grade/graders/composite.ts';
import { llmGrader } from '../../../src/grade/graders/llm-grader.ts';
import { rubrics } from '../../../src/grade/graders/rubrics.ts';
import type { GraderKind, Remembered } from '../../../src/model/grader.ts';
import type { Response } from '../../../src/model/outcome.ts';
import type { AnswerCache, Question } from '../../../src/model/provider.ts';
import { aSubmission, gradeWith, notAborted, realDeps } from '../support.ts';
import { type JudgeTurn, scriptedJudge } from './support.ts';

/** A judge that remembers, and what it told of that after the same answer was graded twice. */
async function remembering(kind: GraderKind, options: object, turns: readonly JudgeTurn[]) {
  const { judge, judges, questions } = scriptedJudge(turns, { spent: { costUsd: 0.5 } });
  const kept = new Map<string, Response>();
  const keyOf = ({ prompt, trial }: Question) => JSON.stringify([prompt, trial]);
  const memory = {
    keyOf,
    recall: async (question) => kept.get(keyOf(question)),
    keep: async (question, response) => void kept.set(keyOf(question), response),
  } satisfies AnswerCache;
  const told: Remembered[] = [];
  const lent = { ...judge, memory, onRemembered: (one: Remembered) => void told.push(one) };
  const deps = realDeps({ judges: { ...judges, find: async () => ({ kind: 'found', judge: lent }) } });
  const grade = () => gradeWith(kind, { ...options }, aSubmission('x'), deps);
  await grade();
  expect(told).toEqual([]);
  await grade();
  const before = [...kept.values()];
  return { told, questions, isUntouched: () => JSON.stringify([...kept.values()]) === JSON.stringify(before) };
}

const saying = (score: number) => ({ score, assertions: [{ text: 'seen', passed: score >= 0.8 }] });
const checks = (...satisfied: readonly boolean[]) => ({
  checks: satisfied.map((is, index) => ({ id: `c${index}`, satisfied: is, reasoning: 'so' })),
  overall_reasoning: 'so',
});

describe('a judge that remembers a verdict tells of it', () => {
  test('with what it is kept by, what it cost, and a way to ask anew that changes nothing it remembers', async () => {
    const { told, questions, isUntouched } = await remembering(llmGrader, {}, [saying(0.9), saying(0.7)]);
    expect(told).toMatchObject([{ key: expect.any(String), costUsd: 0.5, passed: true }]);
    expect(await told[0]?.again(notAborted(), () => true)).toEqual({ passed: false, paid: { costUsd: 0.5 } });
    expect(questions).toHaveLength(2);
    expect(questions[1]?.prompt).toEqual(questions[0]?.prompt);
    expect(isUntouched()).toBe(true);
  });

  test('by the rule of the grader: a criterion that is required and missed fails, whatever the score', async () => {
    const list = Array.from({ length: 10 }, (_, index) => ({
      id: `c${index}`,
      outcome: 'is good',
      required: index === 0,
    }));
    const all = Array.from({ length: 9 }, () => true);
    const turns = [checks(true, ...all), checks(false, ...all)];
    const { told } = await remembering(rubrics, { criteria: list }, turns);
    expect(told).toMatchObject([{ passed: true }]);
    expect(await told[0]?.again(notAborted(), () => true)).toMatchObject({ passed: false });
  });

  test('also where it puts graders together', async () => {
    const options = { aggregator: { type: 'llm-grader' } };
    const { told } = await remembering(composite, options, [saying(0.3), saying(0.2)]);
    expect(told).toMatchObject([{ passed: false }]);
    expect(await told[0]?.again(notAborted(), () => true)).toMatchObject({ passed: false });
  });

  test('and has no second opinion when it cannot be asked', async () => {
    const { told } = await remembering(llmGrader, {}, [saying(0.9), { fails: 'auth' }]);
    expect(await told[0]?.again(notAborted(), () => true)).toEqual({ passed: undefined, paid: {} });
  });

  test.each([0, 1, 2])(
    'and is asked once more, after a reply that cannot be read, %i times if it may be',
    async (more) => {
      const { told, questions } = await remembering(llmGrader, {}, [saying(0.9), 'eh', 'hm', 'well', saying(0.9)]);
      let left = more;
      const mayGoOn = () => left-- > 0;
      expect(await told[0]?.again(notAborted(), mayGoOn)).toEqual({
        passed: undefined,
        paid: { costUsd: 0.5 * (more + 1) },
      });
      expect(questions).toHaveLength(2 + more);
    },
  );
});
