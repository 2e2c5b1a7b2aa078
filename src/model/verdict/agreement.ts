import * as z from 'zod';

const verdicts = z.enum(['pass', 'fail']);
const count = z.int().nonnegative();
const pairsSchema = z.strictObject({
  bothPass: count,
  onlyJudgePasses: count,
  onlyPeoplePass: count,
  bothFail: count,
});

const disagreementSchema = z.strictObject({
  testId: z.string(),
  target: z.string(),
  answer: z.string(),
  judge: verdicts,
  people: verdicts,
  /** The reason of the judge: text of a model. */
  reason: z.string().optional(),
  note: z.string().optional(),
  reviewer: z.string(),
});
export type Disagreement = z.output<typeof disagreementSchema>;

const tieSchema = z.strictObject({
  testId: z.string(),
  target: z.string(),
  answer: z.string(),
  reviewers: z.array(z.string()),
});
export type Tie = z.output<typeof tieSchema>;

/** How often a judge agrees with people, in counts: the numbers are computed from them (`reports/agreement.ts`). */
export const judgeAgreementSchema = z.strictObject({
  suite: z.string(),
  suiteFile: z.string(),
  /** `type:name`. */
  grader: z.string(),
  /** On a random sample of answers. */
  pairs: pairsSchema,
  /** On chosen answers: they say nothing about others. */
  chosen: pairsSchema,
  /** Of all pairs, those whose label was given after seeing the judge. */
  judgeSeen: count,
  /** Answers without a pair: flaky ones, ties, and those judged only by an earlier judge or rubric. */
  flaky: count,
  ties: z.array(tieSchema),
  outdated: count,
  disagreements: z.array(disagreementSchema),
  /** The agreement that the repository asks of judges. It affects no verdict. */
  minimum: z.number().optional(),
});
export type JudgeAgreement = z.output<typeof judgeAgreementSchema>;
