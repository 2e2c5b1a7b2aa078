import { ATTRIBUTES } from './names.ts';
import type { KeyValue, Span, SpanEvent, Value } from './span.ts';

function withTexts<Given extends Span | SpanEvent>(span: Given, change: (text: string) => string): Given {
  const events = 'events' in span ? span.events : undefined;
  return {
    ...span,
    attributes: span.attributes.map((each) => withText(each, change)),
    ...(events && { events: events.map((event) => ({ ...withTexts(event, change), name: change(event.name) })) }),
  };
}

const withText = ({ key, value }: KeyValue, change: (text: string) => string): KeyValue => ({
  key,
  value: changed(value, change),
});

function changed(value: Value, change: (text: string) => string): Value {
  if ('stringValue' in value) return { stringValue: change(value.stringValue) };
  if ('arrayValue' in value)
    return { arrayValue: { values: value.arrayValue.values.map((each) => changed(each, change)) } };
  return value;
}

/** What one span may hold in a request. Files have all of it. */
const MAX_ATTRIBUTES = 128;
const MAX_EVENTS = 128;
const TEXT_BYTES = 32 * 1024;
/** Replaces the rest. */
const NOTE_BYTES = 40;

export function limitSpan(span: Span): Span {
  const { attributes, events } = span;
  const fitting = { ...span, attributes: attributes.slice(0, MAX_ATTRIBUTES) };
  return withTexts(events === undefined ? fitting : { ...fitting, events: events.slice(0, MAX_EVENTS) }, cutText);
}

function cutText(text: string): string {
  // No character takes more than three bytes for each of its units.
  if (text.length * 3 <= TEXT_BYTES) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= TEXT_BYTES) return text;
  const start = bytes
    .subarray(0, TEXT_BYTES - NOTE_BYTES)
    .toString()
    .replace(/\ufffd$/, '');
  return `${start}… [cut, ${(text.length - start.length).toLocaleString('en-US')} characters]`;
}

const CONTENT: readonly string[] = [
  ATTRIBUTES.inputMessages,
  ATTRIBUTES.outputMessages,
  ATTRIBUTES.instructions,
  ATTRIBUTES.toolArguments,
  ATTRIBUTES.toolResult,
  ATTRIBUTES.outputText,
  ATTRIBUTES.errorMessage,
  ATTRIBUTES.explanation,
];

/** A span that is larger than a request loses its content, and keeps its place in the trace. */
export const withoutContent = (span: Span): Span => ({
  ...span,
  attributes: span.attributes.filter(({ key }) => !CONTENT.includes(key)),
  ...(span.events && { events: span.events.slice(0, 1) }),
});
