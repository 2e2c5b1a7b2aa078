import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, valueAt } from './event.ts';
import { type AgentStream, agentStream, type StreamEnd, statusIn, usageOf } from './stream.ts';
import type { Trajectory } from './trajectory.ts';

/** Reads `pi --mode json`. Its exit code is always 0: only the last message shows how it ended. */
export function piStream(): AgentStream {
  let last: AgentEvent = {};
  let count = 0;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    switch (event['type']) {
      case 'session':
        reported.sessionId = textAt(event, 'id');
        break;
      case 'message_end': {
        const message = recordAt(event, 'message');
        if (textAt(message, 'role') !== 'assistant') break;
        count += 1;
        last = message;
        reported.model = textAt(message, 'model') ?? reported.model;
        takeMessage(trajectory, message, `message ${count}`);
        reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usageIn(recordAt(message, 'usage'))].flat());
        reported.costUsd = plus(reported.costUsd, numberAt(message, 'usage', 'cost', 'total'));
        break;
      }
      case 'tool_execution_start':
        takeStart(trajectory, event, at);
        break;
      case 'tool_execution_end':
        takeEnd(trajectory, event, at);
        break;
      case 'agent_end':
        if (event['willRetry'] !== true) state.end = endAfter(last);
        break;
    }
  });
}

function takeMessage(trajectory: Trajectory, message: AgentEvent, key: string): void {
  for (const part of listAt(message, 'content')) {
    const type = textAt(part, 'type');
    if (type === 'text') trajectory.say(textAt(part, 'text') ?? '', key);
    if (type === 'thinking') trajectory.reason();
    const [id, tool] = [textAt(part, 'id'), textAt(part, 'name')];
    if (type === undefined || !TOOL_PARTS.includes(type) || id === undefined || tool === undefined) continue;
    trajectory.startCall({ id, tool, input: valueAt(part, 'arguments') ?? valueAt(part, 'input') }, key);
  }
}

const TOOL_PARTS = ['toolCall', 'tool_call', 'tool_use'];

function takeStart(trajectory: Trajectory, event: AgentEvent, at: number): void {
  const [id, tool] = [textAt(event, 'toolCallId'), textAt(event, 'toolName')];
  if (id !== undefined && tool !== undefined) trajectory.startCall({ id, tool, input: valueAt(event, 'args'), at });
}

function takeEnd(trajectory: Trajectory, event: AgentEvent, at: number): void {
  const id = textAt(event, 'toolCallId');
  if (id === undefined) return;
  const texts = listAt(event, 'result', 'content').map((part) => textAt(part, 'text'));
  const isText = texts.length > 0 && texts.every((text) => text !== undefined);
  const output = isText ? texts.join('\n') : valueAt(event, 'result');
  trajectory.endCall(id, { output, isError: event['isError'] === true, at });
}

/** The error begins with the status: `401: {…}`. */
function endAfter(last: AgentEvent): StreamEnd {
  const reason = textAt(last, 'stopReason');
  if (reason !== 'error' && reason !== 'aborted') {
    return { kind: 'done', finishReason: reason === 'length' ? 'length' : undefined };
  }
  const message = textAt(last, 'errorMessage') ?? 'it aborted without a reason';
  return { kind: 'failed', error: { message, httpStatus: statusIn(message) } };
}

/** Pi counts what was read from and written to a cache apart from the input. Zeros mean a failed call. */
function usageIn(usage: AgentEvent): TokenUsage[] {
  const input = numberAt(usage, 'input');
  const cached = numberAt(usage, 'cacheRead');
  const all = input === undefined ? undefined : input + (cached ?? 0) + (numberAt(usage, 'cacheWrite') ?? 0);
  const output = numberAt(usage, 'output');
  const counts = usageOf({ input: all, output, cached, reasoning: numberAt(usage, 'reasoning') });
  return counts === undefined || counts.input + counts.output === 0 ? [] : [counts];
}

/** A model without a price costs 0 there, which means that the cost is unknown. */
const plus = (sum: number | undefined, cost: number | undefined): number | undefined =>
  cost === undefined || cost === 0 ? sum : (sum ?? 0) + cost;
