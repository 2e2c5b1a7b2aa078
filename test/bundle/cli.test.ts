import { beforeAll, describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { type Ended, runCli } from '../support/bundle.ts';
import { aProject, type Project } from '../support/project.ts';
import { records, suiteOf, TARGETS } from '../support/suites.ts';

/** Two tests: one that passes, one that does not. */
const MIXED = suiteOf(['says-hello', 'hello', 'hello'], ['says-bye', 'hello', 'bye']);

describe('a run of a suite with a failing test', () => {
  let project: Project;
  let ended: Ended;
  beforeAll(async () => {
    project = aProject({ 'evals/greet.eval.yaml': MIXED, '.agentv/targets.yaml': TARGETS });
    ended = await runCli(project, ['run', 'evals', '--target', 'echo', '--threshold', '0.8', '-o', 'out']);
    return () => project[Symbol.dispose]();
  });

  test('ends with 1 when the threshold is missed', () => {
    expect(ended).toMatchObject({ exitCode: 1 });
  });

  test('shows each test, the verdict, and where to look next', () => {
    expect(ended.stdout).toMatch(/pass\s+greet › says-hello/);
    expect(ended.stdout).toMatch(/fail\s+greet › says-bye/);
    expect(ended.stdout).toContain('threshold');
    for (const name of ['summary.md', 'index.jsonl', 'report.json', 'junit.xml'])
      expect(ended.stdout).toContain(`out/${name}`);
    expect(ended.stdout).toMatch(/node \S*cli\.js run evals\/greet\.eval\.yaml --test-id says-bye --target echo/);
  });

  test('leaves its files, its evidence and nothing else', () => {
    expect(project.list('out').join(' ')).toBe(
      'ctrf.json evidence failures.jsonl index.jsonl index.md junit.xml report.html report.json summary.md',
    );
    expect(project.list('.')).toEqual(['.agentv', '.git', 'evals', 'out']);
  });

  test("leaves one full record per test and target, in AgentV's words", () => {
    const written = records(project.read('out/index.jsonl'));
    expect(written.map(({ test_id }) => test_id).sort()).toEqual(['says-bye', 'says-hello']);
    for (const record of written) {
      const passed = record['test_id'] === 'says-hello';
      const times = { duration_ms: expect.any(Number) };
      const assertions = [{ text: expect.any(String), passed }];
      expect(record).toMatchObject({
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        suite: 'greet',
        category: 'Uncategorized',
        target: 'echo',
        score: passed ? 1 : 0,
        execution_status: passed ? 'ok' : 'quality_failure',
        input: [{ role: 'user', content: 'hello' }],
        output: 'hello',
        assertions,
        ...times,
        eval_run: times,
        scores: [
          {
            name: expect.any(String),
            type: 'contains',
            score: expect.any(Number),
            weight: 1,
            verdict: passed ? 'pass' : 'fail',
            assertions,
            ...times,
            started_at: expect.any(String),
            ended_at: expect.any(String),
          },
        ],
      });
      expect(keysOf(record).filter((key) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key))).toEqual([]);
    }
  });

  test('leaves a report that the schema of reports accepts', () => {
    const report = reportFileSchema.parse(JSON.parse(project.read('out/report.json')));
    expect(report).toMatchObject({ complete: true, dryRun: false, gate: { kind: 'fail' }, conclusion: 'failure' });
    expect(report.totals).toMatchObject({ total: 2, passed: 1, failed: 1, errored: 0, score: 0.5, passRate: 0.5 });
  });
});

test('init sets up an empty repository in which the next command is green at once', async () => {
  using project = aProject({});
  const init = await runCli(project, ['init']);
  expect(init).toMatchObject({ exitCode: 0, stderr: '' });
  const [, command = ''] = /\n {2}node .*cli\.js (.*)\n/.exec(init.stdout) ?? [];
  expect(command).toBe('run');
  const run = await runCli(project, command.split(' '));
  expect(run).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('2 of 2 tests passed') });
  expect(await runCli(project, ['validate', '--max-warnings', '0'])).toMatchObject({ exitCode: 0 });
});

describe('what is printed', () => {
  test('is the verdict and the path of the report with --quiet', async () => {
    using project = aProject({ 'a.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });
    const { stdout, stderr } = await runCli(project, ['run', 'a.yaml', '--target', 'echo', '--quiet', '-o', 'out']);
    expect({ lines: stdout.trimEnd().split('\n'), stderr }).toEqual({
      lines: ['pass: No baseline yet: 1 of 1 test passed.', 'out/report.html'],
      stderr: '',
    });
  });

  test('is help and version on request, and help without any word', async () => {
    using project = aProject({});
    const [help, version, nothing] = await Promise.all([
      runCli(project, ['run', '--help']),
      runCli(project, ['--version']),
      runCli(project, []),
    ]);
    expect(help).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('--test-id <GLOB>') });
    expect(version).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+(?:-\w+)?\n$/) });
    expect(nothing).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('Usage: eval-action') });
  });
});

describe('the flags of run', () => {
  test('--dry-run checks and walks the plan, and calls nothing real', async () => {
    const graded = '  - { id: two, input: x, assertions: [{ type: code-grader, command: "echo ran > was-called" }] }\n';
    const suite = suiteOf(['one', 'hello', 'hello']) + graded;
    using project = aProject({ 'a.yaml': suite, '.agentv/targets.yaml': TARGETS });
    const ended = await runCli(project, ['run', 'a.yaml', '--target', 'tattle', '--dry-run', '-o', 'out']);
    expect(ended).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/dry run/i) });
    expect(project.exists('was-called')).toBe(false);
    expect(reportFileSchema.parse(JSON.parse(project.read('out/report.json')))).toMatchObject({
      dryRun: true,
      gate: { kind: 'inconclusive' },
    });
  });

  test('a second run into the same folder replaces the first', async () => {
    using project = aProject({ 'a.yaml': MIXED, '.agentv/targets.yaml': TARGETS });
    await runCli(project, ['run', 'a.yaml', '--target', 'fixed', '-o', 'out']);
    await runCli(project, ['run', 'a.yaml', '--target', 'fixed', '--test-id', 'says-bye', '-o', 'out']);
    expect(records(project.read('out/index.jsonl'))).toHaveLength(1);
  });
});

/** Keys of ours at any depth; below `metadata`, `details`, `tool_calls` and the like they are the user's. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  const users = ['metadata', 'details', 'tool_calls', 'tool_durations'];
  return Object.entries(value).flatMap(([key, item]) => (users.includes(key) ? [key] : [key, ...keysOf(item)]));
}
