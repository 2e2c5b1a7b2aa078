import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { lateObject } from '../late-object.ts';
import { setAsideRunSchema } from '../verdict/assessment.ts';
import { provenanceSchema } from '../verdict/evidence.ts';
import { policySourceSchema } from '../verdict/policy-source.ts';
import { quarantinedSchema } from '../verdict/quarantine.ts';

/** The largest `plan.json` and the most of what it lists: GitHub starts at most 256 jobs of a matrix. */
export const MOST_SHARDS = 256;
export const MOST_CELLS = 100_000;
export const MAX_PLAN_BYTES = 64 * 1024 * 1024;

const sha256 = () => z.string().regex(/^[0-9a-f]{64}$/);

/** A file, relative to the root of the checkout or to the folder of the plan, with its digest. */
const pinnedFileSchema = lateObject(() => ({ path: z.string(), sha256: sha256() }));
export type PinnedFile = z.output<typeof pinnedFileSchema>;

/** The most files that may differ from the commit of a plan. */
export const MOST_CHANGED_FILES = 10_000;

/** A tracked file that differs from the commit of the plan. Without a digest there is no file, or it is very large. */
const changedFileSchema = lateObject(() => ({ path: z.string(), sha256: sha256().optional() }));
export type ChangedFile = z.output<typeof changedFileSchema>;

/** The baseline of the run. Its evidence files are stored next to `plan.json`. */
const pinnedBaselineSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('found'),
      provenance: z.array(provenanceSchema),
      files: z.array(pinnedFileSchema),
      /** Files of baseline suites that the checkout still has. */
      suiteFiles: z.array(z.string()),
      /** Why none of its trials counts, if that is so. */
      whyEmpty: z.string().optional(),
      /** Which of its runs do not count, and why. */
      leftOut: z.string().optional(),
      steps: z.array(z.string()).optional(),
    }),
    z.strictObject({
      kind: z.literal('none'),
      why: z.string(),
      isChosen: z.literal(true).optional(),
      isUnusable: z.literal(true).optional(),
      steps: z.array(z.string()).optional(),
    }),
    z.strictObject({
      kind: z.literal('unavailable'),
      why: z.string(),
      hint: z.string().optional(),
      lacksPermission: z.literal(true).optional(),
      steps: z.array(z.string()).optional(),
    }),
  ]),
);
export type PinnedBaseline = z.output<typeof pinnedBaselineSchema>;

/** Baseline runs that the comparison of a suite on a target leaves out. A shard has only some of its tests, and cannot tell. */
const pinnedSetAsideSchema = lateObject(() => ({
  suite: z.string(),
  suiteFile: z.string(),
  target: z.string(),
  runs: z.array(setAsideRunSchema),
}));
export type PinnedSetAside = z.output<typeof pinnedSetAsideSchema>;

/** Some trials of a test in one shard: `trials` of them, the first with the number `from`. The part from 0 is the owner. */
const partSchema = lateObject(() => ({
  shard: z.int().positive(),
  from: z.int().nonnegative(),
  trials: z.int().positive(),
}));

/** One test on one target. Its position in the plan is its number in the run. */
export const plannedTestSchema = lateObject(() => ({
  suite: z.string(),
  suiteFile: z.string(),
  testId: z.string(),
  target: z.string(),
  trials: z.int().positive(),
  /** Expected milliseconds and US dollars of one trial. */
  expectedMs: z.number().nonnegative(),
  expectedUsd: z.number().nonnegative().optional(),
  parts: z.array(partSchema).min(1),
  /** How the trials of all parts become one score, if there are several. */
  strategy: z.enum(['mean', 'confidence_interval']).optional(),
  /** It cannot run: the shard reports its error. */
  broken: z.literal(true).optional(),
  /** The commit whose result is used instead of running it. */
  reused: z.string().optional(),
  /** Its result is known, and it runs anyway. */
  canary: z.literal(true).optional(),
}));
export type PlannedTest = z.output<typeof plannedTestSchema>;

const plannedShardSchema = lateObject(() => ({
  /** From 1. */
  index: z.int().positive(),
  /** The expected time of all its trials, one after the other. */
  ms: z.number().nonnegative(),
  /** The expected time with parallel trials. */
  durationMs: z.number().nonnegative(),
  tests: z.int().nonnegative(),
  trials: z.int().nonnegative(),
  /** Its shares of `budget-usd` and of each limit of `requests-per-minute`. */
  budgetUsd: z.number().nonnegative().optional(),
  requests: z.record(z.string(), z.int().positive()).optional(),
  /** The most suspected regressions that it re-runs. */
  confirm: z.int().nonnegative(),
}));
export type PlannedShard = z.output<typeof plannedShardSchema>;

/** What the run is expected to take. Unknown values are absent. */
const forecastSchema = lateObject(() => ({
  calls: z.int().nonnegative(),
  judgeCalls: z.int().nonnegative(),
  durationMs: z.number().nonnegative(),
  oneMachineMs: z.number().nonnegative(),
  longestTrialMs: z.number().nonnegative(),
  /** The longest trial, or tests that stay together: no number of shards is faster. Known where the number was chosen. */
  leastMs: z.number().nonnegative().optional(),
  /** The limits of requests, and the minutes that the calls take under them at least. */
  requests: z
    .array(z.strictObject({ name: z.string(), perMinute: z.int().positive(), minutes: z.number().nonnegative() }))
    .optional(),
  /** What keeps the run from being faster. */
  why: z.enum(['target', 'most', 'longest', 'gain', 'given', 'requests']),
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
  /** The costs stay below it with a probability of 95%. */
  costBoundUsd: z.number().nonnegative().optional(),
  testsWithoutCost: z.int().nonnegative(),
  timedTests: z.int().nonnegative(),
  tokens: z
    .strictObject({
      input: z.number().nonnegative(),
      output: z.number().nonnegative(),
      /** Of how many tests they are known. */
      tests: z.int().nonnegative(),
    })
    .optional(),
  /** As a share; absent if no drop can be detected. */
  smallestDetectableDrop: z.number().nonnegative().optional(),
  /** Sentences about what the comparison can detect. */
  power: z.array(z.string()).optional(),
}));
export type Forecast = z.output<typeof forecastSchema>;

/** `plan.json`: everything that could differ between the machines of one run. Its forecast is not part of its digest. */
export const shardPlanSchema = lateObject(() => ({
  schemaVersion: z.literal(1),
  generator: z.strictObject({ name: z.string(), version: z.string() }),
  /** HEAD of the checkout; absent outside git. */
  commit: z.string().optional(),
  /** The commit that the results belong to: the head of a pull request. */
  headCommit: z.string().optional(),
  key: z.string(),
  /** The inputs, with the configuration, that affect what runs and what is decided. */
  inputs: z.record(z.string(), z.unknown()),
  /** Those of them that were given. */
  given: z.array(z.string()),
  policy: z.strictObject({
    gate: z.record(z.string(), z.unknown()),
    source: policySourceSchema.optional(),
    configured: z.array(z.string()).optional(),
    /** Whether the change of a pull request or a merge group is checked. */
    isChange: z.boolean(),
    quarantine: z.array(quarantinedSchema),
  }),
  baseline: pinnedBaselineSchema,
  /** The files of the checkout that the run reads. */
  files: z.array(pinnedFileSchema),
  /** The tracked files that differ from the commit, sorted; absent if unknown, as outside git. */
  changed: z.array(changedFileSchema).max(MOST_CHANGED_FILES).optional(),
  /** The weights of the gate's prior; absent without a baseline. */
  prior: z.array(z.number().nonnegative()).optional(),
  /** The baseline runs that are left out, by suite and target; absent if there are none. */
  setAside: z.array(pinnedSetAsideSchema).optional(),
  tests: z.array(plannedTestSchema).max(MOST_CELLS),
  shards: z.array(plannedShardSchema).min(1).max(MOST_SHARDS),
  /** How many shards may run at once. */
  maxParallel: z.int().positive(),
  warnings: z.array(problemSchema),
  forecast: forecastSchema,
}));
export type ShardPlan = z.output<typeof shardPlanSchema>;
