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

  test('has its keys in the order of how they are told', () => {
    const retell = (text: string) => text.replace('secret', '***');
    expect(canonicalText({ b: 1, secret: 'my secret' }, retell)).toBe('{"***":"my ***","b":1}');
  });
});
