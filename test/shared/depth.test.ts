import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from '../../src/shared/depth.ts';

test.each<[unknown, number]>([
  [undefined, 0],
  [null, 0],
  ['[[]]', 0],
  [[], 1],
  [{}, 1],
  [[1, 'a', null], 1],
  [{ a: [] }, 2],
  [[1, [2, { a: 1 }], []], 3],
])('%j has %i levels', (value, levels) => {
  expect(isDeeperThan(value, levels)).toBe(false);
  if (levels > 0) expect(isDeeperThan(value, levels - 1)).toBe(true);
});

test('data of any depth can be checked', () => {
  const deep: unknown = JSON.parse(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`);
  expect(isDeeperThan(deep, 64)).toBe(true);
  expect(isDeeperThan(deep, 200)).toBe(true);
});

test('it counts as one would by walking', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(6), (value, levels) => {
      expect(isDeeperThan(value, levels)).toBe(depthOf(value) > levels);
    }),
  );
});
