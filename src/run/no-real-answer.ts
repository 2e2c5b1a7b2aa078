import { contentText, finalAnswer, type Message, type TokenUsage } from '../model/run/message.ts';

/** Longer texts only speak of an error. */
const LONGEST_ERROR = 4000;

/**
 * Why an answer is none, though it came as one: it says nothing and no token was counted for it, or it is what a
 * model's API said instead. Only what cannot be meant as an answer; an empty answer alone may be one.
 */
export function whyNoRealAnswer(messages: readonly Message[], usage: TokenUsage | undefined): string | undefined {
  const text = finalAnswer(messages);
  const isEmpty = !messages.some(({ role, content = '', toolCalls = [] }) => {
    return role === 'assistant' && (contentText(content) !== '' || toolCalls.length > 0);
  });
  if (isEmpty && usage?.output === 0) return 'The answer is empty, and no output token was counted for it.';
  return isApiError(text) ? 'The answer is the text of an API error.' : undefined;
}

/** Proxies and agents hand on what a model's API said instead of an answer. Only their exact forms are meant. */
export function isApiError(text: string): boolean {
  if (text.length > LONGEST_ERROR) return false;
  return /^\s*(?:API Error: [45]\d\d\b|\{"type":\s?"error",\s?"error":\s?\{"type":\s?"[a-z_]+_error")/.test(text);
}
