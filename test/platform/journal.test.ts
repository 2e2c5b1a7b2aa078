import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../../src/platform/files/files.ts';
import { aProject } from '../support/project.ts';

test('lines that come together are written together, in their order, and each is on disk when it is confirmed', async () => {
  using project = aProject({});
  const path = join(project.folder, 'out', 'index.jsonl');
  await using journal = await files.openJournal(path);
  const onDisk = () => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const stored = Array.from({ length: 100 }, (_, index) =>
    journal.append(`line ${index}`).then(() => expect(onDisk()).toContain(`line ${index}`)),
  );
  await Promise.all(stored);
  await journal.append('last');
  expect(onDisk()).toEqual([...Array.from({ length: 100 }, (_, index) => `line ${index}`), 'last']);
});

test('what was not awaited is on disk when the journal is closed', async () => {
  using project = aProject({});
  const path = join(project.folder, 'index.jsonl');
  {
    await using journal = await files.openJournal(path);
    void journal.append('a');
    void journal.append('b');
  }
  expect(readFileSync(path, 'utf8')).toBe('a\nb\n');
});

test('a journal knows whether its file holds what it wrote, and nothing else', async () => {
  using project = aProject({ 'out/index.jsonl': 'earlier\n' });
  const path = join(project.folder, 'out', 'index.jsonl');
  await using journal = await files.openJournal(path);
  await journal.append('a');
  expect(await journal.state()).toBe('intact');
  appendFileSync(path, 'foreign\n');
  expect(await journal.state()).toBe('changed');
  writeFileSync(path, 'earlier\na\n');
  expect(await journal.state()).toBe('intact');
  writeFileSync(path, 'earlier\nb\n');
  expect(await journal.state()).toBe('changed');
  rmSync(join(project.folder, 'out'), { recursive: true });
  await journal.append('b');
  expect(await journal.state()).toBe('missing');
});
