import { describe, expect, test } from 'vitest';
import { duration, money, percent, percentRange, score, tokens, tokenTotal } from '../../src/reports/numbers.ts';

test('what is not known is a dash, never a zero', () => {
  const unknown = [percent(undefined), score(undefined), money(undefined), duration(undefined), tokens(undefined)];
  expect(unknown).toEqual(['–', '–', '–', '–', '–']);
  expect(tokenTotal(undefined)).toBeUndefined();
});

test.each([
  [0, '0%'],
  [0.0004, '0.1%'],
  [0.004, '0.4%'],
  [0.825, '83%'],
  [0.994, '99.4%'],
  [0.9999, '99.9%'],
  [1, '100%'],
])('the share %f is %s', (share, shown) => {
  expect(percent(share)).toBe(shown);
});

test('an interval has one sign of percent', () => {
  expect(percentRange({ low: 0.7315, high: 0.893 })).toBe('73–89%');
});

describe('a score', () => {
  test.each([
    [1, '1.00'],
    [0.35, '0.35'],
    [2 / 3, '0.67'],
    [0.9999, '0.99'],
    [0, '0.00'],
  ])('of %f is %s', (value, shown) => {
    expect(score(value)).toBe(shown);
  });

  test('does not seem to reach a mark that it missed', () => {
    expect(score(0.7999, 0.8)).toBe('0.79');
    expect(score(0.8, 0.8)).toBe('0.80');
    expect(score(0.996, 0.8)).toBe('1.00');
  });
});

test.each([
  [0, '$0.00'],
  [0.000001, '<$0.0001'],
  [0.0004, '$0.0004'],
  [0.0042, '$0.0042'],
  [0.019, '$0.019'],
  [0.05, '$0.05'],
  [0.71, '$0.71'],
  [1.84, '$1.84'],
  [12, '$12.00'],
  [1234.5, '$1,234.50'],
  [1234567, '$1,234,567.00'],
])('%f dollars are %s', (dollars, shown) => {
  expect(money(dollars)).toBe(shown);
});

test.each([
  [0, '0 ms'],
  [840.4, '840 ms'],
  [999.7, '1.0 s'],
  [1234, '1.2 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [184_000, '3 min 4 s'],
  [3_599_700, '1 h 0 min'],
  [3_780_000, '1 h 3 min'],
])('%f milliseconds are %s', (ms, shown) => {
  expect(duration(ms)).toBe(shown);
});

test.each([
  [0, '0'],
  [950, '950'],
  [1000, '1k'],
  [12_345, '12.3k'],
  [999_960, '1M'],
  [1_234_567, '1.2M'],
])('%i tokens are %s', (count, shown) => {
  expect(tokens(count)).toBe(shown);
});
