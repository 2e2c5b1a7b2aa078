import { describe, expect, test } from 'vitest';
import { openTargetProxy, type TargetProxyRequest } from '../../../src/graders/graders/target-proxy.ts';
import type { Judge, Judges } from '../../../src/model/ports/grader.ts';
import type { Question } from '../../../src/model/ports/provider.ts';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { failed } from '../../../src/model/run/outcome.ts';
import { loopback } from '../../../src/platform/loopback.ts';
import { later } from '../../support/later.ts';
import { anAnswer, aSubmission, notAborted } from '../support.ts';

type Ask = (question: Question, signal: AbortSignal) => Promise<Outcome>;

const says = (text: string): Outcome => ({
  kind: 'answered',
  response: { messages: [anAnswer(text)], tokenUsage: { input: 10, output: 2, cached: 1 }, costUsd: 0.25 },
});

const aJudge = (name: string, ask: Ask): Judge => ({ name, provider: { ask }, promptMode: 'lm' });

/** Targets that repeat the question with their name before it. */
const targets: Readonly<Record<string, Judge>> = Object.fromEntries(
  ['alpha', 'beta'].map((name) => [name, aJudge(name, async ({ prompt }) => says(`${name}: ${prompt.question}`))]),
);
const judges: Judges = {
  names: ['alpha', 'beta', 'gone'],
  async find(target = 'alpha') {
    const judge = targets[target];
    return judge === undefined ? { kind: 'none', reason: 'It is not configured' } : { kind: 'found', judge };
  },
};

async function opened(more: Partial<TargetProxyRequest> & { ask?: Ask } = {}) {
  const { ask = async ({ prompt }) => says(`alpha: ${prompt.question}`), ...request } = more;
  const proxy = await openTargetProxy({
    judges,
    judge: aJudge('alpha', ask),
    maxCalls: 50,
    submission: aSubmission('Hello', { workspacePath: '/work' }),
    loopback,
    signal: notAborted(),
    ...request,
  });
  const url = String(proxy.env['AGENTV_TARGET_PROXY_URL']);
  const call = async (method: string, path: string, body?: unknown, token = proxy.token) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  const invoke = (body: unknown) => call('POST', '/invoke', body);
  const batch = (requests: unknown) => call('POST', '/invokeBatch', { requests });
  return { proxy, url, call, invoke, batch, [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose]() };
}

describe('a question', () => {
  test('is answered by the judge, in camelCase, and its tokens and costs are added up', async () => {
    await using at = await opened();
    expect(at.proxy.tokenUsage).toBeUndefined();
    expect(at.proxy.costUsd).toBeUndefined();
    const answered = await at.invoke({ question: 'Why?' });
    expect(answered).toMatchObject({ status: 200 });
    expect(answered.body).toEqual({
      output: [{ role: 'assistant', content: 'alpha: Why?' }],
      rawText: 'alpha: Why?',
      tokenUsage: { input: 10, output: 2, cached: 1 },
    });
    await at.invoke({ question: 'And?' });
    expect(at.proxy).toMatchObject({ callCount: 2, tokenUsage: { input: 20, output: 4 }, costUsd: 0.5 });
  });

  test('becomes a question of a judge, with the texts that the grader adds', async () => {
    const asked: Question[] = [];
    await using at = await opened({
      ask: async (question) => {
        asked.push(question);
        return says('');
      },
    });
    await at.invoke({ question: 'Why?', systemPrompt: 'Be brief', evalCaseId: 'other', attempt: 2 });
    await at.invoke({ question: 'Why?', systemPrompt: null, target: null });
    expect(asked).toMatchObject([
      {
        prompt: { question: 'Why?', system: 'Be brief' },
        testId: 'other',
        attempt: 2,
        judging: {},
        workspacePath: '/work',
      },
      { prompt: { question: 'Why?' }, testId: 'greets', attempt: 0 },
    ]);
    expect(asked[1]?.prompt).not.toHaveProperty('system');
  });

  test('puts the words of the system before the question where an agent is asked', async () => {
    const asked: string[] = [];
    const ask: Ask = async ({ prompt }) => {
      asked.push(prompt.question);
      return says('');
    };
    await using at = await opened({ judge: { ...aJudge('alpha', ask), promptMode: 'agent' } });
    await at.invoke({ question: 'Why?', systemPrompt: 'Be brief' });
    expect(asked).toEqual(['Be brief\n\nWhy?']);
  });

  test('can go to another target by its name', async () => {
    await using at = await opened();
    expect((await at.invoke({ question: 'Why?', target: 'beta' })).body).toMatchObject({ rawText: 'beta: Why?' });
  });

  test.each<[string, unknown, RegExp]>([
    ['without a question', {}, /"question" must be text/],
    ['with an empty question', { question: ' ' }, /"question" must not be empty/],
    ['for a target that nobody knows', { question: 'Why?', target: 'nope' }, /no target "nope".*alpha, beta, gone/],
    ['that is a list', [], /must be an object/],
    ['that is no JSON', '{"question":', /not JSON/],
  ])('%s is refused with 400 and not counted', async (_title, body, error) => {
    await using at = await opened();
    expect(await at.invoke(body)).toMatchObject({ status: 400, body: { error: expect.stringMatching(error) } });
    expect(at.proxy.callCount).toBe(0);
  });

  test('a failure of the provider is reported with 500 and counted', async () => {
    await using refusing = await opened({ ask: async () => failed('provider', 'overloaded') });
    expect(await refusing.invoke({ question: 'Why?' })).toMatchObject({ status: 500, body: { error: 'overloaded' } });
    await using throwing = await opened({ ask: () => Promise.reject(new Error('boom')) });
    expect(await throwing.invoke({ question: 'Why?' })).toMatchObject({ status: 500, body: { error: 'boom' } });
    expect([refusing.proxy.callCount, throwing.proxy.callCount]).toEqual([1, 1]);
  });

  test('beyond the limit is refused with 429, before anything else is looked at', async () => {
    await using at = await opened({ maxCalls: 1 });
    expect((await at.invoke({ question: 'Why?' })).status).toBe(200);
    expect((await at.invoke('no JSON')).status).toBe(429);
    expect((await at.invoke({ question: 'Why?' })).body.error).toContain('limited to 1 calls and has made 1');
    expect(at.proxy.callCount).toBe(1);
  });

  test('many at once do not get past the limit', async () => {
    await using at = await opened({ maxCalls: 3 });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await at.invoke({ question: 'Why?' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(at.proxy.callCount).toBe(3);
  });

  test('of more than 10 MiB is refused', async () => {
    await using at = await opened();
    expect((await at.invoke({ question: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
    expect((await at.invoke({ question: 'x'.repeat(5 * 1024 * 1024) })).status).toBe(200);
  });
});

describe('a batch', () => {
  test('is answered in its order, one after the other, with failures at their position', async () => {
    let running = 0;
    let most = 0;
    await using at = await opened({
      ask: async ({ prompt: { question } }) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return question === 'fail' ? failed('provider', 'overloaded') : says(question);
      },
    });
    const { status, body } = await at.batch([
      { question: 'one' },
      { question: '' },
      { question: 'fail' },
      { question: 'x', target: 'nope' },
      { question: 'two' },
    ]);
    expect(status).toBe(200);
    expect(body.responses.map(({ rawText }: { rawText: string }) => rawText)).toEqual([
      'one',
      'Error: "question" must not be empty',
      'Error: overloaded',
      'Error: There is no target "nope" to call; there are: alpha, beta, gone',
      'two',
    ]);
    expect(body.responses[1].output).toEqual([]);
    expect([most, at.proxy.callCount]).toEqual([1, 3]);
  });

  test('that would go beyond the limit is refused as a whole, and nothing of it runs', async () => {
    await using at = await opened({ maxCalls: 3 });
    await at.invoke({ question: 'one' });
    expect((await at.batch([{ question: 'a' }, { question: 'b' }, { question: 'c' }])).status).toBe(429);
    expect(at.proxy.callCount).toBe(1);
    expect((await at.batch([{ question: 'a' }, { question: 'b' }])).status).toBe(200);
  });

  test.each([{}, 'no JSON'])('%j is none', async (body) => {
    await using at = await opened();
    expect((await at.call('POST', '/invokeBatch', body)).status).toBe(400);
  });
});

describe('the entry point', () => {
  test('names the target, and the number of calls that are left', async () => {
    await using at = await opened();
    await at.invoke({ question: 'Why?' });
    expect((await at.call('GET', '/info')).body).toEqual({
      targetName: 'alpha',
      maxCalls: 50,
      callCount: 1,
      availableTargets: ['alpha', 'beta', 'gone'],
    });
  });

  test('opens to the token alone', async () => {
    await using at = await opened();
    const guesses = ['', 'x', at.proxy.token.slice(1), `${at.proxy.token}0`, at.proxy.token.replace(/./, 'g')];
    for (const token of guesses) {
      for (const path of ['/info', '/nowhere']) expect((await at.call('GET', path, undefined, token)).status).toBe(401);
    }
    const bare = await fetch(`${at.url}/info`);
    expect([bare.status, await bare.json()]).toEqual([401, { error: 'The token is missing or wrong' }]);
    const basic = await fetch(`${at.url}/info`, { headers: { authorization: at.proxy.token } });
    expect(basic.status).toBe(401);
  });

  test('answers what browsers ask first, without a token', async () => {
    await using at = await opened();
    const { status, headers } = await fetch(`${at.url}/invoke`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect((await at.call('GET', '/info')).headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['GET', '/invoke'],
    ['POST', '/info'],
  ])('%s %s leads nowhere', async (method, path) => {
    await using at = await opened();
    expect(await at.call(method, path)).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  });

  test('is closed when the grader has ended: a waiting request gets 503, and the model is not waited for', async () => {
    let signalOfCall: AbortSignal | undefined;
    const began = later();
    const at = await opened({
      ask: (_question, signal) => {
        signalOfCall = signal;
        began.resolve();
        return new Promise(() => undefined);
      },
    });
    const asked = at.invoke({ question: 'Why?' });
    await began.promise;
    await at[Symbol.asyncDispose]();
    expect((await asked).status).toBe(503);
    expect(signalOfCall?.aborted).toBe(true);
    await expect(at.invoke({ question: 'Why?' })).rejects.toThrow();
  });

  test('a run that is cancelled aborts the calls', async () => {
    const cancel = new AbortController();
    const began = later();
    await using at = await opened({
      signal: cancel.signal,
      ask: (_question, signal) => {
        began.resolve();
        return new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve(failed('cancelled', 'cancelled'))),
        );
      },
    });
    const asked = at.invoke({ question: 'Why?' });
    await began.promise;
    cancel.abort();
    expect(await asked).toMatchObject({ status: 500, body: { error: 'cancelled' } });
  });
});
