import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../src/platform/files/files.ts';
import { aProject, type Project } from '../support/project.ts';

let project: Project;
beforeAll(() => {
  project = aProject({});
  mkdirSync(join(project.folder, 'many/folder'), { recursive: true });
  for (let index = 0; index < 1_200; index += 1) {
    writeFileSync(join(project.folder, 'many', `f${String(index).padStart(4, '0')}`), '');
  }
}, 30_000);
afterAll(() => project[Symbol.dispose]());

test('the first names of a folder are returned in their order, with the number of the others', async () => {
  const { names, others, isWhole } = await files.namesIn(join(project.folder, 'many'), 5);
  expect([names, others, isWhole]).toEqual([['f0000', 'f0001', 'f0002', 'f0003', 'f0004'], 1_196, true]);
});

test('folders among them end in a slash', async () => {
  const { names, others } = await files.namesIn(join(project.folder, 'many'), 5_000);
  expect([names.length, names.at(-1), others]).toEqual([1_201, 'folder/', 0]);
});

test('a path that is not a folder is reported', async () => {
  await expect(files.namesIn(join(project.folder, 'none'), 5)).rejects.toThrow(/There is no file/);
  await expect(files.namesIn(join(project.folder, 'many/f0000'), 5)).rejects.toThrow(/Cannot read/);
});
