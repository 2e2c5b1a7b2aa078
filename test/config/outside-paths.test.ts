import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../app/perform.ts';
import { aFolder } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';

const targets = 'targets: [{ name: default, provider: mock, response: hello }]\n';
const suite = (head: string) =>
  `${head}\ntests: [{ id: one, input: hello, assertions: [{ type: contains, value: hello }] }]\n`;
let outside: string;

beforeAll(() => {
  const folder = aFolder();
  outside = folder.path;
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  return () => folder[Symbol.dispose]();
});

function checkout(head: string) {
  const project = aProject({ 'evals/a.eval.yaml': suite(head), '.agentv/targets.yaml': targets });
  symlinkSync(outside, join(project.folder, 'link'));
  mkdirSync(join(project.folder, 'evals', 'app'));
  return project;
}

const environment = (home: string) => ({ PATH: process.env['PATH'] ?? '', HOME: home });

test.each([
  ['workspace: { template: OUTSIDE }', '"workspace.template" leads out of the repository', '1:24'],
  ['workspace: { template: ../link }', '"workspace.template" is a link that leads out of the repository', '1:24'],
  ['execution: { cache: true, cache_path: OUTSIDE/new }', '"execution.cache_path" leads out of the repository', '1:1'],
  ['execution: { cache: true, cache_path: link/new }', '"execution.cache_path" is a link that leads out', '1:1'],
])('is refused: %s', async (head, message, location) => {
  using project = checkout(head.replace('OUTSIDE', outside));
  const env = environment(project.folder);
  await expect(perform(project, ['run', 'evals'], env)).rejects.toThrow(`evals/a.eval.yaml:${location}: ${message}`);
  const { exitCode, stdout } = await perform(project, ['validate', 'evals'], env);
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining(message)]);
});

test.each(['workspace: { template: app }', 'execution: { cache: true, cache_path: build/answers }'])(
  'is taken: %s',
  async (head) => {
    using project = checkout(head);
    expect(await perform(project, ['run', 'evals'], environment(project.folder))).toMatchObject({ exitCode: 0 });
  },
);

test('a machine may allow it', async () => {
  using project = checkout(`workspace: { template: ${JSON.stringify(outside)} }`);
  const env = { ...environment(project.folder), EVAL_ACTION_ALLOW_OUTSIDE_PATHS: 'true' };
  expect(await perform(project, ['validate', 'evals'], env)).toMatchObject({ exitCode: 0 });
  expect(await perform(project, ['run', 'evals'], env)).toMatchObject({ exitCode: 0 });
});

describe('a link that leads out of the repository is refused', () => {
  test.each([
    ['as a suite', 'evals/b.eval.yaml', 'b.eval.yaml'],
    ['as a folder of suites', 'more', '.'],
  ])('%s', async (_, link, target) => {
    using project = checkout('');
    writeFileSync(join(outside, 'b.eval.yaml'), suite(''));
    symlinkSync(join(outside, target), join(project.folder, link));
    const run = perform(project, ['run', link], environment(project.folder));
    await expect(run).rejects.toThrow('This suite is behind a link that leads out of the repository');
  });

  test.each(['.agentv/results', '.agentv/results/runs'])('as %s', async (link) => {
    using project = checkout('');
    if (link.endsWith('runs')) mkdirSync(join(project.folder, '.agentv/results'));
    symlinkSync(outside, join(project.folder, link));
    const run = perform(project, ['run', 'evals'], environment(project.folder));
    await expect(run).rejects.toThrow('The folder .agentv/results is behind a link that leads out of the repository');
  });

  test.each(['link', 'link/new'])('as %s of --output', async (folder) => {
    using project = checkout('');
    const run = perform(project, ['run', 'evals', '--output', folder], environment(project.folder));
    await expect(run).rejects.toThrow(`The folder ${folder} is behind a link that leads out of the repository`);
  });
});
