import { randomBytes } from 'node:crypto';
import { once, setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Loopback, LoopbackReply, LoopbackRequest } from '../model/ports/network.ts';

const TOKEN_BYTES = 32;
/** Time limits for the headers and for the whole request. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const MAX_CONNECTIONS = 64;
/** How long waiting clients may take to read the final response. */
const LAST_WORDS_MS = 200;

const GONE: LoopbackReply = { status: 503, body: { error: 'This server has stopped' } };
const BROKEN: LoopbackReply = { status: 500, body: { error: 'The request could not be handled' } };

/** HTTP servers that only programs of this machine can reach. */
export const loopback: Loopback = {
  async serve(handle) {
    const stopping = new AbortController();
    setMaxListeners(0, stopping.signal);
    const server = createServer((incoming, outgoing) => {
      // The client disconnected before it has its response.
      const gone = new AbortController();
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) gone.abort();
      });
      const signal = AbortSignal.any([stopping.signal, gone.signal]);
      const request = {
        method: incoming.method ?? '',
        path: (incoming.url ?? '').replace(/[?#].*$/s, ''),
        authorization: incoming.headers.authorization,
        text: (maxBytes: number) => textOf(incoming, maxBytes),
      };
      replyTo(request, signal, stopping.signal, handle)
        .then((reply) => send(outgoing, reply, incoming.complete))
        // A response that cannot be written as JSON.
        .catch(() => outgoing.destroy());
    });
    // A failed connection is the client's loss, not the end of the run.
    server.on('error', () => undefined);
    server.maxConnections = MAX_CONNECTIONS;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');

    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      token: randomBytes(TOKEN_BYTES).toString('hex'),
      async [Symbol.asyncDispose]() {
        const closed = once(server, 'close');
        stopping.abort();
        server.close();
        const timer = setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS);
        await closed;
        clearTimeout(timer);
      },
    };
  },
};

async function textOf(incoming: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return undefined;
  let size = 0;
  // The loop must not break the connection: the client still gets a response.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The response of the handler, which is dropped when the server stops. */
async function replyTo(
  request: LoopbackRequest,
  signal: AbortSignal,
  stopping: AbortSignal,
  handle: Parameters<Loopback['serve']>[0],
): Promise<LoopbackReply> {
  if (stopping.aborted) return GONE;
  return new Promise((resolve) => {
    const onStop = () => resolve(GONE);
    stopping.addEventListener('abort', onStop, { once: true });
    handle(request, signal)
      .catch(() => BROKEN)
      .then(resolve)
      .finally(() => stopping.removeEventListener('abort', onStop));
  });
}

function send(outgoing: ServerResponse, { status, headers = {}, body }: LoopbackReply, isRead: boolean): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  outgoing.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
    // The rest of an unread body would look like the next request.
    ...(!isRead && { connection: 'close' }),
  });
  outgoing.end(text);
}
