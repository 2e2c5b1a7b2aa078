import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../src/runner/plan/canonical.ts';

describe('the canonical text of a value', () => {
  test('has its keys in a fixed order', () => {
    const retell = (text: string) => text.replace('secret', '***');
    expect(canonicalText({ b: 1, secret: 'my secret' }, retell)).toBe('{"***":"my ***","b":1}');
  });

  test('lists names that became the same in the order of their originals', () => {
    const retell = (text: string) => text.replace(/^secret.*/, '***');
    expect(canonicalText({ secret2: 2, '###': 0, secret1: 1 }, retell)).toBe('{"###":0,"***":1,"***":2}');
    expect(canonicalText({ '###': 0, secret1: 1, secret2: 2 }, retell)).toBe('{"###":0,"***":1,"***":2}');
  });

  test.each([
    [{ a: 1n }, '{"a":1n}'],
    [{ __proto__: null, a: 1 }, '{"a":1}'],
    [JSON.parse('{"__proto__":{"b":1},"a":2}'), '{"__proto__":{"b":1},"a":2}'],
    [
      new (class {
        b = 1;
        a = [undefined, Number.NaN];
      })(),
      '{"a":[null,null],"b":1}',
    ],
    [{ toJSON: 'a text' }, '{"toJSON":"a text"}'],
    [{ a: Symbol('a'), b: () => 1 }, '{"a":null,"b":null}'],
    [{ '9': 1, '10': 2 }, '{"10":2,"9":1}'],
    [undefined, 'null'],
  ])('is exact for %o', (value, text) => {
    expect(canonicalText(value)).toBe(text);
  });
});
