import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/adapters/clock.ts';
import { files } from '../../src/adapters/files/files.ts';
import { locks } from '../../src/adapters/files/locks.ts';
import { createGit } from '../../src/adapters/git.ts';
import { newId } from '../../src/adapters/new-id.ts';
import { exec } from '../../src/adapters/process/exec.ts';
import { trees } from '../../src/adapters/trees/trees.ts';
import { userError } from '../../src/model/errors.ts';
import type { Locks } from '../../src/model/ports/files.ts';
import type { Clock } from '../../src/model/ports/machine.ts';
import type { Trees } from '../../src/model/ports/trees.ts';
import { cacheFolders } from '../../src/workspaces/cache-folders.ts';
import { emptyWorkspace } from '../../src/workspaces/demand.ts';
import { PoolWaits } from '../../src/workspaces/pool-waits.ts';
import { Repositories } from '../../src/workspaces/repositories.ts';
import { SharedRooms } from '../../src/workspaces/shared-rooms.ts';
import { aFolder } from '../support/git-remote.ts';

const { signal } = new AbortController();

test('who finds the rest of the pool in use gets the workspace that was left meanwhile', async () => {
  using folder = aFolder();
  const [asked, answered] = [moment(), moment()];
  /** Another run holds all but the first, and it takes a while to see that. */
  const busy = {
    ...locks,
    async tryHold(path) {
      if (path.includes('slot-0')) return locks.tryHold(path);
      asked.comes();
      await answered.here;
      return undefined;
    },
  } satisfies Locks;
  const rooms = await roomsOf(folder.path, busy, { now: () => 0, sleep: async () => undefined });
  const first = await rooms.take(signal);
  const second = rooms.take(signal);
  await asked.here;
  await first.leave(true);
  answered.comes();
  expect((await second).room).toBe(first.room);
  await rooms.close(signal);
});

test('one test waits for other runs, and what it waited for in vain fails all', async () => {
  using folder = aFolder();
  const busy = { ...locks, tryHold: async () => undefined } satisfies Locks;
  let [now, looks] = [0, 0];
  const sleep = async (ms: number) => {
    now += ms;
    looks += 1;
  };
  const rooms = await roomsOf(folder.path, busy, { now: () => now, sleep });
  const [one, two] = [rooms.take(signal), rooms.take(signal)];
  await expect(one).rejects.toThrow(/for 30 minutes/);
  await expect(two).rejects.toThrow(/for 30 minutes/);
  const afterTwo = looks;
  await expect(rooms.take(signal)).rejects.toThrow(/for 30 minutes/);
  expect({ more: looks - afterTwo, minutes: now / 60_000 }).toEqual({ more: 0, minutes: 30 });
});

test('when the one who waits for other runs is stopped, another waits on', async () => {
  using folder = aFolder();
  let isBusy = true;
  const busy = {
    ...locks,
    tryHold: async (path) => (isBusy ? undefined : locks.tryHold(path)),
  } satisfies Locks;
  const rooms = await roomsOf(folder.path, busy, systemClock);
  const stop = new AbortController();
  const stopped = rooms.take(stop.signal);
  const other = rooms.take(signal);
  stop.abort();
  await expect(stopped).rejects.toThrow(/stopped/);
  isBusy = false;
  expect((await other).room.path).toContain('slot-0');
  await rooms.close(signal);
});

test('a workspace is given up when no test has been in it for a while', async () => {
  using folder = aFolder();
  let now = 0;
  const rooms = await roomsOf(folder.path, locks, { now: () => now, sleep: async () => undefined });
  const held = await rooms.take(signal);
  expect(await rooms.giveUpIdle(0, signal)).toBe(false);
  now = 10_000;
  await held.leave(true);
  now += 999;
  expect(await rooms.giveUpIdle(1_000, signal)).toBe(false);
  now += 1;
  expect([await rooms.giveUpIdle(1_000, signal), rooms.hasSlot]).toEqual([true, false]);
  expect((await rooms.take(signal)).room.path).toBe(held.room.path);
  await rooms.close(signal);
});

test('a workspace that cannot be given back is told, and nobody waits for it', async () => {
  using folder = aFolder();
  const stuck = {
    ...locks,
    async tryHold(path) {
      await locks.tryHold(path);
      return { [Symbol.asyncDispose]: () => Promise.reject(new Error('read-only')) };
    },
  } satisfies Locks;
  const warnings: string[] = [];
  const rooms = await roomsOf(folder.path, stuck, systemClock, (message) => void warnings.push(message));
  const held = await rooms.take(signal);
  await held.leave(true);
  expect([await rooms.giveUpIdle(0, signal), rooms.hasSlot]).toEqual([true, false]);
  expect(warnings).toEqual([`The workspace ${held.room.path} cannot be given back: Error: read-only`]);
});

test('a workspace with files that cannot be removed is set aside, and another one is made', async () => {
  using folder = aFolder();
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const first = await roomsOf(folder.path, locks, systemClock);
  const { room } = await first.take(signal);
  await first.close(signal);
  /** As for files of root. */
  const blocked = {
    ...trees,
    async restore(request, ...more) {
      if (request.to !== room.path) return trees.restore(request, ...more);
      const cause = Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
      throw userError('OUTPUT_UNWRITABLE', `Cannot make ${request.to}: ${cause.message}`, { cause });
    },
  } satisfies Trees;
  const rooms = await roomsOf(folder.path, locks, systemClock, warn, blocked);
  expect([(await rooms.take(signal)).room.path, (await rooms.take(signal)).room.path]).toEqual([
    room.path.replace('slot-0', 'slot-1'),
    room.path.replace('slot-0', 'slot-2'),
  ]);
  await rooms.close(signal);
  const slot = room.path.slice(0, -'/workspace'.length);
  expect(warnings).toEqual([
    `The workspace ${slot} is set aside, and another one is used: Cannot make ${room.path}: EPERM: operation not permitted`,
  ]);
});

/** The rooms of a suite that wants two slots of a pool. */
async function roomsOf(
  folder: string,
  locksThere: Locks,
  clock: Clock,
  warn: (message: string) => void = () => undefined,
  treesThere: Trees = trees,
): Promise<SharedRooms> {
  const template = join(folder, 'template');
  await trees.make(template);
  writeFileSync(join(template, 'a'), 'one\n');
  const place = { file: 'a.eval.yaml', line: 1, column: 1 };
  const workspace = { ...emptyWorkspace(place), template: { path: template, place } };
  const folders = cacheFolders(folder);
  const git = createGit(exec, process.env);
  const deps = { git, exec, trees: treesThere, files, locks: locksThere, newId, clock, note() {}, warn };
  const visitor = { testId: 't', trial: 0, evalRunId: 'run', input: '', childEnv: {}, isLastTrial: true };
  return new SharedRooms({
    ...deps,
    decision: { kind: 'pooled' },
    workspace,
    roomDeps: { ...deps, repositories: new Repositories({ ...deps, folders }) },
    visitor: { ...visitor, targetHooks: workspace.hooks },
    withReset: false,
    keepOnSuccess: true,
    keepOnFailure: true,
    mostSlots: 2,
    waits: new PoolWaits(deps),
    folders,
    tempFolder: async () => folder,
    holdStatic: async () => undefined,
  });
}

function moment() {
  let comes = () => {};
  const here = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return { here, comes: () => comes() };
}
