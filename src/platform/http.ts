import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { codeOf } from '../model/errors.ts';
import type { Env } from '../model/ports/machine.ts';
import type { Http, HttpReply, HttpRequest } from '../model/ports/network.ts';

/** Like `fetch`, closes idle connections after this time; a server may ask for less. */
const IDLE_MS = 4_000;

/** As many connections as calls; free ones are reused. */
const CONNECTIONS = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 1_024 };

/** Like `fetch`, the time limit for a connection. */
const CONNECT_MS = 10_000;

/** A closed connection reports this within one round trip. */
const STALE_MS = 1_000;

/**
 * Sends requests like `fetch`. A request that follows no redirects, as every call of a model, takes a third of the
 * work: fifty of them at a time are answered as they arrive, and not one after the other. If Node uses the proxy of its
 * environment, `fetch` is used: it supports that in every version.
 */
export function openHttp(env: Env, connectMs = CONNECT_MS): Http {
  const options = [...process.execArgv, env['NODE_OPTIONS']];
  if (env['NODE_USE_ENV_PROXY'] === '1' || options.some((each) => each?.includes('--use-env-proxy'))) return fetch;
  const plain = new HttpAgent(CONNECTIONS);
  const secure = new HttpsAgent(CONNECTIONS);
  return async (url, request = {}) => {
    if (request.redirect !== 'manual') return fetch(url, request);
    const address = urlToHttpOptions(new URL(url));
    const isSecure = address.protocol === 'https:';
    const { method = 'GET', headers = {}, body } = request;
    const sent: Record<string, string | number> = { 'accept-encoding': 'gzip, deflate, br' };
    for (const [name, value] of Object.entries(headers)) {
      // A key from a file or a secret often ends with a line break, which `fetch` removes too.
      sent[name] = value.replace(/^[\t\n\r ]+/, '').replace(/(?<![\t\n\r ])[\t\n\r ]+$/, '');
    }
    if (body !== undefined) sent['content-length'] = Buffer.byteLength(body);
    const start = (agent: HttpAgent | false): ClientRequest => {
      const started = (isSecure ? httpsRequest : httpRequest)({ ...address, method, headers: sent, agent });
      return boundConnecting(started, isSecure ? 'secureConnect' : 'connect', connectMs);
    };
    const started = start(isSecure ? secure : plain);
    const startedAt = performance.now();
    try {
      return reply(await answerTo(started, request));
    } catch (error) {
      const isReset = ['ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '');
      const isStale = started.reusedSocket && isReset && performance.now() - startedAt < STALE_MS;
      if (!isStale || request.signal?.aborted) throw error;
      // The server closed this connection without reading the request; a new connection is used.
      return reply(await answerTo(start(false), request));
    }
  };
}

/** Ends a request that gets no connection. */
function boundConnecting(started: ClientRequest, done: 'connect' | 'secureConnect', ms: number): ClientRequest {
  return started.on('socket', (socket) => {
    if (started.reusedSocket) return;
    let isOver = false;
    const giveUp = () => {
      if (!isOver) started.destroy(new Error(`no connection after ${ms / 1_000} s`));
    };
    // Data that arrived while this process was busy is handled first.
    const timer = setTimeout(() => setImmediate(giveUp), ms);
    const over = () => {
      isOver = true;
      clearTimeout(timer);
    };
    socket.once(done, over).once('close', over);
  });
}

/** Sends the request and waits for the headers. An abort ends it, and the body after it. */
function answerTo(started: ClientRequest, { body, signal }: HttpRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const stop = () => started.destroy(new DOMException('This request was aborted', 'AbortError'));
    let isAnswered = false;
    started.on('response', (answer) => {
      isAnswered = true;
      resolve(answer);
    });
    started.on('error', reject);
    started.on('close', () => {
      signal?.removeEventListener('abort', stop);
      // Also after a protocol upgrade, which is not a response. An error reads the stack when it is made: not for each answer.
      if (!isAnswered) reject(new Error('the connection was closed before an answer'));
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
    started.end(body);
  });
}

function reply(answer: IncomingMessage): HttpReply {
  const { statusCode: status = 0, headers } = answer;
  const content = unpacked(answer);
  return {
    ok: status >= 200 && status <= 299,
    status,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : [value].flat().join(', ');
      },
    },
    body: {
      async *[Symbol.asyncIterator]() {
        yield* content as AsyncIterable<Uint8Array>;
        if (!content.readableEnded) throw new Error('the response is incomplete');
      },
      cancel: async () => {
        answer.destroy();
      },
    },
  };
}

/** A response may be compressed and have no body; its length or its last chunk shows whether it is complete. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };

/** Compressions that a server may use anyway. */
const UNPACKERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  deflate: () => createInflate(LENIENT),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding]?.() : undefined;
  if (unpack === undefined) return answer;
  answer.on('error', (error) => unpack.destroy(error));
  // The reader gets the error; without a reader it does not matter.
  unpack.on('error', () => undefined);
  unpack.on('close', () => answer.destroy());
  return answer.pipe(unpack);
}
