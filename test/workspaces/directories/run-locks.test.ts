import { expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { RunLocks } from '../../../src/workspaces/directories/run-locks.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const busy = { what: 'Another run is fetching it', notifyAfterMs: 500, minutes: 2 };

/** Time passes by sleeping. Nobody but the other run, which has the locks until `leaves`, wants them. */
function aRun({ leaves = Number.POSITIVE_INFINITY, later = async (_now: number) => {} } = {}) {
  let now = 0;
  const own = new Set<string>();
  const warnings: string[] = [];
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
      await later(now);
    },
  };
  const tryHold = async (path: string) => {
    if (now < leaves || own.has(path)) return undefined;
    own.add(path);
    return { [Symbol.asyncDispose]: async () => void own.delete(path) };
  };
  const warn = (message: string) => void warnings.push(message);
  return { held: new RunLocks({ locks: { tryHold }, clock, warn }), warnings, clock };
}

test('a lock that is free is held without a word', async () => {
  const { held, warnings, clock } = aRun({ leaves: 0 });
  await using _lock = await held.hold('/x.lock', busy, signal);
  expect({ warnings, now: clock.now() }).toEqual({ warnings: [], now: 0 });
});

test('a short lock of another run is waited for silently, a long one is reported once', async () => {
  const short = aRun({ leaves: 300 });
  await short.held.hold('/x.lock', busy, signal);
  expect(short.warnings).toEqual([]);
  const long = aRun({ leaves: 30_000 });
  await using _lock = await long.held.hold('/x.lock', busy, signal);
  expect(long.warnings).toEqual(['Another run is fetching it; this one waits for it, 2 minutes at most']);
});

test('after its time the message says for what, how long and what to do', async () => {
  const { held, warnings, clock } = aRun();
  const sentence =
    'Another run is fetching it, and this one has waited 2 minutes for it. Wait for it to end, or end it';
  await expect(held.hold('/x.lock', busy, signal)).rejects.toThrow(sentence);
  expect({ now: clock.now(), reported: warnings.length }).toEqual({ now: 120_000, reported: 1 });
});

test('who is stopped does not wait', async () => {
  const { held, clock } = aRun();
  await expect(held.hold('/x.lock', busy, AbortSignal.abort())).rejects.toThrow(/was stopped while it waited/);
  expect(clock.now()).toBe(0);
});

test('a lock of this run is not reported', async () => {
  const own: AsyncDisposable[] = [];
  const later = async (now: number) => {
    if (now > 10_000) await own.pop()?.[Symbol.asyncDispose]();
  };
  const { held, warnings, clock } = aRun({ leaves: 0, later });
  own.push(await held.hold('/x.lock', busy, signal));
  await using _lock = await held.hold('/x.lock', busy, signal);
  expect({ warnings, hasWaited: clock.now() > 10_000 }).toEqual({ warnings: [], hasWaited: true });
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
  expect(warnings).toEqual([`Another run is fetching ${remote.url}; this one waits for it, 65 minutes at most`]);
});
