import { describe, expect, test } from 'vitest';
import { finalAnswer } from '../../../src/model/run/message.ts';
import { isRetryable } from '../../../src/model/run/outcome.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { providerContract } from '../../contracts/provider.ts';
import { type ModelRequest, modelServer } from '../../support/model-server.ts';
import { KEY, modelTargets, openTarget } from '../../support/model-targets.ts';
import { failureOf as failureIn, responseOf as responseIn } from '../support.ts';

for (const target of modelTargets) {
  providerContract(target.name, {
    answered: () => openTarget(target, { says: 'blue' }),
    refused: () => openTarget(target, { status: 400, message: 'bad request' }),
    hanging: () => openTarget(target, { hangs: true }),
  });
}

test('every provider that asks a model is here', () => {
  const asking = providers.filter(
    ({ promptMode, isFree = false, isRecorded = false }) => promptMode === 'lm' && !isFree && !isRecorded,
  );
  expect(asking.map(({ type }) => type).filter((type) => !modelTargets.some(({ kind }) => kind.type === type))).toEqual(
    [],
  );
  expect(asking.every(({ canJudge }) => canJudge)).toBe(true);
});

/** An image, by the format, and what a text is called. */
const IMAGES: Readonly<Record<string, readonly [image: object, text: object]>> = {
  chat: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,QUJD' } }, { type: 'text' }],
  responses: [{ type: 'input_image', image_url: 'data:image/png;base64,QUJD', detail: 'auto' }, { type: 'input_text' }],
  messages: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QUJD' } }, { type: 'text' }],
  generateContent: [{ inlineData: { mimeType: 'image/png', data: 'QUJD' } }, {}],
};

describe.each(modelTargets)('$name', (target) => {
  test('sends one request with the key, and no header that is not needed', async () => {
    await using subject = await openTarget(target, { says: 'blue' });
    await subject.ask();
    const [request, ...more] = subject.server.requests;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path: target.path, format: target.format });
    const ours = Object.entries(request?.headers ?? {}).filter(
      ([name]) => !/^(host|connection|content-length|accept-|sec-)/.test(name),
    );
    const agreed = { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'eval-action' };
    expect(Object.fromEntries(ours)).toEqual({ ...agreed, ...target.headers });
  });

  test('is shown the images of a question, in its own format', async () => {
    await using subject = await openTarget(target, { says: 'blue' });
    const parts = [
      { type: 'text' as const, text: 'Look:' },
      { type: 'image' as const, mediaType: 'image/png', dataUri: 'data:image/png;base64,QUJD' },
      { type: 'text' as const, text: 'What is it?' },
    ];
    const chat = [{ role: 'user' as const, content: 'Look:\nWhat is it?', parts }];
    await subject.ask({ prompt: { question: 'Look:\nWhat is it?', chat } });
    const body = subject.server.requests[0]?.body as Record<string, unknown>;
    const messages = (body['messages'] ?? body['input'] ?? body['contents']) as Record<string, unknown>[];
    const asked = messages.at(-1);
    const [image, ofText] = IMAGES[target.format] ?? [];
    const shown = [{ ...ofText, text: 'Look:' }, image, { ...ofText, text: 'What is it?' }];
    expect(asked?.['content'] ?? asked?.['parts']).toEqual(shown);
    expect(asked?.['role']).toBe('user');
  });

  test('takes nothing from the environment of this process', async () => {
    const tempting = {
      OPENAI_API_KEY: 'sk-from-the-environment',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/elsewhere',
      OPENAI_ORG_ID: 'org-secret',
      OPENAI_PROJECT_ID: 'project-secret',
      OPENAI_ADMIN_KEY: 'sk-admin-secret',
      OPENAI_API_VERSION: 'version-secret',
      OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other-secret\nX-Extra: extra-secret',
      OPENAI_LOG: 'debug',
      AZURE_OPENAI_API_KEY: 'sk-from-the-environment',
      AZURE_OPENAI_ENDPOINT: 'http://127.0.0.1:9/elsewhere',
      ANTHROPIC_LOG: 'debug',
      ANTHROPIC_API_KEY: 'sk-from-the-environment',
      ANTHROPIC_AUTH_TOKEN: 'token-from-the-environment',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/elsewhere',
      ANTHROPIC_CUSTOM_HEADERS: 'X-Api-Key: other-secret\nx-extra: extra-secret',
      GOOGLE_API_KEY: 'key-from-the-environment',
      GOOGLE_GENAI_USE_VERTEXAI: 'true',
    };
    const before = { ...process.env };
    await using subject = await openTarget(target, { says: 'blue' });
    await using plain = await openTarget(target, { says: 'blue' });
    await plain.ask();
    const withoutHost = ({ host, ...headers }: ModelRequest['headers'] = {}) => headers;
    Object.assign(process.env, tempting);
    try {
      expect(await subject.ask()).toMatchObject({ kind: 'answered' });
      const sent = withoutHost(subject.server.requests[0]?.headers);
      expect(sent).toEqual(withoutHost(plain.server.requests[0]?.headers));
      expect(JSON.stringify(subject.server.requests)).not.toMatch(/secret|from-the-environment/);
    } finally {
      for (const name of Object.keys(tempting)) delete process.env[name];
      Object.assign(process.env, before);
    }
  });

  test('reads text, tokens, the model and the time that it took; input includes what was cached, output the reasoning', async () => {
    await using subject = await openTarget(target, {
      latencyMs: 20,
      says: { text: 'Blue.', model: 'm-1-2026', usage: { input: 12, output: 5, cached: 8, reasoning: 2 } },
    });
    const response = responseIn(await subject.ask());
    expect(response).toMatchObject({
      messages: [{ role: 'assistant', content: 'Blue.' }],
      tokenUsage: { input: 12, output: 5, cached: 8, reasoning: 2 },
      model: 'm-1-2026',
    });
    expect(response?.durationMs).toBeGreaterThanOrEqual(10);
    expect(response).toLack('costUsd');
    expect(response).toLack('error');
  });

  test('leaves out token counts that are not reported', async () => {
    await using subject = await openTarget(target, { says: 'Blue.' });
    expect(responseIn(await subject.ask())).toLack('tokenUsage');
    await using plain = await openTarget(target, { says: { text: 'Blue.', usage: { input: 3, output: 4 } } });
    expect(responseIn(await plain.ask())?.tokenUsage).toEqual({ input: 3, output: 4 });
  });

  test('reads tool calls', async () => {
    const toolCalls = [{ id: 'call_1', name: 'look', arguments: '{"at":"sky"}' }];
    await using subject = await openTarget(target, { says: { toolCalls } });
    const messages = responseIn(await subject.ask())?.messages;
    expect(messages).toMatchObject([
      { toolCalls: [{ tool: 'look', input: { at: 'sky' }, id: 'call_1' }] },
      { content: '' },
    ]);
    expect(messages?.[0]).toLack('content');
  });

  test('takes a text next to a tool call for an announcement, not for the answer', async () => {
    const toolCalls = [{ id: 'call_1', name: 'look', arguments: '{}' }];
    await using subject = await openTarget(target, { says: { text: 'I will check Paris', toolCalls } });
    const response = responseIn(await subject.ask());
    expect(finalAnswer(response?.messages ?? [])).toBe('');
    expect(response).toMatchObject({ messages: [{ content: 'I will check Paris' }, {}], finishReason: 'tool_calls' });
  });

  test('reports no tool calls, unless the reply has some or the request declares tools', async () => {
    const toolCalls = [{ id: 'call_1', name: 'look', arguments: '{}' }];
    await using plain = await openTarget(target, { says: 'Blue.' });
    expect(responseIn(await plain.ask())).toMatchObject({ answerOnly: true });
    await using calls = await openTarget(target, { says: { toolCalls } });
    expect(responseIn(await calls.ask())).toLack('answerOnly');
  });

  test('reports an empty answer without a token of output, which is none', async () => {
    await using subject = await openTarget(target, { says: { text: '', usage: { input: 9, output: 0 } } });
    expect(responseIn(await subject.ask())?.error).toMatch(/no output token/);
  });

  test('reports an answer that is the text of an API error', async () => {
    for (const text of [
      'API Error: 529 {"type":"error"}',
      '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
    ]) {
      await using subject = await openTarget(target, { says: text });
      expect(responseIn(await subject.ask())).toMatchObject({
        messages: [{ content: text }],
        error: expect.stringMatching(/API error/),
      });
    }
    await using honest = await openTarget(target, { says: 'An API Error: 529 means that the service is overloaded.' });
    expect(responseIn(await honest.ask())).toLack('error');
  });

  test.each([
    [400, 'provider', false],
    [401, 'auth', false],
    [403, 'auth', false],
    [404, 'config', false],
    [429, 'rate_limit', true],
    [500, 'provider', true],
  ])('calls HTTP %i a failure of class %s; asked again: %s', async (status, failureClass, isAgain) => {
    await using subject = await openTarget(target, {
      status,
      message: `Not with ${KEY}, nor with ${KEY.slice(0, 14)}…`,
    });
    const failure = failureIn(await subject.ask());
    expect(failure).toMatchObject({
      class: failureClass,
      httpStatus: status,
      stage: 'agent',
      reason: 'provider_error',
    });
    expect(failure && isRetryable(failure)).toBe(isAgain);
    expect(failure?.message).toContain(`answered HTTP ${status}`);
    for (let at = 0; at + 8 <= KEY.length; at += 1) expect(failure?.message).not.toContain(KEY.slice(at, at + 8));
    expect(failure).not.toHaveProperty('retryAfterMs', expect.anything());
    expect(subject.server.requests).toHaveLength(1);
  });

  test('passes on how long it is asked to wait', async () => {
    await using subject = await openTarget(target, { status: 429, headers: { 'retry-after': '7' } });
    expect(failureIn(await subject.ask())).toMatchObject({ class: 'rate_limit', retryAfterMs: 7000 });
    await using inBody = await openTarget(target, {
      status: 429,
      body: { error: { message: 'Quota', details: [{ '@type': 'RetryInfo', retryDelay: '34.07s' }] } },
    });
    expect(failureIn(await inBody.ask())?.retryAfterMs).toBe(34_070);
  });

  test('does not ask again where the account has no credit left', async () => {
    const body = { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } };
    await using subject = await openTarget(target, { status: 429, body });
    expect(failureIn(await subject.ask())).toMatchObject({ class: 'rate_limit', permanent: true });
  });

  test.each([
    { what: 'a reset before a word', turn: { hangsUp: true } as const, says: /^No reply .*(ECONN|UND_ERR)/ },
    { what: 'nothing', turn: { sends: '' }, says: /gave no answer: .*empty/ },
    { what: 'half a document', turn: { sends: '{"content": [{"te' }, says: /gave no answer: .*not JSON/ },
    { what: 'an error', turn: { sends: '{"error": {"message": "upstream is down"}}' }, says: /upstream is down/ },
    { what: 'no end of nesting', turn: { sends: `${'['.repeat(9_000)}${']'.repeat(9_000)}` }, says: /200 levels/ },
  ])('calls $what a failure of the provider that may go away', async ({ turn, says }) => {
    await using subject = await openTarget(target, turn);
    const failure = failureIn(await subject.ask());
    expect(failure).toMatchObject({ class: 'provider', message: expect.stringMatching(says) });
    expect(failure && isRetryable(failure)).toBe(true);
    expect(subject.server.requests).toHaveLength(1);
  });

  test('calls a rate limit by its name when it comes with a good status', async () => {
    const sends = '{"type": "error", "error": {"type": "rate_limit_error", "message": "slow down"}}';
    await using subject = await openTarget(target, { sends });
    expect(failureIn(await subject.ask())?.class).toBe('rate_limit');
  });

  test('closes the connection when it is cancelled in the middle of a reply', async () => {
    await using subject = await openTarget(target, { drips: 'blue', pieces: 100, everyMs: 200 });
    const stop = new AbortController();
    const outcome = subject.ask({}, stop.signal);
    await subject.asked();
    stop.abort();
    expect(failureIn(await outcome)?.class).toBe('cancelled');
    await expect.poll(() => subject.server.abandoned).toBe(1);
  });

  test('does not follow where it is sent: the key stays here', async () => {
    await using elsewhere = await modelServer({ says: 'blue' });
    const location = `${elsewhere.url}${target.path}`;
    await using subject = await openTarget(target, { status: 307, headers: { location } });
    expect(failureIn(await subject.ask())).toMatchObject({ class: 'config', httpStatus: 307 });
    expect(elsewhere.requests).toEqual([]);
  });

  test('takes prices and retry fields', async () => {
    const pricing = { input_per_million: 2, cached_input_per_million: 0.5, output_per_million: 8 };
    const usage = { input: 1_000_000, output: 500_000, cached: 400_000 };
    await using subject = await openTarget(
      target,
      { says: { text: 'Blue.', usage } },
      { options: { pricing, max_retries: 5 } },
    );
    expect(responseIn(await subject.ask())?.costUsd).toBe(5.4);
    expect(subject.provider.retry).toMatchObject({ maxRetries: 5 });
  });
});
