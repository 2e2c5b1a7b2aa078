import * as z from 'zod';
import { locationSchema, locationText, type SourceLocation } from './suite/location.ts';

/**
 * A problem with user input: one message with its location, the expected and the found value, and what to do. Errors
 * stop the file or the test; warnings are shown and the run continues (`underStrict`).
 */
const problemCodes = [
  'INPUT_INVALID',
  'FILE_MISSING',
  'FILE_UNREADABLE',
  'FILE_TOO_LARGE',
  'NOTHING_MATCHED',
  'YAML_INVALID',
  'WRONG_TYPE',
  'MISSING_FIELD',
  'DUPLICATE_ID',
  'UNKNOWN_FIELD',
  'UNKNOWN_TARGET',
  'UNKNOWN_PROVIDER',
  'UNKNOWN_GRADER',
  'GRADER_INVALID',
  'TARGET_INVALID',
  'TARGET_TROUBLE',
  'SECRET_MISSING',
  'RESERVED_VARIABLE',
  'HOOK_FAILED',
  'DEPRECATED',
  'UNUSED',
  'BASE_UNREAD',
  'BATCH_FAILED',
  'BUDGET_SPENT',
  'COST_UNKNOWN',
  'ANSWER_INCOMPLETE',
  'NOT_SUPPORTED_YET',
  'RESULTS_UNREADABLE',
  'OUTPUT_UNWRITABLE',
  'UNTRUSTED_CODE',
  'WORKSPACE_TROUBLE',
] as const;
export const problemSchema = z.strictObject({
  code: z.enum(problemCodes),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  location: locationSchema.optional(),
  /** What would have been right, in the reader's words. */
  expected: z.string().optional(),
  /** The value in the file, shortened. */
  found: z.string().optional(),
  /** What to do about it. */
  hint: z.string().optional(),
  /** How many more problems of this kind there are in the file, and the first of their lines. */
  similar: z.strictObject({ count: z.int().positive(), lines: z.array(z.int().positive()) }).optional(),
});
export type Problem = z.output<typeof problemSchema>;
export type ProblemCode = Problem['code'];

/** Under `strict`, warnings are errors, but for old names: they work. */
export const underStrict = <P extends Problem>(problem: P): P =>
  problem.code === 'DEPRECATED' ? problem : { ...problem, severity: 'error' };

/** The problem in one sentence, and the number of similar ones. */
export function sentenceOf({ message, similar, location }: Pick<Problem, 'message' | 'similar' | 'location'>): string {
  if (similar === undefined) return message;
  const { count, lines } = similar;
  const where = lines.length === 0 ? '' : `: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  const cut = lines.length > 0 && lines.length < count ? ', …' : '';
  return `${message} (and ${count} more of this kind${location ? ' in this file' : ''}${where}${cut})`;
}

/** The message after its file and line, for a sentence: `results.jsonl:7: This line is not JSON`. */
export function placedMessage({ message, location }: Pick<Problem, 'message' | 'location'>): string {
  if (location === undefined || message.includes(location.file)) return message;
  // A document is one line for its parser.
  return `${location.file}${location.line > 1 ? `:${location.line}` : ''}: ${message}`;
}

/** One problem as lines of text: the place and the sentence first, then expected, found and the advice. */
export function problemText(problem: Problem): string {
  const head = problem.location ? `${locationText(problem.location)}: ${sentenceOf(problem)}` : sentenceOf(problem);
  const details = [
    problem.expected === undefined ? undefined : `expected: ${problem.expected}`,
    problem.found === undefined ? undefined : `found: ${problem.found}`,
    problem.hint,
  ].filter((line) => line !== undefined);
  return [head, ...details.map((line) => `  ${line}`)].join('\n');
}

/** A problem the reader of the log can put right. Anything else that is thrown is a bug of ours. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options: { cause?: unknown } = {}) {
    super(problems.map(problemText).join('\n'), options);
    this.problems = problems;
  }
}

/** A `UserError` with a single problem: the usual case. */
export function userError(
  code: ProblemCode,
  message: string,
  more: { location?: SourceLocation; expected?: string; found?: string; hint?: string; cause?: unknown } = {},
): UserError {
  const { cause, ...details } = more;
  return new UserError([{ code, severity: 'error', message, ...details }], { cause });
}

/** One sentence for a value that is refused; `expected` completes "must be". */
export const invalidValue = (name: string, expected: string, given: unknown): string =>
  `"${name}" must be ${expected}, not ${JSON.stringify(given)}`;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
