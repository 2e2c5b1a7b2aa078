import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { type AgentEvent, numberAt, recordAt, textAt, valueAt } from './event.ts';
import { type AgentStream, agentStream, statusIn, usageOf } from './stream.ts';
import type { Trajectory } from './trajectory.ts';

/** Reads `opencode run --format json`. Each step is one call of the model; the last one ends with the reason `stop`. */
export const opencodeStream = (): AgentStream =>
  agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    const part = recordAt(event, 'part');
    reported.sessionId ??= textAt(event, 'sessionID');
    switch (event['type']) {
      case 'step_start':
        trajectory.nextMessage();
        if (state.end.kind === 'done') state.end = { kind: 'open' };
        break;
      case 'text':
        trajectory.say(textAt(part, 'text') ?? '');
        break;
      case 'tool_use':
        takeTool(trajectory, part, at);
        break;
      case 'step_finish': {
        reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usageIn(recordAt(part, 'tokens')) ?? []].flat());
        const cost = numberAt(part, 'cost') ?? 0;
        if (cost > 0) reported.costUsd = (reported.costUsd ?? 0) + cost;
        const reason = textAt(part, 'reason');
        state.end = reason === 'stop' || reason === 'length' ? { kind: 'done' } : { kind: 'open' };
        break;
      }
      case 'error':
        state.end = { kind: 'failed', error: errorIn(recordAt(event, 'error')) };
        break;
    }
  });

/** A tool is reported when it has ended, with both times. */
function takeTool(trajectory: Trajectory, part: AgentEvent, at: number): void {
  const [id, tool] = [textAt(part, 'callID'), textAt(part, 'tool')];
  if (id === undefined || tool === undefined) return;
  const state = recordAt(part, 'state');
  const exit = valueAt(state, 'metadata', 'exit');
  trajectory.startCall({ id, tool, input: valueAt(state, 'input'), at: numberAt(state, 'time', 'start') });
  trajectory.endCall(id, {
    output: valueAt(state, 'output') ?? valueAt(state, 'error'),
    isError: textAt(state, 'status') === 'error' || (typeof exit === 'number' && exit !== 0),
    at: numberAt(state, 'time', 'end') ?? at,
  });
}

function errorIn(error: AgentEvent) {
  const message = textAt(error, 'data', 'message') ?? textAt(error, 'message') ?? textAt(error, 'name') ?? 'an error';
  return { message, httpStatus: numberAt(error, 'data', 'statusCode') ?? statusIn(message) };
}

/** Input is counted without the cache, output without the reasoning. */
function usageIn(tokens: AgentEvent): TokenUsage | undefined {
  const [input, output] = [numberAt(tokens, 'input'), numberAt(tokens, 'output')];
  const cached = numberAt(tokens, 'cache', 'read');
  const reasoning = numberAt(tokens, 'reasoning');
  return usageOf({
    input: input === undefined ? undefined : input + (cached ?? 0) + (numberAt(tokens, 'cache', 'write') ?? 0),
    output: output === undefined ? undefined : output + (reasoning ?? 0),
    cached,
    reasoning,
  });
}
