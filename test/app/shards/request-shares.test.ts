import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { requestShares } from '../../../src/plan/shards/shares.ts';
import { RequestBucket } from '../../../src/run/calls/request-limits.ts';
import { aPlanOf, aShardedCheckout, cli, echoes, shardArgs } from '../../support/sharded-run.ts';

vi.setConfig({ testTimeout: 120_000 });

const MINUTE_MS = 60_000;

/** When a shard sends requests that it always has ready, from a start until an end. */
function sentBy(share: number, startMs: number, endMs: number): number[] {
  let now = startMs;
  const bucket = new RequestBucket(share, { now: () => now });
  const times: number[] = [];
  while (now < endMs) {
    while (bucket.waitMs > 0) now += bucket.waitMs;
    bucket.take();
    times.push(now);
  }
  return times;
}

test('shards with their shares never exceed a limit together in any minute, whenever each of them starts', () => {
  const starts = fc.array(fc.nat(3 * MINUTE_MS), { minLength: 1, maxLength: 20 });
  const calls = fc.array(fc.nat(500), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(starts, calls, fc.integer({ min: 20, max: 600 }), (given, expected, limit) => {
      const shares = requestShares(limit, expected.slice(0, given.length));
      const times = given
        .flatMap((start, index) => sentBy(shares[index] ?? 1, start, 4 * MINUTE_MS))
        .sort((one, other) => one - other);
      let [from, most] = [0, 0];
      for (const [index, time] of times.entries()) {
        while (time - (times[from] ?? 0) > MINUTE_MS) from += 1;
        most = Math.max(most, index - from + 1);
      }
      expect(most).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 30 },
  );
});

test('shards that run one after the other, because there are more of them than requests, do not exceed the limit', () => {
  const [limit, ends] = [2, [0, 0]];
  const times = Array.from({ length: 12 }, (_, at) => {
    // The next shard starts as soon as one has sent its only request.
    const own = at % limit;
    let now = ends[own] ?? 0;
    const bucket = new RequestBucket(1, { now: () => now }, true);
    while (bucket.waitMs > 0) now += bucket.waitMs;
    ends[own] = now;
    return now;
  }).sort((one, other) => one - other);
  for (const [index, time] of times.entries())
    expect(times.slice(index).filter((each) => each - time <= MINUTE_MS).length).toBeLessThanOrEqual(limit);
});

test('four shards in four processes send at most what their buckets have', async () => {
  const times: number[] = [];
  const server = createServer((_, outgoing) => {
    times.push(Date.now());
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'hello' } }],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(Array.from({ length: 16 }, (_, at) => `t${at}`)) });
  checkout.write(
    '.agentv/targets.yaml',
    `targets: [{ name: default, provider: openai, model: m, api_key: a-key-for-tests, base_url: "http://127.0.0.1:${port}/v1" }]\n`,
  );
  checkout.commitAll();
  const LIMIT = 80;
  const made = await aPlanOf(checkout, ['--shards', '4', '--requests-per-minute', `openai=${LIMIT}`]);
  expect(made.plan.shards.map(({ requests }) => requests)).toEqual(Array(4).fill({ openai: 20 }));
  const ended = await Promise.all([1, 2, 3, 4].map((index) => cli(checkout, shardArgs(made, index))));
  server.close();
  expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(times).toHaveLength(16);
  // A tenth at once, and nine tenths over a minute.
  const [first = 0] = times;
  for (const [index, time] of times.entries())
    expect(index + 1).toBeLessThanOrEqual(4 * 2 + Math.ceil(((time - first) / MINUTE_MS) * 0.9 * LIMIT) + 4);
  expect((times.at(-1) ?? 0) - first).toBeGreaterThan(3_000);
});
