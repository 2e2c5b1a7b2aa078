import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { tokenUsageSchema } from '../run/message.ts';
import { measuredFacts, suiteMetadataSchema } from '../run/result.ts';
import { suiteOnTarget } from '../run/result-keys.ts';
import { assessmentSchema } from './assessment.ts';
import { decisionSchema } from './decision.ts';
import { experimentSchema } from './experiment.ts';
import { policySourceSchema } from './policy-source.ts';
import { conclusions, verdictKinds, verdictSchema } from './verdict.ts';

/** How one suite did on one target over the newest runs of the base branch, oldest first. */
const suiteTrendSchema = z.strictObject({
  suite: z.string(),
  file: z.string().optional(),
  target: z.string(),
  runs: z.array(
    z.strictObject({
      run: z.string(),
      sha: z.string().optional(),
      time: z.string(),
      verdict: z.enum(verdictKinds).optional(),
      /** Absent if the run did not measure the suite. */
      tests: z.int().nonnegative().optional(),
      passRate: z.number().min(0).max(1).optional(),
      score: z.number().optional(),
      /** What changed since the run before, such as `M model: a → b`. */
      markers: z.array(z.string()),
    }),
  ),
});
export type SuiteTrend = z.output<typeof suiteTrendSchema>;

const usedSettingSchema = z.strictObject({
  /** As the input is called; or as the configuration calls it, where it is no input. */
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  /** The user who started the run, `gate:` or `eval_action:` of the configuration, or the default. */
  from: z.enum(['given', 'configuration', 'default']),
});
export type UsedSetting = z.output<typeof usedSettingSchema>;

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
  ...suiteOnTarget(),
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
  /** Its workflow, job and leg of a matrix: several of them may share a `comment-key`. */
  job: z.string().optional(),
  sha: z.string().optional(),
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
  /** The answer of a run that compares variants. */
  experiment: experimentSchema.optional(),
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
