import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { aPlanOf, aShardedCheckout, cli, echoes, recordIn, shardArgs, startCli } from '../../support/sharded-run.ts';
import { records } from '../../support/suites.ts';

vi.setConfig({ testTimeout: 240_000 });

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const MOMENTS = 10;

test('a shard that is killed or cancelled at any moment is never complete, and a re-run of it is', async () => {
  using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(IDS) }, 'sleep 0.1; printf %s {PROMPT}');
  const made = await aPlanOf(checkout, ['--shards', '1', '--workers', '2']);
  const startedAt = Date.now();
  await cli(checkout, shardArgs(made, 1));
  const wholeMs = Date.now() - startedAt;
  const seen = new Map<string, number>();
  for (let at = 0; at < MOMENTS; at += 1) {
    const signal = at % 2 === 0 ? 'SIGKILL' : 'SIGINT';
    const folder = `out-${at}`;
    const { child, ended } = startCli(checkout, [...shardArgs(made, 1).slice(0, -1), folder]);
    await sleep(((at + 0.5) / MOMENTS) * wholeMs);
    child.kill(signal);
    const { exitCode } = await ended;
    const state = checkout.exists(`${folder}/shard.json`) ? recordIn(checkout, folder) : undefined;
    seen.set(`${signal} ${state?.stopped ?? (state?.complete ? 'complete' : 'not begun')}`, at);
    const rows = checkout.exists(`${folder}/index.jsonl`) ? checkout.read(`${folder}/index.jsonl`) : '';
    const finished = records(rows.replace(/[^\n]*$/, ''));
    if (exitCode === 0) expect([state?.complete, finished.length]).toEqual([true, IDS.length]);
    else if (state !== undefined) {
      expect(state).toMatchObject({ complete: false, stopped: signal === 'SIGKILL' ? 'broken-off' : 'cancelled' });
      expect(state.cells.finished).toBeLessThanOrEqual(finished.length);
    }
  }
  expect(seen.size).toBeGreaterThan(1);
  // The folder of a killed shard can be used again, also without a result.
  rmSync(join(checkout.folder, 'out-0'), { recursive: true, force: true });
  checkout.write('out-0/shard.json', '{}');
  const { exitCode } = await cli(checkout, [...shardArgs(made, 1).slice(0, -1), 'out-0']);
  expect([exitCode, recordIn(checkout, 'out-0').cells]).toEqual([0, { expected: IDS.length, finished: IDS.length }]);
  const resumed = await cli(checkout, ['run', '--resume=out-0']);
  expect([resumed.exitCode, resumed.text]).toEqual([2, expect.stringContaining('the results of one shard of a run')]);
});
