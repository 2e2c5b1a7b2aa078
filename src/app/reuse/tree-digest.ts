import { join } from 'node:path';
import { userError } from '../../model/errors.ts';
import { whyFailed } from '../../workspaces/workspace-error.ts';
import type { FolderSite } from '../pipeline/runtime.ts';

/** Time limit for git in a large repository. If it takes longer, less is reused. */
const TIMEOUT_MS = 5_000;
/** Time limit for git where its answer decides, also on a busy machine. */
const COMMIT_TIMEOUT_MS = 60_000;

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

/** The commit of a checkout, and when it was made, in milliseconds. */
export interface Commit {
  readonly id: string;
  readonly time: number | undefined;
}

/** A `Date` cannot be later. */
const LATEST_SECONDS = 8.64e12;

/** The commit of the checkout; undefined outside git. Throws a `UserError` if git gave no answer. */
export async function commitOf(site: TreeSite): Promise<Commit | undefined> {
  const asked = ['log', '-1', '--no-show-signature', '--format=%H %ct', 'HEAD', '--'];
  const [, id, seconds] = /^([0-9a-f]{40,64}) (-?\d+)$/.exec((await aboutCommit(asked, site))?.trim() ?? '') ?? [];
  if (id === undefined) return undefined;
  const isTime = Number(seconds) > 0 && Number(seconds) <= LATEST_SECONDS;
  return { id, time: isTime ? Number(seconds) * 1000 : undefined };
}

/** A machine that was too busy to answer must not pass for one without a commit. */
async function aboutCommit(args: readonly string[], site: TreeSite): Promise<string | undefined> {
  if (!(await isCheckout(site))) return undefined;
  const { git, signal } = site.runtime;
  const result = await git.run(args, { cwd: site.root, timeoutMs: COMMIT_TIMEOUT_MS }, signal);
  if (result.kind === 'exited') return result.exitCode === 0 ? result.stdout : undefined;
  if (result.kind === 'notStarted' && !result.lacksResources) return undefined;
  throw userError(
    'FILE_UNREADABLE',
    `git could not read the commit of ${site.root}: ${whyFailed(result, COMMIT_TIMEOUT_MS)}`,
    { hint: 'Run it again: the machine may have been too busy.' },
  );
}

/** In a linked work tree, `.git` is a file. */
export async function isCheckout({ root, runtime: { files } }: TreeSite): Promise<boolean> {
  const git = join(root, '.git');
  return (await files.state(git)) === 'file' || (await files.state(join(git, 'HEAD'))) === 'file';
}

export async function askGit(
  args: readonly string[],
  { root, runtime: { git, signal } }: TreeSite,
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  const result = await git.run(args, { cwd: root, timeoutMs }, signal);
  return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}
