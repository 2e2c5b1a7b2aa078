import fc from 'fast-check';
import { expect, test } from 'vitest';
import { losslessBytes, losslessText, onDisk } from '../../src/shared/lossless-text.ts';

test.each([
  ['text', 'é 💡 \uFEFF', 'é 💡 \uFEFF'],
  ['a byte of Latin-1', Buffer.from('a \xe9 b', 'latin1'), 'a \uDCE9 b'],
  ['half of a character', Buffer.from('é').subarray(0, 1), '\uDCC3'],
  ['a surrogate that was encoded', Buffer.from([0xed, 0xb3, 0xa9]), '\uDCED\uDCB3\uDCA9'],
  ['text around bytes', Buffer.concat([Buffer.from('é'), Buffer.of(0xff), Buffer.from('💡')]), 'é\uDCFF💡'],
])('%s', (_, bytes, text) => {
  expect(losslessText(Buffer.from(bytes))).toBe(text);
  expect(losslessBytes(text)).toEqual(Buffer.from(bytes));
});

test('any bytes come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(new Uint8Array(losslessBytes(losslessText(Buffer.from(bytes))))).toEqual(bytes);
    }),
  );
});

const bytesOf = (path: string): Buffer => Buffer.from(onDisk(path));

test('any name comes back to its bytes, also within a path', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), (bytes) => {
      expect(bytesOf(losslessText(Buffer.from(bytes)))).toEqual(Buffer.from(bytes));
      expect(bytesOf(`/tmp/ä😀/${losslessText(Buffer.from(bytes))}/x`)).toEqual(
        Buffer.concat([Buffer.from('/tmp/ä😀/'), bytes, Buffer.from('/x')]),
      );
    }),
    { seed: 7 },
  );
});

test('a name that is text is that text', () => {
  expect(onDisk('a/ü/😀')).toBe('a/ü/😀');
  expect(losslessText(Buffer.from('😀 \n'))).toBe('😀 \n');
});
