import { basename, dirname } from 'node:path';
import { openYaml } from '../../model/suite/source.ts';

/** The kind of a file, without parsing it fully. */
const fileKinds = ['suite', 'targets', 'config', 'cases', 'unknown'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Determines the kind of a file by its own declaration, else by its path, else by its content. */
export function fileKind(path: string, text: string): FileKind {
  if (!/\.ya?ml$/i.test(path)) return 'suite';
  return declaredKind(text) ?? kindByName(path) ?? kindByShape(path, text);
}

/** Whether a YAML file of any name contains the tests of a suite. */
export const holdsTests = (path: string, text: string): boolean =>
  /^(?:tests|eval_cases|evalcases|cases)\s*:/m.test(text) && fileKind(path, text) === 'suite';

const SCHEMA = /^\s*["']?\$schema["']?\s*:\s*["']?agentv-(eval|targets|config)\b/m;
const DECLARED: Readonly<Record<string, FileKind>> = { eval: 'suite', targets: 'targets', config: 'config' };

function declaredKind(text: string): FileKind | undefined {
  if (!text.includes('$schema')) return undefined;
  const [, name = ''] = SCHEMA.exec(text) ?? [];
  return DECLARED[name];
}

function kindByName(path: string): FileKind | undefined {
  const name = basename(path).toLowerCase();
  if (/(?:^|\.)eval\.ya?ml$/.test(name)) return 'suite';
  if (basename(dirname(path)) !== '.agentv') return undefined;
  if (/^targets\.ya?ml$/.test(name)) return 'targets';
  return /^config\.ya?ml$/.test(name) ? 'config' : undefined;
}

const TESTS = ['tests', 'eval_cases', 'evalcases', 'cases'];

function kindByShape(path: string, text: string): FileKind {
  const opened = openYaml(path, text);
  // A file with this much similarity is meant as a suite, so its errors are reported.
  if (opened.kind === 'invalid') return 'suite';
  const { root } = opened;
  if (root.isList) return 'cases';
  if (TESTS.some((name) => root.key(name) !== undefined)) return 'suite';
  return root.field('targets')?.isList ? 'targets' : 'unknown';
}
