import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { type Ended, runCli } from '../support/bundle.ts';
import { aProject, type Project } from '../support/project.ts';
import { records, suiteOf, TARGETS } from '../support/suites.ts';
import { elements, readXml } from '../support/xml.ts';

/** Two tests: one that passes, one that does not. */
const MIXED = suiteOf(['says-hello', 'hello', 'hello'], ['says-bye', 'hello', 'bye']);

describe('a run of a suite with a failing test', () => {
  let project: Project;
  let ended: Ended;
  beforeAll(async () => {
    project = aProject({ 'evals/greet.eval.yaml': MIXED, '.agentv/targets.yaml': TARGETS });
    ended = await runCli(project, ['run', 'evals', '--target', 'echo', '--threshold', '0.8', '-o', 'out']);
  });
  afterAll(() => project[Symbol.dispose]());

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

  test('writes no control characters where there is no terminal', () => {
    expect(ended.log.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('leaves its files, its evidence and nothing else', () => {
    expect(project.list('out')).toEqual([
      'ctrf.json',
      'evidence',
      'failures.jsonl',
      'index.jsonl',
      'index.md',
      'junit.xml',
      'report.html',
      'report.json',
      'summary.md',
    ]);
    expect(project.list('.')).toEqual(['.agentv', '.git', 'evals', 'out']);
  });

  test("leaves one full record per test and target, in AgentV's words", () => {
    const written = records(project.read('out/index.jsonl'));
    expect(written.map(({ test_id }) => test_id).sort()).toEqual(['says-bye', 'says-hello']);
    for (const record of written) {
      expect(record).toMatchObject({
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        suite: 'greet',
        category: 'Uncategorized',
        target: 'echo',
        score: record['test_id'] === 'says-hello' ? 1 : 0,
        execution_status: record['test_id'] === 'says-hello' ? 'ok' : 'quality_failure',
        output: 'hello',
        input: [{ role: 'user', content: 'hello' }],
        assertions: [{ text: expect.any(String), passed: record['test_id'] === 'says-hello' }],
        duration_ms: expect.any(Number),
        eval_run: { duration_ms: expect.any(Number) },
        scores: [
          {
            name: expect.any(String),
            type: 'contains',
            score: expect.any(Number),
            weight: 1,
            verdict: record['test_id'] === 'says-hello' ? 'pass' : 'fail',
            assertions: [{ text: expect.any(String), passed: expect.any(Boolean) }],
            duration_ms: expect.any(Number),
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

  test('leaves a JUnit file that is well-formed and counts the same', () => {
    const junit = readXml(project.read('out/junit.xml'));
    const cases = elements(junit, 'testcase');
    expect(cases.map(({ attributes }) => attributes['name']?.split(' ')[0])).toEqual(['says-hello', 'says-bye']);
    expect(elements(junit, 'failure')).toHaveLength(1);
    expect(elements(junit, 'error')).toHaveLength(0);
  });

  test('leaves a summary that names the failing test', () => {
    expect(project.read('out/summary.md')).toContain('says-bye');
  });
});

describe('the exit code', () => {
  test('is 1 when a suite without a threshold and a baseline scores less than 0.80', async () => {
    using project = aProject({ 'a.yaml': MIXED, '.agentv/targets.yaml': TARGETS });
    const ended = await runCli(project, ['run', 'a.yaml', '--target', 'echo', '--quiet']);
    expect(ended).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^fail: a scored 0\.50; threshold 0\.80\. 1 of 2 tests passed\./),
    });
  });

  test('is 2 when no test has a result', async () => {
    using project = aProject({
      'a.yaml': MIXED,
      '.agentv/targets.yaml':
        'targets: [{ name: default, provider: openai, base_url: "http://127.0.0.1:9/v1", api_key: "${{ MODEL_KEY }}", model: m }]\n',
    });
    const env = { MODEL_KEY: 'sk-proj-Zx81kQwErTyUiOpAsDfGhJkL' };
    const ended = await runCli(project, ['run', 'a.yaml', '--max-retries', '0', '--quiet', '-o', 'out'], { env });
    expect(ended).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(/^invalid: Not measured: /) });
    expect(records(project.read('out/index.jsonl')).map(({ execution_status }) => execution_status)).toEqual([
      'execution_error',
      'execution_error',
    ]);
  });
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

  test('is a suggestion for a command or a flag that does not exist', async () => {
    using project = aProject({});
    const [command, flag] = await Promise.all([runCli(project, ['rum']), runCli(project, ['run', '--treshold', '1'])]);
    expect(command).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/rum[\s\S]*did you mean run/i),
    });
    expect(flag).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/--treshold[\s\S]*did you mean --threshold/i),
    });
  });
});

describe('the flags of run', () => {
  test('--target, given several times, makes a matrix', async () => {
    using project = aProject({ 'a.yaml': MIXED, '.agentv/targets.yaml': TARGETS });
    await runCli(project, ['run', 'a.yaml', '--target', 'echo', '--target', 'fixed', '-o', 'out']);
    const ran = records(project.read('out/index.jsonl')).map(({ test_id, target }) => `${test_id} on ${target}`);
    expect(ran.sort()).toEqual(['says-bye on echo', 'says-bye on fixed', 'says-hello on echo', 'says-hello on fixed']);
  });

  test('--targets names another file', async () => {
    using project = aProject({ 'a.yaml': MIXED, 'elsewhere/mine.yaml': TARGETS });
    const args = ['run', 'a.yaml', '--targets', 'elsewhere/mine.yaml', '--target', 'fixed', '--quiet', '-o', 'out'];
    expect(await runCli(project, args)).toMatchObject({ stderr: '' });
    expect(records(project.read('out/index.jsonl')).map(({ output }) => output)).toEqual([
      'hello and bye',
      'hello and bye',
    ]);
  });

  test('--test-id takes globs, several of them', async () => {
    const tests = ['refund-a', 'refund-b', 'billing', 'other'].map((id) => [id, 'hello', 'hello'] as const);
    using project = aProject({ 'a.yaml': suiteOf(...tests), '.agentv/targets.yaml': TARGETS });
    await runCli(project, [
      'run',
      'a.yaml',
      '--target',
      'fixed',
      '--test-id',
      'refund-*',
      '--test-id',
      'other',
      '-o',
      'out',
    ]);
    const ran = records(project.read('out/index.jsonl')).map(({ test_id }) => test_id);
    expect(ran.sort()).toEqual(['other', 'refund-a', 'refund-b']);
  });

  test('--trials runs each test so often and records every trial', async () => {
    using project = aProject({ 'a.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });
    await runCli(project, ['run', 'a.yaml', '--target', 'second-time', '--trials', '3', '--workers', '1', '-o', 'out']);
    const [record] = records(project.read('out/index.jsonl'));
    expect(record).toMatchObject({
      trials: [
        { attempt: 0, score: 0 },
        { attempt: 1, score: 1 },
        { attempt: 2, score: 1 },
      ],
    });
    expect(record).toMatchObject({ aggregation: { strategy: 'mean' }, score: expect.closeTo(2 / 3) });
  });

  test('--max-retries repeats what failed for want of infrastructure, and never a crash', async () => {
    using project = aProject({ 'a.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });
    await runCli(project, ['run', 'a.yaml', '--target', 'unhealthy', '--max-retries', '1', '-o', 'out']);
    expect(records(project.read('out/index.jsonl'))).toMatchObject([{ failure_class: 'provider', retries: 1 }]);
    await runCli(project, ['run', 'a.yaml', '--target', 'crash', '--max-retries', '1', '-o', 'out']);
    expect(records(project.read('out/index.jsonl'))).toMatchObject([{ failure_class: 'crash', retries: 0 }]);
  });

  test('--workers 1 runs one test after another', async () => {
    const tests = ['a', 'b', 'c'].map((id) => [id, 'hello', 'one at a time'] as const);
    using project = aProject({ 'a.yaml': suiteOf(...tests), '.agentv/targets.yaml': TARGETS });
    const ended = await runCli(project, ['run', 'a.yaml', '--target', 'alone', '--workers', '1', '-o', 'out']);
    expect(ended).toMatchObject({ exitCode: 0 });
    expect(records(project.read('out/index.jsonl')).map(({ test_id, score }) => [test_id, score])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
  });

  test('--dry-run checks and walks the plan, and calls nothing real', async () => {
    using project = aProject({ 'a.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });
    const ended = await runCli(project, ['run', 'a.yaml', '--target', 'tattle', '--dry-run', '-o', 'out']);
    expect(ended).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/dry run/i) });
    expect(project.exists('was-called')).toBe(false);
    expect(reportFileSchema.parse(JSON.parse(project.read('out/report.json')))).toMatchObject({
      dryRun: true,
      gate: { kind: 'inconclusive' },
    });
  });

  test('without --output the run folder is the one that AgentV would use', async () => {
    using project = aProject({ 'a.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });
    await runCli(project, ['run', 'a.yaml', '--target', 'fixed']);
    const [run = ''] = project.list('.agentv/results/runs/default');
    expect(run).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/);
    expect(project.list(`.agentv/results/runs/default/${run}`)).toContain('index.jsonl');
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
