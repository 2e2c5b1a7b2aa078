import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../src/platform/files/files.ts';
import { aProject } from '../support/project.ts';

test('the first names of a folder are returned in their order, those of folders with a slash, and the others counted', async () => {
  using project = aProject({ 'many/b/c': '', 'many/d': '', 'many/a': '' });
  expect(await files.namesIn(join(project.folder, 'many'), 2)).toEqual({ names: ['a', 'b/'], others: 1 });
  await expect(files.namesIn(join(project.folder, 'none'), 5)).rejects.toThrow(/There is no file/);
  await expect(files.namesIn(join(project.folder, 'many/a'), 5)).rejects.toThrow(/Cannot read/);
});
