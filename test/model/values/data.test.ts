import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathText } from '../../../src/graders/graders/field-accuracy.ts';
import { deepEqual, firstDifference } from '../../../src/model/values/data-difference.ts';
import { isDeeperThan } from '../../../src/model/values/depth.ts';
import { grouped, groupedBy } from '../../../src/model/values/grouped.ts';
import { once } from '../../../src/model/values/once.ts';

const differAt = (expected: unknown, actual: unknown) => {
  const difference = firstDifference(expected, actual);
  return difference && pathText(difference.path);
};

describe('where data differs', () => {
  test.each<[expected: unknown, actual: unknown, at: string]>([
    [1, '1', '(all of it)'],
    [[], {}, '(all of it)'],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, 'b'],
    [{ a: 1, b: null }, { a: 1 }, 'b'],
    [{ a: [1, { x: 2 }] }, { a: [1, { x: '2' }] }, 'a[1].x'],
    [[1, 2], [2, 1], '[0]'],
    [{ a: [1, 2] }, { a: [1] }, 'a'],
    [JSON.parse('{"__proto__":{"a":1}}'), {}, '__proto__'],
    [{}, JSON.parse('{"__proto__":{}}'), '__proto__'],
    [{ toString: 1 }, {}, 'toString'],
  ])('%j and %j differ', (expected, actual, at) => {
    expect(differAt(expected, actual)).toBe(at);
  });

  test('the order of keys does not count', () => {
    expect(firstDifference({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBeUndefined();
  });

  test('data is the same as its copy, and differs exactly from data that is written differently', () => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
          : inner,
      );
    const values = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(firstDifference(one, JSON.parse(JSON.stringify(one)))).toBeUndefined();
        expect(firstDifference(one, other) === undefined).toBe(sorted(one) === sorted(other));
        expect(firstDifference(one, other) === undefined).toBe(firstDifference(other, one) === undefined);
      }),
    );
  });

  test('data may be as deep as it likes', () => {
    const deep = (inside: string): unknown => JSON.parse(`${'['.repeat(100_000)}${inside}${']'.repeat(100_000)}`);
    expect(firstDifference(deep('1'), deep('1'))).toBeUndefined();
    expect(firstDifference(deep('1'), deep('2'))?.path).toHaveLength(100_000);
  });
});

test('equal data has no difference', () => {
  expect([deepEqual({ a: 1, b: [2] }, { b: [2], a: 1 }), deepEqual([1], ['1'])]).toEqual([true, false]);
  expect([deepEqual(Number.NaN, Number.NaN), deepEqual(0, -0), deepEqual(undefined, null)]).toEqual([
    true,
    true,
    false,
  ]);
});

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

test('something is made when it is first asked for, and never again', () => {
  let made = 0;
  const thing = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(thing()).toBe(thing());
  expect(made).toBe(1);
});
