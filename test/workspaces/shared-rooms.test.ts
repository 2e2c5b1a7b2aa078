import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exec } from '../../src/edges/exec.ts';
import { files } from '../../src/edges/files.ts';
import { createGit } from '../../src/edges/git.ts';
import { locks } from '../../src/edges/locks.ts';
import { newId } from '../../src/edges/new-id.ts';
import { trees } from '../../src/edges/trees.ts';
import type { Clock, Locks } from '../../src/model/ports.ts';
import { cacheFolders } from '../../src/workspaces/cache-folders.ts';
import { emptyWorkspace } from '../../src/workspaces/demand.ts';
import { Repositories } from '../../src/workspaces/repositories.ts';
import { SharedRooms } from '../../src/workspaces/shared-rooms.ts';
import { aFolder } from '../support/git-remote.ts';

const { signal } = new AbortController();

test('who finds the rest of the pool in use gets the workspace that was left meanwhile', async () => {
  using folder = aFolder();
  const template = join(folder.path, 'template');
  await trees.make(template);
  writeFileSync(join(template, 'a'), 'one\n');
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
  const place = { file: 'a.eval.yaml', line: 1, column: 1 };
  const workspace = { ...emptyWorkspace(place), template: { path: template, place } };
  const folders = cacheFolders(folder.path);
  const clock = { now: () => 0, sleep: async () => undefined } satisfies Clock;
  const git = createGit(exec, process.env);
  const deps = { git, exec, trees, files, locks: busy, newId, clock, note() {}, warn() {} };
  const visitor = { testId: 't', trial: 0, evalRunId: 'run', input: '', childEnv: {}, isLastTrial: true };
  const rooms = new SharedRooms({
    ...deps,
    decision: { kind: 'pooled' },
    workspace,
    roomDeps: { ...deps, repositories: new Repositories({ ...deps, folders }) },
    visitor: { ...visitor, targetHooks: workspace.hooks },
    withReset: false,
    keepOnSuccess: true,
    keepOnFailure: true,
    mostSlots: 2,
    folders,
    tempFolder: async () => folder.path,
    holdStatic: async () => undefined,
  });
  const first = await rooms.take(signal);
  const second = rooms.take(signal);
  await asked.here;
  await first.leave(true);
  answered.comes();
  expect((await second).room).toBe(first.room);
  await rooms.close(signal);
});

function moment() {
  let comes = () => {};
  const here = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return { here, comes: () => comes() };
}
