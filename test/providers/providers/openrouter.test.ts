import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { openrouter } from '../../../src/providers/providers/openai.ts';
import { apiKey, sentBy } from '../../support/model-targets.ts';

const good = { api_key: apiKey, model: 'openai/gpt-4o' };

const answerTo = (reply: object, options: Record<string, unknown> = {}) =>
  sentBy(openrouter, { ...good, ...options }, { reply });

const costIn = (outcome: Outcome) => (outcome.kind === 'answered' ? outcome.response.costUsd : undefined);
const said = (usage?: object) => ({
  choices: [{ message: { content: 'blue' }, finish_reason: 'stop' }],
  model: 'openai/gpt-4o',
  usage: usage && { prompt_tokens: 1_000_000, completion_tokens: 0, ...usage },
});

test('asks the public API', async () => {
  expect((await answerTo(said())).url).toBe('https://openrouter.ai/api/v1/chat/completions');
});

const byOwnKey = { is_byok: true, cost_details: { upstream_inference_cost: 0.02 } };
const pricing = { input_per_million: 3, output_per_million: '9' };

test.each([
  ['the cost that it reports', { cost: 0.0042 }, {}, 0.0042],
  ['both bills when the service behind it sends its own', { cost: 0.001, ...byOwnKey }, {}, 0.021],
  ['an unknown amount when that other bill is unknown', { cost: 0.001, is_byok: true }, {}, undefined],
  ['an unknown amount when it reports none, though others sell the model at a known price', {}, {}, undefined],
  ['what the target says, if it says so', { cost: 0.0042 }, { pricing }, 3],
])('costs %s', async (_title, usage, options, costUsd) => {
  expect(costIn((await answerTo(said(usage), options)).outcome)).toBe(costUsd);
});

test('calls it a failure when the service behind it broke down', async () => {
  const choice = {
    message: { content: '' },
    finish_reason: 'error',
    error: { code: 502, message: 'Provider returned error' },
  };
  expect((await answerTo({ choices: [choice] })).outcome).toMatchObject({
    failure: { class: 'provider', message: expect.stringMatching(/Provider returned error/) },
  });
  const busy = { ...choice, error: { code: 429, message: 'busy' } };
  expect((await answerTo({ choices: [busy] })).outcome).toMatchObject({ failure: { class: 'rate_limit' } });
});
