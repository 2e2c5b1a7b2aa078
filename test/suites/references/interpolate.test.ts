import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpolate } from '../../../src/suites/references/interpolate.ts';
import { anyCharacter } from '../../support/any-character.ts';

const env: Record<string, string> = {
  NAME: 'Ada',
  EMPTY: '',
  SEVEN: '7',
  PADDED: '7.0',
  MINUS: '-0.5',
  OCTAL: '007',
  PLUS: '+1',
  EXP: '1e3',
  YES: 'true',
  NO: 'false',
  BIG: 'TRUE',
  TOKEN: '${{ NAME }}',
  DOLLARS: '$& $1 $$',
  _x9: 'ok',
};
const lookUp = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
const read = (value: unknown) => interpolate(value, lookUp).value;

describe('a token', () => {
  test.each<[string, string, unknown]>([
    ['is replaced by the variable', 'Hi ${{ NAME }}!', 'Hi Ada!'],
    ['may have no spaces or many', '${{NAME}} ${{   NAME   }}', 'Ada Ada'],
    ['of an unset variable reads as empty', 'a${{ NOPE }}b', 'ab'],
    ['of an empty variable reads as empty', '${{ EMPTY }}', ''],
    ['cannot begin with a digit', '${{ 9x }}', '${{ 9x }}'],
    ['cannot have other characters', '${{ A-B }} ${{ A.B }} ${{ }}', '${{ A-B }} ${{ A.B }} ${{ }}'],
    ['needs the dollar sign', '{{ NAME }}', '{{ NAME }}'],
    ['does not reach over lines', '${{\nNAME }}', '${{\nNAME }}'],
    ['is replaced once: what it brings is not read again', '${{ TOKEN }}', '${{ NAME }}'],
    ['brings characters that mean something in replacements as they are', 'a ${{ DOLLARS }}', 'a $& $1 $$'],
  ])('%s', (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  test.each<[string, unknown]>([
    ['SEVEN', 7],
    ['PADDED', 7],
    ['YES', true],
    ['OCTAL', '007'],
    ['BIG', 'TRUE'],
    ['EMPTY', ''],
  ])('alone in its text is retyped when it is plain true, false or a decimal: %s', (name, value) => {
    const result = interpolate([`\${{ ${name} }}`, `x\${{ ${name} }}`], lookUp);
    expect(result.value).toEqual([value, `x${env[name]}`]);
    expect(result.retyped.get('[0]')).toBe(typeof value === 'string' ? undefined : env[name]);
  });
});

test('values at any depth are read, keys are not', () => {
  expect(read({ a: [{ '${{ NAME }}': '${{ NAME }}' }], b: null, c: 1 })).toEqual({
    a: [{ '${{ NAME }}': 'Ada' }],
    b: null,
    c: 1,
  });
});

test('each unset variable is listed once, with its first location and how often it is used', () => {
  const { missing, unset } = interpolate(['x', 'a${{ A }}b${{ B }}', { c: '${{ A }}' }], lookUp);
  expect(missing).toEqual([
    { name: 'A', path: [1], times: 2 },
    { name: 'B', path: [1], times: 1 },
  ]);
  expect([...unset]).toEqual([
    ['[1]', 'A is not set'],
    ['[2,"c"]', 'A is not set'],
  ]);
});

test('texts without tokens come back as they are, whatever else is in them', () => {
  const noToken = fc.string({ unit: anyCharacter }).filter((text) => !text.includes('${{'));
  const value = fc.anything({
    values: [noToken, fc.integer(), fc.boolean(), fc.constant(null)],
    key: fc.string(),
    withNullPrototype: false,
  });
  fc.assert(
    fc.property(value, (given) => {
      const { value, missing, retyped } = interpolate(given, () => 'x');
      expect(value).toEqual(given);
      expect([missing.length, retyped.size]).toEqual([0, 0]);
    }),
  );
});

test('with any text between the braces, nothing is thrown and nothing but tokens changes', () => {
  fc.assert(
    fc.property(fc.string(), (inner) => {
      const isToken = /^ *[A-Za-z_][A-Za-z0-9_]* *$/.test(inner);
      const text = `<\${{${inner}}}>`;
      if (!isToken && !inner.includes('${{')) expect(read(text)).toBe(text);
      else expect(typeof read(text)).toBe('string');
    }),
  );
});
