import type { Problem } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { BrokenTest, Suite, Test } from '../model/suite/suite.ts';
import { checkFields, type Fields } from './block.ts';
import { readExecution } from './execution.ts';
import { declaredGraders, newIncludes, readEvaluator, readGraders } from './graders/graders.ts';
import { GRADER_LISTS, namesOf } from './old-names.ts';
import { readSettled } from './references/references.ts';
import { shownPath } from './references/shown-path.ts';
import { refuseRepeatedIds, warnOfUnknownTargets } from './suite.ts';
import { nameOfFile, orReported, readName, readText, type SuiteFile, type SuiteReading } from './suite-file.ts';
import { readTest, type SuiteDefaults } from './test.ts';
import { newFillBudget } from './vars.ts';
import type { Cursor } from './yaml/source.ts';

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
export const NOT_IN_A_LINE = [
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
export const NOT_IN_ITS_EXECUTION = ['threshold', 'targets'];

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
  if (lines.length === 0) {
    problems.push({
      code: 'MISSING_FIELD',
      severity: 'error',
      message: 'The file is empty: there is nothing to run',
      location: { file: at.file, line: 1, column: 1 },
      expected: 'a JSON object on each line: one test',
    });
  }
  refuseRepeatedIds(lines, problems);
  const read = (reported: Problem[]) =>
    suiteOf(
      lines.map((line) => line.reportingTo(reported)),
      sidecar?.reportingTo(reported),
      at,
      reading,
    );
  return readSettled(read, reading.references, problems);
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

export async function sidecarOf(
  dataset: string,
  { files }: { readonly files: Pick<Files, 'state'> },
  problems: Problem[],
): Promise<string | undefined> {
  for (const path of sidecarPaths(dataset)) {
    const state = await orReported(() => files.state(path), problems);
    if (state === 'file') return path;
  }
  return undefined;
}

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
  const side = await orReported(() => reading.bounds.sideOf(sidecar), problems, location);
  if (side === undefined) return undefined;
  if (side !== 'inside') {
    const message = `${shown} is a link that leads out of the repository and is not read`;
    problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location });
    return undefined;
  }
  const text = await readText(sidecar, reading, problems, location);
  const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
  if (root === undefined || root.isMap || root.value === null) return root?.isMap ? root : undefined;
  const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
  const { found } = root;
  return root.addError('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found, hint });
}

function suiteOf(
  lines: readonly Cursor[],
  head: Cursor | undefined,
  at: SuiteFile,
  { kinds, references, texts }: SuiteReading,
): Suite {
  const graderReading = { kinds, references, texts, includes: newIncludes() };
  if (head !== undefined) checkFields(head, SIDECAR_FIELDS);
  // AgentV only reads a target under "execution" there.
  const settings = head?.without(['target']);
  const execution = settings === undefined ? { targets: [], failOnError: false } : readExecution(settings);
  const description = settings?.field('description');
  if (description !== undefined && description.text === undefined) description.addWrongType('text');
  const list = settings && declaredInExecution(settings);
  const defaults: SuiteDefaults = {
    ...graderReading,
    input: [],
    graders: list === undefined ? [] : readGraders(list, graderReading),
    metadata: undefined,
    evaluator: settings && readEvaluator(settings, kinds),
    fillBudget: newFillBudget(),
  };
  const tests = lines.map((line, index) => readLine(line, index, defaults));
  const [first = head] = lines;
  if (first !== undefined) warnOfUnknownTargets(tests, execution.targets, first);
  return {
    name: (settings && readName(settings, ['name', 'suite', 'dataset'])) ?? nameOfFile(at.path),
    file: at.file,
    path: at.path,
    folder: at.folder,
    location: { file: at.file, line: 1, column: 1 },
    format: 'jsonl',
    description: description?.text || undefined,
    tags: [],
    category: at.category,
    ...execution,
    tests,
  };
}

function readLine(line: Cursor, index: number, suite: SuiteDefaults): Test | BrokenTest {
  const test = withoutUnread(line);
  const execution = test.field('execution');
  if (!execution?.isMap) return readTest(test, index, suite);

  // The execution block of a line replaces that of the settings file. Its graders count once: as the test's own, or
  // after them.
  const hasOwn = test.field('assertions') !== undefined || test.field('assert') !== undefined;
  if (!hasOwn) return readTest(test, index, { ...suite, graders: [] });
  const reported: Problem[] = [];
  const list = declaredInExecution(test.reportingTo(reported));
  const graders = list === undefined ? [] : readGraders(list, suite);
  const errors = reported.filter((problem) => problem.severity === 'error' && !test.isUnknown(problem));
  line.problems.push(...reported.filter(({ severity }) => severity === 'warning'));
  const rest = execution.without(GRADER_LISTS.execution).value;
  const read = readTest(test.with('execution', rest), index, { ...suite, graders });
  if (errors.length === 0) return read;
  const others = read.kind === 'broken' ? read.problems : [];
  return { kind: 'broken', id: read.id, location: read.location, problems: [...errors, ...others] };
}

/** The graders of an execution block, which is their current location in a JSONL suite. */
function declaredInExecution(root: Cursor): Cursor | undefined {
  const reported: Problem[] = [];
  const places = GRADER_LISTS.execution.map((name) => `execution.${name}`);
  const list = declaredGraders(root.reportingTo(reported), places);
  const isCurrent = list !== undefined && list.value === root.field('execution')?.field('assertions')?.value;
  root.problems.push(...reported.filter(({ code }) => code !== 'DEPRECATED' || !isCurrent));
  return list?.reportingTo(root.problems);
}

/** The keys of a line that have an effect; the others are reported. */
function withoutUnread(line: Cursor): Cursor {
  const execution = line.field('execution');
  const hint = 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.';
  const warn = (field: Cursor | undefined, name: string) =>
    field?.addNote('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, hint);
  for (const name of NOT_IN_A_LINE) warn(line.field(name), name);
  for (const name of NOT_IN_ITS_EXECUTION) warn(execution?.field(name), `execution.${name}`);
  const read = line.without(NOT_IN_A_LINE);
  return execution?.isMap ? read.with('execution', execution.without(NOT_IN_ITS_EXECUTION).value) : read;
}
