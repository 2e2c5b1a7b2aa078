import { readClaudeSession } from '../sessions/claude.ts';
import { sessionLog } from '../sessions/session-files.ts';

/** Answers with a session of Claude Code that is over. Nothing is run. AgentV has no such provider, but imports such sessions. */
export const claudeLog = sessionLog({
  type: 'claude-log',
  agent: 'Claude Code',
  read: readClaudeSession,
  folder: ['projects_dir', '~/.claude/projects'],
  patterns: (id = '*') => [`*/${id}.jsonl`, '!*/agent-*.jsonl'],
});
