import * as z from 'zod';
import { defineProvider } from '../../model/provider.ts';
import { optionalText } from '../../model/setting.ts';
import { readCodexSession } from '../sessions/codex.ts';
import { sessionFile } from '../sessions/session-files.ts';
import { sessionFileOptions, unchosen } from '../sessions/session-options.ts';
import { sessionProvider } from '../sessions/session-provider.ts';

/** Answers with a session of Codex that is over. Nothing is run. AgentV has no such provider, but imports such sessions. */
export const codexLog = defineProvider({
  type: 'codex-log',
  promptMode: 'lm',
  canJudge: false,
  isAgent: false,
  images: 'any',
  isRecorded: true,
  options: () =>
    z
      .object({
        ...sessionFileOptions(),
        sessions_dir: optionalText(),
        date: optionalText().refine(
          (date) => date === undefined || /^\d{4}-\d\d-\d\d$/.test(date),
          'must be a day, as 2026-01-31',
        ),
      })
      .refine(
        (given) => [given.session_file, given.session_id, given.discover].some(Boolean),
        unchosen('session_file'),
      ),
  create(options, deps) {
    const where = {
      agent: AGENT,
      folder: options.sessions_dir ?? '~/.codex/sessions',
      read: readCodexSession,
      patterns: (id: string | undefined) => [
        `${options.date?.replaceAll('-', '/') ?? '*/*/*'}/rollout-*${id === undefined ? '' : `-${id}`}.jsonl`,
      ],
    };
    const find = () => sessionFile(options, where, deps);
    return sessionProvider({ agent: AGENT, read: readCodexSession, find }, deps.files);
  },
});

const AGENT = 'Codex';
