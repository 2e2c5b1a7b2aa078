import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepEqual } from '../../src/shared/data-difference.ts';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [undefined, null, false],
  [Number.NaN, Number.NaN, true],
  [0, -0, true],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [[1, 2], [2, 1], false],
  [['x'], { 0: 'x' }, false],
  [[], {}, false],
  [{ toString: 1 }, {}, false],
  [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 1}'), true],
  [JSON.parse('{"__proto__": {}}'), {}, false],
])('%j and %j: %j', (one, other, same) => {
  expect(deepEqual(one, other)).toBe(same);
});

test('a copy is the same, whatever it is a copy of, and both ways round', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(deepEqual(one, structuredClone(one))).toBe(true);
      expect(deepEqual(one, other)).toBe(deepEqual(other, one));
    }),
  );
});
