import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { trees } from '../../../src/adapters/trees/trees.ts';
import { wholeCopies } from '../../../src/adapters/trees/whole-copy.ts';
import { aFolder } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const MANY = 600;

/** A folder of so many files that they are copied all at once, with all kinds of things among them. */
function many() {
  const folder = aFolder();
  const [from, to, memory] = [join(folder.path, 'from'), join(folder.path, 'to'), join(folder.path, 'memory.json')];
  mkdirSync(join(from, 'sub/.git'), { recursive: true });
  for (let each = 0; each < MANY; each += 1) writeFileSync(join(from, `f${each}`), `file ${each}`);
  writeFileSync(join(from, "sub/it's a \t name \u00e9"), 'odd', { mode: 0o444 });
  writeFileSync(Buffer.concat([Buffer.from(`${from}/sub/`), Buffer.from([0x66, 0xff, 0xfe])]), 'no text');
  writeFileSync(join(from, 'sub/run.sh'), '#!/bin/sh', { mode: 0o755 });
  writeFileSync(join(from, 'sub/.git/HEAD'), 'ref');
  symlinkSync('../f0', join(from, 'sub/link'));
  symlinkSync('/nowhere/at all', join(from, 'sub/dangling'));
  mkdirSync(join(from, 'empty'));
  utimesSync(join(from, 'f1'), 1000, 2000);
  mkdirSync(join(from, 'closed'));
  writeFileSync(join(from, 'closed/inside'), 'kept');
  chmodSync(join(from, 'closed'), 0o555);
  return {
    from,
    to,
    memory,
    at: (path: string) => join(to, path),
    text: (path: string) => readFileSync(join(to, path), 'utf8'),
    restore: (more = {}) => trees.restore({ from, to, memory, ...more }, signal),
    [Symbol.dispose]() {
      for (const each of [from, to]) if (existsSync(join(each, 'closed'))) chmodSync(join(each, 'closed'), 0o755);
      folder[Symbol.dispose]();
    },
  };
}

/** All that is there: kinds, permissions, times and content. Names need not be text. */
function listed(folder: string): string[] {
  const found: string[] = [];
  const open = [''];
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const names = readdirSync(Buffer.from(`${folder}${below}`, 'latin1'), { encoding: 'buffer' });
    for (const name of names) {
      const path = `${below}/${name.toString('latin1')}`;
      const full = Buffer.from(`${folder}${path}`, 'latin1');
      const stats = lstatSync(full);
      const [isFolder, mode] = [stats.isDirectory(), stats.mode.toString(8)];
      if (isFolder) open.push(path);
      const content = () => (stats.isSymbolicLink() ? readlinkSync(full) : readFileSync(full, 'utf8'));
      found.push(isFolder ? `${path} ${mode}` : `${path} ${mode} ${Math.floor(stats.mtimeMs)} ${content()}`);
    }
  }
  return found.sort();
}

describe('a folder of many files', () => {
  test('is copied as it is, and looked through once the next time', async () => {
    using tree = many();
    expect(await tree.restore()).toMatchObject({ copied: MANY + 7, removed: 0 });
    expect(listed(tree.to)).toEqual(listed(tree.from));
    expect(await tree.restore()).toMatchObject({ copied: 0, removed: 0 });
  });

  test('keeps the permissions that the folder itself had', async () => {
    using tree = many();
    mkdirSync(tree.to, { mode: 0o750 });
    chmodSync(tree.from, 0o711);
    await tree.restore();
    expect(statSync(tree.to).mode & 0o777).toBe(0o750);
  });

  test('is mended where something was changed, and only there', async () => {
    using tree = many();
    await tree.restore();
    writeFileSync(tree.at('f7'), 'other');
    rmSync(tree.at('sub/link'));
    writeFileSync(tree.at('new'), '');
    expect(await tree.restore()).toMatchObject({ copied: 2, removed: 1 });
    expect(listed(tree.to)).toEqual(listed(tree.from));
    expect(await tree.restore()).toMatchObject({ copied: 0, removed: 0 });
  });

  test('is not emptied first when it is somebody’s own and is put back', async () => {
    using tree = many();
    await tree.restore();
    rmSync(tree.memory);
    writeFileSync(tree.at('new'), '');
    expect(await tree.restore()).toMatchObject({ copied: MANY + 7, removed: 1 });
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });

  test('can be put back from a copy of it', async () => {
    using tree = many();
    await tree.restore();
    const [snapshot, memory, wayBack] = ['snapshot', 'snapshot.json', 'back.json'].map((name) => `${tree.to}.${name}`);
    await trees.restore({ from: tree.to, to: String(snapshot), memory, wayBack }, signal);
    expect(listed(String(snapshot))).toEqual(listed(tree.from));
    writeFileSync(tree.at('f7'), 'other');
    const back = { from: String(snapshot), to: tree.to, memory: wayBack };
    expect(await trees.restore(back, signal)).toMatchObject({ copied: 1, removed: 0 });
    expect(tree.text('f7')).toBe('file 7');
    chmodSync(join(String(snapshot), 'closed'), 0o755);
  });

  test('of which only a part was copied when the run was stopped is made whole', async () => {
    using tree = many();
    const stop = new AbortController();
    const making = trees.restore({ from: tree.from, to: tree.to, memory: tree.memory }, stop.signal);
    setTimeout(() => stop.abort(), 5);
    await expect(making).rejects.toThrow('Stopped while copying');
    await tree.restore();
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });
});

describe('the system’s cp', () => {
  test.each([
    ['there is none', '/nowhere'],
    ['no process can be started', '/usr/bin\0'],
  ])('is not missed where %s', async (_, path) => {
    using tree = many();
    const copies = wholeCopies(1, path);
    expect(await copies.copy(tree.from, tree.to, signal)).toBe(false);
    expect(await copies.copy(tree.from, tree.to, signal)).toBe(false);
  });

  test('is not asked again after it has failed', async () => {
    using tree = many();
    const copies = wholeCopies();
    expect(copies.isWorthIt(tree.from, tree.to, MANY)).toBe(true);
    expect(await copies.copy(join(tree.from, 'nothing'), tree.to, signal)).toBe(false);
    expect(copies.isWorthIt(tree.from, tree.to, MANY)).toBe(false);
  });

  test('is not asked for few files, and for names that cannot be told it', () => {
    const copies = wholeCopies();
    expect(copies.isWorthIt('/a', '/b', MANY)).toBe(true);
    expect(copies.isWorthIt('/a', '/b', 10)).toBe(false);
    expect(copies.isWorthIt('/a\nb', '/b', MANY)).toBe(false);
    for (const to of ['/b\ud800', '/b/c\nd', '/b/c\udc80']) expect(copies.isWorthIt('/a', to, MANY)).toBe(false);
  });

  test('leaves the folder its permissions and its time also when it fails', async () => {
    using tree = many();
    chmodSync(tree.from, 0o711);
    mkdirSync(tree.at('f3'), { recursive: true });
    chmodSync(tree.to, 0o750);
    utimesSync(tree.from, 1000, 2000);
    expect(await wholeCopies().copy(tree.from, tree.to, signal)).toBe(false);
    expect(statSync(tree.to).mode & 0o777).toBe(0o750);
    expect(statSync(tree.to).mtimeMs).toBeGreaterThan(2_000_000);
  });

  test('copies from a folder that is named by a link, and things that are hidden or look like options', async () => {
    using tree = many();
    const named = `${tree.from}-named`;
    symlinkSync(tree.from, named);
    for (const name of ['.hidden', '..x', '-rf', '--', '*', 'two\nlines']) writeFileSync(join(tree.from, name), name);
    mkdirSync(tree.to);
    expect(await wholeCopies().copy(named, tree.to, signal)).toBe(true);
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });

  test('does not write through a link that somebody has put there', async () => {
    using tree = many();
    const mine = join(tree.from, '..', 'mine');
    writeFileSync(mine, 'mine');
    mkdirSync(tree.to);
    symlinkSync(mine, tree.at('f3'));
    await wholeCopies().copy(tree.from, tree.to, signal);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
    expect(tree.text('f3')).toBe('file 3');
  });

  test('copies for as many at once as are wanted', async () => {
    using tree = many();
    const copies = wholeCopies(2);
    const folders = [1, 2, 3, 4, 5].map((each) => `${tree.to}${each}`);
    const all = await Promise.all(folders.map((to) => copies.copy(tree.from, to, signal)));
    expect(all).toEqual([true, true, true, true, true]);
    for (const folder of folders) {
      expect(listed(folder)).toEqual(listed(tree.from));
      chmodSync(join(folder, 'closed'), 0o755);
    }
  });
});
