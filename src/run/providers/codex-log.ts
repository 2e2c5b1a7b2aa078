import { optionalText } from '../../model/suite/setting.ts';
import { readCodexSession } from '../sessions/codex.ts';
import { sessionLog } from '../sessions/session-files.ts';

/** Answers with a recorded session of Codex. Runs nothing. AgentV has no such provider, but imports such sessions. */
export const codexLog = sessionLog({
  type: 'codex-log',
  agent: 'Codex',
  read: readCodexSession,
  folder: ['sessions_dir', '~/.codex/sessions'],
  more: () => ({
    date: optionalText().refine(
      (date) => date === undefined || /^\d{4}-\d\d-\d\d$/.test(date),
      'must be a day, as 2026-01-31',
    ),
  }),
  patterns: (id, { date }) => [
    `${date?.replaceAll('-', '/') ?? '*/*/*'}/rollout-*${id === undefined ? '' : `-${id}`}.jsonl`,
  ],
});
