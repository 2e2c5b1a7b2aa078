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
import { trees } from '../../src/edges/trees.ts';
import { wholeCopies } from '../../src/edges/whole-copy.ts';
import { aFolder } from '../support/git-remote.ts';

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
  const sources = [{ from, at: '', fixedBy: {} }];
  return {
    from,
    to,
    memory,
    sources,
    at: (path: string) => join(to, path),
    text: (path: string) => readFileSync(join(to, path), 'utf8'),
    restore: (more = {}) => trees.restore({ sources, to, memory, ...more }, signal),
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
    const made = await tree.restore();
    expect(made).toMatchObject({ copied: MANY + 7, removed: 0 });
    expect(listed(tree.to)).toEqual(listed(tree.from));
    expect(await tree.restore()).toMatchObject({ copied: 0, removed: 0, id: made.id, bytes: made.bytes });
  });

  test('keeps the permissions that the folder itself had', async () => {
    using tree = many();
    mkdirSync(tree.to, { mode: 0o750 });
    chmodSync(tree.from, 0o711);
    await tree.restore();
    expect(statSync(tree.to).mode & 0o777).toBe(0o750);
  });

  test('may lie deeper, beside others', async () => {
    using tree = many();
    const fixedBy = {};
    const sources = ['deep/down/one', 'two'].map((at) => ({ from: tree.from, at, fixedBy }));
    expect(await tree.restore({ sources })).toMatchObject({ copied: 2 * (MANY + 7) });
    for (const { at } of sources) expect(listed(tree.at(at))).toEqual(listed(tree.from));
    for (const at of ['deep', 'deep/down', 'two']) expect(statSync(tree.at(at)).mode & 0o777).toBe(0o755);
    expect(await tree.restore({ sources })).toMatchObject({ copied: 0, removed: 0 });
    chmodSync(tree.at('two/closed'), 0o755);
    chmodSync(tree.at('deep/down/one/closed'), 0o755);
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

  test.each<[string, (tree: ReturnType<typeof many>) => void]>([
    ['its memory is gone', ({ memory }) => rmSync(memory)],
    ['its memory is cut off', ({ memory }) => writeFileSync(memory, readFileSync(memory).subarray(0, 300))],
    ['its sources are others', ({ from }) => chmodSync(from, 0o711)],
  ])('is made anew when %s', async (_, happens) => {
    using tree = many();
    await tree.restore();
    happens(tree);
    writeFileSync(tree.at('f7'), 'other');
    writeFileSync(tree.at('new'), '');
    await tree.restore({ sources: [{ ...tree.sources[0], fixedBy: {} }] });
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });

  test('is not emptied first when it is somebody’s own and is put back', async () => {
    using tree = many();
    await tree.restore();
    rmSync(tree.memory);
    writeFileSync(tree.at('new'), '');
    const back = { sources: [{ from: tree.from, at: '' }] };
    expect(await tree.restore(back)).toMatchObject({ copied: MANY + 7, removed: 1 });
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });

  test('is not left through a link of another one where it is to lie', async () => {
    using tree = many();
    const [mine, other] = ['mine', 'other'].map((name) => join(tree.from, '..', name)) as [string, string];
    for (const each of [mine, other]) mkdirSync(each, { mode: 0o700 });
    writeFileSync(join(other, 'file'), 'of the other');
    symlinkSync(mine, join(tree.from, 'way-out'));
    for (const at of ['way-out', 'way-out/deeper']) {
      const sources = [...tree.sources, { from: other, at, fixedBy: {} }];
      await tree.restore({ sources });
      expect(tree.text(`${at}/file`)).toBe('of the other');
      expect(lstatSync(tree.at('way-out')).isDirectory()).toBe(true);
      expect([readdirSync(mine), statSync(mine).mode & 0o777]).toEqual([[], 0o700]);
    }
  });

  test('can be put back from a copy of it', async () => {
    using tree = many();
    await tree.restore();
    const [snapshot, memory, wayBack] = ['snapshot', 'snapshot.json', 'back.json'].map((name) => `${tree.to}.${name}`);
    const sources = [{ from: tree.to, at: '' }];
    await trees.restore({ sources, to: String(snapshot), memory, wayBack }, signal);
    expect(listed(String(snapshot))).toEqual(listed(tree.from));
    writeFileSync(tree.at('f7'), 'other');
    const back = { sources: [{ from: String(snapshot), at: '' }], to: tree.to, memory: wayBack };
    expect(await trees.restore(back, signal)).toMatchObject({ copied: 1, removed: 0 });
    expect(tree.text('f7')).toBe('file 7');
    chmodSync(join(String(snapshot), 'closed'), 0o755);
  });

  test('of which only a part was copied when the run was stopped is made whole', async () => {
    using tree = many();
    const stop = new AbortController();
    const making = trees.restore({ sources: tree.sources, to: tree.to, memory: tree.memory }, stop.signal);
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
    expect(await copies.copy(tree.sources, tree.to, signal)).toBe(false);
    expect(await copies.copy(tree.sources, tree.to, signal)).toBe(false);
  });

  test('is not asked again after it has failed', async () => {
    using tree = many();
    const copies = wholeCopies();
    expect(copies.isWorthIt(tree.sources, tree.to, MANY)).toBe(true);
    expect(await copies.copy([{ from: join(tree.from, 'nothing'), at: '' }], tree.to, signal)).toBe(false);
    expect(copies.isWorthIt(tree.sources, tree.to, MANY)).toBe(false);
  });

  test('is not asked for templates, for few files, and for names that cannot be told it', () => {
    const copies = wholeCopies();
    const source = { from: '/a', at: '' };
    expect(copies.isWorthIt([source], '/b', MANY)).toBe(true);
    expect(copies.isWorthIt([source, { ...source, isTemplate: true }], '/b', MANY)).toBe(false);
    expect(copies.isWorthIt([source], '/b', 10)).toBe(false);
    expect(copies.isWorthIt([{ ...source, from: '/a\nb' }], '/b', MANY)).toBe(false);
    expect(copies.isWorthIt([source], '/b\ud800', MANY)).toBe(false);
    for (const at of ['c\nd', 'c\udc80']) expect(copies.isWorthIt([{ ...source, at }], '/b', MANY)).toBe(false);
  });

  test.each([
    ['', 'c', false],
    ['c', 'c', false],
    ['c/d', 'c', false],
    ['c', 'c/d/e', false],
    ['c', 'cd', true],
    ['c/d', 'c/e', true],
  ])('is asked for "%s" and "%s" when neither lies in the other: %s', (one, two, isWorthIt) => {
    const sources = [one, two].map((at) => ({ from: '/a', at }));
    expect(wholeCopies().isWorthIt(sources, '/b', MANY)).toBe(isWorthIt);
  });

  test('leaves the folder its permissions and its time also when it fails', async () => {
    using tree = many();
    chmodSync(tree.from, 0o711);
    mkdirSync(tree.at('f3'), { recursive: true });
    chmodSync(tree.to, 0o750);
    utimesSync(tree.from, 1000, 2000);
    expect(await wholeCopies().copy(tree.sources, tree.to, signal)).toBe(false);
    expect(statSync(tree.to).mode & 0o777).toBe(0o750);
    expect(statSync(tree.to).mtimeMs).toBeGreaterThan(2_000_000);
  });

  test('copies from a folder that is named by a link, and things that are hidden or look like options', async () => {
    using tree = many();
    const named = `${tree.from}-named`;
    symlinkSync(tree.from, named);
    for (const name of ['.hidden', '..x', '-rf', '--', '*', 'two\nlines']) writeFileSync(join(tree.from, name), name);
    mkdirSync(tree.to);
    expect(await wholeCopies().copy([{ from: named, at: '' }], tree.to, signal)).toBe(true);
    expect(listed(tree.to)).toEqual(listed(tree.from));
  });

  test('does not write through a link that somebody has put there', async () => {
    using tree = many();
    const mine = join(tree.from, '..', 'mine');
    writeFileSync(mine, 'mine');
    mkdirSync(tree.to);
    symlinkSync(mine, tree.at('f3'));
    await wholeCopies().copy(tree.sources, tree.to, signal);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
    expect(tree.text('f3')).toBe('file 3');
  });

  test('copies for as many at once as are wanted', async () => {
    using tree = many();
    const copies = wholeCopies(2);
    const folders = [1, 2, 3, 4, 5].map((each) => `${tree.to}${each}`);
    const all = await Promise.all(folders.map((to) => copies.copy(tree.sources, to, signal)));
    expect(all).toEqual([true, true, true, true, true]);
    for (const folder of folders) {
      expect(listed(folder)).toEqual(listed(tree.from));
      chmodSync(join(folder, 'closed'), 0o755);
    }
  });
});
