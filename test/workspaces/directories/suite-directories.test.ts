import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userError } from '../../../src/model/errors.ts';
import type { Locks } from '../../../src/model/ports/files.ts';
import type { Trees } from '../../../src/model/ports/trees.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { systemScripts } from '../../../src/platform/process/scripts.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { SuiteDirectories } from '../../../src/workspaces/directories/suite-directories.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { emptyWorkspace } from '../../../src/workspaces/workspace-mode.ts';
import { aFolder } from '../../support/git-remote.ts';

const { signal } = new AbortController();

test('while other runs have the rest of the pool, a test gets a workspace of this run, which goes with it', async () => {
  using folder = aFolder();
  const busy = {
    ...locks,
    tryHold: async (path) => (path.includes('slot-0') ? locks.tryHold(path) : undefined),
  } satisfies Locks;
  const directories = directoriesOf(folder.path, { locks: busy });
  const [first, second] = [await directories.take(signal), await directories.take(signal)];
  expect([first, second].map(({ directory }) => directory.path)).toEqual([
    expect.stringMatching(/\/slot-0\/workspace$/),
    join(folder.path, 'pooled-1'),
  ]);
  expect(readFileSync(join(second.directory.path, 'a'), 'utf8')).toBe('one\n');
  await directories.close(signal);
  expect([first, second].map(({ directory }) => existsSync(directory.path))).toEqual([true, false]);
});

test('a test beyond the number of slots gets the workspace that is released next, or is stopped', async () => {
  using folder = aFolder();
  const directories = directoriesOf(folder.path);
  const held = [await directories.take(signal), await directories.take(signal)];
  const stop = new AbortController();
  const [stopped, third] = [directories.take(stop.signal), directories.take(signal)];
  stop.abort();
  await expect(stopped).rejects.toThrow('The run was stopped while a test waited for its workspace');
  await held[1]?.leave(true);
  expect((await third).directory).toBe(held[1]?.directory);
  await directories.close(signal);
});

test('a workspace that cannot be given back is reported', async () => {
  using folder = aFolder();
  const stuck = {
    ...locks,
    async tryHold(path) {
      await locks.tryHold(path);
      return { [Symbol.asyncDispose]: () => Promise.reject(new Error('read-only')) };
    },
  } satisfies Locks;
  const warnings: string[] = [];
  const directories = directoriesOf(folder.path, { locks: stuck, warn: (message) => void warnings.push(message) });
  const held = await directories.take(signal);
  await held.leave(true);
  await directories.close(signal);
  expect(warnings).toEqual([`The workspace ${held.directory.path} cannot be given back: Error: read-only`]);
});

test('a workspace with files that cannot be removed is set aside, and another one is made', async () => {
  using folder = aFolder();
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const first = directoriesOf(folder.path);
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
  const directories = directoriesOf(folder.path, { trees: blocked, warn });
  expect([(await directories.take(signal)).directory.path, (await directories.take(signal)).directory.path]).toEqual([
    directory.path.replace('slot-0', 'slot-1'),
    join(folder.path, 'pooled-1'),
  ]);
  await directories.close(signal);
  const slot = directory.path.slice(0, -'/workspace'.length);
  expect(warnings).toEqual([
    `The workspace ${slot} is set aside, and another one is used: Cannot make ${directory.path}: EPERM: operation not permitted`,
  ]);
});

/** The directories of a suite that uses two slots of a pool. */
function directoriesOf(folder: string, more: Partial<ConstructorParameters<typeof SuiteDirectories>[0]> = {}) {
  const template = join(folder, 'template');
  mkdirSync(template, { recursive: true });
  writeFileSync(join(template, 'a'), 'one\n');
  const location = { file: 'a.eval.yaml', line: 1, column: 1 };
  const workspace = { ...emptyWorkspace(location), template: { path: template, location } };
  const folders = cacheFolders(folder);
  const git = createGit(exec, process.env);
  const common = { git, exec, scripts: systemScripts(undefined), trees, files, locks, newId, clock: systemClock };
  const deps = { ...common, note() {}, warn() {}, ...more };
  const user = { testId: 't', trial: 0, evalRunId: 'run', input: '', childEnv: {}, isLastTrial: true };
  return new SuiteDirectories({
    ...deps,
    repositories: new Repositories({ ...deps, folders }),
    decision: { kind: 'pooled' },
    workspace,
    user: { ...user, targetHooks: {} },
    withReset: false,
    keepOnSuccess: false,
    keepOnFailure: false,
    maxSlots: 2,
    folders,
    tempFolder: async () => folder,
    holdStatic: async () => undefined,
  });
}
