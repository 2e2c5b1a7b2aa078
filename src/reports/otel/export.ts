import * as z from 'zod';
import { codeOf, messageOf } from '../../model/errors.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Http } from '../../model/ports/network.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { jsonOf } from '../../model/text/json.ts';
import { retryAfter } from '../../model/text/retry-after.ts';
import { cutBytes, cutEnd, plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import type { Backend } from './backends.ts';
import type { ExportSettings } from './environment.ts';
import { type KeyValue, keyValues, type Span } from './span.ts';
import { tracedResults, traceOf } from './trace.ts';
import { resourceSpansJson, type TracingOptions } from './trace-files.ts';

export interface ExportPorts {
  readonly http: Http;
  readonly clock: Clock;
  readonly redactor: Pick<Redactor, 'json' | 'text'>;
  gzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** A number in [0, 1). */
  random(): number;
  /** A signal that is aborted after this number of milliseconds. */
  timeLimit(ms: number): AbortSignal;
  /** The end of the whole export. */
  readonly signal: AbortSignal;
}

/** Numbers of 64 bits may be written as texts. An answer in another form says nothing. */
const acceptedSchema = z
  .object({
    partialSuccess: z.object({
      rejectedSpans: z.coerce.number().optional().catch(undefined),
      errorMessage: z.string().optional().catch(undefined),
    }),
  })
  .partial()
  .catch({});

/** Of one request, before compression. */
const MAX_SPANS = 512;
const REQUEST_BYTES = 4 * 1024 * 1024;
const REQUESTS_AT_ONCE = 4;
const GZIP_FROM_BYTES = 1024;
const MAX_SCORES = 2_000;
const MAX_ANSWER_LENGTH = 500;

/** Sends the traces of a report to one backend, in batches, and then the scores that it reads from no span. What goes wrong is in the receipt. */
export async function exportTraces(
  report: Report,
  {
    backend,
    tracing,
    sending,
  }: { readonly backend: Backend; readonly tracing: TracingOptions; readonly sending: ExportSettings },
  ports: ExportPorts,
): Promise<Receipt> {
  const name = `traces (${backend.name})`;
  const { url, headers, scores } = backend;
  // The server is overloaded, or out of reach for a moment.
  const isRetried = (status: number) => [429, 502, 503, 504].includes(status);
  const traces = await sendAll(requestsOf(report, backend, tracing), { url, headers, isRetried, ...sending }, ports);
  if (traces.why !== undefined) {
    const why = `sent ${traces.sent} of ${plural('span', traces.all)}: ${traces.why}`;
    return { kind: 'notDelivered', name, why, hint: traces.hint };
  }
  if (scores === undefined) return { kind: 'delivered', name, where: url };

  const all = tracedResults(report).flatMap((traced) => scores.of(traceOf(traced, tracing), tracing.captureContent));
  const { sent, why } = await sendAll(
    all.slice(0, MAX_SCORES).map((score) => ({ json: JSON.stringify(score), count: 1 })),
    {
      url: scores.url,
      headers,
      isRetried: (status) => status === 429 || status >= 500,
      timeoutMs: sending.timeoutMs,
      isCompressed: false,
    },
    ports,
  );
  if (sent === all.length) return { kind: 'delivered', name, where: url };
  const rest = why === undefined ? ', which is the most' : `: ${why}`;
  return { kind: 'notDelivered', name, why: `sent ${sent} of ${plural('score', all.length)}${rest}` };
}

interface Request {
  readonly json: string;
  /** Of its spans or scores. */
  readonly count: number;
}

interface Target extends ExportSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a request with this status is worth another try. */
  isRetried(status: number): boolean;
}

/** Sends all requests, a few at once; how many spans or scores arrived, and the first reason why others did not. */
async function sendAll(requests: Iterable<Request>, target: Target, ports: ExportPorts) {
  let [sent, all] = [0, 0];
  let [why, hint]: [string?, string?] = [];
  // Further requests would fail in the same way.
  let isOver = false;
  const send = async ({ json, count }: Request) => {
    all += count;
    if (isOver) return;
    const plain = Buffer.from(ports.redactor.json(json));
    const isPacked = target.isCompressed && plain.length >= GZIP_FROM_BYTES;
    const posted = await post(isPacked ? await ports.gzip(plain) : plain, isPacked, target, ports);
    if (posted.why === undefined) {
      const { partialSuccess } = acceptedSchema.parse(jsonOf(posted.body));
      const { rejectedSpans = 0, errorMessage: message = '' } = partialSuccess ?? {};
      const lost = Math.min(rejectedSpans, count);
      sent += count - lost;
      const words = cutEnd(ports.redactor.text(message), MAX_ANSWER_LENGTH);
      if (lost > 0) why ??= `${plural('span', lost)} rejected${words && `: ${words}`}`;
      return;
    }
    const { status = 0 } = posted;
    why ??= posted.why;
    // Another request may be smaller, or have no invalid text.
    isOver ||= ![400, 413].includes(status);
    if ([401, 403].includes(status)) hint ??= 'Check the key of the backend.';
    // Some small receivers do not read gzip.
    const isUnpackable = isPacked && [400, 415].includes(status);
    if (isUnpackable) hint ??= 'If the receiver does not read gzip, set OTEL_EXPORTER_OTLP_COMPRESSION=none.';
  };
  await inParallel(requests, send, REQUESTS_AT_ONCE);
  return { sent, all, why, hint };
}

/** The spans of each request, one trace after the other: only those of a few requests are in memory. */
function* requestsOf(report: Report, backend: Backend, tracing: TracingOptions): Generator<Request> {
  let [batch, size]: [string[], number] = [[], 0];
  const request = (): Request => ({
    json: `{"resourceSpans":[${resourceSpansJson(tracing, batch)}]}`,
    count: batch.length,
  });
  for (const traced of tracedResults(report)) {
    const trace = traceOf(traced, tracing);
    for (const [at, each] of trace.spans.entries()) {
      const ofRoot = at === 0 ? backend.rootExtras?.(trace, tracing.captureContent) : undefined;
      const extras = ofRoot ?? (each.score && backend.graderExtras?.(each.score)) ?? {};
      const attributes = [...each.span.attributes, ...keyValues(extras)];
      const span = JSON.stringify(limitSpan({ ...each.span, attributes }));
      const bytes = Buffer.byteLength(span);
      if (batch.length > 0 && (batch.length === MAX_SPANS || size + bytes > REQUEST_BYTES)) {
        yield request();
        [batch, size] = [[], 0];
      }
      batch.push(span);
      size += bytes;
    }
  }
  if (batch.length > 0) yield request();
}

/** What one span may hold in a request, which is less than a request takes. Files have all of it. */
const MAX_EVENTS = 128;
const TEXT_BYTES = 32 * 1024;

export function limitSpan(span: Span): Span {
  const limited = ({ key, value }: KeyValue): KeyValue => ({
    key,
    value: 'stringValue' in value ? { stringValue: cutBytes(value.stringValue, TEXT_BYTES) } : value,
  });
  return {
    ...span,
    attributes: span.attributes.map(limited),
    events: span.events?.slice(0, MAX_EVENTS).map(({ name, attributes, ...event }) => ({
      ...event,
      name: cutBytes(name, TEXT_BYTES),
      attributes: attributes.map(limited),
    })),
  };
}

type PostResult =
  | { readonly body: string; readonly why?: undefined }
  | {
      readonly why: string;
      /** Of the answer, if there was one. */
      readonly status?: number;
      readonly retryAfterMs?: number | undefined;
    };

/** With the first one. */
const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;
const ANSWER_BYTES = 64 * 1024;
const LATE: PostResult = { why: 'the time for the export was over' };

/** Sends a request, and again after a failure that may pass. Redirects are refusals: keys stay where they belong. */
async function post(
  body: Uint8Array<ArrayBuffer>,
  isPacked: boolean,
  target: Target,
  ports: ExportPorts,
): Promise<PostResult> {
  for (let tries = 1; ; tries += 1) {
    const posted = await once();
    if (posted.why === undefined) return posted;
    if (ports.signal.aborted) return LATE;
    const { status, retryAfterMs } = posted;
    if (tries === MAX_TRIES || (status !== undefined && !target.isRetried(status))) return posted;
    const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * ports.random();
    await ports.clock.sleep(retryAfterMs ?? backoffMs, ports.signal);
    if (ports.signal.aborted) return LATE;
  }

  async function once(): Promise<PostResult> {
    const signal = AbortSignal.any([ports.signal, ports.timeLimit(target.timeoutMs)]);
    const type = { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) };
    const headers = { ...target.headers, ...type };
    try {
      const reply = await ports.http(target.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      // The start of an answer; an endless one is left.
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of reply.body ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= ANSWER_BYTES) break;
      }
      const answer = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString();
      if (reply.ok) return { body: answer };
      const { status } = reply;
      const text = cutEnd(ports.redactor.text(answer.trim()), MAX_ANSWER_LENGTH);
      const words = status < 400 ? 'it redirects, and keys are not sent elsewhere' : text;
      const retryAfterMs = retryAfter(reply.headers, ports.clock.now());
      return { why: `HTTP ${status}${words && `: ${words}`}`, status, retryAfterMs };
    } catch (error) {
      if (signal.aborted) return { why: `no answer within ${target.timeoutMs / 1_000} s` };
      // A code such as ECONNREFUSED says more than the sentence around it.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { why: codeOf(cause) ?? messageOf(cause) };
    }
  }
}
