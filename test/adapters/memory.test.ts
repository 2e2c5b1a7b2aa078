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
