import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, timeAt, valueAt } from './event.ts';
import { type AgentStream, agentStream, type StreamEnd, statusIn, usageOf } from './stream.ts';
import type { Trajectory } from './trajectory.ts';

/** Reads `claude -p --output-format stream-json --verbose`: one event for each block of a message. */
export const claudeStream = (): AgentStream =>
  agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    switch (event['type']) {
      case 'system':
        if (event['subtype'] === 'init') {
          reported.model = textAt(event, 'model') ?? reported.model;
          reported.sessionId = textAt(event, 'session_id') ?? reported.sessionId;
        }
        break;
      case 'assistant':
        takeMessage(trajectory, event, at);
        break;
      case 'user':
        takeResults(trajectory, event, at);
        break;
      case 'result':
        reported.tokenUsage = usageIn(event);
        reported.costUsd = costIn(event);
        state.end = endIn(event);
        break;
    }
  });

function takeMessage(trajectory: Trajectory, event: AgentEvent, at: number): void {
  // Its own text for an error of the server; the result repeats it.
  if (textAt(event, 'message', 'model') === '<synthetic>') return;
  const key = textAt(event, 'message', 'id') ?? `at ${at}`;
  for (const block of listAt(event, 'message', 'content')) {
    const type = textAt(block, 'type');
    if (type === 'text') trajectory.say(textAt(block, 'text') ?? '', key);
    const [id, tool] = [textAt(block, 'id'), textAt(block, 'name')];
    if (type !== 'tool_use' || id === undefined || tool === undefined) continue;
    trajectory.startCall({ id, tool, input: valueAt(block, 'input'), at: timeAt(event, 'timestamp') ?? at }, key);
  }
  const parent = textAt(event, 'parent_tool_use_id');
  if (parent !== undefined) trajectory.note(key, 'parent_tool_use_id', parent);
}

function takeResults(trajectory: Trajectory, event: AgentEvent, at: number): void {
  for (const block of listAt(event, 'message', 'content')) {
    const id = textAt(block, 'tool_use_id');
    if (textAt(block, 'type') !== 'tool_result' || id === undefined) continue;
    const output = outputOf(valueAt(block, 'content'));
    const isError = valueAt(block, 'is_error') === true;
    trajectory.endCall(id, { output, isError, at: timeAt(event, 'timestamp') ?? at });
  }
}

/** A list of texts is one text; anything else stays as it is. */
function outputOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  const texts = content.map((part) => textAt(part, 'text'));
  return texts.every((text) => text !== undefined) ? texts.join('\n') : content;
}

/** Errors of the server are a "success" that is an error; the agent's own limits have names. */
function endIn(result: AgentEvent): StreamEnd {
  const subtype = textAt(result, 'subtype') ?? '';
  if (textAt(result, 'stop_reason') === 'refusal') return { kind: 'refused' };
  if (subtype === 'success' && result['is_error'] !== true) return { kind: 'done' };
  const errors = listAt(result, 'errors').filter((error) => typeof error === 'string');
  const message = [textAt(result, 'result'), ...errors].filter(Boolean).join('; ') || OWN_LIMITS[subtype] || subtype;
  const isOwn = subtype !== 'success';
  const httpStatus = numberAt(result, 'api_error_status') ?? (isOwn ? undefined : statusIn(message));
  if (httpStatus === undefined && NOT_SIGNED_IN.test(message)) return failedAs({ message, class: 'auth' });
  const ownClass = subtype === 'error_max_budget_usd' ? ('cost_limit' as const) : ('crash' as const);
  return failedAs({ message, httpStatus, ...(isOwn && { class: ownClass }) });
}

const failedAs = (error: Extract<StreamEnd, { kind: 'failed' }>['error']): StreamEnd => ({ kind: 'failed', error });

const OWN_LIMITS: Readonly<Record<string, string>> = {
  error_max_turns: 'it reached its maximum number of turns (max_turns)',
  error_max_budget_usd: 'it reached its maximum cost (max_cost_usd of the test, max_budget_usd of the target)',
  error_during_execution: 'it aborted during its work',
};

const NOT_SIGNED_IN = /(?:not logged in|invalid api key|please run \/login)/i;

/** Claude counts what it read from and wrote to its cache apart from the rest of the input. Zeros all over mean that it was cut short. */
function usageIn(result: AgentEvent): TokenUsage | undefined {
  const sum = usageOfModels(recordAt(result, 'modelUsage')) ?? usageOfMessage(recordAt(result, 'usage'));
  return sum === undefined || sum.input + sum.output === 0 ? undefined : sum;
}

/** The tokens of all its models, by their names. */
export function usageOfModels(models: AgentEvent): TokenUsage | undefined {
  const usages = Object.values(models).flatMap((usage) => {
    const [read, written] = [numberAt(usage, 'cacheReadInputTokens'), numberAt(usage, 'cacheCreationInputTokens')];
    return counted(numberAt(usage, 'inputTokens'), read, written, numberAt(usage, 'outputTokens')) ?? [];
  });
  return sumTokens(usages);
}

/** The tokens as the interface of the model counts them. */
export const usageOfMessage = (usage: AgentEvent): TokenUsage | undefined =>
  counted(
    numberAt(usage, 'input_tokens'),
    numberAt(usage, 'cache_read_input_tokens'),
    numberAt(usage, 'cache_creation_input_tokens'),
    numberAt(usage, 'output_tokens'),
  );

const counted = (
  input: number | undefined,
  read: number | undefined,
  written: number | undefined,
  output: number | undefined,
): TokenUsage | undefined =>
  usageOf({
    input: input === undefined ? undefined : input + (read ?? 0) + (written ?? 0),
    output,
    cached: read,
    cacheWritten: written,
  });

/** A number also comes for models whose price is not in its list: that is no cost. */
function costIn(result: AgentEvent): number | undefined {
  const usages = Object.values(recordAt(result, 'modelUsage'));
  return usages.some((usage) => textAt(usage, 'costBasis') === 'unknown')
    ? undefined
    : numberAt(result, 'total_cost_usd');
}
