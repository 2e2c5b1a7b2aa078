import { userError } from '../../model/errors.ts';
import { isReviewerName } from '../../model/reviewer-name.ts';
import type { FolderSite } from '../../runner/pipeline/runtime.ts';

/** The name on labels: the given one, else git's `user.name`. Throws a `UserError` for an e-mail address, and for no name. */
export async function reviewerName(
  given: string | undefined,
  { runtime, cwd }: Omit<FolderSite<'git' | 'signal'>, 'root'>,
): Promise<string> {
  const name = given?.trim() ?? (await nameInGit({ runtime, cwd }));
  if (name !== '' && isReviewerName(name)) return name;
  const isMail = name !== '';
  throw userError('INPUT_INVALID', isMail ? 'The reviewer is an e-mail address' : 'The reviewer is not known', {
    expected: 'a name, which is stored in the repository',
    hint: 'Set it with --reviewer NAME.',
  });
}

async function nameInGit({
  runtime: { git, signal },
  cwd,
}: Omit<FolderSite<'git' | 'signal'>, 'root'>): Promise<string> {
  const asked = await git.run(['config', 'user.name'], { cwd, timeoutMs: 10_000 }, signal);
  return asked.kind === 'exited' && asked.exitCode === 0 ? asked.stdout.trim() : '';
}
