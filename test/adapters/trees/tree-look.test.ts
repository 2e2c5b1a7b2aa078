import { chmodSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookAt, sealOf } from '../../../src/adapters/trees/tree-look.ts';
import { changesBetween } from '../../../src/workspaces/look-changes.ts';
import { aFolder } from '../../support/git-remote.ts';

const { signal } = new AbortController();

function filled() {
  const folder = aFolder();
  for (const name of ['b', 'a', 'a-b', 'b/inner', 'empty', '.git/refs']) {
    mkdirSync(join(folder.path, name), { recursive: true });
    if (name !== 'empty') for (const file of ['z', 'ä', '1']) writeFileSync(join(folder.path, name, file), name);
  }
  symlinkSync('nowhere', join(folder.path, 'link'));
  return folder;
}

describe('a look into a folder', () => {
  test('sees all that is in it, folders before what they hold', async () => {
    using folder = filled();
    const look = await lookAt(folder.path, signal);
    expect(look.paths).toHaveLength(23);
    for (const [index, path] of look.paths.entries()) {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      expect(parent === '' || look.paths.indexOf(parent) < index).toBe(true);
    }
  });

  test('of an empty folder, and of none, sees nothing', async () => {
    using folder = aFolder();
    expect(await lookAt(folder.path, signal)).toMatchObject({ paths: [], numbers: new Float64Array(0) });
    expect((await lookAt(join(folder.path, 'none'), signal)).paths).toEqual([]);
  });

  test('many at once all come to their end', async () => {
    using folder = filled();
    const all = await Promise.all(Array.from({ length: 20 }, () => lookAt(folder.path, signal)));
    expect(new Set(all.map(({ paths }) => paths.length))).toEqual(new Set([23]));
  });

  test('keeps names that are no text', async () => {
    using folder = filled();
    writeFileSync(Buffer.concat([Buffer.from(`${folder.path}/x`), Buffer.from([0xff])]), 'x');
    const [one, other] = await Promise.all([lookAt(folder.path, signal), lookAt(folder.path, signal)]);
    expect(one?.paths).toEqual(other?.paths);
    expect(one?.paths).toContain('x\udcff');
  });

  test('that is stopped ends with an error', async () => {
    using folder = filled();
    await expect(lookAt(folder.path, AbortSignal.abort())).rejects.toThrow('Stopped');
  });

  test('has a seal that changes with what is in it, and not with the times of folders', async () => {
    using folder = filled();
    const seal = async () => sealOf(await lookAt(folder.path, signal));
    const before = await seal();
    writeFileSync(join(folder.path, 'a/new'), '');
    const after = await seal();
    expect(after).not.toBe(before);
    chmodSync(join(folder.path, 'a'), 0o700);
    expect(await seal()).not.toBe(after);
    expect(await seal()).toBe(await seal());
  });

  test('has a seal that tells names apart that are no text', () => {
    const numbers = new Float64Array(5);
    const seals = ['x\udcff', 'x\udcfe', 'x\ufffd'].map((path) => sealOf({ paths: [path], numbers }));
    expect(new Set(seals).size).toBe(3);
  });

  test('says of what was written just now that another change might not show', async () => {
    using folder = aFolder();
    const file = join(folder.path, 'a');
    const changes = [];
    for (let turn = 0; turn < 30; turn += 1) {
      writeFileSync(file, `${turn % 10}`);
      utimesSync(file, 1, 1);
      const before = await lookAt(folder.path, signal);
      writeFileSync(file, `${(turn + 1) % 10}`);
      utimesSync(file, 1, 1);
      changes.push(...changesBetween(before, await lookAt(folder.path, signal)));
    }
    expect(changes).toHaveLength(30);
  });
});
