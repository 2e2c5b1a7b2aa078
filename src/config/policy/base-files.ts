import { join } from 'node:path';
import { UserError, userError } from '../../model/errors.ts';
import type { RepositoryEntry, RepositoryFiles } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import { groupedBy } from '../../model/values/grouped.ts';

/** Texts by their path from the root of the repository; missing files are absent. */
export type FileTexts = ReadonlyMap<string, string>;

/** Files of the base commit that differ from those of the change, by path: undefined where the base has no such file. */
export type Differences = ReadonlyMap<string, string | undefined>;

interface Clone {
  readonly git: Git;
  readonly root: string;
}

/** Paths in the repository: files, or folders of which some files are compared. */
interface Where {
  readonly paths: readonly string[];
  isWanted(name: string): boolean;
}

/** A page of settings; a megabyte is a mistake. */
const MAX_POLICY_BYTES = 1024 * 1024;
/** Local objects are fast; a clone that has to fetch them exceeds this limit. */
const GIT_MS = 20_000;
const MAX_DIFFERENCES = 1_000;
const MAX_REQUESTS = 100;
const MAX_SINGLE_FILES = 20;

const LINK = '120000';
const FILE = '100';

const FETCH_ADVICE = 'Check out the full history with fetch-depth: 0, so that git can read it.';
const ADVICE =
  'Change fewer files of the baseline in one pull request, or compare with the evidence that runs of the base branch upload.';

/** The output of git in a clone; undefined if it ends with an error. */
export async function inClone(
  args: readonly string[],
  { git, root }: Clone,
  signal: AbortSignal,
  stdin?: string,
): Promise<string | undefined> {
  // The clone is given explicitly, because git would search the parent folders.
  const request = { cwd: root, gitDir: join(root, '.git'), local: true, timeoutMs: GIT_MS };
  const ended = await git.run(['--no-replace-objects', ...args], { ...request, stdin }, signal);
  return ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout : undefined;
}

/** Whether it is the id of a commit: anyone can choose the name of a branch. */
export const isCommit = (ref: string): boolean => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);

/** Whether a commit is the test merge that GitHub makes of a pull request. Returns its base. */
export async function baseOfMerge(
  merge: string,
  head: string,
  clone: Clone,
  signal: AbortSignal,
): Promise<string | undefined> {
  const commit = await inClone(['cat-file', 'commit', merge], clone, signal);
  const [headers = ''] = (commit ?? '').split('\n\n', 1);
  const [base, joined, ...others] = [...headers.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, sha]) => sha);
  return joined === head && others.length === 0 ? base : undefined;
}

/** The repository of a clone, as `owner/name`; undefined if its configuration does not name one. */
export async function originOfClone(clone: Clone, signal: AbortSignal): Promise<string | undefined> {
  const url = await inClone(['config', '--local', '--get', 'remote.origin.url'], clone, signal);
  const [, owner, name] = /([^/:\s]+)\/([^/\s]+?)(?:\.git)?\/?\s*$/.exec(url ?? '') ?? [];
  return /^(?:https?|ssh|git):|^[\w.-]+@/.test(url ?? '') && owner && name ? `${owner}/${name}` : undefined;
}

/**
 * Files of a commit, from the objects of a clone: nothing is checked out or executed. Undefined if the clone lacks an
 * object that the answer needs, as a shallow one may. Throws a `UserError` for files that are too large.
 */
export async function textsOfClone(
  sha: string,
  paths: readonly string[],
  clone: Clone,
  signal: AbortSignal,
): Promise<FileTexts | undefined> {
  const run = (args: readonly string[], stdin?: string) => inClone(args, clone, signal, stdin);
  if (!isCommit(sha) || paths.some((path) => path.includes('\n'))) return undefined;
  // A path and its parent folders: each may be a link.
  const withFolders = (path: string): string[] =>
    path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const all = [...new Set(paths.flatMap(withFolders))];
  const listing = await run(['ls-tree', '-z', '--full-tree', sha, '--', ...all]);
  if (listing === undefined) return undefined;
  const entries = entriesOf(listing);
  const texts = new Map<string, string>();
  for (const path of paths) {
    let { type, id } = entries.get(path) ?? {};
    if (withFolders(path).some((each) => entries.get(each)?.mode === LINK)) {
      const followed = await run(['cat-file', '--batch-check', '--follow-symlinks'], `${sha}:${path}\n`);
      [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(followed ?? '') ?? [];
      // A partial clone reports a missing object like a missing file, also behind a link.
      const promisor = ['config', '--local', '--get-regexp', String.raw`^remote\..*\.promisor$`];
      if (id === undefined && (await run(promisor)) !== undefined) return undefined;
    }
    if (type !== 'blob' || id === undefined) continue;
    const text = await run(['cat-file', 'blob', id]);
    if (text === undefined) return undefined;
    if (Buffer.byteLength(text) > MAX_POLICY_BYTES) {
      const message = `${path} has more than ${MAX_POLICY_BYTES} bytes`;
      throw userError('FILE_TOO_LARGE', message, { expected: 'a page of settings' });
    }
    texts.set(path, withoutMark(text));
  }
  return texts;
}

/**
 * The same from GitHub, where a file without read permission is also absent. Throws a `ServiceError`, and a `UserError`
 * for files that are too large.
 */
export async function textsOfGitHub(
  ref: string,
  paths: readonly string[],
  files: RepositoryFiles,
  signal: AbortSignal,
): Promise<FileTexts> {
  // Most repositories have none of several possible files: one listing says so.
  const shared = [...groupedBy(paths, folderOf)].filter(([, names]) => names.length > 1);
  await Promise.all(shared.map(([folder]) => files.listed(folder, ref, signal).catch(() => undefined)));
  const read = await Promise.all(
    paths.map(async (path) => [path, await files.at(path, ref, MAX_POLICY_BYTES, signal)] as const),
  );
  return new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, withoutMark(text)] as const])));
}

/** The same from the working tree, by the given path. Throws a `UserError` for files that are too large. */
export async function textsOfDisk(
  paths: readonly string[],
  files: Pick<Files, 'state' | 'read'>,
  maxBytes = MAX_POLICY_BYTES,
): Promise<FileTexts> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    if ((await files.state(path, { noDeadLinks: true })) === 'file') texts.set(path, await files.read(path, maxBytes));
  }
  return texts;
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
  const diff = ['--literal-pathspecs', 'diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', sha, 'HEAD'];
  const listing = await inClone([...diff, '--', ...paths.map((path) => path || '.')], clone, signal);
  if (listing === undefined) return undefined;
  const differences = new Map<string, string | undefined>();
  const lines = listing.matchAll(/:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g);
  for (const [, mode = '', id = '', path = ''] of lines) {
    if (!isWanted(path)) continue;
    if (differences.size >= MAX_DIFFERENCES) throw tooMany(ADVICE);
    if (mode === LINK) throw notAFile(path);
    differences.set(path, undefined);
    if (!mode.startsWith(FILE)) continue;
    const text = await inClone(['cat-file', 'blob', id], clone, signal);
    if (text === undefined) return undefined;
    differences.set(path, text);
  }
  return differences;
}

interface ChangedCheckout {
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
  { files, clone, head }: ChangedCheckout,
  signal: AbortSignal,
): Promise<Differences> {
  const differences = new Map<string, string | undefined>();
  const isMeant = (name: string) => paths.some((path) => path === '' || name === path || name.startsWith(`${path}/`));
  let requests = 0;
  const ask = <T>(request: () => Promise<T>): Promise<T> => {
    requests += 1;
    if (requests > MAX_REQUESTS) throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
    return request();
  };
  const byPath = (entries: readonly RepositoryEntry[]) => new Map(entries.map((entry) => [entry.path, entry]));
  // Many files take fewer requests as listings of their folders.
  const waiting = paths.length > MAX_SINGLE_FILES ? [...new Set(paths.map(folderOf))] : [...paths];
  for (const path of waiting) {
    const ofBase = byPath(await ask(() => files.listed(path, ref, signal)));
    const local = clone && (await checkedOut(path, clone, signal));
    const ofHead = byPath(local ?? (await ask(() => files.listed(path, head, signal))));
    for (const name of [...new Set([...ofBase.keys(), ...ofHead.keys()])].filter(isMeant)) {
      const [base, changed] = [ofBase.get(name), ofHead.get(name)];
      // A link stays the same when the file that it leads to changes.
      if (base?.id === changed?.id && base?.kind !== 'other') continue;
      if ((base ?? changed)?.kind === 'folder') {
        waiting.push(name);
        continue;
      }
      if (!isWanted(name)) continue;
      // GitHub returns files of up to a megabyte, git any.
      const tooLarge = (cause: unknown) => {
        if (!(cause instanceof UserError) || cause.problems[0]?.code !== 'FILE_TOO_LARGE') throw cause;
        const message = `${name} has more than ${MAX_POLICY_BYTES} bytes, the maximum that GitHub returns of a file`;
        throw userError('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause });
      };
      const text = base && (await ask(() => files.at(name, ref, MAX_POLICY_BYTES, signal)).catch(tooLarge));
      if (base?.kind !== 'other' || text !== undefined) differences.set(name, text);
      else if (base.id !== changed?.id) throw notAFile(name);
    }
  }
  return differences;
}

/** The entries of a folder in the checked-out commit, or the file itself; undefined if git cannot read it. */
async function checkedOut(path: string, clone: Clone, signal: AbortSignal): Promise<RepositoryEntry[] | undefined> {
  const list = async (name: string): Promise<RepositoryEntry[] | undefined> => {
    const where = name === '' ? [] : ['--', name];
    const listing = await inClone(['ls-tree', '-z', '--full-tree', 'HEAD', ...where], clone, signal);
    if (listing === undefined) return undefined;
    return [...entriesOf(listing)].map(([entryPath, { mode, type, id }]) => ({
      path: entryPath,
      id,
      kind: type === 'tree' ? 'folder' : mode.startsWith(FILE) ? 'file' : 'other',
    }));
  };
  const itself = path === '' ? [] : await list(path);
  return path === '' || itself?.some((entry) => entry.kind === 'folder') ? list(path && `${path}/`) : itself;
}

function entriesOf(listing: string) {
  const lines = listing.split('\0').flatMap((line) => {
    const [, mode, type, id, path] = /^(\d{6}) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode && type && id && path ? [[path, { mode, type, id }] as const] : [];
  });
  return new Map(lines);
}

/** The folder of a path in the repository; empty for the root. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

const tooMany = (hint: string) =>
  userError('FILE_TOO_LARGE', 'Too many files differ from those of the base branch', { hint });

const notAFile = (path: string) =>
  userError('RESULTS_UNREADABLE', `${path} is a link in the base branch, but not in this change`, { hint: ADVICE });
