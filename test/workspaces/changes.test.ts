/** Diffs of a folder against the commit that was checked out: real git. */
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { files } from '../../src/adapters/files/files.ts';
import { createGit } from '../../src/adapters/git.ts';
import { exec } from '../../src/adapters/process/exec.ts';
import { trees } from '../../src/adapters/trees/trees.ts';
import { Changes } from '../../src/workspaces/changes.ts';
import { GitDirectories } from '../../src/workspaces/repositories/git-directories.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';

const { signal } = new AbortController();
const needs = { git: createGit(exec, process.env), trees, files };
const deps = { ...needs, gitDirectories: new GitDirectories(needs) };

test('a change in the same second as the checkout, of the same size and with the same time, is part of the diff', async () => {
  using folder = aFolder();
  using repository = aRemote({ 'a.txt': 'one\n' });
  const file = join(repository.folder, 'a.txt');
  const changes = new Changes(repository.folder, folder.path, deps);
  const time = new Date(Math.floor(Date.now() / 1000) * 1000);
  writeFileSync(file, 'one\n');
  utimesSync(file, time, time);
  repository.git('update-index', '--refresh');
  const objects = join(repository.folder, '.git', 'objects');
  const index = join(repository.folder, '.git', 'index');
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  writeFileSync(file, 'two\n');
  utimesSync(file, time, time);
  // Git compares times by the second, and the time of its index with those of the files.
  await sleep(1_001 - (Date.now() % 1_000));
  await changes.restart(new Map([['', { tree, index, objects, change: 'none' }]]), true);
  const baseline = await changes.take(signal, true);
  expect(baseline && (await changes.since(baseline, signal))).toContain('-one\n+two');
});

test('a folder with a file next to its repository, and nothing else, has no changes', async () => {
  using folder = aFolder();
  const work = join(folder.path, 'work');
  mkdirSync(join(work, 'lib', '.git'), { recursive: true });
  writeFileSync(join(work, 'own'), 'x\n');
  const changes = new Changes(work, join(folder.path, 'git'), deps);
  await changes.restart(new Map(), false);
  const baseline = await changes.take(signal);
  expect(baseline && (await changes.since(baseline, signal))).toBe('');
  writeFileSync(join(work, 'lib', 'new'), 'y\n');
  expect(baseline && (await changes.since(baseline, signal))).toMatch(/^Submodule lib contains .*\+y$/s);
});

test('what an agent puts in the place of our git directory runs nothing', async () => {
  using folder = aFolder();
  const [work, hostile] = [join(folder.path, 'work'), join(folder.path, 'hostile')];
  for (const name of [work, join(hostile, 'objects'), join(hostile, 'refs')]) mkdirSync(name, { recursive: true });
  writeFileSync(join(work, 'a'), 'one\n');
  const changes = new Changes(work, join(folder.path, 'git'), deps);
  await changes.restart(new Map(), false);
  const baseline = await changes.take(signal);
  const [dir = ''] = readdirSync(join(folder.path, 'git'));
  const ours = join(folder.path, 'git', dir);
  rmSync(join(ours, 'HEAD'));
  writeFileSync(join(ours, 'commondir'), `${hostile}\n`);
  const filter = `[filter "x"]\n\tclean = touch ${folder.path}/fired; cat\n`;
  writeFileSync(join(hostile, 'config'), `[core]\n\trepositoryformatversion = 0\n\tbare = true\n${filter}`);
  writeFileSync(join(work, '.gitattributes'), '* filter=x\n');
  writeFileSync(join(work, 'a'), 'two\n');
  await (baseline && changes.since(baseline, signal));
  expect(existsSync(join(folder.path, 'fired'))).toBe(false);
});
