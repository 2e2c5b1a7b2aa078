import { expect, test } from 'vitest';
import { Variable } from '../../../src/model/suite/setting.ts';
import { mock } from '../../../src/providers/providers/mock.ts';
import { providerContract } from '../../contracts/provider.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';

providerContract('mock', {
  answered: async () => ({
    provider: mock.open({ response: 'blue' }, providerDeps()),
    [Symbol.asyncDispose]: async () => {},
  }),
});

const answerOf = async (options: Record<string, unknown>) => {
  const outcome = await mock.open(options, providerDeps()).ask(aQuestion(), new AbortController().signal);
  return outcome.kind === 'answered' ? outcome.response : outcome;
};

test('a mock answers as configured, and reports neither tool calls nor tokens nor a cost nor a duration', async () => {
  expect(await answerOf({ response: 'blue' })).toEqual({
    messages: [{ role: 'assistant', content: 'blue' }],
    answerOnly: true,
  });
});

test.each([
  ['', ''],
  ['  blue\n', '  blue\n'],
  [new Variable('REPLY', ' blue '), ' blue '],
])('the answer is unchanged letter by letter: %j', async (response, content) => {
  expect(await answerOf({ response })).toMatchObject({ messages: [{ content }] });
});

test.each([[{}], [{ response: new Variable('REPLY', undefined) }]])(
  'without a response it answers with an object of one key: %j',
  async (options) => {
    const response = await answerOf(options);
    const content = 'messages' in response ? response.messages[0]?.content : undefined;
    expect(JSON.parse(String(content))).toEqual({ answer: expect.stringContaining('mock') });
  },
);
