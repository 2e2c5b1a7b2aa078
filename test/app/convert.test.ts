import { chmodSync, lstatSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const OLD = '# ours\r\nevalcases:\r\n  - id: a\r\n    input: hi\r\n    assert: [{type: is_json}]\r\n';
const NEW = '# ours\r\ntests:\r\n  - id: a\r\n    input: hi\r\n    assertions: [{type: is-json}]\r\n';
const TARGETS = 'targets:\n  - { name: default, provider: mock, judge_target: x }\n';

describe('eval-action convert', () => {
  test('prints one file, and lists on standard error what changed and where', async () => {
    using project = aProject({ 'evals/a.yaml': OLD });
    expect(await perform(project, ['convert', 'evals/a.yaml'])).toEqual({
      exitCode: 0,
      stdout: NEW.replace(/\r\n$/, '\n'),
      stderr:
        'evals/a.yaml:2:1: "evalcases" → "tests"\nevals/a.yaml:5:15: type: is_json → is-json\nevals/a.yaml:5:5: "assert" → "assertions"\n',
    });
    expect(project.read('evals/a.yaml')).toBe(OLD);
  });

  test('--write leaves it as it is who may do what with a file', async () => {
    using project = aProject({ 'evals/a.yaml': OLD });
    const path = join(project.folder, 'evals/a.yaml');
    chmodSync(path, 0o640);
    await perform(project, ['convert', 'evals/a.yaml', '--write']);
    expect(project.read('evals/a.yaml')).toBe(NEW);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('640');
  });

  test('converts each file as a whole or not at all, and ends with 2 when one could not be', async () => {
    using project = aProject({ 'a.eval.yaml': OLD, 'b.eval.yaml': 'evalcases: [\n' });
    const { exitCode, stdout, stderr } = await perform(project, ['convert', '.', '--write']);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('2 files checked: 1 written, 1 could not be converted\n');
    expect(stderr).toMatch(/^b\.eval\.yaml:2:1: error: This is not valid YAML/m);
    expect([project.read('a.eval.yaml'), project.read('b.eval.yaml')]).toEqual([NEW, 'evalcases: [\n']);
  });

  test('in folders touches only what looks like a suite or like targets, and nothing twice', async () => {
    const others = {
      'compose.yaml': 'cases: [1]\n',
      'ci.yml': 'tests:\n  - script: x\n',
      'play.yaml': '- hosts: all\n',
      'node_modules/x/a.eval.yaml': OLD,
      '.agentv/config.yaml': 'eval_patterns: [a]\n',
    };
    using project = aProject({
      ...others,
      'cases/list.yaml': '- { id: a, outcome: b }\n',
      '.agentv/targets.yaml': TARGETS,
    });
    expect(await perform(project, ['convert', '.', '--write'])).toMatchObject({
      exitCode: 0,
      stdout: '2 files checked: 2 written\n',
      stderr: expect.stringContaining('.agentv/targets.yaml:2:38: "judge_target" → "grader_target"\n'),
    });
    expect(project.read('cases/list.yaml')).toBe('- { id: a, criteria: b }\n');
    expect(await perform(project, ['convert', '.', '--write'])).toEqual({
      exitCode: 0,
      stdout: '2 files checked: 0 written\n',
      stderr: '',
    });
    for (const [path, text] of Object.entries(others)) expect(project.read(path)).toBe(text);
  });

  test('takes globs and exclusions', async () => {
    using project = aProject({ 'e/a.yaml': OLD, 'e/b.yaml': OLD, 'e/c.yaml': OLD });
    await perform(project, ['convert', 'e/*.yaml', '!e/b.yaml', '--write']);
    expect(['a', 'b', 'c'].map((name) => project.read(`e/${name}.yaml`))).toEqual([NEW, OLD, NEW]);
  });
});

describe('eval-action convert to another form', () => {
  const LINES = '{"id":"a","input":"hi","assert":[{"type":"is_json"}]}\n';

  test('makes one YAML suite of JSONL and its settings', async () => {
    using project = aProject({ 'a.jsonl': LINES, 'a.yaml': 'dataset: one # ours\n' });
    const { exitCode, stdout } = await perform(project, ['convert', 'a.jsonl', '-o', 'evals/one.eval.yaml']);
    expect([exitCode, stdout]).toEqual([0, 'written  evals/one.eval.yaml\n']);
    expect(project.read('evals/one.eval.yaml')).toBe(
      'name: one\n\ntests:\n  - id: a\n    input: hi\n    assertions:\n      - type: is-json\n',
    );
  });

  test('calls the files of an evals.json from where the suite is written', async () => {
    using project = aProject({ 'skills/e.json': '{"evals":[{"id":1,"prompt":"x","files":["a.csv"]}]}' });
    await perform(project, ['convert', 'skills/e.json', '-o', 'evals/e.eval.yaml']);
    expect(project.read('evals/e.eval.yaml')).toContain('- ../skills/a.csv\n');
  });

  test('never changes the file itself', async () => {
    using project = aProject({ 'a.jsonl': LINES });
    expect(await perform(project, ['convert', 'a.jsonl', '--write'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('which needs a new file'),
    });
  });
});

describe('eval-action convert is careful with', () => {
  test('files that are there', async () => {
    using project = aProject({ 'a.eval.yaml': OLD, 'b.yaml': 'mine' });
    const refused = await perform(project, ['convert', 'a.eval.yaml', '-o', 'b.yaml']);
    expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Use --force to overwrite it') });
    expect(project.read('b.yaml')).toBe('mine');
    await perform(project, ['convert', 'a.eval.yaml', '-o', 'b.yaml', '--force']);
    expect(project.read('b.yaml')).toBe(NEW);
  });

  test('links: one that stays inside is followed, one that leads out is not', async () => {
    using outside = aProject({ 'far.yaml': OLD });
    using project = aProject({ 'real.yaml': OLD });
    symlinkSync(join(project.folder, 'real.yaml'), join(project.folder, 'near.eval.yaml'));
    symlinkSync(join(outside.folder, 'far.yaml'), join(project.folder, 'far.eval.yaml'));
    expect(await perform(project, ['convert', 'near.eval.yaml', '--write'])).toMatchObject({ exitCode: 0 });
    expect(lstatSync(join(project.folder, 'near.eval.yaml')).isSymbolicLink()).toBe(true);
    expect(project.read('real.yaml')).toBe(NEW);
    expect(await perform(project, ['convert', 'far.eval.yaml', '--write'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('is a link that leads out of the repository'),
    });
    expect(outside.read('far.yaml')).toBe(OLD);
  });

  test('files that are too large, no text, or of no use', async () => {
    using project = aProject({ 'big.eval.yaml': `# ${'x'.repeat(10 * 1024 * 1024)}`, 'a.ts': '', 'b.yaml': '3\n' });
    writeFileSync(join(project.folder, 'latin.eval.yaml'), Buffer.from([0xe4, 0x0a]));
    for (const [name, why] of [
      ['big.eval.yaml', /too large/],
      ['latin.eval.yaml', /not text/],
      ['a.ts', /neither a suite nor a targets file/],
      ['b.yaml', /neither a suite nor a targets file/],
    ] as const) {
      const { exitCode, stdout, stderr } = await perform(project, ['convert', name]);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(why);
    }
  });

  test('commands for the runner of a job, and control characters in what it reports', async () => {
    using project = aProject({ 'a.eval.yaml': 'tests:\n  - id: a\n    input: |\n      ::set-env name=X::y\n' });
    expect(await perform(project, ['convert', 'a.eval.yaml'], { GITHUB_ACTIONS: 'true' })).toMatchObject({
      exitCode: 2,
      stdout: '',
    });
    expect((await perform(project, ['convert', 'a.eval.yaml'])).stdout).toContain('::set-env');
    using hostile = aProject({ 'a.eval.yaml': 'evalcases:\n  - { id: a, "\\e[31mred": 1 }\n' });
    const { stderr } = await perform(hostile, ['convert', 'a.eval.yaml', '--write']);
    expect(stderr.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('questions that contradict themselves', async () => {
    using project = aProject({ 'a.eval.yaml': OLD, 'b.eval.yaml': OLD });
    const reported = (argv: readonly string[]) => expect(perform(project, ['convert', ...argv])).rejects;
    await reported(['a.eval.yaml', '--write', '-o', 'c.yaml']).toThrow(/exclude each other/);
    await reported(['.', '-o', 'c.yaml']).toThrow(/only converted in place/);
    await reported(['nowhere.yaml']).toThrow(/nothing to convert in nowhere.yaml/);
  });
});

describe('files of other formats', () => {
  const PROMPTFOO =
    'prompts: [Say it]\nproviders: [echo]\ntests:\n  - vars: { a: b }\n    assert: [{ type: contains, value: red }]\n';
  const TARGETS_ONLY = PROMPTFOO.replace('prompts: [Say it]\nproviders', 'targets');
  const WITH_IDS = PROMPTFOO.replace('- vars', '- id: one\n    vars');
  const AGENTV_5 =
    'name: greet\nproviders: [llm]\nprompts: [hi]\ntests:\n  - { id: one, assert: [{ type: llm-rubric }] }\n';

  test.each([
    ['promptfooconfig.yaml', PROMPTFOO, '2:1: error: This is a configuration of promptfoo'],
    [
      'promptfoo-2.yaml',
      PROMPTFOO.replace('prompts: [Say it]\n', ''),
      '1:1: error: This is a configuration of promptfoo',
    ],
    ['only-targets.yaml', TARGETS_ONLY, '1:1: error: This is a configuration of promptfoo'],
    [
      'schema.yaml',
      `# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json\n${WITH_IDS}`,
      '3:1: error: This is a configuration of promptfoo',
    ],
    ['a.eval.yaml', AGENTV_5, '2:1: error: This is a suite of AgentV 5'],
    ['a.yaml', AGENTV_5.replace('providers: [llm]\n', 'default_test: {}\n'), '3:1: error: This is a suite of AgentV 5'],
    ['providers.yaml', 'providers:\n  - { id: llm }\n', '1:1: error: This is a providers.yaml of AgentV 5'],
  ])('%s is refused with one error, and stays as it is', async (file, text, error) => {
    using project = aProject({ [`evals/${file}`]: text });
    const { exitCode, stderr } = await perform(project, ['convert', `evals/${file}`, '--write']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`evals/${file}:${error}`);
    expect(`${stderr}`.match(/error:/g)).toHaveLength(1);
    expect(project.read(`evals/${file}`)).toBe(text);
  });

  test.each([
    ['redteam.yaml', 'targets: [{ id: openai:gpt-5.4-mini }]\nredteam: { plugins: [pii] }\n'],
    ['ids.yaml', WITH_IDS],
  ])('%s is run by promptfoo, and named as what it is by validate', async (file, text) => {
    using project = aProject({ [file]: text });
    await expect(perform(project, ['run', file])).rejects.toThrow('The engine promptfoo is not installed');
    expect((await perform(project, ['validate', file])).stdout).toContain('This is a configuration of promptfoo');
  });

  test('are left alone in a folder', async () => {
    using project = aProject({ 'evals/promptfooconfig.yaml': PROMPTFOO, 'evals/a.yaml': OLD });
    await perform(project, ['convert', 'evals', '--write']);
    expect(project.read('evals/promptfooconfig.yaml')).toBe(PROMPTFOO);
    expect(project.read('evals/a.yaml')).toBe(NEW);
  });
});
