import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonString } from '../../src/shared/json-string.ts';

test('any text is written as JSON writes it', () => {
  for (const text of ['', 'say t1', 'a "quote"', 'back\\slash', 'two\nlines', 'Grüße 🎉', '\ud800', '\u007f'])
    expect(jsonString(text)).toBe(JSON.stringify(text));
  fc.assert(fc.property(fc.string(), (text) => jsonString(text) === JSON.stringify(text)));
});
