import * as z from 'zod';
import { defineProvider } from '../../model/provider.ts';
import { optionalText } from '../../model/setting.ts';
import { readPiSession } from '../sessions/pi.ts';
import { sessionFile } from '../sessions/session-files.ts';
import { sessionFileOptions, unchosen } from '../sessions/session-options.ts';
import { sessionProvider } from '../sessions/session-provider.ts';

/** Answers with a session of Pi that is over. Nothing is run. AgentV has no such provider. */
export const piLog = defineProvider({
  type: 'pi-log',
  promptMode: 'lm',
  canJudge: false,
  isAgent: false,
  images: 'any',
  isRecorded: true,
  options: () =>
    z
      .object({ ...sessionFileOptions(), sessions_dir: optionalText() })
      .refine(
        (given) => [given.session_file, given.session_id, given.discover].some(Boolean),
        unchosen('session_file'),
      ),
  create(options, deps) {
    const where = {
      agent: AGENT,
      folder: options.sessions_dir ?? '~/.pi/agent/sessions',
      read: readPiSession,
      patterns: (id: string | undefined) => [`*/*${id === undefined ? '' : `_${id}`}.jsonl`],
    };
    const find = () => sessionFile(options, where, deps);
    return sessionProvider({ agent: AGENT, read: readPiSession, find }, deps.files);
  },
});

const AGENT = 'Pi';
