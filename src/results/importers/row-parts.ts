import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount as looseAmount } from '../read/loose-fields.ts';
import type { Row } from '../read/rows.ts';
import type { Collector, ImportedGrader, ImportedTrial } from './importer.ts';

const NUMBER = `a number from 0 to ${MAX_MEASURE}`;
export const SHARE = 'a number from 0 to 1';
export const text = z.string('a text');
export const nonEmpty = z.string('a text').min(1, 'a text that is not empty');
export const amount = z.number(NUMBER).nonnegative(NUMBER).max(MAX_MEASURE, NUMBER);
export const share = z.number(SHARE).min(0, SHARE).max(1, SHARE);

/** Many programs write `null` for a value that is unknown. */
export const optional = <Value extends z.ZodType>(value: Value, description: string) =>
  value
    .nullish()
    .transform((input) => input ?? undefined)
    .optional()
    .describe(description);

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

/** What a call took, in the words of several tools. */
export const usageSchema = z
  .object({
    inputTokens: looseAmount,
    outputTokens: looseAmount,
    reasoningTokens: looseAmount,
    cacheReadTokens: looseAmount,
  })
  .catch({});

/** Undefined unless both counts are known. */
export const usageOf = ({
  inputTokens: input,
  outputTokens: output,
  reasoningTokens: reasoning,
  cacheReadTokens: cached,
}: z.output<typeof usageSchema> = {}): TokenUsage | undefined =>
  input === undefined || output === undefined ? undefined : { input, output, cached, reasoning };

/**
 * The score from which a trial passes, in a format without verdicts: scores that are all 0 or 1 are verdicts. `whose` are
 * the scores, for the `UserError` that it throws for others if no pass mark is set.
 */
export function passMarkOf(
  scores: readonly { readonly score?: number | undefined }[],
  passMark: number | undefined,
  whose: string,
): number {
  if (passMark === undefined && scores.some(({ score = 0 }) => score !== 0 && score !== 1)) {
    throw userError('INPUT_INVALID', `${whose} are numbers, and have no verdict`, {
      hint: 'Set pass-mark (--pass-mark; pass_mark of an engine): the score from which a test passes.',
    });
  }
  return passMark ?? 1;
}

export const graderOf = ({ pass, ...grader }: z.output<typeof graderSchema>): ImportedGrader => ({
  ...grader,
  passed: pass,
});

/** The attempts of a test that its tool repeats until it passes. They count as one trial with this outcome and score. */
export const asAttempts = (
  attempts: readonly ImportedTrial[],
  { outcome, score }: Pick<ImportedTrial, 'outcome' | 'score'>,
): ImportedTrial[] =>
  attempts.map((attempt, number) => ({
    ...attempt,
    number,
    ofAllAttempts: number === 0 ? { outcome, score } : undefined,
  }));

/** What an agent answered, which may be any JSON. */
export const answerText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

/** Text of a file: UTF-8, or UTF-16 with a byte order mark. The mark is removed. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The keys of a row, for a message. Long ones are not cut: half a secret would not be redacted. */
export function keysOf(row: unknown): string {
  const keys = isMapping(row) ? Object.keys(row).filter((key) => key.length <= 60) : [];
  const more = keys.length > 20 ? ', …' : '';
  return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, 20).join(', ')}${more}`;
}

type ParsedRow<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly why: string };

const MAX_ISSUES = 5;

/** A row as a schema has it, or why it cannot be read: its first problems, and its keys if one is missing. */
export function parseRow<Schema extends z.ZodType>(schema: Schema, row: unknown): ParsedRow<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(row, { error: wantedIn });
  if (success) return { success, data };
  const { issues } = error;
  const problems = issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
    const fieldValue = path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      row,
    );
    const json = fieldValue === undefined ? 'nothing' : (JSON.stringify(fieldValue) ?? '');
    // It is not cut: half a secret would not be redacted.
    const excerpt = json.length <= 60 ? json : `${json.length} characters of JSON`;
    return `${path.length === 0 ? 'A row' : `"${path.join('.')}"`} must be ${message}, found ${excerpt}`;
  });
  if (issues.length > MAX_ISSUES) problems.push(`${issues.length - MAX_ISSUES} more problems`);
  const isKeyMissing = isMapping(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
  return { success, why: `${problems.join('; ')}${isKeyMissing ? `. The row has ${keysOf(row)}` : ''}` };
}

interface GivenRow extends Omit<Row, 'line'> {
  /** Where it is in the file: a line or a JSON pointer. */
  readonly pointer: string;
}

/** The rows as a schema has them, in their order. Others are unreadable. */
export function* readableRows<Schema extends z.ZodType, Row extends GivenRow>(
  rows: Iterable<Row>,
  schema: Schema,
  into: Pick<Collector, 'unreadable'>,
): Generator<Row & { readonly row: z.output<Schema> }> {
  for (const entry of rows) {
    const read = parseRow(schema, entry.value);
    if (read.success) yield { ...entry, row: read.data };
    else into.unreadable(entry.location, `${entry.pointer}: ${read.why}`);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What a value must be, where a schema does not say it. */
function wantedIn(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
    case 'too_big':
      return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
    default:
      return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
  }
}
