import { UserError, userError } from '../../model/errors.ts';
import type { RepositoryEntry, RepositoryFiles } from '../../model/ports/artifacts.ts';
import { type Clone, type Entry, entriesOf, folderOf, inClone, isCommit, MAX_POLICY_BYTES } from './commit-texts.ts';

/** Files of the base commit that differ from those of the change, by path: undefined where the base has no such file. */
export type Differences = ReadonlyMap<string, string | undefined>;

/** Paths in the repository: files, or folders of which some files are compared. */
interface Where {
  readonly paths: readonly string[];
  isWanted(name: string): boolean;
}

/**
 * Compares a commit with the checked-out one, at these paths and below them, using the objects of the clone. Undefined
 * if the clone lacks the commit. Throws a `UserError` for anything that cannot be read as a file.
 */
export async function differencesInClone(
  sha: string,
  { paths, isWanted }: Where,
  clone: Clone,
  signal: AbortSignal,
): Promise<Differences | undefined> {
  if (!isCommit(sha)) return undefined;
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
    if (!isWanted(path)) continue;
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

interface Change {
  readonly files: RepositoryFiles;
  /** Lists the checked-out files, if their git objects are available. */
  readonly clone: Clone | undefined;
  /** The checked-out commit. */
  readonly head: string;
}

/**
 * The same from GitHub, for a clone that has only the checked-out commit, or without a clone. Folders are compared by
 * their ids, so equal ones take one request. Throws a `ServiceError`, and a `UserError` for files that are too large or
 * too many.
 */
export async function differencesOnGitHub(
  ref: string,
  { paths, isWanted }: Where,
  { files, clone, head }: Change,
  signal: AbortSignal,
): Promise<Differences> {
  const found = new Map<string, string | undefined>();
  const isAsked = (name: string) => paths.some((path) => path === '' || name === path || name.startsWith(`${path}/`));
  let requests = 0;
  const asking = <T>(ask: () => Promise<T>): Promise<T> => {
    requests += 1;
    if (requests > MOST_REQUESTS) throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
    return ask();
  };
  // Many files take fewer requests as listings of their folders.
  const waiting = paths.length > MOST_SINGLE_FILES ? [...new Set(paths.map(folderOf))] : [...paths];
  for (const path of waiting) {
    const theirs = byPath(await asking(() => files.listed(path, ref, signal)));
    const own = clone && (await checkedOut(path, clone, signal));
    const ours = byPath(own ?? (await asking(() => files.listed(path, head, signal))));
    for (const name of [...new Set([...theirs.keys(), ...ours.keys()])].filter(isAsked)) {
      const [base, changed] = [theirs.get(name), ours.get(name)];
      // A link stays the same when the file that it leads to changes.
      if (base?.id === changed?.id && base?.kind !== 'other') continue;
      if ((base ?? changed)?.kind === 'folder') {
        waiting.push(name);
        continue;
      }
      if (!isWanted(name)) continue;
      const text = base && (await asking(() => contentAt(name, ref, files, signal)));
      if (base?.kind !== 'other' || text !== undefined) found.set(name, text);
      else if (base.id !== changed?.id) throw notAFile(name);
    }
  }
  return found;
}

const byPath = (entries: readonly RepositoryEntry[]) => new Map(entries.map((entry) => [entry.path, entry]));

/** GitHub returns files of up to a megabyte, git any. */
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
    const message = `${path} has more than ${MAX_POLICY_BYTES} bytes, the maximum that GitHub returns of a file`;
    throw userError('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause: error });
  }
}

const MOST_DIFFERENCES = 1_000;
const MOST_REQUESTS = 100;
const MOST_SINGLE_FILES = 20;

const LINK = '120000';
const FILE = '100';

/** The entries of a folder in the checked-out commit, or the file itself; undefined if git cannot read it. */
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
  userError('FILE_TOO_LARGE', 'Too many files differ from those of the base branch', { hint });

const notAFile = (path: string) =>
  userError('RESULTS_UNREADABLE', `${path} is a link in the base branch, but not in this change`, {
    hint: ADVICE,
  });

const FETCH_ADVICE = 'Check out the full history with fetch-depth: 0, so that git can read it.';
const ADVICE =
  'Change fewer files of the baseline in one pull request, or compare with the evidence that runs of the base branch upload.';
