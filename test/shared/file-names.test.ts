import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, onDisk } from '../../src/shared/file-names.ts';

const bytesOf = (path: string): Buffer => Buffer.from(onDisk(path));

test('any name comes back to its bytes, also within a path', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), (bytes) => {
      expect(bytesOf(nameOf(bytes))).toEqual(Buffer.from(bytes));
      expect(bytesOf(`/tmp/ä😀/${nameOf(bytes)}/x`)).toEqual(
        Buffer.concat([Buffer.from('/tmp/ä😀/'), bytes, Buffer.from('/x')]),
      );
    }),
    { seed: 7 },
  );
});

test('a name that is text is that text', () => {
  expect(onDisk('a/ü/😀')).toBe('a/ü/😀');
  expect(nameOf(Buffer.from('😀 \n'))).toBe('😀 \n');
});
