import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { jsonStores } from '../../src/github/json-stores.ts';
import { aProject, type Project } from '../support/project.ts';

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
const KEY = keyOf('a');
const stores = jsonStores(Number.POSITIVE_INFINITY);
const NOW = Date.parse('2026-03-01T00:00:00Z');
const folderOf = ({ folder }: Project) => join(folder, 'cache', 'judge');
const storeOf = (project: Project) => stores.open(folderOf(project));
const fileOf = (project: Project, key = KEY) => join(folderOf(project), key.slice(0, 2), `${key}.json`);

describe('what is put into a store', () => {
  test('is readable again, also for others, and stays out of commits', async () => {
    using project = aProject({});
    expect(await storeOf(project).put(KEY, { a: [1, 'ü\u2028', null] })).toBe(true);
    expect(await storeOf(project).get(KEY)).toEqual({ a: [1, 'ü\u2028', null] });
    expect(project.read('cache/judge/.gitignore')).toBe('*\n');
    expect(project.list(`cache/judge/${KEY.slice(0, 2)}`)).toEqual([`${KEY}.json`]);
  });

  test('comes back as JSON has it, whatever it is', async () => {
    using project = aProject({});
    const store = storeOf(project);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await store.put(KEY, value)).toBe(true);
        expect(await store.get(KEY)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 50 },
    );
  });

  test('is replaced by what is put later', async () => {
    using project = aProject({});
    const store = storeOf(project);
    await store.put(KEY, 1);
    await store.put(KEY, 2);
    expect(await store.get(KEY)).toBe(2);
  });

  test('is not stored if it is too large or the disk refuses, and nothing is thrown', async () => {
    using project = aProject({ 'in-the-way': '' });
    expect(await storeOf(project).put(KEY, 'x'.repeat(5_000_000))).toBe(false);
    expect(await stores.open(join(project.folder, 'in-the-way')).put(KEY, 1)).toBe(false);
    expect(await stores.open(join(project.folder, 'in-the-way')).get(KEY)).toBeUndefined();
  });
});

describe('what is not there', () => {
  const damages: readonly [string, (text: string) => string][] = [
    ['cut short', (text) => text.slice(0, -10)],
    ['changed in its value', (text) => text.replace('"score":1', '"score":0')],
    ['of another key', (text) => text.replaceAll(KEY, keyOf('b'))],
    ['without a digest', () => `{"key":"${KEY}","value":1}`],
    ['nested without end', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ];
  test.each(damages)('includes an entry that is %s', async (_, damage) => {
    using project = aProject({});
    const store = storeOf(project);
    await store.put(KEY, { score: 1 });
    writeFileSync(fileOf(project), damage(readFileSync(fileOf(project), 'utf8')));
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, { score: 1 });
    expect(await store.get(KEY)).toEqual({ score: 1 });
  });

  test('includes links, folders and files that may not be read', async () => {
    using project = aProject({});
    const store = storeOf(project);
    await store.put(KEY, 1);
    const linked = keyOf('linked');
    mkdirSync(dirname(fileOf(project, linked)), { recursive: true });
    writeFileSync(
      join(project.folder, 'elsewhere.json'),
      readFileSync(fileOf(project), 'utf8').replaceAll(KEY, linked),
    );
    symlinkSync(join(project.folder, 'elsewhere.json'), fileOf(project, linked));
    expect(await store.get(linked)).toBeUndefined();
    mkdirSync(fileOf(project, keyOf('folder')), { recursive: true });
    expect(await store.get(keyOf('folder'))).toBeUndefined();
    chmodSync(fileOf(project), 0o000);
    expect([undefined, 1]).toContain(await store.get(KEY));
  });

  test('includes a pipe, which is not waited for', async () => {
    // Folders of Windows hold none.
    if (process.platform === 'win32') return;
    using project = aProject({});
    const path = fileOf(project);
    mkdirSync(dirname(path), { recursive: true });
    execFileSync('mkfifo', [path]);
    const store = storeOf(project);
    expect(await store.get(KEY)).toBeUndefined();
    expect([await store.put(KEY, 1), await store.get(KEY)]).toEqual([true, 1]);
  });

  test('cannot be asked for by anything but a key', async () => {
    const store = stores.open('nowhere');
    for (const key of ['../../x', KEY.toUpperCase(), `${KEY}0`, ''])
      await expect(store.get(key)).rejects.toThrow('No key');
  });
});

describe('what another process writes later', () => {
  const SINCE = Date.now();
  const forge = (project: Project, key = KEY) => {
    const value = JSON.stringify({ score: 1 });
    const digest = createHash('sha256').update(value).digest('hex');
    mkdirSync(dirname(fileOf(project, key)), { recursive: true });
    writeFileSync(fileOf(project, key), `{"key":"${key}","digest":"${digest}","value":${value}}`);
    utimesSync(fileOf(project, key), 0, 0);
  };

  test('is no entry, whatever time of change its file shows', async () => {
    using project = aProject({});
    const own = jsonStores(SINCE - 60_000);
    forge(project);
    expect(await storeOf(project).get(KEY)).toEqual({ score: 1 });
    expect(await own.open(folderOf(project)).get(KEY)).toBeUndefined();
  });

  test('does not replace an entry of this process', async () => {
    using project = aProject({});
    const own = jsonStores(SINCE - 60_000);
    await own.open(folderOf(project)).put(KEY, { score: 0 });
    expect(await own.open(folderOf(project)).get(KEY)).toEqual({ score: 0 });
    forge(project);
    expect(await own.open(folderOf(project)).get(KEY)).toBeUndefined();
  });

  test('is an entry if the folder was trusted since', async () => {
    using project = aProject({});
    const own = jsonStores(0);
    forge(project);
    expect(await own.open(folderOf(project)).get(KEY)).toBeUndefined();
    // File systems have finer times than the clock: within one millisecond, the file would be the newer one.
    await vi.waitUntil(() => Date.now() > statSync(fileOf(project)).ctimeMs);
    own.trust(folderOf(project));
    expect(await own.open(folderOf(project)).get(KEY)).toEqual({ score: 1 });
  });

  test('can be removed alone', async () => {
    using project = aProject({});
    const own = jsonStores(0);
    await own.open(folderOf(project)).put(keyOf('own'), 1);
    forge(project);
    expect(await own.clean(folderOf(project), { now: NOW, untrusted: true })).toMatchObject({ entries: 1 });
    expect(await storeOf(project).get(KEY)).toBeUndefined();
    expect(await storeOf(project).get(keyOf('own'))).toBe(1);
  });
});

test('what a killed writer left is no entry, and is removed when it is old', async () => {
  using project = aProject({});
  await storeOf(project).put(KEY, 1);
  const partial = join(dirname(fileOf(project)), `.${KEY}.${randomUUID()}.partial`);
  writeFileSync(partial, '{"key"');
  expect(await stores.size(folderOf(project))).toMatchObject({ entries: 1 });
  const limits = { maxBytes: Number.MAX_SAFE_INTEGER };
  for (const [later, isThere] of [
    [0, true],
    [7_200_000, false],
  ] as const) {
    await stores.clean(folderOf(project), { ...limits, now: Date.now() + later });
    expect(existsSync(partial)).toBe(isThere);
  }
});

describe('cleaning', () => {
  const DAY = 86_400_000;
  async function filled(project: Project): Promise<string> {
    const folder = folderOf(project);
    for (const [index, name] of ['old', 'middle', 'new'].entries()) {
      await stores.open(folder).put(keyOf(name), 'x'.repeat(1000));
      const at = new Date(NOW - (2 - index) * DAY);
      utimesSync(fileOf(project, keyOf(name)), at, at);
    }
    return folder;
  }
  const left = async (folder: string) => {
    const store = stores.open(folder);
    const names = ['old', 'middle', 'new'];
    const values = await Promise.all(names.map((name) => store.get(keyOf(name))));
    return names.filter((_, index) => values[index] !== undefined);
  };

  test.each([
    ['everything without limits', {}, 3, []],
    ['what is older', { writtenBefore: NOW - 1.5 * DAY }, 1, ['middle', 'new']],
    ['the oldest of what is too much', { maxBytes: 1500 }, 2, ['new']],
    [
      'nothing that is within the limits',
      { writtenBefore: NOW - 9 * DAY, maxBytes: 99_999 },
      0,
      ['old', 'middle', 'new'],
    ],
  ])('removes %s', async (_, limits, removed, names) => {
    using project = aProject({});
    const folder = await filled(project);
    expect(await stores.size(folder)).toMatchObject({ entries: 3, oldest: NOW - 2 * DAY, newest: NOW });
    expect(await stores.clean(folder, { ...limits, now: NOW })).toMatchObject({ entries: removed });
    expect(await left(folder)).toEqual(names);
  });

  test('touches nothing that is no entry, and follows no link', async () => {
    using project = aProject({ 'cache/judge/ab/notes.txt': 'mine', 'cache/judge/keep.json': '{}' });
    const folder = await filled(project);
    const outside = join(project.folder, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, `${keyOf('x')}.json`), 'mine');
    symlinkSync(outside, join(folder, 'cd'));
    await stores.clean(folder, { now: NOW });
    expect(project.read('cache/judge/ab/notes.txt')).toBe('mine');
    expect(project.exists('cache/judge/keep.json')).toBe(true);
    expect(project.list('outside')).toHaveLength(1);
  });

  test('of a folder that is not there removes nothing', async () => {
    expect(await stores.clean('/nowhere/at/all', { now: NOW })).toEqual({ entries: 0, bytes: 0 });
  });
});
