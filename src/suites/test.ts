import type { Problem } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import type { Message } from '../model/message.ts';
import type { Cursor } from '../model/source.ts';
import type { BrokenTest, GraderSpec, Test } from '../model/suite.ts';
import { checkFields, type Fields, firstOf, notSupportedYet } from './fields.ts';
import { readGraders } from './graders.ts';
import { readExpected, readInput } from './messages.ts';
import { mergeMetadata } from './metadata.ts';
import { share } from './numbers.ts';

const TEST_FIELDS: Fields = {
  of: 'a test',
  read: [
    'id',
    'criteria',
    'expected_outcome',
    'outcome',
    'input',
    'input_messages',
    'expected_output',
    'expected_messages',
    'assertions',
    'assert',
    'evaluators',
    'execution',
    'metadata',
    'conversation_id',
  ],
  notYet: [
    'input_files',
    'vars',
    'rubrics',
    'evaluator',
    'workspace',
    'depends_on',
    'on_dependency_failure',
    'mode',
    'turns',
    'aggregation',
    'on_turn_failure',
    'window_size',
  ],
  withoutEffect: { suite: 'the name of the suite stands at the top of the file' },
};

const EXECUTION_FIELDS: Fields = {
  of: "a test's execution",
  read: ['skip_defaults', 'threshold', 'assertions', 'assert', 'evaluators', 'targets'],
  notYet: [],
  withoutEffect: { target: 'a test runs on the targets of its suite; restrict them with "targets"' },
};

/** What a suite gives to each of its tests. */
export interface SuiteDefaults {
  readonly input: readonly Message[];
  readonly graders: readonly GraderSpec[];
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  readonly kinds: readonly GraderKind[];
}

/** One entry of `tests`. One that cannot run as it is written comes back as `broken`, with all its problems. */
export function readTest(item: Cursor, index: number, suite: SuiteDefaults, warnings: Problem[]): Test | BrokenTest {
  const problems: Problem[] = [];
  const test = readFields(item, suite, problems);
  warnings.push(...problems.filter(({ severity }) => severity === 'warning'));

  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0 && test !== undefined) return test;
  return { kind: 'broken', id: item.field('id')?.text || `#${index + 1}`, place: item.place, problems: errors };
}

function readFields(item: Cursor, suite: SuiteDefaults, problems: Problem[]): Test | undefined {
  if (!item.isMap) {
    const isFile = typeof item.value === 'string' && item.value.startsWith('file://');
    problems.push(
      isFile
        ? notSupportedYet('A test from another file', item)
        : item.wrongType('test', 'a mapping with "id" and "input"'),
    );
    return undefined;
  }
  checkFields(item, TEST_FIELDS, problems);
  const execution = readExecution(item.field('execution'), problems);
  const id = readId(item, problems);
  const criteria = readCriteria(item, problems);
  const ownInput = readOwnInput(item, problems);
  const expected = firstOf(item, ['expected_output', 'expected_messages'], problems)?.field;
  const declared = declaredGraders(item, execution?.cursor, problems);
  const ownGraders = declared === undefined ? [] : readGraders(declared, suite.kinds, problems);
  const expectedMessages = expected === undefined ? [] : readExpected(expected, problems);
  const metadata = readMetadata(item, suite.metadata, problems);
  const conversationId = item.field('conversation_id')?.text;

  const skipDefaults = execution?.skipDefaults ?? false;
  const graders = [...ownGraders, ...(skipDefaults ? [] : suite.graders)];
  if (criteria === '' && expectedMessages.length === 0 && declared === undefined) {
    problems.push(
      item.error('MISSING_FIELD', 'Nothing says what a good answer is', {
        expected: '"assertions", "criteria" or "expected_output"',
      }),
    );
  } else if (graders.length === 0 && !problems.some(({ severity }) => severity === 'error')) {
    problems.push(
      notSupportedYet(
        'A test without graders (a model would judge it by its criteria)',
        item.field('criteria') ?? item,
      ),
    );
  }
  warnOfUnusedCriteria(item, criteria, graders, problems);
  if (id === undefined) return undefined;
  return {
    kind: 'test',
    id,
    place: item.place,
    criteria,
    input: [...(skipDefaults ? [] : suite.input), ...ownInput],
    expected: expectedMessages,
    inputFiles: [],
    graders,
    ...(execution?.threshold !== undefined && { threshold: execution.threshold }),
    ...(execution?.targets !== undefined && { targets: execution.targets }),
    mustPass: false,
    ...(conversationId !== undefined && { conversationId }),
    dependsOn: [],
    onDependencyFailure: 'skip',
    ...(metadata !== undefined && { metadata }),
  };
}

function readId(item: Cursor, problems: Problem[]): string | undefined {
  const id = item.field('id');
  if (id === undefined) {
    problems.push(
      item.error('MISSING_FIELD', 'A test needs an "id"', { expected: 'text that no other test of the file has' }),
    );
    return undefined;
  }
  if (id.text !== undefined && id.text.trim() !== '') return id.text;
  const hint = typeof id.value === 'number' ? `Put quotes around it: id: "${id.value}".` : undefined;
  problems.push(id.wrongType('id', 'text that is not empty', hint));
  return undefined;
}

/** The old names count only while the new one is absent or empty (suite-format.md §8.1). */
function readCriteria(item: Cursor, problems: Problem[]): string {
  const empty = item.field('criteria')?.text?.trim() === '';
  const found = empty
    ? firstOf(item, ['expected_outcome', 'outcome'], [])
    : firstOf(item, ['criteria', 'expected_outcome', 'outcome'], problems);
  if (found === undefined) return '';
  if (found.field.text !== undefined) return found.field.text;
  problems.push(found.field.wrongType(found.name, 'text'));
  return '';
}

function readOwnInput(item: Cursor, problems: Problem[]): Message[] {
  const found = firstOf(item, ['input', 'input_messages'], problems);
  if (found === undefined) {
    problems.push(item.error('MISSING_FIELD', 'A test needs "input": what the target is asked'));
    return [];
  }
  const before = problems.length;
  const messages = readInput(found.field, problems);
  if (messages.length === 0 && problems.length === before) {
    problems.push(found.field.error('MISSING_FIELD', `"${found.name}" holds no message`));
  }
  return messages;
}

/** The first of the places where graders may stand (graders.md §1.1). */
function declaredGraders(item: Cursor, execution: Cursor | undefined, problems: Problem[]): Cursor | undefined {
  const direct = firstOf(item, ['assertions', 'assert'], problems);
  const nested = execution && firstOf(execution, ['evaluators', 'assertions', 'assert'], []);
  const old = item.field('evaluators');
  const all = [direct?.field, nested?.field, old].filter((field) => field !== undefined);
  const [first, ...others] = all;
  for (const field of others) {
    problems.push(
      field.warning('UNUSED', 'These graders are ignored because the test has another list of graders', {
        place: field.keyPlace,
        hint: 'Move them to "assertions".',
      }),
    );
  }
  if (first !== undefined && direct === undefined) {
    problems.push(
      first.warning('DEPRECATED', 'This is an old place for graders', {
        place: first.keyPlace,
        hint: 'Write them under "assertions" of the test.',
      }),
    );
  }
  return first;
}

interface TestExecution {
  readonly cursor: Cursor;
  readonly skipDefaults: boolean;
  readonly threshold: number | undefined;
  readonly targets: string[] | undefined;
}

function readExecution(field: Cursor | undefined, problems: Problem[]): TestExecution | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('execution', 'a mapping'));
    return undefined;
  }
  checkFields(field, EXECUTION_FIELDS, problems);
  const skip = field.field('skip_defaults');
  if (skip !== undefined && typeof skip.value !== 'boolean')
    problems.push(skip.wrongType('skip_defaults', 'true or false'));
  return {
    cursor: field,
    skipDefaults: skip?.value === true,
    threshold: share(field, 'threshold', problems),
    targets: readTargetNames(field.field('targets'), problems),
  };
}

function readTargetNames(field: Cursor | undefined, problems: Problem[]): string[] | undefined {
  if (field === undefined) return undefined;
  const names = field.items().flatMap((item) => item.text ?? []);
  if (field.isList && names.length === field.items().length) return names;
  problems.push(field.wrongType('targets', 'a list of target names'));
  return undefined;
}

function readMetadata(item: Cursor, suite: SuiteDefaults['metadata'], problems: Problem[]) {
  const field = item.field('metadata');
  if (field === undefined) return suite;
  if (field.isMap) return mergeMetadata(suite ?? {}, field.value as Record<string, unknown>);
  problems.push(field.wrongType('metadata', 'a mapping'));
  return suite;
}

/** Criteria are read by judges and scripts; beside text checks alone they do nothing (graders.md §1.5). */
function warnOfUnusedCriteria(item: Cursor, criteria: string, graders: readonly GraderSpec[], problems: Problem[]) {
  if (criteria === '' || graders.length === 0 || graders.some(({ type }) => type === 'code-grader')) return;
  const field = firstOf(item, ['criteria', 'expected_outcome', 'outcome'], [])?.field ?? item;
  problems.push(
    field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
      place: field.keyPlace,
      hint: 'Leave it as a note, or add a grader that reads it (code-grader).',
    }),
  );
}
