import type { Message } from '../model/run/message.ts';
import type { Prompt, PromptMode } from '../model/run/prompt.ts';
import { renderChat, renderPrompt } from './prompts.ts';

/**
 * The question of one turn of a conversation; `history` ends with the current message of the user. A model gets the
 * chat so far. A program gets all of it as one text.
 */
export function renderTurn(history: readonly Message[], windowSize: number | undefined, mode: PromptMode): Prompt {
  const seen = windowSize === undefined ? history : lastOf(history, windowSize);
  const { system, guidelines } = renderPrompt(seen, mode);
  const asked = mode === 'agent' ? seen : history.slice(-1);
  return {
    question: renderPrompt(asked, mode).question,
    chat: renderChat(seen, mode),
    system,
    guidelines,
  };
}

/** Keeps system messages and the last other messages: the size of a window counts pairs of question and answer. */
function lastOf(history: readonly Message[], windowSize: number): Message[] {
  const others = history.filter(({ role }) => role !== 'system').slice(-windowSize * 2);
  const retained = new Set(others);
  return history.filter((message) => message.role === 'system' || retained.has(message));
}

/** A conversation as one text, for the graders of the whole conversation. */
export const transcriptOf = (history: readonly Message[]): string =>
  history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');
