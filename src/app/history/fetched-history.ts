import { ROOT } from '../../history/paths.ts';
import { type UserError, userError } from '../../model/errors.ts';
import { findRepository } from '../../suites/discover.ts';
import { type BaseCheckout, checkOutBase } from '../baseline/base-checkout.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/**
 * The branch of a history as a folder, by git: with the access that the clone has, and without a token. All of its commits
 * are fetched, because one alone would make the clone a shallow one, and it has nearly all files anyway.
 */
export async function fetchedHistory(
  branch: string,
  { cwd, files, git, log, signal }: Pick<Runtime, 'cwd' | 'files' | 'git' | 'log' | 'signal'>,
): Promise<BaseCheckout> {
  const root = await findRepository(cwd, files);
  const known = `refs/remotes/origin/${branch}`;
  const run = (...args: readonly string[]) => git.run(args, { cwd: root }, signal);
  const fetched = await run('fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/${branch}:${known}`);
  const found = await run('rev-parse', '--verify', '--quiet', `${known}^{commit}`);
  const sha = found.kind === 'exited' && found.exitCode === 0 ? found.stdout.trim() : '';
  if (sha === '') throw noHistory(branch);
  // The error message of git may have the password of an address.
  if (fetched.kind !== 'exited' || fetched.exitCode !== 0) {
    log.warn(
      `The branch ${branch} could not be fetched, so runs may be missing: "git fetch origin ${branch}" says why`,
    );
  }
  const checkout = await checkOutBase(sha, { git, files, root }, signal);
  if (typeof checkout === 'string') throw userError('FILE_UNREADABLE', `The history cannot be read: ${checkout}`);
  if ((await files.state(`${checkout.path}/${ROOT}`)) === 'folder') return checkout;
  await checkout[Symbol.asyncDispose]();
  throw noHistory(branch);
}

const noHistory = (branch: string): UserError =>
  userError(
    'FILE_MISSING',
    `This clone has no history: origin has no branch ${branch} with runs, or cannot be reached`,
    {
      expected: 'a folder of a history, or a clone whose origin has the branch of history_branch',
      hint: 'Name a folder: eval-action history .agentv/history. A run of the base branch writes the branch with history: branch. See https://github.com/agentv/eval-action/blob/v1/docs/history.md',
    },
  );
