import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notTextAt } from '../../../src/platform/files/text-bytes.ts';
import { anyCharacter } from '../../support/any-character.ts';

test.each<[string, number[], number | undefined]>([
  ['nothing', [], undefined],
  ['letters', [...Buffer.from('aä€🙂\uFFFD\uFEFF\u001b')], undefined],
  ['a NUL', [0x61, 0], 1],
  ['a byte that never stands in UTF-8', [0x61, 0x62, 0xff], 2],
  ['a letter that is cut off', [0x61, 0xe2, 0x82], 1],
  ['the beginning of the letter that stands for what is wrong', [0x61, 0xef, 0xbf, 0x61], 1],
  ['a NUL before something else', [0, 0xff], 0],
])('%s', (_, bytes, at) => {
  expect(notTextAt(Buffer.from(bytes))).toBe(at);
});

test('what comes before it is text, and with it no longer', () => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.string({ unit: anyCharacter }).map((text) => Buffer.from(text)),
      ),
      (given) => {
        const bytes = Buffer.from(given);
        const at = notTextAt(bytes);
        const before = bytes.subarray(0, at);
        expect(() => strict.decode(before)).not.toThrow();
        expect(before.includes(0)).toBe(false);
        if (at === undefined || bytes[at] === 0) return;
        expect(() => strict.decode(bytes.subarray(0, at + 4))).toThrow();
      },
    ),
  );
});
