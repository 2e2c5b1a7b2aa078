import { foreignJsonOf, jsonObjectsIn } from '../../model/text/json.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { ansiSequence } from '../../platform/secrets/ansi-sequence.ts';

/** One event of an agent, unvalidated. */
export type AgentEvent = Readonly<Record<string, unknown>>;

/** The event in a line; undefined if it is not a JSON object, or is nested too deeply. */
export function eventIn(line: string): AgentEvent | undefined {
  if (!line.trimStart().startsWith('{')) return undefined;
  const value = foreignJsonOf(line);
  return isMapping(value) ? value : undefined;
}

const TERMINAL_SEQUENCE = new RegExp(ansiSequence, 'g');

/**
 * The events in a line of a program's output. Programs write terminal titles, banners and progress to the same output,
 * so an event may come after other words, or after another event.
 */
export function eventsIn(line: string): AgentEvent[] {
  const event = eventIn(line);
  if (event !== undefined) return [event];
  const text = line.replaceAll(TERMINAL_SEQUENCE, '');
  // A part of a broken event, or of a list, is no event. Words before an event may end with a comma, too.
  const isPart = (candidate: string) => {
    const before = text.slice(0, text.indexOf(candidate));
    return /":\s*$/.test(before.slice(-10)) || (/[[,]\s*$/.test(before.slice(-10)) && /^\s*\[|\{\s*"/.test(before));
  };
  return jsonObjectsIn(text, (candidate) => (isPart(candidate) ? undefined : eventIn(candidate)));
}

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

/** The texts of a list of blocks. */
export const textsAt = (from: unknown, ...path: readonly string[]): string[] =>
  listAt(from, ...path).flatMap((block) => textAt(block, 'text') ?? []);

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

/**
 * Cuts bytes into lines at `\n` and nowhere else: U+2028 and U+2029 are ordinary characters inside JSON. Bytes that are
 * no UTF-8 become U+FFFD. A chunk may end anywhere, also in the middle of a character. Nothing after `maxBytes`, or after
 * a line longer than `maxLineBytes`, is read: then it `isFlooded`. `end` hands over the last line, if it did not end.
 */
export function lineReader(
  { maxLineBytes, maxBytes }: { readonly maxLineBytes: number; readonly maxBytes: number },
  onLine: (line: string) => void,
) {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let total = 0;
  let isFlooded = false;

  const keep = (piece: Uint8Array) => {
    length += piece.length;
    isFlooded ||= length > maxLineBytes;
    if (!isFlooded) pieces.push(piece.slice());
  };
  const end = () => {
    if (length > 0 && !isFlooded) onLine(Buffer.concat(pieces).toString('utf8'));
    pieces = [];
    length = 0;
  };

  return {
    push(chunk: Uint8Array) {
      total += chunk.length;
      isFlooded ||= total > maxBytes;
      if (isFlooded) return;
      let from = 0;
      for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
        keep(chunk.subarray(from, at));
        end();
        from = at + 1;
      }
      keep(chunk.subarray(from));
    },
    end,
    get isFlooded() {
      return isFlooded;
    },
  };
}
