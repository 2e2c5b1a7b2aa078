import { type ImageFile, sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { commonName } from '../../model/run/tools.ts';
import { readDataUri } from '../models/data-uri.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, valueAt } from './event.ts';
import { type AgentError, type AgentStream, type Reply, type StreamEnd, statusIn, usageOf } from './stream.ts';
import { type CallStart, Trajectory } from './trajectory.ts';

/** What an agent that speaks the Agent Client Protocol is to do. */
export interface AcpTask {
  /** Absolute. */
  readonly cwd: string;
  readonly prompt: string;
  readonly images?: readonly ImageFile[] | undefined;
  /** What it hears when it asks whether it may do something. */
  readonly permissions: 'allow' | 'reject';
  /** As the protocol writes them. */
  readonly mcpServers?: readonly object[] | undefined;
}

const [INITIALIZE, NEW_SESSION, PROMPT] = [1, 2, 3] as const;

const MCP_BY_HTTP = ['agentCapabilities', 'mcpCapabilities', 'http'] as const;

/** The first line that such an agent is sent. It may not reach into our files or terminals: it has its own. */
export const acpGreeting = (): string =>
  request(INITIALIZE, 'initialize', {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
  });

/** Leads the client's side of one session with one prompt: JSON-RPC, one object on each line. */
export function acpStream({ cwd, prompt, images = [], permissions, mcpServers = [] }: AcpTask): AgentStream {
  const trajectory = new Trajectory();
  let end: StreamEnd = { kind: 'open' };
  const steps: TokenUsage[] = [];
  let wholeUsage: TokenUsage | undefined;
  let agent: string | undefined;
  let costUsd: number | undefined;
  let sessionId: string | undefined;

  const fail = (error: AgentError): Reply => {
    end = { kind: 'failed', error };
    return LAST;
  };

  const onResponse = (message: AgentEvent): Reply | undefined => {
    if (message['error'] !== undefined) return fail(errorIn(recordAt(message, 'error')));
    const result = recordAt(message, 'result');
    switch (message['id']) {
      case INITIALIZE:
        agent = textAt(result, 'agentInfo', 'name');
        if (images.length > 0 && valueAt(result, 'agentCapabilities', 'promptCapabilities', 'image') !== true) {
          return fail({ message: 'it takes no images, and the question has some', class: 'config' });
        }
        if (mcpServers.some((each) => 'url' in each) && valueAt(result, ...MCP_BY_HTTP) !== true) {
          return fail({ message: 'it reaches no MCP servers by HTTP, and "mcp_servers" has some', class: 'config' });
        }
        return { lines: [request(NEW_SESSION, 'session/new', { cwd, mcpServers })], isLast: false };
      case NEW_SESSION: {
        sessionId = textAt(result, 'sessionId');
        if (sessionId === undefined) return fail({ message: 'it opened no session' });
        const params = { sessionId, prompt: [{ type: 'text', text: prompt }, ...images.flatMap(imageBlock)] };
        return { lines: [request(PROMPT, 'session/prompt', params)], isLast: false };
      }
      case PROMPT:
        wholeUsage = usageIn(result);
        end = endOf(textAt(result, 'stopReason'));
        return LAST;
      default:
        return undefined;
    }
  };

  return {
    trajectory,
    get end() {
      return end;
    },
    get reported() {
      const isOfLastStep = agent === LAST_STEP_ONLY && steps.length === 0 && trajectory.hasCalls;
      return { sessionId, tokenUsage: isOfLastStep ? undefined : totalOf(steps, wholeUsage), costUsd };
    },
    take(message, at) {
      const method = textAt(message, 'method');
      if (method === undefined) return onResponse(message);
      if (method === 'session/update') {
        const update = recordAt(message, 'params', 'update');
        takeUpdate(trajectory, update, at);
        steps.push(...stepUsage(update));
        if (textAt(update, 'cost', 'currency') === 'USD') costUsd = numberAt(update, 'cost', 'amount') ?? costUsd;
        return undefined;
      }
      const id = message['id'];
      if (typeof id !== 'number' && typeof id !== 'string') return undefined;
      if (method !== 'session/request_permission') {
        const error = { code: -32601, message: `The client has no ${method.slice(0, 100)}` };
        return { lines: [JSON.stringify({ jsonrpc: '2.0', id, error })], isLast: false };
      }
      // Some agents report a call nowhere else before it has ended. Others describe it again, in other words.
      const call = recordAt(message, 'params', 'toolCall');
      if (!trajectory.isKnown(textAt(call, 'toolCallId') ?? '')) {
        takeUpdate(trajectory, { ...call, sessionUpdate: 'tool_call' }, at);
      }
      const outcome = decision(listAt(message, 'params', 'options'), permissions);
      return { lines: [JSON.stringify({ jsonrpc: '2.0', id, result: { outcome } })], isLast: false };
    },
  };
}

function imageBlock({ mediaType, dataUri }: ImageFile): object[] {
  const image = readDataUri(dataUri);
  return image === undefined ? [] : [{ type: 'image', mimeType: mediaType, data: image.base64 }];
}

const LAST: Reply = { lines: [], isLast: true };

const request = (id: number, method: string, params: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

function takeUpdate(trajectory: Trajectory, update: AgentEvent, at: number): void {
  const kind = textAt(update, 'sessionUpdate');
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
 * The protocol has kinds of tools and no names; titles are for people, and often the command itself. Some agents tell
 * the name all the same: in an extension, as the title, or at the beginning of the id.
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

function endOf(reason: string | undefined): StreamEnd {
  if (reason === 'end_turn' || reason === undefined) return { kind: 'done' };
  if (reason === 'refusal') return { kind: 'refused' };
  return { kind: 'failed', error: { message: `it stopped with "${reason}"`, class: 'crash' } };
}

function errorIn(error: AgentEvent): AgentError {
  const message = textAt(error, 'data', 'details') ?? textAt(error, 'message') ?? 'an error without a reason';
  const code = numberAt(error, 'code');
  if (valueAt(error, 'code') === AUTH_REQUIRED) return { message, class: 'auth' };
  return { message, httpStatus: code !== undefined && code >= 400 && code < 600 ? code : statusIn(message) };
}

const AUTH_REQUIRED = -32_000;

/** This agent reports the tokens of the last call of its model. With tools there were others, which nobody counts. */
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

/** Agents that count what they read from a cache count it apart from the input; Gemini says its own in `_meta`. */
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
  // Whether the cache is inside the input, only the total tells.
  const isApart = total !== undefined && total >= input + output + (cached ?? 0) + written && total > input + output;
  return usageOf({ input: isApart ? input + (cached ?? 0) + written : input, output, cached, reasoning });
}
