import { join } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { RepositoryFiles } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';

/** Texts by their path from the root of the repository; what is not there is absent. */
export type Texts = ReadonlyMap<string, string>;

/** A page of settings; a megabyte is a mistake. */
export const MAX_POLICY_BYTES = 1024 * 1024;
/** Objects lie on the disk; a clone that has to fetch them first is asked no longer. */
const GIT_MS = 20_000;

export interface Clone {
  readonly git: Git;
  readonly root: string;
}

/**
 * Files of a commit, out of the objects of a clone: nothing is checked out and nothing of it is run. Undefined where the
 * clone has not got all that is needed for a certain answer, as one without its history. Throws a `UserError` for what
 * is too large.
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
    // What a partial clone has not got is as missing behind a link as what is nowhere.
    if (isLinked && object === undefined && (await isPartial(run))) return undefined;
    if (object?.type !== 'blob') continue;
    const text = await run(['cat-file', 'blob', object.id]);
    if (text === undefined) return undefined;
    if (Buffer.byteLength(text) > MAX_POLICY_BYTES) throw tooLarge(path);
    texts.set(path, withoutMark(text));
  }
  return texts;
}

/** Whether it is a commit's id: the name of a branch may be anybody's. */
export const isCommit = (ref: string): boolean => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);

/** Whether a commit joins a pull request's head to its base, as GitHub makes them to be tried: its base. */
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

/** The repository that a clone was made of, as `owner/name`; undefined where it does not say. */
export async function originOfClone(clone: Clone, signal: AbortSignal): Promise<string | undefined> {
  const url = await inClone(['config', '--local', '--get', 'remote.origin.url'], clone, signal);
  const [, owner, name] = /([^/:\s]+)\/([^/\s]+?)(?:\.git)?\/?\s*$/.exec(url ?? '') ?? [];
  return /^(?:https?|ssh|git):|^[\w.-]+@/.test(url ?? '') && owner && name ? `${owner}/${name}` : undefined;
}

/** The same out of GitHub, for which what may not be seen is absent, too. Throws a `ServiceError`, and a `UserError` for what is too large. */
export async function textsOfGitHub(
  ref: string,
  paths: readonly string[],
  files: RepositoryFiles,
  signal: AbortSignal,
): Promise<Texts> {
  const texts = new Map<string, string>();
  const read = await Promise.all(paths.map((path) => files.at(path, ref, MAX_POLICY_BYTES, signal)));
  read.forEach((text, index) => {
    const path = paths[index];
    if (text !== undefined && path !== undefined) texts.set(path, withoutMark(text));
  });
  return texts;
}

/** The same out of the working tree, by path as given. Throws a `UserError` for what is too large. */
export async function textsOfDisk(paths: readonly string[], files: Pick<Files, 'state' | 'read'>): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    if ((await files.state(path)) === 'file') texts.set(path, await files.read(path, MAX_POLICY_BYTES));
  }
  return texts;
}

const tooLarge = (path: string) =>
  userError('FILE_TOO_LARGE', `${path} has more than ${MAX_POLICY_BYTES} bytes`, { expected: 'a page of settings' });

/** What git says of a clone; undefined where it ends with an error. */
export async function inClone(
  args: readonly string[],
  { git, root }: Clone,
  signal: AbortSignal,
  stdin?: string,
): Promise<string | undefined> {
  // The clone is named, or git would look for one in the folders above.
  const request = { cwd: root, gitDir: join(root, '.git'), local: true, timeoutMs: GIT_MS };
  const ended = await git.run(
    ['--no-replace-objects', ...args],
    { ...request, ...(stdin !== undefined && { stdin }) },
    signal,
  );
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

/** A path and the folders that lead to it: each may be a link. */
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
