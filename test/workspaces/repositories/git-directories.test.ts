/** Git directories that are written as git writes them: real git. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { GitDirectories } from '../../../src/workspaces/repositories/git-directories.ts';
import { forgetAddress } from '../../../src/workspaces/repositories/mirror-packs.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const git = createGit(exec, process.env);

/** How often git was started, and what happens after each start. */
function counted(after: (dir: string) => void = () => undefined) {
  const started: string[] = [];
  const directories = new GitDirectories({
    trees,
    files,
    git: {
      async run(args, ...rest) {
        const ended = await git.run(args, ...rest);
        started.push(args.at(-1) ?? '');
        after(args.at(-1) ?? '');
        return ended;
      },
    },
  });
  return { directories, started };
}

const ADDRESSES = [
  'https://host/plain.git',
  'ssh://git@host:22/~me/a b.git',
  'file:///with "quotes" and \\ and # and ; in it',
  ' spaces around ',
  'file:///tab\tand\nlines',
];

test('they are those of git init and git remote add, but git is started once, also for several at once', async () => {
  using folder = aFolder();
  const { directories, started } = counted();
  const dirs = ADDRESSES.map((_, index) => join(folder.path, 'state', String(index)));
  const made = ADDRESSES.map((origin, index) => directories.make(dirs[index] ?? '', { origin }, signal));
  expect(await Promise.all(made)).toEqual(ADDRESSES.map(() => undefined));
  expect(started).toEqual(dirs.slice(0, 1));
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  for (const [index, origin] of ADDRESSES.entries()) {
    const own = join(folder.path, `own-${index}`);
    execFileSync('git', ['init', '--quiet', '--bare', own], { env });
    execFileSync('git', ['remote', 'add', 'origin', origin], { env: { ...env, GIT_DIR: own } });
    const dir = dirs[index] ?? '';
    expect(readFileSync(join(dir, 'config'), 'utf8')).toBe(readFileSync(join(own, 'config'), 'utf8'));
    execFileSync('git', ['fsck'], { env: { ...env, GIT_DIR: dir }, stdio: 'pipe' });
  }
});

test('settings that an agent writes into one of them are not those of others', async () => {
  using folder = aFolder();
  const { directories, started } = counted((dir) => appendFileSync(join(dir, 'config'), '\tfsmonitor = touch fired\n'));
  const dirs = ['a', 'b'].map((name) => join(folder.path, name));
  for (const dir of dirs) await directories.make(dir, {}, signal);
  expect(started).toEqual(dirs);
});

test('the address of a clone is forgotten whatever the settings of the user call it', async () => {
  using folder = aFolder();
  using remote = aRemote({ a: 'one\n' });
  const mirror = join(folder.path, 'mirror');
  const clone = ['-c', 'clone.defaultRemoteName=upstream', 'clone', '--mirror', remote.url, mirror];
  await git.run(clone, { cwd: folder.path }, signal);
  expect(readFileSync(join(mirror, 'config'), 'utf8')).toContain(remote.url);
  await forgetAddress(mirror, files);
  expect(readFileSync(join(mirror, 'config'), 'utf8')).toMatch(/^\[core\]\n(?:\t.*\n)+$/);
});

test('where git cannot make one, the reason is that of git, and the next one is tried', async () => {
  using folder = aFolder();
  const { directories } = counted();
  await files.write(join(folder.path, 'file'), '');
  expect(await directories.make(join(folder.path, 'file'), {}, signal)).toMatch(
    /cannot mkdir|Not a directory|File exists/,
  );
  expect(await directories.make(join(folder.path, 'other'), {}, signal)).toBeUndefined();
});
