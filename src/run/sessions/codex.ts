import { scriptOf } from '../../shared/shell-command.ts';
import { usageIn } from '../streams/codex.ts';
import { type AgentEvent, eventIn, listAt, numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import { Trajectory } from '../streams/trajectory.ts';
import { type Session, spanOf, timeOf } from './session.ts';

/** Reads a session of Codex (`sessions/<year>/<month>/<day>/rollout-….jsonl`), tools as its events name them. */
export function readCodexSession(records: readonly AgentEvent[]): Session {
  const trajectory = new Trajectory();
  const ended = new Set<string>();
  for (const record of records) {
    const payload = recordAt(record, 'payload');
    const at = timeOf(record);
    if (record['type'] === 'response_item') takeItem(trajectory, payload, { at, ended });
    if (record['type'] === 'event_msg') takeEnd(trajectory, payload, { at, ended });
  }
  const last = (type: string) =>
    recordAt(
      records.findLast((record) => record['type'] === type),
      'payload',
    );
  const counts = records.findLast((record) => textAt(record, 'payload', 'type') === 'token_count' && hasTotal(record));
  const meta = recordAt(
    records.find((record) => record['type'] === 'session_meta'),
    'payload',
  );
  return {
    trajectory,
    id: textAt(meta, 'id'),
    cwd: textAt(meta, 'cwd'),
    isOfSubAgent: valueAt(meta, 'source', 'subagent') !== undefined || textAt(meta, 'thread_source') === 'subagent',
    version: textAt(meta, 'cli_version'),
    model: textAt(last('turn_context'), 'model'),
    tokenUsage: usageIn(recordAt(counts, 'payload', 'info', 'total_token_usage')),
    span: spanOf(records),
  };
}

const hasTotal = (record: AgentEvent): boolean =>
  numberAt(record, 'payload', 'info', 'total_token_usage', 'input_tokens') !== undefined;

interface When {
  readonly at: number;
  /** Calls whose end is already recorded, with more detail than the model's input. */
  readonly ended: Set<string>;
}

function takeItem(trajectory: Trajectory, item: AgentEvent, { at, ended }: When): void {
  const type = textAt(item, 'type') ?? '';
  const id = textAt(item, 'call_id') ?? textAt(item, 'id');
  if (type === 'reasoning') trajectory.reason();
  if (type === 'message') {
    takeMessage(trajectory, item);
  } else if (OUTPUTS.includes(type)) {
    if (id !== undefined && !ended.has(id)) trajectory.endCall(id, { ...resultIn(item), at });
  } else {
    const call = callIn(type, item);
    // A search of the web is done when it is recorded, in older versions without an id.
    const isOver = type === 'web_search_call';
    if (call === undefined || (id === undefined && !isOver)) return;
    const callId = id ?? trajectory.newId();
    trajectory.startCall({ id: callId, ...call, at });
    if (isOver) trajectory.endCall(callId, { isError: textAt(item, 'status') === 'failed', at });
  }
}

const OUTPUTS = ['function_call_output', 'custom_tool_call_output', 'local_shell_call_output'];

function takeMessage(trajectory: Trajectory, item: AgentEvent): void {
  const text = listAt(item, 'content')
    .flatMap((part) => textAt(part, 'text') ?? [])
    .join('');
  const role = textAt(item, 'role');
  if (role === 'assistant') trajectory.say(text);
  if (role === 'user' && !isOfHarness(item, text)) trajectory.hear(text);
}

/** Text that the program itself puts before the user's message. */
function isOfHarness(item: AgentEvent, text: string): boolean {
  const about = listAt(item, 'internal_chat_message_metadata_passthrough', 'content_item_metadata');
  const sources = about.map((each) => textAt(each, 'provenance', 'type'));
  if (sources.length > 0) return sources.every((source) => source === 'harness');
  return /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|turn_aborted)>|# AGENTS\.md instructions)/.test(
    text,
  );
}

function callIn(type: string, item: AgentEvent): { tool: string; input: unknown } | undefined {
  switch (type) {
    case 'function_call':
      return functionCall(textAt(item, 'name') ?? '', textAt(item, 'namespace'), textAt(item, 'arguments') ?? '');
    case 'local_shell_call':
      return { tool: 'command_execution', input: { command: commandText(valueAt(item, 'action', 'command')) } };
    case 'custom_tool_call': {
      const name = textAt(item, 'name') ?? '';
      const input = valueAt(item, 'input');
      return name === 'apply_patch' ? { tool: 'file_change', input: { patch: input } } : { tool: name, input };
    }
    case 'web_search_call':
      return { tool: 'web_search', input: { query: valueAt(item, 'action', 'query') } };
    default:
      return undefined;
  }
}

function functionCall(name: string, namespace: string | undefined, text: string): { tool: string; input: unknown } {
  const input = eventIn(text);
  const command = SHELLS.includes(name) ? commandText(input?.['cmd'] ?? input?.['command']) : undefined;
  if (command !== undefined) {
    const { cmd: _cmd, ...rest } = input ?? {};
    return { tool: 'command_execution', input: { ...rest, command } };
  }
  if (name === 'apply_patch') return { tool: 'file_change', input: input ?? { patch: text } };
  const [server, tool] = serverTool(name, namespace);
  return { tool: server === undefined ? name : `mcp:${server}/${tool}`, input: input ?? text };
}

const SHELLS = ['exec_command', 'shell', 'shell_command', 'container.exec'];

/** A tool of an MCP server is called in the namespace of the server, and was by a name that holds both. */
function serverTool(name: string, namespace = ''): [server: string | undefined, tool: string] {
  if (namespace.startsWith('mcp__')) return [namespace.slice('mcp__'.length), name];
  const [, server, tool = ''] = /^mcp__(.+?)__(.+)$/s.exec(name) ?? [];
  return [server, tool];
}

/** A command for a shell as one text, without the shell. */
function commandText(command: unknown): string | undefined {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command)) return undefined;
  const words = command.map(String);
  return scriptOf(words) ?? words.join(' ');
}

/** The model's input; the exit status is in text above it, or, in older sessions, separate. */
function resultIn(item: AgentEvent): { output: unknown; isError: boolean } {
  const output = valueAt(item, 'output');
  const text = typeof output === 'string' ? output : textAt(output, 'content');
  if (text === undefined) return { output, isError: valueAt(output, 'success') === false };
  const wrapped = eventIn(text);
  const reported = textAt(wrapped, 'output');
  if (reported !== undefined)
    return { output: reported, isError: (numberAt(wrapped, 'metadata', 'exit_code') ?? 0) !== 0 };
  const code = /^(?:Process exited with code|Exit code:) (-?\d+)/m.exec(text.slice(0, LONGEST_HEAD))?.[1];
  const body = /^Output:\n([\s\S]*)$/m.exec(text)?.[1];
  return { output: code === undefined ? text : (body ?? text), isError: code !== undefined && Number(code) !== 0 };
}

const LONGEST_HEAD = 1_000;

/** The end of a command, with what it printed and how long it took. */
function takeEnd(trajectory: Trajectory, message: AgentEvent, { at, ended }: When): void {
  const item = textAt(message, 'type') === 'item_completed' ? recordAt(message, 'item') : message;
  const isEnd = textAt(item, 'type') === 'CommandExecution' || textAt(message, 'type') === 'exec_command_end';
  const id = textAt(item, 'call_id') ?? textAt(item, 'id');
  const exitCode = valueAt(item, 'exit_code');
  if (!isEnd || id === undefined || typeof exitCode !== 'number') return;
  ended.add(id);
  const output = valueAt(item, 'aggregated_output') ?? valueAt(item, 'stdout');
  trajectory.endCall(id, { output, isError: exitCode !== 0, at: numberAt(message, 'completed_at_ms') ?? at });
}
