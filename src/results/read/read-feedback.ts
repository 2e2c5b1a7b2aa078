import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import { type Feedback, type ReviewedTest, reviewVerdicts } from '../../model/run/feedback.ts';
import type { TestResult } from '../../model/run/result.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd, orList } from '../../model/text/text.ts';
import type { Path } from '../../model/values/map-leaves.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { Cursor } from '../../suites/yaml/cursor.ts';
import { parseJsonText } from '../../suites/yaml/json-text.ts';

/** AgentV's file for the review of a run, next to its results. */
export const FEEDBACK_FILE = 'feedback.json';
export const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MAX_REVIEWS = 5000;
const MAX_NOTE_LENGTH = 10_000;
const MAX_PROBLEMS = 5;

const text = z.string('text').max(MAX_NOTE_LENGTH, `text of at most ${MAX_NOTE_LENGTH} characters`);
const name = text.min(1, 'text that is not empty');
const reviews = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'a list of reviews').max(MAX_REVIEWS, `at most ${MAX_REVIEWS} reviews`);

/** Written by hand, as AgentV's guide describes it. */
const reviewedByHand = z.object({
  test_id: name,
  verdict: z.enum(reviewVerdicts, orList(reviewVerdicts)),
  notes: text.optional(),
  evaluator_overrides: z.record(name, text, 'a mapping of graders to notes').optional(),
  workspace_notes: text.optional(),
});
const handWritten = z.object({
  run_id: name,
  reviewer: name,
  timestamp: name,
  overall_notes: text.optional(),
  per_case: reviews(reviewedByHand).optional(),
});

/** Written by AgentV's dashboard: comments without a verdict. */
const comment = z.object({ test_id: name, comment: text, updated_at: text.optional() });
const ofDashboard = z.object({ reviews: reviews(comment) });

/**
 * A review, or the reasons why it cannot be read. They are warnings: a review affects no verdict. With `results`, tests and
 * graders that these do not have are reported.
 */
export function readFeedback(
  content: string,
  { file, results }: { readonly file: string; readonly results?: readonly TestResult[] },
): { readonly feedback?: Feedback | undefined; readonly problems: readonly Problem[] } {
  const parsed = parseJsonText(content);
  if (parsed.kind === 'invalid') {
    return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
  }
  const { value } = parsed;
  const root = new Cursor({ ...parsed, file }, value);
  const isOfDashboard = isMapping(value) && 'reviews' in value && !('per_case' in value);
  const items = root.field(isOfDashboard ? 'reviews' : 'per_case')?.items() ?? [];
  const problems = [
    // A mistyped key would lose a part of the review, or all of it.
    ...unknownKeys([root], isOfDashboard ? ofDashboard : handWritten),
    ...unknownKeys(items, isOfDashboard ? comment : reviewedByHand),
  ].slice(0, MAX_PROBLEMS);

  const read = isOfDashboard ? ofDashboard.safeParse(value) : handWritten.safeParse(value);
  if (!read.success) {
    const invalid = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
      const keys = path.filter((key): key is Path[number] => typeof key !== 'symbol');
      const subject = keys.length === 0 ? 'This review' : `"${cutEnd(keys.join('.'), 100)}"`;
      return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
    });
    return { problems: [...invalid, ...problems] };
  }
  const feedback = feedbackOf(file, read.data);
  if (results === undefined) return { feedback, problems };
  const known = new Set(results.map(({ testId }) => testId));
  const unknown = new Set(feedback.tests.flatMap(({ testId }) => (known.has(testId) ? [] : testId)));
  const message = `This review is about tests that the results do not have: ${listed([...unknown])}`;
  const location = { file, line: 1, column: 1 };
  const notInResults: Problem = { code: 'NOTHING_MATCHED', severity: 'warning', message, location };
  return {
    feedback,
    problems: unknown.size > 0 ? [...problems, notInResults] : problems,
  };
}

const unknownKeys = (mappings: readonly Cursor[], { shape }: z.ZodObject): Problem[] =>
  mappings
    .flatMap((mapping) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key }])))
    .slice(0, MAX_PROBLEMS)
    .map(({ mapping, key }) =>
      mapping.warning('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" is not a key of a review and is ignored`, {
        location: mapping.key(key)?.keyLocation ?? mapping.location,
        hint: suggestion(key, Object.keys(shape), 'keys'),
      }),
    );

const unread = (
  message: string,
  location: NonNullable<Problem['location']>,
  { expected, hint = 'The review is not shown until this is fixed.' }: Pick<Problem, 'expected' | 'hint'>,
): Problem => ({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location, hint, expected });

function feedbackOf(file: string, document: z.output<typeof handWritten> | z.output<typeof ofDashboard>): Feedback {
  if ('reviews' in document) {
    return { file, tests: document.reviews.map(({ test_id: testId, comment: notes }) => ({ testId, notes })) };
  }
  const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: tests = [] } = document;
  return {
    ...{ file, runId, reviewer, timestamp, overallNotes },
    tests: tests.map(
      ({
        test_id: testId,
        evaluator_overrides: graderNotes,
        workspace_notes: workspaceNotes,
        ...test
      }): ReviewedTest => {
        return { testId, ...test, graderNotes, workspaceNotes };
      },
    ),
  };
}
