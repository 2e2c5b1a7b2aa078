import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder } from '../../support/git-remote.ts';

const { signal } = new AbortController();

function prepared() {
  const folder = aFolder();
  const [from, to, memory] = ['from', 'to', 'memory.json'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(join(from, 'sub/.git'), { recursive: true });
  writeFileSync(join(from, 'a.txt'), 'a');
  writeFileSync(join(from, 'sub/run.sh'), '#!/bin/sh', { mode: 0o755 });
  writeFileSync(join(from, 'sub/.git/HEAD'), 'ref');
  symlinkSync('../a.txt', join(from, 'sub/link'));
  return {
    from,
    to,
    at: (path: string) => join(to, path),
    text: (path: string) => readFileSync(join(to, path), 'utf8'),
    restore: (more = {}) => trees.restore({ from, to, memory, ...more }, signal),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** Enters folder after folder, as nobody can do by a path. */
function nest(folder: string): void {
  const enter = `for (let i = 0; i < 100; i++) { fs.mkdirSync('${'d'.repeat(200)}'); process.chdir('${'d'.repeat(200)}'); }`;
  execFileSync(process.execPath, ['-e', `${enter} fs.writeFileSync('f', '');`], { cwd: folder });
}

function abandonSocket(path: string): void {
  const listen = `net.createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listen]);
  expect(lstatSync(path).isSocket()).toBe(true);
}

/** Arguments are worked out one after another. */
const inTurn = (..._steps: readonly unknown[]): void => undefined;

describe('a restored folder', () => {
  test('holds content, permissions, times and links as they are', async () => {
    using tree = prepared();
    utimesSync(join(tree.from, 'a.txt'), 1000, 2000);
    await tree.restore();
    expect(tree.text('a.txt')).toBe('a');
    expect(statSync(tree.at('a.txt')).mtimeMs).toBe(2_000_000);
    expect(statSync(tree.at('sub/run.sh')).mode & 0o777).toBe(0o755);
    expect(readlinkSync(tree.at('sub/link'))).toBe('../a.txt');
  });

  test('is not copied again while nothing has changed, in both directions', async () => {
    using tree = prepared();
    await tree.restore();
    const before = statSync(tree.at('a.txt')).ctimeMs;
    await tree.restore();
    expect(statSync(tree.at('a.txt')).ctimeMs).toBe(before);
    writeFileSync(join(tree.from, 'sub/run.sh'), 'changed');
    await tree.restore({ from: tree.to, to: tree.from, isBack: true });
    expect(readFileSync(join(tree.from, 'sub/run.sh'), 'utf8')).toBe('#!/bin/sh');
    await tree.restore();
    expect(statSync(tree.at('a.txt')).ctimeMs).toBe(before);
  });

  test.each<[string, (at: (path: string) => string) => void]>([
    ['a file that was changed', (at) => writeFileSync(at('a.txt'), 'b')],
    [
      'a file that was changed and given its old size and time',
      (at) => {
        const { atime, mtime } = statSync(at('a.txt'));
        writeFileSync(at('a.txt'), 'b');
        utimesSync(at('a.txt'), atime, mtime);
      },
    ],
    ['a file that was removed', (at) => rmSync(at('a.txt'))],
    [
      'a file that was replaced by a folder',
      (at) => inTurn(rmSync(at('a.txt')), mkdirSync(at('a.txt/x'), { recursive: true })),
    ],
    [
      'a folder that was replaced by a file',
      (at) => inTurn(rmSync(at('sub'), { recursive: true }), writeFileSync(at('sub'), '')),
    ],
    ['a new file', (at) => writeFileSync(at('sub/new'), '')],
    [
      'a new folder that was made read-only',
      (at) => inTurn(mkdirSync(at('n/m'), { recursive: true }), chmodSync(at('n'), 0o500)),
    ],
    ['permissions', (at) => chmodSync(at('sub/run.sh'), 0o600)],
    ['a folder that nobody may read', (at) => chmodSync(at('sub'), 0)],
    ['everything', (at) => rmSync(at('.'), { recursive: true })],
    ['a file that was renamed to another spelling', (at) => renameSync(at('a.txt'), at('A.TXT'))],
    ['a folder that was renamed to another spelling', (at) => renameSync(at('sub'), at('Sub'))],
    ['folders that are too deep for any path', (at) => nest(at('sub'))],
    ['names that are no text', (at) => writeFileSync(Buffer.concat([Buffer.from(at('x')), Buffer.from([0xff])]), '')],
    ['a name of several lines', (at) => writeFileSync(at('sub/a\nb'), '')],
    ['a pipe in the place of a file', (at) => inTurn(rmSync(at('a.txt')), execFileSync('mkfifo', [at('a.txt')]))],
    ['a new pipe', (at) => execFileSync('mkfifo', [at('sub/pipe')])],
    ['a socket that nobody listens at', (at) => abandonSocket(at('sub/socket'))],
    [
      'what an agent does to .git',
      (at) => inTurn(writeFileSync(at('sub/.git/config'), '[core]'), rmSync(at('sub/.git/HEAD'))),
    ],
  ])('gets over %s', async (_, change) => {
    using tree = prepared();
    await tree.restore();
    change(tree.at);
    await tree.restore();
    expect(tree.text('a.txt')).toBe('a');
    expect(tree.text('sub/.git/HEAD')).toBe('ref');
    expect(statSync(tree.at('sub/run.sh')).mode & 0o777).toBe(0o755);
    expect((await trees.size(tree.to, signal)).files).toBe(3);
    expect(existsSync(tree.at('sub/.git/config'))).toBe(false);
  });

  test('is not written through a link that leads out of it', async () => {
    using tree = prepared();
    using outside = aFolder();
    writeFileSync(join(outside.path, 'run.sh'), 'mine');
    await tree.restore();
    rmSync(tree.at('sub'), { recursive: true });
    symlinkSync(outside.path, tree.at('sub'));
    await tree.restore();
    expect(lstatSync(tree.at('sub')).isDirectory()).toBe(true);
    expect(readFileSync(join(outside.path, 'run.sh'), 'utf8')).toBe('mine');
  });

  test('is not written through a hard link either', async () => {
    using tree = prepared();
    using outside = aFolder();
    writeFileSync(join(outside.path, 'mine'), 'mine');
    await tree.restore();
    rmSync(tree.at('a.txt'));
    linkSync(join(outside.path, 'mine'), tree.at('a.txt'));
    await tree.restore();
    expect(tree.text('a.txt')).toBe('a');
    expect(readFileSync(join(outside.path, 'mine'), 'utf8')).toBe('mine');
  });

  test('takes over what changed at its source', async () => {
    using tree = prepared();
    await tree.restore();
    writeFileSync(join(tree.from, 'a.txt'), 'new');
    await tree.restore();
    expect(tree.text('a.txt')).toBe('new');
  });

  test('is made whole when an earlier call did not come to its end', async () => {
    using tree = prepared();
    await tree.restore();
    // What is left then: files of any age, and no memory of them.
    rmSync(join(tree.to, '../memory.json'));
    writeFileSync(tree.at('a.txt'), 'half');
    await tree.restore();
    expect(tree.text('a.txt')).toBe('a');
  });

  test('believes no memory that is broken', async () => {
    using tree = prepared();
    await tree.restore();
    for (const broken of ['', '{', '[]', '{"a.txt":1}']) {
      writeFileSync(join(tree.to, '../memory.json'), broken);
      writeFileSync(tree.at('a.txt'), 'b');
      await tree.restore();
      expect(tree.text('a.txt')).toBe('a');
    }
  });

  test('keeps new files that may stay', async () => {
    using tree = prepared();
    await tree.restore();
    mkdirSync(tree.at('out/deep'), { recursive: true });
    writeFileSync(tree.at('out/deep/kept'), '');
    writeFileSync(tree.at('out/gone'), '');
    await tree.restore({ mayStay: async () => new Set(['out/deep/kept']) });
    expect([existsSync(tree.at('out/deep/kept')), existsSync(tree.at('out/gone'))]).toEqual([true, false]);
  });
});

describe('a template', () => {
  test('is copied without its .git, around the folders that are left out', async () => {
    using tree = prepared();
    const request = { isTemplate: true, except: ['deep/lib'] };
    mkdirSync(tree.at('deep/lib'), { recursive: true });
    for (const path of ['deep/lib/x', 'deep/y', 'z']) writeFileSync(tree.at(path), path);
    await tree.restore(request);
    expect(['deep/lib/x', 'a.txt', 'deep/y', 'z', 'sub/.git'].map((path) => existsSync(tree.at(path)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each(['/etc/hostname', '../../outside', '../..'])('with a link to %s is refused', async (target) => {
    using tree = prepared();
    symlinkSync(target, join(tree.from, 'sub/out'));
    await expect(tree.restore({ isTemplate: true })).rejects.toThrow(/leads out/);
  });

  test('that is not there is said to be missing', async () => {
    using tree = prepared();
    await expect(tree.restore({ from: join(tree.from, 'no') })).rejects.toThrow(/does not exist/);
  });
});

test('copying ends when the run is stopped', async () => {
  using tree = prepared();
  const stop = AbortSignal.abort();
  await expect(trees.restore({ from: tree.from, to: tree.to }, stop)).rejects.toThrow(/Stopped/);
});

test('repositories are found at any depth', async () => {
  using tree = prepared();
  expect((await trees.repositoriesIn(tree.from, signal)).repositories).toEqual(['sub']);
});

test('a folder with folders too deep for any path is removed', async () => {
  using tree = prepared();
  nest(tree.from);
  nest(join(tree.from, 'sub'));
  await trees.remove(tree.from);
  expect(existsSync(tree.from)).toBe(false);
});

test('a folder with read-only parts is removed all the same', async () => {
  using tree = prepared();
  for (const path of [join(tree.from, 'sub'), tree.from]) chmodSync(path, 0o500);
  await trees.remove(tree.from);
  expect(existsSync(tree.from)).toBe(false);
});
