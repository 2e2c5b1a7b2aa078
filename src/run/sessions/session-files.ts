import type { ProviderDeps } from '../../model/provider.ts';
import { newestSession } from './find-session.ts';
import type { ReadSession } from './session.ts';
import { placeOf } from './session-options.ts';
import { readSessionFile } from './session-provider.ts';

/** Which session is meant, of an agent that keeps each in one file. */
export interface WantedFile {
  readonly session_file?: string | undefined;
  readonly session_id?: string | undefined;
  readonly cwd?: string | undefined;
}

/** Where an agent keeps them, as globs below a folder. */
export interface SessionFiles {
  readonly agent: string;
  readonly folder: string;
  readonly read: ReadSession;
  /** The files of one session, or of all. */
  patterns(id: string | undefined): readonly string[];
}

/** The file of a session: the one that is named, else the newest with its name, or of its folder. Throws a `UserError`. */
export async function sessionFile(
  wanted: WantedFile,
  { agent, folder, read, patterns }: SessionFiles,
  deps: Pick<ProviderDeps, 'files' | 'childEnv' | 'suiteFolder'>,
): Promise<string> {
  const { files } = deps;
  if (wanted.session_file !== undefined) return placeOf(wanted.session_file, deps);
  const cwd = wanted.cwd === undefined ? undefined : placeOf(wanted.cwd, deps);
  const fits = async (path: string) => cwd === undefined || (await readSessionFile(path, read, files)).cwd === cwd;
  const found = { folder: placeOf(folder, deps), patterns: patterns(wanted.session_id), agent };
  return newestSession(wanted.session_id === undefined ? { ...found, fits } : found, files);
}
