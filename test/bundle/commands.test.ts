import { describe, expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { TARGETS } from '../support/suites.ts';

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
});

describe('eval-action validate', () => {
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
