import { copilotStream, copilotUsage, isOfSubAgent } from '../streams/copilot.ts';
import { type AgentEvent, listAt, recordAt, textAt } from '../streams/event.ts';
import { type Session, spanOf, timeOf } from './session.ts';

/** Reads a session of the Copilot CLI (`session-state/<id>/events.jsonl`). */
export function readCopilotSession(records: readonly AgentEvent[]): Session {
  const { trajectory, take } = copilotStream();
  const askedSkills = new Set<string>();
  let skills = 0;
  let model: string | undefined;
  for (const record of records.filter((each) => !isOfSubAgent(each))) {
    const data = recordAt(record, 'data');
    const at = timeOf(record);
    if (record['type'] === 'user.message') trajectory.hear(textAt(data, 'content') ?? '');
    if (record['type'] === 'assistant.message') model = textAt(data, 'model') ?? model;
    for (const skill of skillsAskedFor(data)) askedSkills.add(skill);
    const skill = record['type'] === 'skill.invoked' ? textAt(data, 'name') : undefined;
    // A skill that was called as a tool is recorded twice.
    if (skill !== undefined && !askedSkills.delete(skill)) {
      skills += 1;
      trajectory.startCall({ id: `skill ${skills}`, tool: 'skill', input: { skill }, at });
      trajectory.endCall(`skill ${skills}`, { isError: false, at });
    }
    take(record, at);
  }
  const start = recordAt(
    records.find((record) => record['type'] === 'session.start'),
    'data',
  );
  const shutdown = records.findLast((record) => record['type'] === 'session.shutdown');
  return {
    trajectory,
    id: textAt(start, 'sessionId'),
    cwd: textAt(start, 'context', 'cwd'),
    version: textAt(start, 'copilotVersion'),
    model: model ?? textAt(start, 'selectedModel'),
    tokenUsage: copilotUsage(recordAt(shutdown, 'data')),
    span: spanOf(records),
  };
}

const skillsAskedFor = (data: AgentEvent): string[] =>
  listAt(data, 'toolRequests').flatMap((request) =>
    textAt(request, 'name') === 'skill' ? (textAt(request, 'arguments', 'skill') ?? []) : [],
  );
