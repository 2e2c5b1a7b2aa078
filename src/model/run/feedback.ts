import * as z from 'zod';

export const reviewVerdicts = ['acceptable', 'needs_improvement', 'incorrect', 'flaky'] as const;

const reviewedTestSchema = z.strictObject({
  testId: z.string(),
  /** Absent: a comment without a verdict. */
  verdict: z.enum(reviewVerdicts).optional(),
  notes: z.string().optional(),
  /** Notes on graders, by `type:name`. They do not change scores. */
  graderNotes: z.record(z.string(), z.string()).optional(),
  workspaceNotes: z.string().optional(),
});
export type ReviewedTest = z.output<typeof reviewedTestSchema>;

/** A review of a run by a person. It informs, and affects neither scores nor the verdict. */
export const feedbackSchema = z.strictObject({
  file: z.string(),
  runId: z.string().optional(),
  reviewer: z.string().optional(),
  timestamp: z.string().optional(),
  overallNotes: z.string().optional(),
  tests: z.array(reviewedTestSchema),
});
export type Feedback = z.output<typeof feedbackSchema>;
