import * as z from 'zod';
import type { Problem } from '../model/errors.ts';
import type { GoodAnswerKey, GraderKind } from '../model/ports/grader.ts';
import type { ContentPart, Message } from '../model/run/message.ts';
import { findKind } from '../model/suite/kind.ts';
import { MAX_SECONDS, MAX_USD, MAX_WINDOW } from '../model/suite/number-limits.ts';
import type { BrokenTest, Conversation, GraderSpec, Test, Turn } from '../model/suite/suite.ts';
import { isBlank } from '../model/text/text.ts';
import {
  anyObject,
  block,
  field,
  flag,
  idle,
  needed,
  oldPart,
  optionalPart,
  over0,
  part,
  text,
  texts,
  wholeNumber,
} from './block.ts';
import { pathsOf, readExpected, readInput, readInputFiles, saysSomething } from './chat-messages.ts';
import { readTestExecution } from './execution.ts';
import { type GraderReading, implicitGraders, readEvaluator, readGraders, readRubrics } from './graders/graders.ts';
import { type Preprocessors, readPreprocessors, withInherited } from './graders/options.ts';
import { mergeMetadata } from './metadata.ts';
import { fieldOf, GRADER_LISTS } from './old-names.ts';
import { newFillBudget, readVars, type Vars, withVars } from './vars.ts';
import { type DeclaredWorkspace, readWorkspace, type WorkspaceReading, workspaceOf } from './workspace/workspace.ts';
import type { Cursor } from './yaml/cursor.ts';

export const AN_EVALUATOR = 'The kind of grader for tests that declare none.';

const TURN = block({ of: 'a turn', meant: { assert: 'assertions', prompt: 'input', content: 'input' } }, () => ({
  input: needed(part('content'), 'The message of the user in this turn.', 'text, or data that is sent as JSON'),
  expected_output: optionalPart('expected', 'The expected reply.'),
  assertions: optionalPart('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
}));

const UNDER_EXECUTION = 'Put it under "execution" of the test.';
const TEST = block(
  {
    of: 'a test',
    oldNames: 'test',
    required: ['id', 'input'],
    meant: {
      name: 'id',
      prompt: 'input',
      question: 'input',
      messages: 'input',
      expected: 'expected_output',
      graders: 'assertions',
    },
    elsewhere: {
      threshold: UNDER_EXECUTION,
      skip_defaults: UNDER_EXECUTION,
      targets: UNDER_EXECUTION,
      target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    },
    more: { anyOf: [{ required: ['input'] }, { required: ['input_messages'] }] },
  },
  () => ({
    id: field(text, 'The name of the test: text that no other test of the file has.'),
    criteria: field(text, 'The criteria of a good answer, in words; judges and scripts read them.'),
    input: optionalPart('input', 'The question to the target: text, an object, or messages.'),
    input_files: field(texts, 'Files before the text of the input, instead of those of the suite.'),
    vars: field(anyObject, 'Values for {{ name }} in the texts of this test.'),
    expected_output: optionalPart('expected', 'The expected answer: the reference for graders.'),
    assertions: optionalPart('graders', 'The graders, which check the answer.'),
    assert: oldPart('graders', 'assertions'),
    evaluators: oldPart('graders', 'assertions'),
    rubrics: optionalPart(
      'rubrics',
      'Old place of a checklist for a judge; write a grader of type "rubrics" under "assertions".',
    ).meta({ deprecated: true }),
    evaluator: field(text, AN_EVALUATOR),
    preprocessors: optionalPart('preprocessors', 'Programs that turn files of the answer into text for judges.'),
    execution: optionalPart('testExecution', 'How this test is run and judged.'),
    workspace: optionalPart('workspace', 'The folder that the agent works in, over that of the suite.'),
    metadata: field(anyObject, 'Data of your own; the metadata of the suite is merged into it.'),
    conversation_id: field(text, 'A label that groups tests.'),
    depends_on: field(
      z.array(text.refine((id) => !isBlank(id))),
      'Ids of tests that must have run before.',
      'a list of ids',
    ),
    on_dependency_failure: field(
      z.enum(['skip', 'fail', 'run']),
      'What to do with the test if one of its dependencies has no result.',
    ),
    must_pass: field(flag, 'Whether the run fails when most trials of this test fail.'),
    timeout_seconds: field(over0(MAX_SECONDS), 'Most seconds that one call of the target may take for this test.'),
    max_cost_usd: field(
      over0(MAX_USD),
      'Most US dollars that one trial may cost. Beyond it the trial is stopped and fails.',
    ),
    mode: field(
      z.enum(['conversation']),
      'Makes the test a conversation of several turns.',
      'conversation, or nothing',
    ),
    turns: field(z.array(part('turn')), 'The messages of the user, turn by turn, in a conversation.'),
    aggregation: field(z.enum(['mean', 'min', 'max']), 'How the scores of the turns make one.', 'mean or min or max'),
    on_turn_failure: field(
      z.enum(['continue', 'stop']),
      'Whether a turn that fails ends the conversation.',
      'continue or stop',
    ),
    window_size: field(
      wholeNumber(1, MAX_WINDOW),
      'How many of the last exchanges the target sees; all when it is absent.',
    ),
    suite: idle('the name of the suite belongs at the top of the file'),
  }),
);

/** One test, and what can take the place of a list of them. */
export const testDefinitions = () => ({
  test: TEST.schema,
  turn: TURN.schema,
  tests: z.union([
    text.meta({ description: 'The path of a file of tests (.yaml, .yml, .jsonl), or of a folder of cases.' }),
    z.array(
      z.union([
        text.meta({ description: 'A file of tests, or a glob for several.', pattern: '^file://|^\\$\\{\\{' }),
        z.unknown().meta({ type: 'object', required: ['id'], allOf: [{ $ref: '#/definitions/test' }] }),
      ]),
    ),
  ]),
});

/** The defaults of a suite for each of its tests, and what they are read with. */
export interface SuiteDefaults extends GraderReading {
  /** The suite's `input` without variables; those of a test are filled in `inputField`. */
  readonly input: readonly Message[];
  readonly inputField?: Cursor | undefined;
  readonly inputFiles?: Cursor | undefined;
  readonly graders: readonly GraderSpec[];
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  /** The grader of tests without graders; absent: a judge. */
  readonly evaluator?: GraderKind | undefined;
  readonly preprocessors?: Preprocessors;
  readonly fillBudget?: Vars['budget'];
  /** The reader of workspaces; absent if the format has none. */
  readonly workspaces?: WorkspaceReading;
  readonly workspace?: DeclaredWorkspace | undefined;
}

export function idOf(item: Cursor): string | undefined {
  const id = item.field('id')?.text;
  return id === undefined || id.trim() === '' ? undefined : id;
}

/** One entry of `tests`. An invalid one is returned as `broken`, with all its errors; warnings go to the entry. */
export function readTest(item: Cursor, index: number, suite: SuiteDefaults): Test | BrokenTest {
  const problems: Problem[] = [];
  const test = readFields(item.reportingTo(problems), suite);
  const errors: Problem[] = [];
  for (const problem of problems) {
    if (problem.severity === 'warning') item.problems.push(problem);
    else if (!item.isUnknown(problem)) errors.push(problem);
  }
  if (errors.length === 0 && test !== undefined) return test;
  return { kind: 'broken', id: idOf(item) ?? `#${index + 1}`, location: item.location, problems: errors };
}

function readFields(entry: Cursor, suite: SuiteDefaults): Test | undefined {
  if (!entry.isMap) {
    const details = { expected: '"id", "input" and graders', found: entry.found };
    return entry.addError('WRONG_TYPE', 'A test must be a mapping', details);
  }
  const item = TEST.open(entry) ?? entry;
  const execution = readTestExecution(item.field('execution'));
  const skipDefaults = execution?.skipDefaults ?? false;
  const id = idOf(item);
  const written = item.key('id');
  if (written === undefined) item.addMissing('id', 'A test needs an "id"', 'text that no other test of the file has');
  else if (id === undefined) {
    written.addWrongType('text that is not empty, in quotes if it looks like a number');
  }
  const texts = readTexts(item, suite, skipDefaults);
  const graders = readTestGraders(item, suite, texts, skipDefaults);
  const waiting = TEST.values(item, 'depends_on', 'on_dependency_failure');
  if (!waiting.depends_on?.length) {
    const message = '"on_dependency_failure" has no effect without "depends_on"';
    item.field('on_dependency_failure')?.addNote('UNUSED', message);
  }
  const metadata = item.field('metadata');
  // By zod, it would lose a key called __proto__.
  TEST.values(item, 'metadata');
  const read = TEST.values(item, 'timeout_seconds', 'max_cost_usd', 'must_pass', 'conversation_id');
  const workspace =
    suite.workspaces &&
    workspaceOf(suite.workspace, readWorkspace(item.field('workspace'), suite.workspaces), suite.workspaces, item);
  if (id === undefined) return undefined;
  return {
    kind: 'test',
    id,
    location: item.location,
    criteria: texts.criteria,
    input: texts.input,
    expected: texts.expected,
    inputFiles: pathsOf(texts.input),
    ...graders,
    timeoutSeconds: read.timeout_seconds,
    maxCostUsd: read.max_cost_usd,
    threshold: execution?.threshold,
    targets: execution?.targets,
    // A requirement of one test (docs/gate.md#requirements); AgentV ignores the key.
    mustPass: read.must_pass ?? false,
    conversationId: read.conversation_id,
    dependsOn: [...new Set(waiting.depends_on)],
    onDependencyFailure: waiting.on_dependency_failure ?? 'skip',
    workspace,
    metadata: metadata?.isMap
      ? mergeMetadata(suite.metadata ?? {}, metadata.value as Record<string, unknown>)
      : suite.metadata,
  };
}

interface TestTexts extends Pick<Test, 'criteria' | 'input' | 'expected' | 'conversation'> {
  /** The criteria as written; absent if there are none. */
  readonly written: Cursor | undefined;
}

function readTexts(item: Cursor, suite: SuiteDefaults, skipDefaults: boolean): TestTexts {
  const { references, inputField } = suite;
  const vars = readVars(item, suite.fillBudget ?? newFillBudget());
  const written = item.field('criteria');
  const hasCriteria = written !== undefined && (typeof written.value !== 'string' || !isBlank(written.value));
  const filled = hasCriteria ? withVars(written, vars) : undefined;
  if (hasCriteria && filled?.text === undefined) written.addWrongType('text');

  const filledInput = skipDefaults ? undefined : inputField && withVars(inputField.reportingTo(item.problems), vars);
  // Without variables of the test, the input of the suite is read once for all tests.
  const isFilled = filledInput !== undefined && filledInput.value !== inputField?.value;
  const suiteInput = isFilled ? readInput(filledInput, references) : skipDefaults ? [] : suite.input;
  const ownInput = readTestInput(item, suite, skipDefaults ? undefined : suite.inputFiles, vars);
  const answer = item.field('expected_output');
  const conversation = readConversation(item, suite, vars);
  const isAnswer = answer !== undefined && conversation === undefined;
  const expected = isAnswer ? readExpected(withVars(answer, vars), references) : [];
  const input = suiteInput.concat(ownInput);
  return { criteria: filled?.text ?? '', written: hasCriteria ? written : undefined, input, expected, conversation };
}

/** The input of the test itself, with the files before its text: its own list, else the suite's. */
function readTestInput(
  item: Cursor,
  { references }: SuiteDefaults,
  suiteFiles: Cursor | undefined,
  vars: Vars,
): Message[] {
  const written = item.field('input');
  if (written === undefined) {
    const expected = 'text, a mapping, or a list of messages';
    item.addMissing('input', 'A test needs "input", the question to the target', expected);
    return [];
  }
  const before = item.problems.length;
  const field = withVars(written, vars);
  const ownFiles = item.field('input_files');
  const list = ownFiles ?? suiteFiles?.reportingTo(item.problems);
  let files: ContentPart[] = [];
  if (list !== undefined && !(list.isList && list.items().length === 0)) {
    if (field.text !== undefined) files = readInputFiles(withVars(list, vars), references);
    else {
      const whose = ownFiles === undefined ? '"input_files" of the suite' : '"input_files"';
      const message = `${whose} is ignored because "${written.name}" is not text`;
      const hint = 'Put the files into the content of the messages: { type: file, value: … }.';
      (ownFiles ?? field).addNote('UNUSED', message, hint);
    }
  }
  if (files.length > 0) {
    const parts: ContentPart[] = field.text ? [...files, { type: 'text', value: field.text }] : files;
    return [{ role: 'user', content: parts }];
  }
  const messages = readInput(field, references);
  if (messages.length === 0 && item.problems.length === before) {
    written.addError('MISSING_FIELD', `"${written.name}" contains no message`, { found: written.found });
  }
  return messages;
}

/** Fields that only have an effect in a conversation. */
const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'] as const;

/** The turns of a test in conversation mode; `undefined` for any other test. */
function readConversation(item: Cursor, suite: SuiteDefaults, vars: Vars): Conversation | undefined {
  const mode = item.field('mode');
  if (mode === undefined) {
    // A test with turns that is not declared as a conversation would ask only one question.
    for (const name of CONVERSATION_FIELDS) {
      const field = item.field(name);
      field?.addError('MISSING_FIELD', `"${name}" needs "mode: conversation"`, {
        location: field.keyLocation,
        hint: 'Add "mode: conversation" to the test, or remove this key.',
      });
    }
  } else TEST.values(item, 'mode');
  if (mode?.text !== 'conversation') return undefined;

  const answer = item.field('expected_output');
  answer?.addError('WRONG_TYPE', `A conversation cannot have its own "${answer.name}"`, {
    location: answer.keyLocation,
    hint: 'Put "expected_output" under the turn that it answers.',
  });
  const list = item.field('turns');
  if (list !== undefined && !list.isList) list.addWrongType('a list of turns');
  else if (!list?.items().length) {
    const expected = 'a list of turns, at least one';
    (list ?? item).addError('MISSING_FIELD', 'A conversation needs "turns"', { expected });
  }
  const turns = (list?.items() ?? []).flatMap((turn) => readTurn(turn, suite, vars) ?? []);
  const read = TEST.values(item, 'aggregation', 'on_turn_failure', 'window_size');
  return {
    turns,
    aggregation: read.aggregation ?? 'mean',
    onTurnFailure: read.on_turn_failure ?? 'continue',
    windowSize: read.window_size,
  };
}

function readTurn(item: Cursor, suite: SuiteDefaults, vars: Vars): Turn | undefined {
  if (!item.isMap) return item.addWrongType('mappings with "input"');
  TURN.open(item);
  const written = item.field('input');
  const field = written && withVars(written, vars);
  let input: Message | undefined;
  if (field?.text !== undefined) input = { role: 'user', content: field.text };
  else if (field?.isMap || field?.isList) input = { role: 'user', content: { structured: field.value } };
  else field?.addWrongType('text, or data that is sent as JSON', 'Put quotes around it to make it text.');
  const answer = item.field('expected_output');
  const answers = answer === undefined ? [] : readExpected(withVars(answer, vars), suite.references);
  const expected = answers.slice(-1).find(saysSomething);
  const list = item.field('assertions');
  const declared = list === undefined ? [] : readGraders(list, suite, true);
  const isImplicit = declared.length === 0 && expected !== undefined;
  const graders = isImplicit ? implicitGraders(item, undefined, suite.kinds) : declared;
  return input && { input, expected, graders, location: item.location };
}

const NO_GOOD_ANSWER = 'This test does not define a good answer';
const DEFINITIONS = '"assertions", "criteria" or "expected_output"';

/** The graders of the test and of its turns, including those of the suite. */
function readTestGraders(
  item: Cursor,
  suite: SuiteDefaults,
  { criteria, written, expected, conversation }: TestTexts,
  skipDefaults: boolean,
): Pick<Test, 'graders' | 'conversation'> {
  const { kinds } = suite;
  const declared = fieldOf(item, GRADER_LISTS.test)?.field;
  const ownGraders = readRubrics(item, kinds).concat(declared === undefined ? [] : readGraders(declared, suite));
  const preprocessors = (suite.preprocessors ?? []).concat(readPreprocessors(item, suite));
  const named = ownGraders.concat(skipDefaults ? [] : suite.graders);

  const hasCriteria = !isBlank(criteria) || (written !== undefined && written.text === undefined);
  const present: GoodAnswerKey[] = [];
  if (hasCriteria) present.push('criteria');
  if (expected.slice(-1).some(saysSomething)) present.push('expected_output');
  const isSpecified =
    present.length > 0 || declared !== undefined || ownGraders.length > 0 || conversation !== undefined;
  // AgentV requires the definition of a good answer in the test itself.
  if (!isSpecified && named.length > 0) {
    item.addWarning('MISSING_FIELD', `${NO_GOOD_ANSWER}; it is graded by the graders of the suite alone`, {
      hint: 'AgentV skips such a test. Add "assertions: []" to use only the graders of the suite.',
    });
  } else if (!isSpecified && !item.problems.some(({ hint }) => hint === 'Did you mean "assertions"?')) {
    item.addMissing('assertions', NO_GOOD_ANSWER, DEFINITIONS);
  }
  // Without graders a judge reads the criteria, unless the turns of a conversation are graded.
  const isImplicit = named.length === 0 && item.field('turns') === undefined;
  if (criteria !== '' && !isImplicit && !named.some((spec) => readsCriteria(spec, kinds))) {
    const hint = 'Leave it as a note, or add a grader that reads it (llm-grader, code-grader).';
    (written ?? item).addNote(
      'NOT_GRADED',
      '"criteria" is not graded: none of the graders of this test reads it',
      hint,
    );
  }
  const evaluator = readEvaluator(item, kinds) ?? suite.evaluator;
  // The turns of a conversation are graded separately; the whole only if the test says so.
  const needsGraders = named.length === 0 && conversation === undefined;
  const graders = needsGraders ? implicitGraders(item, evaluator, kinds) : named;

  if (!item.problems.some(({ severity }) => severity === 'error')) {
    refuseUnguided(item, graders, present, kinds);
    for (const turn of conversation?.turns ?? []) {
      // The criteria of a test apply to the whole conversation.
      refuseUnguided(item, turn.graders, turn.expected === undefined ? [] : ['expected_output'], kinds);
    }
    if (conversation?.turns.every((turn) => turn.graders.length === 0) && named.length === 0) {
      item.addMissing('assertions', NO_GOOD_ANSWER, '"assertions" or "expected_output" of a turn');
    }
  }
  const complete = (all: readonly GraderSpec[]) => withInherited(all, preprocessors, kinds);
  const turns = conversation?.turns.map((turn) => ({ ...turn, graders: complete(turn.graders) }));
  return { graders: complete(graders), conversation: conversation && turns ? { ...conversation, turns } : undefined };
}

/** A judge without criteria passes whatever it likes. `present` are the keys with which the test says what a good answer is. */
function refuseUnguided(
  item: Cursor,
  graders: readonly GraderSpec[],
  present: readonly GoodAnswerKey[],
  kinds: readonly GraderKind[],
): void {
  for (const { type, options, members = [], implicit, location } of graders) {
    refuseUnguided(item, members, present, kinds);
    const needs = findKind(kinds, type)?.needsCriteria?.(options);
    if (needs === undefined || needs.keys.some((key) => present.includes(key))) continue;

    if (present.length === 0 && !needs.hasWords) {
      const expected = '"criteria" or "expected_output" of the test, or "prompt" or "rubrics" of the grader';
      if (implicit) item.addMissing('assertions', NO_GOOD_ANSWER, DEFINITIONS);
      else item.addError('GRADER_INVALID', `The grader ${type} has nothing to judge by`, { location, expected });
    } else if (needs.keys.length > 0) {
      const [it, variables] = needs.keys.length > 1 ? ['one of them', 'these variables'] : ['it', 'this variable'];
      item.addWarning('MISSING_FIELD', `The prompt of ${type} has a variable that is empty in this test`, {
        location,
        expected: `${needs.keys.map((key) => `"${key}"`).join(' or ')} of the test`,
        hint: `Add ${it}, or name a prompt without ${variables}.`,
      });
    }
  }
}

/** Judges and programs read criteria; text checks alone do not. */
function readsCriteria({ type, options, members = [] }: GraderSpec, kinds: readonly GraderKind[]): boolean {
  const kind = findKind(kinds, type);
  const isReader = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
  return isReader || members.some((member) => readsCriteria(member, kinds));
}
