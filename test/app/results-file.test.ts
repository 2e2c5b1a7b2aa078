import { describe, expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const aRun = (answer = 'Hello!') =>
  aProject({
    'evals/greetings.eval.yaml': `
name: greetings
tests:
  - { id: greets, input: Say hello., assertions: [{ type: contains, value: Hello }] }
  - { id: says-bye, input: Say bye., assertions: [{ type: contains, value: bye }] }
`,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: mock, response: ${JSON.stringify(answer)} }]`,
  });

const run = (project: Project, ...flags: readonly string[]) =>
  perform(project, ['run', '-o', 'out', '--no-html', ...flags]);
const rowsIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('--out', () => {
  test('writes the records of a run to a JSON Lines file too', async () => {
    using project = aRun();
    const { stdout } = await run(project, '--out', 'results/base.jsonl');
    expect(stdout).toMatch(/^ {2}results file +results\/base\.jsonl$/m);
    expect(rowsIn(project.read('results/base.jsonl'))).toEqual(rowsIn(project.read('out/index.jsonl')));
  });

  test.each(['results.yaml', 'results.yml'])('writes YAML to %s, a document for each record', async (file) => {
    using project = aRun('Hello!\n---\nid: "x"\u0000\u2028 \t\r\n  #\ud800: [{*&');
    await run(project, '--out', file);
    const text = project.read(file);
    expect(text.match(/^---$/gm)).toHaveLength(2);
    expect(text).toMatch(/^test_id: greets$/m);
    for (const [command = '', ...more] of [
      ['compare', '--json', file],
      ['gate', '--json'],
    ]) {
      const yaml = await perform(project, [command, file, ...more]);
      const { stdout, ...ended } = await perform(project, [command, 'out/index.jsonl', ...more]);
      // Only a run folder has failures.jsonl.
      expect(yaml).toEqual({ ...ended, stdout: stdout.replace('"out/failures.jsonl"', 'null') });
    }
    await perform(project, ['report', file, '-o', 'report', '--no-html']);
    const { results } = JSON.parse(project.read('report/report.json'));
    expect(results[0].output).toBe(JSON.parse(project.read('out/report.json')).results[0].output);
  });

  test('--output-format yaml without --out writes index.yaml into the folder of the run', async () => {
    using project = aRun();
    await run(project, '--output-format', 'yaml');
    expect(project.read('out/index.yaml')).toMatch(/^---\ntimestamp: /);
    await run(project);
    expect(project.list('out')).not.toContain('index.yaml');
  });

  test.each([
    [['--out', 'results.json'], /"--out" must be a file that ends in \.jsonl, \.yaml or \.yml[\s\S]*--output/],
    [['--out', 'results.jsonl', '--output-format', 'yaml'], /"--out" must be a file that ends in \.yaml or \.yml/],
    [['--output-format', 'xml'], /Allowed choices are jsonl, yaml/],
  ])('%j is refused', async (flags, message) => {
    using project = aRun();
    await expect(run(project, ...flags)).rejects.toThrow(message);
  });

  test('overwrites results, and refuses any other file before a target is called', async () => {
    using project = aRun();
    project.write('mine.yaml', 'name: mine\n');
    await expect(run(project, '--out', 'mine.yaml')).rejects.toThrow(/mine\.yaml already exists and does not contain/);
    await expect(run(project, '--out', 'evals.yaml/../evals')).rejects.toThrow(/"--out" must be/);
    expect(project.read('mine.yaml')).toBe('name: mine\n');
    expect(project.list('.')).not.toContain('out');
    for (const file of ['x.jsonl', 'x.yaml']) {
      await run(project, '--out', file);
      await run(project, '--out', file, '--test-id', 'greets');
      expect(project.read(file)).not.toContain('says-bye');
    }
  });
});

test('--dump-prompts writes the requests of each test to a file in .agentv/prompts', async () => {
  using project = aRun();
  await run(project, '--dump-prompts');
  const [file = ''] = project.list('.agentv/prompts');
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z\.jsonl$/);
  expect(rowsIn(project.read(`.agentv/prompts/${file}`))).toMatchObject([
    { test_id: 'greets', suite: 'greetings', target: 'default', requests: { lm: { question: 'Say hello.' } } },
    { test_id: 'says-bye' },
  ]);
});

test('--dump-prompts writes what a judge was asked with the answer, however long it is', async () => {
  const answer = 'A long answer. '.repeat(100);
  using project = aProject({
    'evals/a.eval.yaml': 'tests: [{ id: a, input: Say hello., criteria: It is polite. }]\n',
    '.agentv/targets.yaml': `targets:
  - { name: default, provider: mock, response: ${JSON.stringify(answer)}, grader_target: judge }
  - { name: judge, provider: mock, response: '{"score": 1}' }\n`,
  });
  await run(project, '--dump-prompts');
  expect(project.read('out/index.jsonl')).toContain('{{output}}');
  const [file = ''] = project.list('.agentv/prompts');
  expect(project.read(`.agentv/prompts/${file}`)).toContain(answer.trim());
});
