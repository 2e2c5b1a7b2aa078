import * as z from 'zod';
import { brokenTestSchema, suiteSchema, testSchema, trialPolicySchema } from '../suite/suite.ts';
import { targetSchema } from '../suite/target.ts';

/** One test on one target: the question, the number of trials, and the pass mark. The unit that the gate compares. */
const stepSchema = z.strictObject({
  kind: z.literal('run'),
  index: z.int().nonnegative(),
  suite: suiteSchema,
  test: testSchema,
  target: targetSchema,
  trials: trialPolicySchema,
  passMark: z.number().min(0).max(1),
  /** AgentV's pass mark, where it differs: AgentV does not apply the threshold of a suite to its tests. */
  agentvPassMark: z.number().min(0).max(1).optional(),
  /** Fingerprints (`model/run/fingerprint.ts`), where they were taken. */
  measure: z.string().optional(),
  subject: z.string().optional(),
});
export type Step = z.output<typeof stepSchema>;

/** Decides what AgentV decides for itself: limits of required graders, failed turns, and the status in the record. */
export const agentvPassMarkOf = ({ passMark, agentvPassMark }: Pick<Step, 'passMark' | 'agentvPassMark'>): number =>
  agentvPassMark ?? passMark;

/** A test that is known not to run; it is reported as an `execution_error` of class `config`. */
const brokenStepSchema = z.strictObject({
  kind: z.literal('broken'),
  index: z.int().nonnegative(),
  suite: suiteSchema,
  test: brokenTestSchema,
  target: z.string(),
});
export type BrokenStep = z.output<typeof brokenStepSchema>;

/** Everything that is decided before anything is spent. Plain data: `--dry-run` prints it. */
export interface Plan {
  readonly steps: readonly (Step | BrokenStep)[];
  readonly requirements: readonly Requirement[];
}

/** The minimum mean score of one suite on one target. `from` is its source. */
export const requirementSchema = z.strictObject({
  suite: z.string(),
  /** The suite's file: two files may have suites of one name. */
  file: z.string(),
  target: z.string(),
  threshold: z.number().min(0).max(1),
  from: z.enum(['input', 'suite']),
});
export type Requirement = z.output<typeof requirementSchema>;

/** A time limit of calls, and the setting that it comes from. */
export interface TimeLimit {
  readonly seconds: number;
  readonly from: 'test' | 'input' | 'suite' | 'target' | 'default';
}

/** The time limit for calls of a target. `tests` is the number of tests with this limit. */
export interface CallTimeLimit extends TimeLimit {
  readonly target: string;
  readonly tests: number;
}
