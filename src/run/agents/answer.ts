import { finalAnswer } from '../../model/run/message.ts';
import type { FinishReason, Response } from '../../model/run/outcome.ts';

/**
 * The response of an agent whose work is over. Its answer is what it wrote after its last tool call: before, it only
 * said what it would do.
 */
export function withAnswer(response: Response, finishReason?: FinishReason): Response {
  const last = response.messages.findLast(({ role }) => role === 'assistant');
  const hasAnswered = last !== undefined && last.toolCalls === undefined;
  const messages = hasAnswered
    ? response.messages
    : [...response.messages, { role: 'assistant' as const, content: '' }];
  const isEmpty = finalAnswer(messages).trim() === '';
  const hasCalls = messages.some(({ toolCalls }) => toolCalls !== undefined);
  const reason = finishReason ?? (isEmpty ? (hasCalls ? 'tool_calls' : 'empty') : undefined);
  return { ...response, messages, ...(reason !== undefined && { finishReason: reason }) };
}
