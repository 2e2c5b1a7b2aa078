import { basename } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/grader.ts';
import type { Message } from '../../model/message.ts';
import type { Cursor } from '../../model/source.ts';
import type { GraderSpec, Suite } from '../../model/suite.ts';
import { listed, suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { readExecution } from '../execution.ts';
import { checkFields, type Fields, firstOf, notSupportedYet } from '../fields.ts';
import { declaredGraders, readGraders } from '../graders.ts';
import { readInput } from '../messages.ts';
import { readDescription } from '../metadata.ts';
import { idOf, readTest } from '../test.ts';

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
  elsewhere: {
    targets: 'Write it under "execution".',
    workers: 'Write it under "execution".',
    trials: 'Write it under "execution".',
    threshold: 'Write it under "execution".',
    graders: 'Did you mean "assertions"?',
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
    problems.push(notASuite(root));
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
  const entries = testEntries(root, problems);
  const tests = entries.map((item, index) => readTest(item, index, defaults, problems));
  refuseRepeatedIds(entries, problems);
  warnOfUnknownTargets(tests, execution.targets, problems);
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

function notASuite(root: Cursor): Problem {
  const isEmpty = root.value === null;
  return root.error('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file is a mapping', {
    expected: 'a mapping with "tests"',
    ...(!isEmpty && { found: root.found }),
    ...(root.isList && { hint: 'Write "tests:" above the list.' }),
  });
}

function testEntries(root: Cursor, problems: Problem[]): Cursor[] {
  const found = firstOf(root, ['tests', 'eval_cases', 'evalcases', 'cases'], problems);
  if (found === undefined) {
    const isTargetsFile = root.field('targets')?.isList ?? false;
    const hint = 'This looks like a targets file: name it with --targets (targets), or exclude it with "!".';
    problems.push(
      root.missing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined),
    );
    return [];
  }
  if (found.field.text !== undefined) {
    problems.push(notSupportedYet(`"${found.name}" from another file`, found.field));
    return [];
  }
  if (!found.field.isList) {
    const hint = found.field.isMap ? 'Put "- " before each test to make it a list.' : undefined;
    problems.push(found.field.wrongType(found.name, 'a list of tests', hint));
    return [];
  }
  if (found.field.items().length === 0) {
    problems.push(
      found.field.error('MISSING_FIELD', `"${found.name}" is empty: there is nothing to run`, {
        expected: 'at least one test',
      }),
    );
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
  if (field === undefined || field.text !== undefined) return field?.text?.trim() || undefined;
  problems.push(field.wrongType('category', 'text'));
  return undefined;
}

function readSuiteInput(root: Cursor, problems: Problem[]): Message[] {
  const field = root.field('input');
  return field === undefined ? [] : readInput(field, problems);
}

/** Where the graders for all tests may stand; the first that is there wins (graders.md §1.1). */
const GRADER_LISTS = ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'];

function readSuiteGraders(root: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec[] {
  const list = declaredGraders(root, GRADER_LISTS, problems);
  return list === undefined ? [] : readGraders(list, kinds, problems);
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

function refuseRepeatedIds(entries: readonly Cursor[], problems: Problem[]): void {
  const first = new Map<string, Cursor>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id === undefined) continue;
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, entry);
      continue;
    }
    const [place, other] = [entry.field('id')?.keyPlace, earlier.field('id')?.keyPlace];
    problems.push(
      entry.error('DUPLICATE_ID', `Two tests have the id "${cutEnd(id, 60)}"`, {
        ...(place && { place }),
        expected: 'an id that no other test of the file has',
        hint: `The other one is in line ${other?.line}.`,
      }),
    );
  }
}

/** Among so many targets the one that was meant is looked for. */
const MOST_COMPARED = 100;

/** A test that keeps to a target which the suite never runs on would be left out without a word. */
function warnOfUnknownTargets(tests: Suite['tests'], targets: Suite['targets'], problems: Problem[]): void {
  if (targets.length < 2) return;
  const names = targets.map(({ name }) => name);
  const known = new Set(names);
  for (const test of tests) {
    if (test.kind !== 'test') continue;
    const unknown = (test.targets ?? []).filter((name) => !known.has(name));
    const [first] = unknown;
    if (first === undefined) continue;
    problems.push({
      code: 'UNKNOWN_TARGET',
      severity: 'warning',
      message: `The test "${cutEnd(test.id, 60)}" keeps to targets on which the suite does not run`,
      place: test.place,
      expected: `some of ${listed(names)}`,
      found: listed(unknown),
      hint: suggestion(first, names.slice(0, MOST_COMPARED), 'targets of the suite'),
    });
  }
}
