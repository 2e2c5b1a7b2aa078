import { expect, test } from 'vitest';
import { cutLong } from '../../src/shared/text.ts';

test('a long text keeps three quarters from its beginning and one from its end, and says what is missing and where it is', () => {
  const text = `${'a'.repeat(60_000)}${'b'.repeat(60_000)}`;
  const cut = cutLong(text, 64 * 1024);
  expect(cut.startsWith('a'.repeat(48 * 1024))).toBe(true);
  expect(cut.endsWith('b'.repeat(16 * 1024))).toBe(true);
  expect(cut).toContain('[… 53 KiB omitted; index.jsonl has the full text …]');
  expect(cutLong('short', 64 * 1024)).toBe('short');
});

test('a long text is never cut inside a character', () => {
  for (let most = 8; most < 24; most += 1) expect(cutLong('😀'.repeat(20), most).isWellFormed()).toBe(true);
});
