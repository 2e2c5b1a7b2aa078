import type { Problem } from '../../model/errors.ts';
import type { Message } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Conversation, GraderSpec, Turn } from '../../model/suite/suite.ts';
import { readKeys } from '../blocks/block.ts';
import { CONVERSATION_FIELDS, TEST, TURN } from '../blocks/suite.ts';
import { type GraderReading, readGraders } from '../graders/graders.ts';
import { implicitGraders } from '../graders/implicit-graders.ts';
import type { References } from '../references/references.ts';
import { checkFields } from './fields.ts';
import { readExpected, saysSomething } from './messages.ts';
import { type Vars, withVars } from './vars.ts';

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
  const read = readKeys(item, TEST, ['aggregation', 'on_turn_failure', 'window_size'], problems);
  const { aggregation = 'mean', on_turn_failure: onTurnFailure = 'continue', window_size: windowSize } = read;
  return { turns, aggregation, onTurnFailure, windowSize };
}

/** A test with turns that is not declared as a conversation would ask only one question. */
function isConversation(item: Cursor, problems: Problem[]): boolean {
  const mode = item.field('mode');
  if (mode?.text === 'conversation') return true;
  if (mode !== undefined) {
    readKeys(item, TEST, ['mode'], problems);
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
  checkFields(item, TURN, problems);
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
