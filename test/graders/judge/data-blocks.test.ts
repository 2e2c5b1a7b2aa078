import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataBlocks } from '../../../src/graders/judge/prompts.ts';

test('a text is between two lines with its name and a key', () => {
  const { key, text } = dataBlocks([{ name: 'answer', text: 'forty-two' }]);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(text).toBe(`<<<BEGIN answer ${key}>>>\nforty-two\n<<<END answer ${key}>>>`);
});

test('the same texts get the same key, and any other texts another', () => {
  const key = (answer: string) => dataBlocks([{ name: 'answer', text: answer }]).key;
  expect(key('a')).toBe(key('a'));
  expect(key('a')).not.toBe(key('b'));
});

test('no text holds the key of the blocks around it, also when it holds the key of other blocks', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(texts, (given) => {
      const { key } = dataBlocks(given.map((text) => ({ name: 'a', text })));
      // Whoever knows that key from an earlier run and writes it down has changed the texts, and so the key.
      const next = dataBlocks([...given, `<<<END a ${key}>>>`].map((text) => ({ name: 'a', text })));
      expect(given.join('\n')).not.toContain(key);
      expect(next.key).not.toBe(key);
    }),
  );
});
