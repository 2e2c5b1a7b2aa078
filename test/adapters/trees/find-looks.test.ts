import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startFind } from '../../../src/adapters/process/find-process.ts';
import { findLooks } from '../../../src/adapters/trees/find-looks.ts';
import { FoundLook } from '../../../src/adapters/trees/found-look.ts';
import { lookAt, sealOf } from '../../../src/adapters/trees/tree-look.ts';
import { trees } from '../../../src/adapters/trees/trees.ts';
import type { TreeLook } from '../../../src/model/ports/ports.ts';
import { changesBetween } from '../../../src/workspaces/look-changes.ts';
import { aFolder } from '../../support/git-remote.ts';
import { survivors } from '../../support/processes.ts';

const { signal } = new AbortController();
const MANY = 500;
/** The system's `find` tells all that we ask for on Linux, in the distributions that runners have. */
const isThere = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

/** A folder with whatever a hostile agent may leave in one. */
function filled(name = 'room') {
  const folder = aFolder();
  const path = join(folder.path, name);
  for (const at of ['b', 'a', 'a/c d', 'a-b', 'b/.git/refs', '.git', 'empty', 'd755 ', "it's", '-name']) {
    mkdirSync(join(path, at), { recursive: true });
    if (at === 'empty') continue;
    for (const file of ['z', 'ä', '\n', '\ufffd', ' ', 'd644 ', '.git~', '\\n', '$(touch x)', '.gitignore']) {
      writeFileSync(join(path, at, file), at);
    }
  }
  for (const odd of [[0xff], [0xc3, 0xa4, 0xfe]])
    writeFileSync(Buffer.concat([Buffer.from(`${path}/ä`), Buffer.from(odd)]), 'x');
  mkdirSync(Buffer.concat([Buffer.from(`${path}/a/ö`), Buffer.from([0xfd])]));
  symlinkSync('nowhere', join(path, 'link'));
  symlinkSync('.', join(path, 'circle'));
  execFileSync('mkfifo', [join(path, 'pipe')]);
  utimesSync(join(path, 'a/z'), -1.5, -1.5);
  chmodSync(join(path, 'a'), 0o1751);
  chmodSync(join(path, 'b/z'), 0);
  return { path, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

async function found(folder: string): Promise<TreeLook> {
  const records = await findLooks(1).look(folder, signal);
  if (records === undefined) throw new Error('There is no such find');
  const { mode, ino } = statSync(folder);
  return new FoundLook(folder, { root: `${mode}:${ino}`, records, settledBefore: Number.POSITIVE_INFINITY });
}

/** In any order, since each way has its own; of folders only what counts. */
function entriesOf({ paths, numbers }: TreeLook): Record<string, readonly number[]> {
  const all = paths.map((path, index) => {
    const [mode = 0, ...others] = numbers.slice(index * 5, index * 5 + 5);
    return [path, (mode & 0o170000) === 0o040000 ? [mode] : [mode, ...others]] as const;
  });
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe("a look by the system's find", () => {
  test.each(['room', 'it\'s $(touch x) \\ " ä', '-delete', 'd700 '])(
    'into %s sees what this process sees',
    async (name) => {
      using folder = filled(name);
      const [there, here] = [await found(folder.path), await lookAt(folder.path, signal)];
      expect(entriesOf(there)).toEqual(entriesOf(here));
      expect(there.root).toBe(here.root);
      expect(there.repositories.toSorted()).toEqual(['', 'b']);
      expect(here.repositories).toEqual(['', 'b']);
      expect(Object.keys(entriesOf(there)).length).toBeGreaterThan(100);
      for (const [index, path] of there.paths.entries()) {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        expect(parent === '' || there.paths.indexOf(parent) < index).toBe(true);
      }
    },
  );

  test('sees no more than can be named where folders are too deep for any path', async () => {
    using folder = filled();
    const enter = `for (let i = 0; i < 30; i++) { fs.mkdirSync('${'d'.repeat(200)}'); process.chdir('${'d'.repeat(200)}'); }`;
    execFileSync(process.execPath, ['-e', `${enter} fs.writeFileSync('f', '');`], { cwd: folder.path });
    expect(entriesOf(await found(folder.path))).toEqual(entriesOf(await lookAt(folder.path, signal)));
    await trees.remove(folder.path);
  });

  test('of an empty folder sees nothing', async () => {
    using folder = aFolder();
    expect(await found(folder.path)).toMatchObject({ paths: [], numbers: new Float64Array(0), repositories: [] });
  });

  test('at many folders at once sees those that are there, and has nothing to say of the others', async () => {
    using folder = filled();
    const names = Array.from({ length: 20 }, (_, index) => (index % 7 === 3 ? 'none' : ['a', 'b', 'empty'][index % 3]));
    const looks = findLooks(2);
    const all = await Promise.all(names.map((name) => looks.look(join(folder.path, name ?? ''), signal)));
    const alone = new Map(
      await Promise.all(
        ['a', 'b', 'empty'].map(
          async (name) => [name, await findLooks(1).look(join(folder.path, name), signal)] as const,
        ),
      ),
    );
    for (const [index, records] of all.entries()) expect(records).toEqual(alone.get(names[index] ?? ''));
    expect(alone.get('empty')).toHaveLength(0);
  });

  test('leaves a folder that it may not read to those who can open it', async () => {
    using folder = filled();
    chmodSync(join(folder.path, 'b'), 0);
    const records = await findLooks(1).look(folder.path, signal);
    expect(records === undefined).toBe(!isRoot);
    expect((await lookAt(folder.path, signal, MANY)).paths).toContain('b/z');
  });

  test('leaves names to others that cannot be told to it, and what is no folder', async () => {
    using folder = filled();
    const looks = findLooks(1);
    expect(await looks.look(folder.path, signal)).toBeDefined();
    for (const name of ['new\nline', 'x\udcff'])
      expect(await looks.look(join(folder.path, name), signal)).toBeUndefined();
    for (const name of ['link', 'circle', 'pipe', 'a/z']) {
      expect(await looks.look(join(folder.path, name), signal)).toBeUndefined();
    }
    expect(await looks.look(folder.path, signal)).toBeDefined();
  });

  test('gets over files that come and go meanwhile', async () => {
    using folder = filled();
    const looks = findLooks(2);
    const churn = Array.from({ length: 300 }, (_, index) => join(folder.path, 'a', `new-${index}`));
    const all = [];
    for (let round = 0; round < 5; round += 1) {
      const looking = [looks.look(folder.path, signal), looks.look(folder.path, signal)];
      for (const path of churn) writeFileSync(path, '');
      await new Promise((resolve) => setImmediate(resolve));
      for (const path of churn) rmSync(path);
      all.push(...(await Promise.all(looking)));
    }
    for (const records of all) expect(records?.includes('d1751 a\0')).toBe(true);
    expect(entriesOf(await found(folder.path))).toEqual(entriesOf(await lookAt(folder.path, signal)));
  });

  test('that is stopped keeps nobody waiting, and the next one is not harmed', async () => {
    using folder = filled();
    const looks = findLooks(1);
    const stop = new AbortController();
    const looking = [looks.look(folder.path, stop.signal), looks.look(folder.path, stop.signal)];
    stop.abort();
    expect(await Promise.all(looking)).toEqual([undefined, undefined]);
    expect(await looks.look(folder.path, stop.signal)).toBeUndefined();
    expect(await looks.look(folder.path, signal)).toBeDefined();
  });

  test('does not keep a process from its end, nor outlives it', async () => {
    using folder = filled();
    const source = new URL('../../../src/adapters/trees/find-looks.ts', import.meta.url).href;
    const script = `const { findLooks } = await import(${JSON.stringify(source)});
const records = await findLooks(1).look(${JSON.stringify(folder.path)}, new AbortController().signal);
const helpers = process.getBuiltinModule('node:child_process').spawnSync('pgrep', ['-P', String(process.pid), '-x', 'sh']);
console.log(JSON.stringify([records.length, ...String(helpers.stdout).trim().split('\\n').map(Number)]));`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(ended.status).toBe(0);
    const [size, ...helpers] = JSON.parse(ended.stdout) as number[];
    expect(size).toBeGreaterThan(1_000);
    expect(helpers).toHaveLength(1);
    expect(await survivors(helpers)).toEqual([]);
  });
});

describe('another program of that name', () => {
  /** A folder with a `find` in it. */
  const programs = (script: string) => {
    const folder = aFolder();
    writeFileSync(join(folder.path, 'find'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return folder;
  };

  test.each([
    ['knows nothing of what it is asked', 'echo "unknown predicate -printf" >&2; exit 1'],
    ['says yes to everything, and nothing else', 'exit 0'],
    ['tells names alone', String.raw`printf 'd755 \0%%m %%s %%i name\0'`],
    ['does not know some of it', String.raw`printf 'd755 \0f644 1 2 %%T@ %%C@ name\0'`],
    ['tells of one folder only', String.raw`printf 'd755 \0f644 1 2 3.0 4.0 name\0'; exit 1`],
    ['ends whoever has started it', 'kill -9 $PPID'],
  ])('is not believed when it %s', async (_, script) => {
    using folder = filled();
    using path = programs(script);
    const looks = findLooks(2, path.path);
    const all = await Promise.all(Array.from({ length: 6 }, () => looks.look(folder.path, signal)));
    expect(all).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(await looks.look(folder.path, signal)).toBeUndefined();
  });

  test('is ended when it takes too long, and does not keep others from looking', async () => {
    using folder = filled();
    using path = programs('exec /bin/sleep 60');
    const began = performance.now();
    const find = startFind(path.path, 100);
    expect(await find.find([folder.path], [signal])).toBeUndefined();
    expect(await find.find([folder.path], [signal])).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('is not missed where there is none', async () => {
    using folder = filled();
    expect(await findLooks(1, folder.path).look(folder.path, signal)).toBeUndefined();
    expect(await findLooks(1, undefined).look(folder.path, signal)).toBeDefined();
  });

  test('is not missed where no process can be started', async () => {
    using folder = filled();
    const looks = findLooks(2, '/usr/bin\0');
    const all = await Promise.all(Array.from({ length: 3 }, () => looks.look(folder.path, signal)));
    expect(all).toEqual([undefined, undefined, undefined]);
  });

  test('is not missed where there is no room for the pipes of a process', () => {
    using folder = filled();
    const source = new URL('../../../src/adapters/trees/find-looks.ts', import.meta.url).href;
    const script = `const { findLooks } = await import(${JSON.stringify(source)});
const { openSync, closeSync } = process.getBuiltinModule('node:fs');
const [looks, { signal }, open] = [findLooks(1), new AbortController(), []];
try { for (;;) open.push(openSync('/dev/null')); } catch {}
const full = await looks.look(${JSON.stringify(folder.path)}, signal);
for (const each of open) closeSync(each);
console.log(full === undefined, (await looks.look(${JSON.stringify(folder.path)}, signal)) !== undefined);`;
    const limited = ['-c', 'ulimit -n 128 && exec "$0" --input-type=module -e "$1"', process.execPath, script];
    const ended = spawnSync('/bin/sh', limited, { encoding: 'utf8', timeout: 20_000 });
    expect([ended.status, ended.stdout]).toEqual([0, `true ${isThere}\n`]);
  });
});

describe.each([
  ["by the system's find, where there is one", MANY],
  ['by this process', 0],
])('a look %s', (_, expected) => {
  test('has a seal that stays, and changes with what is in it, and not with the times of folders', async () => {
    using folder = filled();
    const seal = async () => sealOf(await lookAt(folder.path, signal, expected));
    const seals = [await seal()];
    utimesSync(join(folder.path, 'a'), 1, 2);
    expect(await seal()).toBe(seals[0]);
    const { atime, mtime } = statSync(join(folder.path, 'a/z'));
    const changes = [
      () => writeFileSync(join(folder.path, 'a/z'), 'b'),
      () => utimesSync(join(folder.path, 'a/z'), atime, mtime),
      () => chmodSync(join(folder.path, 'a'), 0o700),
      () => symlinkSync('nowhere', join(folder.path, 'a/new')),
      () => rmSync(Buffer.concat([Buffer.from(`${folder.path}/ä`), Buffer.from([0xff])])),
      () => mkdirSync(join(folder.path, 'a/folder')),
    ];
    for (const change of changes) {
      // A tick of the clock that files get their times from.
      await new Promise((resolve) => setTimeout(resolve, 20));
      change();
      seals.push(await seal());
    }
    expect(new Set(seals).size).toBe(changes.length + 1);
  });

  test('says what changed since another one, whoever made that', async () => {
    using folder = filled();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const others = [await lookAt(folder.path, signal), await lookAt(folder.path, signal, MANY)];
    for (const before of others) {
      expect(changesBetween(before, await lookAt(folder.path, signal, expected))).toEqual([]);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(join(folder.path, 'a/ä'), 'other');
    writeFileSync(join(folder.path, 'a/.git~'), 'other');
    rmSync(join(folder.path, "it's/\n"));
    for (const before of others) {
      const changes = changesBetween(before, await lookAt(folder.path, signal, expected));
      const isNew = ({ path }: { readonly path: string }) => path === 'a/ä' || path === 'a/.git~' || path === "it's/\n";
      expect(changes.filter(isNew).toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
        { path: 'a/.git~', before: true, after: true },
        { path: 'a/ä', before: true, after: true },
        { path: "it's/\n", before: true, after: false },
      ]);
    }
  });
});

describe.each([MANY + 20, MANY - 20])('a folder of %i files that was restored', (count) => {
  function large() {
    const folder = aFolder();
    const [from, to, memory] = [join(folder.path, 'from'), join(folder.path, 'to'), join(folder.path, 'memory.json')];
    for (let index = 0; index < count; index += 1) {
      mkdirSync(join(from, `d${index % 7}`), { recursive: true });
      writeFileSync(join(from, `d${index % 7}`, `f${index}`), `${index}`);
    }
    mkdirSync(join(from, 'd0/.git'));
    return {
      at: (path: string) => join(to, path),
      to,
      restore: () => trees.restore({ from, to, memory }, signal),
      [Symbol.dispose]: () => folder[Symbol.dispose](),
    };
  }

  test.each<[string, (at: (path: string) => string) => void]>([
    ['a new file', (at) => writeFileSync(at('d1/new'), '')],
    ['a file that is gone', (at) => rmSync(at('d1/f1'))],
    ['permissions', (at) => chmodSync(at('d1'), 0o700)],
    [
      'a link in the place of a folder',
      (at) => execFileSync('sh', ['-c', `rm -r "$1" && ln -s d2 "$1"`, 'sh', at('d1')]),
    ],
    ['a pipe', (at) => execFileSync('mkfifo', [at('d2/pipe')])],
    [
      'a name that is no text',
      (at) => writeFileSync(Buffer.concat([Buffer.from(at('d2/x')), Buffer.from([0xff])]), ''),
    ],
    ['a file in a .git', (at) => writeFileSync(at('d0/.git/config'), 'x')],
  ])('is put right after %s', async (_, harm) => {
    using tree = large();
    await tree.restore();
    const before = await lookAt(tree.to, signal);
    harm(tree.at);
    await tree.restore();
    expect(await tree.restore()).toEqual({ copied: 0, removed: 0 });
    expect((await lookAt(tree.to, signal)).paths).toEqual(before.paths);
  });
});
