import type { reviewVerdicts } from '../model/run/feedback.ts';
import { foreignJsonOf } from '../shared/json.ts';
import { isMapping } from '../shared/mapping.ts';

/** One reviewed test, as AgentV's `feedback.json` has it. */
interface FeedbackEntry {
  readonly runId: string;
  readonly testId: string;
  readonly verdict: (typeof reviewVerdicts)[number];
  readonly notes?: string | undefined;
  /** Notes that the reviewer has removed. Others stay. */
  readonly removedNotes?: string | undefined;
  /** By `type:name`. */
  readonly graders?:
    | Readonly<Record<string, { readonly verdict: string; readonly note?: string | undefined }>>
    | undefined;
  readonly reviewer: string;
  readonly time: string;
}

/**
 * The text of `feedback.json` with one more reviewed test. Everything else in it stays, unknown keys too. Undefined for a
 * file that is not a review of this form, or that of another person: it is left as it is.
 */
export function withReviewedTest(before: string | undefined, entry: FeedbackEntry): string | undefined {
  const file = before === undefined ? {} : foreignJsonOf(before);
  if (!isMapping(file)) return undefined;
  const { per_case: cases = 'reviews' in file ? undefined : [], ...head } = file;
  if (!Array.isArray(cases)) return undefined;
  // The file has one reviewer for all tests.
  const { reviewer = '' } = file;
  if (reviewer !== '' && reviewer !== entry.reviewer) return undefined;
  const at = cases.findIndex((each) => isMapping(each) && each['test_id'] === entry.testId);
  const merged = withEntry(at === -1 ? {} : cases[at], entry);
  const review = {
    run_id: entry.runId,
    ...head,
    reviewer: entry.reviewer,
    timestamp: entry.time,
    per_case: at === -1 ? [...cases, merged] : cases.with(at, merged),
  };
  return `${JSON.stringify(review, undefined, 2)}\n`;
}

function withEntry(before: Record<string, unknown>, entry: FeedbackEntry): object {
  const { testId, verdict, notes, removedNotes, graders = {} } = entry;
  const earlier = isMapping(before['evaluator_overrides']) ? before['evaluator_overrides'] : {};
  const own = Object.entries(graders).map(([grader, { verdict, note }]) => [
    grader,
    note === undefined ? verdict : `${verdict}: ${note}`,
  ]);
  const { notes: notesBefore, ...others } = before;
  const kept = removedNotes !== undefined && notesBefore === removedNotes ? others : before;
  const overrides = { ...earlier, ...Object.fromEntries(own) };
  return {
    ...kept,
    test_id: testId,
    verdict,
    ...(notes !== undefined && { notes }),
    ...(Object.keys(overrides).length > 0 && { evaluator_overrides: overrides }),
  };
}
