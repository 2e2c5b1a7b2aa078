import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { memory } from '../../src/adapters/memory.ts';

test('what is not used any more is given back', () => {
  let garbage: unknown[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  const before = process.memoryUsage().heapUsed;
  expect(garbage).toHaveLength(500_000);
  garbage = undefined;
  memory.giveBack();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
});

test('the space for young objects does not grow beyond its limit', async () => {
  const program = `
    import { memory } from '${new URL('../../src/adapters/memory.ts', import.meta.url)}';
    import { getHeapSpaceStatistics } from 'node:v8';
    import { setTimeout } from 'node:timers/promises';
    if (process.env.LIMIT) memory.limitGrowth();
    const alive = [];
    for (let round = 0; round < 100; round += 1) {
      for (let at = 0; at < 20_000; at += 1) alive[at] = { at, text: [round, at] };
      await setTimeout(5);
    }
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
  `;
  const sizeOf = async (env: Record<string, string>) =>
    Number((await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })).stdout);
  const [limited, free] = [await sizeOf({ LIMIT: '1' }), await sizeOf({})];
  expect(limited).toBeLessThan(free);
});
