import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Starter } from '../../src/model/ports/processes.ts';
import { systemScripts } from '../../src/platform/process/scripts.ts';
import { initRepository } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

const GOOD = suiteOf(['one', 'hello', 'hello']);
const MOCK = 'targets:\n  - { name: default, provider: mock, response: hello }\n';
const BROKEN = `tests:
  - id: first
    input: hi
    assertions:
      - { type: containz, value: x }
  - id: second
    input: [3]
    assertions: [{ type: contains, value: x }]
`;

interface Document {
  readonly schemaVersion: number;
  readonly files: readonly Record<string, unknown>[];
  readonly problems: readonly Record<string, unknown>[];
  readonly counts: Record<string, number>;
}
const documentOf = (stdout: string) => JSON.parse(stdout) as Document;

describe('eval-action validate', () => {
  test('ends with 0 and counts what it looked at when nothing is wrong', async () => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD, '.agentv/targets.yaml': MOCK });
    expect(await perform(project, ['validate'])).toEqual({
      exitCode: 0,
      stdout: '2 files checked (1 suite, 1 test): nothing wrong\n',
      stderr: '',
    });
  });

  test.each([
    ['is not YAML', 'a: b: c\ngate: { budget_usd: 1 }\n', '1:4: error: This is not valid YAML'],
    ['is a list', '- gate: { budget_usd: 1 }\n', '1:1: error: "config" has a wrong value'],
    [
      'is in UTF-16',
      '\ufffd\ufffdg\0a\0t\0e\0:\0 \0{\0}\0',
      '1:1: error: This is not valid YAML: it is not text in UTF-8',
    ],
  ])(
    'reports once a configuration with settings of eval-action that %s, and run stops at it',
    async (_, config, text) => {
      using project = aProject({
        'evals/a.eval.yaml': GOOD,
        '.agentv/targets.yaml': MOCK,
        '.agentv/config.yaml': config,
      });
      const { exitCode, stdout } = await perform(project, ['validate']);
      expect(exitCode).toBe(1);
      expect(stdout).toContain(`.agentv/config.yaml:${text}`);
      expect(stdout.split('.agentv/config.yaml:')).toHaveLength(2);
      await expect(perform(project, ['run'])).rejects.toThrow(text.replace(' error:', ''));
    },
  );

  test('reports every problem of every file at once, each with its location, and ends with 1', async () => {
    using project = aProject({
      'evals/a.eval.yaml': BROKEN,
      'evals/b.eval.yaml': 'tests: [\n',
      'evals/c.eval.yaml': GOOD,
      '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: mok }\n',
    });
    const { exitCode, stdout } = await perform(project, ['validate']);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^\.agentv\/targets\.yaml:2:\d+: error: There is no provider "mok"/m);
    expect(stdout).toMatch(/^evals\/a\.eval\.yaml:5:\d+: error: .*"containz"\n {2}expected: .*\n {2}found: /m);
    expect(stdout).toMatch(/^evals\/a\.eval\.yaml:7:\d+: error: /m);
    expect(stdout).toMatch(/^evals\/b\.eval\.yaml:\d+:\d+: error: This is not valid YAML/m);
    expect(stdout).toMatch(/\n\n4 files checked \(3 suites, 3 tests\): 4 errors\n$/);
  });

  test('reports the warnings of a file that is broken as a whole, and all its errors', async () => {
    const repeated = Array.from(
      { length: 150 },
      () => '  - {id: a, inptu: x, input: y, assertions: [{type: is-json}]}\n',
    );
    using project = aProject({ 'evals/a.eval.yaml': `tests:\n${repeated.join('')}`, '.agentv/targets.yaml': MOCK });
    const { exitCode, stdout } = await perform(project, ['validate', '--json']);
    expect(exitCode).toBe(1);
    expect(documentOf(stdout).counts).toMatchObject({ errors: 149, warnings: 150 });
  });

  test('a program of a grader or a target that does not exist is an error, with the folder where it was looked for', async () => {
    using project = aProject({
      'evals/a.eval.yaml':
        'tests: [{id: a, input: x, assertions: [{type: code-grader, command: [python3, graders/nope.py]}]}]\n',
      'agent.py': '',
      '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: cli, command: "python3 agent.py {PROMPT}" }\n',
    });
    const { exitCode, stdout } = await perform(project, ['validate']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('evals/a.eval.yaml:1:40: error: There is no program "graders/nope.py" in evals\n');
    expect(stdout).toContain(
      '.agentv/targets.yaml:2:5: error: There is no program "agent.py" in evals\n' +
        '  Check the path: programs run in the folder of their suite, or in their "cwd". Did you mean ../agent.py?\n',
    );
    project.write('evals/graders/nope.py', '');
    project.write('evals/agent.py', '');
    expect((await perform(project, ['validate'])).stdout).toContain('nothing wrong');
  });

  test('a command that never gets the question is a warning, and a stub is none', async () => {
    using project = aProject({
      'evals/a.eval.yaml':
        'execution: {targets: [deaf, stub]}\ntests: [{id: a, input: x, assertions: [{type: contains, value: x}]}]\n',
      '.agentv/targets.yaml':
        'targets:\n  - { name: deaf, provider: cli, command: "cat notes" }\n  - { name: stub, provider: cli, command: "echo 42" }\n',
    });
    const { stdout } = await perform(project, ['validate'], { PATH: '/usr/bin:/bin' });
    expect(stdout).toContain('The command of the target "deaf" has no {PROMPT} and no {PROMPT_FILE}');
    expect(stdout).not.toContain('"stub"');
  });

  test('a program that is not in PATH is a warning, because another machine may have it', async () => {
    const graders = [
      '{type: code-grader, command: [absent-1, x]}',
      '{type: code-grader, command: [sh, -c, "exit 0"]}',
      '{type: code-grader, command: [bun, run, x.ts]}',
      '{type: code-grader, command: "absent-0 x"}',
    ];
    using project = aProject({
      'evals/a.eval.yaml': `execution: {targets: [default, of-bun, of-shell, own-path]}\ntests: [{id: a, input: x, assertions: [${graders.join(', ')}]}]\n`,
      'evals/x.ts': '',
      'evals/agent.ts': '',
      '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: "A=1 absent-2 {PROMPT}" }
  - { name: of-bun, provider: cli, command: "bun agent.ts {PROMPT}" }
  - { name: of-shell, provider: cli, command: "[ -e x ] && absent-3 {PROMPT}" }
  - { name: own-path, provider: cli, command: "absent-4 {PROMPT}", env: { PATH: /opt/bin } }\n`,
    });
    const env = { PATH: '/usr/bin:/bin' };
    const starting: Starter = { kind: 'found', command: ['node'] };
    const lacking: Starter = { kind: 'none', missing: 'anything that runs TypeScript', hint: 'Install tsx.' };
    const validated = (starter: Starter) =>
      perform(project, ['validate', '--json'], env, {
        scripts: { ...systemScripts(undefined), starter: async () => starter },
      });
    const aboutBun = documentOf((await validated(lacking)).stdout).problems.filter(({ message }) =>
      /"bun"/.test(String(message)),
    );
    expect(aboutBun).toHaveLength(2);
    const { exitCode, stdout } = await validated(starting);
    expect(exitCode).toBe(0);
    expect(
      documentOf(stdout)
        .problems.map(({ severity, message }) => `${severity}: ${message}`)
        .toSorted(),
    ).toEqual(
      ['absent-0', 'absent-1', 'absent-2', 'bun'].map((name) => `warning: The program "${name}" is not in PATH`),
    );
  });

  test('a program of a hook that is missing is a warning, because a hook may create it', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `execution: { targets: [{ name: default, hooks: { after_all: { command: [absent-2] } } }] }
workspace: { hooks: { before_all: { command: [sh, setup.sh] }, before_each: { command: [absent-1] } } }
tests: [{ id: a, input: x, assertions: [{ type: code-grader, command: [sh, grade.sh]}] }]\n`,
      'evals/grade.sh': 'echo 1.0\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hi }]\n',
    });
    const { exitCode, stdout } = await perform(project, ['validate', '--json'], { PATH: '/usr/bin:/bin' });
    expect(exitCode).toBe(0);
    expect(
      documentOf(stdout)
        .problems.map(({ severity, message }) => `${severity}: ${message}`)
        .toSorted(),
    ).toEqual([
      'warning: The program "absent-1" is not in PATH',
      'warning: The program "absent-2" is not in PATH',
      'warning: There is no program "setup.sh" in evals',
    ]);
  });

  test.each([
    ['a script of a grader', 'command: [python3, nope.py]', 'echo hi', /There is no program "nope.py" in evals/],
    ['a program of a target', 'command: [sh, -c, "exit 0"]', 'absent-2', /"absent-2" is not in PATH/],
  ])('run is refused before anything is spent without %s', async (_, grader, command, message) => {
    const test = (id: string) => `  - { id: ${id}, input: x, assertions: [{ type: code-grader, ${grader} }] }\n`;
    const workspace = 'workspace: { hooks: { before_all: { command: [touch, nope.py] } } }\n';
    using project = aProject({
      'evals/a.eval.yaml': `tests:\n${test('a')}${test('b')}`,
      '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: ${JSON.stringify(command)} }]\n`,
    });
    const env = { PATH: process.env['PATH'] ?? '' };
    await expect(perform(project, ['run', '-o', 'out'], env)).rejects.toThrow(message);
    expect(project.exists('out')).toBe(false);
    // Neither of these may need the program.
    await perform(project, ['run', '-o', 'out', '--dry-run'], env);
    project.write('evals/a.eval.yaml', `${workspace}tests:\n${test('a')}`);
    await perform(project, ['run', '-o', 'hooked'], env);
    expect(project.exists('hooked/index.jsonl')).toBe(true);
  });

  test('run grades the other tests without a program of one grader, which is an error of that grader', async () => {
    const absent = '[{ type: code-grader, command: [absent-1] }]';
    using project = aProject({
      'evals/a.eval.yaml': `tests:\n  - { id: a, input: x, assertions: ${absent} }\n  - { id: b, input: x, assertions: [{ type: contains, value: hi }] }\n`,
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hi }]\n',
    });
    await perform(project, ['run', '-o', 'out'], { PATH: process.env['PATH'] ?? '' });
    const rows = project.read('out/index.jsonl');
    expect(rows).toContain('could not be started');
    expect(rows).toMatch(/"test_id":"b"[^\n]*"execution_status":"ok"/);
  });

  test('a program of a coding agent that does not exist is an error', async () => {
    using project = aProject({
      'evals/a.eval.yaml': 'tests: [{id: a, input: x, assertions: [{type: is-json}]}]\n',
      '.agentv/targets.yaml':
        'targets:\n  - { name: default, provider: claude-cli, executable: tools/claude }\n  - { name: other, provider: codex }\n',
    });
    const { exitCode, stdout } = await perform(project, ['validate']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      '.agentv/targets.yaml:2:5: error: There is no program "tools/claude" in the working directory\n' +
        '  "executable" is looked for in the working directory.\n',
    );
    project.write('tools/claude', '');
    expect((await perform(project, ['validate'])).stdout).toContain('nothing wrong');
  });

  test('the "cwd" of a grader or a target is where its program is looked for', async () => {
    using project = aProject({
      'evals/a.eval.yaml':
        'tests: [{id: a, input: x, assertions: [{type: code-grader, cwd: graders, command: [python3, ok.py]}]}]\n',
      'graders/ok.py': '',
      'agent.py': '',
      '.agentv/targets.yaml':
        'targets:\n  - { name: default, provider: cli, cwd: "${{ AGENT_DIR }}", command: "python3 agent.py {PROMPT}" }\n',
    });
    expect((await perform(project, ['validate'], { AGENT_DIR: project.folder })).stdout).toContain('nothing wrong');
  });

  test('a missing input file is an error, and a variable that nothing defines a warning', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `tests:
  - {id: a, input: "Hi {{ nmae }}", vars: {name: x}, assertions: [{type: is-json}]}
  - {id: b, input: "Hi {{ who }}", assertions: [{type: is-json}]}
  - {id: c, input: x, input_files: [nope.md], assertions: [{type: is-json}]}
`,
      '.agentv/targets.yaml': MOCK,
    });
    const { exitCode, stdout } = await perform(project, ['validate']);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/:2:20: warning: "\{\{ nmae \}\}" is not replaced.*\n {2}Did you mean "\{\{ name \}\}"\?\n/);
    expect(stdout).toMatch(/:3:20: warning: "\{\{ who \}\}" is not replaced/);
    expect(stdout).toMatch(/:4:37: error: There is no file nope\.md\n/);
  });

  test('suites next to others whose names are not searched for are named once', async () => {
    const tests = 'tests: [{id: a, input: x, assertions: [{type: is-json}]}]\n';
    using project = aProject({
      'evals/a.eval.yaml': `workspace: shared.yaml\n${GOOD}`,
      'evals/foo.yaml': tests,
      'evals/deep/bar.yml': tests,
      'evals/shared.yaml': 'isolation: shared\n',
      'evals/rows.jsonl': '{"id": "a", "input": "x", "assertions": [{"type": "is-json"}]}\n',
      'evals/rows.yaml': 'tests: rows.jsonl\n',
      '.agentv/targets.yaml': MOCK,
    });
    const line =
      'evals/deep/bar.yml:1:1: warning: 2 files have tests and do not run, because their names do not end in .eval.yaml: evals/deep/bar.yml, evals/foo.yaml\n';
    expect((await perform(project, ['validate'])).stdout).toContain(line);
    expect((await perform(project, ['validate', 'evals'])).stdout).toContain(line);
    expect((await perform(project, ['run', '--dry-run'])).stderr).toContain(line.replace(':1:1: warning:', ':1:1:'));
    expect((await perform(project, ['validate', 'evals/a.eval.yaml'])).stdout).not.toContain('do not run');
    expect((await perform(project, ['validate', '!evals/foo.yaml', '!evals/deep'])).stdout).not.toContain('not run');
    project.write('.agentv/config.yaml', 'eval_patterns: ["**/*.eval.yaml"]\n');
    expect((await perform(project, ['validate'])).stdout).not.toContain('do not run');
  });

  test.each([
    ['"use_target"', 'execution: {targets: [{name: mine, use_target: "${{ AGENT }}"}]}'],
    ['"target"', 'execution: {target: "${{ AGENT }}"}'],
    ['"trials"', 'execution: {trials: {count: "${{ AGENT }}"}}'],
  ])('%s with a variable that is not set is one warning, and an error of a run', async (key, execution) => {
    const targets = key.includes('target') ? MOCK.replace('default', 'only') : MOCK;
    using project = aProject({ 'evals/a.eval.yaml': `${execution}\n${GOOD}`, '.agentv/targets.yaml': targets });
    const { exitCode, stdout } = await perform(project, ['validate']);
    expect(stdout).toContain('a.eval.yaml:1:');
    expect(stdout).toContain('warning: The environment variable AGENT is not set and reads as empty');
    expect(stdout).not.toContain('error');
    expect(exitCode).toBe(0);
    await expect(perform(project, ['run'])).rejects.toThrow('AGENT is not set');
  });

  test('"use_target" with a variable that is not set or empty says which one', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `execution: {targets: [{name: mine, use_target: "\${{ AGENT }}"}]}\n${GOOD}`,
      'evals/b.eval.yaml': GOOD,
      '.agentv/targets.yaml': 'targets:\n  - { name: default, use_target: "${{ AGENT }}" }\n',
    });
    const { stdout } = await perform(project, ['validate']);
    expect(stdout).not.toContain('error');
    expect(stdout).toContain('warning: "use_target" needs the environment variable AGENT, which is unset\n');
    expect((await perform(project, ['validate'], { AGENT: '' })).stdout).toContain(
      'error: "use_target" needs a value, and the environment variable AGENT is empty\n',
    );
  });

  test('warnings about old spellings name the command that rewrites the file, and are gone after it', async () => {
    using project = aProject({
      "evals/it's old.eval.yaml": `dataset: old
execution: { failOnError: true }
eval_cases:
  - id: a
    expected_outcome: polite
    input_messages: [{ role: user, content: x }]
    expected_messages: [{ role: assistant, content: y }]
    execution: { evaluators: [{ type: contains, value: x, required: 0.5 }] }
  - { id: b, input: x, rubrics: [polite], assert: [{ type: llm_judge, prompt: judge.md }] }
`,
      'judge.md': 'Is {{ output }} polite?',
      '.agentv/targets.yaml':
        'targets:\n  - { name: default, provider: mock, judge_target: default, settings: { response: x } }\n',
    });
    const command = 'eval-action convert --write';
    const before = await perform(project, ['validate']);
    expect(before.stdout.match(/warning: .* is an old (?:name|location|wrapper)/g)?.length).toBeGreaterThan(7);
    expect(
      before.stdout.match(new RegExp(`${command} 'evals/it'\\\\''s old.eval.yaml' rewrites the file`, 'g')),
    ).toHaveLength(10);
    expect(before.stdout.match(new RegExp(`${command} .agentv/targets.yaml rewrites the file`, 'g'))).toHaveLength(2);
    const files = ["evals/it's old.eval.yaml", '.agentv/targets.yaml'];
    expect((await perform(project, ['convert', '--write', ...files])).exitCode).toBe(0);
    expect((await perform(project, ['validate'])).stdout).not.toContain(command);
  });

  test('problems of one kind in a file are one line with a count, and all of them in the JSON', async () => {
    const broken = Array.from({ length: 820 }, (_, index) => `  - {id: t${index}, assertions: [{type: is-json}]}\n`);
    using project = aProject({ 'evals/a.eval.yaml': `tests:\n${broken.join('')}`, '.agentv/targets.yaml': MOCK });
    const { stdout } = await perform(project, ['validate']);
    expect(stdout.match(/^evals\/a\.eval\.yaml/gm)).toHaveLength(1);
    expect(stdout).toContain('(and 819 more of this kind in this file: lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …)');
    expect(stdout).toMatch(/: 820 errors\n$/);
    expect(documentOf((await perform(project, ['validate', '--json'])).stdout).problems).toHaveLength(820);
  });

  test('a key that is not set is a warning: who only looks need not have it', async () => {
    using project = aProject({
      'evals/a.eval.yaml': GOOD,
      '.agentv/targets.yaml':
        'targets:\n  - { name: default, provider: openai, api_key: "${{ SOME_API_KEY }}", model: small }\n',
    });
    const unset = await perform(project, ['validate']);
    expect(unset).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/targets\.yaml:2:\d+: warning: .*SOME_API_KEY/),
    });
    expect(await perform(project, ['validate'], { SOME_API_KEY: 'a-key-of-somebody' })).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('nothing wrong'),
    });
  });

  test('a problem of an unused target is a warning, and an error in a targets file that is named itself', async () => {
    using project = aProject({
      'evals/a.eval.yaml': GOOD,
      '.agentv/targets.yaml': `${MOCK}  - { name: other, provider: cli }\n`,
    });
    expect(await perform(project, ['validate'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/targets\.yaml:3:\d+: warning: "command" of the target "other" is required/),
    });
    expect(await perform(project, ['validate', '.agentv/targets.yaml'])).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(
        /error: "command" of the target "other"[\s\S]*1 file checked \(0 suites, 0 tests\)/,
      ),
    });
  });

  test('reads the settings of the configuration, and checks suites of all tags', async () => {
    using project = aProject({
      'evals/slow.eval.yaml': `name: slow\ntags: [slow]\nunknown_key: 1\n${suiteOf(['a', 'hello', 'hello'])}`,
      'targets.yaml': MOCK,
      '.agentv/config.yaml': 'eval_action: { strict: true, exclude_tag: slow, targets: targets.yaml }\n',
    });
    const { exitCode, stdout } = await perform(project, ['validate', '--json']);
    expect(exitCode).toBe(1);
    expect(documentOf(stdout).counts).toMatchObject({ suites: 1, errors: 1, warnings: 0 });
  });

  test('warnings over the limit end with 1, and under --strict each is an error', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `nonsense: 1\n${GOOD}`,
      '.agentv/targets.yaml': MOCK,
    });
    expect(await perform(project, ['validate', '--max-warnings', '1'])).toMatchObject({ exitCode: 0 });
    expect(await perform(project, ['validate', '--max-warnings', '0'])).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('1 warning, over the limit of 0'),
    });
    expect(await perform(project, ['validate', '--strict'])).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/a\.eval\.yaml:1:1: error: [\s\S]*: 1 error\n$/),
    });
  });

  test('--strict refuses keys without effect, and leaves old names alone', async () => {
    const old = `tests:
  - id: a
    input: hi
    criteria: z
    rubrics: [{ id: x, outcome: y, score_ranges: { 0: bad, 8: good }, required_min_score: 5 }]
    execution: { evaluators: [{ type: llm_judge }] }
`;
    using project = aProject({ 'evals/a.eval.yaml': old, '.agentv/targets.yaml': MOCK });
    const { exitCode, stdout } = await perform(project, ['validate', '--strict', '--json']);
    expect(exitCode).toBe(0);
    const { problems, counts, files } = documentOf(stdout);
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toMatchObject({ code: 'DEPRECATED', severity: 'warning' });
    expect(counts).toMatchObject({ errors: 0, warnings: problems.length });
    expect(await perform(project, ['run', '--strict', '--dry-run'])).toMatchObject({ exitCode: 0 });

    project.write('evals/a.eval.yaml', `nonsense: 1\n${old}`);
    const { problems: more } = documentOf((await perform(project, ['validate', '--strict', '--json'])).stdout);
    expect(more.filter(({ severity }) => severity === 'error')).toMatchObject([{ location: { line: 1 } }]);
    expect(files).not.toEqual([]);
    await expect(perform(project, ['run', '--strict', '--dry-run'])).rejects.toThrow(/"nonsense" is not a field/);
  });

  test('--strict leaves criteria alone that no grader reads', async () => {
    using project = aProject({
      'evals/a.eval.yaml':
        'tests: [{ id: a, criteria: polite, input: hi, assertions: [{ type: contains, value: x }] }]',
      '.agentv/targets.yaml': MOCK,
    });
    const { exitCode, stdout } = await perform(project, ['validate', '--strict']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('warning: "criteria" is not graded');
  });

  test('a dry run needs no keys, and names those that a run needs', async () => {
    using project = aProject({
      'evals/a.eval.yaml': GOOD,
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: openai, api_key: "${{ NO_KEY }}", model: m }]',
    });
    await expect(perform(project, ['run'])).rejects.toThrow('NO_KEY is unset');
    const { exitCode, stderr } = await perform(project, ['run', '--dry-run']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('warning: .agentv/targets.yaml:1:55: "api_key" of the target "default" is required');
  });

  test('files that a glob brings along and that are no suites are named, not checked', async () => {
    using project = aProject({
      'evals/a.eval.yaml': GOOD,
      'evals/cases.yaml': '- { id: a }\n',
      'evals/compose.yaml': 'services: {}\n',
      '.agentv/targets.yaml': MOCK,
    });
    const { exitCode, stdout } = await perform(project, ['validate', 'evals/*.yaml', '--json']);
    expect(exitCode).toBe(0);
    expect(documentOf(stdout).files).toEqual([
      { file: '.agentv/targets.yaml', kind: 'targets', errors: 0, warnings: 0 },
      { file: 'evals/a.eval.yaml', kind: 'suite', tests: 1, errors: 0, warnings: 0 },
      { file: 'evals/cases.yaml', kind: 'cases', errors: 0, warnings: 1 },
      { file: 'evals/compose.yaml', kind: 'unknown', errors: 0, warnings: 1 },
    ]);
  });

  test('a folder is checked with all its suites, targets files and configurations, whatever their names', async () => {
    using project = aProject({
      'evals/my-eval.yaml': BROKEN,
      'evals/deep/a.eval.yaml': GOOD,
      'evals/other/models.yml': 'targets:\n  - { name: x, provider: mokc }\n',
      'evals/.agentv/config.yaml': 'evil_patterns: [x]\n',
      'evals/cases.yaml': '- { id: a }\n',
      'evals/compose.yaml': 'services: {}\n',
      'evals/node_modules/x/my-eval.yaml': BROKEN,
      '.agentv/targets.yaml': MOCK,
    });
    const { exitCode, stdout } = await perform(project, ['validate', 'evals/', '--json']);
    expect(exitCode).toBe(1);
    expect(documentOf(stdout).files).toMatchObject([
      { file: '.agentv/targets.yaml', kind: 'targets', errors: 0 },
      { file: 'evals/.agentv/config.yaml', kind: 'config', errors: 1 },
      { file: 'evals/deep/a.eval.yaml', kind: 'suite', tests: 1, errors: 0 },
      { file: 'evals/my-eval.yaml', kind: 'suite', tests: 2, errors: 2 },
      { file: 'evals/other/models.yml', kind: 'targets', errors: 1 },
    ]);
    // A run of the folder does not execute it.
    expect(documentOf(stdout).problems).toContainEqual(
      expect.objectContaining({ code: 'UNUSED', message: expect.stringContaining('evals/my-eval.yaml') }),
    );
  });

  test('a folder names each of its files that cannot be parsed, and leaves those of other tools alone', async () => {
    using project = aProject({
      'evals/a.eval.yaml': GOOD,
      'evals/colon.yaml': 'tests\n  - id: a\n',
      'evals/quoted.yml': '"tests":\n  - id: a\n   input: hi\n',
      'evals/models.yaml': 'targets:\n  - {name: x, provider: mock\n',
      'evals/chart.yaml': 'name: {{ .Values.tests }}\nfoo: [\n',
      'evals/ci.yaml': 'jobs:\n  tests:\n    - run: "x\n',
      '.agentv/targets.yaml': MOCK,
    });
    const { exitCode, stdout } = await perform(project, ['validate', 'evals', '--json']);
    expect(exitCode).toBe(1);
    expect(documentOf(stdout).files).toMatchObject([
      { file: '.agentv/targets.yaml', errors: 0 },
      { file: 'evals/a.eval.yaml', errors: 0 },
      { file: 'evals/colon.yaml', kind: 'suite', errors: 1 },
      { file: 'evals/models.yaml', kind: 'targets', errors: 1 },
      { file: 'evals/quoted.yml', kind: 'suite', errors: 1 },
    ]);
    const { stderr } = await perform(project, ['run', 'evals', '--dry-run']);
    expect(stderr).toContain('2 files have tests and do not run');
    expect(stderr).toContain(': evals/colon.yaml, evals/quoted.yml\n');
  });

  test('names a suite that is a link to nowhere, with all other problems, and run does not start', async () => {
    using project = aProject({ 'evals/a.eval.yaml': BROKEN, '.agentv/targets.yaml': MOCK });
    symlinkSync('../gone.yaml', join(project.folder, 'evals/b.eval.yaml'));
    for (const asked of [[], ['evals'], ['evals/*.eval.yaml']]) {
      const { exitCode, stdout } = await perform(project, ['validate', ...asked]);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('evals/a.eval.yaml:5:');
      expect(stdout).toMatch(
        /^evals\/b\.eval\.yaml: error: .*b\.eval\.yaml is a link to \.\.\/gone\.yaml, which does not exist$/m,
      );
    }
    await expect(perform(project, ['run', 'evals'])).rejects.toThrow(/is a link to \.\.\/gone\.yaml/);
  });

  test.each(['config', 'targets', 'quarantine'])('a link to nowhere as .agentv/%s.yaml is an error', async (name) => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD, '.agentv/targets.yaml': MOCK });
    rmSync(join(project.folder, `.agentv/${name}.yaml`), { force: true });
    symlinkSync('../gone.yaml', join(project.folder, `.agentv/${name}.yaml`));
    const said = new RegExp(`${name}\\.yaml is a link to \\.\\./gone\\.yaml, which does not exist`);
    await expect(perform(project, ['run'])).rejects.toThrow(said);
    // The configuration says where suites are.
    const outcome = await perform(project, ['validate']).catch((error: unknown) => ({
      exitCode: 1,
      stdout: `${error}`,
    }));
    expect(outcome).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(said) });
  });

  test('a file that is named itself is meant to be a suite', async () => {
    using project = aProject({ 'odd.yaml': 'test: []\n', '.agentv/targets.yaml': MOCK });
    expect(await perform(project, ['validate', 'odd.yaml'])).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/odd\.yaml:1:1: error: The suite has no "tests"/),
    });
  });

  test('looks at the configuration of the suites, and at one that is named itself', async () => {
    using project = aProject({
      'checks/a.yaml': GOOD,
      '.agentv/config.yaml': 'eval_patterns: [checks/*.yaml]\nevil_patterns: [x]\n',
      '.agentv/targets.yaml': MOCK,
    });
    expect(await perform(project, ['validate'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^\.agentv\/config\.yaml:2:1: warning: .*"evil_patterns"[\s\S]*\(1 suite, 1 test\)/,
      ),
    });
    const { stdout } = await perform(project, ['validate', '.agentv/config.yaml', '--json']);
    expect(documentOf(stdout).files).toEqual([{ file: '.agentv/config.yaml', kind: 'config', errors: 0, warnings: 1 }]);
  });

  test('goes on to the targets file of a suite that cannot be read', async () => {
    using project = aProject({ 'evals/a.eval.yaml': 'tests: [\n', '.agentv/targets.yaml': 'targets: none\n' });
    const { stdout } = await perform(project, ['validate']);
    expect(stdout).toMatch(/^\.agentv\/targets\.yaml:1:\d+: error: /m);
    expect(stdout).toMatch(/^evals\/a\.eval\.yaml:\d+:\d+: error: /m);
  });

  test('prints one JSON document for programs', async () => {
    using project = aProject({ 'evals/a.eval.yaml': BROKEN, '.agentv/targets.yaml': MOCK });
    const { stdout } = await perform(project, ['validate', '--json']);
    const document = documentOf(stdout);
    expect(Object.keys(document)).toEqual(['schemaVersion', 'files', 'problems', 'counts', 'timeLimits']);
    expect(document).toMatchObject({
      schemaVersion: 1,
      counts: { files: 2, suites: 1, tests: 2, errors: 2, warnings: 0 },
    });
    expect(document.problems[0]).toEqual({
      file: 'evals/a.eval.yaml',
      code: 'UNKNOWN_GRADER',
      severity: 'error',
      message: 'There is no grader "containz"',
      location: { file: 'evals/a.eval.yaml', line: 5, column: 17 },
      expected: expect.stringContaining('contains'),
      found: expect.stringContaining('containz'),
      hint: expect.stringContaining('contains'),
    });
  });

  test('says that it could not look when there is nothing to look at', async () => {
    using project = aProject({ 'evals/a.eval.yaml': GOOD });
    await expect(perform(project, ['validate', 'nowhere.yaml'])).rejects.toThrow(/There is no eval suite for nowhere/);
    await expect(perform(project, ['validate', '--targets', 'no.yaml'])).rejects.toThrow(/There is no targets file/);
    using empty = aProject({});
    await expect(perform(empty, ['validate'])).rejects.toThrow(/There is no eval suite/);
    using other = aProject({ 'evals/compose.yaml': 'services: {}\n' });
    await expect(perform(other, ['validate', 'evals'])).rejects.toThrow(/There is no eval suite for evals/);
  });

  test.each([
    ['apps/it all/promptfooconfig.yaml', `run 'apps/it all/promptfooconfig.yaml'`],
    ['evals/refund.eval.mts', 'run --engine evalite'],
    ['tests/test_refunds.py', 'run --engine pytest'],
  ])('names the command for suites of another tool: %s', async (file, command) => {
    using project = aProject({ [file]: '' });
    await expect(perform(project, ['validate'])).rejects.toMatchObject({
      problems: [{ hint: expect.stringMatching(new RegExp(`are run by: eval-action ${command}$`)) }],
    });
  });

  test('keeps secrets and control characters out of what it prints', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `execution: { threshold: "\${{ SOME_TOKEN }}" }\nname: "\\e[31mred"\n${GOOD}`,
      '.agentv/targets.yaml': MOCK,
    });
    for (const flags of [[], ['--json']]) {
      const { stdout } = await perform(project, ['validate', ...flags], { SOME_TOKEN: 'do-not-tell-anybody' });
      expect(stdout).not.toContain('do-not-tell-anybody');
      expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }
  });
});

test('eval-action validate lists the globs of watched files that match nothing', async () => {
  const watching = `execution:\n  watch: [src, promts/**]\n${GOOD}`;
  using project = aProject({ 'evals/a.eval.yaml': watching, '.agentv/targets.yaml': MOCK, 'src/a.txt': 'a' });
  initRepository(project.folder);
  const { exitCode, stdout } = await perform(project, ['validate', '--json']);
  expect(exitCode).toBe(0);
  expect(documentOf(stdout).problems).toMatchObject([
    { code: 'NOTHING_MATCHED', severity: 'warning', location: { file: 'evals/a.eval.yaml', line: 2, column: 16 } },
  ]);
});
