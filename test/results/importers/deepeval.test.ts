import { expect, test } from 'vitest';
import { readFileWith } from './reading.ts';

const metric = (name: string, score: number | undefined, success: boolean, rest: object = {}) => ({
  name,
  score,
  success,
  threshold: 0.5,
  ...rest,
});
const caseOf = (name: string, metricsData: readonly { success: boolean }[], rest: object = {}) => ({
  name,
  input: `Question of ${name}`,
  success: metricsData.every(({ success }) => success),
  metricsData,
  ...rest,
});
const read = async (testCases: readonly object[], rest: object = {}) =>
  readFileWith('test_run.json', JSON.stringify({ testCases, testPassed: 0, testFailed: 0, ...rest }));

test('a case has the verdict of DeepEval, and the mean of its metrics', async () => {
  const { run, file } = await read(
    [
      caseOf('test_a', [metric('Correct', 0.9, true), metric('Polite', 0.3, false, { reason: 'Rude' })], {
        actualOutput: 'No.',
        runDuration: 1.5,
        tokenCost: 0.01,
        inputTokenCount: 9,
        outputTokenCount: 2,
      }),
    ],
    { testFile: 'evals/test_support.py', hyperparameters: { model: 'gpt' } },
  );
  expect(run.results).toMatchObject([
    {
      suite: 'test_support',
      testId: 'test_a',
      target: 'gpt',
      status: 'quality_failure',
      score: 0.6,
      output: 'No.',
      durationMs: 1500,
      costUsd: 0.01,
      tokenUsage: { input: 9, output: 2 },
      assertions: [{ text: 'Polite: Rude', passed: false }, { text: 'Correct' }],
    },
  ]);
  expect(file).toMatchObject({ format: 'deepeval', tests: 1, identity: 'named', attempts: 'all' });
});

test('lower scores of some metrics are better, as their verdicts show', async () => {
  const { run } = await read([
    caseOf('a', [metric('Bias', 0.1, true)]),
    caseOf('b', [metric('Bias', 0.8, false)]),
    caseOf('c', [metric('Bias', 0.5, true)]),
    caseOf('d', [metric('Correct', 0.5, true)]),
  ]);
  expect(run.results.map(({ score }) => score.toFixed(2))).toEqual(['0.90', '0.20', '0.50', '0.50']);
  expect(run.results[0]?.scores[0]).toMatchObject({ verdict: 'pass', details: { inverted: true, raw_score: 0.1 } });
  expect(run.results[2]?.scores[0]).toMatchObject({ details: { inverted: true } });
  expect(run.results[3]?.scores[0]?.details).toBeUndefined();
});

test('a judge that fails gives no verdict, unless another metric failed', async () => {
  const broken = metric('Judge', undefined, false, { error: 'Error code: 503' });
  const { run } = await read([
    caseOf('undecided', [broken, metric('Correct', 1, true)]),
    caseOf('failed', [broken, metric('Correct', 0, false)]),
  ]);
  expect(run.results).toMatchObject([
    { status: 'execution_error', failure: { class: 'grader', message: 'Judge: Error code: 503' } },
    { status: 'quality_failure', score: 0 },
  ]);
});

test('a metric that fails without a score was not measured', async () => {
  const unscored = metric('Relevancy', undefined, false);
  const { run } = await read([
    caseOf('unscored', [unscored]),
    caseOf('beside a pass', [unscored, metric('Correct', 1, true)]),
    caseOf('beside a failure', [unscored, metric('Correct', 0, false)]),
  ]);
  expect(run.results).toMatchObject([
    { failure: { class: 'grader', message: 'Relevancy: the metric has no score' }, scores: [{ verdict: 'skip' }] },
    { failure: { class: 'grader' } },
    { status: 'quality_failure' },
  ]);
});

test('a case that was not measured is unreadable, though DeepEval passes it', async () => {
  const { run } = await read([
    caseOf('nothing', []),
    caseOf('skipped', [metric('Correct', undefined, true)]),
    caseOf('only flaky', [metric('Tone', 1, true, { flaky: true })]),
    caseOf('good', [metric('Correct', 1, true)]),
  ]);
  expect(run.results).toMatchObject([{ testId: 'good' }]);
  expect(run).toMatchObject({ planned: 4, complete: false });
  expect(run.unreadable?.map(({ message }) => message)).toEqual([
    '/testCases/0: no metric was measured',
    '/testCases/1: no metric was measured',
    '/testCases/2: no metric was measured',
  ]);
});

test('a flaky metric does not decide, and a flaky case is skipped', async () => {
  const { run } = await read([
    { ...caseOf('a', [metric('Correct', 1, true), metric('Tone', 0, false, { flaky: true })]), success: true },
    caseOf('b', [metric('Correct', 0, false)], { flaky: true }),
  ]);
  expect(run.results).toMatchObject([{ testId: 'a', status: 'ok', score: 1, scores: [{}, { weight: 0 }] }]);
  expect(run).toMatchObject({ complete: true, skipped: [{ testId: 'b', target: 'default' }] });
  expect(run.warnings[0]?.message).toContain('b (flaky, failed)');
});

test('cases with one name are trials only if pytest repeated them', async () => {
  const [good, bad] = [[metric('Correct', 1, true)], [metric('Correct', 0, false)]];
  const same = await read([caseOf('a', good), caseOf('a', bad), caseOf('b', good)]);
  expect(same.run.results).toMatchObject([
    { testId: 'a', failure: { message: expect.stringContaining('2 rows have the name "a"') } },
    { testId: 'b', status: 'ok' },
  ]);
});

test('the ids of cases with one name have a hash of their question, and only where that is equal of their metrics', async () => {
  const idsOf = async (...cases: readonly (readonly [string, string])[]) => {
    const { run } = await read(cases.map(([input, name]) => caseOf('a', [metric(name, 1, true)], { input })));
    return run.results.map(({ testId }) => testId);
  };
  const before = await idsOf(['Who?', 'Correct'], ['When?', 'Correct']);
  expect(await idsOf(['Who?', 'Polite'], ['When?', 'Correct'])).toEqual(before);
  const [one, other, third] = await idsOf(['Who?', 'Correct'], ['Who?', 'Polite'], ['When?', 'Correct']);
  expect([one, other]).not.toContain(before[0]);
  expect(one).not.toBe(other);
  expect(third).toBe(before[1]);
});

test('a position is not a name: the question is the id', async () => {
  const good = [metric('Correct', 1, true)];
  const before = await read([caseOf('test_case_0', good, { input: 'Who is Ann?' })]);
  const after = await read([
    caseOf('test_case_0', good, { input: 'Who is Bob?' }),
    caseOf('test_case_1', good, { input: 'Who is Ann?' }),
  ]);
  expect(after.run.results.map(({ testId }) => testId)).toContain(before.run.results[0]?.testId);
  expect(after.file).toMatchObject({ identity: 'content', withoutId: 2 });
});

test('tests that DeepEval counted but did not write make the run incomplete', async () => {
  const { run } = await read([caseOf('a', [metric('Correct', 1, true)])], { testPassed: 2, testFailed: 1 });
  expect(run).toMatchObject({ planned: 3, complete: false });
});

test('a conversation has its turns and the calls of tools', async () => {
  const { run } = await readFileWith(
    'run.json',
    JSON.stringify({
      testPassed: 1,
      conversationalTestCases: [
        {
          name: 'conversational_test_case_0',
          success: true,
          metricsData: [metric('Memory', 1, true)],
          scenario: 'A user says a name.',
          turns: [
            { role: 'user', content: 'I am Ann.' },
            {
              role: 'assistant',
              content: 'Hi Ann.',
              toolsCalled: [{ name: 'remember', inputParameters: { name: 'Ann' } }],
            },
          ],
        },
      ],
    }),
  );
  expect(run.results[0]).toMatchObject({
    output: 'Hi Ann.',
    messages: [
      { role: 'user', content: 'I am Ann.' },
      { role: 'assistant', toolCalls: [{ tool: 'remember', input: { name: 'Ann' } }] },
    ],
  });
  expect(run.results[0]?.testId).toMatch(/^A user says a name\.~/);
});

test('a file with only a link says how to get results', async () => {
  const reading = readFileWith('.latest_test_run.json', '{"testRunLink": "https://example.com"}');
  await expect(reading).rejects.toThrow(/only a link.*DEEPEVAL_RESULTS_FOLDER/s);
});
