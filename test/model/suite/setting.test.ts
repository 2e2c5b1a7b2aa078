import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  optionalBoolean,
  optionalNumber,
  optionalText,
  requiredText,
  secret,
  Variable,
} from '../../../src/model/suite/setting.ts';

const fields = z.object({
  text: optionalText(),
  needed: requiredText(),
  key: secret(),
  number: optionalNumber(),
  flag: optionalBoolean(),
});

/** What one field makes of one value, or why it does not take it. */
function read(field: keyof typeof fields.shape, value: unknown): unknown {
  const parsed = z.object({ it: fields.shape[field] }).safeParse({ it: value });
  return parsed.success ? parsed.data.it : `! ${parsed.error.issues[0]?.message}`;
}

const set = (value: string) => new Variable('NAME', value);
const unset = new Variable('NAME', undefined);

describe('a value of a targets file', () => {
  test.each([
    ['a literal is trimmed', 'text', ' a ', 'a'],
    ['a variable is taken as it is', 'text', set(' a '), ' a '],
    ['an unset variable is absent', 'text', unset, undefined],
    ['a blank variable is absent', 'text', set('  '), undefined],
    ['a blank literal is absent', 'text', ' ', undefined],
    ['what is no text is refused', 'text', 5, '! must be text'],
    ['a needed literal', 'needed', 'a', 'a'],
    ['a needed text that is not there', 'needed', undefined, '! is required'],
    ['a needed variable that is unset', 'needed', unset, '! is required, but the environment variable NAME is unset'],
    ['a needed variable that is empty', 'needed', set(''), '! is required, but the environment variable NAME is empty'],
    ['a key from the environment', 'key', set('sk'), 'sk'],
    [
      'a key that somebody wrote down',
      'key',
      'sk',
      '! must come from the environment: write ${{ NAME }} and set that variable',
    ],
    ['a key that is not there', 'key', undefined, '! is required'],
    ['a number', 'number', 0.5, 0.5],
    ['a number as text', 'number', '7', 7],
    ['a number from the environment', 'number', set('7'), 7],
    ['a blank number is absent, not 0', 'number', set(' '), undefined],
    ['an unset number is absent', 'number', unset, undefined],
    ['a word for a number', 'number', 'many', '! must be a number'],
    ['a flag', 'flag', true, true],
    ['1 for true', 'flag', '1', true],
    ['False for false', 'flag', set('False'), false],
    ['a blank flag is absent', 'flag', set(' '), undefined],
    ['yes for true', 'flag', 'yes', '! must be true or false'],
  ] as const)('%s', (_, field, value, expected) => {
    expect(read(field, value)).toEqual(expected);
  });
});

test('a key that is refused is not repeated in the complaint', () => {
  const parsed = z.object({ key: secret() }).safeParse({ key: 'sk-committed' });
  expect(JSON.stringify(parsed.error?.issues)).not.toContain('sk-committed');
});
