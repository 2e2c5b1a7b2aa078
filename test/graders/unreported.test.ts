import { describe, expect, test } from 'vitest';
import { applyNegate } from '../../src/graders/combine.ts';
import { submissionOf } from '../../src/graders/submission.ts';
import type { Response } from '../../src/model/run/outcome.ts';
import { kindOf } from './graders/support.ts';
import { aSubmission, gradeWith } from './support.ts';

const answerOnly: Response = { messages: [{ role: 'assistant', content: 'done' }], answerOnly: true };
const silent: Response = { messages: [{ role: 'assistant', content: 'done' }] };

describe('what a target does not report is not zero', () => {
  const calls: [type: string, options: Record<string, unknown>][] = [
    ['execution-metrics', { max_tool_calls: 3 }],
    ['skill-trigger', { skill: 'x', should_trigger: false }],
    ['tool-trajectory', { mode: 'any_order', minimums: { Bash: 1 } }],
    ['tool-trajectory', { mode: 'in_order', expected: [] }],
    ['tool-trajectory', { mode: 'exact', expected: [] }],
    ['tool-trajectory', { mode: 'subset', expected: [{ tool: 'Read' }] }],
  ];
  test.each(calls)('%s %j scores 0 without tool calls, also negated', async (type, options) => {
    const reply = await gradeWith(kindOf(type), options, aSubmission('done', { response: answerOnly }));
    expect(reply).toMatchObject({
      score: 0,
      assertions: [{ text: 'The target reports no tool calls', passed: false }],
    });
    expect(applyNegate(reply)).toMatchObject({ score: 0, verdict: 'fail' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['token-usage', { max_total: 10 }],
    ['cost', { budget: 1 }],
    ['latency', { threshold: 10 }],
    ['execution-metrics', { max_tokens: 10 }],
  ])('%s %j scores 0 without its measure, also negated', async (type, options) => {
    const reply = await gradeWith(kindOf(type), options, aSubmission('done', { response: silent }));
    expect(reply).toMatchObject({ score: 0 });
    expect(applyNegate(reply)).toMatchObject({ score: 0, verdict: 'fail' });
  });
});

test('graders get an answer without terminal sequences, and the response keeps them', () => {
  const raw = '\u001b[1mPar\u001b[0mis is the \u001b[32mcapital\u001b[0m';
  const response: Response = { messages: [{ role: 'assistant', content: [{ type: 'text', value: raw }] }] };
  const submission = submissionOf(
    { ...aSubmission(''), id: 'a' } as unknown as Parameters<typeof submissionOf>[0],
    response,
  );
  expect(submission.answer).toBe('Paris is the capital');
  expect(submission.response.messages).toEqual([
    { role: 'assistant', content: [{ type: 'text', value: 'Paris is the capital' }] },
  ]);
  expect(response.messages[0]?.content).toEqual([{ type: 'text', value: raw }]);
});

test.each([
  ['a bell', 'Paris\u0007'],
  ['a character that would hide a forbidden word', 'Par\u0000is'],
])('graders get an answer as the reports show it, without %s', (_, content) => {
  const test = { ...aSubmission(''), id: 'a' } as unknown as Parameters<typeof submissionOf>[0];
  expect(submissionOf(test, { messages: [{ role: 'assistant', content }] }).answer).toBe('Paris');
});
