import { describe, expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

const SUITE = suiteOf(['refund-one', 'hello', 'hello'], ['refund-two', 'hello', 'hello'], ['other', 'hello', 'hello']);
const TARGETS = `targets:
  - { name: default, provider: mock, response: hello }
  - { name: model, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: "\${{ SOME_MODEL }}" }
  - { name: alias, use_target: model }
`;

interface Document {
  readonly suites: readonly { readonly file: string; readonly tests: readonly Record<string, unknown>[] }[];
  readonly targets: readonly Record<string, unknown>[];
  readonly variables: readonly Record<string, unknown>[];
  readonly problems: readonly Record<string, unknown>[];
  readonly counts: Record<string, number>;
}

describe('eval-action list', () => {
  test('shows the suites with their tests and graders, the targets, and how much a run would be', async () => {
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': TARGETS });
    const { exitCode, stdout, stderr } = await perform(project, ['list']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^a {2}evals\/a\.eval\.yaml {2}on default$/m);
    expect(stdout).toMatch(/^ {2}refund-one +contains-hello +line 2$/m);
    expect(stdout).toMatch(/^Targets\n {2}default {2}mock {2}ready {2}\.agentv\/targets\.yaml:2:5$/m);
    expect(stdout).toContain('A run would execute 3 tests of 1 suite on 1 target: 3 calls.');
  });

  test('selects tests and targets as a run does', async () => {
    using project = aProject({ 'sub/evals/a.eval.yaml': SUITE, 'sub/targets.yaml': TARGETS });
    const { stdout } = await perform(project, [
      ...['list', '--json', '--test-id', 'refund-*', '--target', 'default', '--target', 'model'],
      ...['--working-directory', 'sub'],
    ]);
    const { suites, counts } = JSON.parse(stdout) as Document;
    expect(suites).toHaveLength(1);
    expect(suites[0]).toMatchObject({ name: 'a', file: 'evals/a.eval.yaml' });
    expect(suites[0]?.tests).toEqual(
      ['refund-one', 'refund-two'].map((id) =>
        expect.objectContaining({ id, broken: false, targets: ['default', 'model'], trials: 1 }),
      ),
    );
    expect(counts).toEqual({ suites: 1, tests: 2, targets: 2, calls: 4, judges: 0, judgeCalls: 0 });
  });

  test('reads the settings of the configuration, as a run does', async () => {
    using project = aProject({
      'evals/a.eval.yaml': SUITE,
      'evals/slow.eval.yaml': `name: slow\ntags: [slow]\n${SUITE}`,
      'targets.yaml': TARGETS,
      '.agentv/config.yaml':
        'gate: { trials: 2 }\neval_action: { exclude_tag: slow, targets: targets.yaml, target: default }\n',
    });
    const { stdout } = await perform(project, ['list', '--json']);
    expect((JSON.parse(stdout) as Document).counts).toMatchObject({ suites: 1, tests: 3, targets: 1, calls: 6 });
  });

  test('needs no key, says which variables a run would need, and never what they hold', async () => {
    using project = aProject({
      'evals/a.eval.yaml': SUITE.replace('hello"\n', 'hello ${{ WHO }}"\n'),
      '.agentv/targets.yaml': TARGETS,
    });
    const env = { SOME_MODEL: 'a-large-model', WHO: ' ' };
    const { exitCode, stdout } = await perform(project, ['list', '--target', 'alias', '--json'], env);
    expect(exitCode).toBe(0);
    const { targets, variables } = JSON.parse(stdout) as Document;
    expect(targets).toEqual([
      {
        name: 'alias',
        provider: 'openai',
        location: { file: '.agentv/targets.yaml', line: 4, column: 5 },
        ready: false,
        calls: 3,
        judgeCalls: 0,
      },
    ]);
    expect(variables).toEqual([
      { name: 'SOME_API_KEY', state: 'unset', suites: [], targets: ['alias'] },
      { name: 'SOME_MODEL', state: 'set', suites: [], targets: ['alias'] },
      { name: 'WHO', state: 'empty', suites: ['a'], targets: [] },
    ]);
    expect(stdout).not.toContain('a-large-model');

    const shown = await perform(project, ['list', '--target', 'alias'], env);
    expect(shown.stdout).toMatch(/^ {2}SOME_API_KEY {2}not set {2}for the target alias$/m);
    expect(shown.stdout).toMatch(/^ {2}alias {2}openai {2}not ready/m);
    project.write('.env', 'SOME_API_KEY=a-key-of-somebody\n');
    const { stdout: withKey } = await perform(project, ['list', '--target', 'alias'], env);
    expect(withKey).toMatch(/^ {2}alias {2}openai {2}ready/m);
    expect(withKey).not.toContain('a-key-of-somebody');
  });

  test('judges are listed with their variables and calls, also while their keys are missing', async () => {
    const judged = `execution: { trials: { count: 2, strategy: mean } }
tests:
  - { id: own, input: x, criteria: polite }
  - { id: two, input: x, assertions: [{ type: llm-grader, prompt: a }, { type: llm-grader, prompt: b, target: other }] }
  - { id: rule, input: x, assertions: [{ type: is-json }] }
`;
    using project = aProject({
      'evals/a.eval.yaml': judged,
      '.agentv/targets.yaml': `targets:
  - { name: default, provider: mock, response: hello, grader_target: judge }
  - { name: judge, provider: openai, api_key: "\${{ JUDGE_KEY }}", model: "\${{ JUDGE_MODEL }}" }
  - { name: other, provider: openai, api_key: "\${{ OTHER_KEY }}", model: small }
  - { name: unused, provider: openai, api_key: "\${{ UNUSED_KEY }}", model: small }
`,
    });
    const { suites, targets, variables, counts } = JSON.parse(
      (await perform(project, ['list', '--json'])).stdout,
    ) as Document;
    expect(suites[0]?.tests.map(({ judges }) => judges)).toEqual([['judge'], ['judge', 'other'], []]);
    expect(targets.map(({ name, calls, judgeCalls, ready }) => [name, calls, judgeCalls, ready])).toEqual([
      ['default', 6, 0, true],
      ['judge', 0, 4, false],
      ['other', 0, 2, false],
    ]);
    expect(variables.map(({ name, targets }) => [name, targets])).toEqual([
      ['JUDGE_KEY', ['judge']],
      ['JUDGE_MODEL', ['judge']],
      ['OTHER_KEY', ['other']],
    ]);
    expect(counts).toEqual({ suites: 1, tests: 3, targets: 1, calls: 6, judges: 2, judgeCalls: 6 });
    const { stdout } = await perform(project, ['list']);
    expect(stdout).toMatch(/^ {2}judge +openai +not ready .* judges: 4 calls$/m);
    expect(stdout).toContain('3 tests of 1 suite on 1 target: 6 calls, and 6 calls to 2 judges.');
  });

  test('lists readable suites next to unreadable ones, and ends with 2', async () => {
    using project = aProject({
      'evals/a.eval.yaml': SUITE,
      'evals/b.eval.yaml': 'tests: [\n',
      'evals/d.eval.yaml': `tests:\n  - { id: bad, input: x, assertions: [{ type: containz }] }\n`,
      'evals/c.eval.yaml': `execution: { target: nobody }\n${SUITE}`,
      '.agentv/targets.yaml': TARGETS,
    });
    const { exitCode, stdout, stderr } = await perform(project, ['list']);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('7 tests of 3 suites on 2 targets: 6 calls');
    expect(stdout).toMatch(/^ {2}bad +cannot run: see its problems/m);
    expect(stdout).toMatch(/^ {2}nobody +unknown +not ready$/m);
    expect(stderr).toMatch(/b\.eval\.yaml:\d+:\d+: error: This is not valid YAML/);
    expect(stderr).toMatch(/c\.eval\.yaml:1:\d+: error: There is no target "nobody"/);
  });

  test('says when nothing would run', async () => {
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': TARGETS });
    await expect(perform(project, ['list', '--test-id', 'refund-on'])).rejects.toThrow(/Did you mean "refund-one"/);
  });
});
