import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Http, HttpReply, HttpRequest } from '../model/ports.ts';

/** As long as `fetch` keeps a connection that nobody uses; a server that says less is believed. */
const IDLE_MS = 4_000;

/** As many connections as there are calls, and none is opened for a call when another one is free. */
const CONNECTIONS = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 1_024 };

/**
 * Asks servers as `fetch` does. A request that follows no redirects, which is every question to a model, takes a third
 * of the work here: fifty of them at a time are answered when they come in, and not one after the other. Where Node was
 * told to use the proxy of its environment, `fetch` asks: it knows that in every version.
 */
export function openHttp(env: Readonly<Record<string, string | undefined>>): Http {
  if (usesProxy(env)) return fetch;
  const plain = new HttpAgent(CONNECTIONS);
  const secure = new HttpsAgent(CONNECTIONS);
  return async (url, request = {}) => {
    if (request.redirect !== 'manual') return fetch(url, request);
    const address = new URL(url);
    const started =
      address.protocol === 'https:'
        ? httpsRequest(address, optionsOf(request, secure))
        : httpRequest(address, optionsOf(request, plain));
    return reply(await answerTo(started, request));
  };
}

const usesProxy = ({ NODE_USE_ENV_PROXY, NODE_OPTIONS }: Readonly<Record<string, string | undefined>>): boolean =>
  NODE_USE_ENV_PROXY === '1' || [...process.execArgv, NODE_OPTIONS].some((each) => each?.includes('--use-env-proxy'));

const optionsOf = <A>({ method = 'GET', headers = {}, body }: HttpRequest, agent: A) => ({
  method,
  headers: {
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  },
  agent,
});

/** Sends the request and waits for the lines before the body. An abort ends it, and the body after it. */
function answerTo(started: ClientRequest, { body, signal }: HttpRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const stop = () => started.destroy(new DOMException('This request was aborted', 'AbortError'));
    started.on('response', resolve);
    started.on('error', reject);
    started.on('close', () => signal?.removeEventListener('abort', stop));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
    started.end(body);
  });
}

function reply(answer: IncomingMessage): HttpReply {
  const { statusCode: status = 0, headers } = answer;
  return {
    ok: status >= 200 && status <= 299,
    status,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : [value].flat().join(', ');
      },
    },
    body: Object.assign(unpacked(answer), {
      cancel: async () => {
        answer.destroy();
      },
    }),
  };
}

/** What a server packs although it need not. */
const UNPACKERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding]?.() : undefined;
  if (unpack === undefined) return answer;
  answer.on('error', (error) => unpack.destroy(error));
  unpack.on('close', () => answer.destroy());
  return answer.pipe(unpack);
}
