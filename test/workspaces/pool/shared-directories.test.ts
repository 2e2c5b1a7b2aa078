import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userError } from '../../../src/model/errors.ts';
import type { Locks } from '../../../src/model/ports/files.ts';
import type { Clock } from '../../../src/model/ports/machine.ts';
import type { Trees } from '../../../src/model/ports/trees.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { systemScripts } from '../../../src/platform/process/scripts.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { emptyWorkspace } from '../../../src/workspaces/demand.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { PoolWaits } from '../../../src/workspaces/pool/pool-waits.ts';
import { SharedDirectories } from '../../../src/workspaces/pool/shared-directories.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder } from '../../support/git-remote.ts';

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
  const directories = await directoriesOf(folder.path, busy, { now: () => 0, sleep: async () => undefined });
  const first = await directories.take(signal);
  const second = directories.take(signal);
  await asked.here;
  await first.leave(true);
  answered.comes();
  expect((await second).directory).toBe(first.directory);
  await directories.close(signal);
});

test('one test waits for other runs, and what it waited for in vain fails all', async () => {
  using folder = aFolder();
  const busy = { ...locks, tryHold: async () => undefined } satisfies Locks;
  let [now, looks] = [0, 0];
  const sleep = async (ms: number) => {
    now += ms;
    looks += 1;
  };
  const directories = await directoriesOf(folder.path, busy, { now: () => now, sleep });
  const [one, two] = [directories.take(signal), directories.take(signal)];
  await expect(one).rejects.toThrow(/for 30 minutes/);
  await expect(two).rejects.toThrow(/for 30 minutes/);
  const afterTwo = looks;
  await expect(directories.take(signal)).rejects.toThrow(/for 30 minutes/);
  expect({ more: looks - afterTwo, minutes: now / 60_000 }).toEqual({ more: 0, minutes: 30 });
});

test('when the one who waits for other runs is stopped, another waits on', async () => {
  using folder = aFolder();
  let isBusy = true;
  const busy = {
    ...locks,
    tryHold: async (path) => (isBusy ? undefined : locks.tryHold(path)),
  } satisfies Locks;
  const directories = await directoriesOf(folder.path, busy, systemClock);
  const stop = new AbortController();
  const stopped = directories.take(stop.signal);
  const other = directories.take(signal);
  stop.abort();
  await expect(stopped).rejects.toThrow(/stopped/);
  isBusy = false;
  expect((await other).directory.path).toContain('slot-0');
  await directories.close(signal);
});

test('a workspace is given up when no test has been in it for a while', async () => {
  using folder = aFolder();
  let now = 0;
  const directories = await directoriesOf(folder.path, locks, { now: () => now, sleep: async () => undefined });
  const held = await directories.take(signal);
  expect(await directories.giveUpIdle(0, signal)).toBe(false);
  now = 10_000;
  await held.leave(true);
  now += 999;
  expect(await directories.giveUpIdle(1_000, signal)).toBe(false);
  now += 1;
  expect([await directories.giveUpIdle(1_000, signal), directories.hasSlot]).toEqual([true, false]);
  expect((await directories.take(signal)).directory.path).toBe(held.directory.path);
  await directories.close(signal);
});

test('a workspace that cannot be given back is reported, and no test waits for it', async () => {
  using folder = aFolder();
  const stuck = {
    ...locks,
    async tryHold(path) {
      await locks.tryHold(path);
      return { [Symbol.asyncDispose]: () => Promise.reject(new Error('read-only')) };
    },
  } satisfies Locks;
  const warnings: string[] = [];
  const directories = await directoriesOf(folder.path, stuck, systemClock, (message) => void warnings.push(message));
  const held = await directories.take(signal);
  await held.leave(true);
  expect([await directories.giveUpIdle(0, signal), directories.hasSlot]).toEqual([true, false]);
  expect(warnings).toEqual([`The workspace ${held.directory.path} cannot be given back: Error: read-only`]);
});

test('a workspace with files that cannot be removed is set aside, and another one is made', async () => {
  using folder = aFolder();
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const first = await directoriesOf(folder.path, locks, systemClock);
  const { directory } = await first.take(signal);
  await first.close(signal);
  /** As for files of root. */
  const blocked = {
    ...trees,
    async restore(request, ...more) {
      if (request.to !== directory.path) return trees.restore(request, ...more);
      const cause = Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
      throw userError('OUTPUT_UNWRITABLE', `Cannot make ${request.to}: ${cause.message}`, { cause });
    },
  } satisfies Trees;
  const directories = await directoriesOf(folder.path, locks, systemClock, warn, blocked);
  expect([(await directories.take(signal)).directory.path, (await directories.take(signal)).directory.path]).toEqual([
    directory.path.replace('slot-0', 'slot-1'),
    directory.path.replace('slot-0', 'slot-2'),
  ]);
  await directories.close(signal);
  const slot = directory.path.slice(0, -'/workspace'.length);
  expect(warnings).toEqual([
    `The workspace ${slot} is set aside, and another one is used: Cannot make ${directory.path}: EPERM: operation not permitted`,
  ]);
});

/** The rooms of a suite that wants two slots of a pool. */
async function directoriesOf(
  folder: string,
  locksThere: Locks,
  clock: Clock,
  warn: (message: string) => void = () => undefined,
  treesThere: Trees = trees,
): Promise<SharedDirectories> {
  const template = join(folder, 'template');
  await trees.make(template);
  writeFileSync(join(template, 'a'), 'one\n');
  const location = { file: 'a.eval.yaml', line: 1, column: 1 };
  const workspace = { ...emptyWorkspace(location), template: { path: template, location } };
  const folders = cacheFolders(folder);
  const git = createGit(exec, process.env);
  const scripts = systemScripts(undefined);
  const deps = { git, exec, scripts, trees: treesThere, files, locks: locksThere, newId, clock, note() {}, warn };
  const visitor = { testId: 't', trial: 0, evalRunId: 'run', input: '', childEnv: {}, isLastTrial: true };
  return new SharedDirectories({
    ...deps,
    decision: { kind: 'pooled' },
    workspace,
    directoryDeps: { ...deps, repositories: new Repositories({ ...deps, folders }) },
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
