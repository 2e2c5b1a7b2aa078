import type { Problem } from '../model/errors.ts';
import { Cursor, Source } from '../model/suite/source.ts';
import { suggestion } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import { parseJsonText } from '../shared/yaml/json-text.ts';
import { positionsIn } from '../shared/yaml/positions.ts';
import type { Path, YamlText } from '../shared/yaml/yaml-text.ts';

/** AgentV's configuration in TypeScript. It is read and never run: a pull request could run anything by it. */
export const PROGRAM_CONFIG = 'agentv.config.ts';

/** Imports and comments, then the object of `export default`, alone or within `defineConfig(…)`. */
const BEFORE =
  /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;'"]*['"][^'"\n]+['"];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?(?=\{)/;
const BEHIND = /^\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/;

type Move = readonly [from: readonly string[], to: readonly string[], value?: (given: unknown) => unknown];

/** The keys of AgentV's configuration, and where `.agentv/config.yaml` has them. */
const MOVES: readonly Move[] = [
  [
    ['execution', 'workers'],
    ['eval_action', 'workers'],
  ],
  [
    ['execution', 'maxRetries'],
    ['eval_action', 'max_retries'],
  ],
  [['execution', 'agentTimeoutMs'], ['eval_action', 'test_timeout_seconds'], (ms) => Number(ms) / 1000],
  [
    ['execution', 'verbose'],
    ['execution', 'verbose'],
  ],
  [
    ['execution', 'keepWorkspaces'],
    ['execution', 'keep_workspaces'],
  ],
  [
    ['execution', 'traceFile'],
    ['execution', 'trace_file'],
  ],
  [
    ['execution', 'otelFile'],
    ['execution', 'otel_file'],
  ],
  [
    ['output', 'dir'],
    ['eval_action', 'output_directory'],
  ],
  [
    ['limits', 'maxCostUsd'],
    ['gate', 'budget'],
  ],
];

interface ProgramConfig {
  /** The settings as `.agentv/config.yaml` would have them, with their locations in the program. */
  readonly root: Cursor;
  readonly problems: readonly Problem[];
}

/** The settings of an `agentv.config.ts` of literals; undefined if it computes them. */
export function readProgramConfig(file: string, given: string): ProgramConfig | undefined {
  const text = given.replace(/^\uFEFF/, '');
  const [before] = BEFORE.exec(text) ?? [];
  const literal = before === undefined ? undefined : readObjectLiteral(text, before.length);
  if (literal === undefined || !BEHIND.test(text.slice(literal.end))) return undefined;
  const written = new Cursor(new Source(file, literal.read), literal.read.value);
  const moved = MOVES.flatMap(([from, to, change = (value: unknown) => value]) => {
    const found = from.reduce<Cursor | undefined>((at, key) => at?.field(key), written);
    return found === undefined ? [] : [{ from, to, value: change(found.value) }];
  });
  const value: Record<string, Record<string, unknown>> = {};
  for (const { to, value: own } of moved) {
    const [block = '', key = ''] = to;
    value[block] = { ...value[block], [key]: own };
  }
  const origin = (path: Path): Path =>
    (path.length > 0 && moved.find(({ to }) => to.every((step, at) => path[at] === step || path.length <= at))?.from) ||
    [];
  const positions = {
    valueAt: (path: Path) => literal.read.valueAt(origin(path)),
    keyAt: (path: Path) => literal.read.keyAt(origin(path)),
  };
  return { root: new Cursor(new Source(file, positions), value), problems: unread(written) };
}

const LIMITS = /\blimits\b|\bmaxCostUsd\b/;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*/g;

/**
 * The problem of a program whose settings cannot be read: an error if one of them is the spending limit and the run
 * has no other.
 */
export function computedProgram(file: string, text: string, { hasBudget }: { readonly hasBudget: boolean }): Problem {
  const limits = hasBudget ? -1 : text.replace(COMMENT, (comment) => ' '.repeat(comment.length)).search(LIMITS);
  const literal = `Write "export default defineConfig({ \u2026 })" with literal values in ${PROGRAM_CONFIG}`;
  if (limits === -1) {
    return {
      code: 'UNUSED',
      severity: 'warning',
      message: 'This configuration is a program that computes its settings, and is not run',
      location: { file, line: 1, column: 1 },
      hint: `${literal}, or use .agentv/config.yaml.`,
    };
  }
  return {
    code: 'NOT_SUPPORTED_YET',
    severity: 'error',
    message:
      'The spending limit cannot be read: this configuration is a program that computes its settings, and is not run',
    location: { file, ...positionsIn(text)(limits) },
    hint: `${literal}, or set "gate: { budget_usd: 5 }" in .agentv/config.yaml.`,
  };
}

/** The keys of AgentV, also those that are not read here. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['execution', MOVES.flatMap(([[block, key = '']]) => (block === 'execution' ? [key] : []))],
  ['output', ['dir', 'format']],
  ['limits', ['maxCostUsd', 'maxDurationMs']],
  ['cache', []],
  ['hooks', []],
]);

/** Results are always JSON Lines, so that format needs no setting. */
const isUnderstood = (path: readonly string[], { value }: Cursor): boolean =>
  MOVES.some(([from]) => from.join() === path.join()) || (path.join() === 'output,format' && value === 'jsonl');

function unread(root: Cursor): Problem[] {
  return root.keys().flatMap((block) => {
    const at = root.key(block);
    const keys = KEYS.get(block);
    if (at === undefined) return [];
    if (keys === undefined) return [unknownIn(root, block, { path: block, known: [...KEYS.keys()] })];
    if (block === 'limits' && !at.isMap) return [at.wrongType(block, 'a mapping, such as limits: { maxCostUsd: 5 }')];
    if (keys.length === 0 || !at.isMap) return [withoutEffect(block, at)];
    return at.keys().flatMap((key) => {
      const field = at.key(key);
      const path = `${block}.${key}`;
      if (!keys.includes(key)) return [unknownIn(at, key, { path, known: keys })];
      return field === undefined || isUnderstood([block, key], field) ? [] : [withoutEffect(path, field)];
    });
  });
}

const withoutEffect = (path: string, field: Cursor): Problem =>
  field.warning('UNUSED', `"${path}" of ${PROGRAM_CONFIG} has no effect`, {
    location: field.keyLocation,
    hint: 'Settings that are read: https://github.com/agentv/eval-action/blob/v1/docs/differences-from-agentv.md',
  });

/** A limit is never ignored, whatever its key was meant to be. */
function unknownIn(mapping: Cursor, key: string, { path, known }: { path: string; known: readonly string[] }): Problem {
  const message = `"${cutEnd(path, 60)}" is not a setting of ${PROGRAM_CONFIG}`;
  if (!path.startsWith('limits.')) return mapping.unknownKey(key, message, { known, what: 'settings' });
  const location = mapping.key(key)?.keyLocation ?? mapping.location;
  return mapping.error('UNKNOWN_FIELD', message, { location, hint: suggestion(key, known, 'settings') });
}

/** Blanks, comments, brackets, texts without expressions, numbers, names. */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([{}[\]:,])|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`)|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_$][\w$]*)/y;

interface Literal {
  readonly read: Extract<YamlText, { kind: 'parsed' }>;
  readonly end: number;
}

/**
 * Reads an object literal of JavaScript that consists of literals, without running anything. Undefined if it has
 * anything else: names of variables, calls, templates with expressions.
 */
function readObjectLiteral(text: string, from: number): Literal | undefined {
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
