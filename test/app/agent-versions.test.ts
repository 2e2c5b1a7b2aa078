import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/model/errors.ts';
import { recordOf } from '../../src/results/record.ts';
import { agentRecordings } from '../support/agent-streams.ts';
import { poolsOfRun } from '../support/evidence.ts';
import { fakeAgent } from '../support/fake-agent.ts';
import { aFolder } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

const suite = (name: string, targets: string) =>
  `name: ${name}\nexecution: {targets: ${targets}}\ntests:\n  - {id: a, input: hi, assertions: [{type: contains, value: blue}]}\n  - {id: b, input: hi, assertions: [{type: contains, value: blue}]}\n`;

const targets = (program: string, version: string, calls = 'calls') =>
  `targets:\n  - {name: spends, provider: cli, command: 'echo blue | tee -a ${calls}'}\n  - {name: agent, provider: codex, executable: ${program}, version: '${version}'}\n  - {name: other, provider: codex, executable: ${program}, model: m}\n`;

describe('the version of a coding agent', () => {
  test('that fits is in the rows and in the evidence of a run', async () => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    const { run, result } = await evaluated({
      '.agentv/targets.yaml': targets(fake.program, '>=1.2 <2'),
      'evals/a.eval.yaml': suite('one', '[agent]'),
    });
    expect(result('a')).toMatchObject({ status: 'ok', agentVersion: '1.2.3' });
    expect(recordOf(result('a'))).toMatchObject({ agent_version: '1.2.3' });
    const [pool] = poolsOfRun(run, { run: 'r' });
    expect(pool?.tests[0]?.trials).toMatchObject([{ agentVersion: '1.2.3' }]);
  });

  test('that does not fit ends the run at the line of the target, before anything is spent', async () => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    using spent = aFolder();
    const running = evaluated({
      '.agentv/targets.yaml': targets(fake.program, '^2', join(spent.path, 'calls')),
      'evals/a.eval.yaml': suite('one', '[spends, agent]'),
    });
    const error = await running.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).problems).toMatchObject([
      {
        code: 'TARGET_INVALID',
        location: { file: '.agentv/targets.yaml', line: 3 },
        message: expect.stringContaining('Codex has version 1.2.3, but the target requires "^2"'),
      },
    ]);
    expect(existsSync(join(spent.path, 'calls'))).toBe(false);
    expect(fake.calls()).toEqual([]);
  });

  test('is asked once for an executable, however many suites and targets use it', async () => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    using folder = aFolder();
    const [program, log] = [join(folder.path, 'counted'), join(folder.path, 'log')];
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo asked >> '${log}'\nexec '${fake.program}' "$@"\n`;
    writeFileSync(program, script);
    chmodSync(program, 0o755);
    await evaluated({
      '.agentv/targets.yaml': targets(program, '1.x'),
      'evals/a.eval.yaml': suite('one', '[agent, other]'),
      'evals/b.eval.yaml': suite('two', '[agent]'),
    });
    expect(readFileSync(log, 'utf8')).toBe('asked\n');
    expect(fake.calls()).toHaveLength(6);
  });

  test('that a program does not print is an error where one is asked for, and so is a program that is not there', async () => {
    using folder = aFolder();
    const silent = join(folder.path, 'silent');
    writeFileSync(silent, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    for (const [program, why] of [
      [silent, 'Codex prints no version'],
      [join(folder.path, 'missing'), 'There is no program'],
    ] as const) {
      const running = evaluated({
        '.agentv/targets.yaml': targets(program, '1.x'),
        'evals/a.eval.yaml': suite('one', '[agent]'),
      });
      await expect(running).rejects.toThrow(why);
    }
  });
});
