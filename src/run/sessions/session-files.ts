import * as z from 'zod';
import { defineProvider, type ProviderDeps, type ProviderKind, recordingTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { newestSession } from './find-session.ts';
import type { ReadSession } from './session.ts';
import { locationOf, sessionOptions, unchosen } from './session-options.ts';
import { readSessionFile, sessionProvider } from './session-provider.ts';

/** An agent that keeps each session in one file. */
interface SessionFiles {
  readonly type: string;
  readonly agent: string;
  readonly read: ReadSession;
  /** The option with the folder of all sessions, and the default folder. */
  readonly folder: readonly [option: string, usual: string];
  readonly more?: () => OptionTexts;
  /** Globs below the folder: the files of one session, or of all. */
  patterns(id: string | undefined, options: Options): readonly string[];
}

type Options = Readonly<Record<string, string | undefined>>;
type OptionTexts = Record<string, z.ZodType<string | undefined>>;

/** Answers with a recorded session. Runs nothing. */
export function sessionLog(source: SessionFiles): ProviderKind {
  const { type, agent, read, folder, more } = source;
  return defineProvider({
    type,
    ...recordingTraits,
    options: () =>
      z
        .object<OptionTexts>({
          ...sessionOptions(),
          session_file: optionalText(),
          [folder[0]]: optionalText(),
          ...more?.(),
        })
        .refine(
          (given) => ['session_file', 'session_id', 'discover'].some((name) => given[name]),
          unchosen('session_file'),
        ),
    create: (options, deps) =>
      sessionProvider({ agent, read, find: () => sessionFile(options, source, deps) }, deps.files),
  });
}

/** The file of a session: the given one, else the newest with its name, or of its folder. Throws a `UserError`. */
async function sessionFile(
  options: Options,
  { agent, folder: [option, usual], read, patterns }: SessionFiles,
  deps: ProviderDeps,
): Promise<string> {
  const { session_file: file, session_id: id } = options;
  if (file !== undefined) return locationOf(file, deps);
  const cwd = options['cwd'] === undefined ? undefined : locationOf(options['cwd'], deps);
  const fits = async (path: string) => {
    const session = await readSessionFile(path, read, deps.files);
    return !session.isOfSubAgent && (cwd === undefined || session.cwd === cwd);
  };
  const found = { folder: locationOf(options[option] ?? usual, deps), patterns: patterns(id, options), agent };
  return newestSession(id === undefined ? { ...found, fits } : found, deps.files);
}
