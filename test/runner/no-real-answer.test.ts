import { expect, test } from 'vitest';
import type { Message } from '../../src/model/run/message.ts';
import { whyNoRealAnswer } from '../../src/providers/response.ts';

const says = (content: Message['content'], more: Partial<Message> = {}): Message[] => [
  { role: 'assistant', ...(content !== undefined && { content }), ...more },
];
const nothing = { input: 5, output: 0 };
const some = { input: 5, output: 1 };

test.each<[string, Message[], typeof some | undefined]>([
  ['nothing, with no token for it', says(''), nothing],
  ['no message at all, with no token for it', [], nothing],
  ['the error of an API', says('API Error: 529 {"type":"error"}'), some],
  ['the error of an API, without tokens', says('API Error: 401 Invalid key'), undefined],
  ['the error of an API as JSON', says('{"type":"error","error":{"type":"overloaded_error","message":"x"}}'), some],
])('%s is no real answer', (_, messages, usage) => {
  expect(whyNoRealAnswer(messages, usage)).toMatch(/^The answer is .*\.$/);
});

test.each<[string, Message[], typeof some | undefined]>([
  ['nothing, where tokens are not counted', says(''), undefined],
  ['nothing, for which tokens were counted', says(''), some],
  ['a text without tokens', says('blue'), nothing],
  ['a tool call without tokens', says(undefined, { toolCalls: [{ tool: 'x' }] }), nothing],
  ['a text that begins alike', says('API Error: none was found'), some],
  ['a long text', says(`API Error: 500 ${'x'.repeat(4000)}`), some],
])('%s is an answer', (_, messages, usage) => {
  expect(whyNoRealAnswer(messages, usage)).toBeUndefined();
});
