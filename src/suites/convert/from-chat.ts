import type { Problem } from '../../model/errors.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import { plural } from '../../shared/text.ts';
import { type ChatLine, chatOfJson, chatOfMarkdown, type ReadChat } from './chat-messages.ts';
import { commentedYaml, yamlOf } from './written-yaml.ts';

/** Each test repeats the messages before it, so more exchanges make a suite that is too large to read. */
const MOST_EXCHANGES = 200;
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** A question with its answer, and what was said before. */
interface Exchange {
  readonly before: readonly ChatLine[];
  readonly question: ChatLine;
  readonly answer: ChatLine;
}

/**
 * A chat as a suite: each answer is the expected output of a test, and the messages before it are its input. Greetings,
 * thanks and repeated exchanges are left out.
 */
export function yamlOfChat(file: string, text: string, form: 'json' | 'markdown'): Converted {
  const chat = form === 'json' ? chatOfJson(file, text) : chatOfMarkdown(file, text);
  if (chat.problems.length > 0) return { kind: 'refused', problems: chat.problems };
  const variable = chat.lines.find((line) => line.text.includes('${{'));
  if (variable !== undefined) return refused(variable, 'YAML cannot express "${{", which begins a variable', file);
  const { exchanges, left } = exchangesIn(chat.lines);
  const [first] = exchanges;
  if (first === undefined) return withoutTests(file, chat, left);
  const isTooLong = exchanges.length > MOST_EXCHANGES || lengthOf(exchanges) > MOST_CHARACTERS;
  if (isTooLong) return refused(first.question, `The chat is too long: ${plural('exchange', exchanges.length)}`, file);

  const ids = new Set<string>();
  const tests = exchanges.map((exchange) => `${yamlOf([testOf(exchange, ids)], 2)}${TODO_TEST}`);
  const message = `${plural('exchange', exchanges.length)} → "tests"`;
  return {
    kind: 'converted',
    text: `${TODO_SUITE}tests:\n${tests.join('\n')}`,
    changes: [{ message, location: first.question.location }],
    left: [...chat.left, ...left],
  };
}

function refused(at: ChatLine | undefined, message: string, file: string): Extract<Converted, { kind: 'refused' }> {
  const location = at?.location ?? { file, line: 1, column: 1 };
  const expected = `messages of a user, each followed by an answer, at most ${MOST_EXCHANGES} and ${MOST_CHARACTERS / 1024 / 1024} MiB with their context`;
  return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, location, expected }] };
}

/** The refusal of a chat without an exchange for a test, with all that is left out of it. */
function withoutTests(file: string, chat: ReadChat, exchanges: readonly Alteration[]): Converted {
  const message =
    exchanges.length === 0
      ? 'The chat has no question with an answer'
      : `No test can be made of the chat: ${plural('exchange', exchanges.length)} left out`;
  const left = [...chat.left, ...exchanges].map(
    (each): Problem => ({ ...each, code: 'WRONG_TYPE', severity: 'warning' }),
  );
  const { problems } = refused(chat.lines[0], message, file);
  return { kind: 'refused', problems: [...problems, ...left] };
}

function exchangesIn(lines: readonly ChatLine[]): { exchanges: Exchange[]; left: Alteration[] } {
  const exchanges: Exchange[] = [];
  const left: Alteration[] = [];
  const seen = new Set<string>();
  let before: ChatLine[] = [];
  for (const line of joined(lines)) {
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

/** Messages of one speaker in a row are one; empty ones are none. */
function joined(lines: readonly ChatLine[]): ChatLine[] {
  const all: ChatLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (line.text === '') continue;
    if (last?.role === line.role) all[all.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
    else all.push(line);
  }
  return all;
}

const SMALL_TALK =
  /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text: string): boolean => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());

const lengthOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce(
    (sum, { before, question, answer }) =>
      [...before, question, answer].reduce((length, { text }) => length + text.length, sum),
    0,
  );

function testOf({ before, question, answer }: Exchange, ids: Set<string>): Record<string, unknown> {
  const input = [...before, question].map(({ role, text }) => ({ role, content: text }));
  return {
    id: idFor(question.text, ids),
    input: before.length === 0 ? question.text : input,
    expected_output: answer.text,
  };
}

/** The first words of the question. */
function idFor(question: string, ids: Set<string>): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.slice(0, 6).join('-').slice(0, 60) || 'exchange';
  let id = name;
  for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

const TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = commentedYaml({ assertions: ['TODO: what a good answer says'] }, 4);
