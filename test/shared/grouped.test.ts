import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped, groupedBy } from '../../src/shared/grouped.ts';

test('groups are in the order of their first item, under their parts as JSON', () => {
  const items = [
    { suite: 'b', id: 1 },
    { suite: 'b', id: 2 },
    { suite: 'a', id: 3 },
    { suite: 'b', id: 4 },
  ];
  const groups = grouped(items, ({ suite }) => [suite]);
  expect([...groups].map(([key, own]) => [key, own.map(({ id }) => id)])).toEqual([
    ['["b"]', [1, 2, 4]],
    ['["a"]', [3]],
  ]);
});

test('groups of one key are in the order of their first item, under the key itself', () => {
  const groups = groupedBy([3, 8, 1, 6, 5], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1, 5]],
    [true, [8, 6]],
  ]);
});

test('nothing makes no group', () => {
  expect(grouped([], () => ['a']).size).toBe(0);
});

test('items are together exactly when all their parts are the same, in whatever order they come', () => {
  const part = fc.constantFrom('a', 'b', 'a","b', '', '__proto__', undefined);
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part)), (items) => {
      const groups = [...grouped(items, (parts) => parts).values()];
      expect(groups.flat().length).toBe(items.length);
      for (const group of groups) expect(new Set(group.map((parts) => JSON.stringify(parts))).size).toBe(1);
      expect(groups.length).toBe(new Set(items.map((parts) => JSON.stringify(parts))).size);
      for (const group of groups)
        expect(group).toEqual(items.filter((item) => item[0] === group[0][0] && item[1] === group[0][1]));
    }),
    { seed: 1 },
  );
});
