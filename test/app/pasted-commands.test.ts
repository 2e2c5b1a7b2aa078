import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shellWords } from '../../src/model/text/shell-command.ts';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { performStep } from '../support/step.ts';
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

describe('a run with flags that change what is asked', () => {
  const OTHER = "ci's $(targets)/a b.yaml";
  const WORD = String.raw`'ci'\''s $(targets)/a b.yaml'`;
  const targets = (response: string) => `targets: [{ name: default, provider: mock, response: ${response} }]\n`;
  const aRepositoryWith = (other: string, more = {}) =>
    aProject({ 'a.eval.yaml': SUITE, '.agentv/targets.yaml': targets('good bad'), [other]: targets('none'), ...more });
  const again = (project: Project, line: string) => perform(project, (shellWords(line) ?? []).slice(1));
  const lineIn = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

  test('has them in all its commands, which run the same again', async () => {
    using project = aRepositoryWith(OTHER);
    const file = join(project.folder, OTHER);
    const flags = ['--targets', file, '--threshold', '0.9', '--experiment', 'x', '--agent-timeout', '9'];
    const { stdout } = await perform(project, ['run', 'a.eval.yaml', '-o', 'out', ...flags]);
    const repeated = `--targets ${WORD} --threshold 0.9 --test-timeout-seconds 9 --experiment x`;
    const failures = (await perform(project, ['failures', 'out', '--json'])).stdout.split('\n');
    const entries = failures.flatMap((line) => (line.includes('"reproduce"') ? [JSON.parse(line)] : []));
    await perform(project, ['report', 'out', '-o', 'reported']);
    const lines = [
      lineIn(stdout, /re-run a test +(.*)/),
      lineIn(project.read('out/index.md'), /Verify: `(.*)`/),
      lineIn(project.read('out/summary.md'), /To re-run a test: `(.*)`/),
      lineIn(project.read('reported/summary.md'), /To re-run a test: `(.*)`/),
      ...entries.map(({ reproduce }) => reproduce),
    ];
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      expect(line).toContain(repeated);
      expect((await again(project, line)).stdout).toMatch(/0 of [12] passed/);
    }
  });

  test('has no command in a report on parts with other flags, because it would ask something else', async () => {
    using project = aRepositoryWith('other.yaml', { 'b.eval.yaml': SUITE });
    await perform(project, ['run', 'a.eval.yaml', '-o', 'a', '--targets', 'other.yaml']);
    await perform(project, ['run', 'b.eval.yaml', '-o', 'b']);
    const { stdout } = await perform(project, ['report', 'a', 'b', '-o', 'reported']);
    const index = project.read('reported/index.md');
    for (const text of [stdout, index, project.read('reported/summary.md')]) expect(text).not.toContain('action run');
    expect(index).toContain('Reproduce a test with the command that wrote the results');
  });

  test('has no command if a secret is redacted in one of them', async () => {
    const secret = 'tok-4711-very-secret';
    using project = aRepositoryWith(`${secret}.yaml`);
    const asked = ['run', 'a.eval.yaml', '-o', 'out', '--targets', `${secret}.yaml`];
    const { stdout } = await perform(project, asked, { API_TOKEN: secret });
    expect(JSON.parse(project.read('out/report.json')).flags).toEqual([{ name: 'targets', value: '***.yaml' }]);
    expect(stdout).toContain('Next steps');
    for (const text of [stdout, project.read('out/index.md'), project.read('out/summary.md')]) {
      expect(text).not.toContain('eval-action run');
    }
  });

  test('has them in the comment and in annotations if they are inputs of the action', async () => {
    using project = aRepositoryWith(OTHER);
    await using github = await gitHubServer();
    const inputs = { evals: 'a.eval.yaml', targets: OTHER, 'must-pass': 'true', comment: 'always', baseline: 'none' };
    const { log } = await performStep('main', { project, github, event: events.pullRequest, inputs });
    const comment = github.comments[0]?.body ?? '';
    expect(lineIn(comment, /Re-run it: `(.*)`/)).toContain(`--targets ${WORD}`);
    expect(lineIn(log, /run it again: (.*)/)).toContain(`--targets ${WORD}`);
  });
});
