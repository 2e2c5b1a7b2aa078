import { expect, test } from 'vitest';
import type { StoppedShard } from '../../src/model/run/result.ts';
import { shardReruns, shardRerunsMarkdown } from '../../src/reports/rerun-shards.ts';

const stopped = (shard: number, given: Partial<StoppedShard> = {}): StoppedShard => ({
  shard,
  shards: 9,
  why: 'broken-off',
  missing: 3,
  ...given,
});
const reruns = (...stoppedShards: readonly StoppedShard[]) => shardReruns({ stoppedShards: [...stoppedShards] });

test('a run whose shards are all complete needs no advice', () => {
  expect(shardReruns({})).toBeUndefined();
});

test('jobs are re-run where there are no commands', () => {
  expect(reruns(stopped(2), stopped(4, { why: 'no-results' }))).toEqual({
    advice: 'Re-run the failed jobs to run shards 2, 4 again.',
    commands: [],
  });
});

test('the commands follow the advice', () => {
  const shard = stopped(2, { rerun: 'eval-action run --shard 2/9@abc' });
  expect(reruns(shard)).toEqual({
    advice: 'Run shard 2 again, then report on all shards again:',
    commands: ['eval-action run --shard 2/9@abc'],
  });
  expect(shardRerunsMarkdown({ stoppedShards: [shard] })).toBe(
    'Run shard 2 again, then report on all shards again:\n\n```text\neval-action run --shard 2/9@abc\n```',
  );
});

test('a few commands show the pattern', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((shard) => stopped(shard, { rerun: `run ${shard}` }));
  expect(reruns(...all)).toEqual({
    advice: 'Run shards 1, 2, 3, 4, 5 and 2 more again, then report on all shards again:',
    commands: ['run 1', 'run 2', 'run 3', 'run 4', 'run 5'],
  });
});

test('a re-run has the limits of its plan', () => {
  expect(reruns(stopped(3, { why: 'budget' }))?.advice).toBe('To spend more, plan again with a larger budget-usd.');
  expect(reruns(stopped(2, { why: 'deadline' }), stopped(3, { why: 'budget' }))?.advice).toBe(
    'To spend more, plan again with a larger budget-usd. If a time limit is too short, plan again with more shards or a higher timeout-minutes. Re-run the failed jobs to run shard 2 again.',
  );
});
