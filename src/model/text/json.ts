import { isDeeperThan, MAX_JSON_DEPTH } from '../values/depth.ts';

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
  return isDeeperThan(value, MAX_JSON_DEPTH) ? undefined : value;
}

/**
 * JSON as other languages write it: `NaN`, `Infinity` and `-Infinity` outside strings are read as `null`, or as the JSON
 * that `noNumber` makes of them. Throws a `SyntaxError` for other texts.
 */
export function lenientJson(text: string, noNumber: (word: string) => string = () => 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/\b(?:NaN|Infinity)\b/.test(text)) throw error;
    return JSON.parse(text.replace(STRING_OR_NO_NUMBER, (match) => (match.startsWith('"') ? match : noNumber(match))));
  }
}

export function lenientJsonOf(text: string, noNumber?: (word: string) => string): unknown {
  try {
    return lenientJson(text, noNumber);
  } catch {
    return undefined;
  }
}

/** Strings are matched too, so that the words in them stay. */
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;

/**
 * Each JSON object in a text, between whatever other words, as `read` reads it. `read` gets a text from an opening brace
 * to the one that closes it, and returns undefined if that is not JSON: then the objects within it are tried. Objects
 * within an object are part of it.
 */
export function jsonObjectsIn<T>(text: string, read: (candidate: string) => T | undefined): T[] {
  const objects: T[] = [];
  let effort = MAX_EFFORT;
  for (let start = text.indexOf('{'); start !== -1 && effort > 0; ) {
    const end = closingBrace(text, start);
    effort -= end - start;
    const object = text[end] === '}' ? read(text.slice(start, end + 1)) : undefined;
    if (object !== undefined) objects.push(object);
    start = text.indexOf('{', object === undefined ? start + 1 : end + 1);
  }
  return effort > 0 ? objects : [];
}

/** Characters that are looked at in all: a text of nothing but opening braces would be read once for each of them. */
const MAX_EFFORT = 20_000_000;

/** Where the brace at `start` is closed. Without such a brace, another character or the end of the text. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
      // A string of JSON has no line break.
      else if (character === '\n') return at;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** JSON with sorted keys: equal values give equal texts. Objects within objects stay as they are beyond 100 levels. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return JSON.stringify(sorted(value, 0)) ?? '';
}

const DEEPEST = 100;

function sorted(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key], depth + 1)]));
}
