import { expect, test } from 'vitest';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordLine } from '../../src/results/record.ts';
import { modelServer } from '../support/model-server.ts';
import { suiteOf } from '../support/suites.ts';
import { evaluated } from './evaluated.ts';

const SUITE = suiteOf(['a', 'hi', 'ok']);
const run = (targets: readonly object[], suites: Readonly<Record<string, string>>) =>
  evaluated({ ...suites, '.agentv/targets.yaml': JSON.stringify({ targets }) }, { workers: '1' });

test('timeout_seconds of a model target stops its calls', async () => {
  await using server = await modelServer({ hangs: true });
  const target = { name: 'default', provider: 'openai', endpoint: server.url, model: 'm', timeout_seconds: 0.2 };
  const { result } = await run([target], { 'evals/a.eval.yaml': SUITE });
  expect(result('a')).toMatchObject({
    status: 'execution_error',
    failure: { class: 'timeout', message: expect.stringContaining('within 0.2 s') },
  });
});

test('what a server refuses of a target is not sent again for another suite', async () => {
  const message = "Unsupported parameter: 'max_tokens' is not supported with this model.";
  await using server = await modelServer(({ body }) =>
    'max_tokens' in (body as object) ? { status: 400, message } : { says: 'ok' },
  );
  const target = {
    name: 'default',
    provider: 'openai',
    base_url: `${server.url}/v1`,
    model: 'm',
    max_output_tokens: 9,
  };
  const { run: ran } = await run([target], { 'evals/a.eval.yaml': SUITE, 'evals/b.eval.yaml': SUITE });
  expect(ran.results.map(({ status }) => status)).toEqual(['ok', 'ok']);
  expect(server.requests.map(({ body }) => 'max_tokens' in (body as object))).toEqual([true, false, false]);
});

test('the record of a trial names the fallback target that answered, and why the target did not', async () => {
  await using server = await modelServer([{ status: 401 }, { says: 'ok' }]);
  const targets = [
    { name: 'default', provider: 'openai', endpoint: server.url, model: 'm', fallback_targets: ['spare'] },
    { name: 'spare', provider: 'mock', response: 'ok' },
  ];
  const twice = `execution: { trials: { count: 2, strategy: mean } }\n${SUITE}`;
  const { result } = await run(targets, { 'evals/a.eval.yaml': twice });
  const targetError = expect.stringContaining('HTTP 401');
  expect(result('a')).toMatchObject({ status: 'ok', target: 'default', targetUsed: 'spare', targetError });
  const row = JSON.parse(recordLine(result('a'))) as Record<string, unknown>;
  const trials = row['trials'] as Record<string, unknown>[];
  expect(trials.map((trial) => trial['target_used'])).toEqual(expect.arrayContaining(['spare', undefined]));
  const { result: read } = readRecord(row, { file: 'index.jsonl', line: 1, column: 1 }, 0);
  expect(read.trials?.map(({ targetUsed }) => targetUsed)).toEqual(trials.map((trial) => trial['target_used']));
});
