import type { RepositoryEntry, RepositoryFiles } from '../model/artifact-ports.ts';
import { UserError, userError } from '../model/errors.ts';
import { ServiceError } from '../model/service-error.ts';
import { type Clone, type Entry, entriesOf, inClone, MAX_POLICY_BYTES } from './commit-texts.ts';

/** What another commit has otherwise than the one that is checked out, by path from the root: undefined where it has nothing. */
export type Differences = ReadonlyMap<string, string | undefined>;

/**
 * What a commit has otherwise at these paths and below them, out of the objects of a clone. Undefined where the clone has
 * not got that commit. Throws a `UserError` for what cannot be read as a file.
 */
export async function differencesInClone(
  sha: string,
  paths: readonly string[],
  clone: Clone,
  signal: AbortSignal,
): Promise<Differences | undefined> {
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) return undefined;
  const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev'];
  const asked = [
    '--literal-pathspecs',
    'diff-tree',
    ...options,
    sha,
    'HEAD',
    '--',
    ...paths.map((path) => path || '.'),
  ];
  const listing = await inClone(asked, clone, signal);
  if (listing === undefined) return undefined;
  const found = new Map<string, string | undefined>();
  for (const [, mode = '', id = '', path = ''] of listing.matchAll(
    /:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g,
  )) {
    if (found.size >= MOST_DIFFERENCES) throw tooMany(ADVICE);
    if (mode === LINK) throw notAFile(path);
    found.set(path, undefined);
    if (!mode.startsWith(FILE)) continue;
    const text = await inClone(['cat-file', 'blob', id], clone, signal);
    if (text === undefined) return undefined;
    found.set(path, text);
  }
  return found;
}

interface Elsewhere {
  readonly files: RepositoryFiles;
  /** Says what is checked out, where it has git's objects. */
  readonly clone: Clone;
  /** The commit that is checked out. */
  readonly head: string;
}

/**
 * The same out of GitHub, where the clone has only what is checked out, or there is none. Throws a `ServiceError`, and a
 * `UserError` for what is too large or too much to be asked for.
 */
export async function differencesToGitHub(
  ref: string,
  paths: readonly string[],
  { files, clone, head }: Elsewhere,
  signal: AbortSignal,
): Promise<Differences> {
  const found = new Map<string, string | undefined>();
  const waiting = [...paths];
  let requests = 0;
  const asking = <T>(ask: () => Promise<T>): Promise<T> => {
    requests += 1;
    if (requests > MOST_REQUESTS) throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
    return ask();
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const theirs = await asking(() => files.listed(path, ref, signal));
    const ours = (await checkedOut(path, clone, signal)) ?? (await asking(() => files.listed(path, head, signal)));
    const ownIds = new Map(ours.map((entry) => [entry.path, entry.id]));
    const ids = new Map(theirs.map((entry) => [entry.path, entry.id]));
    for (const { path: name, kind } of ours) {
      if (ids.has(name)) continue;
      if (kind === 'folder') waiting.push(name);
      else found.set(name, undefined);
    }
    for (const { path: name, id, kind } of theirs) {
      if (ownIds.get(name) === id) continue;
      if (kind === 'folder') waiting.push(name);
      else if (kind === 'other') throw notAFile(name);
      else found.set(name, await asking(() => contentAt(name, ref, files, signal)));
    }
  }
  return found;
}

/**
 * Those of the files that a commit has, and that differ from what is checked out: folders are listed, so that many files
 * take few requests. Throws as `differencesToGitHub`.
 */
export async function differingOnGitHub(
  ref: string,
  names: readonly string[],
  { files, clone, head }: Elsewhere,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const folders = [...new Set(names.map(folderOf))];
  if (folders.length > MOST_REQUESTS) throw tooManySuites();
  const listings = await Promise.all(
    folders.map(async (folder) => ({
      theirs: await files.listed(folder, ref, signal),
      ours: (await checkedOut(folder, clone, signal)) ?? (await files.listed(folder, head, signal)),
    })),
  );
  const theirs = new Map(listings.flatMap((each) => each.theirs).map((entry) => [entry.path, entry]));
  const ours = new Map(listings.flatMap((each) => each.ours).map((entry) => [entry.path, entry]));
  const differing = names.filter((name) => {
    const entry = theirs.get(name);
    // A link stays the same when the file that it leads to changes.
    return entry !== undefined && (entry.kind !== 'file' || entry.id !== ours.get(name)?.id);
  });
  if (differing.length > MOST_REQUESTS) throw tooManySuites();
  return differing;
}

const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

const tooManySuites = () =>
  new ServiceError(
    'unavailable',
    `the thresholds of the base branch's suites take more than ${MOST_REQUESTS} requests to GitHub. ${FETCH_ADVICE}`,
  );

/** GitHub hands out files of up to a megabyte, git any. */
async function contentAt(
  path: string,
  ref: string,
  files: RepositoryFiles,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await files.at(path, ref, MAX_POLICY_BYTES, signal);
  } catch (error) {
    if (!(error instanceof UserError) || error.problems[0]?.code !== 'FILE_TOO_LARGE') throw error;
    const message = `${path} has more than the ${MAX_POLICY_BYTES} bytes that GitHub hands out of a file`;
    throw userError('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause: error });
  }
}

/** More is no baseline that somebody keeps in a repository. */
const MOST_DIFFERENCES = 1_000;
const MOST_REQUESTS = 50;

const LINK = '120000';
const FILE = '100';

/** What a folder of the commit that is checked out holds, or the file itself; undefined where git cannot say. */
async function checkedOut(
  path: string,
  clone: Clone,
  signal: AbortSignal,
): Promise<readonly RepositoryEntry[] | undefined> {
  const list = async (name: string): Promise<RepositoryEntry[] | undefined> => {
    const asked = ['ls-tree', '-z', '--full-tree', 'HEAD', ...(name === '' ? [] : ['--', name])];
    const listing = await inClone(asked, clone, signal);
    return listing === undefined ? undefined : [...entriesOf(listing)].map(asEntry);
  };
  const itself = path === '' ? [] : await list(path);
  return path === '' || itself?.some((entry) => entry.kind === 'folder') ? list(path && `${path}/`) : itself;
}

const asEntry = ([path, { mode, type, id }]: [string, Entry]): RepositoryEntry => ({
  path,
  id,
  kind: type === 'tree' ? 'folder' : mode.startsWith(FILE) ? 'file' : 'other',
});

const tooMany = (hint: string) =>
  userError('FILE_TOO_LARGE', 'Too many files of the baseline are different in the base branch', { hint });

const notAFile = (path: string) =>
  userError('RESULTS_UNREADABLE', `${path} is a link in the base branch, and something else in this change`, {
    hint: ADVICE,
  });

const FETCH_ADVICE = 'Check out the repository with its history (fetch-depth: 0), so that git can read it.';
const ADVICE = 'Keep the baseline out of the change, or let runs of the base branch leave evidence by themselves.';
