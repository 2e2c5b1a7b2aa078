import type { TokenUsage } from '../../model/run/message.ts';
import { sumTokens } from '../../model/run/message.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, timeAt, valueAt } from './event.ts';
import { type AgentError, type AgentStream, agentStream, usageOf } from './stream.ts';
import type { Trajectory } from './trajectory.ts';

/** Reads `copilot --output-format json`. Its token counts are only in a file: see `copilotUsage`. */
export function copilotStream(): AgentStream {
  let error: AgentError | undefined;
  let isFiltered = false;
  let count = 0;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    if (isOfSubAgent(event)) return;
    const data = recordAt(event, 'data');
    const when = timeAt(event, 'timestamp') ?? at;
    switch (event['type']) {
      case 'assistant.message':
        count += 1;
        reported.model = textAt(data, 'model') ?? reported.model;
        isFiltered = textAt(data, 'content') === FILTERED;
        if (isFiltered) break;
        takeMessage(trajectory, data, `message ${count}`);
        break;
      case 'tool.execution_start':
        takeStart(trajectory, data, when);
        break;
      case 'tool.execution_complete':
        takeComplete(trajectory, data, when);
        break;
      case 'session.error': {
        const message = textAt(data, 'message') ?? textAt(data, 'errorType') ?? 'an error without a reason';
        error = { message, httpStatus: numberAt(data, 'statusCode') };
        if (state.end.kind === 'open') state.end = { kind: 'open', lastError: error };
        break;
      }
      case 'result': {
        reported.sessionId = textAt(event, 'sessionId');
        const code = valueAt(event, 'exitCode');
        const isDone = code === 0 || code === undefined;
        const failure = error ?? { message: `it ended with exit code ${String(code)}` };
        const finishReason = isFiltered ? 'content_filter' : undefined;
        state.end = isFiltered || isDone ? { kind: 'done', finishReason } : { kind: 'failed', error: failure };
        break;
      }
    }
  });
}

/** Whether an event is about what a sub-agent does: its call has the result. */
export const isOfSubAgent = (event: AgentEvent): boolean =>
  textAt(event, 'agentId') !== undefined || textAt(event, 'data', 'parentToolCallId') !== undefined;

/** The text that Copilot writes in place of an answer that a filter blocked. */
const FILTERED = 'The model returned no content because the response was blocked by content filtering.';

function takeMessage(trajectory: Trajectory, data: AgentEvent, key: string): void {
  if (textAt(data, 'reasoningText')) trajectory.reason();
  trajectory.say(textAt(data, 'content') ?? '', key);
  for (const request of listAt(data, 'toolRequests')) {
    const [id, tool] = [textAt(request, 'toolCallId'), textAt(request, 'name') ?? textAt(request, 'toolName')];
    if (id !== undefined && tool !== undefined) {
      trajectory.startCall({ id, tool, input: valueAt(request, 'arguments') }, key);
    }
  }
}

function takeStart(trajectory: Trajectory, data: AgentEvent, at: number): void {
  const [server, ofServer] = [textAt(data, 'mcpServerName'), textAt(data, 'mcpToolName')];
  const isOfServer = server !== undefined && ofServer !== undefined;
  const [id, name] = [textAt(data, 'toolCallId'), textAt(data, 'toolName')];
  const tool = isOfServer ? `mcp:${server}/${ofServer}` : name;
  if (id !== undefined && tool !== undefined) {
    const originalTool = isOfServer ? name : undefined;
    trajectory.startCall({ id, tool, originalTool, input: valueAt(data, 'arguments'), at });
  }
}

/** A failed command is a success of the tool: only its exit code shows the failure. */
function takeComplete(trajectory: Trajectory, data: AgentEvent, at: number): void {
  const id = textAt(data, 'toolCallId');
  if (id === undefined) return;
  const exitCode = numberAt(data, 'shellExecution', 'exitCode') ?? 0;
  const said = textAt(data, 'result', 'content')?.replace(/\n?<shellId: [^>\n]*>\s*$/, '\n');
  const output = said ?? textAt(data, 'error', 'message') ?? valueAt(data, 'result');
  trajectory.endCall(id, { output, isError: data['success'] === false || exitCode !== 0, at });
}

/** The tokens in the file of `--usage-output-file`: its input holds what was read from the cache and written to it. */
export function copilotUsage(report: AgentEvent | undefined): TokenUsage | undefined {
  const usages = Object.values(recordAt(report, 'modelMetrics')).flatMap((metrics) => {
    const usage = recordAt(metrics, 'usage');
    const counts = usageOf({
      input: numberAt(usage, 'inputTokens'),
      output: numberAt(usage, 'outputTokens'),
      cached: numberAt(usage, 'cacheReadTokens'),
      reasoning: numberAt(usage, 'reasoningTokens'),
    });
    return counts ?? [];
  });
  return sumTokens(usages);
}
