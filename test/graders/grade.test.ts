import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type GradeContext, grade } from '../../src/graders/grade.ts';
import { graders } from '../../src/graders/graders/index.ts';
import { defineGrader } from '../../src/model/ports/grader.ts';
import { type GraderReply, gradeSchema } from '../../src/model/run/grade.ts';
import type { GraderSpec } from '../../src/model/suite/suite.ts';
import { aSpec, aSubmission, notAborted, realDeps, tickingClock } from './support.ts';

/** A grader that says what it is told. */
const saying = (type: string, reply: (signal: AbortSignal) => GraderReply | Promise<GraderReply>) =>
  defineGrader({
    type,
    options: () => z.object({}),
    create: () => ({ grade: async (_submission, signal) => reply(signal) }),
  });
const score = (value: number): GraderReply => ({ kind: 'scored', score: value, assertions: [] });

const context = (more: Partial<GradeContext> = {}): GradeContext => ({
  kinds: graders,
  depsFor: ({ declaredAs }) => realDeps({ declaredAs }),
  clock: tickingClock(Date.parse('2026-01-01T00:00:00.000Z')),
  passMark: 0.8,
  ...more,
});
const graded = (specs: GraderSpec[], more: Partial<GradeContext> = {}, answer = 'hello world') =>
  grade(specs, aSubmission(answer), context(more), notAborted());

test('records what each grader said, when, and how long it took', async () => {
  const result = await graded([aSpec(), aSpec({ name: 'farewell', weight: 3, options: { value: 'bye' } })]);

  expect(result).toEqual({
    kind: 'scored',
    score: 0.25,
    requiredMissed: [],
    assertions: [
      { text: 'The answer contains "hello"', passed: true },
      { text: 'The answer does not contain "bye"', passed: false, evidence: 'hello world' },
    ],
    scores: [
      {
        name: 'greeting',
        type: 'contains',
        score: 1,
        weight: 1,
        verdict: 'pass',
        assertions: [{ text: 'The answer contains "hello"', passed: true }],
        durationMs: 1_000,
        startedAt: '2026-01-01T00:00:00.000Z',
        endedAt: '2026-01-01T00:00:01.000Z',
      },
      {
        name: 'farewell',
        type: 'contains',
        score: 0,
        weight: 3,
        verdict: 'fail',
        assertions: [{ text: 'The answer does not contain "bye"', passed: false, evidence: 'hello world' }],
        durationMs: 1_000,
        startedAt: '2026-01-01T00:00:02.000Z',
        endedAt: '2026-01-01T00:00:03.000Z',
      },
    ],
  });
  expect(gradeSchema.parse(result)).toEqual(result);
});

describe('the rules for one grader', () => {
  const rows: [title: string, specs: GraderSpec[], expected: object][] = [
    ['negate on a text that is there', [aSpec({ negate: true })], { score: 0, assertions: [{ passed: false }] }],
    [
      'negate on a text that is not there',
      [aSpec({ negate: true, options: { value: 'bye' } })],
      { score: 1, assertions: [{ passed: true, evidence: '[Negated] hello world' }] },
    ],
    [
      'a required grader that is missed',
      [aSpec(), aSpec({ name: 'farewell', required: 'pass-mark', options: { value: 'bye' } })],
      { score: 0, requiredMissed: ['farewell'] },
    ],
    [
      'the limit of a negated required grader is applied to the opposite',
      [aSpec({ required: 'pass-mark', negate: true })],
      { score: 0, requiredMissed: ['greeting'] },
    ],
  ];
  test.each(rows)('%s', async (_title, specs, expected) => {
    expect(await graded(specs)).toMatchObject(expected);
  });

  test('a code grader gets the spelling of the suite', async () => {
    const old = aSpec({ type: 'code-grader', declaredAs: 'code_judge', options: { command: 'echo fine' } });
    expect(await graded([old])).toMatchObject({ score: 0 });
    expect(await graded([{ ...old, declaredAs: 'code-grader' }])).toMatchObject({ score: 1 });
  });

  test.each(['rubrics', 'rubric'])('%s is recorded as the judge that reads it', async (type) => {
    const kinds = [saying(type, () => score(1))];
    expect((await graded([aSpec({ type })], { kinds })).scores[0]?.type).toBe('llm-grader');
  });

  test.each([
    [Number.NaN, 0],
    [-1, 0],
    [2, 1],
  ])('a score of %d is held to %d', async (given, stored) => {
    const kinds = [saying('any', () => score(given))];
    expect(await graded([aSpec({ type: 'any' })], { kinds })).toMatchObject({
      score: stored,
      scores: [{ score: stored }],
    });
  });
});

describe('a grader that could not judge leaves the grade open', () => {
  const broken: [title: string, kind: ReturnType<typeof saying>, reason: string][] = [
    ['it says so itself', saying('any', () => ({ kind: 'undecided', reason: 'no judge' })), 'tone: no judge'],
    [
      'it throws',
      saying('any', () => {
        throw new Error('boom');
      }),
      'tone: The grader broke: boom',
    ],
  ];
  test.each(broken)('%s', async (_title, kind, reason) => {
    const result = await graded([aSpec(), aSpec({ name: 'tone', type: 'any' })], { kinds: [...graders, kind] });
    expect(result).toMatchObject({ kind: 'ungraded', reason, scores: [{ score: 1 }, { verdict: 'skip', score: 0 }] });
    expect(gradeSchema.parse(result)).toEqual(result);
  });

  test('there is none of that type', async () => {
    const result = await graded([aSpec({ type: 'nonsense' })]);
    expect(result).toMatchObject({ kind: 'ungraded', reason: 'greeting: There is no grader "nonsense"' });
  });

  test('negation does not turn it into a pass', async () => {
    const kinds = [saying('any', () => ({ kind: 'undecided', reason: 'no judge' }))];
    expect(await graded([aSpec({ type: 'any', negate: true })], { kinds })).toMatchObject({ kind: 'ungraded' });
  });
});

test('graders are asked one after another, in the order of the list', async () => {
  const events: string[] = [];
  const slow = (type: string) =>
    saying(type, async () => {
      events.push(`${type} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${type} ends`);
      return score(1);
    });
  await graded([aSpec({ type: 'b' }), aSpec({ type: 'a' })], { kinds: [slow('a'), slow('b')] });
  expect(events).toEqual(['b starts', 'b ends', 'a starts', 'a ends']);
});

describe('cancelling', () => {
  test('asks no further grader, and the grade stays open', async () => {
    const stop = new AbortController();
    const kinds = [
      saying('cancels', () => {
        stop.abort();
        return score(1);
      }),
    ];
    const specs = [aSpec({ type: 'cancels' }), aSpec({ type: 'cancels' })];

    const result = await grade(specs, aSubmission('hello'), context({ kinds }), stop.signal);

    expect(result).toMatchObject({ kind: 'ungraded', reason: 'Grading was cancelled' });
    expect(result.scores).toHaveLength(1);
  });

  test('ends a running code grader', async () => {
    const spec = aSpec({ type: 'code-grader', declaredAs: 'code-grader', options: { command: 'sleep 60' } });
    const result = await grade([spec], aSubmission('hello'), context(), AbortSignal.timeout(100));
    expect(result).toMatchObject({ kind: 'ungraded', reason: 'Grading was cancelled' });
  });
});

describe('with changes of the workspace that are not known', () => {
  const why =
    'The changes in the workspace are not known completely, because files cannot be read: a (Permission denied)';
  const inline = (text: string) => ({ prompt: { from: 'inline', text } });
  const program = { command: ['sh', '-c', 'echo \'{"score": 1}\''] };

  test.each([
    ['a program', { type: 'code-grader', options: program }],
    ['a judge', { type: 'llm-grader', options: {} }],
    ['a judge with a prompt that shows them', { type: 'llm-grader', options: inline('{{output}} {{file_changes}}') }],
    [
      'a composite of one',
      { type: 'composite', options: {}, members: [aSpec({ type: 'code-grader', options: program })] },
    ],
  ])('%s cannot decide', async (_, spec) => {
    const { response, ...submission } = aSubmission('hello');
    const unknown = { ...submission, response: { ...response, changesUnknown: why } };
    const result = await grade([aSpec(spec)], unknown, context(), notAborted());
    expect(result.kind).toBe('ungraded');
    expect(JSON.stringify(result.scores)).toContain(why);
  });

  test('a check of the answer can', async () => {
    const { response, ...submission } = aSubmission('hello world');
    const unknown = { ...submission, response: { ...response, changesUnknown: why } };
    expect(await grade([aSpec()], unknown, context(), notAborted())).toMatchObject({ kind: 'scored', score: 1 });
  });
});
