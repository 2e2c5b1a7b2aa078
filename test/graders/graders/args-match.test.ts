import { describe, expect, test } from 'vitest';
import { type Args, type ArgsMatch, argsFit, argsMiss } from '../../../src/graders/graders/trajectory-sequence.ts';

describe('whether arguments fit', () => {
  const rows: [match: ArgsMatch, args: Args | undefined, input: unknown, fits: boolean][] = [
    ['exact', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['exact', { a: 1 }, { a: 1, b: 2 }, false],
    ['exact', { a: { deep: [1, 2] } }, { a: { deep: [2, 1] } }, false],
    ['superset', { a: 1 }, { a: 1, b: 2 }, true],
    ['superset', { a: 1, b: 2 }, { a: 1 }, false],
    ['superset', { a: 1 }, 'text', false],
    ['subset', { a: 1, b: 2 }, { a: 1 }, true],
    ['subset', { a: 1 }, { a: 1, b: 2 }, false],
    ['ignore', { a: 1 }, { b: 2 }, true],
    [['a'], { a: 1, b: 2 }, { a: 1, b: 3 }, true],
    [['b'], { a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [['a.b'], { a: { b: 1, c: 2 } }, { a: { b: 1 } }, true],
    [['a.1'], { a: [1, 2] }, { a: [3, 2] }, true],
    [['z'], { a: 1 }, { a: 2 }, true],
  ];
  test.each(rows)('%j: %j and %j: %j', (match, args, input, fits) => {
    expect(argsFit(input, { args, match })).toBe(fits);
  });

  test.each<ArgsMatch>(['exact', 'superset', 'subset', ['z']])('%j: no input fits nothing', (match) => {
    expect(argsFit(undefined, { args: {}, match })).toBe(false);
  });
});

describe('what is said of a miss', () => {
  const miss = (input: unknown, args: Args, match: ArgsMatch = 'exact') => argsMiss('Other', input, { args, match });

  test('both sides, shortened', () => {
    const { text, passed, evidence = '' } = miss({ q: 'y'.repeat(5_000) }, { q: 'x' });
    expect({ text, passed }).toEqual({ text: 'Other', passed: false });
    expect(evidence).toMatch(/^\{"q":"y{150,}…, expected: \{"q":"x"\}$/);
    expect(evidence.length).toBeLessThan(300);
  });

  test('a call without input has no arguments', () => {
    expect(miss(undefined, {}).evidence).toBe('no arguments, expected: {}');
  });

  test('only when it would help, that "superset" would let it pass', () => {
    const hint = /"args_match: superset" would accept it/;
    expect(miss({ q: 1, limit: 3 }, { q: 1 }).text).toMatch(hint);
    expect(miss({ q: 2, limit: 3 }, { q: 1 }).text).not.toMatch(hint);
    expect(miss({ q: 1, limit: 3 }, { q: 1 }, 'subset').text).not.toMatch(hint);
    expect(miss(undefined, {}).text).not.toMatch(hint);
  });
});
