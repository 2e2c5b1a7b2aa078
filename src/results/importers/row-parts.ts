import * as z from 'zod';
import { isMapping } from '../../shared/mapping.ts';
import type { ImportedGrader } from './importer.ts';

const NUMBER = 'a number that is not negative';
export const SHARE = 'a number from 0 to 1';
export const text = z.string('a text');
export const nonEmpty = z.string('a text').min(1, 'a text that is not empty');
export const amount = z.number(NUMBER).nonnegative(NUMBER);
export const share = z.number(SHARE).min(0, SHARE).max(1, SHARE);

/** Many programs write `null` for a value that is unknown. */
export const optional = <Value extends z.ZodType>(value: Value, description: string) =>
  value.nullish().describe(description);

export type Known<Value> = { readonly [Key in keyof Value]: Exclude<Value[Key], null> };

/** The same object without the values that are `null`. */
export function known<Value extends object>(value: Value): Known<Value> {
  let hasNull = false;
  for (const key in value) hasNull ||= value[key] === null;
  if (!hasNull) return value as Known<Value>;
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null)) as Known<Value>;
}

/** A grader, as people write it in generic results and in the `extra` of CTRF. */
export const graderSchema = z.object(
  {
    name: nonEmpty.describe('Name of the grader'),
    type: optional(text, 'Kind of grader, as your tool names it'),
    score: optional(share, 'Score from 0 to 1'),
    pass: optional(z.boolean('true or false'), 'Whether it passed'),
    threshold: optional(share, 'Score from which it passes, if `pass` is absent'),
    reason: optional(text, 'Why'),
    weight: optional(amount, 'Weight in the score; default 1'),
  },
  'an object {name, score, pass, reason}',
);

export const tokensSchema = z.object(
  {
    input: amount.describe('Tokens of the input, cached ones included'),
    output: amount.describe('Tokens of the output'),
    cached: optional(amount, 'Input tokens from a cache of the provider'),
    reasoning: optional(amount, 'Output tokens of reasoning'),
  },
  'an object {input, output}',
);

export function graderOf(grader: z.output<typeof graderSchema>): ImportedGrader {
  const { pass, ...given } = known(grader);
  return { ...given, passed: pass };
}

const MOST_KEYS = 20;
const LONGEST_KEY = 60;

/** The keys of a row, for a message. Long ones are not cut: half a secret would not be redacted. */
export function keysOf(row: unknown): string {
  const keys = isMapping(row) ? Object.keys(row).filter((key) => key.length <= LONGEST_KEY) : [];
  const more = keys.length > MOST_KEYS ? ', …' : '';
  return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, MOST_KEYS).join(', ')}${more}`;
}

/** Why a row cannot be read, with the path of its first invalid value. */
export function whyInvalid({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'invalid';
  return path === '' ? `This row cannot be read: ${what}` : `"${path}" cannot be read: ${what}`;
}
