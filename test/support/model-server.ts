import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serving } from './serving.ts';
import { type Said, type WireFormat, wireFormats } from './wire-formats.ts';

/** What the server does with one request. `latencyMs` comes before everything else. */
export type Turn = { readonly latencyMs?: number } & (
  | { readonly says: Said | string }
  /** A status that is not a success; a `body` that is not given is the error of the wire format. */
  | {
      readonly status: number;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  /** A good status with just this body. */
  | { readonly sends: string; readonly contentType?: string }
  /** Half of the body, then a reset connection. */
  | { readonly breaks: true }
  /** The connection is reset without a word. */
  | { readonly hangsUp: true }
  /** Nothing, ever. */
  | { readonly hangs: true }
  /** The reply in so many pieces with so many milliseconds between them. */
  | { readonly drips: Said | string; readonly pieces: number; readonly everyMs: number }
);

/** One turn for all requests, one after the other (the last one stays), or made for each request. */
export type Script = Turn | readonly Turn[] | ((request: ModelRequest, index: number) => Turn);

export interface ModelRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON body. */
  readonly body: unknown;
  /** The name of the wire format. */
  readonly format: string;
}

export interface ModelServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a path. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** How many clients went away before they had their reply. */
  readonly abandoned: number;
  /** Resolves when so many requests have come in. */
  asked(count: number): Promise<void>;
}

/** A model on loopback that speaks real wire formats and does as the script says. */
export async function modelServer(script: Script): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  const closing = new AbortController();
  let abandoned = 0;

  const server = await serving(async (incoming, outgoing) => {
    outgoing.on('close', () => {
      if (!outgoing.writableFinished && !closing.signal.aborted) abandoned += 1;
    });
    const { format, request } = await readRequest(incoming);
    requests.push(request);
    for (const waiter of waiting) if (requests.length >= waiter.count) waiter.resolve();
    if (!format) return send(outgoing, 404, { error: { message: `Unknown request URL: ${request.path}` } });
    try {
      await play(turnFor(script, request, requests.length - 1), format, request, outgoing, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted) throw error;
    }
  });
  return {
    url: server.url,
    requests,
    get abandoned() {
      return abandoned;
    },
    async asked(count) {
      if (requests.length >= count) return;
      await new Promise<void>((resolve) => waiting.add({ count, resolve }));
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function readRequest(incoming: IncomingMessage) {
  const url = new URL(incoming.url ?? '/', 'http://loopback');
  const format = wireFormats.find(({ path }) => path.test(url.pathname));
  const body = await text(incoming);
  const request: ModelRequest = {
    method: incoming.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: body === '' ? undefined : JSON.parse(body),
    format: format?.name ?? 'unknown',
  };
  return { format, request };
}

function turnFor(script: Script, request: ModelRequest, index: number): Turn {
  if (typeof script === 'function') return script(request, index);
  const turns = 'length' in script ? script : [script];
  const turn = turns[index] ?? turns.at(-1);
  if (turn) return turn;
  throw new Error('The script of the model server has no turns');
}

async function play(turn: Turn, format: WireFormat, request: ModelRequest, out: ServerResponse, closing: AbortSignal) {
  if (turn.latencyMs !== undefined) await sleep(turn.latencyMs, undefined, { signal: closing });
  const reply = (said: Said | string) =>
    JSON.stringify(format.reply(typeof said === 'string' ? { text: said } : said, request.body));

  if ('says' in turn) return send(out, 200, reply(turn.says));
  if ('sends' in turn) return send(out, 200, turn.sends, { 'content-type': turn.contentType ?? 'application/json' });
  if ('status' in turn) {
    const body = turn.body ?? format.error(turn.status, turn.message ?? `status ${turn.status}`);
    return send(out, turn.status, body, turn.headers);
  }
  if ('hangsUp' in turn) return void out.socket?.resetAndDestroy();
  if ('breaks' in turn) return breakOff(out, reply('This sentence is never'));
  if ('drips' in turn) return drip(out, reply(turn.drips), turn, closing);
}

function send(
  out: ServerResponse,
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  out.writeHead(status, { 'content-type': 'application/json', ...headers });
  out.end(text);
}

function breakOff(out: ServerResponse, text: string) {
  out.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
  out.write(text.slice(0, text.length / 2), () => out.socket?.resetAndDestroy());
}

async function drip(
  out: ServerResponse,
  text: string,
  { pieces, everyMs }: { readonly pieces: number; readonly everyMs: number },
  closing: AbortSignal,
) {
  out.writeHead(200, { 'content-type': 'application/json' });
  const size = Math.ceil(text.length / pieces);
  for (let at = 0; at < text.length && !out.destroyed; at += size) {
    out.write(text.slice(at, at + size));
    await sleep(everyMs, undefined, { signal: closing });
  }
  out.end();
}
