import { describe, expect, test } from 'vitest';
import { didYouMean, listed, mistypedKey, suggestion } from '../../src/shared/did-you-mean.ts';

describe('did you mean', () => {
  const known = ['contains', 'contains-any', 'is-json', 'llm-grader', 'id'];

  test.each<[string, string, string | undefined]>([
    ['a swap of letters', 'contians', 'contains'],
    ['one letter too many', 'idd', 'id'],
    ['a missing letter', 'contain', 'contains'],
    ['another case', 'Contains', 'contains'],
    ['an underscore for a hyphen', 'is_json', 'is-json'],
    ['a space for a hyphen', 'is json', 'is-json'],
    ['the nearest of several', 'contains-ny', 'contains-any'],
    ['something else altogether', 'banana', undefined],
    ['two letters have nothing in common with two others', 'xy', undefined],
    ['nothing', '', undefined],
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
    ['inputs', 'input', 'input'],
    ['models', 'mode', undefined],
    ['max_score', 'min_score', undefined],
    ['negative', 'negate', undefined],
    ['categories', 'category', undefined],
    ['conversation', 'conversation_id', undefined],
    ['it', 'id', undefined],
    ['weight', 'weight', undefined],
  ])('has one slip, or two if it is long: %s for %s', (given, known, meant) => {
    expect(mistypedKey(given, [known])).toBe(meant);
  });
});
