import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonProgress } from '../../src/cli/progress-json.ts';
import { gateDocumentSchema } from '../../src/model/verdict/decision.ts';
import { type ProgressLine, progressLineSchema } from '../../src/model/verdict/progress-line.ts';
import { aReport, aResult } from '../support/builders.ts';
import { performed } from '../support/performed.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const SUITE =
  'tests:\n  - { id: good, input: x, assertions: [{ type: contains, value: hello }] }\n  - { id: bad, input: x, assertions: [{ type: contains, value: bye }] }\n';
const TARGETS = 'targets: [{ name: default, provider: mock, response: "hello ::error::there ##[group]" }]\n';
const project = () => aProject({ 'a.yaml': SUITE, '.agentv/targets.yaml': TARGETS });

const linesOf = (stdout: string): ProgressLine[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => progressLineSchema.parse(JSON.parse(line)));

/** The command with what it prints as a process. */
const cli = (at: Project, ...args: string[]) =>
  performed('cli', { args, cwd: at.folder, env: { PATH: process.env['PATH'] ?? '' } });

describe('run --json', () => {
  test('prints one object per line, and ends with the exit code and the paths of the run', async () => {
    using at = project();
    const { exitCode, stdout } = await perform(at, ['run', 'a.yaml', '-o', 'out', '--json']);
    const lines = linesOf(stdout);
    expect(lines.map(({ type }) => type)).toEqual(['planned', 'test', 'test', 'run']);
    expect(lines.at(-1)).toMatchObject({
      exit_code: exitCode,
      run_folder: join(at.folder, 'out'),
      failures: join(at.folder, 'out', 'failures.jsonl'),
      verdict: { kind: 'fail' },
    });
    expect(stdout).not.toMatch(/##\[/);
  });

  test('names no failures if there are none', async () => {
    using at = project();
    const { stdout } = await perform(at, ['run', 'a.yaml', '--test-id', 'good', '-o', 'out', '--json']);
    expect(linesOf(stdout).at(-1)).toMatchObject({ exit_code: 0, failures: null });
  });

  test.each([
    ['an unknown flag', ['a.yaml', '--nope'], 'INPUT_INVALID'],
    ['a missing suite', ['nope.yaml'], 'NOTHING_MATCHED'],
    ['a suite with a mistake', ['broken.yaml'], 'YAML_INVALID'],
  ])('after %s prints the problems, and still ends with a line of type "run"', async (_, argv, code) => {
    using at = aProject({ 'broken.yaml': 'tests: [\n', '.agentv/targets.yaml': TARGETS });
    const { exitCode, stdout, stderr } = await cli(at, 'run', ...argv, '--json');
    const lines = linesOf(stdout);
    expect(exitCode).toBe(2);
    expect(lines).toEqual([
      { type: 'error', problems: [expect.objectContaining({ code, message: expect.any(String) })] },
      { type: 'run', exit_code: 2, run_folder: null, failures: null },
    ]);
    expect(stderr).toMatch(/^error: /);
  });

  test('of other commands, an error is one document', async () => {
    using at = project();
    const { exitCode, stdout } = await cli(at, 'list', 'nope.yaml', '--json');
    expect(exitCode).toBe(2);
    expect(linesOf(stdout)).toEqual([
      { type: 'error', problems: [expect.objectContaining({ code: 'NOTHING_MATCHED' })] },
    ]);
    expect((await cli(at, 'list', 'nope.yaml')).stdout).toBe('');
  });

  test('shortens a record of more than 1 MiB to what identifies the test', () => {
    const printed: string[] = [];
    const progress = jsonProgress((line) => printed.push(line));
    progress.finished(aResult({ output: 'x'.repeat(1024 ** 2) }), { done: 1, total: 2 });
    progress.finished(aResult({ output: 'x'.repeat(1024) }), { done: 2, total: 2 });
    const [long, short] = printed.map((line) => progressLineSchema.parse(JSON.parse(line)));
    expect(long).toMatchObject({ type: 'test', done: 1 });
    expect(long).toHaveProperty('record', { test_id: 'greets', suite: 'greetings', target: 'support-agent', score: 1 });
    expect(short).toHaveProperty('record.output', 'x'.repeat(1024));
  });
});

describe('gate --json', () => {
  test('has the version of its format, and the path of the failures of a run folder', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '-o', 'out']);
    for (const path of ['out', 'out/index.jsonl']) {
      const { stdout } = await perform(at, ['gate', path, '--json']);
      expect(gateDocumentSchema.parse(JSON.parse(stdout))).toMatchObject({
        schema_version: 1,
        failures: join('out', 'failures.jsonl'),
      });
    }
    at.write('alone/report.json', JSON.stringify(aReport()));
    expect(JSON.parse((await perform(at, ['gate', 'alone', '--json'])).stdout)).toMatchObject({ failures: null });
  });
});

describe('eval-action failures', () => {
  test('prints the two files of a run folder again, the newest by default', async () => {
    using at = project();
    const { stdout } = await perform(at, ['run', 'a.yaml']);
    const [folder = ''] = at.list('.agentv/results/runs/default');
    const at2 = `.agentv/results/runs/default/${folder}`;
    expect(stdout).toMatch(new RegExp(`\n {2}for coding agents +${at2}/index\\.md\n`));
    expect((await perform(at, ['failures'])).stdout).toBe(at.read(`${at2}/index.md`));
    expect((await perform(at, ['failures', at2, '--json'])).stdout).toBe(at.read(`${at2}/failures.jsonl`));
    expect((await perform(at, ['failures', '--prompt'])).stdout).toContain(
      `. Read first: eval-action failures ${at2}\n2. Reproduce: `,
    );
  });

  test('makes them from the results: files in a downloaded folder are not printed', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '-o', 'out']);
    const index = at.read('out/index.md');
    at.write('out/index.md', 'forged');
    at.write('out/failures.jsonl', 'forged');
    expect((await perform(at, ['failures', 'out'])).stdout).toBe(index);
    at.write('rows/index.jsonl', at.read('out/index.jsonl'));
    at.write('rows/index.md', 'forged');
    const { stdout } = await perform(at, ['failures', 'rows']);
    expect(stdout).toContain('--test-id bad');
    expect(stdout).not.toContain('forged');
  });

  test('reads a report that is larger than 64 MiB', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '-o', 'out']);
    const large = `"output":"${'An answer. '.repeat(6_400_000)}`;
    at.write(
      'out/report.json',
      at.read('out/report.json').replace('"output":"', () => large),
    );
    expect((await perform(at, ['failures', 'out'])).stdout).toContain('--test-id bad');
  });

  test('keeps the decision of the run, which had a baseline', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '-o', 'out']);
    const report = JSON.parse(at.read('out/report.json'));
    report.comparison.tests.find((each: { testId: string }) => each.testId === 'bad').state = 'regressed';
    at.write('out/report.json', JSON.stringify(report));
    expect((await perform(at, ['failures', 'out'])).stdout).toContain('1 regressed');
  });

  test('prints the task of one cause, and names the causes if there is none of that id', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '-o', 'out']);
    const [, id = ''] = /`(c[0-9a-f]{8})`/.exec(at.read('out/index.md')) ?? [];
    const { stdout } = await perform(at, ['failures', 'out', '--prompt', '--cause', id]);
    expect(stdout).toMatch(new RegExp(`^Evaluation tests[^]*\nCause ${id}: 1 test`));
    await expect(perform(at, ['failures', 'out', '--prompt', '--cause', 'c00000000'])).rejects.toThrow(
      /no cause c00000000/,
    );
    await expect(perform(at, ['failures', 'out', '--cause', id])).rejects.toThrow(
      /--cause has no effect without --prompt/,
    );
  });

  test('has no task for what a change of the product cannot fix, and says so', async () => {
    const results = [aResult({ testId: 'no-key', failure: { class: 'auth', message: 'HTTP 401' } })];
    using at = aProject({ 'out/report.json': JSON.stringify(aReport({ results })) });
    const { exitCode, stdout, stderr } = await perform(at, ['failures', 'out', '--prompt']);
    expect([exitCode, stdout]).toEqual([0, '']);
    expect(stderr).toBe('No test of out needs a fix in the product.\n');
    expect((await perform(at, ['failures', 'out'])).stdout).toContain('## Not yours to fix');
  });

  test('reads results of another tool as they are, and points to no folder', async () => {
    const xml =
      '<testsuite name="s"><testcase name="T" file="a.py"><failure message="Said: NO"/></testcase></testsuite>';
    using at = aProject({ 'r.xml': xml });
    const index = (await perform(at, ['failures', 'r.xml'])).stdout;
    expect(index).toContain('    | Said: NO\n');
    expect(index).not.toContain('trace show');
    expect((await perform(at, ['failures', 'r.xml', '--prompt'])).stdout).toContain(
      'Read first: eval-action failures r.xml\n',
    );
  });

  test('says that no test needs attention', async () => {
    using at = project();
    await perform(at, ['run', 'a.yaml', '--test-id', 'good', '-o', 'out']);
    const { exitCode, stdout, stderr } = await perform(at, ['failures', 'out']);
    expect([exitCode, stdout, stderr]).toEqual([0, '', 'No test of out needs a fix in the product.\n']);
  });

  test.each([['--md'], ['--json'], ['--prompt']])('%s prints no workflow command', async (flag) => {
    const said = ['::error::a', '\n::set-output name=x::y', '##[group]z', '\r::warning::b'];
    const results = said.map((text, index) =>
      aResult({ index, testId: text, suite: text, target: text, score: 0, output: text, failure: undefined as never }),
    );
    using at = aProject({ 'out/report.json': JSON.stringify(aReport({ results })) });
    const { stdout } = await cli(at, 'failures', 'out', flag);
    expect(stdout).toContain('error');
    expect(stdout).not.toMatch(/^\s*::|##\[/m);
  });
});
