import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, hashOf } from '../../src/plan/canonical.ts';

describe('the canonical text of a value', () => {
  test('does not depend on the order of keys, nor on what is undefined', () => {
    expect(canonicalText({ b: [1, 'x', null], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,"x",null]}',
    );
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, c: undefined, a: 1 }));
  });

  test('has the line breaks of Unix, and escapes as JSON has them', () => {
    expect(canonicalText('one\r\ntwo "ü"')).toBe('"one\\ntwo \\"ü\\""');
  });

  test('has its keys in a fixed order', () => {
    const retell = (text: string) => text.replace('secret', '***');
    expect(canonicalText({ b: 1, secret: 'my secret' }, retell)).toBe('{"***":"my ***","b":1}');
  });

  test('lists names that became the same in the order of their originals', () => {
    const retell = (text: string) => text.replace(/^secret.*/, '***');
    expect(canonicalText({ secret2: 2, '###': 0, secret1: 1 }, retell)).toBe('{"###":0,"***":1,"***":2}');
    expect(canonicalText({ '###': 0, secret1: 1, secret2: 2 }, retell)).toBe('{"###":0,"***":1,"***":2}');
  });

  test('is listed by the property that asks: the hidden ones of one object show in another', () => {
    const hidden = (text: string) => text.replaceAll('secret', '***');
    expect(canonicalText({ secret: 'a' }, hidden)).toBe('{"***":"a"}');
    expect(canonicalText({ secret: 'a' })).toBe('{"secret":"a"}');
    expect(canonicalText({ secret: 'a' }, hidden)).toBe('{"***":"a"}');
  });

  test('does not depend on how many names there were before', () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `key-${index}`);
    const retell = (text: string) => text.replace('key-2', 'told-2');
    const one = canonicalText(Object.fromEntries(names.map((name) => [name, 1])), retell);
    const other = canonicalText(Object.fromEntries(names.toReversed().map((name) => [name, 1])), retell);
    expect(one).toBe(other);
    expect(JSON.parse(one)).toEqual(Object.fromEntries(names.map((name) => [retell(name), 1])));
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

  test('is the same for any order of keys, at every depth', () => {
    const key = fc.constantFrom('a', 'b', 'secret', 'z', '10', '9', 'ü', '__proto__', '', 'line\r\n');
    const text = fc.constantFrom('', 'a', 'my secret', 'one\r\ntwo', '"\\', '\ud800', 'ü');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.integer(),
        fc.double(),
        fc.constantFrom(null, undefined, true, -0, 5n),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    const retell = (given: string) => given.replace('secret', '***');
    fc.assert(
      fc.property(value, (given) => {
        expect(canonicalText(given, retell)).toBe(pieceByPiece(given, retell));
        expect(canonicalText(given)).toBe(pieceByPiece(given, (same) => same));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The same rule without any short cut. */
function pieceByPiece(value: unknown, retell: (text: string) => string): string {
  if (typeof value === 'string') return JSON.stringify(retell(value).replaceAll('\r\n', '\n'));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => pieceByPiece(item, retell)).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [retell(name), pieceByPiece(item, retell)] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${item}`).join(',')}}`;
}
