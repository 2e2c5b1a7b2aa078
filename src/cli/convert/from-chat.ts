import { UserError, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { plural } from '../../model/text/text.ts';
import { type Cursor, openJson } from '../../suites/yaml/cursor.ts';
import { commentedYaml } from '../../suites/yaml/yaml-text.ts';
import { refuseVariables, suiteText } from './new-suite.ts';
import type { Alteration, Conversion } from './yaml-edit.ts';

interface ChatLine {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  readonly location: SourceLocation;
}

/** Each test repeats the messages before it, so more exchanges make a suite that is too large to read. */
const MAX_EXCHANGES = 200;

const TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = commentedYaml({ assertions: ['TODO: what a good answer says'] }, 4);

/** Whether JSON is a chat: a list of messages, or an object with "messages". */
export const isChat = (root: Cursor): boolean => root.isList || root.field('messages')?.isList === true;

/**
 * A chat as a suite: each answer is the expected output of a test, and the messages before it are its input. Greetings,
 * thanks and repeated exchanges are left out. Throws a `UserError`.
 */
export function yamlOfChat(file: string, text: string): Conversion {
  refuseVariables(file, text);
  const left: Alteration[] = [];
  const lines = /\.md$/i.test(file) ? linesOfMarkdown(file, text, left) : linesOfJson(file, text, left);
  const exchanges = exchangesIn(lines, left);
  if (exchanges.length === 0 || exchanges.length > MAX_EXCHANGES) {
    const leftOut = left.length === 0 ? '' : `, and ${left.length} left out`;
    throw userError('WRONG_TYPE', `The chat has ${plural('question', exchanges.length)} with an answer${leftOut}`, {
      location: { file, line: 1, column: 1 },
      expected: `messages of a user, each followed by an answer, at most ${MAX_EXCHANGES} without greetings and thanks`,
    });
  }
  const ids = new Set<string>();
  const tests = exchanges.map(({ before, question, answer }) => {
    const words = question.text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const name = words.slice(0, 6).join('-').slice(0, 60) || 'exchange';
    let id = name;
    for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
    ids.add(id);
    const messages = [...before, question].map((line) => ({ role: line.role, content: line.text }));
    return { id, input: before.length === 0 ? question.text : messages, expected_output: answer.text };
  });
  const message = `${plural('exchange', exchanges.length)} → "tests"`;
  const changes = [{ message, location: { file, line: 1, column: 1 } }];
  return { text: suiteText(undefined, tests, TODO_SUITE, TODO_TEST), changes, left };
}

const ROLES = new Map<string, ChatLine['role']>([
  ...['user', 'human'].map((name) => [name, 'user'] as const),
  ...['assistant', 'ai', 'agent', 'bot', 'model'].map((name) => [name, 'assistant'] as const),
  ...['system', 'developer'].map((name) => [name, 'system'] as const),
]);

/** `[{ "role": "user", "content": "…" }]`; content can be a list of parts. */
function linesOfJson(file: string, text: string, left: Alteration[]): ChatLine[] {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const { root } = opened;
  return (root.isList ? root : (root.field('messages') ?? root)).items().flatMap((item) => {
    const { location } = item;
    const role = ROLES.get(item.field('role')?.text?.toLowerCase() ?? '');
    const content = item.field('content');
    const parts = content?.isList === true ? content.items().map((part) => part.field('text')?.text) : [content?.text];
    const texts = parts.filter((part) => part !== undefined);
    if (role === undefined || item.field('tool_calls') !== undefined || texts.length < parts.length) {
      left.push({ message: 'Left out: suites have texts of user, assistant and system', location });
    }
    return role === undefined ? [] : { role, text: texts.join('\n').trim(), location };
  });
}

/** `User: …`, `**User:** …`, or a heading `## User`, until the next one; not in code blocks. */
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;

function linesOfMarkdown(file: string, text: string, left: Alteration[]): ChatLine[] {
  const lines: ChatLine[] = [];
  let fence: string | undefined;
  const source = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of source.entries()) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3);
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const [start = '', heading, name = heading] = fence === undefined ? (SPEAKER.exec(line) ?? []) : [];
    const role = ROLES.get(name?.toLowerCase() ?? '');
    const location = { file, line: index + 1, column: 1 };
    const last = lines.at(-1);
    if (role !== undefined) lines.push({ role, text: line.slice(start.length), location });
    else if (last !== undefined) lines[lines.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else if (line.trim() !== '' && left.length === 0) {
      left.push({ message: 'Text before the first speaker is left out', location });
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}

/** Each question with its answer, and what was said before. */
function exchangesIn(lines: readonly ChatLine[], left: Alteration[]) {
  // Messages of one speaker in a row are one; empty ones are none.
  const messages: ChatLine[] = [];
  for (const line of lines.filter(({ text }) => text !== '')) {
    const last = messages.at(-1);
    if (last?.role === line.role) messages[messages.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
    else messages.push(line);
  }
  const exchanges: { before: readonly ChatLine[]; question: ChatLine; answer: ChatLine }[] = [];
  const seen = new Set<string>();
  let before: ChatLine[] = [];
  for (const line of messages) {
    const question = before.at(-1);
    if (line.role === 'assistant' && question?.role === 'user') {
      const key = JSON.stringify([question.text, line.text]);
      const why = seen.has(key) ? 'repeated' : isSmallTalk(question.text) || isSmallTalk(line.text) ? 'small talk' : '';
      seen.add(key);
      if (why !== '') {
        left.push({ message: `An exchange is left out: ${why}`, location: question.location });
        before = before.slice(0, -1);
        continue;
      }
      exchanges.push({ before: before.slice(0, -1), question, answer: line });
    }
    before = [...before, line];
  }
  return exchanges;
}

const SMALL_TALK =
  /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text: string): boolean => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());
