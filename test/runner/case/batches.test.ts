import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseInputs } from '../../../src/config/settings.ts';
import { evaluatedIn } from '../../app/evaluated.ts';
import { aProject } from '../../support/project.ts';

const SECRET = 'tok-4711-very-secret';

const SUITE = `tests:
  - { id: a, input: hi, assertions: [{ type: contains, value: A }] }
  - { id: b, input: hi, assertions: [{ type: contains, value: B }] }
`;
/** Writes down each call. */
const COMMAND = (batch: string) =>
  `echo {EVAL_ID} >> calls.txt; case {EVAL_ID} in batch) ${batch};; *) echo alone {EVAL_ID} A B;; esac`;
const target = (batch: string, more = '') =>
  `targets:\n  - { name: default, provider: cli, provider_batching: true, command: ${JSON.stringify(COMMAND(batch))}${more} }\n`;

async function run(batch: string, given: Record<string, string> = {}, suite = SUITE, more = '') {
  using project = aProject({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': target(batch, more) });
  const said: string[] = [];
  const log = { info() {}, warn: (text: string) => said.push(text), error() {} };
  const inputs = parseInputs({ evals: 'evals', outputDirectory: 'out', ...given });
  const { run } = await evaluatedIn(project, inputs, { API_TOKEN: SECRET }, { log });
  const calls = join(project.folder, 'evals', 'calls.txt');
  return {
    said,
    warnings: run.warnings.map(({ message }) => message),
    calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').sort() : [],
    results: run.results.map(({ testId, status, output }) => [testId, status, output]),
  };
}

test('all tests of a suite go into one call', async () => {
  const { calls, results, said } = await run(`echo '{"id":"b","text":"B"}'; echo '{"id":"a","text":"A"}'`);
  expect(calls).toEqual(['batch']);
  expect(results).toEqual([
    ['a', 'ok', 'A'],
    ['b', 'ok', 'B'],
  ]);
  expect(said).toEqual([]);
});

test('a test that the call leaves out has an error, which the others have not', async () => {
  const { results } = await run(`echo '{"id":"a","text":"A"}'`);
  expect(results.map(([id, status]) => [id, status])).toEqual([
    ['a', 'ok'],
    ['b', 'execution_error'],
  ]);
});

test('a call that fails is reported, without secrets, and the tests are asked one by one', async () => {
  const { calls, results, said } = await run(`echo ${SECRET} >&2; exit 1`);
  expect(calls).toEqual(['a', 'b', 'batch']);
  expect(results.map(([, status]) => status)).toEqual(['ok', 'ok']);
  expect(said).toEqual([
    expect.stringMatching(
      /^\.agentv\/targets\.yaml:2:5: The batch of the target "default" failed.*exit code 1: \*\*\*/,
    ),
  ]);
});

test.each([
  ['several trials', SUITE, { trials: '2' }, ['a', 'a', 'b', 'b'], 'tests with several trials cannot share a call'],
  [
    'a workspace',
    `workspace: { hooks: { before_each: { command: "true" } } }\n${SUITE}`,
    {},
    [],
    'tests with a workspace each cannot share a call',
  ],
] as const)('tests with %s do not share a call, which is reported before', async (_, suite, given, called, why) => {
  const { calls, results, warnings } = await run('exit 1', given, suite);
  // Calls in a workspace are written down there.
  expect(calls).toEqual(called);
  expect(results.map(([, , output]) => output)).toEqual(['alone a A B\n', 'alone b A B\n']);
  expect(warnings).toEqual([
    expect.stringContaining(`gets one call per test of evals/a.eval.yaml, not one call for all: ${why}`),
  ]);
});

test('conversations are asked turn by turn in addition to the call', async () => {
  const talk = `${SUITE}  - { id: c, mode: conversation, input: hi, turns: [{ input: and, assertions: [{ type: contains, value: alone }] }] }\n`;
  const { calls } = await run(`echo '{"id":"a","text":"A"}'; echo '{"id":"b","text":"B"}'`, {}, talk);
  expect(calls.filter((call) => call === 'batch')).toHaveLength(1);
  expect(calls).toHaveLength(2);
});
