import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import type { RunResult, TestResult } from '../../../src/model/run/result.ts';
import { EPOCH } from '../../../src/model/text/iso-time.ts';
import { jsonDocument } from '../../../src/model/text/json-document.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import { files } from '../../../src/platform/files/files.ts';
import { recordLine } from '../../../src/results/record.ts';
import { type ImportHow, readResults } from '../../../src/results/run-folder/read-results.ts';
import { INNER_JOURNAL } from '../../../src/results/run-folder/run-files.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { aProject } from '../../support/project.ts';

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const row = (testId: string, score: number, more: object = {}) => ({
  timestamp: '2026-01-02T10:00:00.000Z',
  test_id: testId,
  suite: 'sums',
  target: 'a',
  score,
  execution_status: score >= 0.8 ? 'ok' : 'quality_failure',
  ...more,
});

async function read(content: Readonly<Record<string, string>>, paths: readonly string[], how?: ImportHow) {
  using project = aProject(content);
  return await readResults(paths, { cwd: project.folder, files }, how);
}

const journal = (results: readonly TestResult[]) => results.map((result) => `${recordLine(result)}\n`).join('');
const reported = (given: Partial<Report>): string => `${JSON.stringify(aReport(given), null, 2)}\n`;
const written = (given: Partial<Report>): string => jsonDocument(aReport(given));

describe('a run folder of ours', () => {
  const results = [aResult({ testId: 'one' }), aResult({ testId: 'two', score: 0.2, mustPass: true })];

  test('is read as the run of its report', async () => {
    const report = aReport({ results, complete: false, stopped: 'budget' });
    const suites = report.suites.map((suite) => ({ ...suite, threshold: 0.5 }));
    const text = JSON.stringify({ ...report, totals: { ...report.totals, total: 7, skipped: 5 }, suites });
    const { run, problems } = await read({ 'run/report.json': text, 'run/index.jsonl': journal(results) }, ['run']);
    expect(run).toMatchObject({
      startedAt: report.startedAt,
      planned: 7,
      complete: false,
      stopped: 'budget',
      requirements: [
        { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent', threshold: 0.5 },
      ],
    });
    expect(run.results).toEqual(results);
    expect(problems).toEqual([]);
  });

  test.each([
    ['as we write it', written],
    ['as an editor formats it', reported],
  ])('is read by its report, its results or its folder alike: a report %s', async (_, textOf) => {
    const content = { 'run/report.json': textOf({ results }), 'run/index.jsonl': journal(results) };
    const runs = await Promise.all(
      ['run', 'run/report.json', 'run/index.jsonl'].map(async (path) => (await read(content, [path])).run),
    );
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });

  test('is refused if a line of its results is cut off', async () => {
    const text = written({ results }).replace('"testId":"two"', '"testId":"two');
    await expect(read({ 'run/report.json': text }, ['run'])).rejects.toThrow(/damaged at results\.1/);
  });

  test('without a report was broken off, and its missing tests are unknown', async () => {
    const { run } = await read({ 'run/index.jsonl': journal(results) }, ['run']);
    expect(run).toMatchObject({ complete: false, stopped: 'broken-off', planned: 2 });
  });

  test.each([
    ['of a newer version', '{\n  "schemaVersion": 2, "generator": { "name": "eval-action" } }', 'a newer version'],
    ['cut off', '{\n  "schemaVersion": 1, "generator"', 'not JSON, or cut off'],
    ['of another tool', '{\n  "schemaVersion": 1 }', 'no report of eval-action'],
    ['damaged', '{\n  "schemaVersion": 1, "generator": { "name": "eval-action" }, "durationMs": -1 }', 'damaged at'],
  ])('with a report that is %s is refused', async (_, text, why) => {
    await expect(read({ 'run/report.json': text, 'run/index.jsonl': journal(results) }, ['run'])).rejects.toThrow(why);
  });
});

describe('a journal that a run can write', () => {
  /** A journal of 600 MiB: of each row, 12 MiB are spaces. */
  const huge: typeof files = {
    ...files,
    *readPieces(path, maxBytes) {
      const spaces = Buffer.alloc(12 * 1024 * 1024, ' ');
      for (let index = 0; index < 50; index += 1) {
        if (index * spaces.length > maxBytes) throw new Error(`${path} is too large`);
        yield Buffer.from(JSON.stringify(row(`t${index}`, 1)));
        yield spaces;
        yield Buffer.from('\n');
      }
    },
  };

  test('is read for a report, whatever its size', async () => {
    using project = aProject({ 'run/index.jsonl': '' });
    const { run } = await readResults(['run'], { cwd: project.folder, files: huge });
    expect(run.results).toHaveLength(50);
  });
});

describe('results of AgentV', () => {
  test('a folder says how many tests were meant', async () => {
    const benchmark = JSON.stringify({ metadata: { planned_test_count: 3 } });
    const content = { 'run/index.jsonl': lines([row('t1', 1), row('t2', 0)]), 'run/benchmark.json': benchmark };
    const { run } = await read(content, ['run']);
    expect(run).toMatchObject({ planned: 3, complete: false, stopped: 'broken-off' });
    const whole = await read({ ...content, 'run/benchmark.json': benchmark.replace('3', '2') }, ['run']);
    expect(whole.run).toMatchObject({ planned: 2, complete: true, startedAt: '2026-01-02T10:00:00.000Z' });
  });

  test('a row that points to files gets what is in them, and only from its own folder', async () => {
    const pointing = { ...row('t1', 0), grading_path: 'sums/t1/grading.json', answer_path: '../secret.md' };
    const grading = JSON.stringify({ assertions: [{ text: 'adds up', passed: false }] });
    const { run } = await read(
      { 'run/index.jsonl': lines([pointing]), 'run/sums/t1/grading.json': grading, 'secret.md': 'secret' },
      ['run'],
    );
    expect(run.results[0]).toMatchObject({ output: '', assertions: [{ text: 'adds up', passed: false }] });
  });

  test('a run folder of AgentV 5 has its rows in .internal', async () => {
    const row = { test_id: 'a', eval_path: 'evals/sums.eval.yaml', target: 'a', score: 1, sample_index: 0 };
    const folder = {
      'run1/summary.json': '{}',
      [`run1/${INNER_JOURNAL}`]: lines([row]),
    };
    const { run } = await read(folder, ['run1']);
    expect(run).toMatchObject({ complete: true, results: [{ testId: 'a', suite: 'sums', status: 'ok' }] });
  });

  test('tests that AgentV 4.42 copied into files of their own are of one suite', async () => {
    const copied = (id: string) => ({
      ...row(id, 1),
      task_dir: `sums/${id}/task`,
      eval_path: `sums/${id}/task/EVAL.yaml`,
    });
    const { run } = await read({ 'run/index.jsonl': lines([copied('t1'), copied('t2')]) }, ['run']);
    expect(run.results.map(({ suite, suiteFile }) => [suite, suiteFile])).toEqual([
      ['sums', 'sums'],
      ['sums', 'sums'],
    ]);
  });

  test('a suite is identified by its name, in any file of results', async () => {
    const [first, second] = await Promise.all(
      ['one.jsonl', 'two.jsonl'].map((name) => read({ [name]: lines([row('t1', 1)]) }, [name])),
    );
    expect(first?.run.results[0]?.suiteFile).toBe(second?.run.results[0]?.suiteFile);
  });
});

describe('several rows of one test', () => {
  const statuses = async (rows: readonly object[]) => {
    const { run } = await read({ 'r.jsonl': lines(rows) }, ['r.jsonl']);
    return run.results.map(({ testId, status, score, trials }) => ({
      testId,
      status,
      score,
      trials: trials?.map((trial) => trial.status),
    }));
  };

  test('are its trials', async () => {
    expect(await statuses([row('t1', 1), row('t2', 1), row('t1', 0)])).toEqual([
      { testId: 't1', status: 'quality_failure', score: 0.5, trials: ['ok', 'quality_failure'] },
      { testId: 't2', status: 'ok', score: 1, trials: undefined },
    ]);
  });

  test('an error that was run again is gone, a timeout stays a trial that failed', async () => {
    const error = row('t1', 0, { execution_status: 'execution_error', error: 'no connection' });
    expect(await statuses([error, row('t1', 1)])).toEqual([
      { testId: 't1', status: 'ok', score: 1, trials: undefined },
    ]);
    expect(await statuses([row('t1', 1), { ...error, failure_class: 'timeout' }])).toEqual([
      { testId: 't1', status: 'quality_failure', score: 0.5, trials: ['ok', 'execution_error'] },
    ]);
  });

  test('timeouts alone are failed trials too, and score 0 whatever is recorded', async () => {
    const timeout = row('t1', 0.9, {
      execution_status: 'execution_error',
      error: 'too slow',
      failure_class: 'timeout',
    });
    expect(await statuses([timeout, timeout])).toEqual([
      { testId: 't1', status: 'execution_error', score: 0, trials: ['execution_error', 'execution_error'] },
    ]);
    expect(await statuses([row('t1', 1), timeout])).toMatchObject([{ status: 'quality_failure', score: 0.5 }]);
  });

  test('of a sample of AgentV 5 the last retry counts', async () => {
    const sample = (index: number, retry: number, score: number) =>
      row('t1', score, { sample_index: index, retry_index: retry });
    expect(await statuses([sample(0, 0, 0), sample(0, 1, 1), sample(1, 0, 1)])).toEqual([
      { testId: 't1', status: 'ok', score: 1, trials: ['ok', 'ok'] },
    ]);
  });
});

describe('what cannot be trusted', () => {
  test('a broken last line makes the run one that was broken off', async () => {
    const { run, problems } = await read({ 'r.jsonl': `${lines([row('t1', 1)])}{"test_id":"t2","sc` }, ['r.jsonl']);
    expect(run).toMatchObject({ complete: false, stopped: 'broken-off', planned: 1 });
    expect(problems[0]).toMatchObject({ severity: 'warning', location: { file: 'r.jsonl', line: 2 } });
  });

  test.each([
    ['a broken line between others', `{"test_id":"t2","sc\n${lines([row('t1', 1)])}`, 'r.jsonl:1 is not JSON'],
    ['a row without a score', lines([row('t1', 1), { test_id: 't2' }]), 'r.jsonl:2'],
    ['a list', '[]\n[]\n', 'r.jsonl:2:1'],
    ['no JSON at all', 'hello\nworld\n', 'r.jsonl:1'],
  ])('%s refuses the file', async (_, text, where) => {
    await expect(read({ 'r.jsonl': text }, ['r.jsonl'])).rejects.toThrow(where);
  });

  test.each([1e308, -1, 5])('a score of %s is no score: nothing is known of the test', async (score) => {
    const { run } = await read({ 'r.jsonl': lines([row('t1', 1), row('t2', score)]) }, ['r.jsonl']);
    expect(run.results[1]).toMatchObject({ status: 'execution_error', score: 0, failure: { class: 'grader' } });
  });

  test.each(['noon', 12, '2026-02-31T10:00:00Z!', null])('a timestamp of %j is no time', async (timestamp) => {
    const rows = lines([row('t1', 1), row('t2', 1, { timestamp })]);
    const { run } = await read({ 'r.jsonl': rows }, ['r.jsonl']);
    expect(run.results.map((result) => result.timestamp)).toEqual([row('', 1).timestamp, EPOCH]);
    expect(run).toMatchObject({ startedAt: row('', 1).timestamp, durationMs: 0, complete: true });
  });

  test('a test that is in two files is ambiguous', async () => {
    const { run, problems } = await read({ 'a.jsonl': lines([row('t1', 0)]), 'b.jsonl': lines([row('t1', 1)]) }, [
      'a.jsonl',
      'b.jsonl',
    ]);
    expect(run.complete).toBe(false);
    expect(run.unreadable).toEqual(problems);
    expect(problems[0]?.message).toBe('1 test is both in a.jsonl and in b.jsonl: t1');
  });

  test('a file that cannot be read is not skipped because another one can', async () => {
    const { run } = await read({ 'a.jsonl': lines([row('t1', 1)]) }, ['a.jsonl', 'missing.jsonl']);
    expect(run).toMatchObject({
      complete: false,
      unreadable: [{ code: 'FILE_MISSING', message: 'There are no results at missing.jsonl' }],
    });
  });

  test('names of prototypes are names like any other', async () => {
    const text =
      '{"__proto__":{"score":1},"test_id":"__proto__","suite":"constructor","target":"toString","score":0}\n';
    const { run } = await read({ 'r.jsonl': text }, ['r.jsonl']);
    expect(run.results[0]).toMatchObject({ testId: '__proto__', suite: 'constructor', target: 'toString', score: 0 });
  });

  test.each([
    ['nothing is named', []],
    ['nothing is there', ['nowhere']],
    ['a folder holds no results', ['.']],
  ])('%s: that is an error', async (_, paths) => {
    await expect(read({}, paths)).rejects.toThrow(UserError);
  });
});

test('several files are one run with all that they hold', async () => {
  const { run, files: sources } = await read(
    {
      'a.jsonl': lines([row('t1', 1, { timestamp: '2026-01-02T10:05:00.000Z' })]),
      'b.jsonl': lines([row('t2', 1)]),
    },
    ['a.jsonl', 'b.jsonl'],
  );
  expect(run).toMatchObject({ planned: 2, complete: true, startedAt: '2026-01-02T10:00:00.000Z', durationMs: 300_000 });
  expect(run.results.map(({ index, testId }) => [index, testId])).toEqual([
    [0, 't1'],
    [1, 't2'],
  ]);
  expect(sources.map(({ shown }) => shown)).toEqual(['a.jsonl', 'b.jsonl']);
});

describe('logs of Inspect for one task and model', () => {
  const log = (solver: string | undefined, solver_args = {}, id = 'a') =>
    JSON.stringify({
      version: 2,
      status: 'success',
      eval: { task: 'support', model: 'gpt', solver, solver_args, config: {} },
      samples: [{ id, epoch: 1, scores: { match: { value: 'C' } } }],
    });
  const targets = ({ results }: RunResult) => results.map(({ testId, target }) => [testId, target]);

  test('of several solvers are several targets', async () => {
    const { run, files } = await read(
      {
        'a.json': log('react'),
        'b.json': log('react', { attempts: 3 }),
        'c.json': log('plan'),
        'd.json': log('plan', {}, 'z'),
      },
      ['a.json', 'b.json', 'c.json', 'd.json'],
    );
    expect(run).toMatchObject({ complete: true });
    expect(targets(run)).toEqual([
      ['a', 'gpt · react'],
      ['a', 'gpt · react ({"attempts":3})'],
      ['a', 'gpt · plan'],
      ['z', 'gpt'],
    ]);
    expect(files[0]?.run.results[0]?.target).toBe('gpt · react');
  });

  test.each([
    ['one solver', 'react', 'react'],
    ['unknown solvers', undefined, undefined],
  ])('of %s have the same tests, which is an error', async (_, one, other) => {
    const { run } = await read({ 'a.json': log(one), 'b.json': log(other) }, ['a.json', 'b.json']);
    expect(run.unreadable).toMatchObject([{ code: 'DUPLICATE_ID' }]);
    expect(targets(run)).toEqual([
      ['a', 'gpt'],
      ['a', 'gpt'],
    ]);
  });
});

describe('our own CTRF', () => {
  const ctrf = (generatedBy: string) =>
    JSON.stringify({
      reportFormat: 'CTRF',
      generatedBy,
      results: { tool: { name: 'eval-action' }, tests: [{ name: 'of CTRF', status: 'passed', duration: 1 }] },
    });
  const report = reported({ results: [aResult({ testId: 'of the report' })] });
  const ids = ({ results }: RunResult) => results.map(({ testId }) => testId);

  test('is replaced by the report next to it, with a warning', async () => {
    const { run } = await read({ 'run/ctrf.json': ctrf('eval-action'), 'run/report.json': report }, ['run/ctrf.json']);
    expect(ids(run)).toEqual(['of the report']);
    expect(run.warnings.map(({ message }) => message)).toContain(
      'run/report.json is read in place of run/ctrf.json: it has all trials and answers',
    );
  });

  test.each([
    ['of another tool', { 'run/ctrf.json': ctrf('jest'), 'run/report.json': report }, {}],
    ['next to a file that is no report', { 'run/ctrf.json': ctrf('eval-action'), 'run/report.json': '{}' }, {}],
    ['with the format', { 'run/ctrf.json': ctrf('eval-action'), 'run/report.json': report }, { format: 'ctrf' }],
  ] as const)('%s is read itself', async (_, content, how) => {
    expect(ids((await read(content, ['run/ctrf.json'], how)).run)).toEqual(['of CTRF']);
  });
});

test('YAML of promptfoo is refused with the command that writes JSON', async () => {
  const yaml = 'evalId: eval-1\nresults:\n  version: 3\n  results: []\n';
  await expect(read({ 'r.yaml': yaml }, ['r.yaml'])).rejects.toMatchObject({
    problems: [
      { message: expect.stringContaining('r.yaml is an export'), hint: expect.stringContaining('-o results.json') },
    ],
  });
});

test.each([
  ['results', '{"evalId": "e", "results": ROWS, "config": {}}'],
  ['config', '{"evalId": "e", "config": {"description": "x"}, "results": ROWS}'],
])('a large document of promptfoo on one line is no row of AgentV, if %s comes first', async (_, document) => {
  const row = {
    success: true,
    provider: { id: 'p' },
    testCase: { description: 'long' },
    vars: { text: 'x'.repeat(70_000) },
  };
  const rows = JSON.stringify({ version: 3, results: [row] });
  const { run } = await read({ 'r.json': document.replace('ROWS', rows) }, ['r.json']);
  expect(run.imported).toMatchObject([{ format: 'promptfoo', tests: 1 }]);
});

test('of several files of another tool, only the tests of those without earlier attempts are marked', async () => {
  const ctrf = (name: string, retries: number) =>
    JSON.stringify({ results: { tool: { name: 'tool' }, tests: [{ name, status: 'passed', retries }] } });
  const { run } = await read({ 'a.json': ctrf('a', 0), 'b.json': ctrf('b', 2) }, ['a.json', 'b.json']);
  expect(run.results.map(({ testId, onlyLastAttempts }) => [testId, onlyLastAttempts])).toEqual([
    ['a', undefined],
    ['b', true],
  ]);
});
