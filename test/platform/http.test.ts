import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { HttpReply } from '../../src/model/ports/network.ts';
import { openHttp } from '../../src/platform/http.ts';
import { later } from '../support/later.ts';
import { serving } from '../support/serving.ts';

/** A server on loopback that counts its connections. */
async function counting(listener: RequestListener) {
  const made = await serving(listener);
  const met = { connections: 0 };
  made.server.on('connection', () => {
    met.connections += 1;
  });
  return { ...made, url: `${made.url}/v1`, met };
}

/** A server that says word for word what it is told to, for each request that comes in on a connection. */
async function saying(onRequest: (socket: Socket, ofConnection: number) => void) {
  const met = { connections: 0 };
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    met.connections += 1;
    sockets.add(socket);
    let requests = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      onRequest(socket, requests);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    authority: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

const textOf = async (message: AsyncIterable<Uint8Array> | null) => (message === null ? '' : text(message));

const http = openHttp({});
const single = { method: 'POST', redirect: 'manual' } as const;
const bodyOf = ({ body }: HttpReply) => textOf(body);

describe('one request', () => {
  test('goes out as it is given, with the length of its body', async () => {
    const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
    await using server = await counting(async (request, response) => {
      seen.push(request);
      response.writeHead(201, { 'x-one': 'a', 'set-cookie': ['a=1', 'b=2'] }).end(await textOf(request));
    });
    const reply = await http(`${server.url}/ask?deep=1`, {
      ...single,
      headers: { authorization: 'Bearer k' },
      body: '„ä“',
    });
    expect(reply).toMatchObject({ ok: true, status: 201 });
    expect(await bodyOf(reply)).toBe('„ä“');
    expect([reply.headers.get('X-One'), reply.headers.get('set-cookie'), reply.headers.get('none')]).toEqual([
      'a',
      'a=1, b=2',
      null,
    ]);
    expect(seen).toMatchObject([
      { method: 'POST', url: '/v1/ask?deep=1', headers: { authorization: 'Bearer k', 'content-length': '8' } },
    ]);
  });

  test('that is led elsewhere goes nowhere else', async () => {
    await using server = await counting((_, response) =>
      response.writeHead(307, { location: '/elsewhere' }).end('moved'),
    );
    const reply = await http(server.url, single);
    expect(reply).toMatchObject({ ok: false, status: 307 });
    expect(await bodyOf(reply)).toBe('moved');
  });

  test('uses a connection that is there, and opens no more than there are requests at a time', async () => {
    await using server = await counting((_, response) => setTimeout(() => response.end('{}'), 5));
    const asker = async () => {
      for (let round = 0; round < 10; round += 1) await bodyOf(await http(server.url, { ...single, body: '{}' }));
    };
    await Promise.all(Array.from({ length: 5 }, asker));
    expect(server.met.connections).toBe(5);
  });

  test('is a failure that names its cause when no server listens', async () => {
    const server = await counting(() => undefined);
    await server[Symbol.asyncDispose]();
    await expect(http(server.url, single)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('does not hold the line break that a key from a file ends with', async () => {
    await using server = await counting((request, response) => response.end(request.headers.authorization));
    const reply = await http(server.url, { ...single, headers: { authorization: 'Bearer k\r\n' } });
    expect(await bodyOf(reply)).toBe('Bearer k');
  });

  test('goes out again when its connection was being closed by the server', async () => {
    await using server = await saying((socket, request) =>
      request === 1 ? void socket.write(OK) : socket.resetAndDestroy(),
    );
    const ask = async () => bodyOf(await http(`http://${server.authority}`, { ...single, body: '{}' }));
    expect([await ask(), await ask()]).toEqual(['ok', 'ok']);
    expect(server.met.connections).toBe(2);
  });

  test('does not go out again when its own connection is closed', async () => {
    await using server = await saying((socket) => socket.resetAndDestroy());
    await expect(http(`http://${server.authority}`, single)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(server.met.connections).toBe(1);
  });

  test('is a failure when no connection comes about', async () => {
    // Here nobody knows how to begin the encryption.
    await using server = await saying(() => undefined);
    await expect(openHttp({}, 50)(`https://${server.authority}`, single)).rejects.toThrow(
      /no connection after 0\.05 s/,
    );
  });

  test('may wait for its answer longer than for its connection', async () => {
    await using server = await saying((socket) => setTimeout(() => socket.write(OK), 150));
    expect(await bodyOf(await openHttp({}, 50)(`http://${server.authority}`, single))).toBe('ok');
  });

  test('is refused when it cannot be written down', async () => {
    await expect(http('http://127.0.0.1:9', { ...single, headers: { key: 'a\nb' } })).rejects.toThrow(
      /Invalid character/,
    );
    await expect(http('no address', single)).rejects.toThrow(/Invalid URL/);
    await expect(http('ftp://127.0.0.1', single)).rejects.toThrow(/Protocol/);
  });

  test.each(['1', undefined])('is left to fetch where Node uses the proxy of the environment (%s)', (value) => {
    expect(openHttp(value ? { NODE_USE_ENV_PROXY: value } : { NODE_OPTIONS: '--use-env-proxy' })).toBe(fetch);
  });
});

describe('an answer', () => {
  const text = 'The sky is blue. '.repeat(1_000);

  test.each([
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['BR', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('that is packed (%s) is unpacked', async (encoding, bytes) => {
    await using server = await counting((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
    );
    expect(await bodyOf(await http(server.url, single))).toBe(text);
  });

  test('that comes in many pieces, one at a time, is whole', async () => {
    const pieces = Array.from({ length: 20 }, (_, index) => `${index}:`.padEnd(50_000, '„ä“'));
    await using server = await counting(async (_, response) => {
      for (const piece of pieces) {
        response.write(piece);
        await sleep(5);
      }
      response.end();
    });
    expect(await bodyOf(await http(server.url, single))).toBe(pieces.join(''));
  });

  test.each([{ 'content-length': '9999' }, { 'content-length': '9999', 'content-encoding': 'gzip' }])(
    'that broke off before it was read is a failure (%o)',
    async (headers) => {
      const gone = later();
      await using server = await counting((_, response) => {
        response.on('close', () => gone.resolve());
        response.writeHead(200, headers);
        response.write(gzipSync(text).subarray(0, 20), () => response.socket?.resetAndDestroy());
      });
      const reply = await http(server.url, single);
      await gone.promise;
      await sleep(20);
      await expect(bodyOf(reply)).rejects.toThrow();
    },
  );

  test.each([200, 204])('that is empty is so although it is said to be packed (%i)', async (status) => {
    await using server = await counting((_, response) =>
      response.writeHead(status, { 'content-encoding': 'gzip' }).end(),
    );
    const reply = await http(server.url, single);
    expect([reply.status, await bodyOf(reply)]).toEqual([status, '']);
  });

  test('that changes to another protocol is a failure', async () => {
    await using server = await saying((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
    await expect(http(`http://${server.authority}`, single)).rejects.toThrow('closed before an answer');
  });

  test('that is not what it says it is packed as is a failure', async () => {
    await using server = await counting((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    );
    await expect(http(server.url, single).then(bodyOf)).rejects.toThrow(/incorrect header/);
  });

  test.each([{}, { 'content-encoding': 'gzip' }])(
    'that is not read to the end releases its connection (%o)',
    async (headers) => {
      const gone = later();
      await using server = await counting((_, response) => {
        response.on('close', () => gone.resolve());
        response.writeHead(200, headers).write(gzipSync(text));
      });
      const { body } = await http(server.url, single);
      for await (const _ of body ?? []) break;
      await body?.cancel();
      await gone.promise;
    },
  );
});

describe('an abort', () => {
  test('before the request sends nothing', async () => {
    await using server = await counting((_, response) => response.end());
    await expect(http(server.url, { ...single, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(server.met.connections).toBe(0);
  });

  test('ends the wait for an answer', async () => {
    const asked = later();
    await using server = await counting(() => asked.resolve());
    const stop = new AbortController();
    const reply = http(server.url, { ...single, signal: stop.signal });
    await asked.promise;
    stop.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each([{}, { 'content-encoding': 'gzip' }])('ends the reading of an answer (%o)', async (headers) => {
    await using server = await counting(
      (_, response) => void response.writeHead(200, headers).write(gzipSync('begun').subarray(0, 12)),
    );
    const stop = new AbortController();
    const { body } = await http(server.url, { ...single, signal: stop.signal });
    const read = textOf(body);
    stop.abort();
    await expect(read).rejects.toThrow();
  });
});
