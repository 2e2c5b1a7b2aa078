import { basename, dirname, join } from 'node:path';
import type { Repository } from '../../model/suite/workspace.ts';
import { digest } from '../cache-folders.ts';
import { type GitDeps, runGit } from '../git.ts';
import { MAX_CONFIG_BYTES } from './git-directory.ts';
import { identityOfUrl } from './repository-identity.ts';

/** Repositories that other machines stored. Optional and untrusted. */
export interface StoredMirrors {
  /** The stored repository, as `packMirror` writes it, deleted on disposal; undefined if there is none. */
  take(identity: string, signal: AbortSignal): Promise<(AsyncDisposable & { readonly file: string }) | undefined>;
  /** Hears at the end which mirrors the run used. */
  used(mirrors: readonly UsedMirror[]): void;
}

export interface UsedMirror {
  readonly identity: string;
  /** The same for the same commits, and for nothing else: 32 hexadecimal digits. */
  readonly content: string;
}

/** A repository at the commit that its reference named. */
export interface UsedRepository {
  readonly repository: Repository;
  readonly commit: string;
}

export function usedMirrors(used: readonly UsedRepository[]): UsedMirror[] {
  const commits = new Map<string, Set<string>>();
  for (const { repository, commit } of used) {
    const identity = identityOfUrl(repository.url);
    commits.set(identity, (commits.get(identity) ?? new Set()).add(commit));
  }
  return [...commits]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([identity, all]) => ({ identity, content: digest([...all].sort()).slice(0, 32) }));
}

export const mirrorName = (identity: string): string => digest(identity);

/** No repository that is worth it takes longer. */
const TIMEOUT_MS = 600_000;

/**
 * Writes a mirror as one file, a git bundle: objects and names, without settings, hooks or links. Returns the reason if
 * that fails. Runs nothing that programs may have put into the mirror.
 */
export async function packMirror(
  mirror: string,
  file: string,
  { git, trees, files }: GitDeps,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Objects of other repositories would travel, too. Mirrors of ours have no such list.
  if ((await files.state(join(mirror, 'objects', 'info', 'alternates'))) !== 'missing') return 'It borrows from others';
  await trees.make(dirname(file));
  const request = { cwd: mirror, gitDir: mirror, local: true, timeoutMs: TIMEOUT_MS };
  return (await runGit(git, ['bundle', 'create', file, '--all'], request, signal)).why;
}

/**
 * Makes a mirror of such a file, which may be untrusted; returns the reason if that fails. Git computes the name of every
 * object from its content and verifies that all reachable objects exist. The commits of the names are unconfirmed until
 * the repository was contacted: until then the mirror is marked (`isUnconfirmed`).
 */
export async function unpackMirror(
  file: string,
  mirror: string,
  { git, trees, files }: GitDeps,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [folder, real] = [await files.realPath(dirname(file)), await files.realPath(file)];
  if (real !== join(folder, basename(file))) return 'It is a link';
  await trees.remove(mirror);
  const request = { cwd: dirname(mirror), local: true, timeoutMs: TIMEOUT_MS };
  const { why } = await runGit(git, ['clone', '--quiet', '--mirror', '--', real, mirror], request, signal);
  if (why !== undefined) return why;
  await files.writeAsIs(join(mirror, UNCONFIRMED), '');
  await forgetAddress(mirror, files);
  return undefined;
}

/**
 * Removes the address from the settings of a clone: it may have a password in it, or is one of a file that is gone soon.
 * Settings of the user can give it another name than `origin`.
 */
export async function forgetAddress(mirror: string, files: GitDeps['files']): Promise<void> {
  const path = join(mirror, 'config');
  const settings = await files.read(path, MAX_CONFIG_BYTES);
  await files.writeAsIs(path, settings.replace(/^\[remote ".*"\]\n(?:\t.*\n)*/gm, ''));
}

/** In a mirror whose names were not compared with those of its repository yet. */
const UNCONFIRMED = 'eval-action-unconfirmed';

export const isUnconfirmed = async (mirror: string, files: GitDeps['files']): Promise<boolean> =>
  (await files.state(join(mirror, UNCONFIRMED))) !== 'missing';

export const confirm = (mirror: string, files: GitDeps['files']): Promise<void> =>
  files.removeFile(join(mirror, UNCONFIRMED));
