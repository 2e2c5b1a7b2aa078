import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { claudeStream, usageOfMessage, usageOfModels } from '../streams/claude.ts';
import { type AgentEvent, listAt, numberAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import { type Session, spanOf, timeOf } from './session.ts';

/** Reads a session of Claude Code (`projects/<folder>/<id>.jsonl`): one record for each block of a message. */
export function readClaudeSession(records: readonly AgentEvent[]): Session {
  const { trajectory, take } = claudeStream();
  const usages = new Map<string, TokenUsage>();
  const own = records.filter((record) => record['isSidechain'] !== true && record['isMeta'] !== true);
  for (const record of own) {
    const at = timeOf(record);
    if (record['type'] === 'user') trajectory.hear(saidIn(record));
    if (record['type'] === 'user' || record['type'] === 'assistant') take(record, at);
    // Each block of a message has the tokens of the whole message; those of the last block are final.
    const usage = usageOfMessage(recordAt(record, 'message', 'usage'));
    const id = textAt(record, 'message', 'id');
    if (usage !== undefined && id !== undefined) usages.set(id, usage);
  }
  // The cost includes calls of the agent's subagents.
  const bill = records.findLast((record) => record['type'] === 'cost-state');
  const first = own.find((record) => textAt(record, 'cwd') !== undefined);
  return {
    trajectory,
    id: textAt(first, 'sessionId'),
    cwd: textAt(first, 'cwd'),
    version: textAt(first, 'version'),
    model: own
      .map((record) => textAt(record, 'message', 'model'))
      .findLast((model) => model && model !== '<synthetic>'),
    tokenUsage: usageOfModels(recordAt(bill, 'modelUsage')) ?? sumTokens([...usages.values()]),
    costUsd: valueAt(bill, 'hasUnknownModelCost') === true ? undefined : numberAt(bill, 'totalCostUSD'),
    span: spanOf(own),
  };
}

/** The user's message: text, or a list of blocks; results of tools are also blocks of the user. */
function saidIn(record: AgentEvent): string {
  if (record['isCompactSummary'] === true) return '';
  const content = valueAt(record, 'message', 'content');
  if (typeof content === 'string') return content;
  const blocks = listAt(record, 'message', 'content');
  if (blocks.some((block) => textAt(block, 'type') === 'tool_result')) return '';
  return blocks.flatMap((block) => textAt(block, 'text') ?? []).join('\n');
}
