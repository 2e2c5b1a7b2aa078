import * as z from 'zod';
import { locationSchema, locationText, type SourceLocation } from './suite/location.ts';
import { grouped, type Some } from './values/grouped.ts';

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
  'NOT_GRADED',
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
  expected: z.string().optional(),
  found: z.string().optional(),
  hint: z.string().optional(),
  similar: z.strictObject({ count: z.int().positive(), lines: z.array(z.int().positive()) }).optional(),
});
export type Problem = z.output<typeof problemSchema>;
export type ProblemCode = Problem['code'];

export type ProblemDetails = Partial<Pick<Problem, 'location' | 'expected' | 'found' | 'hint'>>;

export const aWarning = (code: ProblemCode, message: string, details: ProblemDetails = {}): Problem => ({
  code,
  severity: 'warning',
  message,
  ...details,
});

export const anError = (code: ProblemCode, message: string, details: ProblemDetails = {}): Problem => ({
  code,
  severity: 'error',
  message,
  ...details,
});

export const asWarning = <P extends Problem>(problem: P): P => ({ ...problem, severity: 'warning' });

/** Under `strict`, warnings are errors, but for old names, which work, and criteria that stay notes, as in AgentV. */
export const underStrict = <P extends Problem>(problem: P): P =>
  problem.code === 'DEPRECATED' || problem.code === 'NOT_GRADED' ? problem : { ...problem, severity: 'error' };

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

export function userError(
  code: ProblemCode,
  message: string,
  more: { location?: SourceLocation; expected?: string; found?: string; hint?: string; cause?: unknown } = {},
): UserError {
  const { cause, ...details } = more;
  return new UserError([{ code, severity: 'error', message, ...details }], { cause });
}

/** One sentence for a value that is refused; `expected` completes "must be". */
export const invalidValue = (name: string, expected: string, value: unknown): string =>
  `"${name}" must be ${expected}, not ${JSON.stringify(value)}`;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What `work` returns; undefined if it throws a `UserError`. */
export async function unlessInvalid<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Up to this many problems of one kind are shown one by one: each may name something else. */
const LISTED = 20;
const NAMED_LINES = 10;

/**
 * Problems for people: one for each kind in a file, with the number of the others. Warnings with the same text are
 * grouped from the second on. Other problems of a kind are grouped if there are more than twenty: errors, and texts
 * that differ only in names and numbers. Grouping is idempotent.
 */
export function groupProblems<P extends Problem>(problems: readonly P[]): P[] {
  const sameText = merged(withoutRepeats(problems), 1, ({ code, severity, message }) =>
    // A key that is missing is missing once, wherever it is read.
    code === 'SECRET_MISSING'
      ? /environment variable \S+/.exec(message)?.[0]
      : severity === 'warning'
        ? message
        : undefined,
  );
  return merged(sameText, LISTED, ({ message }) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0'));
}

/** A problem at one place is one, however often it was found: the input of a suite is read for each of its tests. */
function withoutRepeats<P extends Problem>(problems: readonly P[]): P[] {
  const known = new Set<string>();
  return problems.filter(({ code, severity, message, location, similar }) => {
    if (location === undefined || similar !== undefined) return true;
    const key = JSON.stringify([code, severity, message, location]);
    return !known.has(key) && known.add(key);
  });
}

/** The code of an error of Node, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const countGrouped = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);

/** Groups of more than `most` become their first problem; problems without a kind are not grouped. */
function merged<P extends Problem & { readonly file?: string }>(
  problems: readonly P[],
  most: number,
  kindOf: (problem: P) => string | undefined,
): P[] {
  const groups = grouped(problems.entries(), ([index, problem]) => {
    const kind = kindOf(problem);
    return kind === undefined
      ? [`${index}`]
      : [problem.severity, problem.code, problem.location?.file ?? problem.file, kind];
  });
  const shown = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
  return shown.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}

function firstOf<P extends Problem>([[index, first], ...others]: Some<[number, P]>): [number, P] {
  const rest = others.map(([, problem]) => problem);
  const lines = rest.flatMap(({ location, similar }) => [
    ...(location ? [location.line] : []),
    ...(similar?.lines ?? []),
  ]);
  const similar = {
    count: countGrouped(rest) + (first.similar?.count ?? 0),
    lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].sort((a, b) => a - b).slice(0, NAMED_LINES),
  };
  return [index, { ...first, similar }];
}
