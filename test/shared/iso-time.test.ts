import { expect, test } from 'vitest';
import { isoTime, momentOf } from '../../src/shared/iso-time.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);

test('moments are written and read as Date does it, in any order', () => {
  for (const at of [NEW_YEAR, NEW_YEAR, NEW_YEAR + 1, NEW_YEAR]) {
    expect(isoTime(at)).toBe(new Date(at).toISOString());
    expect(momentOf(isoTime(at))).toBe(at);
  }
});

test('a text that is no moment is none, also when it is asked for again', () => {
  expect([momentOf('soon'), momentOf('soon')]).toEqual([Number.NaN, Number.NaN]);
});
