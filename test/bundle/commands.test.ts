import { describe, expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const GOOD = suiteOf(['one', 'hello', 'hello']);
const SECRET_TARGET =
  'targets:\n  - { name: default, provider: openai, api_key: "${{ SOME_API_KEY }}", model: "small" }\n';

describe('eval-action init', () => {
  test('sets up an empty repository in which the next command is green at once', async () => {
    using project = aProject({});
    const init = await runCli(project, ['init']);
    expect(init).toMatchObject({ exitCode: 0, stderr: '' });
    const [, command = ''] = /\n {2}node .*cli\.js (.*)\n$/.exec(init.stdout) ?? [];
    expect(command).toBe('run');
    const run = await runCli(project, command.split(' '));
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toContain('2 of 2 tests passed');
    expect(await runCli(project, ['validate', '--max-warnings', '0'])).toMatchObject({ exitCode: 0 });
  });

  test('leaves files alone that are there', async () => {
    using project = aProject({ 'evals/first.eval.yaml': GOOD });
    expect(await runCli(project, ['init'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^skipped {2}evals\/first\.eval\.yaml/m),
    });
    expect(project.read('evals/first.eval.yaml')).toBe(GOOD);
  });
});

describe('eval-action validate', () => {
  test('ends with 0, 1 or 2: nothing wrong, errors, could not look', async () => {
    using project = aProject({
      'good.eval.yaml': GOOD,
      'bad.eval.yaml': GOOD.replace('type: contains', 'type: containz'),
      '.agentv/targets.yaml': TARGETS,
    });
    expect(await runCli(project, ['validate', 'good.eval.yaml'])).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await runCli(project, ['validate', '.'])).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(
        /^bad\.eval\.yaml:5:\d+: error: [\s\S]*\n3 files checked \(2 suites, 2 tests\): 1 error\n$/,
      ),
      stderr: '',
    });
    expect(await runCli(project, ['validate', 'nowhere', '--json'])).toMatchObject({
      exitCode: 2,
      stdout: expect.stringMatching(/^\{"type":"error","problems":\[\{"code":"NOTHING_MATCHED".*\]\}\n$/),
      stderr: expect.stringMatching(/^error: There is no file or folder nowhere/),
    });
  });

  test('needs no key where a run does', async () => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD, '.agentv/targets.yaml': SECRET_TARGET });
    const validated = await runCli(project, ['validate', '--json']);
    expect(validated).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(validated.stdout).problems).toMatchObject([{ code: 'SECRET_MISSING', severity: 'warning' }]);
    expect(await runCli(project, ['run'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('SOME_API_KEY'),
    });
  });

  test('prints nothing that a runner or a terminal would obey', async () => {
    const name = '##[error]no\\e[2J::set-output name=x::y';
    using project = aProject({
      'a.yaml': `"${name}": 1\ntests:\n  - id: "${name}"\n    input: x\n    assertions: [{ type: "${name}" }]\n`,
      '.agentv/targets.yaml': TARGETS,
    });
    for (const args of [
      ['validate', 'a.yaml'],
      ['validate', 'a.yaml', '--json'],
      ['list', 'a.yaml'],
      ['list', 'a.yaml', '--json'],
    ]) {
      const { log, exitCode } = await runCli(project, args);
      expect(exitCode).not.toBe(0);
      expect(log).not.toContain('##[error]');
      expect(log).not.toMatch(/^\s*::/m);
      expect(log.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }
  });
});

describe('eval-action list', () => {
  test('lists what a run would ask, without asking and without a key', async () => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD, '.agentv/targets.yaml': SECRET_TARGET });
    const listed = await runCli(project, ['list', '--json']);
    expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(listed.stdout)).toMatchObject({
      schemaVersion: 1,
      suites: [{ name: 'a', tests: [{ id: 'one', targets: ['default'] }] }],
      variables: [{ name: 'SOME_API_KEY', state: 'unset', targets: ['default'] }],
      counts: { suites: 1, tests: 1, targets: 1, calls: 1 },
    });
    expect(project.list('.')).toEqual(['.agentv', '.git', 'evals']);
    expect(project.list('.agentv')).toEqual(['targets.yaml']);
  });

  test('names what is missing', async () => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD, '.agentv/targets.yaml': SECRET_TARGET });
    const { exitCode, stdout, stderr } = await runCli(project, ['list']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^ {2}SOME_API_KEY {2}not set {2}for the target default$/m);
    expect(stderr).toMatch(/targets\.yaml:2:\d+: warning: .*SOME_API_KEY is unset/);
  });
});
