import { ProtobufWriter } from './protobuf.ts';
import type { KeyValue, Span, SpanEvent, Value } from './span.ts';

/** Who made the spans: the head of every request and file. */
export interface Envelope {
  readonly resource: readonly KeyValue[];
  readonly version: string;
}

/** How spans become bytes. A span is encoded once, and its bytes are put together to requests. */
export interface Encoding {
  readonly contentType: string;
  span(span: Span): Uint8Array;
  request(envelope: Envelope, spans: readonly Uint8Array[]): Uint8Array<ArrayBuffer>;
}

const SCOPE = 'agentv';

/** An entry of `resourceSpans` in OTLP JSON; its spans are JSON texts already. */
export function resourceSpansJson({ resource, version }: Envelope, spans: readonly string[]): string {
  const scope = JSON.stringify({ name: SCOPE, version });
  const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
  return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}

export const jsonEncoding: Encoding = {
  contentType: 'application/json',
  span: (span) => Buffer.from(JSON.stringify(span)),
  request(envelope, spans) {
    const texts = spans.map((each) => Buffer.from(each).toString());
    return Buffer.from(`{"resourceSpans":[${resourceSpansJson(envelope, texts)}]}`);
  },
};

/** The field numbers are those of opentelemetry/proto/trace/v1/trace.proto. */
export const protobufEncoding: Encoding = {
  contentType: 'application/x-protobuf',
  span: (span) => spanMessage(span).bytes(),
  request({ resource, version }, spans) {
    const scope = new ProtobufWriter().text(1, SCOPE).text(2, version);
    const scopeSpans = new ProtobufWriter().message(1, scope);
    for (const span of spans) scopeSpans.raw(2, span);
    const resourceSpans = new ProtobufWriter()
      .message(1, withAttributes(new ProtobufWriter(), 1, resource))
      .message(2, scopeSpans);
    return new ProtobufWriter().message(1, resourceSpans).bytes();
  },
};

function spanMessage(span: Span): ProtobufWriter {
  const writer = new ProtobufWriter().hex(1, span.traceId).hex(2, span.spanId);
  if (span.traceState !== undefined) writer.text(3, span.traceState);
  if (span.parentSpanId !== undefined) writer.hex(4, span.parentSpanId);
  writer.text(5, span.name).varint(6, BigInt(span.kind));
  writer.fixed64(7, BigInt(span.startTimeUnixNano)).fixed64(8, BigInt(span.endTimeUnixNano));
  withAttributes(writer, 9, span.attributes);
  for (const event of span.events ?? []) writer.message(11, eventMessage(event));
  if (span.status !== undefined) {
    const { message, code } = span.status;
    const status = new ProtobufWriter();
    if (message !== undefined) status.text(2, message);
    writer.message(15, status.varint(3, BigInt(code)));
  }
  return writer.fixed32(16, span.flags);
}

const eventMessage = ({ timeUnixNano, name, attributes }: SpanEvent): ProtobufWriter =>
  withAttributes(new ProtobufWriter().fixed64(1, BigInt(timeUnixNano)).text(2, name), 3, attributes);

function withAttributes(writer: ProtobufWriter, field: number, attributes: readonly KeyValue[]): ProtobufWriter {
  for (const { key, value } of attributes) {
    writer.message(field, new ProtobufWriter().text(1, key).message(2, valueMessage(value)));
  }
  return writer;
}

/** The field that is set is written also where it is empty, zero or false: else the value would be none. */
function valueMessage(value: Value): ProtobufWriter {
  const writer = new ProtobufWriter();
  if ('stringValue' in value) return writer.text(1, value.stringValue);
  if ('boolValue' in value) return writer.varint(2, value.boolValue ? 1n : 0n);
  if ('intValue' in value) return writer.varint(3, BigInt(value.intValue));
  if ('doubleValue' in value) return writer.double(4, value.doubleValue);
  const values = new ProtobufWriter();
  for (const each of value.arrayValue.values) values.message(1, valueMessage(each));
  return writer.message(5, values);
}
