import { describe, expect, test } from 'vitest';
import { helpOf, parsed } from '../support/command-line.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const greetings = () =>
  aProject({
    'evals/greetings.eval.yaml': `
name: greetings
tests:
  - { id: greets, input: Say hello., assertions: [{ type: contains, value: Hello }] }
  - { id: says-bye, input: Say bye., assertions: [{ type: contains, value: Hello }] }
`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: "Hello!" }]',
  });

describe('the names that AgentV gives to flags of run', () => {
  test('eval is run', async () => {
    expect(await parsed('eval', 'a.eval.yaml', '--dry-run')).toEqual(await parsed('run', 'a.eval.yaml', '--dry-run'));
    expect(await helpOf('eval', '--help')).toBe(await helpOf('run', '--help'));
    await expect(parsed('eval', '--jsn')).rejects.toThrow(/Unknown option '--jsn'/);
  });

  test('--eval-id is --test-id, and both can be given', async () => {
    expect(await parsed('run', '--eval-id', 'a', '--eval-id', 'b')).toEqual(
      await parsed('run', '--test-id', 'a', '--test-id', 'b'),
    );
    expect(await parsed('run', '--test-id', 'a', '--eval-id', 'b')).toMatchObject({ inputs: { testId: ['a', 'b'] } });
  });

  test('--dump-traces is a trace file in .agentv/traces, unless --trace-file names another one', async () => {
    expect(await parsed('run', '--dump-traces')).toMatchObject({
      inputs: { traceFile: '.agentv/traces/{timestamp}.jsonl' },
    });
    expect(await parsed('run', '--dump-traces', '--trace-file', 'x')).toMatchObject({ inputs: { traceFile: 'x' } });
  });

  test('--keep-workspaces keeps both kinds, and flags of ours take precedence', async () => {
    const kept = { retainOnSuccess: 'keep', retainOnFailure: 'keep' };
    expect(await parsed('run', '--keep-workspaces')).toMatchObject({ inputs: kept });
    expect(await parsed('run', '--keep-workspaces', '--retain-on-success', 'cleanup')).toMatchObject({
      inputs: { ...kept, retainOnSuccess: 'cleanup' },
    });
  });

  test.each([
    [['import', 'promptfoo'], 'eval-action run promptfooconfig.yaml runs it'],
    [['import', 'huggingface'], 'JSON Lines'],
    [['create', 'provider', 'mine'], '.agentv/providers'],
  ])('%j is answered with what does it here', async (argv, words) => {
    const error = await parsed(...argv).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ problems: [{ hint: expect.stringContaining(words) }] });
  });

  test('the help shows our names only', async () => {
    const help = await helpOf('run', '--help');
    for (const flag of ['--eval-id', '--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
      expect(help).not.toContain(flag);
    }
    expect(await helpOf('--help')).not.toMatch(/^ {2}eval /m);
  });
});

test('one of several --test-id that selects nothing is a warning of run and of list', async () => {
  using project = greetings();
  const { exitCode, stderr } = await perform(project, ['run', '--test-id', 'greets', '--test-id', 'says-by']);
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/^warning: No test has an id that matches says-by[\s\S]*Did you mean "says-bye"\?/m);
  const listed = await perform(project, ['list', '--json', '--test-id', 'greets', '--test-id', 'says-by']);
  expect(JSON.parse(listed.stdout).problems).toMatchObject([{ message: 'No test has an id that matches says-by' }]);
});

test('run prints AGENTV_HOME, unless its output is for programs', async () => {
  using project = greetings();
  const run = async (...flags: string[]) =>
    (await perform(project, ['run', '--test-id', 'greets', ...flags], { AGENTV_HOME: 'data\u001b[2J' })).stdout;
  const shown = await run();
  expect(shown).toMatch(/^Using AGENTV_HOME: data/);
  expect(shown).not.toContain('\u001b');
  expect(await run('--quiet')).not.toContain('AGENTV_HOME');
  expect(await run('--json')).not.toContain('AGENTV_HOME');
});

test('a key in a targets file is a warning of validate, and an error of run', async () => {
  using project = greetings();
  project.write(
    '.agentv/targets.yaml',
    'targets: [{ name: default, provider: openai, model: m, api_key: sk-1234567890 }]',
  );
  const { stdout, exitCode } = await perform(project, ['validate']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('warning: "api_key" of the target "default" must come from the environment');
  await expect(perform(project, ['run'])).rejects.toThrow('must come from the environment');
});
