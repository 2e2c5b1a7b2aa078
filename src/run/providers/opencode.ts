import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { type Agent, agentOptions, flag, withSystemPrompt } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { type AgentEvent, numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import { type AgentStream, agentStream, type StreamEnd, statusIn, usageOf } from '../streams/stream.ts';
import type { Trajectory } from '../streams/trajectory.ts';

/** Calls opencode with `opencode run --format json`. AgentV has no such provider. */
export const opencode = defineProvider({
  type: 'opencode',
  aliases: ['opencode-cli'],
  ...agentTraits,
  options: () => z.object(agentOptions()),
  create: (options, deps) => agentProvider(AGENT, options, deps),
});

const VENDORS = ['OPENAI', 'ANTHROPIC', 'GEMINI', 'GOOGLE', 'OPENROUTER', 'GROQ', 'XAI', 'AWS'];

const AGENT: Agent = {
  name: 'opencode',
  program: 'opencode',
  install: 'npm install --global opencode-ai',
  logName: 'opencode',
  firstSignal: 'SIGTERM',
  variables: ['OPENCODE_*', ...VENDORS.map((vendor) => `${vendor}_*`)],
  configVariables: [],
  mcpInHome: true,
  call: ({ document, images }, { model, systemPrompt, readsProject, mcpServers }) => ({
    // With a given title, the model is not called for one.
    args: [
      ...['run', '--format', 'json', '--auto', '--pure', '--title', 'eval'],
      ...flag('-m', model),
      ...images.map(({ path }) => `--file=${path}`),
    ],
    stdin: withSystemPrompt(systemPrompt, document),
    env: {
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      ...(!readsProject && { OPENCODE_DISABLE_PROJECT_CONFIG: '1' }),
    },
    homeFiles: mcpServers.length > 0 ? { '.config/opencode/opencode.json': mcpConfig(mcpServers) } : undefined,
    stream: opencodeStream(),
  }),
};

function mcpConfig(servers: readonly McpServer[]): string {
  const entries = servers.map(({ name, ...server }) =>
    'command' in server
      ? [name, { type: 'local', command: [server.command, ...server.args], environment: server.env, enabled: true }]
      : [name, { type: 'remote', ...server, enabled: true }],
  );
  return JSON.stringify({ mcp: Object.fromEntries(entries) });
}

/** Reads `opencode run --format json`. Each step is one call of the model; the last one ends with the reason `stop`. */
export function opencodeStream(): AgentStream {
  let steps = 0;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    const part = recordAt(event, 'part');
    const sessionId = textAt(event, 'sessionID');
    reported.sessionId ??= sessionId;
    // A sub-agent has another session.
    if (sessionId !== undefined && sessionId !== reported.sessionId) return;
    switch (event['type']) {
      case 'step_start':
        steps += 1;
        if (state.end.kind === 'done') state.end = { kind: 'open' };
        break;
      case 'text':
        trajectory.say(textAt(part, 'text') ?? '', `step ${steps}`);
        break;
      case 'reasoning':
        trajectory.reason();
        break;
      case 'tool_use':
        takeTool(trajectory, part, { at, key: `step ${steps}` });
        break;
      case 'step_finish': {
        reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usageIn(recordAt(part, 'tokens')) ?? []].flat());
        const cost = numberAt(part, 'cost') ?? 0;
        if (cost > 0) reported.costUsd = (reported.costUsd ?? 0) + cost;
        state.end = endAfter(textAt(part, 'reason'));
        break;
      }
      case 'error':
        state.end = { kind: 'failed', error: errorIn(recordAt(event, 'error')) };
        break;
    }
  });
}

/** After tool calls, and sometimes after a reason that it does not know, another step follows. */
function endAfter(reason: string | undefined): StreamEnd {
  switch (reason) {
    case 'tool-calls':
      return { kind: 'open' };
    case 'stop':
      return { kind: 'done' };
    case 'length':
      return { kind: 'done', finishReason: 'length' };
    case 'content-filter':
      return { kind: 'done', finishReason: 'content_filter' };
    default:
      return { kind: 'open', unknownReason: reason ?? 'none' };
  }
}

/** A tool is reported when it has ended, with both times. */
function takeTool(trajectory: Trajectory, part: AgentEvent, { at, key }: { at: number; key: string }): void {
  const tool = textAt(part, 'tool');
  if (tool === undefined) return;
  const id = textAt(part, 'callID') ?? trajectory.newId();
  const state = recordAt(part, 'state');
  const exit = valueAt(state, 'metadata', 'exit');
  trajectory.startCall({ id, tool, input: valueAt(state, 'input'), at: numberAt(state, 'time', 'start') }, key);
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
