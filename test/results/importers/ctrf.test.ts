import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { importFile } from '../../../src/results/importers/index.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { counted, fixture, named, readFileWith, sourceOf } from './reading.ts';

const readFixture = (path: string) => readFileWith('report.json', fixture(`ctrf/${path}`));

const report = (tests: readonly unknown[], more: object = {}) =>
  readFileWith('report.json', JSON.stringify({ results: { tool: { name: 'tool' }, tests, ...more } }));

describe('counts and verdicts are those of the tool', () => {
  // Of two tests with one name, one passed and one failed: the name is an error.
  test.each([
    // passed 4, failed 4, pending 1, other 1, which is a todo; a retried test has no attempts.
    ['jest/report.json', { passed: 3, failed: 3, errors: 1, unreadable: 0 }, { skipped: 2, attempts: 'last-only' }],
    // passed 2, failed 4, pending 2
    ['mocha/report.json', { passed: 2, failed: 4, errors: 0, unreadable: 0 }, { skipped: 2, attempts: 'all' }],
    // Playwright said "6 failed, 2 flaky, 2 skipped, 6 passed", of which 2 timed out. The flaky ones passed at last.
    ['playwright/report.json', { passed: 8, failed: 4, errors: 2, unreadable: 0 }, { skipped: 2, attempts: 'all' }],
    // passed 3, failed 4, skipped 1, other 1
    ['vitest/report.json', { passed: 2, failed: 3, errors: 1, unreadable: 0 }, { skipped: 2, attempts: 'all' }],
    ['eval-action/ctrf.json', { passed: 4, failed: 1, errors: 0, unreadable: 0 }, { attempts: 'unknown' }],
  ])('%s', async (path, expected, facts) => {
    const { run, file } = await readFixture(path);
    expect(counted(run)).toEqual(expected);
    expect(file).toMatchObject(facts);
  });

  test('a test that passed at its second try keeps the verdict, and counts as one trial', async () => {
    const { run } = await readFixture('playwright/report.json');
    expect(named(run, 'passes at the second try')).toMatchObject({
      suite: 'small-model > support.spec.js',
      status: 'ok',
      aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 },
      trials: [{ status: 'quality_failure' }, { status: 'ok' }],
    });
    expect(named(run, 'answers in time')).toMatchObject({ failure: { class: 'timeout' } });
    expect(run.results[0]?.timestamp).toMatch(/^2026-11-23T/);
  });

  test('our own reports have the same tests, scores, costs and errors', async () => {
    const { run } = await readFileWith('ctrf.json', readRepositoryFile('test/golden/ctrf.json'));
    expect(counted(run)).toMatchObject({ passed: 3, failed: 2, errors: 3 });
    expect(named(run, 'refund-twice')).toMatchObject({ suite: 'refunds', status: 'ok', score: 0.9, costUsd: 0.064 });
    expect(named(run, 'refund-twice')?.trials).toHaveLength(3);
    expect(named(run, 'to-support')).toMatchObject({ failure: { class: 'rate_limit' } });
    expect(run.warnings).toContainEqual(expect.objectContaining({ hint: 'Report the run folder instead.' }));
  });
});

describe('a test of a report', () => {
  test('has a suite, an id that its author gave, a place and a reason', async () => {
    const { run } = await report([
      { name: 'a', status: 'failed', suite: ['x', 'y'], filePath: '/evals/a.py', line: 3, trace: 'E: boom\n at b' },
      { name: 'b', testId: 'id-b', id: 'of-this-run', status: 'passed', filePath: 'evals/b.py', message: 'not shown' },
      { name: 'c', status: 'passed', duration: 0 },
    ]);
    expect(run.results).toMatchObject([
      {
        suite: 'x › y',
        testId: 'a',
        location: { file: 'evals/a.py', line: 3 },
        assertions: [{ text: 'E: boom', passed: false }],
      },
      { suite: 'evals/b.py', testId: 'id-b', assertions: [] },
      {
        suite: 'tool',
        testId: 'c',
        location: { file: 'report.json', line: 1 },
        metadata: { pointer: '/results/tests/2' },
      },
    ]);
    expect(run.results[2]?.durationMs).toBeUndefined();
  });

  test('has the first target that the report names', async () => {
    const one = { name: 'a', status: 'passed' };
    const { run } = await report(
      [
        { ...one, extra: { target: 'extra' }, tags: ['target:tag'] },
        { ...one, parameters: { target: 'parameter' } },
        { ...one, labels: { target: 'label' } },
        { ...one, tags: ['slow', 'target:tag'] },
        one,
      ],
      { environment: { testEnvironment: 'staging' } },
    );
    expect(run.results.map(({ target }) => target)).toEqual(['extra', 'parameter', 'label', 'tag', 'staging']);
  });

  test('has scores, costs, tokens and graders of `extra`, which may hold anything else', async () => {
    const { run } = await report([
      {
        name: 'a',
        status: 'passed',
        extra: { score: 0.9, cost_usd: 0.1, tokens: { input: 3, output: 4 }, graders: [{ name: 'g', pass: true }] },
      },
      { name: 'b', status: 'failed', extra: { score: 'high', tokens: 700, graders: 'none' } },
    ]);
    expect(run.results).toMatchObject([
      { score: 0.9, costUsd: 0.1, tokenUsage: { input: 3, output: 4 }, scores: [{ name: 'g', verdict: 'pass' }] },
      { score: 0, scores: [] },
    ]);
    expect(run.results[1]?.tokenUsage).toBeUndefined();
  });

  test('keeps its other graders if one has a score outside 0 to 1, or no name', async () => {
    const graders = [
      { name: 'stars', score: 4, pass: true },
      { name: 'polite', score: 'high', pass: false },
      { score: 1 },
    ];
    const { run } = await report([{ name: 'a', status: 'failed', extra: { graders } }]);
    expect(run.results[0]?.scores).toMatchObject([
      { name: 'stars', score: 1, verdict: 'pass' },
      { name: 'polite', score: 0, verdict: 'fail' },
    ]);
    expect(run.warnings).toMatchObject([
      { message: 'Scores outside 0 to 1 in report.json were limited to that range' },
    ]);
  });

  test.each([
    [{ status: 'failed', rawStatus: 'timedOut' }, 'timeout'],
    [{ status: 'failed', rawStatus: 'broken', message: 'HTTP 429' }, 'rate_limit'],
    [{ status: 'other', rawStatus: 'execution_error: auth' }, 'auth'],
  ])('%j is an error', async (ended, failure) => {
    const { run } = await report([{ name: 'a', ...ended }]);
    expect(run.results).toMatchObject([{ status: 'execution_error', failure: { class: failure } }]);
  });

  test('with a status that is no verdict is unreadable, and names where it is', async () => {
    const { run } = await report([
      { name: 'a', status: 'other' },
      { name: 'b', status: 7 },
      { name: 'c', status: 'passed', retryAttempts: [{ attempt: 1 }] },
    ]);
    expect(run.unreadable?.map(({ message }) => message)).toEqual([
      '/results/tests/0: the status "other" is no verdict',
      '/results/tests/1: "status" must be a text, found 7',
      '/results/tests/2/retryAttempts/0: "status" must be a text, found nothing. The row has the keys attempt',
    ]);
  });

  test('has its attempts in their order, with the last one only once', async () => {
    const attempts = [
      { attempt: 2, status: 'passed' },
      { attempt: 1, status: 'failed' },
    ];
    const { run, file } = await report([
      { name: 'a', status: 'passed', retries: 1, retryAttempts: attempts },
      { name: 'b', status: 'failed', retries: 2, retryAttempts: [...attempts].reverse() },
    ]);
    expect(run.results.map(({ trials }) => trials?.map(({ status }) => status))).toEqual([
      ['quality_failure', 'ok'],
      ['quality_failure', 'ok', 'quality_failure'],
    ]);
    expect(run.results.map(({ status }) => status)).toEqual(['ok', 'quality_failure']);
    expect(file).toMatchObject({ attempts: 'all', trials: 5 });
  });

  test.each([
    ['failed', 'passed', 'quality_failure', 0],
    ['passed', 'failed', 'ok', 1],
  ])(
    'that %s after an attempt has the verdict of the test, also without the number of retries',
    async (status, before, verdict, score) => {
      const { run } = await report([
        { name: 'a', status, retryAttempts: [{ attempt: 1, status: before }] },
        { name: 'b', status, retries: 0, retryAttempts: [{ attempt: 1, status: before }] },
      ]);
      expect(run.results).toMatchObject([
        { status: verdict, trials: [{}, {}] },
        { status: verdict, score },
      ]);
    },
  );

  test('that pytest or Playwright wrote twice was run twice', async () => {
    const rows = [
      { name: 'a', status: 'failed' },
      { name: 'a', status: 'passed' },
    ];
    const results = async (tool: string) => {
      const text = JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: tool }, tests: rows } });
      return (await readFileWith('r.json', text)).run.results;
    };
    expect(await results('pytest')).toMatchObject([{ status: 'ok', trials: [{}, {}] }]);
    expect(await results('playwright')).toMatchObject([{ status: 'quality_failure', trials: [{}, {}] }]);
    expect(await results('jest')).toMatchObject([{ status: 'execution_error' }]);
  });
});

describe('the summary of a report', () => {
  const tests = [
    { name: 'a', status: 'passed', retries: 1, retryAttempts: [{ attempt: 1, status: 'failed' }] },
    { name: 'b', status: 'failed' },
  ];

  test.each([
    [{ tests: 3, failed: 1 }, '/results/summary counts 3 tests, and the report has 2: results are missing'],
    [
      { tests: 2, failed: '3' },
      '/results/summary cannot be compared with the tests: "failed" must be a number, found "3"',
    ],
    [7, '/results/summary cannot be compared with the tests: A row must be an object, found 7'],
    [{ tests: 2, failed: 3 }, '/results/summary counts 3 failed tests, and the report has 2: verdicts are missing'],
  ])('%j makes the run incomplete', async (summary, message) => {
    const { run } = await report(tests, { summary });
    expect(run).toMatchObject({ complete: false, unreadable: [{ message }] });
  });

  test.each([{ tests: 2, failed: 1 }, { tests: 1, failed: 2 }, { tests: null, failed: null }, null])(
    '%j fits',
    async (summary) => {
      const { run } = await report(tests, { summary });
      expect(run).toMatchObject({ complete: true, warnings: [] });
    },
  );
});

test('a report without tests is refused, with the field that is missing', async () => {
  const refused = readFileWith(
    'report.json',
    JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: 't' } } }),
  );
  await expect(refused).rejects.toThrow(/report\.json:1:1: .*"results\.tests" must be a list, found nothing/);
});

test('a secret at the end of a long name of a tool is redacted before the name is cut', async () => {
  const secret = 'hunter2-hunter2-hunter2';
  const report = {
    reportFormat: 'CTRF',
    results: { tool: { name: `${'n'.repeat(190)}${secret}` }, tests: [{ name: 'a', status: 'passed' }] },
  };
  const source = await sourceOf('report.json', JSON.stringify(report));
  const { file } = await importFile(source, undefined, { redactor: new Redactor([secret]) });
  expect(file.tool).toBe(`${'n'.repeat(190)}***`);
});

describe('durations', () => {
  const read = async (tests: readonly object[], tool: string) => {
    const text = JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: tool }, tests } });
    return (await readFileWith('r.json', text)).run.results.map(({ durationMs }) => durationMs);
  };

  test.each([-5, 1e308, 'fast'])(
    'one that no test can have is unknown, and the result counts: %j',
    async (duration) => {
      expect(await read([{ name: 'a', status: 'failed', duration }], 'playwright')).toEqual([undefined]);
    },
  );

  test('are seconds where they are as long as the seconds between start and stop, as pytest writes them', async () => {
    const timed = { name: 'a', status: 'passed', duration: 2.5, start: 1764545436.03, stop: 1764545438.53 };
    const untimed = { name: 'b', status: 'passed', duration: 60 };
    expect(await read([timed, untimed], 'another tool')).toEqual([2500, 60_000]);
    expect(await read([{ ...untimed, duration: 0.5 }], 'pytest')).toEqual([500]);
    const inMs = { ...timed, start: 1764545436030, stop: 1764545438530 };
    expect(await read([inMs], 'another tool')).toEqual([2500]);
  });

  test('are milliseconds elsewhere, also if start and stop are whole seconds', async () => {
    const timed = { name: 'a', status: 'passed', duration: 32_601, start: 1759936346, stop: 1759936379 };
    expect(await read([timed, { name: 'b', status: 'passed', duration: 7 }], 'playwright')).toEqual([32_601, 7]);
    expect(await read([{ name: 'b', status: 'passed', duration: 7 }], 'pytest')).toEqual([7]);
  });
});

test('keys in snake case are read, and a fixture that fails is a configuration error', async () => {
  const tests = [
    {
      name: 'a',
      status: 'failed',
      raw_status: 'call_failed',
      file_path: 'tests/a.py',
      retry_attempts: [{ status: 'failed' }],
    },
    { name: 'b', status: 'failed', raw_status: 'setup_failed', file_path: 'tests/a.py', message: 'no fixture' },
    { name: 'c', status: 'failed', raw_status: 'timed_out', test_id: 'T-1', suite: 's' },
  ];
  const text = JSON.stringify({ results: { tool: { name: 'x' }, environment: { test_environment: 'gpt' }, tests } });
  const { run } = await readFileWith('r.json', text);
  expect(run.results).toMatchObject([
    { suite: 'tests/a.py', target: 'gpt', status: 'quality_failure', trials: [{}, {}] },
    { location: { file: 'tests/a.py' }, failure: { class: 'config', message: 'no fixture' } },
    { testId: 'T-1', failure: { class: 'timeout' } },
  ]);
});
