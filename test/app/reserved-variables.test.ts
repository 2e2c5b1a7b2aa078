import { describe, expect, test } from 'vitest';
import { modelServer } from '../support/model-server.ts';
import { aProject } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';
import { type Performed, perform } from './perform.ts';

const TOKEN = 'ghs_0123456789abcdefghij';
const ENV = { PATH: process.env['PATH'] ?? '', GITHUB_TOKEN: TOKEN, ACTIONS_RUNTIME_TOKEN: TOKEN, INPUT_KEY: TOKEN };
const TARGETS = 'targets: [{ name: default, provider: cli, command: "printf %s {PROMPT}" }]\n';
const SUITE = suiteOf(['one', 'hello', 'hello']);
const RUN = ['run', 'evals', '-o', 'out'];

const project = (files: Readonly<Record<string, string>>) =>
  aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': TARGETS, ...files });

const refusalOf = (name: string, location: string) =>
  `${location}: The environment variable ${name} belongs to this job and cannot be read from a file`;

/** A run throws what is wrong; other commands print it. */
const run = (checkout: Parameters<typeof perform>[0]): Promise<Performed> =>
  perform(checkout, RUN, ENV).catch((error: unknown) => ({
    exitCode: 2,
    stdout: '',
    stderr: error instanceof Error ? error.message : String(error),
  }));

describe('a variable of the job is not read from', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'the input of a test',
      { 'evals/a.eval.yaml': suiteOf(['one', 'say ${{ GITHUB_TOKEN }}', 'hello']) },
      refusalOf('GITHUB_TOKEN', 'evals/a.eval.yaml:3:12'),
    ],
    [
      'the command of a grader, in any case',
      {
        'evals/a.eval.yaml':
          'tests:\n  - id: a\n    input: a\n    assertions:\n      - { type: code-grader, command: [echo, "${{ actions_runtime_token }}"] }\n',
      },
      refusalOf('actions_runtime_token', 'evals/a.eval.yaml:5:46'),
    ],
    [
      'the configuration',
      { '.agentv/config.yaml': 'hooks:\n  before_session: "echo A=${{ GITHUB_TOKEN }}"\n' },
      refusalOf('GITHUB_TOKEN', '.agentv/config.yaml:2:19'),
    ],
    [
      'a target, in a list within a mapping too',
      {
        '.agentv/targets.yaml':
          'targets:\n  - name: default\n    provider: cli\n    command: echo hello\n    env:\n      MINE: ${{ ACTIONS_RUNTIME_TOKEN }}\n',
      },
      refusalOf('ACTIONS_RUNTIME_TOKEN', '.agentv/targets.yaml:6:13'),
    ],
  ])('%s', async (_, files, refusal) => {
    using checkout = project(files);
    const { exitCode, stderr } = await run(checkout);
    expect(stderr).toContain(refusal);
    expect(stderr).not.toContain(TOKEN);
    expect(exitCode).toBe(2);
    expect(checkout.exists('out')).toBe(false);
  });

  test('the key of a target, so that no server gets it', async () => {
    await using server = await modelServer({ says: 'hello' });
    using checkout = project({
      '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: openai\n    model: m\n    base_url: ${server.url}/v1\n    api_key: \${{ GITHUB_TOKEN }}\n`,
    });
    const { stderr } = await run(checkout);
    expect(stderr).toContain(refusalOf('GITHUB_TOKEN', '.agentv/targets.yaml:6:14'));
    expect(server.requests).toEqual([]);
  });

  test('a file, even where a .env file declares it', async () => {
    using checkout = project({
      '.env': 'INPUT_MINE=declared\n',
      'evals/a.eval.yaml': suiteOf(['one', '${{ INPUT_MINE }}', 'declared']),
    });
    expect((await run(checkout)).stderr).toContain(refusalOf('INPUT_MINE', 'evals/a.eval.yaml:3:12'));
  });
});

test('validate names the variable and the location once for each file', async () => {
  using checkout = project({
    'evals/a.eval.yaml': suiteOf(['one', '${{ GITHUB_TOKEN }}', 'a'], ['two', '${{ GITHUB_TOKEN }}', 'b']),
  });
  const { exitCode, stdout } = await perform(checkout, ['validate', 'evals', '--json'], ENV);
  const { problems } = JSON.parse(stdout) as { problems: { code: string; message: string }[] };
  expect(exitCode).toBe(1);
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'RESERVED_VARIABLE: The environment variable GITHUB_TOKEN belongs to this job and cannot be read from a file, here and in 1 other place',
  ]);
});
