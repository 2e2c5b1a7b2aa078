import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import { type Feedback, type ReviewedTest, reviewVerdicts } from '../../model/run/feedback.ts';
import { Cursor, Source } from '../../model/suite/source.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import { cutEnd, orList } from '../../shared/text.ts';
import { parseJsonText } from '../../shared/yaml/json-text.ts';
import type { Path } from '../../shared/yaml/yaml-text.ts';

/** AgentV's file for the review of a run, next to its results. */
export const FEEDBACK_FILE = 'feedback.json';
export const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MAX_REVIEWS = 5000;
const MAX_NOTE_LENGTH = 10_000;

const text = () => z.string('text').max(MAX_NOTE_LENGTH, `text of at most ${MAX_NOTE_LENGTH} characters`);
const name = () => text().min(1, 'text that is not empty');
const reviews = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'a list of reviews').max(MAX_REVIEWS, `at most ${MAX_REVIEWS} reviews`);

const reviewedByHand = once(() =>
  z.object({
    test_id: name(),
    verdict: z.enum(reviewVerdicts, orList(reviewVerdicts)),
    notes: text().optional(),
    evaluator_overrides: z.record(name(), text(), 'a mapping of graders to notes').optional(),
    workspace_notes: text().optional(),
  }),
);

/** Written by hand, as AgentV's guide describes it. */
const handWritten = once(() =>
  z.object({
    run_id: name(),
    reviewer: name(),
    timestamp: name(),
    overall_notes: text().optional(),
    per_case: reviews(reviewedByHand()).optional(),
  }),
);

const comment = once(() => z.object({ test_id: name(), comment: text(), updated_at: text().optional() }));
/** Written by AgentV's dashboard: comments without a verdict. */
const ofDashboard = once(() => z.object({ reviews: reviews(comment()) }));

/** The graders of each test, as `type:name`. */
export type ReviewedGraders = ReadonlyMap<string, readonly string[]>;

interface ReviewFile {
  readonly file: string;
  readonly graders: ReviewedGraders;
}

/** A review, or the reasons why it cannot be read. They are warnings: a review affects no verdict. */
export function readFeedback(
  given: string,
  { file, graders }: ReviewFile,
): { readonly feedback?: Feedback | undefined; readonly problems: readonly Problem[] } {
  const parsed = parseJsonText(given);
  if (parsed.kind === 'invalid') {
    return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
  }
  const { value } = parsed;
  const isOfDashboard = isMapping(value) && 'reviews' in value && !('per_case' in value);
  const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
  const root = new Cursor(new Source(file, parsed), value);
  const unknown = isOfDashboard
    ? unknownKeys(root, { whole: ofDashboard(), list: 'reviews', item: comment() })
    : unknownKeys(root, { whole: handWritten(), list: 'per_case', item: reviewedByHand() });
  if (!read.success) {
    const problems = read.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
      const keys = path.filter((key): key is Path[number] => typeof key !== 'symbol');
      const subject = keys.length === 0 ? 'This review' : `"${cutEnd(keys.join('.'), 100)}"`;
      return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
    });
    return { problems: [...problems, ...unknown] };
  }
  return {
    feedback: { file, ...('reviews' in read.data ? commentsOf(read.data) : reviewOf(read.data)) },
    problems: [...unknown, ...unknownGraders(root, graders)],
  };
}

interface Form {
  readonly whole: z.ZodObject;
  /** The key of the reviews of tests. */
  readonly list: string;
  readonly item: z.ZodObject;
}

/** A mistyped key would lose a part of the review, or all of it. */
function unknownKeys(root: Cursor, { whole, list, item }: Form): Problem[] {
  const items = root.field(list)?.items() ?? [];
  const found = [[root, whole] as const, ...items.map((each) => [each, item] as const)].flatMap(
    ([mapping, { shape }]) =>
      mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key, known: Object.keys(shape) }])),
  );
  // Only those that are shown: a position takes time.
  return found.slice(0, MAX_PROBLEMS).map(({ mapping, key, known }) => {
    const message = `"${cutEnd(key, 60)}" is not a key of a review and is ignored`;
    return root.warning('UNKNOWN_FIELD', message, {
      location: mapping.key(key)?.keyLocation ?? mapping.location,
      hint: suggestion(key, known, 'keys'),
    });
  });
}

/** Notes on graders that a test does not have; their names may stand without the type. */
function unknownGraders(root: Cursor, graders: ReviewedGraders): Problem[] {
  const found = (root.field('per_case')?.items() ?? []).flatMap((review) => {
    const known = graders.get(review.field('test_id')?.text ?? '') ?? [];
    const names = new Set(known.map(nameOf));
    const overrides = review.field('evaluator_overrides');
    if (overrides === undefined || known.length === 0) return [];
    const unknown = overrides.keys().filter((key) => !names.has(key) && !names.has(nameOf(key)));
    return unknown.map((key) => ({ overrides, key, known }));
  });
  return found.slice(0, MAX_PROBLEMS).map(({ overrides, key, known }) => {
    const message = `This review is about a grader that the results of the test do not have: "${cutEnd(key, 60)}"`;
    return root.warning('UNKNOWN_GRADER', message, {
      location: overrides.key(key)?.keyLocation ?? overrides.location,
      hint: suggestion(key, known, 'graders'),
    });
  });
}

const nameOf = (grader: string): string => grader.slice(grader.indexOf(':') + 1);

const MAX_PROBLEMS = 5;

const unread = (
  message: string,
  location: NonNullable<Problem['location']>,
  { expected, hint = 'The review is not shown until this is fixed.' }: Pick<Problem, 'expected' | 'hint'>,
): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message,
  location,
  hint,
  expected,
});

function reviewOf(given: z.output<ReturnType<typeof handWritten>>): Omit<Feedback, 'file'> {
  const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
  const tests = cases.map(
    ({
      test_id: testId,
      evaluator_overrides: graderNotes,
      workspace_notes: workspaceNotes,
      ...each
    }): ReviewedTest => ({
      testId,
      ...each,
      graderNotes,
      workspaceNotes,
    }),
  );
  return { runId, reviewer, timestamp, overallNotes, tests };
}

const commentsOf = ({ reviews: given }: z.output<ReturnType<typeof ofDashboard>>): Omit<Feedback, 'file'> => ({
  tests: given.map(({ test_id: testId, comment }) => ({ testId, notes: comment })),
});
