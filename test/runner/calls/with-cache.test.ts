import { describe, expect, test } from 'vitest';
import type { Provider, Question } from '../../../src/model/ports/provider.ts';
import type { Store } from '../../../src/model/ports/stores.ts';
import { failed, type Outcome, type Response } from '../../../src/model/run/outcome.ts';
import { answerCache, CacheTally, withCache } from '../../../src/runner/calls/answer-cache.ts';
import { aQuestion } from '../../support/question.ts';

const never = new AbortController().signal;
const says = (text: string, more: Partial<Response> = {}): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content: text }], ...more },
});

function aStore(): Store & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key) => values.get(key),
    put: async (key, value) => {
      values.set(key, JSON.parse(JSON.stringify(value)));
      return true;
    },
  } satisfies Store & { values: Map<string, unknown> };
}

function cachedProvider(
  outcome: Outcome,
  { store = aStore(), scope = ['someone'], mayKeep = (): boolean => true } = {},
) {
  const asked: Question[] = [];
  const bare: Provider = {
    ask: async (question) => {
      asked.push(question);
      return outcome;
    },
  };
  const tally = new CacheTally();
  const provider = withCache(bare, answerCache({ store, scopeOf: () => scope, mayKeep, tally }));
  return { asked, tally, store, ask: (more: Partial<Question> = {}) => provider.ask(aQuestion(more), never) };
}

const answer = says('blue', { costUsd: 0.25, tokenUsage: { input: 10, output: 2 }, durationMs: 7 });

describe('an answer that was given before', () => {
  test('is given again without asking, with its figures of then and a word that nothing was spent', async () => {
    const { ask, asked, tally } = cachedProvider(answer);
    expect(await ask()).toEqual(answer);
    expect(await ask()).toEqual({
      kind: 'answered',
      response: { ...(answer.kind === 'answered' && answer.response), cached: true },
    });
    expect(asked).toHaveLength(1);
    expect(tally.use('responses')).toEqual({
      cache: 'responses',
      asked: 2,
      hits: 1,
      savedUsd: 0.25,
      savedUnknown: 0,
      savedTokens: { input: 10, output: 2 },
      notStored: 0,
    });
  });

  test.each<[string, Partial<Question>]>([
    ['another text', { prompt: { question: 'Which?' } }],
    ['another system text', { prompt: { question: 'What colour is the sky?', system: 'Lie.' } }],
    ['another history', { prompt: { question: 'What colour is the sky?', chat: [{ role: 'user', content: 'x' }] } }],
    ['another trial', { trial: 1 }],
    ['another temperature', { judging: { temperature: 0 } }],
    ['another form', { judging: { reply: { name: 'n', schema: {} } } }],
    ['a picture', { judging: { images: [{ mediaType: 'image/png', dataUri: 'data:' }] } }],
  ])('does not answer %s', async (_, more) => {
    const { ask, asked } = cachedProvider(answer);
    await ask();
    await ask(more);
    expect(asked).toHaveLength(2);
  });

  test('does not answer a re-run, whose answer is not stored', async () => {
    const { ask, asked, store } = cachedProvider(answer);
    await ask({ isRerun: true });
    expect(store.values.size).toBe(0);
    await ask();
    await ask({ isRerun: true });
    expect(asked).toHaveLength(3);
  });

  test('does not depend on how often it was asked for, or where', async () => {
    const { ask, asked } = cachedProvider(answer);
    await ask({ attempt: 0, workspacePath: '/a' });
    await ask({ attempt: 2, workspacePath: '/b' });
    expect(asked).toHaveLength(1);
  });
});

test.each<[string, Outcome]>([
  ['a failure', failed('provider', 'reset')],
  ['an empty answer', says(' \n')],
  ['an answer with an error', says('blue', { error: 'cut off' })],
  ['an answer of a fallback', says('blue', { targetUsed: 'other' })],
])('%s is not stored', async (_, outcome) => {
  const { ask, asked, store } = cachedProvider(outcome);
  expect(await ask()).toEqual(outcome);
  await ask();
  expect(asked).toHaveLength(2);
  expect(store.values.size).toBe(0);
});

test.each([[null], [{ messages: 'blue' }], [{ messages: [{ role: 'assistant' }] }], [{ messages: [], cost: 1 }]])(
  'an entry that is no answer is skipped: %j',
  async (value) => {
    const { ask, asked } = cachedProvider(answer, { store: { ...aStore(), get: async () => value } });
    expect(await ask()).toEqual(answer);
    expect(asked).toHaveLength(1);
  },
);

test('answers that cannot be stored are counted', async () => {
  const { ask, tally } = cachedProvider(says('blue'), { store: { ...aStore(), put: async () => false } });
  await ask();
  expect(tally.use('judge')).toMatchObject({ asked: 1, hits: 0, notStored: 1 });
  expect(new CacheTally().use('judge')).toBeUndefined();
});
