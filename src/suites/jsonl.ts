import type { Problem } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Suite } from '../model/suite/suite.ts';
import { checkFields, type Fields } from './block.ts';
import { GRADER_LISTS, namesOf } from './old-names.ts';
import { firstFile } from './references/file-paths.ts';
import { readSettled } from './references/references.ts';
import { shownPath } from './references/shown-path.ts';
import { refuseRepeatedIds, suiteOf } from './suite.ts';
import { orReported, readText, type SuiteFile, type SuiteReading } from './suite-file.ts';
import { BEGINNING, Cursor } from './yaml/cursor.ts';

const ignored = (names: readonly string[], why: string) => Object.fromEntries(names.map((name) => [name, why]));

export const SIDECAR_FIELDS: Fields = {
  of: 'the settings file of a JSONL suite',
  read: ['$schema', 'name', 'suite', 'dataset', 'description', 'execution', 'evaluator'],
  withoutEffect: {
    ...ignored(namesOf('suite', 'tests'), 'the lines of the JSONL file are the tests'),
    ...ignored(GRADER_LISTS.execution, 'put the graders under "execution"'),
    ...ignored(['target'], 'put it under "execution"'),
    ...ignored(
      ['input', 'input_files', 'workspace', 'metadata', 'governance', 'preprocessors', 'category'],
      'AgentV does not read it for a JSONL suite',
    ),
    ...ignored(['version', 'author', 'license', 'tags', 'requires'], 'AgentV does not read it for a JSONL suite'),
  },
  elsewhere: { targets: 'Put it under "execution".', threshold: 'Put it under "execution".' },
};

/** Keys of a test in a YAML suite that a line of a JSONL suite cannot have. */
const NOT_IN_A_LINE = [
  'vars',
  'workspace',
  'metadata',
  'turns',
  'mode',
  'aggregation',
  'on_turn_failure',
  'window_size',
  'depends_on',
  'on_dependency_failure',
  'category',
];
const NOT_IN_ITS_EXECUTION = ['threshold', 'targets'];

/** A suite with one test per line, and its settings file, if there is one. */
export async function readJsonlSuite(
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Suite | undefined> {
  const text = await readText(at.path, reading, problems);
  const lines = text === undefined ? undefined : reading.texts.jsonLines(at.file, text, problems);
  const sidecar = await readSidecar(at, reading, problems);
  if (lines === undefined) return undefined;
  const location = { file: at.file, line: 1, column: 1 };
  if (lines.length === 0) {
    const message = 'The file is empty: there is nothing to run';
    const expected = 'a JSON object on each line: one test';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location, expected });
  }
  refuseRepeatedIds(lines, problems);
  if (sidecar !== undefined) checkFields(sidecar, SIDECAR_FIELDS);
  const unread = sidecar?.keys().filter((key) => !SIDECAR_FIELDS.read.includes(key)) ?? [];
  const settings = sidecar?.without(unread) ?? new Cursor({ file: at.file, ...BEGINNING }, {});
  const entries = lines.map((line) => testOfLine(line, settings));
  const suite = await readSettled(
    (reported) => suiteOf(settings.reportingTo(reported), entries, at, reading),
    reading.references,
    problems,
  );
  return { ...suite, location };
}

/**
 * The JSONL file of a YAML file without tests: naming one of them means the other. The first documents give such files
 * the names of suites, so a search finds them.
 */
export async function datasetOf(
  root: Cursor,
  path: string,
  reading: { readonly files: Pick<Files, 'state'> },
  problems: Problem[],
): Promise<string | undefined> {
  if (!root.isMap || namesOf('suite', 'tests').some((name) => root.key(name) !== undefined)) return undefined;
  const bases = [/\.ya?ml$/i, /\.eval\.ya?ml$/i].flatMap((ending) =>
    ending.test(path) ? path.replace(ending, '') : [],
  );
  for (const base of bases) {
    const dataset = `${base}.jsonl`;
    const state = await orReported(() => reading.files.state(dataset), problems, root.location);
    if (state === 'file' && (await sidecarOf(dataset, reading, problems)) === path) return dataset;
  }
  return undefined;
}

export const sidecarOf = (
  dataset: string,
  { files }: { readonly files: Pick<Files, 'state'> },
  problems: Problem[],
): Promise<string | undefined> => orReported(() => firstFile(sidecarPaths(dataset), files), problems);

export function sidecarPaths(dataset: string): string[] {
  const base = dataset.replace(/\.jsonl$/i, '');
  return ['.yaml', '.eval.yaml', '.yml', '.eval.yml'].map((ending) => `${base}${ending}`);
}

async function readSidecar(
  { path, file }: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Cursor | undefined> {
  const sidecar = await sidecarOf(path, reading, problems);
  if (sidecar === undefined) return undefined;
  const shown = shownPath(sidecar, reading.cwd);
  const location = { file: shown, line: 1, column: 1 };
  const complaint = await orReported(() => reading.bounds.whyNotRead(sidecar, shown), problems, location);
  if (complaint !== undefined) problems.push({ ...complaint, severity: 'error', location });
  if (problems.some((problem) => problem.location === location)) return undefined;
  const text = await readText(sidecar, reading, problems, location);
  const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
  if (root === undefined || root.isMap || root.value === null) return root?.isMap ? root : undefined;
  const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
  const { found } = root;
  return root.addError('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found, hint });
}

/**
 * The keys of a line that have an effect, as in a test of a YAML suite; the others are reported. The execution block of a
 * line replaces that of the settings file. Its graders come after those of the test.
 */
export function testOfLine(line: Cursor, settings: Cursor | undefined): Cursor {
  const execution = line.field('execution');
  const hint = 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.';
  const warn = (field: Cursor | undefined, name: string) =>
    field?.addNote('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, hint);
  for (const name of NOT_IN_A_LINE) warn(line.field(name), name);
  for (const name of NOT_IN_ITS_EXECUTION) warn(execution?.field(name), `execution.${name}`);
  const test = line.without(NOT_IN_A_LINE);
  if (!execution?.isMap) return test;

  const listIn = (mapping: Cursor | undefined) =>
    GRADER_LISTS.execution.flatMap((name) => mapping?.field(name) ?? [])[0];
  const ownGraders = test.field('assertions') ?? test.field('assert');
  const others = listIn(execution);
  const areBoth = ownGraders?.isList === true && others?.isList === true;
  const rest = execution.without([...NOT_IN_ITS_EXECUTION, ...(areBoth ? GRADER_LISTS.execution : [])]);
  const block = { ...(rest.value as object), ...(listIn(settings?.field('execution')) && { skip_defaults: true }) };
  const all = areBoth ? [...(ownGraders.value as unknown[]), ...(others.value as unknown[])] : undefined;
  const merged = all === undefined ? test : test.with(ownGraders?.name ?? '', all);
  return Object.keys(block).length === 0 ? merged.without(['execution']) : merged.with('execution', block);
}
