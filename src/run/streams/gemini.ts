import { type AgentEvent, numberAt, recordAt, textAt, timeAt, valueAt } from './event.ts';
import { type AgentError, type AgentStream, agentStream, type StreamEnd, statusIn, usageOf } from './stream.ts';

/** Reads `gemini --output-format stream-json`. A text comes in pieces until something else happens. */
export function geminiStream(): AgentStream {
  let lastError: AgentError | undefined;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    const when = timeAt(event, 'timestamp') ?? at;
    const id = textAt(event, 'tool_id');
    switch (event['type']) {
      case 'init':
        reported.model = textAt(event, 'model');
        reported.sessionId = textAt(event, 'session_id');
        break;
      case 'message':
        if (textAt(event, 'role') !== 'assistant') break;
        if (event['delta'] === true) trajectory.sayMore(textAt(event, 'content') ?? '');
        else trajectory.say(textAt(event, 'content') ?? '');
        break;
      case 'tool_use': {
        const tool = textAt(event, 'tool_name');
        if (tool === undefined) break;
        trajectory.startCall({ id: id ?? trajectory.newId(), tool, input: valueAt(event, 'parameters'), at: when });
        break;
      }
      case 'tool_result':
        if (id === undefined) break;
        trajectory.endCall(id, {
          output: valueAt(event, 'output') ?? textAt(event, 'error', 'message'),
          isError: event['status'] === 'error',
          at: when,
        });
        break;
      case 'error':
        lastError = errorOf(textAt(event, 'message'));
        if (state.end.kind === 'open') state.end = { kind: 'open', lastError };
        break;
      case 'result':
        reported.tokenUsage = usageIn(recordAt(event, 'stats'));
        state.end = event['status'] === 'success' ? doneAfter(lastError?.message) : failedIn(event, lastError);
        break;
    }
  });
}

/** Its success may only mean that it gave up: the reason is in a warning before. */
function doneAfter(warning: string | undefined): StreamEnd {
  if (warning === undefined) return { kind: 'done' };
  const isCut = /loop detected|maximum session turns/i.test(warning);
  return isCut ? { kind: 'done', finishReason: 'turn_limit' } : { kind: 'done', unknownReason: warning };
}

/** The reason may be in an error before the end. */
function failedIn(result: AgentEvent, lastError: AgentError | undefined): StreamEnd {
  const message = textAt(result, 'error', 'message');
  return { kind: 'failed', error: message === undefined && lastError !== undefined ? lastError : errorOf(message) };
}

const errorOf = (message = 'it ended without a reason') => ({ message, httpStatus: statusIn(message) });

/** Thoughts are only in the total: what is neither input nor output. */
function usageIn(stats: AgentEvent) {
  const [input, output] = [numberAt(stats, 'input_tokens'), numberAt(stats, 'output_tokens')];
  if (input === undefined || output === undefined) return undefined;
  const total = numberAt(stats, 'total_tokens');
  const reasoning = total === undefined ? undefined : Math.max(0, total - input - output);
  return usageOf({ input, output: output + (reasoning ?? 0), cached: numberAt(stats, 'cached'), reasoning });
}
