import { basename } from 'node:path';
import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { type ImageFile, sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { commonName } from '../../model/run/tools.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { cutEnd } from '../../shared/text.ts';
import { type Agent, agentOptions, withSystemPrompt } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import type { McpServer } from '../agents/mcp-servers.ts';
import { serverWords } from '../models/model-http.ts';
import { readDataUri } from '../models/model-provider.ts';
import { isApiError } from '../response.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import {
  type AgentError,
  type AgentStream,
  type Reply,
  type Reported,
  type StreamEnd,
  statusIn,
  usageOf,
} from '../streams/stream.ts';
import { type CallStart, Trajectory } from '../streams/trajectory.ts';

const options = () => {
  const { model: _model, project_instructions: _project, ...ofAgents } = agentOptions();
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
  create({ permissions, ...given }, deps) {
    const program = basename(given.executable ?? given.command ?? given.binary ?? '');
    const agent: Agent = {
      name: program,
      program,
      logName: 'acp',
      firstSignal: 'SIGTERM',
      // Only the target contains the vendor of the agent.
      variables: ['*'],
      configVariables: [],
      call({ document, images }, { systemPrompt, mcpServers }, { work }) {
        const prompt = withSystemPrompt(systemPrompt, document);
        const servers = mcpServers.map(sessionServer);
        return {
          args: [],
          stdin: `${acpGreeting()}\n`,
          talks: true,
          stream: acpStream({ cwd: work, prompt, images, permissions, mcpServers: servers }),
        };
      },
    };
    return agentProvider(agent, given, deps);
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

const MCP_BY_HTTP = ['agentCapabilities', 'mcpCapabilities', 'http'] as const;

/** The first line for such an agent. It gets no access to our files or terminals: it has its own. */
const acpGreeting = (): string =>
  request(INITIALIZE, 'initialize', {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
  });

/** The client's side of one session with one prompt: JSON-RPC, one object on each line. */
export const acpStream = (task: AcpTask): AgentStream => new AcpSession(task);

class AcpSession implements AgentStream {
  readonly trajectory = new Trajectory();
  end: StreamEnd = { kind: 'open' };
  readonly #task: AcpTask;
  readonly #steps: TokenUsage[] = [];
  #wholeUsage: TokenUsage | undefined;
  #agent: string | undefined;
  #costUsd: number | undefined;
  #sessionId: string | undefined;
  /** The last error that the agent wrote as a message. */
  #saidError: AgentError | undefined;

  constructor(task: AcpTask) {
    this.#task = task;
  }

  get reported(): Reported {
    const isOfLastStep = this.#agent === LAST_STEP_ONLY && this.#steps.length === 0 && this.trajectory.hasCalls;
    const tokenUsage = isOfLastStep ? undefined : totalOf(this.#steps, this.#wholeUsage);
    return { sessionId: this.#sessionId, tokenUsage, costUsd: this.#costUsd };
  }

  take(message: AgentEvent, at: number): Reply | undefined {
    const method = textAt(message, 'method');
    if (method === undefined) return this.#onResponse(message);
    if (method === 'session/update') return this.#onUpdate(recordAt(message, 'params'), at);
    const id = message['id'];
    if (typeof id !== 'number' && typeof id !== 'string') return undefined;
    if (method === 'session/request_permission') {
      return reply(id, { result: { outcome: this.#permission(message, at) } });
    }
    return reply(id, { error: { code: -32601, message: `The client has no ${cutEnd(method, 100)}` } });
  }

  #onResponse(message: AgentEvent): Reply | undefined {
    if (message['error'] !== undefined) return this.#fail(errorIn(recordAt(message, 'error')));
    const result = recordAt(message, 'result');
    switch (message['id']) {
      case INITIALIZE:
        return this.#onInitialized(result);
      case NEW_SESSION:
        return this.#onSession(result);
      case PROMPT:
        this.#wholeUsage = usageIn(result);
        this.end = this.#endOf(textAt(result, 'stopReason'));
        return LAST;
      default:
        return undefined;
    }
  }

  #onInitialized(result: AgentEvent): Reply {
    const { cwd, images = [], mcpServers = [] } = this.#task;
    this.#agent = textAt(result, 'agentInfo', 'name');
    if (images.length > 0 && valueAt(result, 'agentCapabilities', 'promptCapabilities', 'image') !== true) {
      return this.#fail({ message: 'it does not accept images, and the question has some', class: 'config' });
    }
    if (mcpServers.some((each) => 'url' in each) && valueAt(result, ...MCP_BY_HTTP) !== true) {
      return this.#fail({
        message: 'it does not support MCP servers by HTTP, and "mcp_servers" has some',
        class: 'config',
      });
    }
    return { lines: [request(NEW_SESSION, 'session/new', { cwd, mcpServers })], isLast: false };
  }

  #onSession(result: AgentEvent): Reply {
    const { prompt, images = [] } = this.#task;
    const sessionId = textAt(result, 'sessionId');
    this.#sessionId = sessionId;
    if (sessionId === undefined) return this.#fail({ message: 'it opened no session' });
    const params = { sessionId, prompt: [{ type: 'text', text: prompt }, ...images.flatMap(imageBlock)] };
    return { lines: [request(PROMPT, 'session/prompt', params)], isLast: false };
  }

  #onUpdate(params: AgentEvent, at: number): undefined {
    const update = recordAt(params, 'update');
    const sessionId = textAt(params, 'sessionId');
    // What a sub-agent says and does is not the work of the agent. It has the result in the call that started it.
    const isOther = sessionId !== undefined && this.#sessionId !== undefined && sessionId !== this.#sessionId;
    if (isOther || textAt(update, '_meta', 'claudeCode', 'parentToolUseId') !== undefined) return;
    if (!this.#takeNotice(update)) takeUpdate(this.trajectory, update, at);
    this.#steps.push(...stepUsage(update));
    if (textAt(update, 'cost', 'currency') === 'USD') {
      this.#costUsd = numberAt(update, 'cost', 'amount') ?? this.#costUsd;
    }
  }

  /** Copilot reports errors, and that it tries again, as whole messages. */
  #takeNotice(update: AgentEvent): boolean {
    if (!/copilot/i.test(this.#agent ?? '') || textAt(update, 'sessionUpdate') !== 'agent_message_chunk') return false;
    const [, kind, message = ''] = /^(Info|Warning|Error): (.+)$/s.exec(textAt(update, 'content', 'text') ?? '') ?? [];
    if (kind === 'Error') this.#saidError = { message, httpStatus: statusIn(message) };
    return kind !== undefined;
  }

  #endOf(reason: string | undefined): StreamEnd {
    const said = this.trajectory.answer;
    const isError = isApiError(said) || ERROR_AS_ANSWER.test(said);
    const error = isError ? { message: said, httpStatus: statusIn(said) } : this.#saidError;
    if (error !== undefined && (isError || said === '')) return { kind: 'failed', error };
    switch (reason) {
      case undefined:
      case 'end_turn':
        return { kind: 'done' };
      case 'refusal':
        return { kind: 'done', finishReason: 'refusal' };
      case 'max_tokens':
        return { kind: 'done', finishReason: 'length' };
      case 'max_turn_requests': {
        const message = 'it reached its maximum number of requests to the model (max_turn_requests)';
        return { kind: 'failed', error: { message, class: 'crash', finishReason: 'turn_limit' } };
      }
      case 'cancelled':
        return { kind: 'failed', error: { message: 'it cancelled its work', class: 'crash' } };
      default:
        return { kind: 'done', unknownReason: reason };
    }
  }

  /** Some agents only report a call at its end. Others describe it twice, in different words. */
  #permission(message: AgentEvent, at: number): object {
    const call = recordAt(message, 'params', 'toolCall');
    if (!this.trajectory.isKnown(textAt(call, 'toolCallId') ?? '')) {
      takeUpdate(this.trajectory, { ...call, sessionUpdate: 'tool_call' }, at);
    }
    return decision(listAt(message, 'params', 'options'), this.#task.permissions);
  }

  #fail(error: AgentError): Reply {
    this.end = { kind: 'failed', error };
    return LAST;
  }
}

function imageBlock({ mediaType, dataUri }: ImageFile): object[] {
  const image = readDataUri(dataUri);
  return image === undefined ? [] : [{ type: 'image', mimeType: mediaType, data: image.base64 }];
}

const LAST: Reply = { lines: [], isLast: true };

const reply = (id: number | string, content: object): Reply => ({
  lines: [JSON.stringify({ jsonrpc: '2.0', id, ...content })],
  isLast: false,
});

const request = (id: number, method: string, params: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

function takeUpdate(trajectory: Trajectory, update: AgentEvent, at: number): void {
  const kind = textAt(update, 'sessionUpdate');
  if (kind === 'agent_thought_chunk') trajectory.reason();
  if (kind === 'agent_message_chunk') {
    trajectory.sayMore(textAt(update, 'content', 'text') ?? '');
    return;
  }
  const id = textAt(update, 'toolCallId');
  if (id === undefined || (kind !== 'tool_call' && kind !== 'tool_call_update')) return;
  const input = valueAt(update, 'rawInput');
  const isDescribed = kind === 'tool_call' && (textAt(update, 'title') ?? textAt(update, 'kind')) !== undefined;
  if (isDescribed || !trajectory.isKnown(id)) trajectory.startCall({ id, ...namedCall(update, id), at });
  else if (input !== undefined) trajectory.refine(id, input);
  const status = textAt(update, 'status');
  if (status !== 'completed' && status !== 'failed') return;
  const output = valueAt(update, 'rawOutput') ?? textsIn(listAt(update, 'content'));
  trajectory.endCall(id, { output, isError: status === 'failed' || isDenied(output), at });
}

/**
 * The protocol has kinds of tools and no names; titles are for people, and often the command itself. Some agents report
 * the name anyway: in an extension, as the title, or at the start of the id.
 */
function namedCall(update: AgentEvent, id: string): Pick<CallStart, 'tool' | 'originalTool' | 'input'> {
  const [title, kind = 'other'] = [textAt(update, 'title'), textAt(update, 'kind')];
  const path = textAt(listAt(update, 'locations')[0], 'path');
  const input = valueAt(update, 'rawInput') ?? (path === undefined ? undefined : { path });
  const own = textAt(update, '_meta', 'claudeCode', 'toolName');
  const name = own ?? [title, id.split('__')[0]].find((each) => commonName(each ?? '') !== undefined);
  if (name !== undefined || SPEAKING_TITLE.test(title ?? '')) return { tool: name ?? title ?? kind, input };
  if (commonName(kind) === undefined) return { tool: title ?? kind, input };
  const isNew = kind === 'edit' && listAt(update, 'content').some(createsFile);
  const about = valueAt(update, 'rawInput') ?? (title === undefined ? input : { ...input, title });
  return isNew ? { tool: 'write', originalTool: kind, input: about } : { tool: kind, input: about };
}

const SPEAKING_TITLE = /^(?:Using skill: |Viewing )/;

/** The text before the change is null or missing where there was no file. */
const createsFile = (piece: unknown): boolean =>
  textAt(piece, 'type') === 'diff' && textAt(piece, 'oldText') === undefined && textAt(piece, 'newText') !== undefined;

function textsIn(content: readonly unknown[]): string | undefined {
  const texts = content.flatMap((piece) => textAt(piece, 'content', 'text') ?? []);
  return texts.length === 0 ? undefined : texts.join('\n');
}

const isDenied = (output: unknown): boolean => ['rejected', 'denied'].includes(textAt(output, 'code') ?? '');

/** The option of the right kind, for this once if there is one; where nothing fits, nothing is granted. */
function decision(options: readonly unknown[], permissions: AcpTask['permissions']): object {
  const kinds = [`${permissions}_once`, `${permissions}_always`];
  const fitting = kinds.flatMap((kind) => options.filter((option) => textAt(option, 'kind') === kind));
  const optionId = textAt(fitting[0], 'optionId');
  return optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId };
}

/** Errors of a model's server that agents pass on as their answer. */
const ERROR_AS_ANSWER = /^Error: [^\n]{0,300}\bHTTP [45]\d\d\b/;

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

/** This agent reports the tokens of the last call of its model. With tools there were others, which are not counted. */
const LAST_STEP_ONLY = 'OpenCode';

/** The tokens of one call of the model, where the agent reports them while it works. */
function stepUsage(update: AgentEvent): TokenUsage[] {
  if (textAt(update, 'sessionUpdate') !== 'usage_update') return [];
  return [usageIn(update) ?? usageIn({ usage: update }) ?? []].flat();
}

/** What is reported at the end is the total, or only the last call: then the calls together are more. */
function totalOf(steps: readonly TokenUsage[], whole: TokenUsage | undefined): TokenUsage | undefined {
  const sum = sumTokens(steps);
  if (sum === undefined || whole === undefined) return sum ?? whole;
  return whole.input + whole.output >= sum.input + sum.output ? whole : sum;
}

/** Agents count cache reads separately from the input; Gemini reports its own in `_meta`. */
function usageIn(result: AgentEvent): TokenUsage | undefined {
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
