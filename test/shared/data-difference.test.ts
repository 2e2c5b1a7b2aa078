import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathText } from '../../src/grade/graders/field-accuracy.ts';
import { firstDifference } from '../../src/shared/data-difference.ts';

const differAt = (expected: unknown, actual: unknown) => {
  const difference = firstDifference(expected, actual);
  return difference && pathText(difference.path);
};

describe('where data differs', () => {
  test.each<[expected: unknown, actual: unknown, at: string]>([
    [1, '1', '(all of it)'],
    [null, {}, '(all of it)'],
    [[], {}, '(all of it)'],
    [0, false, '(all of it)'],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, 'b'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b'],
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
