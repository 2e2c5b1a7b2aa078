import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { waitForLock } from '../../../src/workspaces/directories/run-locks.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const busy = { what: 'Another run is fetching it', minutes: 2 };

/** Time passes by sleeping, and another run has the lock until `leaves`. */
async function waited(leaves: number, by = signal) {
  let now = 0;
  const warnings: string[] = [];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const free = { [Symbol.asyncDispose]: async () => undefined };
  const tryHold = async () => (now < leaves ? undefined : free);
  const warn = (message: string) => void warnings.push(message);
  const why = await waitForLock('/x.lock', busy, { locks: { tryHold }, clock, warn }, by).then(
    () => undefined,
    (error) => error.message,
  );
  return { now, warnings, why };
}

test('a lock is waited for: a short time silently, a long one with a warning, and no longer than its time', async () => {
  const warnings = ['Another run is fetching it; this one waits for it, 2 minutes at most'];
  expect(await waited(0)).toEqual({ now: 0, warnings: [], why: undefined });
  expect(await waited(300)).toEqual({ now: 300, warnings: [], why: undefined });
  expect(await waited(30_000)).toEqual({ now: 30_000, warnings, why: undefined });
  const why = 'Another run is fetching it, and this one has waited 2 minutes for it. Wait for it to end, or end it';
  expect(await waited(Number.POSITIVE_INFINITY)).toEqual({ now: 120_000, warnings, why });
});

test('who is stopped does not wait', async () => {
  const { now, why } = await waited(1, AbortSignal.abort());
  expect({ now, why }).toEqual({ now: 0, why: expect.stringContaining('was stopped while it waited') });
});

test('a repository that another run fetches is waited for', async () => {
  using folder = aFolder();
  using remote = aRemote({ a: 'x' });
  const folders = cacheFolders(folder.path);
  const other: { busy?: AsyncDisposable | undefined } = {};
  let now = 0;
  const warnings: string[] = [];
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
      if (warnings.length > 0) await other.busy?.[Symbol.asyncDispose]();
    },
  };
  const waited = {
    ...locks,
    async tryHold(path: string) {
      // The other run was there first.
      other.busy ??= await locks.tryHold(path);
      return locks.tryHold(path);
    },
  };
  const git = createGit(exec, process.env);
  const warn = (message: string) => void warnings.push(message);
  const deps = { git, trees, files, locks: waited, clock, newId, folders, note() {}, warn };
  const repositories = new Repositories(deps);
  const location = { file: 'a.eval.yaml', line: 1, column: 1 };
  const repository = { url: remote.url, path: 'lib', ref: 'HEAD', ancestor: 0, sparse: [], resolve: 'local' as const };
  const { commit } = await repositories.find({ ...repository, location }, signal);
  await repositories.close();
  expect(commit).toBe(remote.head);
  expect(warnings).toEqual([
    `Another test or run is fetching ${remote.url}; this one waits for it, 65 minutes at most`,
  ]);
});
