import { join } from 'node:path';
import type { Files, Git } from '../model/ports.ts';

/** A commit of the checkout's own repository, laid out in a folder of its own. */
export interface BaseCheckout extends AsyncDisposable {
  /** Absolute: the root of the repository as it was then. */
  readonly path: string;
}

export interface BaseSite {
  readonly git: Git;
  readonly files: Pick<Files, 'scratchFolder'>;
  /** The root of the checkout. */
  readonly root: string;
}

/**
 * Lays out a commit in a work tree of its own, which is gone when it is disposed of. A commit that a shallow clone has
 * not got is fetched by its name. Gives a sentence where that cannot be done.
 */
export async function checkOutBase(
  sha: string,
  { git, files, root }: BaseSite,
  signal: AbortSignal,
): Promise<BaseCheckout | string> {
  const run = async (args: readonly string[], isLocal: boolean): Promise<boolean> => {
    const ended = await git.run(args, { cwd: root, local: isLocal }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0;
  };
  const isThere = () => run(['cat-file', '-e', `${sha}^{commit}`], true);
  if (!(await isThere())) {
    await run(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha], false);
    if (!(await isThere())) return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
  }
  const scratch = await files.scratchFolder('eval-action-base-');
  const path = join(scratch.path, 'tree');
  const remove = async () => {
    const ended = new AbortController().signal;
    await git.run(['worktree', 'remove', '--force', path], { cwd: root, local: true }, ended);
    await scratch[Symbol.asyncDispose]();
    await git.run(['worktree', 'prune'], { cwd: root, local: true }, ended);
  };
  if (await run(['worktree', 'add', '--quiet', '--detach', path, sha], true)) {
    return { path, [Symbol.asyncDispose]: remove };
  }
  await remove();
  return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}
