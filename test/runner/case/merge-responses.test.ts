import { describe, expect, test } from 'vitest';
import { paidFor, type Response } from '../../../src/model/run/outcome.ts';
import { mergeResponses } from '../../../src/runner/case/conversation.ts';

const reply = (more: Partial<Response> = {}): Response => ({ messages: [], ...more });
const reported = { costUsd: 0.5, tokenUsage: { input: 10, output: 2 } };
const paidNow = (replies: readonly Response[]) => paidFor(mergeResponses(replies, []));

describe('what a conversation took', () => {
  test('is what its turns took together, whenever that was', () => {
    const merged = mergeResponses([reply(reported), reply({ ...reported, cached: true })], []);
    expect(merged).toMatchObject({ costUsd: 1, tokenUsage: { input: 20, output: 4 } });
  });
});

test('a conversation in which one turn does not report its tool calls does not report them', () => {
  expect(mergeResponses([reply(), reply({ answerOnly: true })], []).answerOnly).toBe(true);
  expect(mergeResponses([reply()], [])).toLack('answerOnly');
});

describe('what a conversation took now', () => {
  test.each<[string, readonly Response[], object]>([
    ['nothing is kept', [reply(reported), reply(reported)], { costUsd: 1, tokenUsage: { input: 20, output: 4 } }],
    ['all is kept', [reply({ ...reported, cached: true }), reply({ cached: true })], { costUsd: 0 }],
    ['a part is kept', [reply({ ...reported, cached: true }), reply(reported)], reported],
    ['a part is kept, of which nobody knows what it cost once', [reply({ cached: true }), reply(reported)], reported],
    ['the rest does not tell', [reply({ ...reported, cached: true }), reply()], {}],
  ])('%s', (_, replies, expected) => {
    expect(paidNow(replies)).toEqual(expected);
  });

  test('is separate only where it differs', () => {
    expect(mergeResponses([reply(reported)], [])).toLack('paid');
    expect(mergeResponses([reply({ ...reported, cached: true })], [])).toLack('paid');
  });
});
