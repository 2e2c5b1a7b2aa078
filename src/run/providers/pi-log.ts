import { readPiSession } from '../sessions/pi.ts';
import { sessionLog } from '../sessions/session-files.ts';

/** Answers with a recorded session of Pi. Runs nothing. AgentV has no such provider. */
export const piLog = sessionLog({
  type: 'pi-log',
  agent: 'Pi',
  read: readPiSession,
  folder: ['sessions_dir', '~/.pi/agent/sessions'],
  patterns: (id) => [`*/*${id === undefined ? '' : `_${id}`}.jsonl`],
});
