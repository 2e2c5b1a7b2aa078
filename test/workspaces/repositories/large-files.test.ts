/** Files that a repository stores with Git LFS: real git, and a program in place of `git-lfs`. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { checkOut } from '../../../src/workspaces/repositories/checkouts.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 5\n';

/** Answers git as `git-lfs filter-process` does, in packets with their length: each file is `large`. */
const FETCHES = `#!${process.execPath}
if (process.argv[2] === 'version') process.exit(0);
const { readSync, writeSync } = require('node:fs');
const read = (bytes) => { const all = Buffer.alloc(bytes); for (let at = 0; at < bytes; ) { const more = readSync(0, all, at, bytes - at); if (more === 0) process.exit(0); at += more; } return all; };
const packet = () => { const size = parseInt(read(4), 16); return size === 0 ? undefined : read(size - 4).toString(); };
const list = () => { const all = []; for (let next = packet(); next !== undefined; next = packet()) all.push(next.trim()); return all; };
const write = (...lines) => { for (const line of lines) writeSync(1, (line.length + 4).toString(16).padStart(4, '0') + line); writeSync(1, '0000'); };
list(); write('git-filter-server\\n', 'version=2\\n');
list(); write('capability=smudge\\n');
for (;;) { list(); list(); write('status=success\\n'); write('large'); write(); }
`;
const IS_MISSING = '#!/bin/sh\nexit 1\n';

function prepared(content: Readonly<Record<string, string>>) {
  const [folder, remote] = [aFolder(), aRemote(content)];
  const work = join(folder.path, 'slot');
  const [bin, program] = [join(folder.path, 'bin'), join(folder.path, 'bin', 'git-lfs')];
  mkdirSync(bin);
  return {
    text: (path: string) => readFileSync(join(work, path), 'utf8'),
    async make(lfs: string) {
      writeFileSync(program, lfs);
      chmodSync(program, 0o755);
      const warnings: string[] = [];
      const git = createGit(exec, { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` });
      const clock = { now: () => Date.now(), sleep: async () => undefined };
      const deps = {
        git,
        trees,
        files,
        locks,
        newId,
        clock,
        note() {},
        warn: (text: string) => void warnings.push(text),
      };
      const repositories = new Repositories({ ...deps, folders: cacheFolders(folder.path) });
      const location = { file: 'a.eval.yaml', line: 1, column: 1 };
      const common = { url: remote.url, ref: 'main', resolve: 'local' as const, ancestor: 0, sparse: [], location };
      const changes: string[] = [];
      for (const path of ['one', 'one', 'two']) {
        const repository = { ...common, path };
        const found = await repositories.find(repository, signal);
        const wanted = {
          repository,
          revision: found,
          work: path === 'one' ? work : join(folder.path, 'other'),
          dir: join(folder.path, 'state', path),
          inner: [],
        };
        changes.push((await checkOut(wanted, { ...deps, repositories }, signal)).change);
      }
      await repositories.close();
      return { warnings, changes };
    },
    [Symbol.dispose]() {
      folder[Symbol.dispose]();
      remote[Symbol.dispose]();
    },
  };
}

test('large files are fetched where Git LFS is installed, and again when it is installed later', async () => {
  using it = prepared({ '.gitattributes': '*.bin filter=lfs\n', 'a.bin': POINTER, 'b.txt': 'b\n' });
  await it.make(IS_MISSING);
  expect(it.text('a.bin')).toBe(POINTER);
  expect(await it.make(FETCHES)).toMatchObject({
    warnings: [],
    changes: ['recreated', expect.anything(), 'recreated'],
  });
  expect([it.text('a.bin'), it.text('b.txt')]).toEqual(['large', 'b\n']);
});

test('one warning names the pointers where it is not', async () => {
  const pointers = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`data/${name}.bin`, POINTER]));
  using it = prepared({ 'data/.gitattributes': '*.bin filter=lfs diff=lfs -text\n', ...pointers, 'f.bin': 'own\n' });
  const what = '"data/a.bin", "data/b.bin", "data/c.bin" and 2 more of file:';
  for (const _ of [1, 2]) {
    const { warnings } = await it.make(IS_MISSING);
    expect(warnings).toEqual([
      expect.stringContaining(`Git LFS is not installed, so pointers are in place of ${what}`),
    ]);
  }
});

test('a program that cannot fetch them fails the checkout', async () => {
  using it = prepared({ '.gitattributes': '*.bin filter=lfs\n', 'a.bin': POINTER });
  const broken = '#!/bin/sh\n[ "$1" = version ] || exit 1\n';
  await expect(it.make(broken)).rejects.toMatchObject({ failure: { reason: 'clone_error' } });
});
