import type { Problem } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { BrokenTest, Suite, Test } from '../../model/suite/suite.ts';
import { refuseRepeatedIds, warnOfUnknownTargets } from '../fields/among-tests.ts';
import { readExecution } from '../fields/execution.ts';
import { checkFields, type Fields } from '../fields/fields.ts';
import type { SuiteDefaults } from '../fields/suite-defaults.ts';
import { readTest } from '../fields/test.ts';
import { newFillBudget } from '../fields/vars.ts';
import { declaredGraders, readGraders } from '../graders/graders.ts';
import { readEvaluator } from '../graders/implicit-graders.ts';
import { GRADER_LISTS, NAMES } from '../old-names.ts';
import { readSettled } from '../references/references.ts';
import { nameOfFile, orReported, readName, readText, type SuiteFile, type SuiteReading } from '../suite-file.ts';

export const SIDECAR_FIELDS: Fields = {
  of: 'the settings file of a JSONL suite',
  read: ['$schema', 'name', 'suite', 'dataset', 'description', 'execution', 'evaluator'],
  withoutEffect: {
    ...ignored(['tests', 'eval_cases', 'evalcases', 'cases'], 'the lines of the JSONL file are the tests'),
    ...ignored(['assertions', 'assert', 'evaluators'], 'put the graders under "execution"'),
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

/** Graders of an execution block; the first existing list is used. */
const IN_EXECUTION = GRADER_LISTS.execution.map((name) => `execution.${name}`);

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
  if (lines.length === 0) problems.push(noTests(at));
  refuseRepeatedIds(lines, problems);
  return readSettled((reported) => suiteOf({ lines, sidecar }, at, reading, reported), reading.references, problems);
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
  if (!root.isMap || NAMES.suite.tests.some((name) => root.key(name) !== undefined)) return undefined;
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

/** The settings file of a JSONL suite, if there is one. */
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

/** Where the settings of a JSONL suite may be. The first file counts. */
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
  const shown = reading.shown(sidecar);
  const location = { file: shown, line: 1, column: 1 };
  const side = await orReported(() => reading.bounds.sideOf(sidecar), problems, location);
  if (side !== 'inside') {
    const message = `${shown} is a link that leads out of the repository and is not read`;
    if (side !== undefined) problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location });
    return undefined;
  }
  const text = await readText(sidecar, reading, problems, location);
  const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
  if (root === undefined || root.isMap) return root;
  if (root.value !== null) {
    const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
    problems.push(
      root.error('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found: root.found, hint }),
    );
  }
  return undefined;
}

const noTests = ({ file }: SuiteFile): Problem => ({
  code: 'MISSING_FIELD',
  severity: 'error',
  message: 'The file is empty: there is nothing to run',
  location: { file, line: 1, column: 1 },
  expected: 'a JSON object on each line: one test',
});

function suiteOf(
  { lines, sidecar }: { readonly lines: readonly Cursor[]; readonly sidecar: Cursor | undefined },
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Suite {
  const templates = reading.newTemplates();
  const { graders: kinds, references } = reading;
  // AgentV only reads a target under "execution" there.
  const settings = sidecar?.without(['target']);
  if (sidecar !== undefined) checkFields(sidecar, SIDECAR_FIELDS, problems);
  const execution = settings === undefined ? { targets: [], failOnError: false } : readExecution(settings, problems);
  const description = settings?.field('description');
  if (description !== undefined && description.text === undefined) {
    problems.push(description.wrongType('description', 'text'));
  }
  const list = settings && declaredInExecution(settings, problems);
  const defaults: SuiteDefaults = {
    input: [],
    graders: list === undefined ? [] : readGraders(list, { kinds, references, templates }, problems),
    metadata: undefined,
    kinds,
    evaluator: settings && readEvaluator(settings, kinds, problems),
    references,
    templates,
    fillBudget: newFillBudget(),
  };
  const tests = lines.map((line, index) => readLine(line, index, defaults, problems));
  warnOfUnknownTargets(tests, execution.targets, problems);
  return {
    name: (settings && readName(settings, ['name', 'suite', 'dataset'], problems)) ?? nameOfFile(at.path),
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

function readLine(line: Cursor, index: number, suite: SuiteDefaults, problems: Problem[]): Test | BrokenTest {
  warnOfUnread(line, problems);
  const test = withoutUnread(line);
  if (!test.field('execution')?.isMap) return readTest(test, index, suite, problems);

  // The execution block of a line replaces that of the settings file. Its graders count once: as the test's own, or
  // after them.
  const hasOwn = test.field('assertions') !== undefined || test.field('assert') !== undefined;
  if (!hasOwn) return readTest(test, index, { ...suite, graders: [] }, problems);
  const reported: Problem[] = [];
  const list = declaredInExecution(test, reported);
  const graders = list === undefined ? [] : readGraders(list, suite, reported);
  const errors = reported.filter((problem) => problem.severity === 'error' && !test.isUnknown(problem));
  problems.push(...reported.filter(({ severity }) => severity === 'warning'));
  const rest = test.field('execution')?.without(['assertions', 'assert', 'evaluators']).value;
  const read = readTest(test.with('execution', rest), index, { ...suite, graders }, problems);
  if (errors.length === 0) return read;
  return { kind: 'broken', id: read.id, location: read.location, problems: [...errors, ...problemsOf(read)] };
}

const problemsOf = (test: Test | BrokenTest): readonly Problem[] => (test.kind === 'broken' ? test.problems : []);

/** The graders of an execution block, which is their current location in a JSONL suite. */
function declaredInExecution(root: Cursor, problems: Problem[]): Cursor | undefined {
  const reported: Problem[] = [];
  const list = declaredGraders(root, IN_EXECUTION, reported);
  const isCurrent = list !== undefined && list.value === root.field('execution')?.field('assertions')?.value;
  problems.push(...reported.filter(({ code }) => code !== 'DEPRECATED' || !isCurrent));
  return list;
}

function warnOfUnread(line: Cursor, problems: Problem[]): void {
  const execution = line.field('execution');
  const unread = [
    ...NOT_IN_A_LINE.map((name) => [name, line.field(name)] as const),
    ...NOT_IN_ITS_EXECUTION.map((name) => [`execution.${name}`, execution?.field(name)] as const),
  ];
  for (const [name, field] of unread) {
    if (field === undefined) continue;
    problems.push(
      field.warning('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, {
        location: field.keyLocation,
        hint: 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.',
      }),
    );
  }
}

function withoutUnread(line: Cursor): Cursor {
  const read = line.without(NOT_IN_A_LINE);
  const execution = read.field('execution');
  return execution?.isMap ? read.with('execution', execution.without(NOT_IN_ITS_EXECUTION).value) : read;
}

function ignored(names: readonly string[], why: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]));
}
