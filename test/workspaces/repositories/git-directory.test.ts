/** Git directories of ours: real git. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { makeGitDirectory } from '../../../src/workspaces/repositories/git-directory.ts';
import { forgetAddress } from '../../../src/workspaces/repositories/stored-mirrors.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const git = createGit(exec, process.env);
const deps = { git, trees, files };

test.each([
  'https://host/plain.git',
  'ssh://git@host:22/~me/a b.git',
  'file:///with "quotes" and \\ and # and ; in it',
  ' spaces around ',
  'file:///tab\tand\nlines',
])('git reads the address %j of their origin', async (origin) => {
  using folder = aFolder();
  const dir = join(folder.path, 'state', 'git');
  expect(await makeGitDirectory(dir, { origin }, deps, signal)).toBeUndefined();
  const env = { PATH: process.env['PATH'], GIT_DIR: dir, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  expect(execFileSync('git', ['config', '-z', 'remote.origin.url'], { env, encoding: 'utf8' })).toBe(`${origin}\0`);
  execFileSync('git', ['fsck'], { env, stdio: 'pipe' });
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

test('where git cannot make one, the reason is that of git', async () => {
  using folder = aFolder();
  await files.write(join(folder.path, 'file'), '');
  const why = await makeGitDirectory(join(folder.path, 'file'), {}, deps, signal);
  expect(why).toMatch(/cannot mkdir|Not a directory|File exists/);
});
