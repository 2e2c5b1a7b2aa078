import type { TokenUsage } from '../../model/run/message.ts';
import { scriptOf, shellWords } from '../../shared/shell-command.ts';
import { type AgentEvent, isDate, numberAt, recordAt, textAt, valueAt } from './event.ts';
import { type AgentStream, agentStream, statusIn, usageOf } from './stream.ts';
import type { Trajectory } from './trajectory.ts';

/** Reads `codex exec --json`. Tools have the names of their items; one of an MCP server is `mcp:server/tool`. */
export const codexStream = (): AgentStream =>
  agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    switch (event['type']) {
      case 'thread.started':
        reported.sessionId = textAt(event, 'thread_id');
        break;
      case 'item.started':
        takeItem(trajectory, recordAt(event, 'item'), at, false);
        break;
      case 'item.completed':
        takeItem(trajectory, recordAt(event, 'item'), at, true);
        break;
      case 'turn.completed':
        reported.tokenUsage = usageIn(recordAt(event, 'usage')) ?? reported.tokenUsage;
        state.end = { kind: 'done' };
        break;
      case 'turn.failed':
        state.end = { kind: 'failed', error: errorOf(textAt(event, 'error', 'message')) };
        break;
      case 'error':
        // Also a notice that it tries again.
        if (state.end.kind === 'open') state.end = { kind: 'open', lastError: errorOf(textAt(event, 'message')) };
        break;
    }
  });

function takeItem(trajectory: Trajectory, item: AgentEvent, at: number, isOver: boolean): void {
  const type = textAt(item, 'type') ?? '';
  if (type === 'agent_message') {
    if (isOver) trajectory.say(textAt(item, 'text') ?? '');
    return;
  }
  if (type === 'reasoning') trajectory.reason();
  const call = callIn(type, item);
  const id = textAt(item, 'id') ?? (isOver ? trajectory.newId() : undefined);
  if (call === undefined || id === undefined) return;
  trajectory.startCall({ id, tool: call.tool, input: call.input, at });
  if (isOver) trajectory.endCall(id, { output: call.output, isError: call.isError, at });
}

/** A tool that is only reported at its end has no meaningful duration; the clock shows 0. */
function callIn(type: string, item: AgentEvent) {
  const status = textAt(item, 'status');
  switch (type) {
    case 'command_execution': {
      const exitCode = valueAt(item, 'exit_code');
      const isError = status === 'failed' || (typeof exitCode === 'number' && exitCode !== 0);
      return {
        tool: type,
        input: { command: ownCommand(item['command']) },
        output: item['aggregated_output'],
        isError,
      };
    }
    case 'file_change':
      return { tool: type, input: valueAt(item, 'changes'), output: undefined, isError: status === 'failed' };
    case 'mcp_tool_call': {
      const error = valueAt(item, 'error') ?? undefined;
      const tool = `mcp:${textAt(item, 'server') ?? ''}/${textAt(item, 'tool') ?? ''}`;
      const output = error ?? valueAt(item, 'result') ?? undefined;
      return { tool, input: valueAt(item, 'arguments'), output, isError: status === 'failed' || error !== undefined };
    }
    case 'web_search':
      return { tool: type, input: { query: item['query'] }, output: undefined, isError: false };
    case 'collab_tool_call': {
      const output = item['agents_states'];
      return {
        tool: textAt(item, 'tool') ?? type,
        input: { prompt: item['prompt'] },
        output,
        isError: status === 'failed',
      };
    }
    default:
      return undefined;
  }
}

/**
 * Adds the calls that Codex rejects before it runs them, such as `rm -f`. It reports them only in its log on stderr, with
 * their time.
 */
export function takeRejected(trajectory: Trajectory, stderr: string): void {
  for (const [, time = '', error = ''] of stderr.matchAll(REJECTED)) {
    const at = Date.parse(time);
    if (!isDate(at)) continue;
    const text = unescaped(unescaped(error));
    const command = /`([^`]+)` rejected/.exec(text)?.[1];
    const tool = /^unsupported call: (\S+)/.exec(text)?.[1] ?? /^(\w+)/.exec(text)?.[1] ?? 'unknown';
    const call = command === undefined ? { tool, input: undefined } : commandCall(command);
    trajectory.addFailedCall({ id: trajectory.newId(), ...call, at }, text);
  }
}

const REJECTED = /^(\d{4}-\S+Z)\s+ERROR codex_core::tools::router: error=(.*)$/gm;

const commandCall = (command: string) => ({ tool: 'command_execution', input: { command: ownCommand(command) } });

const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

/** The command that the model wrote: the program wraps it in a call of the shell. */
const ownCommand = (command: unknown): unknown =>
  typeof command === 'string' ? (scriptOf(shellWords(command) ?? []) ?? command) : command;

/** The input holds what was cached, the output what was reasoned: as ours. */
export const usageIn = (usage: AgentEvent): TokenUsage | undefined =>
  usageOf({
    input: numberAt(usage, 'input_tokens'),
    output: numberAt(usage, 'output_tokens'),
    cached: numberAt(usage, 'cached_input_tokens'),
    reasoning: numberAt(usage, 'reasoning_output_tokens') ?? numberAt(usage, 'reasoning_tokens'),
  });

const errorOf = (message = 'The turn failed without a reason') => ({ message, httpStatus: statusIn(message) });
