import { expect, test } from 'vitest';
import { sameValue } from '../../src/shared/same-value.ts';

test.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    { a: 1, b: [{}] },
    { b: [{}], a: 1 },
  ],
  [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 1}')],
])('%j is the same as %j', (a, b) => expect(sameValue(a, b)).toBe(true));

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [JSON.parse('{"__proto__": 1}'), { x: 1 }],
])('%j is not the same as %j', (a, b) => expect(sameValue(a, b)).toBe(false));
