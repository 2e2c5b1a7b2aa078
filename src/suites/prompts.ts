import { type Content, type ContentPart, guidelinesIn, type Message } from '../model/run/message.ts';
import type { ChatMessage, ChatPart, Prompt, PromptMode } from '../model/run/prompt.ts';
import { capitalized } from '../model/text/text.ts';

/** Formats a test's input as a prompt. */
export function renderPrompt(messages: readonly Message[], mode: PromptMode): Prompt {
  const spoken = messages.map((message) => spokenIn(message, mode));
  // Whether it contains text; for a model, an image alone does not count.
  const visible = spoken.filter((_, index) =>
    partsOf(messages[index]?.content).some(
      (part) =>
        (part.type === 'text' && part.value.trim() !== '') ||
        (part.type === 'image' && mode === 'agent' && part.absolutePath !== undefined) ||
        (part.type === 'file' && part.text.trim() !== '' && !(mode === 'lm' && part.isGuideline)),
    ),
  );
  const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
  const question = hasMarkers
    ? visible.map(({ role, parts }) => [`@[${capitalized(role)}]:`, ...parts].join('\n')).join('\n\n')
    : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');

  const { system: written, rest } = divided(spoken);
  const guidelines = guidelinesOf(messages);
  const system = withGuidelines(written, guidelines, mode);
  return {
    question,
    chat: hasMarkers || spoken.some(({ shown }) => shown !== undefined) ? chat(system, rest) : undefined,
    system: system || undefined,
    guidelines,
  };
}

/** The same as a chat, even with only one role. */
export function renderChat(messages: readonly Message[], mode: PromptMode): ChatMessage[] {
  const { system, rest } = divided(messages.map((message) => spokenIn(message, mode)));
  return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}

/** The guidelines of the repository, formatted as files for models. */
function guidelinesOf(messages: readonly Message[]): Prompt['guidelines'] {
  const parts = guidelinesIn(messages);
  if (parts.length === 0) return undefined;
  const texts = parts.map(shownFile).filter((text) => text !== '');
  return { text: texts.join('\n\n'), files: parts.map(({ absolutePath }) => absolutePath) };
}

/** For a model, the guidelines come first; an agent opens their files. */
function withGuidelines(system: string, guidelines: Prompt['guidelines'], mode: PromptMode): string {
  if (mode === 'agent' || guidelines === undefined || guidelines.text === '') return system;
  return [...(system === '' ? [] : [system]), `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join('\n\n');
}

/** The text of the system messages at the start, and the remaining messages. */
function divided(spoken: readonly Spoken[]): { readonly system: string; readonly rest: readonly Spoken[] } {
  const index = spoken.findIndex(({ role }) => role !== 'system');
  const firstOther = index === -1 ? spoken.length : index;
  const leading = spoken.slice(0, firstOther).map(({ parts }) => parts.join('\n'));
  return { system: leading.filter((text) => text !== '').join('\n\n'), rest: spoken.slice(firstOther) };
}

interface Spoken {
  readonly role: Message['role'];
  readonly parts: readonly string[];
  /** For a model, the text and images of a user message with images, in order. */
  readonly shown?: readonly ChatPart[] | undefined;
}

/** A chat cannot have later system messages and tool messages, so an assistant message quotes them. */
function chat(system: string, rest: readonly Spoken[]): ChatMessage[] {
  const others = rest.flatMap(({ role, parts, shown }): ChatMessage[] => {
    const text = parts.join('\n');
    if (shown !== undefined) return [{ role: 'user', content: text, parts: [...shown] }];
    if (parts.length === 0) return [];
    if (role === 'user' || role === 'assistant') return [{ role, content: text }];
    return [{ role: 'assistant', content: `@[${capitalized(role)}]:\n${text}` }];
  });
  return [...(system === '' ? [] : [{ role: 'system' as const, content: system }]), ...others];
}

function spokenIn(message: Message, mode: PromptMode): Spoken {
  const { role } = message;
  const content = partsOf(message.content);
  const parts = content.map((part) => renderPart(part, mode)).filter((part) => part.trim() !== '');
  if (mode !== 'lm' || role !== 'user' || !content.some(({ type }) => type === 'image')) return { role, parts };
  const shown = content.flatMap((part): ChatPart[] => {
    if (part.type === 'image') return [{ type: 'image', mediaType: part.mediaType, dataUri: part.dataUri }];
    const text = renderPart(part, 'lm');
    return text.trim() === '' ? [] : [{ type: 'text', text }];
  });
  return { role, parts, shown };
}

function partsOf(content: Content | undefined): readonly ContentPart[] {
  if (content === undefined) return [];
  if (Array.isArray(content)) return content;
  const value = typeof content === 'string' ? content : JSON.stringify(content.structured, null, 2);
  return [{ type: 'text', value }];
}

/** A model reads the text of a file, an agent opens the file. Models get images separately from the text. */
function renderPart(part: ContentPart, mode: PromptMode): string {
  if (part.type === 'text') return part.value;
  if (part.type === 'data') return '';
  if (mode === 'agent') return part.absolutePath === undefined ? '' : `<file: path="${part.absolutePath}">`;
  return part.type === 'image' || part.isGuideline ? '' : shownFile(part);
}

const shownFile = ({ path, text }: Pick<Extract<ContentPart, { type: 'file' }>, 'path' | 'text'>): string =>
  text.trim() === '' ? '' : `<file path="${path}">\n${text.trim()}\n</file>`;

/**
 * The question of one turn of a conversation; `history` ends with the current message of the user. A model gets the
 * chat so far. A program gets all of it as one text.
 */
export function renderTurn(history: readonly Message[], windowSize: number | undefined, mode: PromptMode): Prompt {
  // The size of a window counts pairs of question and answer; system messages stay.
  const others = history.filter(({ role }) => role !== 'system');
  const retained = new Set(windowSize === undefined ? others : others.slice(-windowSize * 2));
  const seen = history.filter((message) => message.role === 'system' || retained.has(message));
  const { system, guidelines } = renderPrompt(seen, mode);
  const questionMessages = mode === 'agent' ? seen : history.slice(-1);
  return { question: renderPrompt(questionMessages, mode).question, chat: renderChat(seen, mode), system, guidelines };
}

/** A conversation as one text, for the graders of the whole conversation. */
export const transcriptOf = (history: readonly Message[]): string =>
  history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');
