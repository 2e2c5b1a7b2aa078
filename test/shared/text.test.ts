import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBytes, cutEnd, cutMiddle, kebab, plural } from '../../src/shared/text.ts';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('👨‍👩‍👧', 'e\u0301', '漢', '\r\n', '🇩🇪', '\ud83d'), fc.string({ maxLength: 1 })),
});

describe('cutting', () => {
  test('a text that fits is not changed', () => {
    expect(cutEnd('hello', 5)).toBe('hello');
    expect(cutMiddle('hello', 5)).toBe('hello');
    expect(cutBytes('héllo', 6)).toBe('héllo');
  });

  test('a sentence loses its end, and the space before the ellipsis', () => {
    expect(cutEnd('one two three', 9)).toBe('one two…');
  });

  test('a name keeps more of its end than of its beginning', () => {
    expect(cutMiddle('suite › a-long-name › partial-refund', 20)).toBe('suite …artial-refund');
  });

  test('characters of several code units stay whole', () => {
    expect(cutEnd('ab👍🏽cd', 5)).toBe('ab…');
    expect(cutEnd('abe\u0301f', 4)).toBe('ab…');
    expect(cutMiddle('👨‍👩‍👧 and 👨‍👩‍👧', 16)).toBe('…d 👨‍👩‍👧');
    expect(cutBytes('漢字漢字', 10)).toBe('漢字…');
  });

  test('an endless chain of marks is cut anyway', () => {
    expect(cutEnd(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(300);
  });

  test('nothing is left without space', () => {
    expect([cutEnd('hello', 0), cutMiddle('hello', 0), cutBytes('hello', 2)]).toEqual(['', '', '']);
    expect([cutEnd('hello', 1), cutMiddle('hello', 1), cutBytes('hello', 3)]).toEqual(['…', '…', '…']);
  });

  test('no cut is longer than allowed or adds half a character', () => {
    const halves = (text: string) => text.match(/\p{Cs}/gu)?.length ?? 0;
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, max) => {
        for (const cut of [cutEnd(text, max), cutMiddle(text, max)]) {
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(halves(cut)).toBeLessThanOrEqual(halves(text));
        }
        const bytes = cutBytes(text, max);
        expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(max);
        expect(halves(bytes)).toBeLessThanOrEqual(halves(text));
      }),
    );
  });
});

test('a count comes with its noun', () => {
  expect([plural('test', 0), plural('test', 1), plural('test', 2), plural('retry', 3, 'retries')]).toEqual([
    '0 tests',
    '1 test',
    '2 tests',
    '3 retries',
  ]);
});

test.each([
  ['maxDrop', 'max-drop'],
  ['budgetUsd', 'budget-usd'],
  ['retain_on_failure', 'retain-on-failure'],
  ['evals', 'evals'],
])('%s is spelled %s as an input', (name, spelled) => {
  expect(kebab(name)).toBe(spelled);
});
