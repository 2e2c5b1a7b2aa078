import { isPair, isScalar, visit } from 'yaml';
import type { Problem } from '../model/errors.ts';
import { suggestion } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import type { Path } from '../model/values/map-leaves.ts';
import { Cursor } from './yaml/cursor.ts';
import { parseYamlText, positionsIn } from './yaml/yaml-text.ts';

/** AgentV's configuration in TypeScript. It is read and never run: a pull request could run anything by it. */
export const PROGRAM_CONFIG = 'agentv.config.ts';

/** The keys of AgentV's configuration that have an effect, and where `.agentv/config.yaml` has them. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  execution: {
    workers: 'eval_action.workers',
    maxRetries: 'eval_action.max_retries',
    agentTimeoutMs: 'eval_action.test_timeout_seconds',
    verbose: 'execution.verbose',
    keepWorkspaces: 'execution.keep_workspaces',
    traceFile: 'execution.trace_file',
    otelFile: 'execution.otel_file',
  },
  output: { dir: 'eval_action.output_directory' },
  limits: { maxCostUsd: 'gate.budget' },
};

/**
 * The settings of an `agentv.config.ts` of literals, as `.agentv/config.yaml` would have them and with their locations in the
 * program; undefined if it computes them.
 */
export function readProgramConfig(file: string, source: string) {
  const literal = readObjectLiteral(source.replace(/^\uFEFF/, ''));
  if (literal === undefined) return undefined;

  const { valueAt, keyAt } = literal;
  const problems: Problem[] = [];
  const written = new Cursor({ file, valueAt, keyAt }, literal.value, { problems });
  const value: Record<string, Record<string, unknown>> = {};
  const origins = new Map<string, Path>();
  for (const [block, keys] of Object.entries(KEYS)) {
    for (const [key, place] of Object.entries(keys)) {
      const [toBlock = '', to = ''] = place.split('.');
      const setting = written.field(block)?.field(key)?.value;
      if (setting === undefined) continue;
      value[toBlock] = { ...value[toBlock], [to]: key.endsWith('Ms') ? Number(setting) / 1000 : setting };
      origins.set(place, [block, key]);
      if (!origins.has(toBlock)) origins.set(toBlock, [block, key]);
    }
  }
  const origin = (path: Path): Path => origins.get(path.slice(0, 2).join('.')) ?? [];
  const places = { valueAt: (path: Path) => valueAt(origin(path)), keyAt: (path: Path) => keyAt(origin(path)) };
  reportUnread(written);
  return { root: new Cursor({ file, ...places }, value), problems };
}

function reportUnread(root: Cursor): void {
  for (const block of root.keys()) {
    const mapping = root.key(block);
    const known = Object.keys((Object.hasOwn(KEYS, block) && KEYS[block]) || {});
    if (mapping === undefined || known.length === 0 || !mapping.isMap) {
      addUnread(root, block, Object.keys(KEYS), block === 'limits');
      continue;
    }
    for (const key of mapping.keys().filter((each) => !known.includes(each))) {
      addUnread(mapping, key, known, block === 'limits' && key !== 'maxDurationMs');
    }
  }
}

/** A limit is never ignored, whatever its key was meant to be. */
function addUnread(mapping: Cursor, key: string, known: readonly string[], isLimit: boolean): void {
  const message = `"${cutEnd(key, 60)}" is not a setting that is read of ${PROGRAM_CONFIG}`;
  const hint = suggestion(key, known, 'settings');
  if (isLimit) mapping.addError('UNKNOWN_FIELD', message, { location: mapping.key(key)?.keyLocation, hint });
  else mapping.addUnknownKey(key, message, { known, what: 'settings' });
}

const LIMITS = /\blimits\b|\bmaxCostUsd\b/;

/**
 * The problem of a program whose settings cannot be read: an error if one of them is the spending limit and the run
 * has no other.
 */
export function computedProgram(file: string, text: string, { hasBudget }: { readonly hasBudget: boolean }): Problem {
  const limits = hasBudget ? -1 : asYaml(text).search(LIMITS);
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

/** Imports, and the object of `export default`, alone or within `defineConfig(…)`. */
const PROGRAM =
  /^((?:\s|import\s[^;'"]*["'][^'"\n]+["'];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?)(\{.*\})\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?\s*$/s;

/**
 * Reads the object literal of a program that consists of literals, without running anything: as a mapping of YAML, which
 * it is but for comments and quotes. Undefined if it has anything else: names of variables, calls, templates with expressions.
 */
function readObjectLiteral(text: string) {
  const [, before = '', literal] = PROGRAM.exec(asYaml(text)) ?? [];
  const read = literal === undefined ? undefined : parseYamlText(before.replaceAll(/[^\n]/g, ' ') + literal);
  if (read?.kind !== 'parsed' || read.document === undefined) return undefined;
  let isComputed = false;
  visit(read.document, {
    Node: (key, node) => {
      // What is a word in YAML is a name in a program.
      const isName = key !== 'key' && isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
      isComputed ||= isName || node.tag !== undefined;
    },
    Pair: (_, pair) => {
      isComputed ||= isPair(pair) && pair.value === null;
    },
  });
  return isComputed ? undefined : read;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|\t/gs;

/** A program with the quotes of YAML, in the same length; comments are blank. */
const asYaml = (text: string): string =>
  text.replaceAll(TOKEN, (token) => {
    if (/^[/\t]/.test(token)) return token.replaceAll(/[^\n]/g, ' ');
    const isSame = token.startsWith('"') || (token.startsWith("'") && !token.includes('\\'));
    // No text of YAML begins with this sign.
    return isSame ? token : /"|\$\{|\n/.test(token) ? `\`${token.slice(1)}` : `"${token.slice(1, -1)}"`;
  });
