import { describe, expect, test } from 'vitest';
import { matchCost } from '../../../src/model/values/match-cost.ts';

const cost = (source: string, length: number, flags = '') => matchCost({ source, flags }, length);

describe('may take without end', () => {
  test.each([
    '^(a+)+$',
    '(a|aa)+$',
    '(\\w+\\s?)*$',
    '(?<word>[a-z]+)+$',
    '((ab)*c)+',
    '(a?){30}a{30}',
    '(\\(+)+',
    '(a*)\\1',
    '(?<a>a*)\\k<a>',
  ])('%s', (source) => {
    expect(cost(source, 10)).toBe(Number.POSITIVE_INFINITY);
  });

  test('classes within classes, which are not looked into', () => {
    expect(cost('[[a-z]--[b]]', 10, 'v')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('takes a number of steps that grows with the text', () => {
  test.each([
    ['as its length', 'blue|green', 1],
    ['as its length', '(abc)?d', 1],
    ['as its length', '[*+?{}()|]', 1],
    ['as its length', '\\*\\+\\?\\(\\|', 1],
    ['as its length', 'a{,5}', 1],
    ['as the square of it', 'a*b', 2],
    ['as the square of it', '(ab)+?c', 2],
    ['as the square of it', 'a{3,}', 2],
    ['as its third power', '.*.*', 3],
    ['as its third power', 'foo.*bar\\s+x', 3],
  ])('%s: %s', (_, source, power) => {
    const growth = cost(source, 1_000_000) / cost(source, 1_000);
    expect(Math.round(Math.log10(growth) / 3)).toBe(power);
  });

  test.each(['a?'.repeat(40) + 'a'.repeat(40), '(a|a)'.repeat(40), 'a{1,9}'.repeat(12)])(
    'and with the choices in a row: %s',
    (source) => {
      expect(cost(source, 100)).toBeGreaterThan(1e12);
    },
  );
});
