import { describe, expect, test } from 'vitest';
import { type Args, type ArgsMatch, argsMiss } from '../../../src/graders/graders/trajectory-sequence.ts';

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
