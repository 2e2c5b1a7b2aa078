import type { Problem } from '../model/errors.ts';
import { suggestion } from '../model/text/did-you-mean.ts';
import { cutEnd } from '../model/text/text.ts';
import { parseJsonText } from './yaml/json-text.ts';
import { positionsIn } from './yaml/positions.ts';
import { Cursor } from './yaml/source.ts';
import type { Path } from './yaml/yaml-text.ts';

/** AgentV's configuration in TypeScript. It is read and never run: a pull request could run anything by it. */
export const PROGRAM_CONFIG = 'agentv.config.ts';

/** Imports and comments, then the object of `export default`, alone or within `defineConfig(…)`. */
const BEFORE =
  /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;'"]*['"][^'"\n]+['"];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?(?=\{)/;
const BEHIND = /^\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/;

/** The keys of AgentV's configuration, and where `.agentv/config.yaml` has them. */
const MOVES: Readonly<Record<string, string>> = {
  'execution.workers': 'eval_action.workers',
  'execution.maxRetries': 'eval_action.max_retries',
  'execution.agentTimeoutMs': 'eval_action.test_timeout_seconds',
  'execution.verbose': 'execution.verbose',
  'execution.keepWorkspaces': 'execution.keep_workspaces',
  'execution.traceFile': 'execution.trace_file',
  'execution.otelFile': 'execution.otel_file',
  'output.dir': 'eval_action.output_directory',
  'limits.maxCostUsd': 'gate.budget',
};

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

  const { valueAt, keyAt } = literal;
  const problems: Problem[] = [];
  const written = new Cursor({ file, valueAt, keyAt }, literal.value, { problems });
  const value: Record<string, Record<string, unknown>> = {};
  const origins = new Map<string, Path>();
  for (const [from, to] of Object.entries(MOVES)) {
    const [block = '', key = ''] = from.split('.');
    const [newBlock = '', newKey = ''] = to.split('.');
    const found = written.field(block)?.field(key)?.value;
    if (found === undefined) continue;
    value[newBlock] = { ...value[newBlock], [newKey]: key.endsWith('Ms') ? Number(found) / 1000 : found };
    origins.set(to, [block, key]);
    if (!origins.has(newBlock)) origins.set(newBlock, [block, key]);
  }
  const origin = (path: Path): Path => origins.get(path.slice(0, 2).join('.')) ?? [];
  const root = new Cursor(
    { file, valueAt: (path) => valueAt(origin(path)), keyAt: (path) => keyAt(origin(path)) },
    value,
  );
  reportUnread(written);
  return { root, problems };
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
  ['execution', Object.keys(MOVES).flatMap((path) => (path.startsWith('execution.') ? path.slice(10) : []))],
  ['output', ['dir', 'format']],
  ['limits', ['maxCostUsd', 'maxDurationMs']],
  ['cache', []],
  ['hooks', []],
]);

function reportUnread(root: Cursor): void {
  for (const block of root.keys()) {
    const at = root.key(block);
    const keys = KEYS.get(block);
    if (at === undefined) continue;
    if (keys === undefined) reportUnknown(root, block, { path: block, known: [...KEYS.keys()] });
    else if (block === 'limits' && !at.isMap) at.addWrongType('a mapping, such as limits: { maxCostUsd: 5 }');
    else if (keys.length === 0 || !at.isMap) reportIdle(block, at);
    else {
      for (const key of at.keys()) {
        const path = `${block}.${key}`;
        const field = at.key(key);
        // Results are always JSON Lines, so that format needs no setting.
        const isRead = Object.hasOwn(MOVES, path) || (path === 'output.format' && field?.value === 'jsonl');
        if (!keys.includes(key)) reportUnknown(at, key, { path, known: keys });
        else if (field !== undefined && !isRead) reportIdle(path, field);
      }
    }
  }
}

const reportIdle = (path: string, field: Cursor): void =>
  field.addNote(
    'UNUSED',
    `"${path}" of ${PROGRAM_CONFIG} has no effect`,
    'Settings that are read: https://github.com/agentv/eval-action/blob/v1/docs/differences-from-agentv.md',
  );

/** A limit is never ignored, whatever its key was meant to be. */
function reportUnknown(
  mapping: Cursor,
  key: string,
  { path, known }: { readonly path: string; readonly known: readonly string[] },
): void {
  const message = `"${cutEnd(path, 60)}" is not a setting of ${PROGRAM_CONFIG}`;
  if (!path.startsWith('limits.')) {
    mapping.addUnknownKey(key, message, { known, what: 'settings' });
    return;
  }
  const location = mapping.key(key)?.keyLocation ?? mapping.location;
  mapping.addError('UNKNOWN_FIELD', message, { location, hint: suggestion(key, known, 'settings') });
}

/** Blanks, comments, brackets, texts without expressions, numbers, names. */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|([{}[\]:,])|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|`(?:[^`\\$]|\\[^\n])*`)|(-?\d+(?:\.\d+)?(?![\w.]))|([A-Za-z_$][\w$]*)/y;

/**
 * Reads an object literal of JavaScript that consists of literals, without running anything: its value with the
 * positions in the text, and the offset behind it. Undefined if it has anything else: names of variables, calls,
 * templates with expressions.
 */
function readObjectLiteral(text: string, from: number) {
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
  return {
    value: read.value,
    valueAt: (path: Path) => original(read.valueAt(path).column),
    keyAt: (path: Path) => original(read.keyAt(path).column),
    end: (tokens.at(-1)?.at ?? from) + 1,
  };
}

/** The tokens of one object, up to its closing bracket. */
function tokensOf(text: string, from: number) {
  const tokens: { readonly source: string; readonly at: number }[] = [];
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

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function jsonOf(source: string, isKey: boolean): string | undefined {
  if (/^[A-Za-z_$]/.test(source)) {
    return isKey ? JSON.stringify(source) : ['true', 'false', 'null'].includes(source) ? source : undefined;
  }
  if (!/^["'`]/.test(source)) return source;
  const body = source.slice(1, -1);
  // Rare escapes, such as `\u{…}`, are not read.
  if (/\\[^ntr'"`\\/$]/.test(body)) return undefined;
  return JSON.stringify(body.replaceAll(/\\(.)/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped));
}
