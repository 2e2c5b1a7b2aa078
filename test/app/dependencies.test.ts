import { expect, test } from 'vitest';
import { evaluated } from './evaluated.ts';

/** The target writes down who asked; a prompt with "crash" makes it crash. */
const TARGETS = `targets:
  - name: default
    provider: cli
    command: 'echo {EVAL_ID} >> order.txt; case {PROMPT} in *crash*) exit 3;; esac; cat order.txt'
    workers: 1
`;
const run = (tests: string, given = {}) =>
  evaluated({ 'evals/a.eval.yaml': `tests:\n${tests}`, '.agentv/targets.yaml': TARGETS }, given);
const entry = (id: string, more = '', input = 'hi') =>
  `  - { id: ${id}, input: ${input}, assertions: [{ type: contains, value: ${id} }]${more} }\n`;

test('a test waits for those that it depends on, in any order', async () => {
  const { run: result } = await run(
    entry('c', ', depends_on: [b]') + entry('b', ', depends_on: [a]') + entry('d') + entry('a'),
  );
  const last = result.results
    .find(({ testId }) => testId === 'c')
    ?.output.trim()
    .split('\n');
  expect(last).toEqual(['d', 'a', 'b', 'c']);
  expect(result.results.map(({ testId }) => testId)).toEqual(['c', 'b', 'd', 'a']);
});

test('a low score is a measurement: who waits for it runs', async () => {
  const bad = '  - { id: a, input: hi, assertions: [{ type: contains, value: nothing like it }] }\n';
  const { result } = await run(bad + entry('b', ', depends_on: [a]'));
  expect(result('a').status).toBe('quality_failure');
  expect(result('b').status).toBe('ok');
});

test('after an error, tests that depend on it are not run, nor tests that depend on those', async () => {
  const { result } = await run(
    entry('a', '', 'crash') +
      entry('b', ', depends_on: [a]') +
      entry('c', ', depends_on: [b], on_dependency_failure: fail'),
  );
  for (const [id, on] of [
    ['b', 'a'],
    ['c', 'b'],
  ] as const) {
    expect(result(id)).toMatchObject({
      status: 'execution_error',
      failure: { reason: 'dependency_failed', stage: 'setup', message: expect.stringContaining(`"${on}"`) },
    });
  }
});

test('after an error, a test runs all the same when it says so', async () => {
  const { result } = await run(entry('a', '', 'crash') + entry('b', ', depends_on: [a], on_dependency_failure: run'));
  expect(result('b').status).toBe('ok');
});

test('a test that was not asked for is not waited for', async () => {
  const { run: result } = await run(entry('a') + entry('b', ', depends_on: [a]'), { testId: 'b' });
  expect(result.results.map(({ testId, status }) => [testId, status])).toEqual([['b', 'ok']]);
});
