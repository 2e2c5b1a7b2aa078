import type { KeyValue } from './span.ts';

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
