import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { gemini, vertexUrl } from '../../../src/providers/providers/gemini.ts';
import { apiKey, KEY, sentBy } from '../../support/model-targets.ts';

const good = { api_key: apiKey };
const vertex = { api_key: undefined, project: 'p-1', access_token: apiKey };
const problems = (options: Record<string, unknown>) =>
  gemini.check({ ...good, ...options }).map(({ path, message }) => `${path.join('.')} ${message}`);

/** Asks in front of a service that replies with this. */
const ask = (
  options: Record<string, unknown> = {},
  question: Partial<Question> = {},
  reply: object = { candidates: [{ content: { parts: [{ text: 'blue' }] }, finishReason: 'STOP' }] },
  status = 200,
) => sentBy(gemini, { ...good, ...options }, { question, reply, status });

describe('what is sent', () => {
  test('is a system instruction and the turns, to the default model', async () => {
    const chat = [
      { role: 'system' as const, content: 'Be brief.' },
      { role: 'user' as const, content: 'Hello' },
      { role: 'assistant' as const, content: 'Hi' },
      { role: 'user' as const, content: 'Which colour?' },
    ];
    const { url, body } = await ask({}, { prompt: { question: 'not this', chat } });
    expect(url).toBe('https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-flash:generateContent');
    expect(body).toEqual({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Hello' }] },
        { role: 'model', parts: [{ text: 'Hi' }] },
        { role: 'user', parts: [{ text: 'Which colour?' }] },
      ],
    });
  });

  test.each([
    [{ model: 'models/gemini-3-pro' }, '/v1beta/models/gemini-3-pro:generateContent'],
    [{ model: '../../evil?x=1' }, '/v1beta/models/..%2F..%2Fevil%3Fx%3D1:generateContent'],
    [{ model: new Variable('M', ' ') }, '/v1beta/models/gemini-3.5-flash:generateContent'],
    [{ base_url: 'https://gateway/v1/', deployment: 'd' }, '/v1/models/d:generateContent'],
  ])('for %j goes to %s', async (options, path) => {
    expect((await ask(options)).url.endsWith(path)).toBe(true);
  });

  test.each([
    ['global', 'https://aiplatform.googleapis.com/v1/projects/p-1/locations/global/publishers/google/models'],
    ['eu', 'https://aiplatform.eu.rep.googleapis.com/v1/projects/p-1/locations/eu/publishers/google/models'],
    [
      'us-central1',
      'https://us-central1-aiplatform.googleapis.com/v1/projects/p-1/locations/us-central1/publishers/google/models',
    ],
  ])('with a project goes to Vertex AI in %s', async (location, url) => {
    expect(vertexUrl('p-1', location)).toBe(url);
    const sent = await ask({ ...vertex, location });
    expect(sent.url).toBe(`${url}/gemini-3.5-flash:generateContent`);
    expect(sent.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  });
});

describe('what comes back', () => {
  const said = { content: { parts: [{ text: 'blue' }] }, finishReason: 'STOP' };

  const counts = (promptTokenCount: number, more: object) => ({ promptTokenCount, ...more });
  const cachedContentTokenCount = 40;
  test.each([
    [
      counts(100, { candidatesTokenCount: 20, thoughtsTokenCount: 5, cachedContentTokenCount, totalTokenCount: 125 }),
      { input: 100, output: 25, cached: 40, reasoning: 5 },
    ],
    [counts(10, { thoughtsTokenCount: 7, totalTokenCount: 17 }), { input: 10, output: 7, reasoning: 7 }],
    [counts(10, { toolUsePromptTokenCount: 4, candidatesTokenCount: 1 }), { input: 14, output: 1 }],
    [counts(10, {}), undefined],
  ])('counts %j as %j', async (usageMetadata, tokenUsage) => {
    const { outcome } = await ask({}, {}, { candidates: [said], usageMetadata });
    expect(outcome.kind === 'answered' && outcome.response.tokenUsage).toEqual(tokenUsage);
  });

  test('costs what the price list says, of AI Studio only', async () => {
    const reply = {
      candidates: [said],
      modelVersion: 'gemini-2.5-pro-001',
      usageMetadata: { promptTokenCount: 300_000, candidatesTokenCount: 100_000 },
    };
    expect((await ask({}, {}, reply)).outcome).toMatchObject({ response: { costUsd: 0.75 + 1.5 } });
    const { outcome } = await ask(vertex, {}, reply);
    expect(outcome.kind === 'answered' && outcome.response).toLack('costUsd');
  });

  test.each(['RECITATION', 'PROHIBITED_CONTENT'])('is a refusal after %s', async (finishReason) => {
    const { outcome } = await ask({}, {}, { candidates: [{ finishReason }] });
    expect(outcome).toMatchObject({ response: { finishReason: 'content_filter' } });
  });

  test('is a refusal without a text when the prompt itself is blocked', async () => {
    const usageMetadata = { promptTokenCount: 7, totalTokenCount: 7 };
    const { outcome } = await ask({}, {}, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata });
    expect(outcome).toMatchObject({
      kind: 'answered',
      response: { messages: [{ content: '' }], finishReason: 'content_filter', tokenUsage: { input: 7, output: 0 } },
    });
  });

  test('is a matter of the key when it says so, with the status of a bad request', async () => {
    const details = [{ reason: 'API_KEY_INVALID' }];
    const error = { code: 400, message: `API key not valid: ${KEY.slice(5)}`, details };
    const { outcome } = await ask({}, {}, { error }, 400);
    expect(outcome).toMatchObject({
      failure: { class: 'auth', httpStatus: 400, message: expect.stringMatching(/HTTP 400 — it refused the key/) },
    });
  });
});

describe('the options', () => {
  test.each([
    [{ api_key: undefined }, ['api_key is required']],
    [{ api_key: new Variable('K', undefined) }, ['api_key is required, but the environment variable K is unset']],
    [{ base_url: `https://h/?key=${KEY}` }, ['base_url must not hold a query: requests are put below it']],
    [{ project: 'p-1' }, ['access_token is required with project']],
    [{ location: 'eu' }, ['location requires project']],
    [{ ...vertex, project: 'a/b' }, ['project must be the id of a Google Cloud project']],
    [
      { ...vertex, location: 'x.evil.example/' },
      ['location must be a location of Google Cloud, such as us-central1 or global'],
    ],
  ])('%j: %j', (options, expected) => {
    expect(problems(options)).toEqual(expected);
  });
});
