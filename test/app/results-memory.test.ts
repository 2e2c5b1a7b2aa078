import { expect, test } from 'vitest';
import { files } from '../../src/adapters/files/files.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

test.each([
  ['report', ['report', 'now.jsonl']],
  ['report --check', ['report', 'now.jsonl', '--check']],
  ['gate', ['gate', 'now.jsonl']],
])('%s stops the growth of memory before it reads results', async (_, argv) => {
  using project = aProject({ 'now.jsonl': '{"test":"a","pass":true}\n' });
  const seen: string[] = [];
  const readBytes: typeof files.readBytes = async (path, maxBytes) => {
    seen.push('read');
    return files.readBytes(path, maxBytes);
  };
  const memory = { stopGrowth: () => seen.push('stop'), limitGrowth() {}, giveBack() {} };
  const { exitCode } = await perform(project, argv, {}, { memory, files: { ...files, readBytes } });
  expect([exitCode, ...seen.slice(0, 2)]).toEqual([0, 'stop', 'read']);
});
