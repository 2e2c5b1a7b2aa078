import type { Judging } from '../../model/ports/provider.ts';
import type { ChatMessage, ChatPart, Prompt } from '../../model/run/prompt.ts';

/** The system message if the test has none. */
const DEFAULT_SYSTEM =
  'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';

/** The messages that a model is asked with. Images of an answer come with the last question. */
export function modelMessages(prompt: Prompt, images: Judging['images'] = []): ChatMessage[] {
  const messages = plainMessages(prompt);
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

function plainMessages({ question, chat, system }: Prompt): ChatMessage[] {
  if (chat?.some((message) => message.role === 'system')) return [...chat];
  if (chat) return [{ role: 'system', content: DEFAULT_SYSTEM }, ...chat];
  return [
    { role: 'system', content: system?.trim() ? system : DEFAULT_SYSTEM },
    { role: 'user', content: question.trim() },
  ];
}
