import { basename, dirname } from 'node:path';
import type { Problem } from '../model/errors.ts';
import { type Cursor, openYaml } from './yaml/cursor.ts';

/** The kind of a file, without parsing it fully. */
type FileKind = 'suite' | 'targets' | 'config' | 'cases' | 'unknown';

/** Determines the kind of a file by its own declaration, else by its path, else by its content. */
export function fileKind(path: string, text: string): FileKind {
  if (!/\.ya?ml$/i.test(path)) return 'suite';
  const declared = declaredKind(text);
  if (declared !== undefined) return declared;
  const name = basename(path).toLowerCase();
  if (/(?:^|\.)eval\.ya?ml$/.test(name)) return 'suite';
  if (basename(dirname(path)) === '.agentv' && /^(?:targets|config)\.ya?ml$/.test(name)) {
    return name.startsWith('targets') ? 'targets' : 'config';
  }

  const opened = openYaml(path, text);
  // It is meant as a suite unless it looks like targets, so its errors are reported.
  if (opened.kind === 'invalid') return !SUITE_LINE.test(text) && TARGETS_LINE.test(text) ? 'targets' : 'suite';
  const { root } = opened;
  if (root.isList) return 'cases';
  const isPromptfoo =
    root.key('prompts') !== undefined && PROMPTFOO_PROVIDERS.some((key) => root.key(key) !== undefined);
  if (isPromptfoo || isMarkedAsPromptfoo(root)) return 'unknown';
  if (TESTS.some((key) => root.key(key) !== undefined)) return 'suite';
  return root.field('targets')?.isList ? 'targets' : 'unknown';
}

/** Whether a YAML file of any name contains the tests of a suite, or was meant to, if it cannot be parsed. */
export function holdsTests(path: string, text: string): boolean {
  const isSaid = declaredKind(text) === 'suite' || SUITE_LINE.test(text);
  const mayHoldTests = isSaid || (TESTS_ANYWHERE.test(text) && openYaml(path, text).kind === 'opened');
  return mayHoldTests && fileKind(path, text) === 'suite';
}

const SCHEMA = /^\s*["']?\$schema["']?\s*:\s*["']?agentv-(eval|targets|config)\b/m;
const DECLARED: Readonly<Record<string, FileKind>> = { eval: 'suite', targets: 'targets', config: 'config' };

function declaredKind(text: string): FileKind | undefined {
  if (!text.includes('$schema')) return undefined;
  const [, name = ''] = SCHEMA.exec(text) ?? [];
  return DECLARED[name];
}

/** promptfoo has its tests next to `prompts` and one of these keys. No suite has `prompts`. */
const PROMPTFOO_PROVIDERS = ['providers', 'targets'];

const TESTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const ANY_OF_TESTS = `["']?(?:${TESTS.join('|')})["']?[ \\t]*`;
const TESTS_ANYWHERE = new RegExp(`${ANY_OF_TESTS}:`);
/** Keys at the left margin, for files that cannot be parsed. The colon may be what is missing. */
const SUITE_LINE = new RegExp(`^(?:\\{[ \\t]*)?${ANY_OF_TESTS}(?::|$)`, 'm');
const TARGETS_LINE = /^(?:\{[ \t]*)?["']?targets["']?[ \t]*(?::|$)/m;

/** Keys of promptfoo alone, which writes them in camel case. */
const ONLY_PROMPTFOO = ['redteam', 'defaultTest', 'evaluateOptions'];
/** Keys that AgentV 5 and promptfoo have at the top of a file, and no suite of AgentV 4 or earlier. */
const SHARED = ['providers', 'prompts'];
/** Keys that AgentV 5 has, and promptfoo does not have. */
const AGENTV_5 = ['default_test', 'evaluate_options', 'name'];

/** The tool that reads a file which looks like a suite: taking its keys for ours would change what it means. */
export function toolOfForeignFile(root: Cursor): 'promptfoo' | 'agentv' | undefined {
  const format = foreignFormatOf(root);
  return format === 'providers' ? undefined : format;
}

function foreignFormatOf(root: Cursor): 'promptfoo' | 'agentv' | 'providers' | undefined {
  if (!root.isMap) return undefined;
  const has = (name: string) => root.key(name) !== undefined;
  const tests = root.key('tests')?.items() ?? [];
  // Tests of suites have ids and an input.
  const hasVars = (test: Cursor) => test.key('vars') !== undefined && !test.key('id') && !test.key('input');
  if (isMarkedAsPromptfoo(root) || (has('targets') && tests.some(hasVars))) return 'promptfoo';
  if (![...SHARED, ...ONLY_PROMPTFOO].some(has)) return undefined;
  if (!has('tests') && !has('prompts')) return 'providers';
  const isAgentv =
    AGENTV_5.some(has) ||
    /(?:^|[/\\.])eval\.ya?ml$/i.test(root.location.file) ||
    // Both have "assert": in a file without other marks it is more likely promptfoo's.
    tests.some((test) => test.key('id') !== undefined && test.key('assert') === undefined);
  return isAgentv ? 'agentv' : 'promptfoo';
}

const FOREIGN = {
  providers: {
    message: 'This is a providers.yaml of AgentV 5, which is not read',
    hint: 'Write each provider as a target: https://github.com/agentv/eval-action/blob/v1/docs/targets.md',
  },
  agentv: {
    message: 'This is a suite of AgentV 5, which only AgentV 5 runs',
    hint: 'AgentV 5 runs it: eval-action run with the path of this file alone.',
  },
  promptfoo: {
    message: 'This is a configuration of promptfoo, not a suite',
    hint: 'promptfoo runs it: eval-action run with the path of this file alone.',
  },
};

/** One error for a file of another format that looks like a suite. Undefined for all others. */
export function foreignFormat(root: Cursor): Problem | undefined {
  const format = foreignFormatOf(root);
  if (format === undefined) return undefined;
  const key = [...SHARED, ...ONLY_PROMPTFOO].flatMap((name) => root.key(name) ?? [])[0];
  const { message, hint } = FOREIGN[format];
  return root.error('NOT_SUPPORTED_YET', message, { location: key?.keyLocation ?? root.location, hint });
}

/** A promptfoo configuration by a mark that no file of AgentV has. */
const isMarkedAsPromptfoo = (root: Cursor): boolean =>
  /\bpromptfoo\b/.test(root.schema ?? '') || ONLY_PROMPTFOO.some((name) => root.key(name) !== undefined);
