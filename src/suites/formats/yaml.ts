import { basename } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/grader.ts';
import type { Message } from '../../model/message.ts';
import type { Cursor } from '../../model/source.ts';
import type { GraderSpec, Suite } from '../../model/suite.ts';
import { readExecution } from '../execution.ts';
import { checkFields, type Fields, firstOf, notSupportedYet } from '../fields.ts';
import { readGraders } from '../graders.ts';
import { readInput } from '../messages.ts';
import { readDescription } from '../metadata.ts';
import { readTest } from '../test.ts';

const SUITE_FIELDS: Fields = {
  of: 'a suite',
  read: [
    '$schema',
    'name',
    'suite',
    'dataset',
    'description',
    'version',
    'author',
    'tags',
    'license',
    'requires',
    'category',
    'target',
    'execution',
    'tests',
    'eval_cases',
    'evalcases',
    'cases',
    'input',
    'assertions',
    'assert',
    'metadata',
    'governance',
  ],
  notYet: ['input_files', 'evaluator', 'preprocessors', 'workspace'],
  withoutEffect: {
    evaluators: 'AgentV never read it at the top of a file; move the graders to "assertions"',
  },
};

/** What a suite needs to know of where it stands. */
export interface SuiteFile {
  /** As shown to people. */
  readonly file: string;
  readonly path: string;
  readonly folder: string;
  /** From the folders the file is in, when the suite does not say. */
  readonly category: string;
}

/** A YAML suite (suite-format.md §2, §3). Problems of the whole file go to `problems`; those of one test stay with it. */
export function readYamlSuite(
  root: Cursor,
  at: SuiteFile,
  kinds: readonly GraderKind[],
  problems: Problem[],
): Suite | undefined {
  if (!root.isMap) {
    problems.push(root.wrongType('suite', 'a mapping with "tests"'));
    return undefined;
  }
  checkFields(root, SUITE_FIELDS, problems);
  const description = readDescription(root, problems);
  const execution = readExecution(root, problems);
  const metadata = readMetadata(root, problems);
  const defaults = {
    input: readSuiteInput(root, problems),
    graders: readSuiteGraders(root, kinds, problems),
    metadata,
    kinds,
  };
  const tests = testEntries(root, problems).map((item, index) => readTest(item, index, defaults, problems));
  refuseRepeatedIds(tests, problems);
  return {
    name: readName(root, at, problems),
    file: at.file,
    path: at.path,
    folder: at.folder,
    place: root.place,
    format: 'yaml',
    ...description,
    category: readCategory(root, problems) ?? at.category,
    ...execution,
    ...(metadata !== undefined && { metadata }),
    tests,
  };
}

function testEntries(root: Cursor, problems: Problem[]): Cursor[] {
  const found = firstOf(root, ['tests', 'eval_cases', 'evalcases', 'cases'], problems);
  if (found === undefined) {
    problems.push(root.error('MISSING_FIELD', 'The suite has no "tests"', { expected: 'a list of tests' }));
    return [];
  }
  if (typeof found.field.value === 'string') {
    problems.push(notSupportedYet(`"${found.name}" from another file`, found.field));
    return [];
  }
  if (!found.field.isList) {
    problems.push(found.field.wrongType(found.name, 'a list of tests'));
    return [];
  }
  if (found.field.items().length === 0) {
    problems.push(found.field.error('MISSING_FIELD', `"${found.name}" is empty: there is nothing to run`));
  }
  return found.field.items();
}

/** `name` > `suite` > `dataset` > the file's own name (suite-format.md §1.5). */
function readName(root: Cursor, { path }: SuiteFile, problems: Problem[]): string {
  for (const key of ['name', 'suite', 'dataset']) {
    const field = root.field(key);
    if (field === undefined) continue;
    const name = field.text?.trim();
    if (name) return name;
    if (field.text === undefined) problems.push(field.wrongType(key, 'text'));
  }
  return basename(path).replace(/(?:\.eval)?\.ya?ml$/i, '') || 'eval';
}

function readCategory(root: Cursor, problems: Problem[]): string | undefined {
  const field = root.field('category');
  if (field === undefined || field.text !== undefined) return field?.text;
  problems.push(field.wrongType('category', 'text'));
  return undefined;
}

function readSuiteInput(root: Cursor, problems: Problem[]): Message[] {
  const field = root.field('input');
  return field === undefined ? [] : readInput(field, problems);
}

/** Graders for every test: at the top, else under `execution` (graders.md §1.1). */
function readSuiteGraders(root: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec[] {
  const top = firstOf(root, ['assertions', 'assert'], problems);
  const execution = root.field('execution');
  const nested = execution && firstOf(execution, ['assertions', 'assert', 'evaluators'], []);
  if (nested !== undefined) {
    const message =
      top === undefined
        ? 'This is an old place for graders'
        : 'These graders are ignored because the suite has "assertions"';
    problems.push(
      nested.field.warning(top === undefined ? 'DEPRECATED' : 'UNUSED', message, {
        place: nested.field.keyPlace,
        hint: 'Write them under "assertions" at the top of the file.',
      }),
    );
  }
  const list = top ?? nested;
  return list === undefined ? [] : readGraders(list.field, kinds, problems);
}

function readMetadata(root: Cursor, problems: Problem[]): Record<string, unknown> | undefined {
  const metadata = root.field('metadata');
  const governance = root.field('governance');
  for (const [name, field] of Object.entries({ metadata, governance })) {
    if (field !== undefined && !field.isMap) problems.push(field.wrongType(name, 'a mapping'));
  }
  if (!metadata?.isMap && !governance?.isMap) return undefined;
  return {
    ...(metadata?.isMap ? (metadata.value as Record<string, unknown>) : {}),
    ...(governance?.isMap && { governance: governance.value }),
  };
}

function refuseRepeatedIds(tests: Suite['tests'], problems: Problem[]): void {
  const first = new Map<string, Suite['tests'][number]>();
  for (const test of tests) {
    const earlier = first.get(test.id);
    if (earlier === undefined) {
      first.set(test.id, test);
      continue;
    }
    problems.push({
      code: 'DUPLICATE_ID',
      severity: 'error',
      message: `Two tests have the id "${test.id}"`,
      place: test.place,
      expected: 'an id that no other test of the file has',
      hint: `The other one is in line ${earlier.place.line}.`,
    });
  }
}
