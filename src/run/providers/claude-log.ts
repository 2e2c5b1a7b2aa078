import { readClaudeSession } from '../sessions/claude.ts';
import { sessionLog } from '../sessions/session-files.ts';

/**
 * Answers with a recorded session of Claude Code. Runs nothing. AgentV has no such provider, but imports such sessions.
 */
export const claudeLog = sessionLog({
  type: 'claude-log',
  agent: 'Claude Code',
  read: readClaudeSession,
  folder: ['projects_dir', '~/.claude/projects'],
  patterns: (id = '*') => [`*/${id}.jsonl`, '!*/agent-*.jsonl'],
});
