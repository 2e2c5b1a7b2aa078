import { expect, test } from 'vitest';
import { type ShardRecord, shardRecordSchema } from '../../../src/model/run/shard-record.ts';

const record: ShardRecord = {
  schemaVersion: 1,
  generator: { name: 'eval-action', version: '1.0.0' },
  digest: 'a'.repeat(64),
  key: 'Evals',
  index: 3,
  count: 6,
  attempt: 1,
  cells: { expected: 71, finished: 70 },
  extraTrials: { confirmation: 6, control: 2, seed: 0 },
  complete: false,
  stopped: 'cancelled',
  usage: { calls: 80, tokens: { input: 10, output: 5 }, costUsd: 0.2 },
  leak: ['refund'],
  judgements: [{ key: 'b'.repeat(64), value: { messages: [{ role: 'assistant', content: 'yes' }] } }],
  run: {
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    planned: 71,
    complete: false,
    stopped: 'cancelled',
    dryRun: false,
    requirements: [],
    warnings: [],
  },
};

test('a shard record survives its file', () => {
  expect(shardRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test.each([
  ['a newer schema', { schemaVersion: 2 }],
  ['a digest of another length', { digest: 'a'.repeat(12) }],
  ['a shard 0', { index: 0 }],
  ['a fraction of a cell', { cells: { expected: 1.5, finished: 1 } }],
  ['re-runs of another purpose', { extraTrials: { ...record.extraTrials, planned: 1 } }],
  ['results in the run', { run: { ...record.run, results: [] } }],
  ['an unknown key', { verdict: 'pass' }],
  ['a judgement with the key of no entry', { judgements: [{ key: '../x', value: { messages: [] } }] }],
])('a shard record with %s is refused', (_, change) => {
  expect(shardRecordSchema.safeParse({ ...record, ...change }).success).toBe(false);
});
