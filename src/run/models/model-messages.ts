import type { ChatMessage, Prompt } from '../../model/prompt.ts';

/** What a model is told when the test has no system message. */
const DEFAULT_SYSTEM =
  'Work carefully, follow the instructions you are given, and do not claim results that you do not have.';

/** The messages that a model is asked with (suite-format.md §20.5). */
export function modelMessages({ question, chat, system }: Prompt): ChatMessage[] {
  if (chat?.some((message) => message.role === 'system')) return [...chat];
  if (chat) return [{ role: 'system', content: DEFAULT_SYSTEM }, ...chat];
  return [
    { role: 'system', content: system?.trim() ? system : DEFAULT_SYSTEM },
    { role: 'user', content: question.trim() },
  ];
}

/** With which message pictures are shown: the last thing that is asked. */
export const lastQuestion = (messages: readonly ChatMessage[]): number =>
  messages.findLastIndex(({ role }) => role === 'user');
