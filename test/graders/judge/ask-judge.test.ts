import { describe, expect, test } from 'vitest';
import { llmGrader } from '../../../src/graders/graders/llm-grader.ts';
import { rubrics } from '../../../src/graders/graders/rubrics.ts';
import { spentTogether } from '../../../src/graders/judge/ask-judge.ts';
import { aSubmission, gradeWith, notAborted, realDeps, scored } from '../support.ts';
import { type JudgeTurn, promptOf, scriptedJudge } from './support.ts';

const good = { score: 0.9, assertions: [{ text: 'right', passed: true }] };

async function grade(turns: readonly JudgeTurn[], spent = {}) {
  const judge = scriptedJudge(turns, { spent });
  return { judge, reply: await gradeWith(llmGrader, {}, aSubmission('x'), realDeps(judge)) };
}

describe('a reply that cannot be read', () => {
  test('is asked for again with the same question, three times in all', async () => {
    const { judge, reply } = await grade(['no', 'no', good]);
    expect(scored(reply).score).toBe(0.9);
    expect(judge.questions).toHaveLength(3);
    expect(new Set(judge.questions.map(({ prompt }) => prompt.question)).size).toBe(1);
  });

  test('is then returned once for a repair, with the same form requested and without pictures', async () => {
    const judge = scriptedJudge(['no', 'no', '{"score": 0.9', good]);
    const picture = { type: 'image', mediaType: 'image/png', dataUri: 'data:image/png;base64,AAAA' } as const;
    const content = [{ type: 'text', value: 'see' } as const, picture];
    const submission = aSubmission('see', { response: { messages: [{ role: 'assistant', content }] } });
    const reply = await gradeWith(llmGrader, { temperature: 0.5 }, submission, realDeps(judge));

    expect(scored(reply).score).toBe(0.9);
    const [asked, , , mend] = judge.questions;
    expect(asked?.judging).toMatchObject({
      temperature: 0.5,
      images: [{ mediaType: 'image/png', dataUri: picture.dataUri }],
    });
    expect(mend?.judging).toEqual({ temperature: 0.5, reply: asked?.judging?.reply });
    expect(mend?.prompt.system).toBe(asked?.prompt.system);
    expect(promptOf(judge, 3)).toContain('{"score": 0.9');
    expect(promptOf(judge, 3)).not.toContain('see');
  });

  test('leaves the grader undecided when that does not help, and never scores 0', async () => {
    const { judge, reply } = await grade(['no']);
    expect(judge.questions).toHaveLength(4);
    expect(reply).toMatchObject({
      kind: 'undecided',
      reason: 'The judge "arbiter" gave no valid verdict in 3 attempts: there is no JSON object in it',
      target: 'arbiter',
    });
  });
});

describe('a verdict that contradicts its score', () => {
  test.each([
    [{ score: 0.85, pass: false }, '"pass" says fail, which contradicts the score 0.85'],
    [{ score: 0.9, verdict: 'FAIL' }, '"verdict" says fail, which contradicts the score 0.9'],
    [{ score: 0, pass: true }, '"pass" says pass, which contradicts the score 0'],
  ])('is asked for again, and then is an error of the grader: %j', async (turn, why) => {
    const { judge, reply } = await grade([turn]);
    expect(reply).toMatchObject({ kind: 'undecided', reason: expect.stringContaining(why) });
    expect(judge.questions).toHaveLength(3);
  });

  const X = { id: 'x', outcome: 'X' };
  const checked = (satisfied: boolean) => ({
    checks: [{ id: 'x', satisfied, reasoning: 'r' }],
    overall_reasoning: 'r',
  });
  const ranged = (score: number) => ({ checks: [{ id: 'x', score }], overall_reasoning: 'r' });
  const RANGES = [{ score_range: [0, 10], outcome: 'any' }];
  test.each([
    [X, { ...checked(true), pass: false }, '"pass" says fail, which contradicts the score 1'],
    [X, { ...checked(false), verdict: 'PASS' }, '"verdict" says pass, which contradicts the score 0'],
    [{ ...X, score_ranges: RANGES }, { ...ranged(10), passed: false }, '"passed" says fail'],
    [{ ...X, score_ranges: RANGES, required: true }, { ...ranged(9), passed: false }, undefined],
    [X, { ...checked(false), pass: false }, undefined],
  ])('is one of criteria, too: %j %j', async (criterion, turn, why) => {
    const judge = scriptedJudge([turn]);
    const reply = await gradeWith(rubrics, { criteria: [criterion] }, aSubmission('x'), realDeps(judge));
    if (why === undefined) expect(reply.kind).toBe('scored');
    else expect(reply).toMatchObject({ kind: 'undecided', reason: expect.stringContaining(why) });
  });

  test.each([
    { score: 0.2, pass: false },
    { score: 0.6, pass: true },
  ])('is none in %j', async (turn) => {
    expect(scored((await grade([turn])).reply).score).toBe(turn.score);
  });

  test('is one from the pass mark of the test on', async () => {
    const judge = scriptedJudge([{ score: 0.6, pass: false }]);
    const at = (passMark: number) => gradeWith(llmGrader, {}, aSubmission('x'), realDeps({ ...judge, passMark }));
    expect((await at(0.8)).kind).toBe('scored');
    expect((await at(0.6)).kind).toBe('undecided');
  });
});

test('a judge that refuses is not asked again, and leaves the grader undecided', async () => {
  const { judge, reply } = await grade([''], { finishReason: 'refusal' });
  expect(judge.questions).toHaveLength(1);
  expect(reply).toMatchObject({
    kind: 'undecided',
    reason: 'The judge "arbiter" refused to judge the answer, or its safety filter did',
  });
});

describe('a judge that fails', () => {
  test.each(['auth', 'config', 'rate_limit', 'timeout', 'budget', 'bug'] as const)(
    'with class %s is not asked again: what goes away by waiting has been waited for',
    async (fails) => {
      const { judge, reply } = await grade([{ fails }, good]);
      expect(judge.questions).toHaveLength(1);
      expect(reply).toMatchObject({
        kind: 'undecided',
        reason: `The judge "arbiter" could not be called (${fails}): no luck`,
        target: 'arbiter',
      });
    },
  );

  test.each(['provider', 'crash'] as const)('with class %s has used up one attempt', async (fails) => {
    const { judge, reply } = await grade([{ fails }, { fails }, good]);
    expect(scored(reply).score).toBe(0.9);
    expect(judge.questions).toHaveLength(3);
    expect((await grade([{ fails }])).judge.questions).toHaveLength(3);
  });

  test('for good is not asked again', async () => {
    expect((await grade([{ fails: 'provider', permanent: true }, good])).judge.questions).toHaveLength(1);
  });

  test('because the run is cancelled says so', async () => {
    const { judges } = scriptedJudge([{ fails: 'cancelled' }]);
    const reply = await gradeWith(llmGrader, {}, aSubmission('x'), realDeps({ judges }));
    expect(reply).toMatchObject({ kind: 'undecided', reason: 'The judge was cancelled' });
  });

  test('is not asked at all after the run was cancelled', async () => {
    const { judges, questions } = scriptedJudge([good]);
    const grader = llmGrader.open({}, realDeps({ judges }));
    expect((await grader.grade(aSubmission('x'), AbortSignal.abort())).kind).toBe('undecided');
    expect(questions).toEqual([]);
    expect((await grader.grade(aSubmission('x'), notAborted())).kind).toBe('scored');
  });

  test('is not asked about more than any judge could read', async () => {
    const judge = scriptedJudge([good]);
    const reply = await gradeWith(llmGrader, {}, aSubmission('x'.repeat(4_000_001)), realDeps(judge));
    expect(reply).toMatchObject({
      kind: 'undecided',
      reason: expect.stringMatching(/^The material is too long for a judge: \d+ characters$/),
    });
    expect(judge.questions).toEqual([]);
  });
});

describe('tokens and costs', () => {
  const spent = { tokenUsage: { input: 10, output: 5 }, costUsd: 0.25 };

  test('are those of all attempts and of the repair', async () => {
    const { reply } = await grade(['no', 'no', 'no', good], spent);
    expect(reply).toMatchObject({ kind: 'scored', tokenUsage: { input: 40, output: 20 }, costUsd: 1 });
  });

  test('that were not reported stay unknown', async () => {
    const { reply } = await grade([good]);
    expect(reply.tokenUsage).toBeUndefined();
    expect(reply.costUsd).toBeUndefined();
  });

  test('stay unknown next to a cached verdict that took nothing', () => {
    const remembered = { tokenUsage: { input: 0, output: 0 }, costUsd: 0 };
    expect(spentTogether([remembered, {}])).toEqual({});
    expect(spentTogether([remembered, spent])).toEqual(spent);
    expect(spentTogether([remembered, remembered])).toEqual(remembered);
  });
});
