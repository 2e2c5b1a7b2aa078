import { join } from 'node:path';
import type { FolderSite } from '../pipeline/runtime.ts';

/** In a repository that git cannot look through in this time nobody wants to wait for it. */
const TIMEOUT_MS = 5_000;

export type TreeSite = Omit<FolderSite<'git' | 'files' | 'signal'>, 'cwd'>;

/**
 * The id of the tree that is checked out: the same wherever and whenever all files of the repository are the same.
 * Undefined where something was changed or added since, where git is not there, and where it is no repository.
 */
export async function treeDigest(site: TreeSite): Promise<string | undefined> {
  if (!(await isCheckout(site))) return undefined;
  const [tree, changes] = await Promise.all([
    askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
    askGit(['status', '--porcelain', '--untracked-files=normal'], site),
  ]);
  const id = tree?.trim() ?? '';
  return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}

/** In a work tree beside the first one, `.git` is a file. */
export async function isCheckout({ root, runtime: { files } }: TreeSite): Promise<boolean> {
  const git = join(root, '.git');
  return (await files.state(git)) === 'file' || (await files.state(join(git, 'HEAD'))) === 'file';
}

export async function askGit(
  args: readonly string[],
  { root, runtime: { git, signal } }: TreeSite,
): Promise<string | undefined> {
  const result = await git.run(args, { cwd: root, timeoutMs: TIMEOUT_MS }, signal);
  return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}
