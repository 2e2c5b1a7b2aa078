import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { Redactor } from '../../src/platform/secrets/redactor.ts';

const redacting = (redact: string) => new Redactor([], parseInputs({ redact }));

describe('what is to be taken out', () => {
  test.each([
    ['a text', 'Ada Lovelace', 'for Ada Lovelace!', 'for ***!'],
    ['a text with signs that mean something in patterns', 'a.b*(c)', 'a.b*(c) axb', '*** axb'],
    ['a text in Base64', 'Ada Lovelace', Buffer.from('Ada Lovelace').toString('base64'), '***'],
    ['a pattern', '/cust_[0-9]{1,10}/', 'cust_123, cust_4', '***, ***'],
    ['several, one per line', 'Lovelace\n\n /[0-9]{4}/ \r\n', 'Lovelace 1815', '*** ***'],
    ['a path, which is no pattern', '/etc/secrets/x', 'in /etc/secrets/x', 'in ***'],
  ])('%s', (_, redact, text, expected) => {
    expect(redacting(redact).text(text)).toBe(expected);
  });

  test('is replaced in values; keys stay as they are', () => {
    expect(redacting('score').deep({ score: 'the score' })).toEqual({ score: 'the ***' });
  });
});

describe('it is an error', () => {
  test.each([
    ['when a text is a part of every word', 'abc', /at least 4 characters/],
    ['when a pattern cannot be read', '/(/', /valid regular expression/],
    ['when a pattern matches nothing at all', '/x?/', /not match an empty text/],
    ['when a pattern could take forever', '/(a+)+$/', /bounded repetitions/],
    ['when a pattern takes longer the longer the text', '/a+b/', /bounded repetitions/],
    ['when a pattern is too long', `/${'a'.repeat(400)}/`, /at most 300/],
    ['with too many', Array.from({ length: 51 }, (_, index) => `text ${index}`).join('\n'), /at most 50 lines/],
  ])('%s', (_, redact, why) => {
    expect(() => parseInputs({ redact })).toThrow(why);
  });
});

test('a megabyte is searched at once', () => {
  const text = 'cust_'.repeat(200_000);
  expect(redacting('/[\\w.]{1,64}@[\\w.]{1,64}/').text(text.slice(0, 100_000))).toHaveLength(100_000);
});
