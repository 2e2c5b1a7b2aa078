import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leavesOf, MAX_LEAVES, pathText, stepsOf, valueAt } from '../../../src/graders/graders/field-accuracy.ts';

const at = (data: unknown, path: string) => valueAt(data, stepsOf(path));

describe('the value at a path', () => {
  const data = { a: { b: 1 }, list: [{ x: 'first' }], text: 'abc' };

  test('may be that of a key, a position or the length of a list', () => {
    expect(['a[b]', 'list[0].x', 'list.length'].map((path) => at(data, path))).toEqual([1, 'first', 1]);
  });

  test.each(['a.b.c', 'list[3]', 'text.length', ' a.b'])('there is nothing at %s', (path) => {
    expect(at(data, path)).toBeUndefined();
  });

  test.each(['__proto__', 'constructor.name', 'list.map'])(
    'what every object has is not part of the data: %s',
    (path) => {
      expect(at(data, path)).toBeUndefined();
    },
  );
});

describe('the leaves of data', () => {
  test('are the data itself where it holds nothing', () => {
    expect(leavesOf(7)).toEqual([{ path: [], value: 7 }]);
    expect(pathText([])).toBe('(all of it)');
  });

  test('are found again at their paths', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        for (const { path, value } of leavesOf(data) ?? []) expect(valueAt(data, path)).toEqual(value);
      }),
    );
  });

  test('are not listed if the list is too long to read', () => {
    expect(leavesOf(Array.from({ length: MAX_LEAVES }, () => 1))).toHaveLength(MAX_LEAVES);
    expect(leavesOf(Array.from({ length: MAX_LEAVES + 1 }, () => 1))).toBeUndefined();
    expect(leavesOf(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBeUndefined();
  });
});
