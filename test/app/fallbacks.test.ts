import { expect, test } from 'vitest';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordLine } from '../../src/results/record.ts';
import { modelServer } from '../support/model-server.ts';
import { evaluated } from './evaluated.ts';

test('the record of a trial names the fallback target that answered, and why the target did not', async () => {
  await using server = await modelServer([{ status: 401 }, { says: 'ok' }]);
  const targets = {
    targets: [
      { name: 'default', provider: 'openai', endpoint: server.url, model: 'm', fallback_targets: ['spare'] },
      { name: 'spare', provider: 'mock', response: 'ok' },
    ],
  };
  const suite = `execution: { trials: { count: 2, strategy: mean }, workers: 1 }
tests: [{ id: a, input: hi, assertions: [{ type: contains, value: ok }] }]
`;
  const { result } = await evaluated({
    'evals/a.eval.yaml': suite,
    '.agentv/targets.yaml': JSON.stringify(targets),
  });
  const targetError = expect.stringContaining('HTTP 401');
  expect(result('a')).toMatchObject({ status: 'ok', target: 'default', targetUsed: 'spare', targetError });
  const row = JSON.parse(recordLine(result('a'))) as Record<string, unknown>;
  const trials = row['trials'] as Record<string, unknown>[];
  expect(trials.map((trial) => trial['target_used'])).toEqual(expect.arrayContaining(['spare', undefined]));
  const { result: read } = readRecord(row, { file: 'index.jsonl', line: 1, column: 1 }, 0);
  expect(read.trials?.map(({ targetUsed }) => targetUsed)).toEqual(trials.map((trial) => trial['target_used']));
});
