import { basename, dirname } from 'node:path';
import { isMarkedAsPromptfoo } from './foreign-format.ts';
import { openYaml } from './yaml/source.ts';

/** The kind of a file, without parsing it fully. */
const fileKinds = ['suite', 'targets', 'config', 'cases', 'unknown'] as const;
type FileKind = (typeof fileKinds)[number];

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
  if (opened.kind === 'invalid') {
    // It is meant as a suite unless it looks like targets, so its errors are reported.
    return !SUITE_LINE.test(text) && TARGETS_LINE.test(text) && /\bprovider\b/.test(text) ? 'targets' : 'suite';
  }
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
  const mayHoldTests =
    isSaid || (!AT_MARGIN.test(text) && TESTS_ANYWHERE.test(text) && openYaml(path, text).kind !== 'invalid');
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
/** All keys of such a file are at the left margin. Parsing large data in vain would take seconds. */
const AT_MARGIN = /^\ufeff?(?:(?:[ \t]*(?:#[^\r\n]*)?|---[ \t]*)\r?\n)*(?:[\w"']|-[ \t\r\n])/;
const TARGETS_LINE = /^(?:\{[ \t]*)?["']?targets["']?[ \t]*(?::|$)/m;
