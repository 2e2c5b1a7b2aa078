import { contentText, finalAnswer, type Message, type TokenUsage } from '../model/run/message.ts';

/** Longer texts only mention an error. */
const LONGEST_ERROR = 4000;

/**
 * Why a response is not an answer: it is empty and no token was counted for it, or it is an API error of a model. Only
 * certain cases; an empty answer alone may be intended.
 */
export function whyNoRealAnswer(messages: readonly Message[], usage: TokenUsage | undefined): string | undefined {
  const text = finalAnswer(messages);
  const isEmpty = !messages.some(({ role, content = '', toolCalls = [] }) => {
    return role === 'assistant' && (contentText(content) !== '' || toolCalls.length > 0);
  });
  if (isEmpty && usage?.output === 0) return 'The answer is empty, and no output token was counted for it.';
  return isApiError(text) ? 'The answer is the text of an API error.' : undefined;
}

/** Proxies and agents pass on API errors of a model as answers. Only their exact forms match. */
export function isApiError(text: string): boolean {
  if (text.length > LONGEST_ERROR) return false;
  return /^\s*(?:API Error: [45]\d\d\b|\{"type":\s?"error",\s?"error":\s?\{"type":\s?"[a-z_]+_error")/.test(text);
}
