import { expect, test } from 'vitest';
import { isPlain, showInvisible, withoutAnsi } from '../../../src/reports/escape/invisible.ts';

/** A character that nobody takes for plain, so that the text is really looked through. */
const WATCHED = '🙂';

test('what is plain holds nothing that is taken out or escaped anywhere', () => {
  const units = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const plain = units.filter(isPlain);
  expect(plain.length).toBeGreaterThan(2500);
  expect(plain.filter((unit) => showInvisible(withoutAnsi(unit + WATCHED)) !== unit + WATCHED)).toEqual([]);
});

test.each(['é · “quoted” → ✓ ━ █', 'a\n\tb'])('%j is plain', (text) => {
  expect(isPlain(text)).toBe(true);
});
