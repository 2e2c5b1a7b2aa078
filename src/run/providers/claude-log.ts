import * as z from 'zod';
import { defineProvider } from '../../model/provider.ts';
import { optionalText } from '../../model/setting.ts';
import { readClaudeSession } from '../sessions/claude.ts';
import { sessionFile } from '../sessions/session-files.ts';
import { sessionFileOptions, unchosen } from '../sessions/session-options.ts';
import { sessionProvider } from '../sessions/session-provider.ts';

/** Answers with a session of Claude Code that is over. Nothing is run. AgentV has no such provider, but imports such sessions. */
export const claudeLog = defineProvider({
  type: 'claude-log',
  promptMode: 'lm',
  canJudge: false,
  isAgent: false,
  images: 'any',
  isRecorded: true,
  options: () =>
    z
      .object({ ...sessionFileOptions(), projects_dir: optionalText() })
      .refine(
        (given) => [given.session_file, given.session_id, given.discover].some(Boolean),
        unchosen('session_file'),
      ),
  create(options, deps) {
    const where = {
      agent: AGENT,
      folder: options.projects_dir ?? '~/.claude/projects',
      read: readClaudeSession,
      patterns: (id = '*') => [`*/${id}.jsonl`, '!*/agent-*.jsonl'],
    };
    const find = () => sessionFile(options, where, deps);
    return sessionProvider({ agent: AGENT, read: readClaudeSession, find }, deps.files);
  },
});

const AGENT = 'Claude Code';
