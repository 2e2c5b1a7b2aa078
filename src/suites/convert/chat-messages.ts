import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { type Cursor, openJson } from '../../model/suite/source.ts';

/** A message of a chat, with the place where it begins. */
export interface ChatLine {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  readonly location: SourceLocation;
}

export interface ReadChat {
  readonly lines: readonly ChatLine[];
  readonly problems: readonly Problem[];
  /** What has no place in a suite. */
  readonly left: readonly { readonly message: string; readonly location: SourceLocation }[];
}

/** Whether JSON is a chat: a list of messages, or an object with "messages". */
export const isChat = (root: Cursor): boolean => root.isList || root.field('messages')?.isList === true;

/** `[{ "role": "user", "content": "…" }]`; content can be a list of parts. */
export function chatOfJson(file: string, text: string): ReadChat {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') return { lines: [], problems: opened.problems, left: [] };
  const { root } = opened;
  const lines: ChatLine[] = [];
  const problems: Problem[] = [];
  const left: ReadChat['left'][number][] = [];
  for (const item of (root.isList ? root : (root.field('messages') ?? root)).items()) {
    const { location } = item;
    const name = item.field('role')?.text;
    const content = item.field('content');
    const role = ROLES[name?.toLowerCase() ?? ''];
    if (name === undefined) {
      problems.push(item.missing('role', 'A message needs "role"', 'user, assistant or system'));
    } else if (role === undefined || item.field('tool_calls') !== undefined) {
      const what = role === undefined ? `A message of "${name}" is` : 'The tool calls of a message are';
      left.push({ message: `${what} left out: suites have texts of user, assistant and system`, location });
    }
    if (role === undefined) continue;
    const parts = content?.isList === true ? content.items().map((part) => part.field('text')?.text) : [content?.text];
    if (parts.some((part) => part === undefined) && content !== undefined) {
      left.push({ message: 'Content that is not text is left out', location: content.location });
    }
    lines.push({
      role,
      text: parts
        .filter((part) => part !== undefined)
        .join('\n')
        .trim(),
      location,
    });
  }
  return { lines, problems, left };
}

const ROLES: Readonly<Record<string, ChatLine['role']>> = {
  user: 'user',
  human: 'user',
  assistant: 'assistant',
  ai: 'assistant',
  agent: 'assistant',
  bot: 'assistant',
  model: 'assistant',
  system: 'system',
  developer: 'system',
};

/** `User: …`, `**User:** …`, or a heading `## User`, until the next one; not in code blocks. */
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;

export function chatOfMarkdown(file: string, text: string): ReadChat {
  const lines: (Omit<ChatLine, 'text'> & { readonly texts: string[] })[] = [];
  const left: ReadChat['left'][number][] = [];
  let fence: string | undefined;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3);
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const [start, heading, name = heading] = fence === undefined ? (SPEAKER.exec(line) ?? []) : [];
    const role = Object.hasOwn(ROLES, name?.toLowerCase() ?? '') ? ROLES[name?.toLowerCase() ?? ''] : undefined;
    const location = { file, line: index + 1, column: 1 };
    if (role !== undefined && start !== undefined) lines.push({ role, texts: [line.slice(start.length)], location });
    else if (lines.length > 0) lines.at(-1)?.texts.push(line);
    else if (line.trim() !== '') left.push({ message: 'Text before the first speaker is left out', location });
  }
  const said = lines.map(({ texts, ...line }) => ({ ...line, text: texts.join('\n').trim() }));
  return { lines: said, problems: [], left: left.slice(0, 1) };
}
