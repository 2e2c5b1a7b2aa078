import type { Problem } from '../../model/errors.ts';
import type { GoodAnswerKey, GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { BrokenTest, GraderSpec, Test } from '../../model/suite/suite.ts';
import { readKeys } from '../blocks/block.ts';
import { TEST } from '../blocks/suite.ts';
import { declaredGraders, readGraders } from '../graders/graders.ts';
import { implicitGraders, readEvaluator, readRubrics } from '../graders/implicit-graders.ts';
import { readPreprocessors, withInherited } from '../graders/preprocessors.ts';
import { GRADER_LISTS, NAMES } from '../old-names.ts';
import { readWorkspace, workspaceOf } from '../workspace/workspace.ts';
import { readConversation } from './conversation.ts';
import { readDependencies } from './dependencies.ts';
import { checkFields, firstOf } from './fields.ts';
import { readExpected, saysSomething } from './messages.ts';
import { mergeMetadata } from './metadata.ts';
import type { SuiteDefaults } from './suite-defaults.ts';
import { readExecution } from './test-execution.ts';
import { idOf } from './test-id.ts';
import { pathsOf, readOwnInput, readSuiteInput } from './test-input.ts';
import { newFillBudget, readVars, type Vars, withVars } from './vars.ts';

/** One entry of `tests`. An invalid one is returned as `broken`, with all its problems. */
export function readTest(item: Cursor, index: number, suite: SuiteDefaults, warnings: Problem[]): Test | BrokenTest {
  const problems: Problem[] = [];
  const test = readFields(item, suite, problems);
  for (const problem of problems) if (problem.severity === 'warning') warnings.push(problem);

  const errors = problems.filter((problem) => problem.severity === 'error' && !item.isUnknown(problem));
  if (errors.length === 0 && test !== undefined) return test;
  return { kind: 'broken', id: idOf(item) ?? `#${index + 1}`, location: item.location, problems: errors };
}

function readFields(item: Cursor, suite: SuiteDefaults, problems: Problem[]): Test | undefined {
  if (!item.isMap) {
    problems.push(
      item.error('WRONG_TYPE', 'A test must be a mapping', {
        expected: '"id", "input" and graders',
        found: item.found,
      }),
    );
    return undefined;
  }
  checkFields(item, TEST, problems);
  const execution = readExecution(item.field('execution'), problems);
  const id = readId(item, problems);
  const texts = readTexts(item, suite, execution?.skipDefaults ?? false, problems);
  const graders = readTestGraders(item, suite, { texts, skipDefaults: execution?.skipDefaults ?? false }, problems);
  const metadata = readMetadata(item, suite.metadata, problems);
  const dependencies = readDependencies(item, problems);
  const read = readKeys(item, TEST, ['timeout_seconds', 'max_cost_usd', 'must_pass', 'conversation_id'], problems);
  const workspace = readOwnWorkspace(item, suite, problems);
  if (id === undefined) return undefined;
  const { criteria, input, expected } = texts;
  return {
    kind: 'test',
    id,
    location: item.location,
    criteria,
    input,
    expected,
    inputFiles: pathsOf(input),
    ...graders,
    timeoutSeconds: read.timeout_seconds,
    maxCostUsd: read.max_cost_usd,
    threshold: execution?.threshold,
    targets: execution?.targets,
    // A requirement of one test (docs/gate.md#requirements); AgentV ignores the key.
    mustPass: read.must_pass ?? false,
    conversationId: read.conversation_id,
    ...dependencies,
    workspace,
    metadata,
  };
}

interface TestTexts extends Pick<Test, 'criteria' | 'input' | 'expected' | 'conversation'> {
  /** The source location of the criteria. */
  readonly written: Cursor | undefined;
}

/** The question to the target, and the expected answer. */
function readTexts(item: Cursor, suite: SuiteDefaults, skipDefaults: boolean, problems: Problem[]): TestTexts {
  const vars = readVars(item, suite.fillBudget ?? newFillBudget(), problems);
  const written = firstOf(item, NAMES.test.criteria, problems, { counts: isNotBlank });
  const criteria = readCriteria(written, vars, problems);
  const suiteInput = skipDefaults ? [] : readSuiteInput(suite, vars, problems);
  const attachable = { references: suite.references, inputFiles: skipDefaults ? undefined : suite.inputFiles };
  const ownInput = readOwnInput(item, attachable, vars, problems);
  const answer = firstOf(item, NAMES.test.expected, problems);
  const conversation = readConversation(item, suite, vars, problems);
  const expected =
    answer === undefined || conversation !== undefined
      ? []
      : readExpected(withVars(answer.field, vars, problems), problems, answer.name, suite.references);
  return { criteria, written: written?.field, input: suiteInput.concat(ownInput), expected, conversation };
}

/** The graders of the test and of its turns, including those of the suite. */
function readTestGraders(
  item: Cursor,
  suite: SuiteDefaults,
  { texts, skipDefaults }: { readonly texts: TestTexts; readonly skipDefaults: boolean },
  problems: Problem[],
): Pick<Test, 'graders' | 'conversation'> {
  const { criteria, written, expected, conversation } = texts;
  const declared = declaredGraders(item, GRADER_LISTS.test, problems);
  const rubrics = readRubrics(item, suite.kinds, problems);
  const own = rubrics.concat(declared === undefined ? [] : readGraders(declared, suite, problems));
  const ownPreprocessors = readPreprocessors(item, suite.kinds, suite.references, problems);
  const preprocessors = (suite.preprocessors ?? []).concat(ownPreprocessors);

  const named = own.concat(skipDefaults ? [] : suite.graders);
  const hasGraders = declared !== undefined || own.length > 0;
  const hasCriteria = criteria.trim() !== '' || (written !== undefined && written.text === undefined);
  const hasExpected = expected.slice(-1).some(saysSomething);
  const present: GoodAnswerKey[] = [];
  if (hasCriteria) present.push('criteria');
  if (hasExpected) present.push('expected_output');
  const isSpecified = present.length > 0 || hasGraders || conversation !== undefined;
  requireGraders(item, named, isSpecified, problems);
  // Without graders a judge reads the criteria, unless the turns of a conversation are graded.
  const isImplicit = named.length === 0 && item.field('turns') === undefined;
  if (criteria !== '' && !isImplicit) warnOfUnusedCriteria(written ?? item, named, suite.kinds, problems);
  const evaluator = readEvaluator(item, suite.kinds, problems) ?? suite.evaluator;
  // The turns of a conversation are graded separately; the whole only if the test says so.
  const needsGraders = named.length === 0 && conversation === undefined;
  const graders = needsGraders ? implicitGraders(item, evaluator, suite.kinds, problems) : named;
  const complete = (all: readonly GraderSpec[]) => withInherited(all, preprocessors, suite.kinds);
  if (!problems.some(({ severity }) => severity === 'error')) {
    refuseUnguided(item, graders, { present, kinds: suite.kinds }, problems);
    for (const turn of conversation?.turns ?? []) {
      // The criteria of a test apply to the whole conversation.
      const ofTurn: GoodAnswerKey[] = turn.expected === undefined ? [] : ['expected_output'];
      refuseUnguided(item, turn.graders, { present: ofTurn, kinds: suite.kinds }, problems);
    }
    if (conversation?.turns.every((turn) => turn.graders.length === 0) && named.length === 0) {
      problems.push(item.missing('assertions', NO_GOOD_ANSWER, '"assertions" or "expected_output" of a turn'));
    }
  }
  const turns = conversation?.turns.map((turn) => ({ ...turn, graders: complete(turn.graders) }));
  return { graders: complete(graders), conversation: conversation && turns ? { ...conversation, turns } : undefined };
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

/** The old names also apply if the new one is empty. */
const isNotBlank = ({ value }: Cursor): boolean => typeof value !== 'string' || value.trim() !== '';

function readCriteria(found: ReturnType<typeof firstOf>, vars: Vars | undefined, problems: Problem[]): string {
  if (found === undefined) return '';
  const { text } = withVars(found.field, vars, problems);
  if (text !== undefined) return text;
  problems.push(found.field.wrongType(found.name, 'text'));
  return '';
}

function readOwnWorkspace(item: Cursor, { workspaces, workspace }: SuiteDefaults, problems: Problem[]) {
  if (workspaces === undefined) return undefined;
  const own = readWorkspace(item.field('workspace'), workspaces, problems);
  return workspaceOf(workspace, own, workspaces.folder, problems);
}

function readMetadata(item: Cursor, suite: SuiteDefaults['metadata'], problems: Problem[]) {
  const field = item.field('metadata');
  if (field === undefined) return suite;
  if (field.isMap) return mergeMetadata(suite ?? {}, field.value as Record<string, unknown>);
  problems.push(field.wrongType('metadata', 'a mapping'));
  return suite;
}

const NO_GOOD_ANSWER = 'This test does not define a good answer';
const DEFINITIONS = '"assertions", "criteria" or "expected_output"';

/** A judge without criteria passes whatever it likes. `present` are the keys with which the test says what a good answer is. */
function refuseUnguided(
  item: Cursor,
  graders: readonly GraderSpec[],
  { present, kinds }: { readonly present: readonly GoodAnswerKey[]; readonly kinds: readonly GraderKind[] },
  problems: Problem[],
): void {
  for (const { type, options, members = [], implicit, location } of graders) {
    refuseUnguided(item, members, { present, kinds }, problems);
    const needs = findKind(kinds, type)?.needsCriteria?.(options);
    if (needs === undefined || needs.keys.some((key) => present.includes(key))) continue;

    if (present.length === 0 && !needs.hasWords) {
      problems.push(
        implicit
          ? item.missing('assertions', NO_GOOD_ANSWER, DEFINITIONS)
          : item.error('GRADER_INVALID', `The grader ${type} has nothing to judge by`, {
              location,
              expected: '"criteria" or "expected_output" of the test, or "prompt" or "rubrics" of the grader',
            }),
      );
    } else if (needs.keys.length > 0) {
      problems.push(
        item.warning('MISSING_FIELD', `The prompt of ${type} has a variable that is empty in this test`, {
          location,
          expected: `${needs.keys.map((key) => `"${key}"`).join(' or ')} of the test`,
          hint: `Add ${needs.keys.length > 1 ? 'one of them' : 'it'}, or name a prompt without ${needs.keys.length > 1 ? 'these variables' : 'this variable'}.`,
        }),
      );
    }
  }
}

/** A test needs a definition of a good answer. AgentV requires it in the test itself. */
function requireGraders(item: Cursor, graders: readonly GraderSpec[], isSpecified: boolean, problems: Problem[]): void {
  if (!isSpecified && graders.length > 0) {
    problems.push(
      item.warning('MISSING_FIELD', `${NO_GOOD_ANSWER}; it is graded by the graders of the suite alone`, {
        hint: 'AgentV skips such a test. Add "assertions: []" to use only the graders of the suite.',
      }),
    );
  } else if (!isSpecified && !problems.some(({ hint }) => hint === 'Did you mean "assertions"?')) {
    problems.push(item.missing('assertions', NO_GOOD_ANSWER, DEFINITIONS));
  }
}

/** Judges and programs read criteria; text checks alone do not. */
function warnOfUnusedCriteria(
  field: Cursor,
  graders: readonly GraderSpec[],
  kinds: readonly GraderKind[],
  problems: Problem[],
): void {
  if (graders.some((spec) => readsCriteria(spec, kinds))) return;
  problems.push(
    field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
      location: field.keyLocation,
      hint: 'Leave it as a note, or add a grader that reads it (llm-grader, code-grader).',
    }),
  );
}

function readsCriteria({ type, options, members = [] }: GraderSpec, kinds: readonly GraderKind[]): boolean {
  const kind = findKind(kinds, type);
  const isReader = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
  return isReader || members.some((member) => readsCriteria(member, kinds));
}
