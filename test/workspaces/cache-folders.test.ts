import { expect, test } from 'vitest';
import type { Repository, Workspace } from '../../src/model/suite/workspace.ts';
import { dataFolderOf, fingerprintOf } from '../../src/workspaces/cache-folders.ts';

test('the data folder is where AgentV looks for it', () => {
  const home = { HOME: '/home/me' };
  expect(dataFolderOf(home)).toBe('/home/me/.agentv');
  expect(dataFolderOf({ ...home, AGENTV_HOME: '/a' })).toBe('/a');
  expect(dataFolderOf({ ...home, AGENTV_HOME: '/a', AGENTV_DATA_DIR: '/b' })).toBe('/b');
  expect(dataFolderOf({ HOME: ' ', USERPROFILE: '/users/me' })).toBe('/users/me/.agentv');
  expect(dataFolderOf({})).toBeUndefined();
});

test('workspaces of one kind share a fingerprint', () => {
  const location = { file: 'a.eval.yaml', line: 1, column: 1 };
  const lib: Repository = {
    path: 'lib',
    url: 'https://github.com/Acme/lib.git',
    ref: 'v1',
    resolve: 'local',
    ancestor: 0,
    sparse: [],
    location,
  };
  const other: Repository = { ...lib, path: 'a' };
  const kind = (repositories: Repository[], more: Partial<Workspace> = {}): string =>
    fingerprintOf({
      isolation: 'shared',
      repositories,
      hooks: {},
      requires: { commands: [], pythonModules: [] },
      files: [],
      location,
      ...more,
    });
  const hooks = { beforeAll: { cwd: '/', timeoutMs: 1, reset: 'none' as const, location } };
  expect(kind([lib, other])).toBe(kind([other, { ...lib, url: 'git@github.com:acme/lib' }], { hooks }));
  expect(kind([lib])).toBe(kind([{ ...lib, ref: 'v2', ancestor: 1 }]));
  expect(kind([lib])).not.toBe(kind([{ ...lib, sparse: ['src'] }]));
  expect(kind([lib])).not.toBe(kind([lib], { template: { path: '/t', location } }));
});
