import { parseJsonText } from './json-text.ts';
import { positionsIn } from './positions.ts';
import type { YamlText } from './yaml-text.ts';

/** Blanks, comments, brackets, texts without expressions, numbers, names. */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([{}[\]:,])|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`)|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_$][\w$]*)/y;

interface Literal {
  /** Values with the positions in the whole text. */
  readonly read: Extract<YamlText, { kind: 'parsed' }>;
  /** The offset behind the literal. */
  readonly end: number;
}

/**
 * Reads an object literal of JavaScript that consists of literals, without running anything. Undefined if it has
 * anything else: names of variables, calls, templates with expressions.
 */
export function readObjectLiteral(text: string, from: number): Literal | undefined {
  const tokens = tokensOf(text, from);
  if (tokens === undefined) return undefined;
  const starts: { readonly json: number; readonly at: number }[] = [];
  let json = '';
  for (const [index, { source, at }] of tokens.entries()) {
    const next = tokens[index + 1]?.source;
    // JSON has no comma before a closing bracket.
    if (source === ',' && (next === '}' || next === ']')) continue;
    const written = jsonOf(source, next === ':');
    if (written === undefined) return undefined;
    starts.push({ json: json.length, at });
    json += written;
  }
  const read = parseJsonText(json);
  if (read.kind !== 'parsed') return undefined;
  const positionOf = positionsIn(text);
  // The JSON is one line, so a column is an offset.
  const original = (column: number) => positionOf(starts.findLast((start) => start.json <= column - 1)?.at ?? from);
  const { value, valueAt, keyAt } = read;
  const positions = {
    valueAt: (path: Parameters<typeof valueAt>[0]) => original(valueAt(path).column),
    keyAt: (path: Parameters<typeof keyAt>[0]) => original(keyAt(path).column),
  };
  return { read: { kind: 'parsed', value, ...positions }, end: (tokens.at(-1)?.at ?? from) + 1 };
}

interface Token {
  readonly source: string;
  readonly at: number;
}

/** The tokens of one object, up to its closing bracket. */
function tokensOf(text: string, from: number): Token[] | undefined {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  let depth = 0;
  for (let at = from; at < text.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return undefined;
    const source = found.slice(1).find((part) => part !== undefined);
    if (source === undefined) continue;
    tokens.push({ source, at });
    if (source === '{' || source === '[') depth += 1;
    if (source === '}' || source === ']') depth -= 1;
    if (depth === 0) return tokens;
  }
  return undefined;
}

function jsonOf(source: string, isKey: boolean): string | undefined {
  const [first = ''] = source;
  if ('"\'`'.includes(first)) return textOf(source.slice(1, -1));
  if (/[A-Za-z_$]/.test(first)) {
    return isKey ? JSON.stringify(source) : ['true', 'false', 'null'].includes(source) ? source : undefined;
  }
  return source;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Rare escapes, such as `\u{…}`, are not read. */
function textOf(body: string): string | undefined {
  if (/\\[^ntr'"`\\/$]/.test(body)) return undefined;
  return JSON.stringify(body.replaceAll(/\\(.)/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped));
}
