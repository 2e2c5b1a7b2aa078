import { basename } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { Files } from '../model/ports.ts';
import { type Cursor, openYaml } from '../model/source.ts';
import type { SuiteText } from '../suites/convert/suite.ts';
import { datasetOf } from '../suites/formats/jsonl.ts';
import { TEST_LISTS } from '../suites/formats/yaml.ts';
import { fileKind } from './file-kind.ts';

/** What a file is to the converter; `unknown` is none of its business. */
export type ConvertibleKind = SuiteText | 'targets' | 'jsonl' | 'agent-skills' | 'unknown';

/**
 * The kind of a file. One that nobody named himself must look like what it is taken for: other tools have files with
 * `tests` and `cases`, too.
 */
export async function convertibleKind(
  path: string,
  text: string,
  isNamed: boolean,
  files: Pick<Files, 'state'>,
): Promise<ConvertibleKind> {
  if (/\.jsonl$/i.test(path)) return 'jsonl';
  if (/\.json$/i.test(path)) return 'agent-skills';
  if (!/\.ya?ml$/i.test(path)) return 'unknown';
  const opened = openYaml(path, text);
  const kind = fileKind(path, text);
  if (kind === 'config') return 'unknown';
  if (opened.kind === 'invalid')
    return kind === 'targets' ? 'targets' : isNamed || isNamedLikeSuite(path) ? 'suite' : 'unknown';
  const { root } = opened;
  if (kind === 'targets') return isNamed || looksLikeTargets(root) ? 'targets' : 'unknown';
  const shape = await suiteText(path, root, files);
  if (shape !== undefined && (isNamed || isNamedLikeSuite(path) || looksLikeTests(root))) return shape;
  return shape === 'sidecar' ? shape : 'unknown';
}

const isNamedLikeSuite = (path: string): boolean => /(?:^|\.)eval\.ya?ml$/i.test(basename(path));

async function suiteText(path: string, root: Cursor, files: Pick<Files, 'state'>): Promise<SuiteText | undefined> {
  if (root.isList) return 'cases';
  if (!root.isMap) return undefined;
  if (TEST_LISTS.some((name) => root.key(name) !== undefined)) return 'suite';
  const problems: Problem[] = [];
  if ((await datasetOf(root, path, { files }, problems)) !== undefined) return 'sidecar';
  if (INPUTS.some((name) => root.key(name) !== undefined)) return 'case';
  return root.field('assertions')?.isList ? 'template' : undefined;
}

const INPUTS = ['input', 'input_messages'];
/** One of these stands in any test beside its id. */
const OF_A_TEST = [...INPUTS, 'criteria', 'expected_outcome', 'outcome', 'expected_output', 'expected_messages'];

function looksLikeTests(root: Cursor): boolean {
  const list = root.isList ? root : TEST_LISTS.flatMap((name) => root.field(name) ?? [])[0];
  const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
  return first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
}

function looksLikeTargets(root: Cursor): boolean {
  const [first] = root.field('targets')?.items() ?? [];
  const keys = ['provider', 'use_target', 'settings'];
  return first?.key('name') !== undefined && keys.some((key) => first.key(key) !== undefined);
}
