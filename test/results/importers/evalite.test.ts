import { expect, test } from 'vitest';
import { fixture, readFileWith } from './reading.ts';

const evalOf = (input: unknown, score: number | null | undefined, rest: object = {}) => ({
  ...{ status: 'success', input, expected: '', output: 'yes', duration: 5, createdAt: '2026-10-01T10:00:00.000Z' },
  ...{ scores: score === undefined ? [] : [{ name: 'Same', score }], traces: [] },
  ...rest,
});
const read = async (evals: readonly object[], settings: Parameters<typeof readFileWith>[2] = {}, suite: object = {}) =>
  readFileWith(
    'results.json',
    JSON.stringify({
      run: { runType: 'full' },
      suites: [{ name: 's', filepath: '/evals/a.eval.ts', evals, ...suite }],
    }),
    settings,
  );

test('evalite 1.0: variants are targets, equal inputs are trials, and what threw is an error', async () => {
  const { run, file } = await readFileWith('support.json', fixture('evalite/1.0.0-beta.16/support.json'), {
    passMark: 0.6,
  });
  const shown = run.results.map((result) => [
    `${result.suite} ${result.testId.replace(/~.*/, '')} ${result.target}`,
    result.status === 'execution_error' ? result.failure.class : result.status,
    result.trials?.length ?? 1,
  ]);
  expect(shown.toSorted()).toEqual(
    [
      ['greeting Ann short', 'ok', 1],
      ['greeting Bob short', 'ok', 1],
      ['greeting Ann long', 'quality_failure', 1],
      ['greeting Bob long', 'quality_failure', 1],
      ['an object {"age":7,"name":"Ann"} default', 'ok', 1],
      ['a scorer that fails x default', 'grader', 1],
      ['support Are you open? default', 'ok', 2],
      ['support How do I pay? default', 'quality_failure', 2],
      ['support Who is down? default', 'provider', 2],
    ].toSorted(),
  );
  expect(run.results.find(({ output }) => output.startsWith('Yes'))).toMatchObject({
    ...{ score: 0.75, location: { file: 'evals/support.eval.ts' }, input: [{ content: 'Are you open?' }] },
    scores: [
      { name: 'Contains', score: 1, reasoning: 'The answer has the expected text' },
      { name: 'Brief', score: 0.5 },
    ],
  });
  expect(run).toMatchObject({ complete: false, planned: 11 });
  expect(run.unreadable?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/evals\/0: no scorer measured it$/),
    expect.stringMatching(/evals\/0: the data of the suite could not be loaded$/),
  ]);
  expect(file).toMatchObject({ format: 'evalite', identity: 'content', trials: 12 });
});

test('evalite 0.19 is read, and needs no pass mark where all scores are 0 or 1', async () => {
  const { run } = await readFileWith('old.json', fixture('evalite/0.19.0/old.json'));
  expect(run.results).toMatchObject([
    { suite: 'capital', status: 'ok', score: 1, passMark: 1 },
    { suite: 'capital', status: 'quality_failure', score: 0, assertions: [{ text: 'Same: 0; expected Lima' }] },
  ]);
});

test('other scores are no verdict without a pass mark', async () => {
  await expect(read([evalOf('a', 0.5)])).rejects.toThrow('Scores of evalite are numbers, and have no verdict');
  const { run } = await read([evalOf('a', 0.5), evalOf('b', 0.4)], { passMark: 0.5 });
  expect(run.results.map(({ status }) => status)).toEqual(['ok', 'quality_failure']);
});

test('one score decides if score-name names it', async () => {
  const scores = [
    { name: 'Same', score: 1 },
    { name: 'Brief', score: 0.2 },
  ];
  const { run } = await read([evalOf('a', 1, { scores })], { scoreName: 'Same' });
  expect(run.results).toMatchObject([{ status: 'ok', score: 1 }]);
  await expect(read([evalOf('a', 1)], { scoreName: 'Other' })).rejects.toThrow('has no score "Other" (score-name)');
});

test('a score that is unknown is an error of its scorer, and not 0', async () => {
  const { run } = await read([evalOf('a', null)]);
  expect(run.results).toMatchObject([{ failure: { class: 'grader', message: 'Same gave no score' } }]);
});

test('an eval that has ended is not unfinished because its start was written after its end', async () => {
  const started = evalOf('', undefined, { status: 'running', colOrder: 0 });
  const { run } = await read([evalOf('a', 1, { colOrder: 0 }), started]);
  expect(run).toMatchObject({ complete: true, results: [{ status: 'ok' }] });
  expect(run.unreadable ?? []).toEqual([]);
  const other = await read([evalOf('a', 1, { colOrder: 0 }), { ...started, colOrder: 1 }]);
  expect(other.run.unreadable).toMatchObject([{ message: '/suites/0/evals/1: it was not run to its end' }]);
});

test('evals that were not finished, and suites without any, are missing', async () => {
  const { run } = await read([evalOf('a', undefined, { status: 'running' })]);
  expect(run.unreadable?.[0]?.message).toBe('/suites/0/evals/0: it was not run to its end');
  expect((await read([])).run.unreadable?.[0]?.message).toContain('has no evals: the suite was not measured');
  const empty = await readFileWith('r.json', JSON.stringify({ run: { runType: 'full' }, suites: [] }));
  expect(empty.run).toMatchObject({
    complete: false,
    unreadable: [{ message: '/suites is empty: evalite ran no eval' }],
  });
});

test('a changed expectation is the same test with another definition', async () => {
  const of = async (expected: string) => (await read([evalOf('a', 1, { expected })])).run.results[0];
  const [one, other] = [await of('x'), await of('y')];
  expect(one?.testId).toBe(other?.testId);
  expect(one?.measure).not.toBe(other?.measure);
});

test('a file is recognized by its content, wherever it was written', async () => {
  const of = async (path: string) => (await read([evalOf({ __EvaliteFile: true, path }, 1)])).run.results[0];
  const [one, other] = [await of('/home/me/evals/3f2a.png'), await of('C:\\work\\3f2a.png')];
  expect(one?.testId).toContain('3f2a.png');
  expect([other?.testId, other?.measure]).toEqual([one?.testId, one?.measure]);
});

test('tokens of all calls of a task are added, if they are known', async () => {
  const traces = [{ inputTokens: 10, outputTokens: 2 }, { inputTokens: 5, outputTokens: 1 }, { inputTokens: 7 }];
  const { run } = await read([evalOf('a', 1, { traces }), evalOf('b', 1)]);
  expect(run.results.map(({ tokenUsage }) => tokenUsage)).toEqual([{ input: 15, output: 3 }, undefined]);
});
