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
 * JSON as other languages write it: `NaN`, `Infinity` and `-Infinity` outside strings are read as `null`. Throws a
 * `SyntaxError` for other texts.
 */
export function lenientJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/\b(?:NaN|Infinity)\b/.test(text)) throw error;
    return JSON.parse(withoutNoNumbers(text));
  }
}

/** Strings are matched too, so that the words in them stay. */
const withoutNoNumbers = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (found) => (found.startsWith('"') ? found : 'null'));
