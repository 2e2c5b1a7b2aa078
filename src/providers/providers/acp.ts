import { basename } from 'node:path';
import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { type ImageFile, sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { commonName } from '../../model/run/tools.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { cutEnd } from '../../model/text/text.ts';
import { type Agent, agentOptions } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { serverWords } from '../models/model-http.ts';
import { imageData } from '../models/model-provider.ts';
import { isApiError } from '../response.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import {
  type AgentError,
  type AgentStream,
  agentStream,
  type CallStart,
  errorOf,
  type Reply,
  type StreamEnd,
  type StreamState,
  statusIn,
  type Trajectory,
  usageOf,
} from '../streams/stream.ts';

const options = () => {
  const { model: _model, ...ofAgents } = agentOptions();
  return z
    .object({
      ...ofAgents,
      permissions: optionalText().pipe(z.enum(['allow', 'reject'], 'must be allow or reject').default('allow')),
    })
    .refine(({ executable, command, binary }) => (executable ?? command ?? binary) !== undefined, {
      path: ['command'],
      error: 'is required',
      when: ({ issues }) => issues.length === 0,
    });
};

/** Calls any agent that speaks the Agent Client Protocol on its input and output. AgentV has no such provider. */
export const acp = defineProvider({
  type: 'acp',
  ...agentTraits,
  options,
  create({ permissions, ...options }, deps) {
    const program = basename(options.executable ?? options.command ?? options.binary ?? '');
    const agent: Agent = {
      name: program,
      program,
      logName: 'acp',
      firstSignal: 'SIGTERM',
      // Only the target contains the vendor of the agent.
      variables: ['*'],
      configVariables: [],
      call: ({ document: prompt, images }, { mcpServers }, { work: cwd }) => ({
        args: [],
        stdin: `${GREETING}\n`,
        talks: true,
        stream: acpStream({ cwd, prompt, images, permissions, mcpServers: mcpServers.map(sessionServer) }),
      }),
    };
    return agentProvider(agent, options, deps);
  },
});

function sessionServer({ name, ...server }: McpServer): object {
  const pairs = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, value]) => ({ name: key, value }));
  return 'command' in server
    ? { name, command: server.command, args: server.args, env: pairs(server.env) }
    : { type: 'http', name, url: server.url, headers: pairs(server.headers) };
}

/** The task of an agent that speaks the Agent Client Protocol. */
interface AcpTask {
  /** Absolute. */
  readonly cwd: string;
  readonly prompt: string;
  readonly images?: readonly ImageFile[] | undefined;
  /** The response to its permission requests. */
  readonly permissions: 'allow' | 'reject';
  /** As the protocol writes them. */
  readonly mcpServers?: readonly object[] | undefined;
}

const [INITIALIZE, NEW_SESSION, PROMPT] = [1, 2, 3] as const;

const LAST: Reply = { lines: [], isLast: true };

const message = (id: unknown, content: object): Reply => ({
  lines: [JSON.stringify({ jsonrpc: '2.0', id, ...content })],
  isLast: false,
});

/** The first line for such an agent. It gets no access to our files or terminals: it has its own. */
const [GREETING] = message(INITIALIZE, {
  method: 'initialize',
  params: {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
  },
}).lines;

/** This agent reports the tokens of the last call of its model. With tools there were others, which are not counted. */
const LAST_STEP_ONLY = 'OpenCode';

/** The client's side of one session with one prompt: JSON-RPC, one object on each line. */
export function acpStream({ cwd, prompt, images = [], permissions, mcpServers = [] }: AcpTask): AgentStream {
  const steps: TokenUsage[] = [];
  let agent: string | undefined;
  /** The calls of sub-agents, which may ask for permission as the agent does. */
  const ofSubAgents = new Set<string>();
  /** The last error that the agent wrote as a message. */
  let saidError: AgentError | undefined;

  function onUpdate(state: StreamState, params: AgentEvent, at: number): undefined {
    const { trajectory, reported } = state;
    const update = recordAt(params, 'update');
    if (isOfSubAgent(state, params, update, ofSubAgents)) return;
    // Copilot reports errors, and that it tries again, as whole messages.
    const isMessage = update['sessionUpdate'] === 'agent_message_chunk' && /copilot/i.test(agent ?? '');
    const text = isMessage ? textAt(update, 'content', 'text') : undefined;
    const [, notice, words = ''] = /^(Info|Warning|Error): (.+)$/s.exec(text ?? '') ?? [];
    if (notice === undefined) takeUpdate(trajectory, update, at);
    if (notice === 'Error') saidError = errorOf(words);
    if (update['sessionUpdate'] === 'usage_update') {
      steps.push(...[tokenUsage(update) ?? tokenUsage({ usage: update }) ?? []].flat());
      reported.tokenUsage = sumTokens(steps);
    }
    if (textAt(update, 'cost', 'currency') === 'USD') {
      reported.costUsd = numberAt(update, 'cost', 'amount') ?? reported.costUsd;
    }
  }

  function onResponse(state: StreamState, event: AgentEvent): Reply | undefined {
    const { trajectory, reported } = state;
    const result = recordAt(event, 'result');
    const fail = (error: AgentError) => {
      state.end = { kind: 'failed', error };
      return LAST;
    };
    if (event['error'] !== undefined) return fail(errorIn(recordAt(event, 'error')));
    const { id } = event;
    // Some agents send the number back as a text.
    switch (typeof id === 'string' ? Number(id) : id) {
      case INITIALIZE: {
        agent = textAt(result, 'agentInfo', 'name');
        const capabilities = recordAt(result, 'agentCapabilities');
        if (images.length > 0 && valueAt(capabilities, 'promptCapabilities', 'image') !== true) {
          return fail({ message: 'it does not accept images, and the question has some', class: 'config' });
        }
        if (mcpServers.some((each) => 'url' in each) && valueAt(capabilities, 'mcpCapabilities', 'http') !== true) {
          const words = 'it does not support MCP servers by HTTP, and "mcp_servers" has some';
          return fail({ message: words, class: 'config' });
        }
        return message(NEW_SESSION, { method: 'session/new', params: { cwd, mcpServers } });
      }
      case NEW_SESSION: {
        const sessionId = textAt(result, 'sessionId');
        reported.sessionId = sessionId;
        if (sessionId === undefined) return fail({ message: 'it opened no session' });
        const blocks = imageData(images).map(({ mediaType: mimeType, data }) => ({ type: 'image', mimeType, data }));
        const params = { sessionId, prompt: [{ type: 'text', text: prompt }, ...blocks] };
        return message(PROMPT, { method: 'session/prompt', params });
      }
      case PROMPT: {
        // What is reported at the end is the total, or only the last call: then the calls together are more.
        const [sum, total] = [sumTokens(steps), tokenUsage(result)];
        const isWhole = sum === undefined || (total && total.input + total.output >= sum.input + sum.output);
        const isOfLastStep = agent === LAST_STEP_ONLY && steps.length === 0 && trajectory.hasCalls;
        reported.tokenUsage = isOfLastStep ? undefined : isWhole ? total : sum;
        state.end = endAfter(textAt(result, 'stopReason'), trajectory.answer, saidError);
        return LAST;
      }
      default:
        return undefined;
    }
  }

  return agentStream((state, event, at) => {
    const { trajectory } = state;
    const { id, method } = event;
    if (method === 'session/update') return onUpdate(state, recordAt(event, 'params'), at);
    if (typeof method !== 'string') return onResponse(state, event);
    if (typeof id !== 'number' && typeof id !== 'string') return undefined;
    if (method !== 'session/request_permission') {
      return message(id, { error: { code: -32601, message: `The client has no ${cutEnd(method, 100)}` } });
    }
    // Some agents only report a call at its end. Others describe it twice, in different words.
    const call = recordAt(event, 'params', 'toolCall');
    const isNew = !trajectory.isKnown(textAt(call, 'toolCallId') ?? '');
    if (isNew && !isOfSubAgent(state, recordAt(event, 'params'), call, ofSubAgents)) {
      takeUpdate(trajectory, { ...call, sessionUpdate: 'tool_call' }, at);
    }
    return message(id, { result: { outcome: decision(listAt(event, 'params', 'options'), permissions) } });
  });
}

/** Whether it is about what a sub-agent says or does, whose calls are `known`. The agent has the result in its own call. */
function isOfSubAgent({ reported }: StreamState, params: AgentEvent, about: AgentEvent, known: Set<string>): boolean {
  const sessionId = textAt(params, 'sessionId') ?? reported.sessionId;
  const isOther = reported.sessionId !== undefined && sessionId !== reported.sessionId;
  const id = textAt(about, 'toolCallId') ?? '';
  if (!isOther && textAt(about, '_meta', 'claudeCode', 'parentToolUseId') === undefined) return known.has(id);
  if (id !== '') known.add(id);
  return true;
}

/** Errors of a model's server that agents pass on as their answer. */
const ERROR_AS_ANSWER = /^Error: [^\n]{0,300}\bHTTP [45]\d\d\b/;

function endAfter(reason: string | undefined, answer: string, saidError: AgentError | undefined): StreamEnd {
  const isError = isApiError(answer) || ERROR_AS_ANSWER.test(answer);
  if (isError) return { kind: 'failed', error: errorOf(answer) };
  if (saidError !== undefined && answer === '') return { kind: 'failed', error: saidError };
  switch (reason) {
    case undefined:
    case 'end_turn':
      return { kind: 'done' };
    case 'refusal':
      return { kind: 'done', finishReason: 'refusal' };
    case 'max_tokens':
      return { kind: 'done', finishReason: 'length' };
    case 'max_turn_requests': {
      const words = 'it reached its maximum number of requests to the model (max_turn_requests)';
      return { kind: 'failed', error: { message: words, class: 'crash', finishReason: 'turn_limit' } };
    }
    case 'cancelled':
      return { kind: 'failed', error: { message: 'it cancelled its work', class: 'crash' } };
    default:
      return { kind: 'done', unknownReason: reason };
  }
}

function takeUpdate(trajectory: Trajectory, update: AgentEvent, at: number): void {
  const kind = textAt(update, 'sessionUpdate');
  if (kind === 'agent_thought_chunk') trajectory.reason();
  if (kind === 'agent_message_chunk') trajectory.sayMore(textAt(update, 'content', 'text'));
  const id = textAt(update, 'toolCallId');
  if (id === undefined || (kind !== 'tool_call' && kind !== 'tool_call_update')) return;
  const input = update['rawInput'];
  const isDescribed = kind === 'tool_call' && (textAt(update, 'title') ?? textAt(update, 'kind')) !== undefined;
  if (isDescribed || !trajectory.isKnown(id)) trajectory.startCall(id, { ...namedCall(update, id), at });
  else if (input !== undefined) trajectory.refine(id, input);

  const { status } = update;
  if (status !== 'completed' && status !== 'failed') return;
  const texts = listAt(update, 'content').flatMap((piece) => textAt(piece, 'content', 'text') ?? []);
  const output = update['rawOutput'] ?? (texts.length === 0 ? undefined : texts.join('\n'));
  const isDenied = ['rejected', 'denied'].includes(textAt(output, 'code') ?? '');
  trajectory.endCall(id, { output, isError: status === 'failed' || isDenied, at });
}

/**
 * The protocol has kinds of tools and no names; titles are for people, and often the command itself. Some agents report
 * the name anyway: in an extension, as the title, or at the start of the id.
 */
function namedCall(update: AgentEvent, id: string): Pick<CallStart, 'tool' | 'originalTool' | 'input'> {
  const [title, kind = 'other'] = [textAt(update, 'title'), textAt(update, 'kind')];
  const path = textAt(listAt(update, 'locations')[0], 'path');
  const input = valueAt(update, 'rawInput') ?? (path === undefined ? undefined : { path });
  const claudeName = textAt(update, '_meta', 'claudeCode', 'toolName');
  const name = claudeName ?? [title, id.split('__')[0]].find((each) => commonName(each ?? '') !== undefined);
  if (name !== undefined || SPEAKING_TITLE.test(title ?? '')) return { tool: name ?? title ?? kind, input };
  if (commonName(kind) === undefined) return { tool: title ?? kind, input };
  // The text before the change is null or missing where there was no file.
  const created = listAt(update, 'content').filter((piece) => textAt(piece, 'oldText') === undefined);
  const isNew =
    kind === 'edit' &&
    created.some((piece) => textAt(piece, 'type') === 'diff' && textAt(piece, 'newText') !== undefined);
  const about = valueAt(update, 'rawInput') ?? (title === undefined ? input : { ...input, title });
  return isNew ? { tool: 'write', originalTool: kind, input: about } : { tool: kind, input: about };
}

const SPEAKING_TITLE = /^(?:Using skill: |Viewing )/;

/** The option of the right kind, for this once if there is one; where nothing fits, nothing is granted. */
function decision(options: readonly unknown[], permissions: AcpTask['permissions']): object {
  const kinds = [`${permissions}_once`, `${permissions}_always`];
  const fitting = kinds.flatMap((kind) => options.filter((option) => textAt(option, 'kind') === kind));
  const optionId = textAt(fitting[0], 'optionId');
  return optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId };
}

/** Agents put the reason into the message, or anywhere in the data. */
function errorIn(error: AgentEvent): AgentError {
  const { data } = error;
  const details = data === undefined || data === null ? undefined : serverWords(data);
  const said = textAt(error, 'message');
  const message =
    textAt(data, 'details') ?? ([said, details].filter(Boolean).join(': ') || 'an error without a reason');
  if (valueAt(error, 'code') === AUTH_REQUIRED) return { message, class: 'auth' };
  const codes = [numberAt(error, 'code'), ...STATUS_KEYS.map((key) => numberAt(data, key))];
  const httpStatus = codes.find((code) => code !== undefined && code >= 400 && code < 600);
  return { message, httpStatus: httpStatus ?? statusIn(`${said ?? ''} ${details ?? ''}`) };
}

const STATUS_KEYS = ['status', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'http_status_code', 'code'];

const AUTH_REQUIRED = -32_000;

/** Agents count cache reads separately from the input; Gemini reports its own in `_meta`. */
function tokenUsage(result: AgentEvent): TokenUsage | undefined {
  const usage = recordAt(result, 'usage');
  const quota = recordAt(result, '_meta', 'quota', 'token_count');
  const cached = numberAt(usage, 'cachedReadTokens');
  const input = numberAt(usage, 'inputTokens');
  const total = numberAt(usage, 'totalTokens');
  const output = numberAt(usage, 'outputTokens');
  if (input === undefined || output === undefined) {
    return usageOf({ input: numberAt(quota, 'input_tokens'), output: numberAt(quota, 'output_tokens') });
  }
  const reasoning = numberAt(usage, 'thoughtTokens');
  const written = numberAt(usage, 'cachedWriteTokens') ?? 0;
  // Only the total shows whether the input includes the cache.
  const isApart = total !== undefined && total >= input + output + (cached ?? 0) + written && total > input + output;
  return usageOf({ input: isApart ? input + (cached ?? 0) + written : input, output, cached, reasoning });
}
