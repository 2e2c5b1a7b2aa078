import { expect, test } from 'vitest';
import { zippedJson } from '../../support/zipped-json.ts';
import { readFileWith } from './reading.ts';

const sample = (id: string | number, value: unknown, rest: object = {}) => ({
  id,
  epoch: 1,
  input: `Question ${id}`,
  target: 'Answer',
  scores: { match: { value } },
  ...rest,
});
const logOf = (samples: readonly object[], spec: object = {}, rest: object = {}) => ({
  version: 2,
  status: 'success',
  eval: { task: 'support', model: 'openai/gpt', dataset: {}, config: {}, ...spec },
  ...rest,
  samples,
});
const read = async (log: object, settings = {}) => readFileWith('log.json', JSON.stringify(log), settings);

test.each([
  ['C', 'ok', 1],
  ['i', 'quality_failure', 0],
  ['P', 'quality_failure', 0.5],
  ['yes', 'ok', 1],
  [true, 'ok', 1],
  ['1', 'ok', 1],
  [0, 'quality_failure', 0],
] as const)('the value %s is the status %s', async (value, status, score) => {
  const { run } = await read(logOf([sample('a', value)]));
  expect(run.results).toMatchObject([{ suite: 'support', testId: 'a', target: 'openai/gpt', status, score }]);
});

test('numbers need a pass mark', async () => {
  const log = logOf([sample('a', 0.7), sample('b', 0.4)]);
  await expect(read(log)).rejects.toThrow(/pass-mark/);
  const { run } = await read(log, { passMark: 0.5 });
  expect(run.results).toMatchObject([
    { status: 'ok', score: 0.7 },
    { status: 'quality_failure', score: 0.4 },
  ]);
});

test('a pass mark applies to letters, too', async () => {
  const { run } = await read(logOf([sample('a', 'P'), sample('b', 'I')]), { passMark: 0.5 });
  expect(run.results).toMatchObject([
    { status: 'ok', score: 0.5, passMark: 0.5, scores: [{ verdict: 'pass' }] },
    { status: 'quality_failure', score: 0, scores: [{ verdict: 'fail' }] },
  ]);
});

test('of several scores, score-name or the order of the scorers decides', async () => {
  const samples = [sample('a', 'C', { scores: { style: { value: 'I' }, match: { value: 'C' } } })];
  await expect(read(logOf(samples))).rejects.toThrow(/match, style.*score-name/s);
  await expect(read(logOf(samples), { scoreName: 'other' })).rejects.toThrow(/"other"/);
  const first = await read(logOf(samples, { scorers: [{ name: 'match' }, { name: 'style' }] }));
  expect(first.run.results).toMatchObject([{ status: 'ok', scores: [{ name: 'style' }, { name: 'match' }] }]);
  const named = await read(logOf(samples), { scoreName: 'style' });
  expect(named.run.results).toMatchObject([{ status: 'quality_failure' }]);
});

test('score-name can name one value of several', async () => {
  const log = logOf([sample('a', { tone: 'C', facts: 'I' })]);
  await expect(read(log)).rejects.toThrow(
    /The score "match" of Inspect has several values[\s\S]*tone, facts[\s\S]*match\.tone/,
  );
  await expect(read(log, { scoreName: 'match' })).rejects.toThrow('has several values');
  await expect(read(logOf([sample('a', ['C', 'I'])]))).rejects.toThrow('match.0');
  const mixed = logOf([sample('a', { tone: 'C', facts: 'I' }), sample('b', 'C')]);
  await expect(read(mixed)).rejects.toThrow('has several values');
  expect((await read(log, { scoreName: 'match.tone' })).run.results).toMatchObject([{ status: 'ok' }]);
});

test('errors, limits and samples without a score have different statuses', async () => {
  const { run } = await read(
    logOf([
      sample('error', undefined, { scores: null, error: { message: '429 Too many requests' } }),
      sample('unscored', null),
      sample('late', undefined, { scores: null, limit: { type: 'time', limit: 60 } }),
      sample('late but scored', 'C', { limit: 'working' }),
      sample('long', undefined, { scores: null, limit: 'token' }),
    ]),
  );
  expect(run.results).toMatchObject([
    { status: 'execution_error', failure: { class: 'rate_limit' } },
    { status: 'execution_error', failure: { class: 'grader' } },
    { status: 'execution_error', failure: { class: 'timeout' } },
    { status: 'ok' },
    {
      status: 'execution_error',
      failure: { class: 'grader', message: 'The sample was not scored: The token limit was reached' },
    },
  ]);
});

test('with score_on_error, a score decides although the sample ended with an error', async () => {
  const error = { message: 'tool crashed' };
  const samples = [
    sample('a', 'I', { error }),
    sample('b', 'C', { error }),
    sample('c', undefined, { scores: null, error }),
  ];
  const scored = await read(logOf(samples, { config: { epochs: 1, score_on_error: true } }));
  expect(scored.run.results).toMatchObject([
    { status: 'quality_failure', assertions: [{ text: 'tool crashed' }, { text: 'match' }] },
    { status: 'ok' },
    { status: 'execution_error' },
  ]);
  const { run } = await read(logOf(samples));
  expect(run.results.map(({ status }) => status)).toEqual(samples.map(() => 'execution_error'));
});

test('epochs are trials, and the last row of an epoch counts', async () => {
  const rows = [sample(1, 'I'), sample(1, 'C', { epoch: 2 }), sample(1, 'C')];
  const { run } = await read(logOf(rows, { config: { epochs: 2 } }));
  expect(run.results).toMatchObject([{ testId: '1', status: 'ok', trials: [{ status: 'ok' }, { status: 'ok' }] }]);
});

test('the ids 1 and "1" are one name for two samples', async () => {
  const { run } = await read(logOf([sample(1, 'C'), sample('1', 'C')]));
  expect(run).toMatchObject({ complete: false, unreadable: [{ message: expect.stringContaining('"1"') }] });
});

test('tokens and costs of the judge are not those of the agent', async () => {
  const usage = (count: number) => ({
    input_tokens: count,
    output_tokens: count,
    input_tokens_cache_read: 5,
    total_cost: count / 100,
  });
  const { run } = await read(
    logOf([sample('a', 'C', { model_usage: { agent: usage(10), judge: usage(4) }, role_usage: { grader: usage(4) } })]),
  );
  expect(run.results[0]).toMatchObject({ tokenUsage: { input: 15, output: 10, cached: 5 }, costUsd: 0.1 });
});

test('a log that did not end well is not complete', async () => {
  expect((await read(logOf([sample('a', 'C')], {}, { status: 'cancelled' }))).run).toMatchObject({
    complete: false,
    stopped: 'cancelled',
  });
  const error = { message: 'CUDA out of memory', traceback: '' };
  expect((await read(logOf([sample('a', 'C')], {}, { status: 'error', error }))).run).toMatchObject({
    complete: false,
    planned: 1,
    unreadable: [{ message: 'The run ended with an error: CUDA out of memory' }],
  });
  const silent = { message: '', traceback: 'Traceback (most recent call last):\nValueError: no model' };
  expect((await read(logOf([sample('a', 'C')], {}, { status: 'error', error: silent }))).run).toMatchObject({
    unreadable: [{ message: 'The run ended with an error: ValueError: no model' }],
  });
  const missing = await read(logOf([sample('a', 'C')], { dataset: { sample_ids: ['a', 'b'] } }));
  expect(missing.run).toMatchObject({ planned: 2, complete: false });
});

test.each([
  [{ dataset: { sample_ids: ['a', 'b'] } }, {}],
  [{}, { results: { total_samples: 2 } }],
])('an invalidated sample is skipped, and not missing: %j', async (spec, rest) => {
  const samples = [sample('a', 'C'), sample('b', 'C', { invalidation: { author: 'me' } })];
  const { run } = await read(logOf(samples, spec, rest));
  expect(run).toMatchObject({ results: [{ testId: 'a' }], planned: 1, complete: true, skipped: [{ testId: 'b' }] });
});

test('an invalidated epoch is skipped, and its sample has the other trials', async () => {
  const samples = [sample('a', 'C'), sample('a', 'C', { epoch: 2, invalidation: {} }), sample('a', 'I', { epoch: 3 })];
  const { run } = await read(logOf(samples, { config: { epochs: 3 }, dataset: { sample_ids: ['a'] } }));
  expect(run).toMatchObject({ planned: 1, complete: true, results: [{ trials: [{}, {}] }] });
  expect(run.warnings.map(({ message }) => message)).toEqual(['1 test was skipped by inspect: a (epoch 2)']);
});

const withAnswer = (row: object, content: string) => ({
  ...row,
  output: { choices: [{ message: { role: 'assistant', content } }] },
});
const archiveOf = (rows: readonly object[], entries: Readonly<Record<string, unknown>> = {}) => {
  const { samples: _, ...header } = logOf([]);
  return zippedJson.write({ 'header.json': header, 'summaries.json': rows, ...entries });
};

test('of 101 failing samples in an archive, 100 have their answers', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => sample(`q${index}`, 'I'));
  const whole = rows.map((row) => [`samples/${row.id}_epoch_1.json`, withAnswer(row, 'Wrong')]);
  const { run } = await readFileWith('log.eval', archiveOf(rows, Object.fromEntries(whole)));
  expect(run.results).toHaveLength(101);
  expect(run.results.filter(({ output }) => output === 'Wrong')).toHaveLength(100);
  expect(run.results.at(-1)?.output).toBe('');
});

test('a question that the summary may have cut is unknown', async () => {
  const asking = (input: string) => readFileWith('log.eval', archiveOf([sample('a', 'C', { input })]));
  const [short, long] = [await asking('Who?'), await asking('x'.repeat(1000))];
  expect(short.file.withoutDefinition).toBeUndefined();
  expect(long.file.withoutDefinition).toBe(1);
});

test('a failing sample of an archive has its answer, whatever its id', async () => {
  const rows = [sample('../a/b', 'I'), sample('good', 'C')];
  const archive = archiveOf(rows, {
    'samples/good_epoch_1.json': withAnswer(rows[1] ?? {}, 'Good'),
    'samples/../a/b_epoch_1/sample.json': withAnswer(rows[0] ?? {}, 'Bad'),
  });
  const { run } = await readFileWith('log.eval', archive);
  expect(run.results).toMatchObject([{ testId: '../a/b', output: 'Bad' }, { output: '' }]);
});
