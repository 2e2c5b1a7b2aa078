import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { plural } from '../../shared/text.ts';

/** As many sessions are looked at as somebody has in years, and no more. */
const MOST_SESSIONS = 20_000;
/** As many of them are opened to see whose they are, the newest first. */
const MOST_OPENED = 200;
const STATS_AT_ONCE = 64;

/** Where the sessions of an agent lie, and which of them is meant. */
interface SessionSearch {
  readonly folder: string;
  /** Globs below the folder, `!` excludes. */
  readonly patterns: readonly string[];
  readonly agent: string;
  /** Whether a session is one of those that are meant. */
  readonly fits?: ((path: string) => Promise<boolean>) | undefined;
}

/** The session that was written last. Throws a `UserError` when there is none. */
export async function newestSession({ folder, patterns, agent, fits }: SessionSearch, files: Files): Promise<string> {
  const found = await files.glob(patterns, { cwd: folder, followLinks: false });
  const hint = 'Name the folder of the sessions, or one session.';
  if (found.length > MOST_SESSIONS) {
    const message = `There are ${found.length} sessions of ${agent} in ${folder}, more than are looked through`;
    throw userError('FILE_UNREADABLE', message, { hint });
  }
  const byAge = await newestFirst(found, files);
  const fitting = fits ?? (async () => true);
  for (const path of byAge.slice(0, MOST_OPENED)) if (await fitting(path)) return path;
  const seen = found.length === 0 ? '' : ` among ${plural('session', found.length)}`;
  throw userError('FILE_UNREADABLE', `There is no fitting session of ${agent} in ${folder}${seen}`, { hint });
}

async function newestFirst(paths: readonly string[], files: Files): Promise<string[]> {
  const aged: { readonly path: string; readonly at: number }[] = [];
  for (let from = 0; from < paths.length; from += STATS_AT_ONCE) {
    const some = paths.slice(from, from + STATS_AT_ONCE);
    aged.push(...(await Promise.all(some.map(async (path) => ({ path, at: await files.modifiedAt(path) })))));
  }
  return aged.sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1)).map(({ path }) => path);
}
