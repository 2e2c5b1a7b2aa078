import { dirname, join } from 'node:path';
import * as z from 'zod';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { defineProvider, recordingTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { readCopilotSession } from '../sessions/copilot.ts';
import { newestSession } from '../sessions/find-session.ts';
import { newFilesIn } from '../sessions/new-files.ts';
import { locationOf, sessionOptions, unchosen } from '../sessions/session-options.ts';
import { sessionProvider } from '../sessions/session-provider.ts';
import { eventIn, textAt } from '../streams/event.ts';

/** Answers with a recorded session of the Copilot CLI. Runs nothing. */
export const copilotLog = defineProvider({
  type: 'copilot-log',
  ...recordingTraits,
  options: () =>
    z
      .object({ ...sessionOptions(), session_dir: optionalText(), session_state_dir: optionalText() })
      .refine((given) => [given.session_dir, given.session_id, given.discover].some(Boolean), unchosen('session_dir')),
  create(options, deps) {
    const { files } = deps;
    const cwd = options.cwd === undefined ? undefined : locationOf(options.cwd, deps);
    const folder = locationOf(options.session_state_dir ?? '~/.copilot/session-state', deps);
    return sessionProvider(
      {
        agent: 'Copilot CLI',
        read: readCopilotSession,
        async find() {
          if (options.session_dir !== undefined) return join(locationOf(options.session_dir, deps), EVENTS);
          if (options.session_id !== undefined) return join(folder, options.session_id, EVENTS);
          const fits = async (path: string) => {
            const worked = await cwdOf(join(dirname(path), 'workspace.yaml'), files);
            return worked !== undefined && (cwd === undefined || worked === cwd);
          };
          return newestSession({ folder, patterns: [`*/${EVENTS}`], agent: 'Copilot CLI', fits }, files);
        },
        changes: (path) => newFilesIn(join(dirname(path), 'files'), files),
      },
      files,
    );
  },
});

const EVENTS = 'events.jsonl';
const LONGEST_YAML = 1_000_000;

/** The folder that a session was started in; undefined if the file is not the `workspace.yaml` of a session. */
async function cwdOf(path: string, files: Files): Promise<string | undefined> {
  try {
    return unquoted(/^cwd: *(.*?) *\r?$/m.exec(await files.read(path, LONGEST_YAML))?.[1] ?? '');
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** A path as YAML writes it on one line. */
function unquoted(scalar: string): string {
  if (/^'.*'$/.test(scalar)) return scalar.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(scalar) ? (textAt(eventIn(`{"cwd":${scalar}}`), 'cwd') ?? scalar) : scalar;
}
