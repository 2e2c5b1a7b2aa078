import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { serving } from './serving.ts';

export interface OtlpRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly body: Buffer;
}

/** What the server does with one request; `say` does everything itself. */
export type OtlpTurn =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer }
  | ((outgoing: ServerResponse) => void);

export const ACCEPTED: OtlpTurn = { status: 200, headers: { 'content-type': 'application/json' } };

/** A receiver of traces on loopback. One turn per request, the last one stays. */
export async function otlpServer(...turns: readonly OtlpTurn[]) {
  const requests: OtlpRequest[] = [];
  let atOnce = 0;
  const met = { mostAtOnce: 0 };
  const server = await serving(async (incoming, outgoing) => {
    atOnce += 1;
    met.mostAtOnce = Math.max(met.mostAtOnce, atOnce);
    outgoing.on('close', () => {
      atOnce -= 1;
    });
    const packed = await buffer(incoming);
    const body = incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed;
    const turn = turns[Math.min(requests.length, turns.length - 1)] ?? ACCEPTED;
    requests.push({ path: incoming.url ?? '', headers: incoming.headers, body });
    if (typeof turn === 'function') return turn(outgoing);
    outgoing.writeHead(turn.status, turn.headers);
    outgoing.end(turn.body);
  });
  return { ...server, requests, met };
}

/** The spans of a request. */
export function spansOfRequest({ body }: OtlpRequest): Record<string, unknown>[] {
  const { resourceSpans } = JSON.parse(body.toString());
  return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Record<string, unknown>[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );
}
