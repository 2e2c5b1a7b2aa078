import { join } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { RepositoryFiles } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import { grouped } from '../../shared/grouped.ts';

/** Texts by their path from the root of the repository; missing files are absent. */
export type Texts = ReadonlyMap<string, string>;

/** A page of settings; a megabyte is a mistake. */
export const MAX_POLICY_BYTES = 1024 * 1024;
/** Local objects are fast; a clone that has to fetch them exceeds this limit. */
const GIT_MS = 20_000;

export interface Clone {
  readonly git: Git;
  readonly root: string;
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
): Promise<Texts | undefined> {
  const run = (args: readonly string[], stdin?: string) => inClone(args, clone, signal, stdin);
  if (!isCommit(sha) || paths.some((path) => path.includes('\n'))) return undefined;
  const asked = [...new Set(paths.flatMap(withFolders))];
  const listing = await run(['ls-tree', '-z', '--full-tree', sha, '--', ...asked]);
  if (listing === undefined) return undefined;
  const entries = entriesOf(listing);
  const texts = new Map<string, string>();
  for (const path of paths) {
    const isLinked = withFolders(path).some((each) => entries.get(each)?.mode === LINK);
    const object = isLinked ? await linkedObject(`${sha}:${path}`, run) : entries.get(path);
    // A partial clone reports a missing object like a missing file, also behind a link.
    if (isLinked && object === undefined && (await isPartial(run))) return undefined;
    if (object?.type !== 'blob') continue;
    const text = await run(['cat-file', 'blob', object.id]);
    if (text === undefined) return undefined;
    if (Buffer.byteLength(text) > MAX_POLICY_BYTES) throw tooLarge(path);
    texts.set(path, withoutMark(text));
  }
  return texts;
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
 * The same from GitHub, where a file without read permission is also absent. Throws a `ServiceError`, and a `UserError`
 * for files that are too large.
 */
export async function textsOfGitHub(
  ref: string,
  paths: readonly string[],
  files: RepositoryFiles,
  signal: AbortSignal,
): Promise<Texts> {
  const texts = new Map<string, string>();
  // Most repositories have none of several possible files: one listing says so.
  const shared = [...grouped(paths, (path) => [folderOf(path)])].filter(([, names]) => names.length > 1);
  await Promise.all(shared.map(([, [first]]) => files.listed(folderOf(first), ref, signal).catch(() => undefined)));
  const read = await Promise.all(paths.map((path) => files.at(path, ref, MAX_POLICY_BYTES, signal)));
  read.forEach((text, index) => {
    const path = paths[index];
    if (text !== undefined && path !== undefined) texts.set(path, withoutMark(text));
  });
  return texts;
}

/** The same from the working tree, by the given path. Throws a `UserError` for files that are too large. */
export async function textsOfDisk(paths: readonly string[], files: Pick<Files, 'state' | 'read'>): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    if ((await files.state(path, { noDeadLinks: true })) === 'file')
      texts.set(path, await files.read(path, MAX_POLICY_BYTES));
  }
  return texts;
}

/** The folder of a path in the repository; empty for the root. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const tooLarge = (path: string) =>
  userError('FILE_TOO_LARGE', `${path} has more than ${MAX_POLICY_BYTES} bytes`, { expected: 'a page of settings' });

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

const LINK = '120000';

export interface Entry {
  readonly mode: string;
  readonly type: string;
  readonly id: string;
}

export function entriesOf(listing: string): Map<string, Entry> {
  const lines = listing.split('\0').flatMap((line) => {
    const [, mode, type, id, path] = /^(\d{6}) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode && type && id && path ? [[path, { mode, type, id }] as const] : [];
  });
  return new Map(lines);
}

/** A path and its parent folders: each may be a link. */
const withFolders = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

async function linkedObject(
  name: string,
  run: (args: readonly string[], stdin: string) => Promise<string | undefined>,
): Promise<Entry | undefined> {
  const said = await run(['cat-file', '--batch-check', '--follow-symlinks'], `${name}\n`);
  const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(said ?? '') ?? [];
  return id && type ? { mode: '', type, id } : undefined;
}

const isPartial = async (run: (args: readonly string[]) => Promise<string | undefined>): Promise<boolean> =>
  (await run(['config', '--local', '--get-regexp', String.raw`^remote\..*\.promisor$`])) !== undefined;

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
