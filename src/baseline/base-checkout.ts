import { join, relative } from 'node:path';
import type { Files } from '../model/ports/files.ts';
import type { Git } from '../model/ports/git.ts';
import type { Baseline } from '../model/verdict/evidence.ts';
import { findRepository } from '../suites/discover.ts';

/** The base commit as a work tree. */
interface BaseWorkTree {
  readonly sha: string;
  /** Absolute: the run's working directory in it. */
  readonly cwd: string;
  /** Absolute: its root, and that of the checkout that it is the base of. */
  readonly root: string;
  readonly checkout: string;
}

/** The work tree of the base commit, checked out on first use and removed on disposal. */
export interface BaseTree extends AsyncDisposable {
  /** The base commit. */
  readonly sha: string;
  /** A sentence if it is not available. */
  checkOut(signal: AbortSignal): Promise<BaseWorkTree | string>;
}

/** The base commit: the one that the event names (`baseSha`), else that of the newest trial of the baseline. */
export function openBaseTree(
  baseSha: string | undefined,
  baseline: Baseline,
  { cwd, git, files }: { readonly cwd: string; readonly git: Git; readonly files: Files },
): BaseTree | undefined {
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  const [newest] = pools
    .flatMap(({ tests }) => tests.flatMap(({ trials }) => trials))
    .filter((trial) => trial.sha !== undefined && /^[0-9a-f]{40,64}$/.test(trial.sha))
    .sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
  const sha = baseSha ?? newest?.sha;
  if (sha === undefined) return undefined;
  let checkout: BaseCheckout | undefined;
  let checkedOut: Promise<BaseWorkTree | string> | undefined;
  const checkOut = async (signal: AbortSignal): Promise<BaseWorkTree | string> => {
    const root = await findRepository(cwd, files);
    const base = await checkOutBase(sha, { git, files, root }, signal);
    if (typeof base === 'string') return base;
    checkout = base;
    return { sha, cwd: join(base.path, relative(root, cwd)), root: base.path, checkout: root };
  };
  return {
    sha,
    checkOut(signal) {
      checkedOut ??= checkOut(signal);
      return checkedOut;
    },
    async [Symbol.asyncDispose]() {
      await checkedOut?.catch(() => undefined);
      await checkout?.[Symbol.asyncDispose]();
    },
  };
}

export interface BaseCheckout extends AsyncDisposable {
  /** Absolute: the root of the repository at that commit. */
  readonly path: string;
}

interface GitRoot {
  readonly git: Git;
  readonly root: string;
}

/** Whether a clone has a commit. Fetches one that a shallow clone lacks. */
export async function hasCommit(sha: string, { git, root }: GitRoot, signal: AbortSignal): Promise<boolean> {
  const isThere = () => ranWell(['cat-file', '-e', `${sha}^{commit}`], { git, root, local: true }, signal);
  if (await isThere()) return true;
  await ranWell(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha], { git, root, local: false }, signal);
  return isThere();
}

async function ranWell(
  args: readonly string[],
  { git, root, local }: GitRoot & { readonly local: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const ended = await git.run(args, { cwd: root, local }, signal);
  return ended.kind === 'exited' && ended.exitCode === 0;
}

/**
 * Checks out a commit in a temporary work tree, which is removed on disposal. Fetches a commit that a shallow clone
 * lacks. Returns a sentence if that fails.
 */
export async function checkOutBase(
  sha: string,
  { git, files, root }: GitRoot & { readonly files: Pick<Files, 'scratchFolder'> },
  signal: AbortSignal,
): Promise<BaseCheckout | string> {
  if (!(await hasCommit(sha, { git, root }, signal)))
    return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
  const scratch = await files.scratchFolder('eval-action-base-');
  const path = join(scratch.path, 'tree');
  const remove = async () => {
    const [site, ended] = [{ git, root, local: true }, new AbortController().signal];
    const isRemoved = await ranWell(['worktree', 'remove', '--force', path], site, ended);
    await scratch[Symbol.asyncDispose]();
    if (!isRemoved) await ranWell(['worktree', 'prune'], site, ended);
  };
  if (await ranWell(['worktree', 'add', '--quiet', '--detach', path, sha], { git, root, local: true }, signal)) {
    return { path, [Symbol.asyncDispose]: remove };
  }
  await remove();
  return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}
