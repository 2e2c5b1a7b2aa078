import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimFolder, locks } from '../../../src/platform/files/locks.ts';
import { aFolder } from '../../support/git-remote.ts';
import { printedAsUser } from '../../support/permissions.ts';

const { signal } = new AbortController();
const longAgo = new Date(0);
const module = new URL('../../../src/platform/files/locks.ts', import.meta.url).href;

/** A process that holds the lock until it is killed. */
async function holder(path: string) {
  const code = `const { locks } = await import(${JSON.stringify(module)});
    const lock = await locks.tryHold(${JSON.stringify(path)});
    console.log(lock === undefined ? 'not held' : 'held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

test('a lock is held by one at a time, and free when it is given back', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'deep', 'x.lock');
  const lock = await locks.tryHold(path);
  expect(await locks.tryHold(path)).toBeUndefined();
  await lock?.[Symbol.asyncDispose]();
  expect(await locks.tryHold(path)).toBeDefined();
});

test('of many who want a lock at once, one gets it', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  const all = await Promise.all(Array.from({ length: 20 }, () => locks.tryHold(path)));
  expect(all.filter((lock) => lock !== undefined)).toHaveLength(1);
});

test('another process is respected while it lives, and inherited from when it was killed', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  const { child, said } = await holder(path);
  expect(said).toBe('held');
  expect(await locks.tryHold(path)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Those that find another one at work try again.
  const inherited = async () => {
    for (let tries = 0; tries < 15; tries += 1) {
      const lock = await locks.tryHold(path);
      if (lock !== undefined) return lock;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  };
  const all = await Promise.all(Array.from({ length: 5 }, inherited));
  expect(all.filter((lock) => lock !== undefined)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['a process that never was', '{"pid":99999999}'],
])('a lock that names %s is free', async (_, content) => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  writeFileSync(path, content);
  utimesSync(path, longAgo, longAgo);
  expect(await locks.tryHold(path)).toBeDefined();
});

test('a lock that names our process id, of a process that started earlier, is free', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  const own = await locks.tryHold(path);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), startTime: '1' }));
  expect(await locks.tryHold(path)).toBeDefined();
  await own?.[Symbol.asyncDispose]();
});

test('a holder in another container is alive as long as it touches its lock, whatever its process id', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  writeFileSync(path, JSON.stringify({ pid: 99_999_999, pidNamespace: 'another boot pid:[1]' }));
  expect(await locks.tryHold(path)).toBeUndefined();
  writeFileSync(path, JSON.stringify({ pid: 1, pidNamespace: 'another boot pid:[1]' }));
  expect(await locks.tryHold(path)).toBeUndefined();
  utimesSync(path, longAgo, longAgo);
  expect(await locks.tryHold(path)).toBeDefined();
});

test('a held lock is touched again and again', async () => {
  using folder = aFolder();
  const path = join(folder.path, 'x.lock');
  await using _lock = await locks.tryHold(path);
  utimesSync(path, longAgo, longAgo);
  await expect.poll(() => statSync(path).mtimeMs, { timeout: 10_000 }).toBeGreaterThan(longAgo.getTime());
});

test('a folder whose holder in another container goes silent can be held; one that is touched again cannot', async () => {
  using folder = aFolder();
  const mark = join(folder.path, '.running');
  const almostSilent = () => new Date(Date.now() - 9_000);
  writeFileSync(mark, JSON.stringify({ pid: 1, pidNamespace: 'another boot pid:[1]' }));
  utimesSync(mark, almostSilent(), almostSilent());
  const refused = expect(claimFolder(folder.path, signal)).rejects.toThrow(/Another run is writing into/);
  await new Promise((resolve) => setTimeout(resolve, 200));
  utimesSync(mark, new Date(), new Date());
  await refused;
  utimesSync(mark, almostSilent(), almostSilent());
  await expect(claimFolder(folder.path)).rejects.toThrow(/Another run is writing into/);
  await using claim = await claimFolder(folder.path, signal);
  expect(claim).toBeDefined();
});

describe('what is in the place of a lock, and cannot be read, is an error and no wait', () => {
  test.each(['folder', 'pipe'])('a %s', async (kind) => {
    using folder = aFolder();
    const path = join(folder.path, '.running');
    if (kind === 'folder') mkdirSync(path);
    else execFileSync('mkfifo', [path]);
    const why = `Cannot read the lock ${path}: it is not a file`;
    await expect(locks.tryHold(path)).rejects.toThrow(why);
    await expect(locks.isHeld(path)).rejects.toThrow(why);
    await expect(claimFolder(dirname(path), signal)).rejects.toThrow(why);
  });

  test('a file of another user', () => {
    using folder = aFolder();
    const path = join(folder.path, '.running');
    writeFileSync(path, '{}');
    chmodSync(path, 0);
    const script = `
      const { locks, claimFolder } = await import(${JSON.stringify(module)});
      const [, path, folder] = process.argv;
      const { signal } = new AbortController();
      for (const attempt of [locks.tryHold, locks.isHeld, () => claimFolder(folder, signal)])
        console.log(JSON.stringify(await attempt(path).then(() => 'held', ({ message }) => message)));`;
    const said = printedAsUser(script, [path, folder.path]).trim().split('\n');
    expect(said).toEqual(Array(3).fill(expect.stringMatching(/^"Cannot read the lock .*EACCES/)));
  });
});
