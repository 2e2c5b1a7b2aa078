import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { MAX_USD } from '../../model/suite/number-limits.ts';
import { optionalBoolean, optionalNumberFrom, optionalWholeNumber } from '../../model/suite/setting.ts';
import { agentOptions, flag } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { mcpServersFile } from '../agents/mcp-servers.ts';
import { imageData } from '../models/model-provider.ts';
import { type ReadSession, sessionLog, timeOf } from '../sessions/session.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, textsAt, timeAt, valueAt } from '../streams/event.ts';
import {
  type AgentStream,
  agentStream,
  type StreamEnd,
  statusIn,
  type Trajectory,
  usageIn,
} from '../streams/stream.ts';
import { usageOfMessage } from './anthropic.ts';

const MAX_TURNS = 10_000;

const options = () =>
  z.object({
    ...agentOptions(),
    max_turns: optionalWholeNumber(1, MAX_TURNS),
    max_budget_usd: optionalNumberFrom(0, MAX_USD).refine((usd) => usd !== 0, 'must be greater than 0'),
    bypass_permissions: optionalBoolean(),
  });

/** Calls Claude Code with `claude -p`. Targets that AgentV calls through its library use it too. */
export const claude = defineProvider({
  type: 'claude-cli',
  aliases: ['claude', 'claude-code', 'claude-sdk', 'cc-mirror'],
  ...agentTraits,
  options,
  create: ({ max_turns, max_budget_usd, bypass_permissions: bypasses = true, ...options }, deps) =>
    agentProvider(
      {
        name: 'Claude Code',
        program: 'claude',
        install: 'npm install --global @anthropic-ai/claude-code',
        logName: 'claude',
        firstSignal: 'SIGINT',
        variables: ['ANTHROPIC_*', 'CLAUDE_*', 'AWS_*', 'GOOGLE_*'],
        configVariables: ['CLAUDE_CONFIG_DIR'],
        takesSystemPrompt: true,
        call({ document, images, costLimitUsd }, { model, systemPrompt, mcpServers }, { temporary }) {
          // It stops itself between two requests to the model, and reports no cost before its end.
          const maxUsd = Math.min(max_budget_usd ?? Number.POSITIVE_INFINITY, costLimitUsd ?? Number.POSITIVE_INFINITY);
          const budget = Number.isFinite(maxUsd) ? Math.max(0.0001, Number(maxUsd.toFixed(4))) : undefined;

          const shown = imageData(images).map(({ mediaType, data }) => ({
            type: 'image',
            source: { type: 'base64', media_type: mediaType, data },
          }));
          const content = [{ type: 'text', text: document }, ...shown];
          const how = { local: { type: 'stdio' }, remote: { type: 'http' } };
          const { path: mcpFile, temporaryFiles } = mcpServersFile(mcpServers, temporary, how);
          return {
            args: [
              '-p',
              // It takes several files, so that another option must follow.
              ...flag('--mcp-config', mcpFile),
              ...['--output-format', 'stream-json', '--verbose'],
              ...flag('--input-format', images.length > 0 ? 'stream-json' : undefined),
              ...(bypasses ? ['--dangerously-skip-permissions'] : []),
              ...flag('--model', model),
              ...flag('--max-turns', max_turns),
              ...flag('--max-budget-usd', budget),
              ...flag('--append-system-prompt', systemPrompt),
            ],
            stdin:
              images.length === 0
                ? document
                : `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`,
            env: bypasses ? { ...QUIET, ...AS_ROOT } : QUIET,
            temporaryFiles,
            stream: claudeStream(),
          };
        },
      },
      options,
      deps,
    ),
});

/**
 * Answers with a recorded session of Claude Code. Runs nothing. AgentV has no such provider, but imports such sessions.
 */
export const claudeLog = sessionLog({
  type: 'claude-log',
  agent: 'Claude Code',
  read: (records) => readClaudeSession(records),
  folder: ['projects_dir', '~/.claude/projects'],
  patterns: (id = '*') => [`*/${id}.jsonl`, '!*/agent-*.jsonl'],
});

/** Nothing is fetched or reported besides requests to the model; a failed call is not retried for minutes. */
const QUIET = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
  CLAUDE_CODE_MAX_RETRIES: '3',
};

/** In a container, where the user is root, it would refuse to work without confirmations. */
const AS_ROOT = { IS_SANDBOX: '1' };

/**
 * Reads `claude -p --output-format stream-json --verbose`: one event for each block of a message. Its last event has the
 * final word.
 */
export function claudeStream(): AgentStream {
  /** What Claude Code wrote itself in place of a reply of the model. */
  let ownText: string | undefined;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    // What a sub-agent says and does is not the work of the agent. It has the result in the call that started it.
    if (textAt(event, 'parent_tool_use_id') !== undefined) return;
    switch (event['type']) {
      case 'system':
        if (event['subtype'] === 'init') {
          reported.model = textAt(event, 'model') ?? reported.model;
          reported.sessionId = textAt(event, 'session_id') ?? reported.sessionId;
        }
        break;
      case 'assistant':
        ownText =
          textAt(event, 'message', 'model') === '<synthetic>'
            ? textAt(listAt(event, 'message', 'content')[0], 'text')
            : undefined;
        if (ownText === undefined) takeBlocks(trajectory, event, at);
        break;
      case 'user':
        takeBlocks(trajectory, event, at);
        break;
      case 'result': {
        const end = endIn(event, ownText);
        // It has answered: an error after that, or a turn without work, takes nothing back.
        if (state.end.kind === 'done' && (end.kind === 'failed' || event['num_turns'] === 0)) break;
        const models = recordAt(event, 'modelUsage');
        const usage = usageOfModels(models) ?? usageOfMessage(event['usage']);
        // Zeros all over mean that it was cut short.
        reported.tokenUsage = usage === undefined || usage.input + usage.output === 0 ? undefined : usage;
        // A number also comes for models whose price is not in its list: that is no cost.
        const isPriced = Object.values(models).every((each) => textAt(each, 'costBasis') !== 'unknown');
        reported.costUsd = isPriced ? numberAt(event, 'total_cost_usd') : undefined;
        state.end = end;
        if (end.kind !== 'done' || end.finishReason === 'refusal') break;
        // The text of the result is that of the last block of the answer. With a schema, the answer is the structured output.
        const structured = valueAt(event, 'structured_output') ?? undefined;
        const text = structured === undefined ? textAt(event, 'result') : JSON.stringify(structured);
        if (text === undefined || trajectory.answer.trim().endsWith(text.trim())) break;
        trajectory.nextMessage();
        trajectory.say(text);
        break;
      }
    }
  });
}

/** Blocks of the model, and results of tools, which are blocks of the user. */
function takeBlocks(trajectory: Trajectory, event: AgentEvent, now: number): void {
  const key = textAt(event, 'message', 'id') ?? `at ${now}`;
  const at = timeAt(event, 'timestamp') ?? now;
  const isUser = event['type'] === 'user';
  for (const block of listAt(event, 'message', 'content')) {
    const type = textAt(block, 'type');
    if (isUser && type === 'tool_result') {
      const content = valueAt(block, 'content');
      // A list of texts is one text; anything else stays as it is.
      const texts = Array.isArray(content) ? content.map((part) => textAt(part, 'text')) : [undefined];
      const output = texts.every((text) => text !== undefined) ? texts.join('\n') : content;
      trajectory.endCall(textAt(block, 'tool_use_id'), { output, isError: valueAt(block, 'is_error') === true, at });
    }
    if (isUser) continue;
    if (type === 'text') trajectory.say(textAt(block, 'text'), key);
    if (type === 'thinking' || type === 'redacted_thinking') trajectory.reason();
    if (type !== 'tool_use') continue;
    trajectory.startCall(textAt(block, 'id'), { tool: textAt(block, 'name'), input: valueAt(block, 'input'), at }, key);
  }
}

/**
 * Errors of the server are a "success" that is an error, or whose text is that of Claude Code itself; the agent's own
 * limits have names.
 */
function endIn(result: AgentEvent, ownText: string | undefined): StreamEnd {
  const subtype = textAt(result, 'subtype') ?? '';
  const text = textAt(result, 'result') ?? '';
  const isOwnText = text !== '' && (text === ownText || USAGE_LIMIT.test(text));
  if (textAt(result, 'stop_reason') === 'refusal') return { kind: 'done', finishReason: 'refusal' };
  const isKnownEnd = subtype === 'success' || subtype.startsWith('error');
  if ((isKnownEnd ? subtype === 'success' : text !== '') && result['is_error'] !== true && !isOwnText) {
    const finishReason = textAt(result, 'stop_reason') === 'max_tokens' ? 'length' : undefined;
    return { kind: 'done', finishReason, unknownReason: isKnownEnd ? undefined : subtype || 'none' };
  }
  const errors = listAt(result, 'errors').filter((error) => typeof error === 'string');
  const message = [textAt(result, 'result'), ...errors].filter(Boolean).join('; ') || OWN_LIMITS[subtype] || subtype;
  const isOwn = subtype !== 'success';
  const httpStatus = numberAt(result, 'api_error_status') ?? (isOwn ? undefined : statusIn(message));
  const isSignedOut = httpStatus === undefined && !isOwn && NOT_SIGNED_IN.test(message);
  const ownClass = subtype === 'error_max_budget_usd' ? 'cost_limit' : 'crash';
  const finishReason = subtype === 'error_max_turns' ? 'turn_limit' : undefined;
  return {
    kind: 'failed',
    error: { message, httpStatus, class: isOwn ? ownClass : isSignedOut ? 'auth' : undefined, finishReason },
  };
}

/** The texts of an account that has used up its limit. A reply of a model about limits has other words around. */
const USAGE_LIMIT =
  /^(?:(?:You've hit your (?:[\w-]+ )?limit|(?:Claude (?:AI )?usage|\d+-hour|weekly|session|Opus) limit reached)\b(?:[^.\n]{0,80}|\. Your limit will reset at [^.\n]{1,60}\.?)|Credit balance is too low)$/;

const OWN_LIMITS: Readonly<Record<string, string>> = {
  error_max_turns: 'it reached its maximum number of turns (max_turns)',
  error_max_budget_usd: 'it reached its maximum cost (max_cost_usd of the test, max_budget_usd of the target)',
  error_during_execution: 'it aborted during its work',
};

const NOT_SIGNED_IN = /(?:not logged in|invalid api key|please run \/login)/i;

/** The tokens of all its models, by their names. */
function usageOfModels(models: AgentEvent): TokenUsage | undefined {
  const [cached, cacheWritten] = ['cacheReadInputTokens', 'cacheCreationInputTokens'] as const;
  const names = { input: ['inputTokens', cached, cacheWritten], output: 'outputTokens', cached, cacheWritten };
  return sumTokens(Object.values(models).flatMap((usage) => usageIn(usage, names) ?? []));
}

/** Reads a session of Claude Code (`projects/<folder>/<id>.jsonl`): one record for each block of a message. */
export const readClaudeSession: ReadSession = (records) => {
  const { trajectory, take } = claudeStream();
  const usages = new Map<string, TokenUsage>();
  const mainRecords = records.filter((record) => record['isSidechain'] !== true && record['isMeta'] !== true);
  for (const record of mainRecords) {
    const at = timeOf(record);
    if (record['type'] === 'user') trajectory.hear(saidIn(record));
    if (record['type'] === 'user' || record['type'] === 'assistant') take(record, at);
    // Each block of a message has the tokens of the whole message; those of the last block are final.
    const usage = usageOfMessage(valueAt(record, 'message', 'usage'));
    const id = textAt(record, 'message', 'id');
    if (usage !== undefined && id !== undefined) usages.set(id, usage);
  }
  // The cost includes calls of the agent's subagents.
  const bill = records.findLast((record) => record['type'] === 'cost-state');
  const first = mainRecords.find((record) => textAt(record, 'cwd') !== undefined);
  return {
    trajectory,
    id: textAt(first, 'sessionId'),
    cwd: textAt(first, 'cwd'),
    version: textAt(first, 'version'),
    model: mainRecords
      .map((record) => textAt(record, 'message', 'model'))
      .findLast((model) => model && model !== '<synthetic>'),
    tokenUsage: usageOfModels(recordAt(bill, 'modelUsage')) ?? sumTokens([...usages.values()]),
    costUsd: valueAt(bill, 'hasUnknownModelCost') === true ? undefined : numberAt(bill, 'totalCostUSD'),
    records: mainRecords,
  };
};

/** The user's message: text, or a list of blocks; results of tools are also blocks of the user. */
function saidIn(record: AgentEvent): string {
  if (record['isCompactSummary'] === true) return '';
  const content = valueAt(record, 'message', 'content');
  if (typeof content === 'string') return content;
  const blocks = listAt(record, 'message', 'content');
  if (blocks.some((block) => textAt(block, 'type') === 'tool_result')) return '';
  return textsAt(record, 'message', 'content').join('\n');
}
