import { DEEPEST_JSON, isDeeperThan } from './depth.ts';

/** The parsed text; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for texts from outside: undefined also for too deeply nested data. */
export function foreignJsonOf(text: string): unknown {
  const value = jsonOf(text);
  return isDeeperThan(value, DEEPEST_JSON) ? undefined : value;
}

/**
 * JSON as other languages write it: `NaN`, `Infinity` and `-Infinity` outside strings are read as `null`, or as the JSON
 * that `noNumber` makes of them. Throws a `SyntaxError` for other texts.
 */
export function lenientJson(text: string, noNumber: (found: string) => string = () => 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/\b(?:NaN|Infinity)\b/.test(text)) throw error;
    return JSON.parse(text.replace(STRING_OR_NO_NUMBER, (found) => (found.startsWith('"') ? found : noNumber(found))));
  }
}

/** The same; undefined if it is not JSON. */
export function lenientJsonOf(text: string, noNumber?: (found: string) => string): unknown {
  try {
    return lenientJson(text, noNumber);
  } catch {
    return undefined;
  }
}

/** Strings are matched too, so that the words in them stay. */
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;

/** Names are short: others are not worth the look-up. */
const LONGEST = 200;
/** More than the files, suites and targets of a run. Then the known texts are forgotten, and collected again. */
const MOST = 10_000;

const known = new Map<string, string>();

/** The same text, in memory once. `JSON.parse` makes a copy of it for each of thousands of rows. */
export function sharedText(text: string): string {
  if (text.length > LONGEST) return text;
  const shared = known.get(text);
  if (shared !== undefined) return shared;
  if (known.size === MOST) known.clear();
  known.set(text, text);
  return text;
}
