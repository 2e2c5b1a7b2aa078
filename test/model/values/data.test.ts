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

test('data of any depth can be checked', () => {
  const deep: unknown = JSON.parse(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`);
  expect(isDeeperThan(deep, 64)).toBe(true);
  expect(isDeeperThan(deep, 200)).toBe(true);
});

test('levels of data are counted as one would by walking', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(6), (value, levels) => {
      expect(isDeeperThan(value, levels)).toBe(depthOf(value) > levels);
    }),
  );
  expect([undefined, null, '[[]]'].map((value) => isDeeperThan(value, 0))).toEqual([false, false, false]);
});

test('groups and their items are in the order of the items, under the key itself', () => {
  const groups = groupedBy([3, 8, 1, 6, 5], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1, 5]],
    [true, [8, 6]],
  ]);
});

test('items are together exactly when all their parts are the same', () => {
  const items = [
    ['a', 'b'],
    ['a","b', ''],
    ['a', undefined],
    ['a', 'b'],
  ];
  expect([...grouped(items, (parts) => parts)]).toEqual([
    ['["a","b"]', [items[0], items[3]]],
    [String.raw`["a\",\"b",""]`, [items[1]]],
    ['["a",null]', [items[2]]],
  ]);
});

test('something is made when it is first asked for, and never again', () => {
  let made = 0;
  const thing = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(thing()).toBe(thing());
  expect(made).toBe(1);
});
