import { describe, expect, test } from 'vitest';
import { azure, openai } from '../../../src/providers/providers/openai.ts';
import type { Script } from '../../support/model-server.ts';
import { apiKey, modelTarget, modelTargets, openTarget } from '../../support/model-targets.ts';

type Body = Record<string, unknown>;

async function requestsOf(name: string, options: object, script: Script = { says: 'blue' }, question: object = {}) {
  await using subject = await openTarget(modelTarget(name), script, { options: options as Body });
  const outcome = await subject.ask(question);
  return {
    outcome,
    requests: subject.server.requests,
    bodies: subject.server.requests.map(({ body }) => body as Body),
  };
}

const settings = { top_p: 0.5, reasoning_effort: 'low', extra_body: { service_tier: 'flex' } };
const ofResponses = { reasoning: { effort: 'low' }, text: { verbosity: 'low' } };
const ofGemini = { topP: 0.5, stopSequences: ['END'], seed: 7, thinkingConfig: { thinkingLevel: 'low' } };

test.each<[string, Body, Body]>([
  [
    'openai (chat)',
    { stop: 'END', seed: 7, verbosity: 'low' },
    { top_p: 0.5, reasoning_effort: 'low', stop: ['END'], seed: 7, verbosity: 'low' },
  ],
  ['openai (responses)', { verbosity: 'low' }, { top_p: 0.5, ...ofResponses }],
  ['azure', { verbosity: 'low' }, { top_p: 0.5, ...ofResponses }],
  ['openrouter', { stop: ['A', 'B'], seed: 7 }, { top_p: 0.5, reasoning_effort: 'low', stop: ['A', 'B'], seed: 7 }],
  ['anthropic', { stop: ['END'] }, { top_p: 0.5, stop_sequences: ['END'], output_config: { effort: 'low' } }],
  ['gemini (AI Studio)', { stop: ['END'], seed: 7 }, { generationConfig: ofGemini }],
  ['agentv', {}, { top_p: 0.5, output_config: { effort: 'low' } }],
])('%s is sent the settings of its target by their names in its interface', async (name, options, body) => {
  const { bodies } = await requestsOf(name, { ...settings, ...options });
  expect(bodies).toMatchObject([{ ...body, service_tier: 'flex' }]);
});

test.each(['seed', 'stop'])('%s is refused where the Responses API has no place for it', (name) => {
  const value = name === 'seed' ? 7 : 'END';
  const options = { endpoint: 'http://127.0.0.1:1', api_key: apiKey, model: 'm', [name]: value };
  expect(openai.check({ ...options, api_format: 'responses' })).toMatchObject([{ path: [name] }]);
  expect(azure.check(options)).toMatchObject([{ path: [name] }]);
  expect(openai.check(options)).toEqual([]);
  expect(azure.check({ ...options, version: '2024-12-01-preview' })).toEqual([]);
});

describe.each(modelTargets)('the system prompt of $name', ({ name }) => {
  const system = (body: Body | undefined) => JSON.stringify(body).match(/Work carefully|Speak French|Speak Dutch/g);
  const french = {
    prompt: {
      question: 'hi',
      chat: [
        { role: 'system', content: 'Speak French' },
        { role: 'user', content: 'hi' },
      ],
    },
  };

  test.each([
    ['ours in a test without one', {}, ['Work carefully']],
    ['that of the target where it has one', { system_prompt: 'Speak Dutch' }, ['Speak Dutch']],
    ['absent with system_prompt: none', { system_prompt: 'none' }, null],
  ])('is %s', async (_, options, expected) => {
    const [body] = (await requestsOf(name, options)).bodies;
    expect(system(body)).toEqual(expected);
    if (expected === null) expect(JSON.stringify(body)).not.toMatch(/"system"|systemInstruction/);
  });

  test.each([{}, { system_prompt: 'none' }, { system_prompt: 'Speak Dutch' }])(
    'is that of the test with %j',
    async (options) => {
      expect(system((await requestsOf(name, options, { says: 'blue' }, french)).bodies[0])).toEqual(['Speak French']);
    },
  );
});

describe('the limit of output tokens has two names', () => {
  const refusals = [
    "Unsupported parameter: 'NAME' is not supported with this model.",
    "[{'loc': ['body', 'NAME'], 'msg': 'Extra inputs are not permitted'}]",
  ];
  const names = (body: Body) => Object.keys(body).filter((key) => key.startsWith('max_'));

  test.each(refusals)('the other one is sent after: %s', async (message) => {
    const refuses =
      (name: string): Script =>
      ({ body }) =>
        name in (body as Body) ? { status: 400, message: message.replace('NAME', name) } : { says: 'blue' };
    const dated = { version: '2024-06-01', api_format: 'chat', max_output_tokens: 9 };
    const old = await requestsOf('azure', dated, refuses('max_completion_tokens'));
    expect(old.outcome.kind).toBe('answered');
    expect(old.bodies.map(names)).toEqual([['max_completion_tokens'], ['max_tokens']]);
    const recent = await requestsOf('openrouter', { max_output_tokens: 9 }, refuses('max_tokens'));
    expect(recent.bodies.map(names)).toEqual([['max_tokens'], ['max_completion_tokens']]);
  });

  test('and one request is sent if the number is refused', async () => {
    const message = 'max_completion_tokens is too large: 900000. This model supports at most 16384.';
    const dated = { version: '2024-06-01', api_format: 'chat', max_output_tokens: 900_000 };
    expect((await requestsOf('azure', dated, { status: 400, message })).requests).toHaveLength(1);
  });
});
