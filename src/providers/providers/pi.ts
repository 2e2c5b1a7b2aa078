import * as z from 'zod';
import { agentTraits, defineProvider, type ProviderDeps } from '../../model/ports/provider.ts';
import { sumTokens } from '../../model/run/message.ts';
import { optionalKey, optionalText } from '../../model/suite/setting.ts';
import { type Agent, agentOptions, flag, withSystemPrompt } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { keyRule } from '../models/model-options.ts';
import { type ReadSession, sessionLog, timeOf } from '../sessions/session.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, textsAt, valueAt } from '../streams/event.ts';
import { type AgentStream, agentStream, errorOf, type StreamEnd, usageIn } from '../streams/stream.ts';

const options = () => {
  // It has no support for MCP servers.
  const { mcp_servers: _, ...ofAgents } = agentOptions();
  return z
    .object({
      ...ofAgents,
      subprovider: optionalText(),
      pi_provider: optionalText(),
      llm_provider: optionalText(),
      pi_model: optionalText(),
      api_key: optionalKey(),
      base_url: optionalText(),
      endpoint: optionalText(),
      tools: optionalText(),
      pi_tools: optionalText(),
      thinking: optionalText(),
      pi_thinking: optionalText(),
    })
    .superRefine(...keyRule(() => false));
};
type PiOptions = z.output<ReturnType<typeof options>>;

/** Calls Pi with `pi --mode json`. */
export const piCli = defineProvider({
  ...agentTraits,
  type: 'pi-cli',
  options,
  create: (options, deps) => openPi(options, {}, deps),
});

/** The same under the name of its library, which AgentV calls, with that library's default model. */
export const piCodingAgent = defineProvider({
  ...agentTraits,
  type: 'pi-coding-agent',
  aliases: ['pi', 'pi-agent-sdk'],
  options,
  create: (options, deps) => openPi(options, { vendor: 'google', model: 'gemini-3.5-flash' }, deps),
});

/** Answers with a recorded session of Pi. Runs nothing. AgentV has no such provider. */
export const piLog = sessionLog({
  type: 'pi-log',
  agent: 'Pi',
  read: (records) => readPiSession(records),
  folder: ['sessions_dir', '~/.pi/agent/sessions'],
  patterns: (id) => [`*/*${id === undefined ? '' : `_${id}`}.jsonl`],
});

/** Vendors by the variable of their key. With a vendor, it gets only that vendor's variables. */
const VENDORS: ReadonlyMap<string, { readonly key: string; readonly variables: readonly string[] }> = new Map([
  ['google', { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] }],
  ['gemini', { key: 'GEMINI_API_KEY', variables: ['GEMINI_*', 'GOOGLE_*'] }],
  ['anthropic', { key: 'ANTHROPIC_API_KEY', variables: ['ANTHROPIC_*'] }],
  ['openai', { key: 'OPENAI_API_KEY', variables: ['OPENAI_*'] }],
  ['groq', { key: 'GROQ_API_KEY', variables: ['GROQ_*'] }],
  ['xai', { key: 'XAI_API_KEY', variables: ['XAI_*'] }],
  ['openrouter', { key: 'OPENROUTER_API_KEY', variables: ['OPENROUTER_*'] }],
  ['azure', { key: 'AZURE_OPENAI_API_KEY', variables: ['AZURE_OPENAI_*'] }],
]);

const ALL_VENDORS = [...new Set([...VENDORS.values()].flatMap(({ variables }) => variables)), 'MISTRAL_*', 'AWS_*'];

function openPi(options: PiOptions, usual: { readonly vendor?: string; readonly model?: string }, deps: ProviderDeps) {
  const named = options.subprovider ?? options.pi_provider ?? options.llm_provider;
  const vendor = (named ?? usual.vendor)?.toLowerCase();
  const model = options.model ?? options.pi_model ?? (named === undefined ? usual.model : undefined);
  const address = options.base_url ?? options.endpoint;
  const known = VENDORS.get(vendor ?? '');

  // The key is set in the vendor's own variable, and never in the command line, which the process list shows.
  const env = { ...options.env };
  const keyName = known?.key ?? 'GEMINI_API_KEY';
  if (options.api_key !== undefined) env[keyName] ??= options.api_key.text;
  if (address !== undefined && vendor === 'azure') {
    env[URL.canParse(address) ? 'AZURE_OPENAI_BASE_URL' : 'AZURE_OPENAI_RESOURCE_NAME'] ??= address;
  }

  const agent: Agent = {
    name: 'Pi',
    program: 'pi',
    install: 'npm install --global @earendil-works/pi-coding-agent',
    logName: 'pi-cli',
    firstSignal: 'SIGTERM',
    variables: [...(known?.variables ?? ALL_VENDORS), 'PI_*'],
    configVariables: ['PI_CODING_AGENT_DIR'],
    splitsCommand: true,
    call: ({ prompt, inputFiles }, { systemPrompt }) => ({
      args: [
        ...flag('--provider', vendor === 'azure' ? 'azure-openai-responses' : vendor),
        ...flag('--model', model),
        ...['--mode', 'json', '--print', '--no-session'],
        ...flag('--tools', options.tools ?? options.pi_tools),
        ...flag('--thinking', options.thinking ?? options.pi_thinking),
      ],
      lastArgs: [...new Set(inputFiles)].map((path) => `@${path}`),
      // It gets the bare question; `@` would be the name of a file.
      stdin: withSystemPrompt(systemPrompt, prompt.question.trim().replaceAll(/^@\[(\w+)\]:/gm, '[[$1]]:')),
      env: { PI_OFFLINE: '1', PI_TELEMETRY: '0' },
      // Its settings send the questions for a vendor to another address. Azure has variables for that.
      homeFiles:
        address === undefined || vendor === 'azure'
          ? undefined
          : {
              '.pi/agent/models.json': JSON.stringify({ providers: { [vendor ?? 'google']: { baseUrl: address } } }),
            },
      stream: piStream(),
    }),
  };
  return agentProvider(agent, { ...options, model, env }, deps);
}

const TOOL_PARTS = ['toolCall', 'tool_call', 'tool_use'];

/** Reads `pi --mode json`. Its exit code is always 0: only the last message shows how it ended. */
export function piStream(): AgentStream {
  let last: AgentEvent = {};
  let count = 0;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    const id = textAt(event, 'toolCallId');
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
        for (const part of listAt(message, 'content')) {
          const type = textAt(part, 'type') ?? '';
          if (type === 'text') trajectory.say(textAt(part, 'text'), `message ${count}`);
          if (type === 'thinking') trajectory.reason();
          if (!TOOL_PARTS.includes(type)) continue;
          const input = valueAt(part, 'arguments') ?? valueAt(part, 'input');
          trajectory.startCall(textAt(part, 'id'), { tool: textAt(part, 'name'), input }, `message ${count}`);
        }
        const usage = usageIn(message['usage'], {
          input: ['input', 'cacheRead', 'cacheWrite'],
          output: 'output',
          cached: 'cacheRead',
          reasoning: 'reasoning',
        });
        // Zeros mean a failed call, and a cost of 0 a model without a price: the cost is unknown.
        if (usage !== undefined && usage.input + usage.output > 0) {
          reported.tokenUsage = sumTokens([reported.tokenUsage ?? [], usage].flat());
        }
        const cost = numberAt(message, 'usage', 'cost', 'total') ?? 0;
        if (cost > 0) reported.costUsd = (reported.costUsd ?? 0) + cost;
        break;
      }
      case 'tool_execution_start':
        trajectory.startCall(id, { tool: textAt(event, 'toolName'), input: event['args'], at });
        break;
      case 'tool_execution_end': {
        const texts = listAt(event, 'result', 'content').map((part) => textAt(part, 'text'));
        const isText = texts.length > 0 && texts.every((text) => text !== undefined);
        const output = isText ? texts.join('\n') : event['result'];
        trajectory.endCall(id, { output, isError: event['isError'] === true, at });
        break;
      }
      case 'agent_end':
        if (event['willRetry'] !== true) state.end = endAfter(last);
        break;
    }
  });
}

/** The error begins with the status: `401: {…}`. */
function endAfter(last: AgentEvent): StreamEnd {
  const reason = textAt(last, 'stopReason');
  if (reason === 'error' || reason === 'aborted') {
    return { kind: 'failed', error: errorOf(textAt(last, 'errorMessage') ?? 'it aborted without a reason') };
  }
  if (reason === 'length') return { kind: 'done', finishReason: 'length' };
  return { kind: 'done', unknownReason: ['stop', 'toolUse', undefined].includes(reason) ? undefined : reason };
}

/** Reads a session of Pi (`sessions/<folder>/<time>_<id>.jsonl`): a tree of messages, of which the last branch counts. */
export const readPiSession: ReadSession = (records) => {
  const stream = piStream();
  const head = records.find((record) => record['type'] === 'session');
  for (const record of lastBranch(records)) {
    const message = recordAt(record, 'message');
    const { content } = message;
    const at = timeOf(record);
    switch (textAt(message, 'role')) {
      case 'user':
        stream.trajectory.hear(typeof content === 'string' ? content : textsAt(message, 'content').join('\n'));
        break;
      case 'assistant':
        stream.take({ type: 'message_end', message }, at);
        for (const part of listAt(message, 'content')) {
          const call = { tool: textAt(part, 'name'), input: valueAt(part, 'arguments'), at };
          stream.trajectory.startCall(textAt(part, 'id'), call);
        }
        break;
      case 'toolResult': {
        const { toolCallId, isError } = message;
        stream.take({ type: 'tool_execution_end', toolCallId, result: { content }, isError }, at);
        break;
      }
    }
  }
  const { model, tokenUsage, costUsd } = stream.reported;
  return {
    trajectory: stream.trajectory,
    id: textAt(head, 'id'),
    cwd: textAt(head, 'cwd'),
    model,
    tokenUsage,
    costUsd,
  };
};

/** The messages from the first to the last, without branches that the user abandoned. */
function lastBranch(records: readonly AgentEvent[]): AgentEvent[] {
  const byId = new Map(records.map((record) => [record['id'], record]));
  const branch = new Set<AgentEvent>();
  let next = records.findLast((record) => record['type'] === 'message');
  while (next !== undefined && !branch.has(next)) {
    branch.add(next);
    const parent: unknown = next['parentId'];
    next = typeof parent === 'string' ? byId.get(parent) : undefined;
  }
  const isFlat = records.every((record) => record['parentId'] === undefined);
  return records.filter((record) => record['type'] === 'message' && (isFlat || branch.has(record)));
}
