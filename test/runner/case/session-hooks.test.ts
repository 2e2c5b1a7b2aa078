import { describe, expect, test } from 'vitest';
import { variablesIn } from '../../../src/runner/case/session-hooks.ts';
import { evaluated } from '../../app/evaluated.ts';
import { perform } from '../../app/perform.ts';
import { aProject } from '../../support/project.ts';

const SUITE = `tests:
  - { id: a, input: "say \${{ WORD }}", assertions: [{ type: contains, value: "\${{ WORD }}" }] }
`;
const TARGETS = `targets:
  - { name: default, provider: cli, command: "echo $WORD {PROMPT} >> said.txt; cat said.txt" }
`;
const config = (command: string) => `hooks:\n  before_session: ${JSON.stringify(command)}\n`;
const project = (command: string, more: Readonly<Record<string, string>> = {}) => ({
  'evals/a.eval.yaml': SUITE,
  '.agentv/targets.yaml': TARGETS,
  '.agentv/config.yaml': config(command),
  ...more,
});

describe('the command before a session', () => {
  test('makes variables for suites and for the programs that are started', async () => {
    const { result } = await evaluated(project('echo WORD=hello'));
    expect(result('a')).toMatchObject({ status: 'ok', output: 'hello say hello\n' });
  });

  test('runs once for all suites that share its configuration, in the working directory', async () => {
    const { result } = await evaluated(
      project('echo ran >> ran.txt; echo WORD=$(cat ran.txt)', {
        'evals/sub/b.eval.yaml': SUITE.replace('id: a', 'id: b'),
      }),
    );
    expect([result('a').status, result('b').status]).toEqual(['ok', 'ok']);
    expect(result('b').output).toContain('ran say ran\n');
    expect(result('b').output).not.toContain('ran ran');
  });

  test('does not change what is set, and goes before .env files', async () => {
    const files = project('echo WORD=hook', { '.env': 'WORD=file' });
    expect((await evaluated(files)).result('a').output).toBe('hook say hook\n');
    expect((await evaluated(files, {}, { WORD: 'set' })).result('a').output).toContain('say set\n');
  });

  test.each([
    ['echo WORD=s3cret; echo s3cret >&2; exit 3', /ended with exit code 3/],
    ['kill -9 $$', /was ended by SIGKILL/],
    ['head -c 20000000 /dev/zero', /wrote more than 10 MiB to stdout/],
  ])('that fails stops the run at its line, and nothing that it printed is shown: %s', async (command, message) => {
    const failure = await evaluated(project(command)).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      problems: [
        {
          code: 'HOOK_FAILED',
          message: expect.stringMatching(message),
          location: { file: '.agentv/config.yaml', line: 2 },
        },
      ],
    });
    expect(String(failure)).not.toContain('s3cret');
  });

  test('what it makes under the name of a secret is shown nowhere', async () => {
    const { run } = await evaluated({
      'evals/a.eval.yaml': 'tests: [{id: a, input: hi, assertions: [{type: contains, value: key}]}]',
      '.agentv/targets.yaml': 'targets: [{name: default, provider: cli, command: "echo the key is $MY_API_KEY"}]',
      '.agentv/config.yaml': config('echo export MY_API_KEY=abcdefgh12345'),
    });
    expect(run.results[0]?.output).toBe('the key is ***\n');
    expect(JSON.stringify(run)).not.toContain('abcdefgh12345');
  });

  test('is not run by a dry run, validate and list, which say so', async () => {
    const files = project('echo WORD=x > ran.txt; exit 1', {
      'evals/a.eval.yaml': 'tests: [{id: a, input: hi, assertions: [{type: contains, value: hi}]}]',
      '.agentv/targets.yaml': 'targets: [{name: default, provider: mock, response: hi}]',
    });
    const { run } = await evaluated(files, { dryRun: 'true', strict: 'true' });
    expect(run).toMatchObject({
      dryRun: true,
      warnings: [
        { message: expect.stringMatching(/This command does not run "before_session"/), location: { line: 2 } },
      ],
    });

    using checkout = aProject(files);
    for (const command of ['validate', 'list']) {
      const { exitCode, stderr } = await perform(checkout, [command]);
      expect(exitCode).toBe(0);
      expect(stderr).toBe(
        'note: .agentv/config.yaml:2:19: This command does not run "before_session", so the variables that it prints are unknown\n',
      );
    }
    const planned = await perform(checkout, ['plan', '--shards', '2']);
    expect(planned.exitCode).toBe(0);
    expect(planned.stderr).toContain(
      'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results',
    );
    expect(checkout.exists('ran.txt')).toBe(false);
  });
});

describe('what a command before a session prints', () => {
  test.each<[string, Record<string, string>]>([
    ['A=1\nexport B=two words\r\nC=x=y', { A: '1', B: 'two words', C: 'x=y' }],
    [`A="a b"\nB='c d'\nC="half\nD=\nE=" "`, { A: 'a b', B: 'c d', C: '"half', D: '', E: ' ' }],
    ['Signing in…\nA =1\n1A=1\nA-B=1\n$ A\n=x', {}],
  ])('is read line by line: %j', (stdout, expected) => {
    expect(variablesIn(stdout)).toEqual(expected);
  });
});
