import type { Problem } from '../../model/errors.ts';
import type { ContentPart, Message } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { NAMES } from '../old-names.ts';
import { firstOf } from './fields.ts';
import { readInputFiles } from './file-parts.ts';
import { readInput } from './messages.ts';
import type { SuiteDefaults } from './suite-defaults.ts';
import { type Vars, withVars } from './vars.ts';

/** The suite's messages before the input of a test, with the variables of that test. */
export function readSuiteInput(suite: SuiteDefaults, vars: Vars | undefined, problems: Problem[]): readonly Message[] {
  if (suite.inputField === undefined) return suite.input;
  const field = withVars(suite.inputField, vars, problems);
  return field === suite.inputField ? suite.input : readInput(field, problems, 'input', suite.references);
}

type Attachable = Pick<SuiteDefaults, 'references' | 'inputFiles'>;

/** The input of the test itself. */
export function readOwnInput(item: Cursor, suite: Attachable, vars: Vars | undefined, problems: Problem[]): Message[] {
  const found = firstOf(item, NAMES.test.input, problems);
  if (found === undefined) {
    const message = 'A test needs "input", the question to the target';
    const slip = ['prompt', 'question', 'messages'].find((key) => item.key(key) !== undefined);
    const hint = slip && `Did you mean "input" instead of "${slip}"?`;
    problems.push(item.missing('input', message, 'text, a mapping, or a list of messages', hint));
    return [];
  }
  const before = problems.length;
  const field = withVars(found.field, vars, problems);
  const files = readAttached(item, { name: found.name, field, vars }, suite, problems);
  if (files.length > 0) return [{ role: 'user', content: [...files, ...textPart(field.text)] }];
  const messages = readInput(field, problems, found.name, suite.references);
  if (messages.length === 0 && problems.length === before) {
    problems.push(
      found.field.error('MISSING_FIELD', `"${found.name}" contains no message`, { found: found.field.found }),
    );
  }
  return messages;
}

/** The input of a test with its variables filled in. */
interface FilledInput {
  readonly name: string;
  readonly field: Cursor;
  readonly vars: Vars | undefined;
}

/** The files before the text of a test: its own list, else the suite's. */
function readAttached(item: Cursor, input: FilledInput, suite: Attachable, problems: Problem[]): ContentPart[] {
  const own = item.field('input_files');
  const list = own ?? suite.inputFiles;
  if (list === undefined || (list.isList && list.items().length === 0)) return [];
  if (input.field.text !== undefined) {
    return readInputFiles(withVars(list, input.vars, problems), suite.references, problems);
  }
  const whose = own === undefined ? '"input_files" of the suite' : '"input_files"';
  problems.push(
    (own ?? input.field).warning('UNUSED', `${whose} is ignored because "${input.name}" is not text`, {
      location: (own ?? input.field).keyLocation,
      hint: 'Put the files into the content of the messages: { type: file, value: … }.',
    }),
  );
  return [];
}

const textPart = (text = ''): ContentPart[] => (text === '' ? [] : [{ type: 'text', value: text }]);

/** The files of all messages, each once. */
export function pathsOf(messages: readonly Message[]): string[] {
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  return parts.length === 0
    ? []
    : [
        ...new Set(
          parts.flatMap((part) => (part.type === 'file' || part.type === 'image' ? (part.absolutePath ?? []) : [])),
        ),
      ];
}
