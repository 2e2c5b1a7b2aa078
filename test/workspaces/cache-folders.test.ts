import { expect, test } from 'vitest';
import { dataFolderOf } from '../../src/workspaces/cache-folders.ts';

test('the data folder is where AgentV looks for it', () => {
  const home = { HOME: '/home/me' };
  expect(dataFolderOf(home)).toBe('/home/me/.agentv');
  expect(dataFolderOf({ ...home, AGENTV_HOME: '/a' })).toBe('/a');
  expect(dataFolderOf({ ...home, AGENTV_HOME: '/a', AGENTV_DATA_DIR: '/b' })).toBe('/b');
  expect(dataFolderOf({ HOME: ' ', USERPROFILE: '/users/me' })).toBe('/users/me/.agentv');
  expect(dataFolderOf({})).toBeUndefined();
});
