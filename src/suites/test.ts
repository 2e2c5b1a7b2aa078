import type { Problem } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import type { Message } from '../model/message.ts';
import type { Cursor } from '../model/source.ts';
import type { BrokenTest, GraderSpec, Test } from '../model/suite.ts';
import { checkFields, type Fields, firstOf, notSupportedYet } from './fields.ts';
import { declaredGraders, readGraders } from './graders.ts';
import { readExpected, readInput } from './messages.ts';
import { mergeMetadata } from './metadata.ts';
import { adviceForFlag, share } from './numbers.ts';

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
  elsewhere: {
    name: 'Did you mean "id"?',
    prompt: 'Did you mean "input"?',
    question: 'Did you mean "input"?',
    messages: 'Did you mean "input"?',
    expected: 'Did you mean "expected_output"?',
    threshold: 'Write it under "execution" of the test.',
    skip_defaults: 'Write it under "execution" of the test.',
    targets: 'Write it under "execution" of the test.',
    target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    graders: 'Did you mean "assertions"?',
  },
};

const EXECUTION_FIELDS: Fields = {
  of: "a test's execution",
  read: ['skip_defaults', 'threshold', 'assertions', 'assert', 'evaluators', 'targets'],
  notYet: [],
  withoutEffect: { target: 'a test runs on the targets of its suite; restrict them with "targets"' },
};

/** Where the graders of a test may stand; the first that is there wins (graders.md §1.1). */
const GRADER_LISTS = [
  'assertions',
  'assert',
  'execution.evaluators',
  'execution.assertions',
  'execution.assert',
  'evaluators',
];

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
  for (const problem of problems) if (problem.severity === 'warning') warnings.push(problem);

  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0 && test !== undefined) return test;
  return { kind: 'broken', id: idOf(item) ?? `#${index + 1}`, place: item.place, problems: errors };
}

/** The id of a test, if it is one. */
export function idOf(item: Cursor): string | undefined {
  const id = item.field('id')?.text;
  return id === undefined || id.trim() === '' ? undefined : id;
}

function readFields(item: Cursor, suite: SuiteDefaults, problems: Problem[]): Test | undefined {
  if (!item.isMap) {
    const isFile = typeof item.value === 'string' && item.value.startsWith('file://');
    problems.push(
      isFile
        ? notSupportedYet('A test from another file', item)
        : item.error('WRONG_TYPE', 'A test is a mapping', { expected: '"id", "input" and graders', found: item.found }),
    );
    return undefined;
  }
  checkFields(item, TEST_FIELDS, problems);
  const execution = readExecution(item.field('execution'), problems);
  const id = readId(item, problems);
  const criteria = readCriteria(item, problems);
  const ownInput = readOwnInput(item, problems);
  const expected = firstOf(item, ['expected_output', 'expected_messages'], problems);
  const declared = declaredGraders(item, GRADER_LISTS, problems);
  const ownGraders = declared === undefined ? [] : readGraders(declared, suite.kinds, problems);
  const expectedMessages = expected === undefined ? [] : readExpected(expected.field, problems, expected.name);
  const metadata = readMetadata(item, suite.metadata, problems);
  const conversationId = readConversationId(item.field('conversation_id'), problems);

  const skipDefaults = execution?.skipDefaults ?? false;
  const graders = [...ownGraders, ...(skipDefaults ? [] : suite.graders)];
  const isSpecified = hasCriteria(item) || expectedMessages.length > 0 || declared !== undefined;
  requireGraders(item, graders, isSpecified, problems);
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
  const id = idOf(item);
  if (id !== undefined) return id;
  const field = item.key('id');
  if (field === undefined) {
    problems.push(item.missing('id', 'A test needs an "id"', 'text that no other test of the file has'));
    return undefined;
  }
  const isScalar = typeof field.value === 'number' || typeof field.value === 'boolean';
  const hint = isScalar ? `Put quotes around it: id: "${field.value}".` : undefined;
  problems.push(field.wrongType('id', 'text that is not empty', hint));
  return undefined;
}

const CRITERIA = ['criteria', 'expected_outcome', 'outcome'] as const;
const isNotBlank = ({ value }: Cursor): boolean => typeof value !== 'string' || value.trim() !== '';

const hasCriteria = (item: Cursor): boolean => firstOf(item, CRITERIA, [], isNotBlank) !== undefined;

/** The old names count only while the new one is absent or empty (suite-format.md §8.1). */
function readCriteria(item: Cursor, problems: Problem[]): string {
  const found = firstOf(item, CRITERIA, problems, isNotBlank);
  if (found === undefined) return '';
  if (found.field.text !== undefined) return found.field.text;
  problems.push(found.field.wrongType(found.name, 'text'));
  return '';
}

function readConversationId(field: Cursor | undefined, problems: Problem[]): string | undefined {
  if (field !== undefined && field.text === undefined) problems.push(field.wrongType('conversation_id', 'text'));
  return field?.text;
}

function readOwnInput(item: Cursor, problems: Problem[]): Message[] {
  const found = firstOf(item, ['input', 'input_messages'], problems);
  if (found === undefined) {
    const message = 'A test needs "input": what the target is asked';
    const slip = ['prompt', 'question', 'messages'].find((key) => item.key(key) !== undefined);
    const hint = slip && `Did you mean "input" where "${slip}" stands?`;
    problems.push(item.missing('input', message, 'text, a mapping, or a list of messages', hint));
    return [];
  }
  const before = problems.length;
  const messages = readInput(found.field, problems, found.name);
  if (messages.length === 0 && problems.length === before) {
    problems.push(found.field.error('MISSING_FIELD', `"${found.name}" holds no message`, { found: found.field.found }));
  }
  return messages;
}

interface TestExecution {
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
    problems.push(skip.wrongType('skip_defaults', 'true or false', adviceForFlag(skip.value)));
  return {
    skipDefaults: skip?.value === true,
    threshold: share(field, 'threshold', problems),
    targets: readTargetNames(field.field('targets'), problems),
  };
}

function readTargetNames(field: Cursor | undefined, problems: Problem[]): string[] | undefined {
  if (field === undefined) return undefined;
  const names = field.items().flatMap((item) => item.text?.trim() || []);
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

/** Somebody must be able to tell what a good answer is. AgentV wants the test to say so itself (suite-format.md §8.2). */
function requireGraders(item: Cursor, graders: readonly GraderSpec[], isSpecified: boolean, problems: Problem[]): void {
  const message = 'Nothing in this test says what a good answer is';
  if (!isSpecified && graders.length > 0) {
    problems.push(
      item.warning('MISSING_FIELD', `${message}; it is graded by the graders of the suite alone`, {
        hint: 'AgentV skips such a test. Write "assertions: []" to say that the suite\'s graders are all that is wanted.',
      }),
    );
  } else if (!isSpecified) {
    problems.push(item.missing('assertions', message, '"assertions", "criteria" or "expected_output"'));
  } else if (graders.length === 0 && !problems.some(({ severity }) => severity === 'error')) {
    const what = 'A test without graders (a model would judge it by its criteria)';
    problems.push(notSupportedYet(what, item.field('criteria') ?? item, 'Give it graders under "assertions".'));
  }
}

/** Criteria are read by judges and scripts; beside text checks alone they do nothing (graders.md §1.5). */
function warnOfUnusedCriteria(item: Cursor, criteria: string, graders: readonly GraderSpec[], problems: Problem[]) {
  if (criteria === '' || graders.length === 0 || graders.some(({ type }) => type === 'code-grader')) return;
  const field = firstOf(item, CRITERIA, [], isNotBlank)?.field ?? item;
  problems.push(
    field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
      place: field.keyPlace,
      hint: 'Leave it as a note, or add a grader that reads it (code-grader).',
    }),
  );
}
