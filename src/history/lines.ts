import * as z from 'zod';
import { failureClasses } from '../model/run/outcome.ts';
import { testStates } from '../model/verdict/assessment.ts';
import { verdictKinds } from '../model/verdict/verdict.ts';

/** The lines of a run file (docs/history.md#files). Unknown numbers are absent, and there are no texts of models. */

const MAX_NAME_LENGTH = 4_096;
const name = z.string().max(MAX_NAME_LENGTH);
const share = z.number().min(0).max(1);
const amount = z.number().nonnegative();
const count = z.int().nonnegative();
/** Each becomes a value in memory. */
const MAX_TRIALS = 10_000;
/** ISO 8601 in UTC, which sorts as text. */
const time = z.iso.datetime();

export const runLineSchema = z.strictObject({
  v: z.literal(1),
  type: z.literal('run'),
  time,
  sha: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
  /** Of the branch that was measured: `refs/heads/main`. */
  ref: name.optional(),
  /** Of the workflow run; absent outside GitHub. */
  run_id: z.int().positive().optional(),
  attempt: z.int().positive().optional(),
  url: z.url().max(MAX_NAME_LENGTH).optional(),
  verdict: z.enum(verdictKinds),
  headline: name,
  complete: z.boolean(),
  /** Inputs restricted the run to some suites or targets. */
  restricted: z.literal(true).optional(),
  duration_ms: amount,
  cost_usd: amount.optional(),
  tokens: count.optional(),
  tool_version: name,
  /** Another tool whose results these are. */
  format: name.optional(),
  /** The number of tests, if there are too many for the file. */
  tests_left_out: z.int().positive().optional(),
});
export type RunLine = z.output<typeof runLineSchema>;

export const suiteLineSchema = z.strictObject({
  type: z.literal('suite'),
  suite: name,
  file: name.optional(),
  target: name,
  /** Tests with a trial. */
  n: count,
  passed: count,
  failed: count,
  errored: count,
  trials: count,
  passes: count,
  score: share.optional(),
  /** Mean of the pass rates of the tests, with its 95% interval. */
  pass_rate: share.optional(),
  low: share.optional(),
  high: share.optional(),
  /** Means of a trial. */
  cost_usd: amount.optional(),
  ms: amount.optional(),
  model: name.optional(),
  judges: z.array(name).optional(),
  definition: name.optional(),
  /** Tests whose definition differs from the run before, of those in both. */
  changed: z.tuple([count, count]).optional(),
  /** The fingerprint of the tested code, where all tests have the same. */
  subject: name.optional(),
  verdict: z.enum(verdictKinds).optional(),
});
export type SuiteLine = z.output<typeof suiteLineSchema>;

export const testLineSchema = z.strictObject({
  type: z.literal('test'),
  /** The position of its suite line. */
  s: count,
  id: name,
  trials: count.max(MAX_TRIALS),
  passes: count,
  score: share.optional(),
  /** Those of the passed trials, then the others. Absent for one trial, and where they are 1 and 0. */
  scores: z.array(share).max(MAX_TRIALS).optional(),
  /** Means of a trial. */
  cost_usd: amount.optional(),
  ms: amount.optional(),
  measure: name.optional(),
  subject: name.optional(),
  agent: name.optional(),
  must_pass: z.literal(true).optional(),
  /** When its baseline started again, because a change was accepted. */
  since: time.optional(),
  /** Its results in this run are the first of its baseline, whatever the verdict was: `eval-action accept`. */
  accepted: z.object({ reason: name, author: name }).optional(),
  state: z.enum(testStates).optional(),
  /** Why it has no trial. */
  class: z.enum(failureClasses).optional(),
});
export type TestLine = z.output<typeof testLineSchema>;

/** One run as it is stored. */
export interface HistoryRun {
  readonly run: RunLine;
  readonly suites: readonly SuiteLine[];
  readonly tests: readonly TestLine[];
}
