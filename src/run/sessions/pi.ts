import { type AgentEvent, listAt, recordAt, textAt, valueAt } from '../streams/event.ts';
import { piStream } from '../streams/pi.ts';
import { type Session, spanOf, timeOf } from './session.ts';

/** Reads a session of Pi (`sessions/<folder>/<time>_<id>.jsonl`): a tree of messages, of which the last branch counts. */
export function readPiSession(records: readonly AgentEvent[]): Session {
  const stream = piStream();
  const head = records.find((record) => record['type'] === 'session');
  for (const record of lastBranch(records)) {
    const message = recordAt(record, 'message');
    const at = timeOf(record);
    switch (textAt(message, 'role')) {
      case 'user':
        stream.trajectory.hear(textsIn(message));
        break;
      case 'assistant':
        stream.take({ type: 'message_end', message }, at);
        for (const part of listAt(message, 'content')) {
          const begun = { toolCallId: valueAt(part, 'id'), toolName: valueAt(part, 'name') };
          stream.take({ type: 'tool_execution_start', ...begun, args: valueAt(part, 'arguments') }, at);
        }
        break;
      case 'toolResult': {
        const { toolCallId, content, isError } = message;
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
    span: spanOf(records),
  };
}

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

function textsIn(message: AgentEvent): string {
  const content = valueAt(message, 'content');
  if (typeof content === 'string') return content;
  return listAt(message, 'content')
    .flatMap((part) => textAt(part, 'text') ?? [])
    .join('\n');
}
