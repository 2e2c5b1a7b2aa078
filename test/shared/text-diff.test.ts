import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonWords, textDiff } from '../../src/shared/text-diff.ts';

const sideOf = (parts: ReturnType<typeof textDiff>['parts'], not: string) =>
  parts
    .filter(({ kind }) => kind !== not)
    .map(({ text }) => text)
    .join('');

describe('the difference of two texts', () => {
  test('holds both texts completely', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { parts } = textDiff(before, after);
        expect([sideOf(parts, 'added'), sideOf(parts, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  test('is shown word by word', () => {
    expect(textDiff('We refunded $12 today.', 'We refunded $120 today.')).toEqual({
      unit: 'word',
      parts: [
        { kind: 'same', text: 'We refunded $' },
        { kind: 'removed', text: '12' },
        { kind: 'added', text: '120' },
        { kind: 'same', text: ' today.' },
      ],
    });
  });

  test('joins changed words that only a space separates', () => {
    expect(textDiff('the damaged mug now', 'the full order now').parts).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'damaged mug' },
      { kind: 'added', text: 'full order' },
      { kind: 'same', text: ' now' },
    ]);
  });

  test('is shown by lines above 20,000 words, and not shown if too many lines differ', () => {
    const long = (word: string) => `${`${word} `.repeat(10_100)}\n`;
    expect(textDiff(`${long('a')}same\n`, `${long('b')}same\n`).unit).toBe('line');
    const lines = (word: string) => Array.from({ length: 10_100 }, (_, index) => `${word}${index}\n`).join('');
    expect(textDiff(lines('a'), lines('b')).unit).toBe('none');
  });
});

describe('the common beginning of two texts', () => {
  test.each([
    ['We refunded $12 today.', 'We refunded $120 today.', 'We refunded $'],
    ['equal', 'equal', 'equal'],
    ['yes', 'no', ''],
    ['yes', 'yes, but', 'yes'],
    ['', 'yes', ''],
  ])('of %j and %j is %j', (before, after, common) => {
    expect(commonWords(before, after)).toBe(common);
    expect(commonWords(after, before)).toBe(common);
  });

  test('is what the difference of the texts begins with', () => {
    const word = fc.constantFrom('a', 'ab', ' ', '.', 'ä', '\n');
    const text = fc.array(word, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [first] = textDiff(before, after).parts;
        expect(commonWords(before, after)).toBe(first?.kind === 'same' ? first.text : '');
      }),
    );
  });
});
