import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { plural } from '../../shared/text.ts';

/** Maximum number of sessions to search: more than a person has in years. */
const MOST_SESSIONS = 20_000;
/** Maximum number of sessions to open, the newest first. */
const MOST_OPENED = 200;
const STATS_AT_ONCE = 64;

/** The folder of an agent's sessions, and the selection criteria. */
interface SessionSearch {
  readonly folder: string;
  /** Globs below the folder, `!` excludes. */
  readonly patterns: readonly string[];
  readonly agent: string;
  /** Whether a session matches. */
  readonly fits?: ((path: string) => Promise<boolean>) | undefined;
}

/** The most recently written session. Throws a `UserError` if there is none. */
export async function newestSession({ folder, patterns, agent, fits }: SessionSearch, files: Files): Promise<string> {
  const found = await files.glob(patterns, { cwd: folder, followLinks: false });
  const hint = 'Set the folder of the sessions, or one session.';
  if (found.length > MOST_SESSIONS) {
    const message = `There are ${found.length} sessions of ${agent} in ${folder}, more than the limit of the search`;
    throw userError('FILE_UNREADABLE', message, { hint });
  }
  const byAge = await newestFirst(found, files);
  const fitting = fits ?? (async () => true);
  for (const path of byAge.slice(0, MOST_OPENED)) if (await fitting(path)) return path;
  const seen = found.length === 0 ? '' : ` among ${plural('session', found.length)}`;
  throw userError('FILE_UNREADABLE', `No session of ${agent} in ${folder} matches${seen}`, { hint });
}

async function newestFirst(paths: readonly string[], files: Files): Promise<string[]> {
  const aged: { readonly path: string; readonly at: number }[] = [];
  for (let from = 0; from < paths.length; from += STATS_AT_ONCE) {
    const some = paths.slice(from, from + STATS_AT_ONCE);
    aged.push(...(await Promise.all(some.map(async (path) => ({ path, at: await files.modifiedAt(path) })))));
  }
  return aged.sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1)).map(({ path }) => path);
}
