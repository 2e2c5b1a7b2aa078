import type { Report } from '../../model/verdict/report.ts';
import { type Envelope, resourceSpansJson } from './encode.ts';
import type { TraceSettings } from './span-maker.ts';
import { tracedResults, traceOf } from './trace.ts';

/** What is the same for all traces of a run. */
export interface Tracing extends TraceSettings {
  readonly envelope: Envelope;
}

/** `lines`: a `TracesData` object per result and line, as OpenTelemetry's file exporter writes it. */
type OtlpFileForm = 'lines' | 'document';

/** All traces of a report as OTLP JSON, piece by piece. A document is one line, so that readers of lines read it, too. */
export function* otlpFile(report: Report, tracing: Tracing, form: OtlpFileForm): Generator<string> {
  const isDocument = form === 'document';
  let before = isDocument ? '{"resourceSpans":[' : '';
  for (const traced of tracedResults(report)) {
    const spans = traceOf(traced, tracing).spans.map(({ span }) => JSON.stringify(span));
    const text = resourceSpansJson(tracing.envelope, spans);
    yield isDocument ? `${before}${text}` : `{"resourceSpans":[${text}]}\n`;
    before = ',';
  }
  if (isDocument) yield `${before === ',' ? '' : before}]}\n`;
}
