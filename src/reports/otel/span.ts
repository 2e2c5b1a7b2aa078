import { hash } from 'node:crypto';
import type { Message } from '../../model/run/message.ts';

/** Spans in the form of OTLP JSON: ids as hex, times as nanoseconds and whole numbers in decimal text. */
export type Value =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly Value[] } };

export interface KeyValue {
  readonly key: string;
  readonly value: Value;
}

export interface SpanEvent {
  readonly timeUnixNano: string;
  readonly name: string;
  readonly attributes: readonly KeyValue[];
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceState?: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: 1 | 3;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly KeyValue[];
  readonly events?: readonly SpanEvent[];
  readonly status?: { readonly code: 1 | 2; readonly message?: string };
  readonly flags: number;
}

export const INTERNAL = 1;
export const CLIENT = 3;

/** Whole numbers are bigints. Scores are numbers, also whole ones: a backend that saw an integer first refuses fractions. */
type PlainValue = string | boolean | number | bigint | readonly string[];

/** What is undefined is left out. */
export type SpanAttributes = Readonly<Record<string, PlainValue | undefined>>;

export const keyValues = (attributes: SpanAttributes): KeyValue[] =>
  Object.entries(attributes).flatMap(([key, plain]) => (plain === undefined ? [] : [{ key, value: toValue(plain) }]));

function toValue(plain: PlainValue): Value {
  if (typeof plain === 'string') return { stringValue: plain.toWellFormed() };
  if (typeof plain === 'boolean') return { boolValue: plain };
  if (typeof plain === 'bigint') return { intValue: `${plain}` };
  return typeof plain === 'number' ? { doubleValue: plain } : { arrayValue: { values: plain.map(toValue) } };
}

export const int = (value: number | undefined): bigint | undefined =>
  value === undefined || !Number.isFinite(value) ? undefined : BigInt(Math.round(value));

/** When something happened: milliseconds since the epoch. */
export interface Times {
  readonly start: number;
  readonly end: number;
  /** The record does not say when; the start is that of the parent. */
  readonly isUnknown?: true;
}

export function timesOf(
  { startTime, endTime, durationMs = 0 }: Pick<Message, 'startTime' | 'endTime' | 'durationMs'>,
  parent: Pick<Times, 'start'>,
): Times {
  const [started, ended] = [knownMoment(startTime), knownMoment(endTime)];
  const lasted = Math.max(0, durationMs);
  if (started !== undefined) return { start: started, end: Math.max(started, ended ?? started + lasted) };
  if (ended !== undefined) return { start: Math.max(0, ended - lasted), end: ended };
  return { start: parent.start, end: parent.start + lasted, isUnknown: true };
}

export function knownMoment(time: string | undefined): number | undefined {
  const moment = time === undefined ? Number.NaN : Date.parse(time);
  return moment >= 0 ? moment : undefined;
}

/** Milliseconds as nanoseconds. The product is larger than the safe integers, so the zeros are written behind it. */
export function nanoseconds(ms: number): string {
  const integer = Math.max(0, Math.round(ms));
  return integer === 0 ? '0' : `${integer}000000`;
}

/** The first bytes of the SHA-256 of a list, as hex. An id of zeros is invalid. */
export function hashOf(parts: readonly string[], bytes: number): string {
  const hex = hash('sha256', JSON.stringify(parts), 'hex').slice(0, 2 * bytes);
  return /^0+$/.test(hex) ? `${hex.slice(0, -1)}1` : hex;
}
