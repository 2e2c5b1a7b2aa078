import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { Message, ToolCall } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { isCallOf } from '../../model/run/tools.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { unreported } from './limit.ts';
import { quote } from './text-check.ts';

/** The calls of all messages in order, of any role. */
export const callsOf = (messages: readonly Message[]): ToolCall[] =>
  messages.flatMap(({ toolCalls = [] }) => toolCalls);

/** The reply for a target that reports neither calls nor their absence; undefined if it does. */
export const unreportedCalls = ({ messages, answerOnly }: Response): GraderReply | undefined =>
  messages.length === 0 || answerOnly ? unreported('The target reports no tool calls') : undefined;

/** The reply when a list of expectations is empty, which holds whatever happened. */
export const nothingExpected = (text: string): GraderReply => ({
  kind: 'scored',
  score: 1,
  assertions: [{ text, passed: true }],
  reasoning: 'Nothing is expected, so every answer passes.',
});

export const held = (text: string): Assertion => ({ text, passed: true });
export const missed = (text: string, evidence: string): Assertion => ({ text, passed: false, evidence });

/** A call as people count: the first one is call 1. */
export const numbered = (index: number, { tool }: ToolCall): string => `call ${index + 1} (${quote(tool)})`;

/** Maximum number of named calls. */
const MOST_NAMED = 20;

/** The tools that were called, in order, for people to see what happened instead. */
export function calledInstead(calls: readonly ToolCall[]): string {
  if (calls.length === 0) return 'The target reported no tool calls.';
  const rest = calls.length - MOST_NAMED;
  const named = listed(calls.slice(0, MOST_NAMED).map(({ tool }) => tool));
  return `Called: ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** The call at a position if it has the expected tool, else the miss. */
export function callAt(
  index: number,
  expected: string,
  calls: readonly ToolCall[],
): { readonly call: ToolCall } | { readonly call: undefined; readonly miss: Assertion } {
  const call = calls[index];
  if (call !== undefined && isCallOf(call, expected)) return { call };
  const what = call === undefined ? 'missing' : quote(call.tool);
  const text = `Call ${index + 1} is ${what}, expected: ${quote(expected)}`;
  return { call: undefined, miss: missed(text, calledInstead(calls)) };
}
