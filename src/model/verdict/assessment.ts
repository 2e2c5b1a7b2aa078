import * as z from 'zod';
import { suiteOnTarget, testNames } from '../run/result-keys.ts';
import { locationSchema } from '../suite/location.ts';
import { testStates } from './verdict.ts';

/** What the comparison of a suite with its baseline can find. `drop-on-base`: the base commit shows the drop too. */
const comparedFindings = ['steady', 'small-drop', 'drop', 'drop-on-base'] as const;

export const numbersShape = () => ({
  /** Present minus baseline. */
  delta: z.number().optional(),
  deltaLow: z.number().optional(),
  deltaHigh: z.number().optional(),
  p: z.number().min(0).max(1).optional(),
  pExact: z.number().min(0).max(1).optional(),
  pVariation: z.number().min(0).max(1).optional(),
  /** Trials on the base commit, minus the baseline. */
  controlDelta: z.number().optional(),
  /** Control trials were requested but did not run. */
  uncontrolled: z.literal(true).optional(),
});

/** The finding of a suite on a target. One that is not steady has its numbers. */
const decidedSuiteSchema = z.strictObject({
  ...suiteOnTarget(),
  finding: z.enum(comparedFindings),
  numbers: z.strictObject(numbersShape()).optional(),
  smallestDetectableDrop: z.number().optional(),
  keepsDefaultThreshold: z.literal(true).optional(),
});
export type DecidedSuite = z.output<typeof decidedSuiteSchema>;

/** A suspected regression: how many re-runs must fail, and the chance that they do if nothing changed. */
const decidedTestSchema = z.strictObject({
  ...testNames(),
  needed: z.int().positive().optional(),
  p: z.number().min(0).max(1).optional(),
  isBeyondCap: z.literal(true).optional(),
  /** Re-runs together with other tests did not decide it, so those of this test alone do not. */
  isUndecided: z.literal(true).optional(),
  undetectable: z.literal(true).optional(),
});
export type DecidedTest = z.output<typeof decidedTestSchema>;

/** Single tests of which a complete failure would be found, of all compared tests. */
const detectableTestsSchema = z.strictObject({
  count: z.int().nonnegative(),
  of: z.int().nonnegative(),
});
export type DetectableTests = z.output<typeof detectableTestsSchema>;

/**
 * What parts of a run have decided about their own results. The whole run does not decide it again: each part has its
 * share of the chances of a false alarm (docs/github.md#matrices-and-shards).
 */
export const decidedSchema = z.strictObject({
  suites: z.array(decidedSuiteSchema),
  tests: z.array(decidedTestSchema),
  detectableTests: z.array(detectableTestsSchema),
});
export type DecidedOn = z.output<typeof decidedSchema>;

/** Which runs were used or skipped in the search for a baseline, and why. */
const stepsSchema = z.array(z.string()).optional();

/** Where evidence comes from, printed with every comparison. */
const provenanceSchema = z.strictObject({
  from: z.enum(['file', 'artifact', 'history', 'run', 'accept']),
  where: z.string(),
  /** The number of the workflow run that left it. */
  runId: z.int().positive().optional(),
  sha: z.string().optional(),
  branch: z.string().optional(),
  writtenAt: z.string().optional(),
  /** How many commits before the changes begin it was measured, where that is known. */
  commitsBefore: z.int().nonnegative().optional(),
});
export type Provenance = z.output<typeof provenanceSchema>;

const comparedWithSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('found'),
    provenance: z.array(provenanceSchema),
    /** Why it has no trial that could be compared with any test. */
    withoutTrials: z.enum(['empty', 'own-run']).optional(),
    /** Why it is empty, where that is known: a clause. */
    whyEmpty: z.string().optional(),
    /** Which of its runs do not count, and why: a clause. */
    leftOut: z.string().optional(),
    /** Which limits its trials had that this run does not have: a clause. */
    otherLimits: z.string().optional(),
    /** It is the last run on this machine that passed. */
    isLastRun: z.literal(true).optional(),
    steps: stepsSchema,
  }),
  z.strictObject({
    kind: z.literal('none'),
    why: z.string(),
    /** The last run on this machine that passed would be it. */
    isLastRun: z.literal(true).optional(),
    /** No comparison was requested. */
    isChosen: z.literal(true).optional(),
    /** There was one that cannot be used any more, or there can be none here: this is no first run. */
    isUnusable: z.literal(true).optional(),
    steps: stepsSchema,
  }),
  z.strictObject({
    kind: z.literal('unavailable'),
    why: z.string(),
    hint: z.string().optional(),
    /** The token lacks a permission, which the hint names. */
    lacksPermission: z.literal(true).optional(),
    steps: stepsSchema,
  }),
]);
export type ComparedWith = z.output<typeof comparedWithSchema>;

/** What became dearer or slower, and whether that is more than noise. */
const increaseSchema = z.strictObject({
  of: z.enum(['cost', 'latency']),
  /** Present over past, minus 1. */
  share: z.number(),
  /** The tests with a value on both sides. */
  tests: z.int().nonnegative(),
  /** Only where a ceiling was reached. */
  p: z.number().min(0).max(1).optional(),
  ceiling: z.number().optional(),
  exceeded: z.boolean(),
});
export type Increase = z.output<typeof increaseSchema>;

/**
 * A limit of an increase that could not be applied: no test has a value on both sides (`unknown`), or the values of the
 * baseline add up to 0 (`zero`).
 */
const unappliedLimitSchema = z.strictObject({
  of: z.enum(['cost', 'latency']),
  why: z.enum(['unknown', 'zero']),
});
export type UnappliedLimit = z.output<typeof unappliedLimitSchema>;

const countSchema = z.strictObject({ passes: z.int().nonnegative(), trials: z.int().nonnegative() });

const testAssessmentSchema = z.strictObject({
  ...testNames(),
  state: z.enum(testStates),
  location: locationSchema.optional(),
  mustPass: z.boolean().optional(),
  /** Both outcomes in its baseline, and often. A label only. */
  flaky: z.literal(true).optional(),
  base: countSchema.optional(),
  now: countSchema.optional(),
  score: z.number().min(0).max(1).optional(),
  /** Trials made for confirmation, and how many of them must fail in a row. They never enter the numbers of the suite. */
  reruns: countSchema.optional(),
  needed: z.int().positive().optional(),
  /** Trials on the base commit, made at the same time. */
  control: countSchema.optional(),
  /** It passed all baseline trials, which are so few that no regression of it alone could be confirmed. */
  undetectable: z.literal(true).optional(),
  /** A control trial was requested but did not run. */
  uncontrolled: z.literal(true).optional(),
  /** The part of these numbers that comes from earlier attempts on the same content. */
  earlier: z.strictObject({ attempts: z.array(z.int().positive()), now: countSchema, reruns: countSchema }).optional(),
  quarantine: z.strictObject({ owner: z.string(), expiry: z.string(), expired: z.boolean() }).optional(),
  /** The chance that as many further trials as are needed all fail if nothing changed; of a test that regressed together with others, that of all of them. */
  p: z.number().min(0).max(1).optional(),
  why: z.string().optional(),
  /** The first difference of the agent's actions from an answer of the base branch. Does not affect the verdict. */
  difference: z.string().optional(),
});
export type TestAssessment = z.output<typeof testAssessmentSchema>;

const suiteFindings = ['not-compared', ...comparedFindings] as const;
export type SuiteFinding = (typeof suiteFindings)[number];

/** A baseline run so much worse than the others that something other than the agent was broken. */
const setAsideRunSchema = z.strictObject({
  run: z.string(),
  score: z.number(),
  /** The newest run: the base branch may have changed instead. */
  isNewest: z.boolean(),
});
export type SetAsideRun = z.output<typeof setAsideRunSchema>;

/** One suite on one target on both sides. Shares are fractions of 1. */
const suiteAssessmentSchema = z.strictObject({
  ...suiteOnTarget(),
  /** Tests that are compared, and those of them whose result was taken over. */
  comparable: z.int().nonnegative(),
  reused: z.int().nonnegative(),
  /** The mean over its graded tests of the test's mean score, without quarantined tests. */
  score: z.number().min(0).max(1).optional(),
  finding: z.enum(suiteFindings),
  /** Baseline runs, the mean score of each (oldest first), and when the newest was made. */
  runs: z.int().nonnegative(),
  runScores: z.array(z.number()),
  newestAt: z.string().optional(),
  /** Excluded baseline runs, far below the others. */
  setAside: z.array(setAsideRunSchema).optional(),
  ...numbersShape(),
  smallestDetectableDrop: z.number().optional(),
  /** It is compared, and below the default threshold, which holds because not even a complete failure could be confirmed. */
  keepsDefaultThreshold: z.literal(true).optional(),
  /** Where most of the score is lost. They are no regressions. */
  contributors: z.array(z.strictObject({ testId: z.string(), missing: z.number() })),
  increases: z.array(increaseSchema),
  unappliedLimits: z.array(unappliedLimitSchema).optional(),
});
export type SuiteAssessment = z.output<typeof suiteAssessmentSchema>;

/** Failing tests that were re-run together (docs/gate.md#several-failures-together). */
const failingTogetherSchema = z.strictObject({
  finding: z.enum(['fails', 'fails-on-base', 'not-confirmed', 'undecided']),
  /** The suites that they are of: mostly one. */
  suites: z.array(z.strictObject(suiteOnTarget())),
  tests: z.int().positive(),
  of: z.int().positive(),
  needed: z.int().positive(),
  base: countSchema,
  reruns: countSchema,
  p: z.number().min(0).max(1),
  /** Control trials of these tests, minus their baseline. */
  controlDelta: z.number().optional(),
  uncontrolled: z.literal(true).optional(),
});
export type FailingTogether = z.output<typeof failingTogetherSchema>;

/** A suite of the newest baseline run that this run does not have. */
const absentSuiteSchema = z.strictObject({
  suite: z.string(),
  file: z.string().optional(),
  target: z.string(),
  tests: z.int().nonnegative(),
  /**
   * `missing`: its file exists, or it has none and the run broke off; `removed`: its file was deleted, or a whole run
   * does not have it; `deselected`: the run was restricted to others.
   */
  why: z.enum(['missing', 'removed', 'deselected']),
});
export type AbsentSuite = z.output<typeof absentSuiteSchema>;

const agentVersionsSchema = z.strictObject({
  target: z.string(),
  base: z.array(z.string()),
  now: z.array(z.string()),
});
export type AgentVersions = z.output<typeof agentVersionsSchema>;

/** The findings of the gate, which determine the verdict. */
export const assessmentSchema = z.strictObject({
  baseline: comparedWithSchema,
  suites: z.array(suiteAssessmentSchema),
  tests: z.array(testAssessmentSchema),
  failingTogether: z.array(failingTogetherSchema).optional(),
  absentSuites: z.array(absentSuiteSchema).optional(),
  agentVersions: z.array(agentVersionsSchema).optional(),
  detectableTests: detectableTestsSchema,
});
export type Assessment = z.output<typeof assessmentSchema>;
