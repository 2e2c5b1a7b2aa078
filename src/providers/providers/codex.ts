import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { scriptOf, shellWords } from '../../model/text/shell-command.ts';
import { agentOptions, flag } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { type ReadSession, sessionLog, timeOf } from '../sessions/session.ts';
import {
  type AgentEvent,
  eventIn,
  isDate,
  listAt,
  numberAt,
  recordAt,
  textAt,
  textsAt,
  valueAt,
} from '../streams/event.ts';
import { type AgentStream, agentStream, errorOf, Trajectory, usageIn } from '../streams/stream.ts';

const efforts = ['minimal', 'low', 'medium', 'high', 'xhigh'] as const;

const NO_PROFILE =
  'name a profile, which Codex reads from its home folder, and that is a new one in each call: set "home: user"';

/** Calls the Codex CLI with `codex exec --json`. */
export const codex = defineProvider({
  type: 'codex',
  aliases: ['codex-cli'],
  ...agentTraits,
  options: () =>
    z.object({
      ...agentOptions(),
      model_reasoning_effort: optionalText().pipe(z.enum(efforts, `must be one of ${efforts.join(', ')}`).optional()),
    }),
  notes({ args, arguments: older, home, env }) {
    const isProfile = (arg: string) => /^(?:-p|--profile(?:=.*)?)$/.test(arg);
    const reads = home === 'private' && env?.['CODEX_HOME'] === undefined && (args ?? older ?? []).some(isProfile);
    return reads ? [{ path: [args === undefined ? 'arguments' : 'args'], message: NO_PROFILE }] : [];
  },
  create: ({ model_reasoning_effort: effort, ...options }, deps) =>
    agentProvider(
      {
        name: 'Codex',
        program: 'codex',
        install: 'npm install --global @openai/codex',
        logName: 'codex',
        firstSignal: 'SIGINT',
        variables: ['OPENAI_*', 'AZURE_OPENAI_*', 'CODEX_*'],
        configVariables: ['CODEX_HOME'],
        mcpInHome: true,
        call({ document, images }, { args, model, mcpServers }) {
          const stream = codexStream();
          // By default it may only read. A target with a sandbox setting overrides this.
          const choosesSandbox = args.some((arg) =>
            /^(?:-s|--sandbox(?:=.*)?|--dangerously-.*|--yolo|sandbox_mode=.*)$/.test(arg),
          );
          return {
            args: [
              ...['exec', '--json', ...images.flatMap(({ path }) => ['--image', path])],
              ...['--color', 'never', '--skip-git-repo-check'],
              ...(choosesSandbox ? [] : ['--dangerously-bypass-approvals-and-sandbox']),
              ...flag('-c', model && `model=${JSON.stringify(model)}`),
              ...flag('-c', effort && `model_reasoning_effort="${effort}"`),
            ],
            lastArgs: ['-'],
            stdin: document,
            homeFiles: { '.codex/config.toml': `${QUIET}${mcpServers.map(mcpTable).join('')}` },
            stream,
            readStderr: (stderr) => takeRejected(stream.trajectory, stderr),
          };
        },
      },
      options,
      deps,
    ),
});

/** Answers with a recorded session of Codex. Runs nothing. AgentV has no such provider, but imports such sessions. */
export const codexLog = sessionLog({
  type: 'codex-log',
  agent: 'Codex',
  read: (records) => readCodexSession(records),
  folder: ['sessions_dir', '~/.codex/sessions'],
  more: () => ({
    date: optionalText().refine(
      (date) => date === undefined || /^\d{4}-\d\d-\d\d$/.test(date),
      'must be a day, as 2026-01-31',
    ),
  }),
  patterns: (id, { date }) => [
    `${date?.replaceAll('-', '/') ?? '*/*/*'}/rollout-*${id === undefined ? '' : `-${id}`}.jsonl`,
  ],
});

/** Nothing is fetched or reported besides requests to the model, and the model's shell gets no keys. */
const QUIET = `check_for_update_on_startup = false
[analytics]
enabled = false
[feedback]
enabled = false
[features]
plugins = false
apps = false
[shell_environment_policy]
ignore_default_excludes = false
`;

/** A text of JSON is one of TOML. */
const toml = (value: string | readonly string[]): string => JSON.stringify(value);

function mcpTable({ name, ...server }: McpServer): string {
  const table = (part: string, entries: Readonly<Record<string, string>>) => {
    const lines = Object.entries(entries).map(([key, value]) => `${toml(key)} = ${toml(value)}\n`);
    return lines.length === 0 ? '' : `[mcp_servers.${name}.${part}]\n${lines.join('')}`;
  };
  const settings =
    'command' in server
      ? `command = ${toml(server.command)}\nargs = ${toml(server.args)}\n${table('env', server.env)}`
      : `url = ${toml(server.url)}\n${table('http_headers', server.headers)}`;
  return `[mcp_servers.${name}]\n${settings}`;
}

/** Reads `codex exec --json`. Tools have the names of their items; one of an MCP server is `mcp:server/tool`. */
export const codexStream = (): AgentStream =>
  agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    switch (event['type']) {
      case 'thread.started':
        reported.sessionId = textAt(event, 'thread_id');
        break;
      case 'item.started':
      case 'item.completed':
        takeItem(trajectory, recordAt(event, 'item'), at, event['type'] === 'item.completed');
        break;
      case 'turn.completed':
        reported.tokenUsage = usage(event['usage']) ?? reported.tokenUsage;
        state.end = { kind: 'done' };
        break;
      case 'turn.failed':
        state.end = { kind: 'failed', error: errorOf(textAt(event, 'error', 'message') ?? NO_REASON) };
        break;
      case 'error':
        // Also a notice that it tries again.
        if (state.end.kind === 'open') {
          state.end = { kind: 'open', lastError: errorOf(textAt(event, 'message') ?? NO_REASON) };
        }
        break;
    }
  });

const NO_REASON = 'The turn failed without a reason';

function takeItem(trajectory: Trajectory, item: AgentEvent, at: number, isOver: boolean): void {
  const type = textAt(item, 'type') ?? '';
  if (type === 'agent_message' && isOver) trajectory.say(textAt(item, 'text'));
  if (type === 'reasoning') trajectory.reason();
  const call = callIn(type, item);
  const id = textAt(item, 'id') ?? (isOver ? trajectory.newId() : undefined);
  if (call === undefined) return;
  const { tool, input, output, isError = item['status'] === 'failed' } = call;
  // A tool that is only reported at its end has no meaningful duration; the clock shows 0.
  trajectory.startCall(id, { tool, input, at });
  if (isOver) trajectory.endCall(id, { output, isError, at });
}

function callIn(type: string, item: AgentEvent) {
  switch (type) {
    case 'command_execution': {
      const code = item['exit_code'];
      const isError = item['status'] === 'failed' || (typeof code === 'number' && code !== 0);
      const command = unwrappedCommand(item['command']);
      return { tool: type, input: { command }, output: item['aggregated_output'], isError };
    }
    case 'file_change':
      return { tool: type, input: item['changes'] };
    case 'mcp_tool_call': {
      const error = item['error'] ?? undefined;
      const tool = `mcp:${textAt(item, 'server') ?? ''}/${textAt(item, 'tool') ?? ''}`;
      const isError = item['status'] === 'failed' || error !== undefined;
      return { tool, input: item['arguments'], output: error ?? item['result'] ?? undefined, isError };
    }
    case 'web_search':
      return { tool: type, input: { query: item['query'] }, isError: false };
    case 'collab_tool_call': {
      const tool = textAt(item, 'tool') ?? type;
      return { tool, input: { prompt: item['prompt'] }, output: item['agents_states'] };
    }
    default:
      return undefined;
  }
}

const REJECTED = /^(\d{4}-\S+Z)\s+ERROR codex_core::tools::router: error=(.*)$/gm;

/**
 * Adds the calls that Codex rejects before it runs them, such as `rm -f`. It reports them only in its log on stderr, with
 * their time.
 */
function takeRejected(trajectory: Trajectory, stderr: string): void {
  const unescaped = (text: string) => text.replaceAll(/\\(.)/g, '$1');
  for (const [, time = '', error = ''] of stderr.matchAll(REJECTED)) {
    const at = Date.parse(time);
    if (!isDate(at)) continue;
    const text = unescaped(unescaped(error));
    const command = /`([^`]+)` rejected/.exec(text)?.[1];
    const isCommand = command !== undefined || /; reject command\b/.test(text);
    const name = /^unsupported call: (\S+)/.exec(text)?.[1] ?? /^(\w+)/.exec(text)?.[1] ?? 'unknown';
    const call = {
      tool: isCommand ? 'command_execution' : name,
      input: command === undefined ? undefined : { command: unwrappedCommand(command) },
    };
    trajectory.addFailedCall({ ...call, at }, text);
  }
}

/** The command that the model wrote: the program wraps it in a call of the shell. */
const unwrappedCommand = (command: unknown): unknown =>
  typeof command === 'string' ? (scriptOf(shellWords(command) ?? []) ?? command) : command;

/** The input holds what was cached, the output what was reasoned: as ours. */
const usage = (counts: unknown): TokenUsage | undefined =>
  usageIn(counts, {
    input: 'input_tokens',
    output: 'output_tokens',
    cached: 'cached_input_tokens',
    reasoning:
      numberAt(counts, 'reasoning_output_tokens') === undefined ? 'reasoning_tokens' : 'reasoning_output_tokens',
  });

const OUTPUTS = ['function_call_output', 'custom_tool_call_output', 'local_shell_call_output'];

/** Reads a session of Codex (`sessions/<year>/<month>/<day>/rollout-….jsonl`), tools as its events name them. */
export const readCodexSession: ReadSession = (records) => {
  const trajectory = new Trajectory();
  /** Calls whose end is already recorded, with more detail than the model's input. */
  const ended = new Set<string>();
  for (const record of records) {
    const item = recordAt(record, 'payload');
    const type = textAt(item, 'type') ?? '';
    const at = timeOf(record);
    if (record['type'] === 'event_msg') takeEnd(trajectory, item, at, ended);
    if (record['type'] !== 'response_item') continue;

    const id = textAt(item, 'call_id') ?? textAt(item, 'id');
    if (type === 'reasoning') trajectory.reason();
    if (type === 'message') takeMessage(trajectory, item);
    else if (OUTPUTS.includes(type)) {
      if (!ended.has(id ?? '')) trajectory.endCall(id, { ...resultIn(item), at });
    } else {
      const call = recordedCall(type, item);
      // A search of the web is done when it is recorded, in older versions without an id.
      const isOver = type === 'web_search_call';
      const callId = id ?? (isOver ? trajectory.newId() : undefined);
      trajectory.startCall(callId, { ...call, at });
      if (isOver) trajectory.endCall(callId, { isError: textAt(item, 'status') === 'failed', at });
    }
  }

  const payload = (record: AgentEvent | undefined) => recordAt(record, 'payload');
  const meta = payload(records.find((record) => record['type'] === 'session_meta'));
  const context = payload(records.findLast((record) => record['type'] === 'turn_context'));
  const totals = records
    .filter((record) => textAt(record, 'payload', 'type') === 'token_count')
    .map((record) => valueAt(record, 'payload', 'info', 'total_token_usage'));
  return {
    trajectory,
    id: textAt(meta, 'id'),
    cwd: textAt(meta, 'cwd'),
    isOfSubAgent: valueAt(meta, 'source', 'subagent') !== undefined || textAt(meta, 'thread_source') === 'subagent',
    version: textAt(meta, 'cli_version'),
    model: textAt(context, 'model'),
    tokenUsage: usage(totals.findLast((counts) => numberAt(counts, 'input_tokens') !== undefined)),
  };
};

/** Text that the program itself puts before the user's message. */
const HARNESS =
  /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|turn_aborted)>|# AGENTS\.md instructions)/;

function takeMessage(trajectory: Trajectory, item: AgentEvent): void {
  const text = textsAt(item, 'content').join('');
  if (item['role'] === 'assistant') trajectory.say(text);
  if (item['role'] !== 'user') return;
  const about = listAt(item, 'internal_chat_message_metadata_passthrough', 'content_item_metadata');
  const sources = about.map((each) => textAt(each, 'provenance', 'type'));
  const isOfHarness = sources.length > 0 ? sources.every((source) => source === 'harness') : HARNESS.test(text);
  if (!isOfHarness) trajectory.hear(text);
}

function recordedCall(type: string, item: AgentEvent): { tool: string; input: unknown } | undefined {
  const name = textAt(item, 'name') ?? '';
  switch (type) {
    case 'function_call':
      return functionCall(name, textAt(item, 'namespace'), textAt(item, 'arguments') ?? '');
    case 'local_shell_call':
      return { tool: 'command_execution', input: { command: commandText(valueAt(item, 'action', 'command')) } };
    case 'custom_tool_call':
      return name === 'apply_patch'
        ? { tool: 'file_change', input: { patch: item['input'] } }
        : { tool: name, input: item['input'] };
    case 'web_search_call':
      return { tool: 'web_search', input: { query: valueAt(item, 'action', 'query') } };
    default:
      return undefined;
  }
}

const SHELLS = ['exec_command', 'shell', 'shell_command', 'container.exec'];

function functionCall(name: string, namespace: string | undefined, text: string): { tool: string; input: unknown } {
  const input = eventIn(text);
  const command = SHELLS.includes(name) ? commandText(input?.['cmd'] ?? input?.['command']) : undefined;
  if (command !== undefined) {
    const { cmd: _cmd, ...rest } = input ?? {};
    return { tool: 'command_execution', input: { ...rest, command } };
  }
  if (name === 'apply_patch') return { tool: 'file_change', input: input ?? { patch: text } };
  // A tool of an MCP server is called in the namespace of the server, and was by a name that holds both.
  const [, server, tool] = namespace?.startsWith('mcp__')
    ? ['', namespace.slice('mcp__'.length), name]
    : (/^mcp__(.+?)__(.+)$/s.exec(name) ?? []);
  return { tool: server === undefined ? name : `mcp:${server}/${tool}`, input: input ?? text };
}

/** A command for a shell as one text, without the shell. */
function commandText(command: unknown): string | undefined {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command)) return undefined;
  const words = command.map(String);
  return scriptOf(words) ?? words.join(' ');
}

/** The exit status of a tool is in text above its output, or, in older sessions, separate. */
function resultIn(item: AgentEvent): { output: unknown; isError: boolean } {
  const { output } = item;
  const text = typeof output === 'string' ? output : textAt(output, 'content');
  if (text === undefined) return { output, isError: valueAt(output, 'success') === false };
  const wrapped = eventIn(text);
  const reported = textAt(wrapped, 'output');
  if (reported !== undefined) {
    return { output: reported, isError: (numberAt(wrapped, 'metadata', 'exit_code') ?? 0) !== 0 };
  }
  const code = /^(?:Process exited with code|Exit code:) (-?\d+)/m.exec(text.slice(0, 1_000))?.[1];
  const body = /^Output:\n([\s\S]*)$/m.exec(text)?.[1];
  return { output: code === undefined ? text : (body ?? text), isError: code !== undefined && Number(code) !== 0 };
}

/** The end of a command, with what it printed and how long it took. */
function takeEnd(trajectory: Trajectory, message: AgentEvent, at: number, ended: Set<string>): void {
  const item = message['type'] === 'item_completed' ? recordAt(message, 'item') : message;
  const isEnd = item['type'] === 'CommandExecution' || message['type'] === 'exec_command_end';
  const id = textAt(item, 'call_id') ?? textAt(item, 'id');
  const exitCode = item['exit_code'];
  if (!isEnd || id === undefined || typeof exitCode !== 'number') return;
  ended.add(id);
  const output = item['aggregated_output'] ?? item['stdout'];
  trajectory.endCall(id, { output, isError: exitCode !== 0, at: numberAt(message, 'completed_at_ms') ?? at });
}
