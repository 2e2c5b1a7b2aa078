import { dirname, join } from 'node:path';
import { type GitDeps, runGit } from '../git.ts';

interface NewDirectory {
  /** A folder whose objects it borrows. */
  readonly objects?: string | undefined;
  /** The address of `origin`. */
  readonly origin?: string;
}

const TIMEOUT_MS = 120_000;
export const MAX_CONFIG_BYTES = 100_000;

/** Makes a git directory of ours. Returns the reason if git fails. */
export async function makeGitDirectory(
  dir: string,
  { objects, origin }: NewDirectory,
  { git, trees, files }: GitDeps,
  signal: AbortSignal,
): Promise<string | undefined> {
  await trees.make(dirname(dir));
  const request = { cwd: dirname(dir), local: true, timeoutMs: TIMEOUT_MS };
  const { why } = await runGit(git, ['init', '--quiet', '--bare', '--template=', dir], request, signal);
  if (why !== undefined) return why;
  if (objects !== undefined) await files.writeAsIs(join(dir, 'objects', 'info', 'alternates'), `${objects}\n`);
  if (origin === undefined) return undefined;
  const config = join(dir, 'config');
  const value = origin
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  const remote = `[remote "origin"]\n\turl = "${value}"\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await files.writeAsIs(config, `${await files.read(config, MAX_CONFIG_BYTES)}${remote}`);
  return undefined;
}

/** What `git init` writes, on any system. */
export const AS_MADE =
  /^\[core\]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode) = (?:true|false|0)\n)*$/;
