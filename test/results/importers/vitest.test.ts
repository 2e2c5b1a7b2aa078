import { expect, test } from 'vitest';
import type { RunResult } from '../../../src/model/run/result.ts';
import { fixture, readFileWith } from './reading.ts';

const testOf = (title: string, status: string, rest: object = {}) => ({
  ...{ ancestorTitles: ['suite'], title, status, failureMessages: [], meta: {} },
  ...rest,
});
const fileOf = (assertionResults: readonly object[], rest: object = {}) => ({
  ...{ name: '/evals/a.eval.ts', status: 'passed', message: '', endTime: 1_800_000_000_000, assertionResults },
  ...rest,
});
const read = async (testResults: readonly object[], rest: object = {}) =>
  readFileWith('results.json', JSON.stringify({ numTotalTestSuites: 1, numFailedTestSuites: 0, testResults, ...rest }));
const statuses = ({ results }: RunResult) =>
  Object.fromEntries(
    results.map((result) => [
      result.testId,
      result.status === 'execution_error' ? result.failure.class : result.status,
    ]),
  );

test.each(['3.2.7', '5.1.2'])('vitest %s without evals gives passed and failed tests', async (version) => {
  const { run, file } = await readFileWith('plain.json', fixture(`vitest/${version}/plain.json`));
  expect(statuses(run)).toEqual({
    'math > adds': 'ok',
    'math > is wrong': 'quality_failure',
    'math > passes at its second try': 'ok',
    'math > is slow': 'timeout',
    'math > of others > adds': 'ok',
    'is in no suite': 'ok',
  });
  expect(run.results[0]).toMatchObject({
    ...{ suite: 'evals/plain.eval.mjs', target: 'default', score: 1 },
    location: { file: 'evals/plain.eval.mjs', line: 4 },
  });
  expect(run.skipped?.map(({ testId }) => testId)).toEqual([
    'math > comes later',
    'math > of others > is skipped',
    'a hook that fails > never runs',
  ]);
  expect(run).toMatchObject({ complete: false });
  expect(run.unreadable?.map(({ message }) => message)).toEqual([
    expect.stringContaining("evals/broken.eval.mjs could not be run: Cannot find module './missing.mjs'"),
    '1 suite failed without a failed test, as by a hook: their tests are shown as skipped',
  ]);
  expect(file).toMatchObject({ format: 'vitest', tool: 'vitest', identity: 'named', attempts: 'all' });
});

test('the failures before a pass are attempts, and the test counts once', async () => {
  const { run } = await readFileWith('plain.json', fixture('vitest/5.1.2/plain.json'));
  const retried = run.results.find(({ testId }) => testId.endsWith('second try'));
  expect(retried).toMatchObject({ status: 'ok', score: 1, aggregation: { strategy: 'pass_at_k' } });
  expect(retried?.trials?.map(({ verdict }) => verdict)).toEqual(['fail', 'pass']);
});

test('scores, costs and tokens of vitest-evals are read, and errors of models and judges are no failures', async () => {
  const { run } = await readFileWith('refund.json', fixture('vitest/vitest-evals-0.16.1/refund.json'));
  expect(statuses(run)).toEqual({
    'refunds > approves a refundable invoice': 'ok',
    'refunds > denies an unknown invoice': 'quality_failure',
    'refunds > answers below the threshold': 'quality_failure',
    'refunds > has no model': 'rate_limit',
    'refunds > has a judge that fails': 'grader',
    'refunds > has a judge without a score': 'grader',
    'refunds > is slow': 'timeout',
    "refunds > case 'one'": 'ok',
    "refunds > case 'two'": 'ok',
    'explicit judges > passes': 'ok',
    'explicit judges > fails': 'quality_failure',
    'explicit judges > has a judge that fails': 'grader',
    'explicit judges > has a mistake in the test': 'quality_failure',
  });
  const [approved, denied, below] = run.results;
  expect(approved).toMatchObject({
    ...{ score: 0.95, costUsd: 0.0002, model: 'gpt-5.4-mini', output: 'Approved' },
    tokenUsage: { input: 120, output: 9, reasoning: 4 },
    input: [{ role: 'user', content: 'Refund invoice 7' }],
    scores: [
      { name: 'NamesIt', score: 1, reasoning: 'It answers' },
      { name: 'IsShort', score: 0.9 },
    ],
  });
  expect(approved?.messages[1]?.toolCalls).toEqual([
    { tool: 'lookup', input: { q: 'Refund invoice 7' }, output: 'found' },
  ]);
  // Its judges are content, but another assertion failed.
  expect(denied).toMatchObject({ score: 0, assertions: [{ text: expect.stringContaining("to be 'Denied'") }] });
  expect(below?.score).toBeCloseTo(0.575);
  expect(run.results[3]).toMatchObject({ failure: { message: '429 Too Many Requests' } });
  expect(run.results[3]?.costUsd).toBeUndefined();
});

test('a judge without a score is unknown, and not 0', async () => {
  const scores = [
    { name: 'a', score: null },
    { name: 'b', score: 0.5 },
  ];
  const { run } = await read([fileOf([testOf('t', 'passed', { meta: { eval: { scores, thresholdFailed: false } } })])]);
  expect(run.results).toMatchObject([{ status: 'ok', score: 0.5, scores: [{ verdict: 'skip' }, { score: 0.5 }] }]);
});

test('a test that was not run is missing, and no run is empty', async () => {
  const stopped = await read([fileOf([testOf('a', 'failed', { failureMessages: ['no'] }), testOf('b', 'pending')])]);
  expect(stopped.run).toMatchObject({ planned: 2, complete: false, results: [{ status: 'quality_failure' }] });
  expect(stopped.run.unreadable?.[0]?.message).toContain('"suite > b" was not run: vitest stopped before it');
  expect((await read([])).run.unreadable?.[0]?.message).toBe('vitest ran no test file');
});

test('a hook of a whole file that fails makes its tests missing', async () => {
  const { run } = await read([fileOf([testOf('a', 'skipped')], { status: 'failed' })]);
  expect(run).toMatchObject({ complete: false, results: [] });
  expect(run.unreadable?.[0]?.message).toContain('a hook failed, so its tests are shown as skipped');
});

test('two suites with one title are no failed hook', async () => {
  const failed = testOf('a', 'failed', { failureMessages: ['no'] });
  const { run } = await read([fileOf([failed, { ...failed, title: 'b' }], { status: 'failed' })], {
    numFailedTestSuites: 3,
  });
  expect(run.unreadable).toBeUndefined();
});

test.each([
  ['{}', /has no results of vitest: "numFailedTestSuites" must be a number, found nothing/],
  ['{"numTotalTestSuites": 1, "numFailedTestSuites": 0, "testResults": 7}', /"testResults" must be a list, found 7/],
])('%s is refused', async (content, message) => {
  await expect(readFileWith('results.json', content, { format: 'vitest' })).rejects.toThrow(message);
});

test('results of Jest are not taken for those of vitest', async () => {
  const jest = { numTotalTestSuites: 1, numFailedTestSuites: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  await expect(readFileWith('results.json', JSON.stringify(jest))).rejects.toThrow(/is not known/);
});
