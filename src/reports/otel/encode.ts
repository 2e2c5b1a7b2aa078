import type { KeyValue, Span } from './span.ts';

/** Who made the spans: the head of every request and file. */
export interface Envelope {
  readonly resource: readonly KeyValue[];
  readonly version: string;
}

const SCOPE = 'agentv';

/** An entry of `resourceSpans` in OTLP JSON; its spans are JSON texts already. */
export function resourceSpansJson({ resource, version }: Envelope, spans: readonly string[]): string {
  const scope = JSON.stringify({ name: SCOPE, version });
  const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
  return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}

/** A span as OTLP JSON. It is encoded once, and put together to requests. */
export const spanBytes = (span: Span): Uint8Array => Buffer.from(JSON.stringify(span));

/** The body of a request. */
export function requestBytes(envelope: Envelope, spans: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const texts = spans.map((each) => Buffer.from(each).toString());
  return Buffer.from(`{"resourceSpans":[${resourceSpansJson(envelope, texts)}]}`);
}
