import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { locationSchema } from '../suite/location.ts';
import { once } from '../values/once.ts';
import { judgeAgreementSchema } from '../verdict/agreement.ts';
import { decidedSchema } from '../verdict/assessment.ts';
import { earlierAttemptSchema } from './earlier-attempt.ts';
import { feedbackSchema } from './feedback.ts';
import { assertionSchema, graderScoreSchema, graderVerdicts } from './grade.ts';
import { importedFileSchema, importFormats } from './import-formats.ts';
import { messageSchema, tokenUsageSchema } from './message.ts';
import { failureSchema, finishReasons, paidSchema } from './outcome.ts';
import { requirementSchema } from './plan.ts';
import { promptSchema } from './prompt.ts';
import {
  cacheNames,
  executionStatuses,
  fileStates,
  MAX_CHANGED,
  MAX_MISSING_SECRETS,
  MAX_SHARDS,
  repeatedFlags,
  suiteOnTarget,
  testNamesSchema,
  variableName,
} from './result-keys.ts';
import { sideSchema } from './side.ts';

const word = () => z.string().min(1).max(100);

/** The machine and the versions of a run. Unknown values are absent. Reported only: nothing compares them. */
export const environmentSchema = z.strictObject({
  platform: word().optional(),
  arch: word().optional(),
  cpus: z.int().positive().optional(),
  /** Memory available to the run in GiB, rounded to 0.5. */
  memoryGib: z.number().positive().optional(),
  workers: z.int().positive().optional(),
  /** The image of GitHub's runner, and which of its weekly versions. */
  image: word().optional(),
  imageVersion: word().optional(),
});
export type Environment = z.output<typeof environmentSchema>;

/** How a baseline was seeded: suites without one ran several times, and each time is stored as a separate run. */
const seedingSchema = z.strictObject({
  asked: z.int().positive(),
  /** How many there are, that of the results included; 0 where this run leaves no evidence, and another one will. */
  made: z.int().nonnegative(),
  tests: z.int().nonnegative(),
  costUsd: z.number().nonnegative().optional(),
  why: z.string().optional(),
});
export type SeedInfo = z.output<typeof seedingSchema>;

/** Which part of a run these results are. Shards of one run have everything but the index in common. */
const shardSchema = z.strictObject({
  /** From 1. */
  index: z.int().positive().max(MAX_SHARDS),
  count: z.int().positive().max(MAX_SHARDS),
  /** The planned tests of all shards. */
  tests: z.int().nonnegative(),
  /** SHA-256 of the tests, with question and grading, and the shard of each. */
  division: z.string().regex(/^[0-9a-f]{64}$/),
  /** HEAD of the checkout; absent outside git. */
  commit: z.string().optional(),
  /** Evidence of the base branch that was stored later does not count. */
  baselineUntil: z.iso.datetime(),
});
export type Shard = z.output<typeof shardSchema>;

const cacheUseSchema = z.strictObject({
  cache: z.enum(cacheNames),
  asked: z.int().nonnegative(),
  hits: z.int().nonnegative(),
  /** US dollars of the hits whose cost is known. */
  savedUsd: z.number().nonnegative().optional(),
  savedUnknown: z.int().nonnegative(),
  savedTokens: tokenUsageSchema.optional(),
  /** Answers that could not be stored: too large, or a disk error. */
  notStored: z.int().nonnegative(),
});
export type CacheUse = z.output<typeof cacheUseSchema>;

/** Relative to the run folder: the agent's changes in one trial. */
export const patchPathSchema = z.string().regex(/^patches\/[\w.-]{1,200}\.diff$/);

/** What the calls of a trial took. */
const spent = () => ({
  /** Of the target alone; the usage of judges is in `scores`. */
  tokenUsage: tokenUsageSchema.optional(),
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative().optional(),
  /** Why the answer is cut off or empty; what there is of it was graded. */
  finishReason: z.enum(finishReasons).optional(),
  /** The answer came from the cache; nothing was spent on it in this run. */
  cached: z.literal(true).optional(),
  /** A part of it did: the usage of the rest in this run. */
  paid: paidSchema.optional(),
});

const trialSchema = z.strictObject({
  /** From 0. */
  attempt: z.int().nonnegative(),
  status: z.enum(executionStatuses),
  score: z.number().min(0).max(1),
  verdict: z.enum(graderVerdicts),
  scores: z.array(graderScoreSchema),
  failure: failureSchema.optional(),
  ...spent(),
  patch: patchPathSchema.optional(),
  targetUsed: z.string().optional(),
});
export type Trial = z.output<typeof trialSchema>;

export const trialSampleSchema = z.strictObject({ attempt: z.int().nonnegative(), side: sideSchema() });

export const aggregationSchema = z.discriminatedUnion('strategy', [
  z.object({
    strategy: z.literal('pass_at_k'),
    passedAttempts: z.int().nonnegative(),
    totalAttempts: z.int().nonnegative(),
  }),
  z.object({ strategy: z.literal('mean'), mean: z.number(), min: z.number(), max: z.number() }),
  z.object({
    strategy: z.literal('confidence_interval'),
    mean: z.number(),
    ci95Lower: z.number(),
    ci95Upper: z.number(),
    stddev: z.number(),
  }),
]);
export type Aggregation = z.output<typeof aggregationSchema>;

/** The estimated usage of the target; unknown values are absent. */
const avoidedSchema = z.strictObject({
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
  durationMs: z.number().nonnegative().optional(),
});

const common = once(() => ({
  index: z.int().nonnegative(),
  /** When it was finished: ISO 8601, UTC, milliseconds. */
  timestamp: z.string(),
  suite: z.string(),
  suiteFile: z.string(),
  category: z.string(),
  testId: z.string(),
  target: z.string(),
  provider: z.string().optional(),
  /** The entry at the end of `use_target`, where that differs. */
  resolvedTarget: z.string().optional(),
  /** The fallback target that answered in place of it, and why it did not answer itself. */
  targetUsed: z.string().optional(),
  targetError: z.string().optional(),
  location: locationSchema,
  /** What a good answer is, in the words of the suite. */
  criteria: z.string().optional(),
  conversationId: z.string().optional(),
  passMark: z.number().min(0).max(1),
  /** AgentV's pass mark, where it differs. */
  agentvPassMark: z.number().min(0).max(1).optional(),
  mustPass: z.boolean(),
  assertions: z.array(assertionSchema),
  scores: z.array(graderScoreSchema),
  /** The test named no grader, so a judge graded it: its judgement is that of the test. */
  implicitJudge: z.literal(true).optional(),
  input: z.array(messageSchema),
  prompt: promptSchema.optional(),
  output: z.string(),
  messages: z.array(messageSchema),
  ...spent(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  model: z.string().optional(),
  agentVersion: z.string().optional(),
  fileChanges: z.string().optional(),
  patch: patchPathSchema.optional(),
  workspacePath: z.string().optional(),
  /** The output of the hooks around the test, and for the first test of a workspace those before all tests. */
  hookOutputs: z
    .strictObject({
      beforeAll: z.string().optional(),
      beforeEach: z.string().optional(),
      afterEach: z.string().optional(),
    })
    .optional(),
  /** Wall clock of the whole test with its graders; tokens with those of the judges. */
  evalRun: z.strictObject({ durationMs: z.number().nonnegative(), tokenUsage: tokenUsageSchema.optional() }),
  /** Calls that were repeated because the infrastructure failed. */
  retries: z.int().nonnegative(),
  trials: z.array(trialSchema).optional(),
  /**
   * Other trials with their answers, where some passed and some failed: at most one of each. In the row of a shard that ran a
   * part of the trials, also its best one. For reports only.
   */
  trialSamples: z.array(trialSampleSchema).max(3).optional(),
  aggregation: aggregationSchema.optional(),
  costLimited: z.boolean().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  /** Fingerprints of the measurement and of the tested code (`model/run/fingerprint.ts`). */
  measure: z.string().optional(),
  subject: z.string().optional(),
  /** The format of another tool that the result was read from. Its verdict is that of the tool. */
  importedFrom: z.enum(importFormats).optional(),
  /** Its file has only the last attempts of tests that the tool repeated until they passed. */
  onlyLastAttempts: z.literal(true).optional(),
  /** Where the result was taken over from instead of running: a commit, or the folder of an earlier run. */
  reusedFrom: z.string().optional(),
  /** What running it would have taken, as it did then: only where it was not run because nothing changed. */
  avoided: avoidedSchema.optional(),
}));

export const testResultSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...common(), status: z.literal('ok'), score: z.number().min(0).max(1) }),
  z.strictObject({
    ...common(),
    status: z.literal('quality_failure'),
    score: z.number().min(0).max(1),
    requiredMissed: z.array(z.string()).optional(),
  }),
  z.strictObject({
    ...common(),
    status: z.literal('execution_error'),
    /** AgentV writes 0 here, also for an error that is excluded: see `outcomeOf`. */
    score: z.number().min(0).max(1),
    failure: failureSchema,
  }),
]);
export type TestResult = z.output<typeof testResultSchema>;

/** Why a run is not complete. `broken-off`: its process ended without a report, and its journal is what remains. */
const stops = ['cancelled', 'deadline', 'budget', 'breaker', 'bail', 'broken-off'] as const;

/** Whose jobs GitHub gives no secrets, and the variables that came empty for it. */
const missingSecretsSchema = z.strictObject({
  from: z.enum(['fork', 'dependabot']),
  names: z.array(z.string().regex(variableName)).max(MAX_MISSING_SECRETS),
});
export type MissingSecrets = z.output<typeof missingSecretsSchema>;

/** A suspected regression whose confirmation could not be completed. Without `why`, because of a budget or of errors. */
const unconfirmedTestSchema = testNamesSchema.extend({ why: z.string().optional() });

/** Planned tests of a suite on a target that have no result. */
const testsWithoutResultSchema = z.strictObject({ ...suiteOnTarget(), tests: z.int().positive() });

/** The files that differ from the base commit, of suites that declare what they depend on (`watch`) and have failures. */
const changesSchema = z.strictObject({
  base: z.string().regex(/^[0-9a-f]{40,64}$/),
  suites: z.array(
    z.strictObject({
      file: z.string(),
      /** From the root of the repository, sorted. */
      paths: z.array(z.string()).max(MAX_CHANGED),
      leftOut: z.int().positive().optional(),
    }),
  ),
});
export type Changes = z.output<typeof changesSchema>;

const baselineFileSchema = z.strictObject({ file: z.string(), state: z.enum(fileStates) });
export type BaselineFile = z.output<typeof baselineFileSchema>;

const deletedTestSchema = z.strictObject({
  suiteFile: z.string(),
  testId: z.string(),
  target: z.string().optional(),
});
export type DeletedTest = z.output<typeof deletedTestSchema>;

const givenFlagSchema = z.strictObject({ name: z.enum(repeatedFlags), value: z.string() });
export type GivenFlag = z.output<typeof givenFlagSchema>;

const extraTrialPurposes = ['confirmation', 'control', 'seed'] as const;

/** Confirmation, control and seed trials: evidence for the gate, not part of the results. */
export const extraTrialSchema = z.strictObject({
  /**
   * `confirmation`: a suspected regression runs again. `control`: the same on the base commit. `seed`: one more run of
   * a
   * suite without a history.
   */
  purpose: z.enum(extraTrialPurposes),
  checkout: z.enum(['head', 'base']),
  round: z.int().positive().optional(),
  result: testResultSchema,
});
export type ExtraTrial = z.output<typeof extraTrialSchema>;

export const suiteMetadataSchema = z.strictObject({
  version: z.string().optional(),
  author: z.string().optional(),
  license: z.string().optional(),
});

const describedSuiteSchema = z.strictObject({ suite: z.string(), file: z.string(), metadata: suiteMetadataSchema });

/** What a run measured, as its report contains it, and a report that is read again. */
export const measuredFacts = once(() => ({
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  durationMs: z.number().nonnegative(),
  complete: z.boolean(),
  stopped: z.enum(stops).optional(),
  /** Requested results files that could not be read: their content is unknown. */
  unreadable: z.array(problemSchema).optional(),
  /** Planned tests without a result, by suite and target, in the order of the plan. Absent if the plan is not known. */
  withoutResult: z.array(testsWithoutResultSchema).optional(),
  dryRun: z.boolean(),
  /** Absent for a whole run. */
  shard: shardSchema.optional(),
  /** The folder of the repository in which the commands of reports work; absent if it is the root. */
  folder: z.string().optional(),
  /**
   * Flags or inputs of the run that these commands repeat. Paths are relative to the folder. Absent if there are none.
   * `unknown` if parts of the run had different flags: then reports have no such commands.
   */
  flags: z.union([z.array(givenFlagSchema), z.literal('unknown')]).optional(),
  /** What inputs restricted on purpose: others of these are not missing. Absent if nothing was restricted. */
  selected: z.array(z.enum(['suites', 'targets', 'tests'])).optional(),
  skipped: z.array(testNamesSchema).optional(),
  /** The files of baseline suites, as the run found them. A report is often made on a machine without them. */
  baselineFiles: z.array(baselineFileSchema).optional(),
  changes: changesSchema.optional(),
  deletedMustPass: z.array(deletedTestSchema).optional(),
  seeding: seedingSchema.optional(),
  missingSecrets: missingSecretsSchema.optional(),
  /** What parts of this run, such as the jobs of a matrix, have decided about their own results. */
  decided: decidedSchema.optional(),
  unconfirmed: z.array(unconfirmedTestSchema).optional(),
  /** Unchanged tests that got worse in two trials, so that this run reused no results. */
  reuseLeaks: z.array(testNamesSchema).optional(),
  /** The targets that an experiment compares; the first one is what the others are compared with. */
  variants: z.array(z.string()).optional(),
  /** The tool that ran the suites, with the files that it was given. Absent: eval-action itself. */
  engine: z.strictObject({ name: z.string(), evals: z.array(z.string()) }).optional(),
  imported: z.array(importedFileSchema).optional(),
  feedback: z.array(feedbackSchema).optional(),
  agreement: z.array(judgeAgreementSchema).optional(),
  environment: environmentSchema.optional(),
  results: z.array(testResultSchema),
  /** Confirmation, control and seed trials, by purpose and round, in the order of the plan. They enter no number of the results. */
  extraTrials: z.array(extraTrialSchema).optional(),
  /**
   * What earlier attempts of the same job measured. Where the content is the same, the sum decides
   * (docs/gate.md#other-findings).
   */
  earlier: z.array(earlierAttemptSchema).optional(),
  warnings: z.array(problemSchema),
  caches: z.array(cacheUseSchema).optional(),
}));

export const runResultSchema = z.strictObject({
  ...measuredFacts(),
  /** Number of planned tests; with fewer results, the run is incomplete. */
  planned: z.int().nonnegative(),
  requirements: z.array(requirementSchema),
  /** Of suites that have metadata. */
  describedSuites: z.array(describedSuiteSchema).optional(),
});
export type RunResult = z.output<typeof runResultSchema>;
