import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/shared/yaml/text-edits.ts';

describe('edits of a text', () => {
  test('are made in the order of the text', () => {
    const edits = [
      { from: 4, to: 5, pieces: ['E'] },
      { from: 0, to: 1, pieces: ['A', 'a'] },
    ];
    expect(applyEdits('abcde', [edits])).toBe('AabcdE');
  });

  test('can take parts of the text along, and move the lines that begin in them', () => {
    const text = 'a:\n    b: |\n      c\n\n     d\nend';
    const moved = [{ from: 0, to: 27, pieces: [{ from: 7, to: 27, shift: -4 }] }];
    expect(applyEdits(text, [moved])).toBe('b: |\n  c\n\n d\nend');
    expect(applyEdits('a\nb', [[{ from: 0, to: 3, pieces: [{ from: 0, to: 3, shift: 2 }] }]])).toBe('a\n  b');
  });

  test('are made as a group or not at all: the first group wins', () => {
    const first = [{ from: 1, to: 3, pieces: ['X'] }];
    const second = [
      { from: 2, to: 2, pieces: ['Y'] },
      { from: 4, to: 4, pieces: ['Z'] },
    ];
    expect(applyEdits('abcde', [first, second])).toBe('aXde');
  });

  test('may touch each other, but two insertions at one position have no order', () => {
    const cut = [{ from: 1, to: 2, pieces: [] }];
    const put = [{ from: 2, to: 2, pieces: ['+'] }];
    expect(applyEdits('abc', [cut, put])).toBe('a+c');
    expect(applyEdits('abc', [put, [{ from: 2, to: 2, pieces: ['-'] }]])).toBe('ab+c');
  });
});
