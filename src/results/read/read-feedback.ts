import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import { type Feedback, reviewVerdicts } from '../../model/run/feedback.ts';
import type { TestResult } from '../../model/run/result.ts';
import { listed } from '../../model/text/similar-names.ts';
import { cutEnd, orList } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { parseJsonText } from '../../suites/yaml/json-text.ts';
import { itemsOf } from './loose-fields.ts';

/** AgentV's file for the review of a run, next to its results. */
export const FEEDBACK_FILE = 'feedback.json';
export const MAX_FEEDBACK_BYTES = 1024 * 1024;

const text = z.string('text');
const name = text.min(1, 'text that is not empty');

/** Written by hand, as AgentV's guide describes it. */
const reviewOfTest = z.object({
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
  per_case: z.array(reviewOfTest, 'a list of reviews').optional(),
});

/** Written by AgentV's dashboard: comments without a verdict. */
const comment = z.object({ test_id: name, comment: text, updated_at: text.optional() });
const ofDashboard = z.object({ reviews: z.array(comment, 'a list of reviews') });

/**
 * A review, or the reasons why it cannot be read. They are warnings: a review affects no verdict. With `results`, tests
 * that these do not have are reported.
 */
export function readFeedback(
  content: string,
  { file, results = [] }: { readonly file: string; readonly results?: readonly TestResult[] },
): { readonly feedback?: Feedback | undefined; readonly problems: readonly Problem[] } {
  const start = { file, line: 1, column: 1 };
  const warning = (message: string, more: Pick<Problem, 'location' | 'hint' | 'expected'> = {}): Problem => {
    return { code: 'RESULTS_UNREADABLE', severity: 'warning', message, location: start, ...more };
  };
  const hint = 'The review is not shown until this is fixed.';
  const parsed = parseJsonText(content);
  if (parsed.kind === 'invalid') {
    const { message, line, column } = parsed;
    return { problems: [warning(message, { location: { file, line, column }, hint })] };
  }
  const { value } = parsed;
  const isOfDashboard = isMapping(value) && 'reviews' in value && !('per_case' in value);

  // A mistyped key would lose a part of the review.
  const unknown = (item: unknown, { shape }: z.ZodObject) =>
    isMapping(item) ? Object.keys(item).filter((key) => !Object.hasOwn(shape, key)) : [];
  const items = isMapping(value) ? value[isOfDashboard ? 'reviews' : 'per_case'] : [];
  const keys = [
    ...unknown(value, isOfDashboard ? ofDashboard : handWritten),
    ...itemsOf(items, (item) => unknown(item, isOfDashboard ? comment : reviewOfTest)).flat(),
  ];
  const ignored = `These keys are not keys of a review and are ignored: ${listed([...new Set(keys)])}`;
  const problems = keys.length > 0 ? [warning(ignored)] : [];

  const read = isOfDashboard ? ofDashboard.safeParse(value) : handWritten.safeParse(value);
  if (!read.success) {
    const [{ path, message } = { path: [], message: '' }] = read.error.issues;
    const subject = path.length === 0 ? 'This review' : `"${cutEnd(path.join('.'), 100)}"`;
    return { problems: [warning(`${subject} is missing or invalid`, { expected: message, hint }), ...problems] };
  }
  const feedback = feedbackOf(file, read.data);
  const known = new Set(results.map(({ testId }) => testId));
  const foreign = new Set(feedback.tests.flatMap(({ testId }) => (known.has(testId) ? [] : testId)));
  if (results.length > 0 && foreign.size > 0) {
    problems.push(warning(`This review is about tests that the results do not have: ${listed([...foreign])}`));
  }
  return { feedback, problems };
}

function feedbackOf(file: string, document: z.output<typeof handWritten> | z.output<typeof ofDashboard>): Feedback {
  if ('reviews' in document) {
    return { file, tests: document.reviews.map(({ test_id: testId, comment: notes }) => ({ testId, notes })) };
  }
  const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: tests = [] } = document;
  return {
    ...{ file, runId, reviewer, timestamp, overallNotes },
    tests: tests.map((test) => ({
      testId: test.test_id,
      verdict: test.verdict,
      notes: test.notes,
      graderNotes: test.evaluator_overrides,
      workspaceNotes: test.workspace_notes,
    })),
  };
}
