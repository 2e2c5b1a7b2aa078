import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { LoopbackRequest } from '../../src/model/ports/network.ts';
import { loopback } from '../../src/platform/loopback.ts';
import { later } from '../support/later.ts';

const MAX = 1_000;

/** Says what it was sent. */
const echo = async (request: LoopbackRequest) => {
  const { method, path, authorization } = request;
  const text = await request.text(MAX);
  return text === undefined ? { status: 413 } : { status: 200, body: { method, path, authorization, text } };
};

const post = (url: string, body: string | ReadableStream, more: RequestInit = {}) =>
  fetch(url, { method: 'POST', body, ...more });

describe('a server on loopback', () => {
  test('can be reached at 127.0.0.1 only, with a token that differs each time', async () => {
    await using first = await loopback.serve(echo);
    await using second = await loopback.serve(echo);
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(first.token).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([first.token, second.token, first.url, second.url]).size).toBe(4);
  });

  test('hands over what was sent, and sends what is said', async () => {
    await using server = await loopback.serve(echo);
    const response = await post(`${server.url}/a/b?c=d`, 'hällo', { headers: { authorization: 'Bearer x' } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ method: 'POST', path: '/a/b', authorization: 'Bearer x', text: 'hällo' });
  });

  test('reads no more of a body than the limit, whether its length is announced or not', async () => {
    await using server = await loopback.serve(echo);
    expect((await post(server.url, 'x'.repeat(MAX))).status).toBe(200);
    expect((await post(server.url, 'x'.repeat(5_000_000))).status).toBe(413);
    const stream = new Blob(['x'.repeat(MAX), 'y']).stream();
    const unsized = await post(server.url, stream, { duplex: 'half' } as RequestInit);
    expect(unsized.status).toBe(413);
    expect((await post(server.url, 'again')).status).toBe(200);
  });

  test('a handler that throws is an error of the server, and the next request is served', async () => {
    await using server = await loopback.serve(async ({ path }) => {
      if (path === '/bad') throw new Error('a secret');
      return { status: 204 };
    });
    const bad = await fetch(`${server.url}/bad`);
    expect([bad.status, await bad.json()]).toEqual([500, { error: 'The request could not be handled' }]);
    expect((await fetch(`${server.url}/good`)).status).toBe(204);
  });

  test('a reply that cannot be sent breaks only its own connection', async () => {
    await using server = await loopback.serve(async ({ path }) => ({ status: 200, body: path === '/bad' ? 1n : 1 }));
    await expect(fetch(`${server.url}/bad`)).rejects.toThrow();
    expect(await (await fetch(`${server.url}/good`)).json()).toBe(1);
  });

  test('a client that goes away aborts its request', async () => {
    const aborted = later();
    const began = later();
    await using server = await loopback.serve(async (_request, signal) => {
      signal.addEventListener('abort', () => aborted.resolve());
      began.resolve();
      await aborted.promise;
      return { status: 200 };
    });
    const leave = new AbortController();
    const asked = fetch(server.url, { signal: leave.signal });
    await began.promise;
    leave.abort();
    await expect(asked).rejects.toThrow();
    await aborted.promise;
  });

  test('a request that waits when it stops gets 503, its signal is aborted, and no request is served any more', async () => {
    let stopped: AbortSignal | undefined;
    const began = later();
    const server = await loopback.serve((_request, signal) => {
      stopped = signal;
      began.resolve();
      return new Promise(() => undefined);
    });
    const asked = fetch(server.url);
    await began.promise;
    const startedAt = performance.now();
    await server[Symbol.asyncDispose]();

    const response = await asked;
    expect([response.status, await response.json()]).toEqual([503, { error: 'This server has stopped' }]);
    expect(stopped?.aborted).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test('an idle connection that stays open does not delay the end', async () => {
    const server = await loopback.serve(echo);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    await server[Symbol.asyncDispose]();
    await closed;
  });
});
