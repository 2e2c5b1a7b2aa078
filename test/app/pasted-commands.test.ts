import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const SUITE = `name: greetings
execution: { threshold: 0.5 }
tests:
  - { id: greets, input: hello, assertions: [{ type: contains, value: good }] }
  - { id: other, input: other, assertions: [{ type: contains, value: bad }] }
`;

const aRepository = () =>
  aProject({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'apps/x/a.eval.yaml': SUITE,
    'apps/x/.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: bad }]\n',
  });

/** The words of a printed command of which none is quoted, without the program. */
const words = (line: string, program = 'eval-action') => line.replace(`${program} `, '').split(' ');

const inFolder = (project: Project, folder: string) => ({ folder: join(project.folder, folder) });

test('the command below a run works where the run was started, whatever its working directory', async () => {
  using project = aRepository();
  const { stdout } = await perform(project, ['run', '--working-directory', 'apps/x', 'a.eval.yaml']);
  const [, line = ''] = /re-run a test +(.*)/.exec(stdout) ?? [];
  expect(line).toContain('--working-directory apps/x');
  expect((await perform(project, words(line))).stdout).toContain('0 of 1 passed');
});

test('the command that verifies a cause fails while a test does, even if the suite reaches its threshold', async () => {
  using project = aRepository();
  const app = inFolder(project, 'apps/x');
  expect((await perform(app, ['run', 'a.eval.yaml', '-o', 'out'])).exitCode).toBe(0);
  const [, line = ''] = /Verify: `(.*)`/.exec(project.read('apps/x/out/index.md')) ?? [];
  project.write('apps/x/a.eval.yaml', SUITE.replace('threshold: 0.5', 'threshold: 0'));
  expect((await perform(app, words(line))).exitCode).toBe(1);
  project.write('apps/x/a.eval.yaml', SUITE.replace('value: good', 'value: bad'));
  expect((await perform(app, words(line))).exitCode).toBe(0);
});

test('commands of "failures" start the program in the folder where they work, from any folder', async () => {
  using project = aRepository();
  await perform(project, ['run', '--working-directory', 'apps/x', 'a.eval.yaml', '-o', 'out']);
  const script = join(project.folder, 'tool', 'dist', 'cli.js');
  const asked = ['failures', 'apps/x/out', '--prompt'];
  const fromRoot = (await perform(project, asked, {}, { script })).stdout;
  expect(fromRoot).toContain(`Read first: node ${script} failures ${join(project.folder, 'apps/x/out')}\n`);
  expect(fromRoot).toContain(`Reproduce in apps/x: node ${script} run a.eval.yaml `);
  const fromApp = (await perform(inFolder(project, 'apps/x'), ['failures', 'out', '--prompt'], {}, { script })).stdout;
  expect(fromApp).toContain(`Read first: node ${script} failures out\n`);
});

test('a report on several runs says in which folder their commands work', async () => {
  using project = aRepository();
  const app = inFolder(project, 'apps/x');
  for (const out of ['one', 'two']) await perform(app, ['run', 'a.eval.yaml', '-o', out]);
  await perform(project, ['report', 'apps/x/one', 'apps/x/two', '-o', 'joined']);
  expect(JSON.parse(project.read('joined/report.json')).folder).toBe('apps/x');
  expect(project.read('joined/index.md')).toContain('Commands work in the folder `apps/x` of the repository.');
});
