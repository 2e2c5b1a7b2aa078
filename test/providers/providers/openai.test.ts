import { describe, expect, test } from 'vitest';
import type { Http } from '../../../src/model/ports/network.ts';
import type { Question } from '../../../src/model/ports/provider.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { addressOf, openai } from '../../../src/providers/providers/openai.ts';
import { withRetry } from '../../../src/runner/calls/retry.ts';
import type { Script } from '../../support/model-server.ts';
import { apiKey, KEY, modelDeps, openTarget, sentBy } from '../../support/model-targets.ts';
import { aQuestion } from '../../support/question.ts';
import { failureOf as failureIn, responseOf as responseIn, signal } from '../support.ts';

/** The provider in front of a model server that does as the script says. */
async function opened(script: Script, options: Record<string, unknown> = {}) {
  const base = { kind: openai, name: 'openai', format: 'chat', path: '', headers: {} };
  const given = (url: string) => ({ endpoint: url, api_key: apiKey, model: 'gpt-test', ...options });
  const subject = await openTarget({ ...base, options: given }, script);
  return { ...subject, ask: (prompt?: Question['prompt']) => subject.ask(prompt && { prompt }) };
}

/** What comes of one question, with this for the network. */
const answerOver = (http: Http, options: Record<string, unknown> = {}) =>
  openai.open({ api_key: apiKey, model: 'gpt-test', ...options }, modelDeps({ http })).ask(aQuestion(), signal);

describe('what is sent', () => {
  test('by chat completions: the model and the messages, and nothing that the target does not set', async () => {
    await using subject = await opened({ says: 'blue' });
    await subject.ask({ question: '  What colour is the sky?\n', system: 'Be brief.' });
    expect(subject.server.requests).toMatchObject([{ method: 'POST', path: '/v1/chat/completions', format: 'chat' }]);
    expect(subject.server.requests[0]?.body).toEqual({
      model: 'gpt-test',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'What colour is the sky?' },
      ],
    });
  });

  test('by the Responses API: the same messages as its input', async () => {
    await using subject = await opened(
      { says: 'blue' },
      { api_format: 'responses', temperature: '0.5', max_output_tokens: 100 },
    );
    await subject.ask({ question: 'What colour is the sky?', system: 'Be brief.' });
    expect(subject.server.requests).toMatchObject([{ path: '/v1/responses', format: 'responses' }]);
    expect(subject.server.requests[0]?.body).toEqual({
      model: 'gpt-test',
      input: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'What colour is the sky?' },
      ],
      temperature: 0.5,
      max_output_tokens: 100,
    });
  });

  test('organization and project in their headers', async () => {
    await using subject = await opened({ says: 'blue' }, { organization: 'org-1', project: 'proj-1' });
    await subject.ask();
    const headers = { 'openai-organization': 'org-1', 'openai-project': 'proj-1' };
    expect(subject.server.requests[0]?.headers).toMatchObject(headers);
  });

  test.each([
    ['http://h:1', 'http://h:1/v1'],
    ['https://x.openai.azure.com/openai/deployments/gpt', 'https://x.openai.azure.com/openai/deployments/gpt'],
    ['https://h/openai/deployments/gpt', 'https://h/openai/deployments/gpt/v1'],
    ['https://models.github.ai/inference', 'https://models.github.ai/inference'],
  ])('to an endpoint of %s below %s', (endpoint, baseUrl) => {
    expect(addressOf(endpoint)).toMatchObject({ url: baseUrl });
  });

  const azure = 'https://x.openai.azure.com/openai/deployments/gpt';
  test.each([
    [{}, 'https://api.openai.com/v1/chat/completions', { authorization: `Bearer ${KEY}` }, 'max_completion_tokens'],
    [
      { endpoint: `${azure}?api-version=2024-12-01-preview` },
      `${azure}/chat/completions?api-version=2024-12-01-preview`,
      { 'api-key': KEY },
      'max_completion_tokens',
    ],
  ])('with %j to %s, as that service wants it', async (options, url, headers, limit) => {
    const sent = await sentBy(openai, { api_key: apiKey, model: 'gpt', ...options, max_output_tokens: 64 });
    expect(sent).toMatchObject({ url, headers, body: { [limit]: 64 } });
  });
});

describe.each(['chat', 'responses'])('what comes back by %s', (api_format) => {
  test('may be a refusal: its words are the answer', async () => {
    await using subject = await opened({ says: { refusal: 'I cannot do that.' } }, { api_format });
    const response = responseIn(await subject.ask());
    expect(response).toMatchObject({
      messages: [{ role: 'assistant', content: 'I cannot do that.' }],
      finishReason: 'refusal',
    });
    expect(response).toLack('error');
  });

  test('is a refusal without a text when a filter stopped the question', async () => {
    const error = {
      message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      code: 'content_filter',
      status: 400,
      innererror: { code: 'ResponsibleAIPolicyViolation' },
    };
    await using subject = await opened({ status: 400, body: { error } }, { api_format });
    expect(responseIn(await subject.ask())).toMatchObject({
      messages: [{ content: '' }],
      finishReason: 'content_filter',
    });
    expect(subject.server.requests).toHaveLength(1);
  });

  test('is no refusal when another bad request is turned down', async () => {
    const error = { message: 'Unknown parameter: content_filter_results', code: 'unknown_parameter' };
    await using subject = await opened({ status: 400, body: { error } }, { api_format });
    expect(failureIn(await subject.ask())).toMatchObject({ class: 'provider', httpStatus: 400 });
  });
});

test('arguments of a tool call that are nested beyond reason stay text', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const call = { id: 'call_1', function: { name: 'look', arguments: deep } };
  await using subject = await opened({ sends: JSON.stringify({ choices: [{ message: { tool_calls: [call] } }] }) });
  expect(responseIn(await subject.ask())?.messages).toMatchObject([
    { toolCalls: [{ tool: 'look', input: deep }] },
    { content: '' },
  ]);
});

test('a reply is read as JSON whatever its content type says', async () => {
  const sends = JSON.stringify({ choices: [{ message: { content: [{ type: 'text', text: 'blue' }] } }] });
  await using subject = await opened({ sends, contentType: 'text/plain' });
  expect(responseIn(await subject.ask())?.messages).toEqual([{ role: 'assistant', content: 'blue' }]);
});

test('a background response that failed is a failure', async () => {
  const sends = '{"status": "failed", "error": {"code": "rate_limit_exceeded", "message": "slow down"}, "output": []}';
  await using subject = await opened({ sends }, { api_format: 'responses' });
  expect(failureIn(await subject.ask())).toMatchObject({ class: 'rate_limit', message: expect.stringMatching(/slow/) });
});

describe('a refusal by status', () => {
  test('whose words are nested too deeply is reported without them', async () => {
    const body = `${'{"error":'.repeat(20_000)}"no"${'}'.repeat(20_000)}`;
    await using subject = await opened({ status: 500, body });
    expect(failureIn(await subject.ask())).toMatchObject({
      class: 'provider',
      message: expect.stringMatching(/answered HTTP 500$/),
    });
  });

  test.each([
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after': 'tomorrow 5' }, undefined],
  ])('with %j asks for a wait of %s ms', async (headers, retryAfterMs) => {
    await using subject = await opened({ status: 429, headers: { ...headers } });
    expect(failureIn(await subject.ask())?.retryAfterMs).toBe(retryAfterMs);
  });

  test.each([
    ['model not found', 'model not found'],
    ['<html><head><title>404 Not Found</title></head><body>nginx</body></html>', '404 Not Found'],
  ])('with the body %s is reported in words', async (body, words) => {
    await using subject = await opened({ status: 404, body });
    expect(failureIn(await subject.ask())?.message).toBe(
      `The model server at ${subject.server.url}/v1 answered HTTP 404: ${words} — check the model and the address (base_url or endpoint) of the target`,
    );
  });

  test('is reported in one short line without control characters, with any text of the server', async () => {
    await using subject = await opened({ status: 500, body: `\u001b[31m::error::\n${'very long '.repeat(10_000)}` });
    const { message = '' } = failureIn(await subject.ask()) ?? {};
    expect(message.length).toBeLessThan(400);
    expect(message).not.toMatch(/\p{Cc}/u);
  });

  test.each([400, 401, 403, 500])('with %i never repeats the key or a part of it', async (status) => {
    const quotes = [KEY, `'${KEY}'`, `${KEY.slice(0, 12)}`, `sk-proj-****${KEY.slice(-4)}`, `Bearer ${KEY.slice(3)}.`];
    await using subject = await opened({ status, message: `Incorrect API key provided: ${quotes.join(' or ')}` });
    const { message = '' } = failureIn(await subject.ask()) ?? {};
    for (let at = 0; at + 8 <= KEY.length; at += 1) expect(message).not.toContain(KEY.slice(at, at + 8));
    expect(message).not.toContain(KEY.slice(-4));
  });
});

describe('what an answer costs', () => {
  const usage = { prompt_tokens: 1_000_000, completion_tokens: 1_000_000 };
  const choices = [{ message: { content: 'blue' } }];
  const priced = async (options: Record<string, unknown>, model = 'gpt-4.1-2025-04-14') =>
    responseIn(await answerOver(async () => Response.json({ choices, model, usage }), options));

  test('is on the price list of OpenAI, for the model that answered', async () => {
    expect((await priced({}))?.costUsd).toBe(10);
    expect((await priced({ model: 'an-alias' }))?.costUsd).toBe(10);
  });

  test.each(['https://litellm.example', 'https://x.openai.azure.com/openai', 'https://eu.api.openai.com/v1'])(
    'is unknown at %s, whatever its models are called',
    async (endpoint) => {
      expect(await priced({ endpoint })).toLack('costUsd');
    },
  );

  test('is what the target says', async () => {
    const pricing = { input_per_million: 1, output_per_million: new Variable('P', '2') };
    expect((await priced({ pricing, endpoint: 'https://litellm.example' }))?.costUsd).toBe(3);
  });
});

describe('the options', () => {
  const good = { api_key: apiKey, model: 'm' };
  const problems = (options: Record<string, unknown>) =>
    openai.check({ ...good, ...options }).map(({ path, message }) => `${path.join('.')} ${message}`);

  test.each([
    ['model first', { model: 'a', deployment: 'b', variant: 'c' }, 'a'],
    ['then variant', { model: undefined, variant: new Variable('V', 'c') }, 'c'],
  ])('name the model: %s', async (_title, names, model) => {
    await using subject = await opened({ says: 'blue' }, names);
    await subject.ask();
    expect(subject.server.requests[0]?.body).toMatchObject({ model });
  });

  test('must name a model; an unset variable is called by its name', () => {
    expect(problems({ model: undefined })).toEqual(['model is required']);
    expect(problems({ model: undefined, deployment: new Variable('MY_MODEL', undefined) })).toEqual([
      'deployment is required, but the environment variable MY_MODEL is unset',
    ]);
  });

  test('are reported with all mistakes at once, and without the key', () => {
    const all = openai.check({ api_key: KEY, endpoint: 'localhost:11434', api_format: 'soap', temperature: 'warm' });
    expect(all.map(({ path }) => path.join('.')).toSorted()).toEqual(
      ['api_format', 'api_key', 'endpoint', 'model', 'temperature'].toSorted(),
    );
    expect(JSON.stringify(all)).not.toContain(KEY);
    expect(all.find(({ path }) => path[0] === 'endpoint')?.found).toBe('"localhost:11434"');
  });

  test.each([
    [{ api_key: undefined }, 'api_key is required'],
    [{ api_key: new Variable('K', '') }, 'api_key is required, but the environment variable K is empty'],
    [{ api_key: new Variable('K', 'one\ntwo') }, 'api_key must be one line of plain ASCII without spaces'],
    [{ base_url: 'https://me:secret@h' }, 'base_url must not hold a user name or password: the key goes into api_key'],
    [{ max_output_tokens: 0 }, 'max_output_tokens must be a whole number from 1 to 1000000000'],
    [{ retry_status_codes: [42] }, 'retry_status_codes.0 must be an HTTP status, 100 to 599'],
  ])('%j: %s', (options, problem) => {
    expect(problems(options)).toEqual([problem]);
  });

  test('need no key for a server of one’s own, which is then sent none', async () => {
    await using subject = await opened({ says: 'blue' }, { api_key: undefined });
    expect(await subject.ask()).toMatchObject({ kind: 'answered' });
    expect(subject.server.requests[0]?.headers).toLack('authorization');
    expect(problems({ api_key: undefined, base_url: 'http://127.0.0.1:11434' })).toEqual([]);
  });

  test.each(['https://api.openai.com/v1', 'https://eu.api.openai.com', 'https://x.openai.azure.com/openai'])(
    'need one for %s',
    (endpoint) => {
      expect(problems({ api_key: undefined, endpoint })).toEqual(['api_key is required']);
    },
  );

  test('take base_url for endpoint, and a blank one for none', async () => {
    await using subject = await opened({ says: 'blue' });
    const options = { api_key: apiKey, model: 'm', endpoint: ' ', base_url: `${subject.server.url}/` };
    await openai.open(options, modelDeps()).ask(aQuestion(), signal);
    expect(subject.server.requests).toHaveLength(1);
  });

  test('have 3 retries unless a retry field says otherwise', () => {
    const byDefault = { maxRetries: 3, initialDelayMs: 1000, maxDelayMs: 60_000, backoffFactor: 2 };
    expect(openai.open(good, modelDeps()).retry).toEqual(byDefault);
    expect(openai.open({ ...good, retry_status_codes: [] }, modelDeps()).retry).toEqual(byDefault);
    const asked = openai.open({ ...good, max_retries: new Variable('R', '5') }, modelDeps());
    expect(asked.retry).toEqual({ ...byDefault, maxRetries: 5 });
  });

  test('make a target be asked again as it says', async () => {
    await using subject = await opened(
      [{ status: 418 }, { status: 429, headers: { 'retry-after': '0' } }, { status: 503 }],
      { max_retries: 5, retry_initial_delay_ms: 1, retry_status_codes: [418, '429', 401] },
    );
    const outcome = await withRetry(subject.provider, { maxRetries: 0 }, systemClock).ask(aQuestion(), signal);
    expect(failureIn(outcome)?.httpStatus).toBe(503);
    expect(subject.server.requests).toHaveLength(3);
  });
});
