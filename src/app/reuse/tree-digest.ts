import { join } from 'node:path';
import type { FolderSite } from '../pipeline/runtime.ts';

/** Time limit for git in a large repository. */
const TIMEOUT_MS = 5_000;

export type TreeSite = Omit<FolderSite<'git' | 'files' | 'signal'>, 'cwd'>;

/**
 * The id of the checked-out tree: equal for equal content, on any machine. Undefined if a file was changed or added
 * since, without git, and outside a repository.
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

/** In a linked work tree, `.git` is a file. */
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
