import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonIn } from '../../../src/graders/graders/field-accuracy.ts';

const dataIn = (text: string) => {
  const json = jsonIn(text);
  return json.kind === 'found' ? json.data : undefined;
};

describe('the JSON in an answer', () => {
  test.each<[text: string, data: unknown]>([
    ['{"a":"}{"}', { a: '}{' }],
    ['Result: {"a":1}. See item {3}.', { a: 1 }],
    ['I read {"b":2} and say:\n```json\n{"a":1}\n```', { a: 1 }],
    ['First {"a":2}, no: {"a":1}', { a: 1 }],
    ['{"a":1} {"unclosed', { a: 1 }],
    ['[1, 2]', [1, 2]],
    ['\uFEFF{"a":1}', { a: 1 }],
  ])('%j holds %j', (text, data) => {
    expect(dataIn(text)).toEqual(data);
  });

  test.each(['', ' ', 'no', '{', '}{', '{"a":1', "{'a':1}", '{"a":1,}', 'x [1]', '{a} {b}'])(
    'there is none in %j, and it is said why',
    (text) => {
      expect(jsonIn(text)).toEqual({ kind: 'none', complaint: expect.stringMatching(/./) });
    },
  );

  test.each<[text: string, data: unknown]>([
    ['{"a":1,"b":2} for comparison, last year {"a":9}', { a: 1, b: 2 }],
    ['{"a":9} then {"x":1,"y":2}', { a: 9 }],
    ['[{"a":1}, {"b":2}]', { b: 2 }],
  ])('of several objects in %j is the one with the most of the compared fields', (text, data) => {
    expect(jsonIn(text, [['a'], ['b']])).toEqual({ kind: 'found', data });
  });

  test('is the whole list where fields of the list are compared', () => {
    expect(jsonIn('[{"a":1}, {"a":2}]', [['1', 'a']])).toEqual({ kind: 'found', data: [{ a: 1 }, { a: 2 }] });
  });

  test('is looked for in a text of nothing but braces without much ado', () => {
    expect(jsonIn('{'.repeat(300_000)).kind).toBe('none');
    expect(jsonIn('{}'.repeat(300_000), [['a']])).toEqual({ kind: 'found', data: {} });
  });

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
