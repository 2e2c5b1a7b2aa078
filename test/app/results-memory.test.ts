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

test('a run of many tests gives memory back before the first test, and again before its reports', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `{"id":"t${at}","input":"hello"}\n`);
  using project = aProject({
    '.agentv/targets.yaml': 'targets: [{ name: mock, provider: mock, response: hello }]\n',
    'evals/a.eval.yaml': 'tests: ./rows.jsonl\nassertions: [{ type: contains, value: hello }]\n',
    'evals/rows.jsonl': rows.join(''),
  });
  const given: string[] = [];
  const giveBack = ({ kept = false } = {}) => {
    given.push(`${project.exists('out/index.jsonl') ? 'after' : 'before'} the tests${kept ? ', all' : ''}`);
  };
  const memory = { stopGrowth() {}, limitGrowth() {}, giveBack };
  const { exitCode } = await perform(
    project,
    ['run', '--target', 'mock', '-o', 'out', '--html', 'false'],
    {},
    { memory },
  );
  expect([exitCode, ...given]).toEqual([0, 'before the tests, all', 'after the tests, all']);
});
