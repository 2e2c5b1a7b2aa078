import type * as z from 'zod';
import { foreignJsonOf } from '../shared/json.ts';
import { cutEnd } from '../shared/text.ts';
import {
  type HistoryRun,
  type RunLine,
  runLineSchema,
  type SuiteLine,
  suiteLineSchema,
  type TestLine,
  testLineSchema,
} from './lines.ts';

/** About 40,000 tests. */
export const MAX_RUN_BYTES = 8 * 1024 * 1024;
const MAX_SUITES = 10_000;

/**
 * A run as the text of its file: canonical, so that the same run is the same bytes. Above the limit all tests are left
 * out: some of them would be a biased baseline.
 */
export function encodeRun({ run, suites, tests }: HistoryRun, maxBytes = MAX_RUN_BYTES): string {
  const linesOf = (head: RunLine, own: readonly TestLine[]) =>
    [runInOrder(head), ...suites.map(suiteInOrder), ...own.map(testInOrder)]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  const text = linesOf(run, tests);
  if (Buffer.byteLength(text) <= maxBytes || tests.length === 0) return text;
  return linesOf({ ...run, tests_left_out: tests.length }, []);
}

export type Decoded<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'refused'; readonly why: string };

/** A run without its tests: most readers need none of them. */
type Head = Omit<HistoryRun, 'tests'>;

/** Whether the beginning of a text has the lines of the run and of all of its suites. */
export const hasWholeHead = (start: string): boolean => start.includes(FIRST_TEST);

/**
 * Reads the lines of the run and its suites, from the whole text or a beginning of it with a whole head. A text that is
 * damaged, cut off or of a newer version is refused with a reason.
 */
export function decodeHead(text: string): Decoded<Head> {
  const firstTest = text.indexOf(FIRST_TEST);
  const head = firstTest < 0 ? text : text.slice(0, firstTest + 1);
  if (!head.endsWith('\n')) return refused('it is cut off');
  const [first = '', ...others] = head.trimEnd().split('\n');
  const value = foreignJsonOf(first);
  if (isNewer(value)) return refused('a newer version of eval-action wrote it');
  const run = lineOf(runLineSchema, value, 1);
  if (run.kind === 'refused') return run;
  if (others.length > MAX_SUITES) return refused(`it has more than ${MAX_SUITES} suites`);
  const suites: SuiteLine[] = [];
  for (const [index, line] of others.entries()) {
    const suite = lineOf(suiteLineSchema, foreignJsonOf(line), index + 2);
    if (suite.kind === 'refused') return suite;
    suites.push(suite.value);
  }
  return { kind: 'read', value: { run: run.value, suites } };
}

const FIRST_TEST = '\n{"type":"test",';

/** Reads a whole run. */
export function decodeRun(text: string): Decoded<HistoryRun> {
  const head = decodeHead(text);
  if (head.kind === 'refused') return head;
  if (!text.endsWith('\n')) return refused('it is cut off');
  const { run, suites } = head.value;
  const tests: TestLine[] = [];
  for (const [index, line] of text
    .trimEnd()
    .split('\n')
    .slice(1 + suites.length)
    .entries()) {
    const number = 2 + suites.length + index;
    const test = lineOf(testLineSchema, foreignJsonOf(line), number);
    if (test.kind === 'refused') return test;
    const why = whyInconsistent(test.value, suites.length);
    if (why !== undefined) return refused(`line ${number}: ${why}`);
    tests.push(test.value);
  }
  return { kind: 'read', value: { run, suites, tests } };
}

function whyInconsistent({ s, trials, passes, score, scores }: TestLine, suites: number): string | undefined {
  if (s >= suites) return 'its suite is missing';
  if (passes > trials) return 'more trials passed than there are';
  if (scores !== undefined && scores.length !== trials) return 'the number of scores is not that of the trials';
  return trials > 0 && score === undefined ? 'it has trials and no score' : undefined;
}

function lineOf<Schema extends z.ZodType>(schema: Schema, value: unknown, line: number): Decoded<z.output<Schema>> {
  const read = schema.safeParse(value);
  if (read.success) return { kind: 'read', value: read.data };
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${cutEnd(issue.path.join('.'), 60)}: `;
  return refused(`line ${line}: ${where}${cutEnd(issue?.message ?? 'invalid', 200)}`);
}

const refused = (why: string): { readonly kind: 'refused'; readonly why: string } => ({ kind: 'refused', why });

function isNewer(value: unknown): boolean {
  const { v } = Object(value) as { readonly v?: unknown };
  return typeof v === 'number' && v > 1;
}

/** The fields in the order of the schema; absent ones stay absent. */
const runInOrder = (line: RunLine) => inOrder(runKeys, line);
const suiteInOrder = (line: SuiteLine) => inOrder(suiteKeys, line);
const testInOrder = (line: TestLine) => inOrder(testKeys, line);

// Each `unwrap` makes the schema again.
const runKeys = Object.keys(runLineSchema.shape);
const suiteKeys = Object.keys(suiteLineSchema.shape);
const testKeys = Object.keys(testLineSchema.shape);

const inOrder = (keys: readonly string[], line: object): object =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = (line as Readonly<Record<string, unknown>>)[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
