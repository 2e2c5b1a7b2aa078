import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonIn } from '../../../src/grade/graders/field-accuracy.ts';

const dataIn = (text: string) => {
  const json = jsonIn(text);
  return json.kind === 'found' ? json.data : undefined;
};

describe('the JSON in an answer', () => {
  test.each<[text: string, data: unknown]>([
    ['{"a":1}', { a: 1 }],
    [' \n{"a":1}\n ', { a: 1 }],
    ['Here you are: {"a":1}. Anything else?', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['```\n{"a":1}\n```', { a: 1 }],
    ['Sure!\n```JSON\n{"a":1}\n```\nDone.', { a: 1 }],
    ['} {"a":1} {', { a: 1 }],
    ['{"a":"}{"}', { a: '}{' }],
    ['[{"a":1}]', { a: 1 }],
    ['[1, 2]', [1, 2]],
    ['```json\n[1]\n```', [1]],
    ['7', 7],
    ['\uFEFF{"a":1}', { a: 1 }],
  ])('%j holds %j', (text, data) => {
    expect(dataIn(text)).toEqual(data);
  });

  test.each(['', ' ', 'no', '{', '}{', '{"a":1', "{'a':1}", '{"a":1,}', '{"a":1} and {"a":2}', 'x [1]', '{a} {"a":1}'])(
    'there is none in %j, and it is said why',
    (text) => {
      expect(jsonIn(text)).toEqual({ kind: 'none', complaint: expect.stringMatching(/./) });
    },
  );

  test('keeps a code fence that is part of the data', () => {
    expect(dataIn('{"text":"```json\\n[]\\n```"}')).toEqual({ text: '```json\n[]\n```' });
  });

  test('keeps the keys of prototypes as data', () => {
    const data = dataIn('{"__proto__":{"a":1}}');
    expect(Object.keys(data as object)).toEqual(['__proto__']);
    expect((data as { a?: number }).a).toBeUndefined();
  });

  test('is found in any object with words without braces around it', () => {
    const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[{}]/g, ''));
    const objects = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(words, objects, words, (before, object, after) => {
        const json = JSON.stringify(object);
        expect(JSON.stringify(dataIn(`${before}${json}${after}`))).toBe(json);
      }),
    );
  });
});
