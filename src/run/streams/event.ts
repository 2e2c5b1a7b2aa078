import { foreignJsonOf, jsonObjectsIn } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { ansiSequence } from '../../shared/secrets/ansi-sequence.ts';

/** One event of an agent, unvalidated. */
export type AgentEvent = Readonly<Record<string, unknown>>;

/** The event in a line; undefined if it is not a JSON object, or is nested too deeply. */
export function eventIn(line: string): AgentEvent | undefined {
  if (!line.trimStart().startsWith('{')) return undefined;
  const value = foreignJsonOf(line);
  return isMapping(value) ? value : undefined;
}

/**
 * The events in a line of a program's output. Programs write terminal titles, banners and progress to the same output,
 * so an event may come after other words, or after another event.
 */
export function eventsIn(line: string): AgentEvent[] {
  const event = eventIn(line);
  if (event !== undefined) return [event];
  const text = line.replaceAll(TERMINAL_SEQUENCE, '');
  // A part of a broken event is no event.
  const isPart = (candidate: string) => /(?:":|[[,])\s*$/.test(text.slice(0, text.indexOf(candidate)).slice(-10));
  return jsonObjectsIn(text, (candidate) => (isPart(candidate) ? undefined : eventIn(candidate)));
}

const TERMINAL_SEQUENCE = new RegExp(ansiSequence, 'g');

/** The value at a path of own keys; undefined if there is none. */
export function valueAt(from: unknown, ...path: readonly string[]): unknown {
  let value = from;
  for (const key of path) {
    if (!isMapping(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

export function textAt(from: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(from, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** A number that is one, and not negative: all that is counted here is. */
export function numberAt(from: unknown, ...path: readonly string[]): number | undefined {
  const value = valueAt(from, ...path);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

export function listAt(from: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueAt(from, ...path);
  return Array.isArray(value) ? value : [];
}

export function recordAt(from: unknown, ...path: readonly string[]): AgentEvent {
  const value = valueAt(from, ...path);
  return isMapping(value) ? value : {};
}

/** Milliseconds since the epoch of an ISO time in an event. */
export function timeAt(from: unknown, ...path: readonly string[]): number | undefined {
  const value = Date.parse(textAt(from, ...path) ?? '');
  return isDate(value) ? value : undefined;
}

/** Whether a number of milliseconds since the epoch is a valid time. */
export const isDate = (ms: number): boolean => Math.abs(ms) <= 8.64e15;
