import { messageOf } from '../../model/errors.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Http, HttpReply } from '../../model/ports/network.ts';
import { retryAfter } from '../../shared/retry-after.ts';
import type { Redactor } from '../../shared/secrets/redact.ts';

export interface PostPorts {
  readonly http: Http;
  readonly clock: Clock;
  readonly redactor: Pick<Redactor, 'json' | 'text'>;
  /** A number in [0, 1). */
  random(): number;
  /** A signal that is aborted after this number of milliseconds. */
  timeLimit(ms: number): AbortSignal;
  /** The end of the whole export. */
  readonly signal: AbortSignal;
}

interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
  /** Whether a request with this status is worth another try. */
  isRetried(status: number): boolean;
}

export type Posted =
  | { readonly kind: 'accepted'; readonly body: Uint8Array }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable'; readonly why: string }
  /** The export was over first. */
  | { readonly kind: 'late' };

/** With the first one. */
const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;

/** Sends a request, and again after a failure that may pass. Redirects are refusals: keys stay where they belong. */
export async function post(posting: Posting, ports: PostPorts): Promise<Posted> {
  for (let tries = 1; ; tries += 1) {
    const { posted, retryAfterMs } = await once(posting, ports);
    if (ports.signal.aborted) return posted.kind === 'accepted' ? posted : { kind: 'late' };
    const isOver = posted.kind === 'refused' && !posting.isRetried(posted.status);
    if (posted.kind === 'accepted' || isOver || tries === MAX_TRIES) return posted;
    const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * ports.random();
    await ports.clock.sleep(retryAfterMs ?? backoffMs, ports.signal);
    if (ports.signal.aborted) return { kind: 'late' };
  }
}

interface Tried {
  readonly posted: Posted;
  readonly retryAfterMs?: number | undefined;
}

async function once({ url, headers, body, timeoutMs }: Posting, ports: PostPorts): Promise<Tried> {
  const signal = AbortSignal.any([ports.signal, ports.timeLimit(timeoutMs)]);
  try {
    const reply = await ports.http(url, { method: 'POST', headers: { ...headers }, body, signal, redirect: 'manual' });
    const bytes = await start(reply);
    if (reply.ok) {
      return { posted: { kind: 'accepted', body: bytes } };
    }
    const text = ports.redactor.text(Buffer.from(bytes).toString().trim());
    return {
      posted: { kind: 'refused', status: reply.status, text },
      retryAfterMs: retryAfter(reply.headers, ports.clock.now()),
    };
  } catch (error) {
    const why = signal.aborted ? `no answer within ${timeoutMs / 1_000} s` : reasonOf(error);
    return { posted: { kind: 'unreachable', why } };
  }
}

const ANSWER_BYTES = 64 * 1024;

/** The start of an answer; an endless one is left. */
async function start({ body }: HttpReply): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES);
}

/** A code such as ECONNREFUSED says more than the sentence around it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : messageOf(cause);
}
