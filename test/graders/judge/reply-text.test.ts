import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checklistReply, freeFormReply, readReply, scoreRangesReply } from '../../../src/graders/judge/replies.ts';
import { anyCharacter } from '../../support/any-character.ts';

const read = (text: string) => readReply(text, freeFormReply);
const why = (text: string): string => {
  const reply = read(text);
  return reply.kind === 'unreadable' ? reply.why : 'read';
};

describe('a verdict is found', () => {
  test.each([
    ['{"score": 0.5}', 'alone'],
    ['\ufeff {"score": 0.5}\n', 'with space around it'],
    ['```json\n{"score": 0.5}\n```', 'in a fence'],
    ['Here you are: {"score": 0.5}. Anything else?', 'between words'],
    ['<think>Maybe {"score": 0}, or {"score": 1}?</think>\n{"score": 0.5}', 'after thoughts with verdicts in them'],
    ['<THINK>a</THINK><think>{</think>Well: ```json\n{"score": 0.5}\n```', 'after several thoughts'],
    ['It is {"score": 0}? No.</think>{"score": 0.5}', 'after thoughts whose beginning is missing'],
    [
      'The answer was:\n```json\n{"city": "Lyon"}\n```\nMy verdict:\n```json\n{"score": 0.5}\n```',
      'after a quoted object',
    ],
    ['{x} {"score": 0.5} {"city": "}"} {', 'between other braces'],
    ['{"score": 0.5}\nOnce more:\n{"score": 0.5}', 'said twice'],
  ])('%j: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'read', value: { score: 0.5 } });
  });

  test.each([
    ['true', true],
    ['True', true],
    ['yes', false],
    ['unknown', false],
  ])('with %s for passed, which means %s', (word, passed) => {
    const reply = read(`{"score": 1, "assertions": [{"text": "a \\"passed\\": yes", "passed": ${word}}]}`);
    expect(reply).toMatchObject({ value: { assertions: [{ text: 'a "passed": yes', passed }] } });
  });
});

describe('no verdict is made up', () => {
  test.each([
    ['', /empty/],
    ['I cannot say.', /no JSON object/],
    ['<think>{"score": 1}</think>', /no JSON object/],
    ['{"score": NaN}', /not valid JSON/],
    ['{"score": 1} or {"score": 0}', /several verdicts that differ/],
    ['{'.repeat(400_000), /no JSON object/],
    ['{"score": "0.5"}', /"score" must be a number/],
    ['{"score": 1.01}', /"score" must not be over 1/],
    [`{"score": 0, "x": ${'['.repeat(250)}${']'.repeat(250)}, "quoted": {"score": 1}}`, /nested too deeply/],
    ['{"__proto__": {"score": 1}}', /"score"/],
    ['{"score": 1, "assertions": [{"text": "a"}]}', /"assertions\.0\.passed" must be true or false/],
    [`{"score": 1, "x": "${'a'.repeat(500_000)}"}`, /more than 500000 characters/],
  ])('%.60j', (text, complaint) => {
    expect(why(text)).toMatch(complaint);
  });

  test('a checklist needs its reasons, scores need whole numbers from 0 to 10', () => {
    const list = (check: object) =>
      readReply(JSON.stringify({ checks: [check], overall_reasoning: '' }), checklistReply);
    expect(list({ id: 'a', satisfied: true, reasoning: '' }).kind).toBe('read');
    expect(list({ id: 'a', satisfied: true }).kind).toBe('unreadable');
    const ranges = (score: unknown) => readReply(JSON.stringify({ checks: [{ id: 'a', score }] }), scoreRangesReply);
    expect(ranges(10).kind).toBe('read');
    for (const score of [10.5, 11, -1, '7', null, true]) expect(ranges(score).kind).toBe('unreadable');
  });

  test('whatever a judge says, reading it does not throw, and a score is within 0 and 1', () => {
    const replies = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.json(),
      fc.json().map((json) => `{"score": ${json}}`),
    );
    fc.assert(
      fc.property(replies, (text) => {
        const reply = read(text);
        if (reply.kind === 'read') {
          expect(reply.value.score).toBeGreaterThanOrEqual(0);
          expect(reply.value.score).toBeLessThanOrEqual(1);
        } else {
          expect(reply.why).not.toBe('');
        }
      }),
    );
  });
});
