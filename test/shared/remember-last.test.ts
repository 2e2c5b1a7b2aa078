import { expect, test } from 'vitest';
import { rememberLast } from '../../src/shared/once.ts';

test('what was asked for last is not made again', () => {
  const made: string[] = [];
  const upper = rememberLast((text: string) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'a', 'b', 'b', 'a', ''].map(upper)).toEqual(['A', 'A', 'B', 'B', 'A', '']);
  expect(made).toEqual(['a', 'b', 'a', '']);
});

test('what could not be made is tried again', () => {
  let tries = 0;
  const iso = rememberLast((at: number) => {
    tries += 1;
    return new Date(at).toISOString();
  });
  expect(() => iso(Number.NaN)).toThrow(RangeError);
  expect(() => iso(Number.NaN)).toThrow(RangeError);
  expect(iso(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(tries).toBe(3);
});
