import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { anthropic } from '../../../src/providers/providers/anthropic.ts';
import { apiKey, sentBy } from '../../support/model-targets.ts';

const good = { api_key: apiKey, model: 'claude-haiku-4-5' };
const problems = (options: Record<string, unknown>) =>
  anthropic.check({ ...good, ...options }).map(({ path, message }) => `${path.join('.')} ${message}`);

/** Asks in front of a service that replies with this. */
const ask = (
  options: Record<string, unknown> = {},
  question: Partial<Question> = {},
  reply: object = { content: [{ type: 'text', text: 'blue' }], stop_reason: 'end_turn' },
) => sentBy(anthropic, { ...good, ...options }, { question, reply });

describe('what is sent', () => {
  test('is a system text, the turns and the limit that the interface demands', async () => {
    const { url, body } = await ask({}, { prompt: { question: ' Which colour? ', system: 'Be brief.' } });
    expect(url).toBe('https://api.anthropic.com/v1/messages');
    expect(body).toEqual({
      model: 'claude-haiku-4-5',
      max_tokens: 16_384,
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Which colour?' }],
    });
  });

  test('holds every system message of a chat in its system text', async () => {
    const chat = [
      { role: 'system' as const, content: 'Be brief.' },
      { role: 'user' as const, content: 'Hello' },
      { role: 'assistant' as const, content: 'Hi' },
      { role: 'system' as const, content: 'Be kind.' },
      { role: 'user' as const, content: 'Which colour?' },
    ];
    expect((await ask({}, { prompt: { question: 'not this', chat } })).body).toMatchObject({
      system: 'Be brief.\n\nBe kind.',
      messages: [chat[1], chat[2], chat[4]],
    });
  });

  test.each([
    [{ temperature: 0 }, { temperature: 0 }],
    [
      { thinking_budget: '2048', max_output_tokens: 300 },
      { thinking: { type: 'enabled', budget_tokens: 2048 }, max_tokens: 2348 },
    ],
  ])('for %j holds %j', async (options, expected) => {
    expect((await ask(options)).body).toMatchObject(expected);
  });

  test.each([
    ['claude-3-haiku-20240307', 4096],
    ['claude-3-5-sonnet-latest', 8192],
    ['claude-3-7-sonnet-latest', 16_384],
  ])('asks %s for no more output than it has', async (model, max_tokens) => {
    expect((await ask({ model })).body).toMatchObject({ max_tokens });
  });

  test('has no temperature of a judge when the model thinks', async () => {
    const { body } = await ask({ thinking_budget: 1024 }, { judging: { temperature: 0 } });
    expect(body).toLack('temperature');
  });

  test.each([
    ['https://gateway/', 'https://gateway/v1/messages'],
    ['https://gateway/anthropic/v1', 'https://gateway/anthropic/v1/messages'],
  ])('goes to a base_url of %s at %s', async (base_url, url) => {
    expect((await ask({ base_url })).url).toBe(url);
  });
});

describe('what comes back', () => {
  test('counts what was read from and written to the cache as input', async () => {
    const cache = { cache_read_input_tokens: 30, cache_creation_input_tokens: 10 };
    const usage = { input_tokens: 100, ...cache, output_tokens: 20 };
    const { outcome } = await ask({}, {}, { content: [{ type: 'text', text: 'blue' }], usage });
    expect(outcome).toMatchObject({
      response: { tokenUsage: { input: 140, cached: 30, cacheWritten: 10, output: 20 } },
    });
  });

  test('costs what the price list says for the model that answered', async () => {
    const reply = {
      model: 'claude-haiku-4-5-20251001',
      content: [{ type: 'text', text: 'blue' }],
      usage: { input_tokens: 1_000_000, output_tokens: 100_000 },
    };
    expect((await ask({ model: 'an-alias' }, {}, reply)).outcome).toMatchObject({ response: { costUsd: 1.5 } });
    const { outcome } = await ask({ base_url: 'https://gateway' }, {}, reply);
    expect(outcome.kind === 'answered' && outcome.response).toLack('costUsd');
  });

  test('may be in several blocks, some of them of unknown types', async () => {
    const content = [
      { type: 'redacted_thinking', data: 'x' },
      { type: 'text', text: 'bl' },
      { type: 'text', text: 'ue' },
      { type: 'hologram' },
    ];
    expect((await ask({}, {}, { content })).outcome).toMatchObject({ response: { messages: [{ content: 'blue' }] } });
  });
});

describe('the options', () => {
  test.each([
    [{ model: undefined }, ['model is required']],
    [{ thinking_budget: 500 }, ['thinking_budget must be a whole number from 1024 to 1000000000']],
    [
      { thinking_budget: 2000, temperature: 0 },
      ['temperature cannot be chosen together with thinking_budget: the model refuses it'],
    ],
    [{ pricing: { input_per_million: 1 } }, ['pricing.output_per_million is required']],
    [
      { pricing: { input_per_million: -1, output_per_million: 1 } },
      ['pricing.input_per_million must be a number from 0 to 1000000'],
    ],
    [
      { pricing: { input_per_million: 1, output_per_million: 1, cached: 1 } },
      [
        'pricing must have input_per_million and output_per_million, may have cached_input_per_million and cache_write_per_million, and no other keys',
      ],
    ],
  ])('%j: %j', (options, expected) => {
    expect(problems(options)).toEqual(expected);
  });
});
