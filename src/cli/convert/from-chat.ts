import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { plural } from '../../model/text/text.ts';
import { type Cursor, openJson } from '../../suites/yaml/cursor.ts';
import { commentedYaml, yamlOf } from '../../suites/yaml/yaml-text.ts';
import type { Alteration, ConvertedFile } from './yaml-edit.ts';

interface ChatLine {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  readonly location: SourceLocation;
}

interface Chat {
  readonly lines: readonly ChatLine[];
  readonly problems: readonly Problem[];
  readonly left: readonly Alteration[];
}

/** A question with its answer, and what was said before. */
interface Exchange {
  readonly before: readonly ChatLine[];
  readonly question: ChatLine;
  readonly answer: ChatLine;
}

/** Each test repeats the messages before it, so more exchanges make a suite that is too large to read. */
const MAX_EXCHANGES = 200;
const MAX_CHARACTERS = 4 * 1024 * 1024;

const TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = commentedYaml({ assertions: ['TODO: what a good answer says'] }, 4);

/** Whether JSON is a chat: a list of messages, or an object with "messages". */
export const isChat = (root: Cursor): boolean => root.isList || root.field('messages')?.isList === true;

/**
 * A chat as a suite: each answer is the expected output of a test, and the messages before it are its input. Greetings,
 * thanks and repeated exchanges are left out.
 */
export function yamlOfChat(file: string, text: string, form: 'json' | 'markdown'): ConvertedFile {
  const chat = form === 'json' ? chatOfJson(file, text) : chatOfMarkdown(file, text);
  if (chat.problems.length > 0) return { kind: 'refused', problems: chat.problems };
  const { exchanges, left } = exchangesIn(chat.lines);
  const [first] = exchanges;
  const refused = (at: ChatLine | undefined, message: string, more: readonly Problem[] = []): ConvertedFile => {
    const location = at?.location ?? { file, line: 1, column: 1 };
    const expected = `messages of a user, each followed by an answer, at most ${MAX_EXCHANGES} and ${MAX_CHARACTERS / 1024 / 1024} MiB with their context`;
    const problem: Problem = { code: 'WRONG_TYPE', severity: 'error', message, location, expected };
    return { kind: 'refused', problems: [problem, ...more] };
  };
  const variable = chat.lines.find((line) => line.text.includes('${{'));
  if (variable !== undefined) return refused(variable, 'YAML cannot express "${{", which begins a variable');
  if (first === undefined) {
    const message =
      left.length === 0
        ? 'The chat has no question with an answer'
        : `No test can be made of the chat: ${plural('exchange', left.length)} left out`;
    const all = [...chat.left, ...left];
    return refused(
      chat.lines[0],
      message,
      all.map((each) => ({ ...each, code: 'WRONG_TYPE', severity: 'warning' })),
    );
  }
  const characters = exchanges
    .flatMap(({ before, question, answer }) => [...before, question, answer])
    .reduce((sum, line) => sum + line.text.length, 0);
  if (exchanges.length > MAX_EXCHANGES || characters > MAX_CHARACTERS) {
    return refused(first.question, `The chat is too long: ${plural('exchange', exchanges.length)}`);
  }

  const ids = new Set<string>();
  const tests = exchanges.map(({ before, question, answer }) => {
    const words = question.text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const name = words.slice(0, 6).join('-').slice(0, 60) || 'exchange';
    let id = name;
    for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
    ids.add(id);
    const messages = [...before, question].map((line) => ({ role: line.role, content: line.text }));
    const input = before.length === 0 ? question.text : messages;
    return `${yamlOf([{ id, input, expected_output: answer.text }], 2)}${TODO_TEST}`;
  });
  return {
    kind: 'converted',
    text: `${TODO_SUITE}tests:\n${tests.join('\n')}`,
    changes: [{ message: `${plural('exchange', exchanges.length)} → "tests"`, location: first.question.location }],
    left: [...chat.left, ...left],
  };
}

const ROLES = new Map<string, ChatLine['role']>([
  ...['user', 'human'].map((name) => [name, 'user'] as const),
  ...['assistant', 'ai', 'agent', 'bot', 'model'].map((name) => [name, 'assistant'] as const),
  ...['system', 'developer'].map((name) => [name, 'system'] as const),
]);

/** `[{ "role": "user", "content": "…" }]`; content can be a list of parts. */
function chatOfJson(file: string, text: string): Chat {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') return { lines: [], problems: opened.problems, left: [] };
  const { root } = opened;
  const lines: ChatLine[] = [];
  const problems: Problem[] = [];
  const left: Alteration[] = [];
  for (const item of (root.isList ? root : (root.field('messages') ?? root)).items()) {
    const { location } = item;
    const name = item.field('role')?.text;
    const content = item.field('content');
    const role = ROLES.get(name?.toLowerCase() ?? '');
    if (name === undefined) {
      problems.push(item.missing('role', 'A message needs "role"', 'user, assistant or system'));
    } else if (role === undefined || item.field('tool_calls') !== undefined) {
      const what = role === undefined ? `A message of "${name}" is` : 'The tool calls of a message are';
      left.push({ message: `${what} left out: suites have texts of user, assistant and system`, location });
    }
    if (role === undefined) continue;
    const parts = content?.isList === true ? content.items().map((part) => part.field('text')?.text) : [content?.text];
    const texts = parts.filter((part) => part !== undefined);
    if (texts.length < parts.length && content !== undefined) {
      left.push({ message: 'Content that is not text is left out', location: content.location });
    }
    lines.push({ role, text: texts.join('\n').trim(), location });
  }
  return { lines, problems, left };
}

/** `User: …`, `**User:** …`, or a heading `## User`, until the next one; not in code blocks. */
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;

function chatOfMarkdown(file: string, text: string): Chat {
  const lines: ChatLine[] = [];
  const left: Alteration[] = [];
  let fence: string | undefined;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
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
  return { lines: lines.map((line) => ({ ...line, text: line.text.trim() })), problems: [], left };
}

function exchangesIn(lines: readonly ChatLine[]): { exchanges: Exchange[]; left: Alteration[] } {
  // Messages of one speaker in a row are one; empty ones are none.
  const messages: ChatLine[] = [];
  for (const line of lines.filter(({ text }) => text !== '')) {
    const last = messages.at(-1);
    if (last?.role === line.role) messages[messages.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
    else messages.push(line);
  }
  const exchanges: Exchange[] = [];
  const left: Alteration[] = [];
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
  return { exchanges, left };
}

const SMALL_TALK =
  /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text: string): boolean => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());
