import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { tokenUsageSchema } from '../run/message.ts';
import { measuredFacts, suiteMetadataSchema } from '../run/result.ts';
import { assessmentSchema } from './assessment.ts';
import { decisionSchema } from './decision.ts';
import { policySourceSchema } from './policy-source.ts';
import { suiteTrendSchema } from './suite-trend.ts';
import { usedSettingSchema } from './used-setting.ts';
import { conclusions, verdictSchema } from './verdict.ts';

/**
 * Counts and means, by the outcome of each test (`outcomeOf`). Errored tests and tests that were not run are counted and
 * enter no mean; a number that is unknown is absent. Computed from the results each time, never stored.
 */
export const totalsSchema = z.strictObject({
  total: z.int().nonnegative(),
  passed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  errored: z.int().nonnegative(),
  /** Of tests with several trials: those that ended in an error and measured nothing. Absent if there are none. */
  erroredTrials: z.int().positive().optional(),
  /** Planned, but not run: the run was stopped, or a budget, the circuit breaker or a failed dependency prevented it. */
  skipped: z.int().nonnegative(),
  /** Mixed trials: some passed, some did not. */
  flaky: z.int().nonnegative(),
  reused: z.int().nonnegative(),
  /** Tests that were reused because nothing changed, and their estimated cost and time. */
  avoided: z
    .strictObject({
      tests: z.int().positive(),
      costUsd: z.number().nonnegative().optional(),
      /** How many of the tests have no known cost, and no known time. */
      costUnknown: z.int().nonnegative(),
      /** The targets’ own time, milliseconds. */
      durationMs: z.number().nonnegative().optional(),
      durationUnknown: z.int().nonnegative(),
    })
    .optional(),
  /** Mean over the tests of the mean score of their trials, 0–1. */
  score: z.number().min(0).max(1).optional(),
  passRate: z.number().min(0).max(1).optional(),
  costUsd: z.number().nonnegative().optional(),
  /** How many results came without a cost. */
  costUnknown: z.int().nonnegative(),
  tokens: tokenUsageSchema.optional(),
  /** Usage of judges, and of models that graders called: separate from the usage of the targets. */
  graderCostUsd: z.number().nonnegative().optional(),
  graderTokens: tokenUsageSchema.optional(),
  /** Sum of the targets' own times, milliseconds. */
  durationMs: z.number().nonnegative().optional(),
  retries: z.int().nonnegative(),
});
export type Totals = z.output<typeof totalsSchema>;

export const suiteReportSchema = z.strictObject({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  threshold: z.number().min(0).max(1).optional(),
  /** The suite has neither its own threshold nor a baseline. */
  isDefaultThreshold: z.literal(true).optional(),
  /** The threshold applies to the pass rate, not to the score: another tool decides from which score a test passes. */
  isOfPassRate: z.literal(true).optional(),
  metadata: suiteMetadataSchema.optional(),
  totals: totalsSchema,
});
export type SuiteReport = z.output<typeof suiteReportSchema>;

/** Which commit was tested, and in which run. Unknown values are absent. */
const reportedCommitSchema = z.strictObject({
  /** The number of the workflow run, and its attempt: `4711.2`. */
  run: z.string().optional(),
  sha: z.string().optional(),
  /** The commit that the change is based on. */
  baseSha: z.string().optional(),
  /** The code is of a fork: its suites are foreign too. */
  isFork: z.literal(true).optional(),
});
export type ReportedCommit = z.output<typeof reportedCommitSchema>;

/** The data of all reports: what a run measured, and what was decided about it. */
const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** `program`: the command of eval-action where the report was made, if it is another one than `eval-action`. */
  generator: z.strictObject({ name: z.literal('eval-action'), version: z.string(), program: z.string().optional() }),
  ...measuredFacts(),
  commit: reportedCommitSchema.optional(),
  verdict: verdictSchema,
  conclusion: z.enum(conclusions),
  totals: totalsSchema,
  suites: z.array(suiteReportSchema),
  comparison: assessmentSchema,
  /** The newest runs of the base branch, for each suite that was compared with it. */
  trend: z.array(suiteTrendSchema).optional(),
  /** Whose policy decided, where a change was judged that could edit it. */
  policy: policySourceSchema.optional(),
  /** The settings of the verdict, and their sources. */
  settings: z.array(usedSettingSchema).optional(),
});
export type Report = z.output<typeof reportSchema>;

/**
 * `report.json`: the report with the decision as `gate --json` prints it; `gate` has the findings for people, with
 * locations. A reader refuses a newer `schemaVersion`.
 */
export const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
  verdict: decisionSchema,
  gate: verdictSchema,
  /** Graders whose scores may be unintended: programs that print no JSON, or a score among other lines. */
  gradersToCheck: z.array(problemSchema).optional(),
});
export type ReportFile = z.output<typeof reportFileSchema>;
