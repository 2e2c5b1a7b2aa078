import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  hanging,
  inColumns,
  shortened,
  wrapped,
  wrappedParts,
} from '../../../src/reports/terminal/columns.ts';

test.each([
  ['plain', 5],
  ['é › …', 5],
  ['e\u0301', 1],
  ['漢字', 4],
  ['👨‍👩‍👧', 2],
  ['❤️', 2],
  ['', 0],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

test('a cell is exactly as wide as asked', () => {
  expect(inColumns('ab', 4)).toBe('ab  ');
  expect(inColumns('abcdef', 4)).toBe('abc…');
  expect(inColumns('abcdefgh', 5, 'middle')).toBe('a…fgh');
  expect(inColumns('漢字漢字', 6)).toBe('漢字… ');
});

test('words are not broken, nor are parts', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrapped('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(wrappedParts(['one two', 'three'], ' · ', 9)).toEqual(['one two ·', 'three']);
});

test('a separator stays at the end of its line, within the columns', () => {
  expect(wrappedParts(['one', 'two', 'three', 'four'], ' · ', 11)).toEqual(['one · two ·', 'three ·', 'four']);
  expect(wrappedParts(['one', 'two', 'three'], ' · ', 10)).toEqual(['one ·', 'two ·', 'three']);
  // The last part needs no separator after it.
  expect(wrappedParts(['one', 'two', 'three'], ' · ', 11)).toEqual(['one · two ·', 'three']);
  expect(wrappedParts(['one', 'three'], ' · ', 11)).toEqual(['one · three']);
});

test('a continued line is indented; without a screen it stays whole', () => {
  expect(hanging('  expected: one of a, b', 14)).toEqual(['  expected:', '    one of a,', '    b']);
  expect(hanging('  expected: one of a, b', undefined)).toEqual(['  expected: one of a, b']);
  const endless = 'a '.repeat(10_000);
  expect(hanging(endless, 12)).toEqual([endless]);
});

describe('any text', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', ' ', '漢', '👍🏽', 'e\u0301', '›') });

  test('is brought to the columns asked for', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 30 }), fc.constantFrom('end', 'middle'), (text, columns, cut) => {
        expect(columnsOf(inColumns(text, columns, cut))).toBe(columns);
        expect(columnsOf(shortened(text, columns, cut))).toBeLessThanOrEqual(columns);
      }),
    );
  });

  test('is wrapped without a loss', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 30 }), (text, columns) => {
        const lines = wrapped(text, columns);
        expect(lines.every((line) => columnsOf(line) <= columns)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
