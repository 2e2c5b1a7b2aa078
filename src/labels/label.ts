import * as z from 'zod';
import { lateObject } from '../model/late-object.ts';
import { isReviewerName } from '../model/reviewer-name.ts';
import { reviewVerdicts } from '../model/run/feedback.ts';
import { testNamesSchema } from '../model/run/result.ts';

const LONGEST_NAME = 1_000;
const LONGEST_NOTE = 10_000;
const LONGEST_REASON = 1_000;
const MOST_GRADERS = 100;

export const judgements = ['pass', 'fail'] as const;
export type Judgement = (typeof judgements)[number];

/** How a test came to be reviewed. Only a random sample says something about other tests. */
const sampleKinds = ['random', 'chosen'] as const;

const note = () => z.string().max(LONGEST_NOTE);
/** By `type:name`. */
const byGrader = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().min(1).max(LONGEST_NAME), value)
    .refine((graders) => Object.keys(graders).length <= MOST_GRADERS, `at most ${MOST_GRADERS} graders`);

const answerHash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 of 64 hex digits');

/** The judgement of one person about one answer. */
export const labelSchema = lateObject(() => ({
  ...testNamesSchema.unwrap().shape,
  /** The SHA-256 of the judged answer and its question (`answerHashOf`). */
  answer: answerHash,
  /** Of the whole answer. */
  verdict: z.enum(reviewVerdicts),
  /** The judgement of the person in place of single graders. */
  graders: byGrader(z.strictObject({ verdict: z.enum(judgements), note: note().optional() })).optional(),
  /** The judgements of the judges of the run that made the answer. */
  judges: byGrader(
    z.strictObject({ verdict: z.enum(judgements), reason: z.string().max(LONGEST_REASON).optional() }),
  ).optional(),
  /** Whether the answer has no other grader than its judge: the verdict is then also about that judge. */
  onlyGrader: z.literal(true).optional(),
  notes: note().optional(),
  reviewer: z.string().min(1).max(LONGEST_NAME).refine(isReviewerName, 'a name, not an e-mail address'),
  /** ISO 8601, UTC. */
  time: z
    .string()
    .max(40)
    .refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(Date.parse(text)), 'a time, ISO 8601'),
  runId: z.string().max(LONGEST_NAME).optional(),
  sha: z.string().max(64).optional(),
  /** The person saw the judgements of the judges first. */
  judgeSeen: z.boolean(),
  sample: z.enum(sampleKinds),
  /** Marks a clear case. */
  anchor: z.boolean().optional(),
  /** The fingerprint of the measurement (`model/run/fingerprint.ts`). */
  measure: z.string().max(LONGEST_NAME).optional(),
}));
export type Label = z.output<typeof labelSchema>;

/** What a reason or note of this length keeps. */
export const shortReason = (text: string): string => text.slice(0, LONGEST_REASON);
