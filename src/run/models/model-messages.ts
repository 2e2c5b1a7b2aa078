import type { Judging } from '../../model/ports/provider.ts';
import type { ChatMessage, ChatPart, Prompt } from '../../model/run/prompt.ts';

/** The system message if the test has none. */
const DEFAULT_SYSTEM =
  'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';

/** A system prompt of a target with this name is none. */
const NO_SYSTEM_PROMPT = 'none';

/** The messages that a model is asked with. Images of an answer come with the last question. */
export function modelMessages(
  prompt: Prompt,
  {
    images = [],
    systemPrompt,
  }: { readonly images?: Judging['images']; readonly systemPrompt?: string | undefined } = {},
): ChatMessage[] {
  const messages = plainMessages(prompt, systemPrompt);
  const showAt = messages.findLastIndex(({ role }) => role === 'user');
  if (images.length === 0) return messages;
  const shown = images.map(({ mediaType, dataUri }) => ({ type: 'image' as const, mediaType, dataUri }));
  return messages.map((message, index) =>
    index === showAt ? { ...message, parts: [...partsOf(message), ...shown] } : message,
  );
}

/** Text and images of a message in their order. */
export const partsOf = ({ content, parts }: ChatMessage): readonly ChatPart[] =>
  parts ?? (content === '' ? [] : [{ type: 'text', text: content }]);

function plainMessages({ question, chat, system }: Prompt, systemPrompt = DEFAULT_SYSTEM): ChatMessage[] {
  const messages = chat ?? [{ role: 'user' as const, content: question.trim() }];
  if (chat?.some((message) => message.role === 'system')) return [...messages];
  if (system?.trim()) return [{ role: 'system', content: system }, ...messages];
  return systemPrompt === NO_SYSTEM_PROMPT ? [...messages] : [{ role: 'system', content: systemPrompt }, ...messages];
}
