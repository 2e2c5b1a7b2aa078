import { userError } from '../../model/errors.ts';
import type { Git } from '../../model/ports/git.ts';
import { isReviewerName } from '../../model/reviewer-name.ts';

/** The name on labels: the given one, else git's `user.name`. Throws a `UserError` for an e-mail address, and for no name. */
export async function reviewerName(
  nameOption: string | undefined,
  {
    runtime: { git, signal },
    cwd,
  }: { readonly runtime: { readonly git: Git; readonly signal: AbortSignal }; readonly cwd: string },
): Promise<string> {
  const nameInGit = async () => {
    const result = await git.run(['config', 'user.name'], { cwd, timeoutMs: 10_000 }, signal);
    return result.kind === 'exited' && result.exitCode === 0 ? result.stdout.trim() : '';
  };
  const name = nameOption?.trim() ?? (await nameInGit());
  if (name !== '' && isReviewerName(name)) return name;
  const isMail = name !== '';
  throw userError('INPUT_INVALID', isMail ? 'The reviewer is an e-mail address' : 'The reviewer is not known', {
    expected: 'a name, which is stored in the repository',
    hint: 'Set it with --reviewer NAME.',
  });
}
