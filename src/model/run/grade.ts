import * as z from 'zod';
import { PASS_MARK } from '../suite/suite.ts';
import { tokenUsageSchema } from './message.ts';

export const assertionSchema = z.strictObject({
  text: z.string(),
  passed: z.boolean(),
  evidence: z.string().optional(),
});
export type Assertion = z.output<typeof assertionSchema>;

/** AgentV's verdict of one grader: `pass` from 0.8 on; `skip` when it could not judge. */
export const graderVerdicts = ['pass', 'fail', 'skip'] as const;
export type GraderVerdict = (typeof graderVerdicts)[number];
export const verdictOf = (score: number): GraderVerdict => (score >= PASS_MARK ? 'pass' : 'fail');

export const graderScoreSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  score: z.number().min(0).max(1),
  weight: z.number().nonnegative(),
  verdict: z.enum(graderVerdicts),
  assertions: z.array(assertionSchema),
  reasoning: z.string().optional(),
  /** What it looks at was not reported by the target: it scores 0, also if it is negated. */
  isUnreported: z.literal(true).optional(),
  input: z.unknown().optional(),
  target: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  get scores() {
    return z.array(graderScoreSchema).optional();
  },
  tokenUsage: tokenUsageSchema.optional(),
  /** US dollars that the judge cost, as far as its provider reports it. */
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative(),
  startedAt: z.string(),
  endedAt: z.string(),
});
export type GraderScore = z.output<typeof graderScoreSchema>;

type GraderUsage = Pick<GraderScore, 'scores' | 'input' | 'target' | 'tokenUsage' | 'costUsd'>;

/**
 * The result of a grader; `verdict` if it does not follow from the score. `requiredMissed` are criteria without which the
 * test fails. `undecided` means that the grader failed:
 * that is not a score of zero.
 */
export type GraderReply =
  | ({
      readonly kind: 'scored';
      readonly verdict?: GraderVerdict | undefined;
      readonly requiredMissed?: readonly string[] | undefined;
    } & GraderUsage &
      Pick<GraderScore, 'score' | 'assertions' | 'reasoning' | 'details' | 'isUnreported'>)
  | ({ readonly kind: 'undecided'; readonly reason: string } & GraderUsage);

/** The combined result of all graders of one answer. `ungraded`: the score is unknown. */
export const gradeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('scored'),
    score: z.number().min(0).max(1),
    assertions: z.array(assertionSchema),
    scores: z.array(graderScoreSchema),
    /** Names of required graders that stayed below their limit, and of missed required criteria. They made the score 0. */
    requiredMissed: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('ungraded'),
    reason: z.string(),
    assertions: z.array(assertionSchema),
    scores: z.array(graderScoreSchema),
  }),
]);
export type Grade = z.output<typeof gradeSchema>;

/** NaN and the infinities become 0; other values are clamped to 0…1. */
export const clampScore = (score: number): number => (Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0);

export const withMembers = (score: GraderScore): GraderScore[] => [score, ...(score.scores ?? []).flatMap(withMembers)];

/** The known cost of judges for a score and its members, in US dollars. */
export const costsOf = (score: GraderScore): number[] => withMembers(score).flatMap(({ costUsd }) => costUsd ?? []);

/** Ends of `reasoning` that graders write and reports look for: scores that their author may not have meant. */
export const scoreNotes = {
  nothingExpected: 'Nothing is expected, so every answer passes.',
  noJson: 'Its output is not a JSON object, so its exit code 0 counted as a pass.',
  lastLine: 'Its output is not a JSON object, so its last line counted as the score.',
  amongLines: 'The score is the last JSON object among other lines of the output.',
  noScore: 'Its JSON object has no "score", so it counted as 0.',
  contradiction: 'Its "pass" contradicts its score, and the score counts.',
  ownError: 'The program broke off with an error of its own, which counted as a failed check.',
} as const;
