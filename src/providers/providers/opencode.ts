import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { sumTokens } from '../../model/run/message.ts';
import { type Agent, agentOptions, flag } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import { type AgentStream, agentStream, type StreamEnd, statusIn, usageIn } from '../streams/stream.ts';

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
  call({ document, images }, { model, mcpServers }) {
    const servers = mcpServers.map(({ name, ...server }) =>
      'command' in server
        ? [name, { type: 'local', command: [server.command, ...server.args], environment: server.env, enabled: true }]
        : [name, { type: 'remote', ...server, enabled: true }],
    );
    const config = JSON.stringify({ mcp: Object.fromEntries(servers) });
    return {
      // With a given title, the model is not called for one.
      args: [
        ...['run', '--format', 'json', '--auto', '--pure', '--title', 'eval'],
        ...flag('-m', model),
        ...images.map(({ path }) => `--file=${path}`),
      ],
      stdin: document,
      env: {
        OPENCODE_DISABLE_AUTOUPDATE: '1',
        OPENCODE_DISABLE_MODELS_FETCH: '1',
        OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
        OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      },
      homeFiles: mcpServers.length > 0 ? { '.config/opencode/opencode.json': config } : undefined,
      stream: opencodeStream(),
    };
  },
};

/** The ends of steps. After tool calls, and sometimes after a reason that it does not know, another step follows. */
const ENDS: ReadonlyMap<string | undefined, StreamEnd> = new Map<string | undefined, StreamEnd>([
  ['tool-calls', { kind: 'open' }],
  ['stop', { kind: 'done' }],
  ['length', { kind: 'done', finishReason: 'length' }],
  ['content-filter', { kind: 'done', finishReason: 'content_filter' }],
]);

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
        trajectory.say(textAt(part, 'text'), `step ${steps}`);
        break;
      case 'reasoning':
        trajectory.reason();
        break;
      case 'tool_use': {
        // A tool is reported when it has ended, with both times.
        const id = textAt(part, 'callID') ?? trajectory.newId();
        const call = recordAt(part, 'state');
        const exit = valueAt(call, 'metadata', 'exit');
        const begun = { tool: textAt(part, 'tool'), input: call['input'], at: numberAt(call, 'time', 'start') };
        trajectory.startCall(id, begun, `step ${steps}`);
        trajectory.endCall(id, {
          output: call['output'] ?? call['error'],
          isError: call['status'] === 'error' || (typeof exit === 'number' && exit !== 0),
          at: numberAt(call, 'time', 'end') ?? at,
        });
        break;
      }
      case 'step_finish': {
        const usage = usageIn(part['tokens'], {
          input: ['input', 'cache.read', 'cache.write'],
          output: ['output', 'reasoning'],
          cached: 'cache.read',
          reasoning: 'reasoning',
        });
        reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usage ?? []].flat());
        const cost = numberAt(part, 'cost') ?? 0;
        if (cost > 0) reported.costUsd = (reported.costUsd ?? 0) + cost;
        const reason = textAt(part, 'reason');
        state.end = ENDS.get(reason) ?? { kind: 'open', unknownReason: reason ?? 'none' };
        break;
      }
      case 'error': {
        const error = recordAt(event, 'error');
        const message =
          textAt(error, 'data', 'message') ?? textAt(error, 'message') ?? textAt(error, 'name') ?? 'an error';
        const httpStatus = numberAt(error, 'data', 'statusCode') ?? statusIn(message);
        state.end = { kind: 'failed', error: { message, httpStatus } };
        break;
      }
    }
  });
}
