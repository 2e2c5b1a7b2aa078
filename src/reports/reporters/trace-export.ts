import type { Receipt } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { cutEnd, plural } from '../../shared/text.ts';
import type { Backend } from '../otel/backends.ts';
import { resourceSpansJson } from '../otel/encode.ts';
import { limitSpan, withoutContent } from '../otel/limit-span.ts';
import type { Tracing } from '../otel/otlp-file.ts';
import { partialSuccessOf } from '../otel/partial-success.ts';
import { type Posted, type PostPorts, post } from '../otel/post.ts';
import type { Sending } from '../otel/sending.ts';
import { keyValues, type Span } from '../otel/span.ts';
import { tracedResults, traceOf } from '../otel/trace.ts';

export interface ExportPorts extends PostPorts {
  gzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

interface TraceExport {
  readonly backend: Backend;
  readonly tracing: Tracing;
  readonly sending: Sending;
}

/** Of one request, before compression. */
const MAX_SPANS = 512;
const REQUEST_BYTES = 4 * 1024 * 1024;
const REQUESTS_AT_ONCE = 4;
const GZIP_FROM_BYTES = 1024;
const MAX_SCORES = 2_000;

/** Sends the traces of a report to one backend, in batches. What goes wrong is in the receipt. */
export async function exportTraces(report: Report, traces: TraceExport, ports: ExportPorts): Promise<Receipt> {
  const { backend, tracing } = traces;
  const tally = new Tally();
  const send = (spans: readonly string[]) => sendSpans(spans, { ...traces, tally }, ports);
  await inParallel(batches(encodedSpans(report, traces), tally), send, REQUESTS_AT_ONCE);
  const scores = tally.isWhole ? await sendScores(report, { ...traces, tally }, ports) : [];
  const name = `traces (${backend.name})`;
  const shortfalls = [...tally.shortfalls(() => countOf(report, tracing)), ...scores];
  if (shortfalls.length === 0) return { kind: 'delivered', name, where: backend.url };
  const why = shortfalls.join('; ');
  return { kind: 'notDelivered', name, why, hint: tally.hint };
}

/** What was sent, and the first reason why the rest was not. */
class Tally {
  sent = 0;
  rejected = 0;
  #why: string | undefined;
  /** Further requests would fail in the same way. */
  isOver = false;
  hint: string | undefined;

  get isWhole(): boolean {
    return this.#why === undefined;
  }

  accepted(spans: number, rejected: number, message: string): void {
    this.sent += spans - rejected;
    this.rejected += rejected;
    if (rejected > 0)
      this.#why ??= `${plural('span', rejected)} rejected${message === '' ? '' : `: ${cutEnd(message, ANSWER_CHARACTERS)}`}`;
  }

  failed(posted: Exclude<Posted, { kind: 'accepted' }>, isPacked: boolean): void {
    this.#why ??= reasonOf(posted);
    // Another request may be smaller, or have no invalid text.
    this.isOver ||= posted.kind !== 'refused' || ![400, 413].includes(posted.status);
    if (posted.kind !== 'refused') return;
    if ([401, 403].includes(posted.status)) this.hint ??= 'Check the key of the backend.';
    if (isPacked && [400, 415].includes(posted.status)) this.hint ??= UNPACKED;
  }

  shortfalls(total: () => number): string[] {
    return this.#why === undefined ? [] : [`sent ${this.sent} of ${plural('span', total())}: ${this.#why}`];
  }
}

/** Some small receivers do not read gzip. */
const UNPACKED = 'If the receiver does not read gzip, set OTEL_EXPORTER_OTLP_COMPRESSION=none.';

const ANSWER_CHARACTERS = 500;

function reasonOf(posted: Exclude<Posted, { kind: 'accepted' }>): string {
  if (posted.kind === 'late') return 'the time for the export was over';
  if (posted.kind === 'unreachable') return posted.why;
  const words =
    posted.status < 400 ? 'it redirects, and keys are not sent elsewhere' : cutEnd(posted.text, ANSWER_CHARACTERS);
  return `HTTP ${posted.status}${words === '' ? '' : `: ${words}`}`;
}

const countOf = (report: Report, tracing: Tracing): number =>
  tracedResults(report).reduce((sum, traced) => sum + traceOf(traced, tracing).spans.length, 0);

/** All spans, one trace after the other: only those of a few requests are in memory. */
function* encodedSpans(report: Report, { backend, tracing }: TraceExport): Generator<string> {
  for (const traced of tracedResults(report)) {
    const trace = traceOf(traced, tracing);
    for (const each of trace.spans) {
      const extras = backend.extras?.(each, trace, tracing.captureContent) ?? {};
      const span = { ...each.span, attributes: [...each.span.attributes, ...keyValues(extras)] };
      yield fittingText(limitSpan(span));
    }
  }
}

function fittingText(span: Span): string {
  const text = JSON.stringify(span);
  return Buffer.byteLength(text) <= REQUEST_BYTES ? text : JSON.stringify(withoutContent(span));
}

function* batches(spans: Iterable<string>, tally: Pick<Tally, 'isOver'>): Generator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const span of spans) {
    if (tally.isOver) return;
    const bytes = Buffer.byteLength(span);
    if (batch.length > 0 && (batch.length === MAX_SPANS || size + bytes > REQUEST_BYTES)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(span);
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}

interface Sendable extends TraceExport {
  readonly tally: Tally;
}

/** The server is overloaded, or out of reach for a moment. */
const MAY_PASS: readonly number[] = [429, 502, 503, 504];

async function sendSpans(
  spans: readonly string[],
  { backend, tracing, sending, tally }: Sendable,
  ports: ExportPorts,
): Promise<void> {
  if (tally.isOver) return;
  const { isCompressed, timeoutMs } = sending;
  const json = `{"resourceSpans":[${resourceSpansJson(tracing.envelope, spans)}]}`;
  const plain = Buffer.from(ports.redactor.json(json));
  const isPacked = isCompressed && plain.length >= GZIP_FROM_BYTES;
  const headers = {
    ...backend.headers,
    'content-type': 'application/json',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  };
  const body = isPacked ? await ports.gzip(plain) : plain;
  const isRetried = (status: number) => MAY_PASS.includes(status);
  const posted = await post({ url: backend.url, headers, body, timeoutMs, isRetried }, ports);
  if (posted.kind !== 'accepted') return tally.failed(posted, isPacked);
  const { rejected, message } = partialSuccessOf(posted.body);
  tally.accepted(spans.length, Math.min(rejected, spans.length), ports.redactor.text(message));
}

/** Sends the scores that a backend does not read from spans. Gives what is missing, in words. */
async function sendScores(
  report: Report,
  { backend, tracing, sending }: Sendable,
  ports: ExportPorts,
): Promise<string[]> {
  const { scores } = backend;
  if (scores === undefined) return [];
  const all = tracedResults(report).flatMap((traced) => scores.of(traceOf(traced, tracing), tracing.captureContent));
  const wanted = all.slice(0, MAX_SCORES);
  let sent = 0;
  let why: string | undefined;
  const isRetried = (status: number) => status === 429 || status >= 500;
  await inParallel(
    wanted,
    async (score) => {
      if (why !== undefined) return;
      const body = Buffer.from(ports.redactor.json(JSON.stringify(score)));
      const headers = { ...backend.headers, 'content-type': 'application/json' };
      const posted = await post({ url: scores.url, headers, body, timeoutMs: sending.timeoutMs, isRetried }, ports);
      if (posted.kind === 'accepted') sent += 1;
      else why ??= reasonOf(posted);
    },
    REQUESTS_AT_ONCE,
  );
  if (why !== undefined) return [`sent ${sent} of ${plural('score', all.length)}: ${why}`];
  return all.length > wanted.length ? [`sent ${sent} of ${plural('score', all.length)}, which is the most`] : [];
}
