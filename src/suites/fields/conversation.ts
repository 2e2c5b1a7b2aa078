import type { Problem } from '../../model/errors.ts';
import type { Message } from '../../model/run/message.ts';
import { MAX_WINDOW } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Conversation, GraderSpec, Turn } from '../../model/suite/suite.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { type GraderReading, readGraders } from '../graders/graders.ts';
import { implicitGraders } from '../graders/implicit-graders.ts';
import type { References } from '../references/references.ts';
import { checkFields, type Fields } from './fields.ts';
import { readExpected, saysSomething } from './messages.ts';
import { type Vars, withVars } from './vars.ts';

/** Fields that only have an effect in a conversation. */
export const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'] as const;

export const TURN_FIELDS: Fields = {
  of: 'a turn',
  read: ['input', 'expected_output', 'assertions'],
  required: ['input'],
  withoutEffect: {},
  meant: { assert: 'assertions', prompt: 'input', content: 'input' },
};

interface TurnReading extends GraderReading {
  readonly references?: References | undefined;
}

/** The turns of a test in conversation mode; `undefined` for any other test. */
export function readConversation(
  item: Cursor,
  reading: TurnReading,
  vars: Vars | undefined,
  problems: Problem[],
): Conversation | undefined {
  if (!isConversation(item, problems)) return undefined;
  refuseExpected(item, problems);
  const turns = readTurns(item, reading, vars, problems);
  const windowSize = readWindowSize(item.field('window_size'), problems);
  return {
    turns,
    aggregation: readChoice(item, 'aggregation', ['mean', 'min', 'max'], problems),
    onTurnFailure: readChoice(item, 'on_turn_failure', ['continue', 'stop'], problems),
    windowSize,
  };
}

/** A test with turns that is not declared as a conversation would ask only one question. */
function isConversation(item: Cursor, problems: Problem[]): boolean {
  const mode = item.field('mode');
  if (mode?.text === 'conversation') return true;
  if (mode !== undefined) {
    const meant = mode.text === undefined ? undefined : didYouMean(mode.text, ['conversation']);
    problems.push(mode.wrongType('mode', 'conversation, or nothing', meant && `Did you mean "${meant}"?`));
    return false;
  }
  for (const name of CONVERSATION_FIELDS) {
    const field = item.field(name);
    if (field === undefined) continue;
    problems.push(
      field.error('MISSING_FIELD', `"${name}" needs "mode: conversation"`, {
        location: field.keyLocation,
        hint: 'Add "mode: conversation" to the test, or remove this key.',
      }),
    );
  }
  return false;
}

function refuseExpected(item: Cursor, problems: Problem[]): void {
  for (const name of ['expected_output', 'expected_messages']) {
    const field = item.field(name);
    if (field === undefined) continue;
    problems.push(
      field.error('WRONG_TYPE', `A conversation cannot have its own "${name}"`, {
        location: field.keyLocation,
        hint: 'Put "expected_output" under the turn that it answers.',
      }),
    );
  }
}

function readTurns(item: Cursor, reading: TurnReading, vars: Vars | undefined, problems: Problem[]): Turn[] {
  const list = item.field('turns');
  if (list === undefined || !list.isList || list.items().length === 0) {
    problems.push(
      list === undefined || list.isList
        ? (list ?? item).error('MISSING_FIELD', 'A conversation needs "turns"', {
            expected: 'a list of turns, at least one',
          })
        : list.wrongType('turns', 'a list of turns'),
    );
    return [];
  }
  return list.items().flatMap((turn) => readTurn(turn, reading, vars, problems) ?? []);
}

function readTurn(item: Cursor, reading: TurnReading, vars: Vars | undefined, problems: Problem[]): Turn | undefined {
  if (!item.isMap) {
    problems.push(item.wrongType('turns', 'mappings with "input"'));
    return undefined;
  }
  checkFields(item, TURN_FIELDS, problems);
  const input = readTurnInput(item, vars, problems);
  const expectedField = item.field('expected_output');
  const answers =
    expectedField === undefined
      ? []
      : readExpected(withVars(expectedField, vars, problems), problems, 'expected_output', reading.references);
  const expected = answers.slice(-1).find(saysSomething);
  const list = item.field('assertions');
  const { kinds, templates, references } = reading;
  const declared: GraderSpec[] =
    list === undefined ? [] : readGraders(list, { kinds, templates, references, isTurn: true }, problems);
  const graders =
    declared.length === 0 && expected !== undefined ? implicitGraders(item, undefined, kinds, problems) : declared;
  return input && { input, expected, graders, location: item.location };
}

/** The user's message of a turn: text, or data that is sent as JSON. */
function readTurnInput(item: Cursor, vars: Vars | undefined, problems: Problem[]): Message | undefined {
  const written = item.field('input');
  if (written === undefined) {
    problems.push(
      item.missing('input', 'A turn needs "input", the message of the user', 'text, or data that is sent as JSON'),
    );
    return undefined;
  }
  const field = withVars(written, vars, problems);
  const { text } = field;
  if (text !== undefined) return { role: 'user', content: text };
  if (field.isMap || field.isList) return { role: 'user', content: { structured: field.value } };
  problems.push(
    field.wrongType('input', 'text, or data that is sent as JSON', 'Put quotes around it to make it text.'),
  );
  return undefined;
}

function readWindowSize(field: Cursor | undefined, problems: Problem[]): number | undefined {
  if (field === undefined) return undefined;
  const { value } = field;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_WINDOW) return value;
  problems.push(field.wrongType('window_size', `a whole number from 1 to ${MAX_WINDOW}`));
  return undefined;
}

/** One of several words; the first is the default. */
function readChoice<const Choices extends readonly [string, ...string[]]>(
  item: Cursor,
  name: string,
  choices: Choices,
  problems: Problem[],
): Choices[number] {
  const field = item.field(name);
  const chosen = choices.find((choice) => choice === field?.text);
  if (field !== undefined && chosen === undefined) {
    const meant = field.text === undefined ? undefined : didYouMean(field.text, choices);
    problems.push(field.wrongType(name, choices.join(' or '), meant && `Did you mean "${meant}"?`));
  }
  return chosen ?? choices[0];
}
