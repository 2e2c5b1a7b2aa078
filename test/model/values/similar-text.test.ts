import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, listed, mistypedKey, suggestion } from '../../../src/model/text/similar-names.ts';
import { commonWords, textDiff } from '../../../src/model/text/text-diff.ts';

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

  test.each([
    ['two answers about different things', 'I am sorry, I cannot help.', 'The warranty covers 30 days.'],
    ['less than two fifths of the words', 'one two three', 'one four five'],
    ['no words on one side', '', 'yes'],
  ])('is not marked: %s', (_, before, after) => {
    expect(textDiff(before, after)).toEqual({
      unit: 'none',
      parts: [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
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
    expect(textDiff(`${long('a')}${long('same')}`, `${long('b')}${long('same')}`).unit).toBe('line');
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
        const { unit, parts } = textDiff(before, after);
        fc.pre(unit === 'word');
        const [first] = parts;
        expect(commonWords(before, after)).toBe(first?.kind === 'same' ? first.text : '');
      }),
    );
  });
});

describe('did you mean', () => {
  const known = ['contains', 'contains-any', 'is-json', 'llm-grader', 'id'];

  test.each<[string, string, string | undefined]>([
    ['a swap of letters', 'contians', 'contains'],
    ['a missing letter', 'contain', 'contains'],
    ['an underscore for a hyphen', 'is_json', 'is-json'],
    ['a space for a hyphen', 'is json', 'is-json'],
    ['the nearest of several', 'contains-ny', 'contains-any'],
    ['something else altogether', 'banana', undefined],
    ['two letters have nothing in common with two others', 'xy', undefined],
    ['the name itself is no slip', 'contains', undefined],
    ['a text instead of a name', 'contains'.repeat(1000), undefined],
  ])('%s', (_, given, meant) => {
    expect(didYouMean(given, known)).toBe(meant);
  });

  test('a suggestion names the likely meaning, else what there is', () => {
    expect(suggestion('conatins', known, 'graders')).toBe('Did you mean "contains"?');
    expect(suggestion('banana', ['a', 'b'], 'targets')).toBe('Known targets: a, b');
    expect(suggestion('banana', [], 'targets')).toBe('There are no targets.');
  });

  test('of a long list only the beginning is shown, and of a long name its ends', () => {
    const many = Array.from({ length: 25 }, (_, index) => `n${index}`);
    expect(listed(many)).toMatch(/^n0, n1, .*, n19 and 5 more$/);
    expect(listed(['x'.repeat(1000)]).length).toBeLessThan(200);
  });
});

describe('a mistyped key', () => {
  test.each<[string, string, string | undefined]>([
    ['wieght', 'weight', 'weight'],
    ['reff', 'ref', 'ref'],
    ['Min-Score', 'min_score', 'min_score'],
    ['assrtons', 'assertions', 'assertions'],
    ['models', 'mode', undefined],
    ['max_score', 'min_score', undefined],
    ['conversation', 'conversation_id', undefined],
    ['it', 'id', undefined],
    ['weight', 'weight', undefined],
  ])('has one slip, or two if it is long: %s for %s', (given, known, meant) => {
    expect(mistypedKey(given, [known])).toBe(meant);
  });
});
