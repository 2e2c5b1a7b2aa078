import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { earlierAttemptSchema } from '../../model/run/earlier-attempt.ts';
import {
  environmentSchema,
  extraTrialSchema,
  measuredFacts,
  type RunResult,
  suiteMetadataSchema,
  type TestResult,
  testResultSchema,
} from '../../model/run/result.ts';
import { testNamesSchema } from '../../model/run/result-keys.ts';
import { jsonOf } from '../../model/text/json.ts';
import { withoutEntries } from '../../model/text/json-document.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';
import {
  type DecidedOn,
  type DecidedTest,
  detectableTestsSchema,
  failingTogetherSchema,
  numbersShape,
  suiteAssessmentSchema,
  testAssessmentSchema,
} from '../../model/verdict/assessment.ts';
import { suiteReportSchema } from '../../model/verdict/report.ts';
import {
  type TestState,
  testStates,
  undecidedStates,
  type VerdictKind,
  verdictKinds,
} from '../../model/verdict/verdict.ts';

const reportSchema = z.object({
  ...measuredFacts(),
  startedAt: z.string().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
  // These only inform: what this version cannot read is unknown.
  changes: measuredFacts().changes.catch(undefined),
  flags: measuredFacts().flags.catch('unknown'),
  environment: environmentSchema.optional().catch(undefined),
  extraTrials: z.array(extraTrialSchema).optional().catch(undefined),
  // Without it a red run could look green.
  earlier: z.array(earlierAttemptSchema).optional(),
  // Read one by one.
  results: z.array(z.unknown()),
  totals: z.object({ total: z.int().nonnegative() }),
  suites: z.array(
    z.object({
      ...suiteReportSchema.pick({ suite: true, file: true, target: true, threshold: true }).shape,
      ...suiteReportSchema.pick({ isDefaultThreshold: true, isOfPassRate: true }).shape,
      // It only informs.
      metadata: suiteMetadataSchema.optional().catch(undefined),
    }),
  ),
  verdict: z
    .object({
      verdict: z.enum(verdictKinds),
      tests: z.array(z.object({ state: z.enum(testStates).optional().catch(undefined) })).catch([]),
    })
    .optional()
    .catch(undefined),
  commit: z.object({ job: z.string().optional() }).optional().catch(undefined),
});

/** As in a results file. */
const MAX_RESULTS = 200_000;

const headSchema = z.object({ schemaVersion: z.number(), generator: z.object({ name: z.literal('eval-action') }) });

/** Whether a text may be a report of ours: one JSON document, where results are one to a line. */
export const looksLikeReport = (text: string): boolean => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));

/** The run that a report contains; without `results` if their format is unknown to this version. */
export interface ReadReport {
  readonly run: Omit<RunResult, 'results'>;
  readonly results?: readonly TestResult[] | undefined;
  /** The workflow, job and leg of a matrix that made it. */
  readonly job?: string | undefined;
  readonly verdict?: VerdictKind | undefined;
  /** Whether it passed and left no failure undecided, so that the next run on the same machine can be compared with it. */
  readonly passed: boolean;
  /** Whether it had failing tests that it compared with nothing. */
  readonly hasFailures: boolean;
  /** What it decided about its results, for a report on several of them. */
  readonly decided: DecidedOn;
}

/** The document in the lines of a `report.json`, whatever its size: its whole text may be longer than one string can be. */
export function reportDocument(lines: Iterable<string>): unknown {
  const results: unknown[] = [];
  const value = jsonOf(withoutEntries(lines, { results: (entry) => results.push(jsonOf(entry)) }));
  return isMapping(value) && results.length > 0 ? { ...value, results } : value;
}

/** Reads the lines of a `report.json`. Throws a `UserError` if it is damaged, of a newer version, or not a report. */
export function readReport(lines: Iterable<string>, file: string): ReadReport {
  let results: TestResult[] | undefined = [];
  let count = 0;
  const addResult = (value: unknown) => {
    count += 1;
    if (count > MAX_RESULTS) throw unreadable(file, `it has more than ${MAX_RESULTS} results`);
    const { success, data } = testResultSchema.safeParse(value);
    if (success) results?.push(data);
    else results = undefined;
  };
  // The text of all results may be longer than one string can be.
  const value = parsed(withoutEntries(lines, { results: (entry) => addResult(parsed(entry, file)) }), file);

  const head = headSchema.safeParse(value);
  if (!head.success) throw unreadable(file, 'it is no report of eval-action');
  if (head.data.schemaVersion > 1) throw unreadable(file, 'a newer version of eval-action wrote it');
  const read = reportSchema.safeParse(value);
  if (!read.success) throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);

  const { totals, suites, verdict, commit, results: others, ...measured } = read.data;
  // Those of a report with another layout.
  others.forEach(addResult);
  const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
  return {
    run: {
      ...measured,
      describedSuites: described.length > 0 ? described : undefined,
      planned: Math.max(totals.total, count),
      requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) =>
        threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' as const }],
      ),
    },
    results,
    job: commit?.job,
    verdict: verdict?.verdict,
    passed:
      (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
      !verdict.tests.some(({ state }) => undecidedStates.includes(state)),
    hasFailures: verdict?.tests.some(({ state }) => state === 'failing') === true,
    decided: decidedIn(value),
  };
}

function parsed(text: string, file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw unreadable(file, 'it is not JSON, or cut off', cause);
  }
  if (isDeeperThan(value, MAX_JSON_DEPTH)) throw unreadable(file, 'it is nested too deeply');
  return value;
}

const unreadable = (file: string, why: string, cause?: unknown) =>
  userError('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
  });

const comparedSchema = z.object({
  settings: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]) })).optional(),
  comparison: z.object({
    suites: z.array(
      z.object({
        ...suiteAssessmentSchema.pick({ suite: true, file: true, target: true, finding: true }).shape,
        ...suiteAssessmentSchema.pick({ smallestDetectableDrop: true, keepsDefaultThreshold: true }).shape,
        ...numbersShape(),
      }),
    ),
    tests: z.array(
      z.object({
        ...testNamesSchema.shape,
        ...testAssessmentSchema.pick({ state: true, needed: true, p: true, undetectable: true }).shape,
      }),
    ),
    failingTogether: z
      .array(z.object(failingTogetherSchema.pick({ suites: true, needed: true, p: true }).shape))
      .optional(),
    detectableTests: detectableTestsSchema,
  }),
});

const SUSPECTED: readonly TestState[] = [
  ...(['regressed', 'fails-on-base', 'suspected', 'not-reproduced'] as const),
  ...(['not-enough-history', 'not-rerun'] as const),
];

/**
 * What a report decided about its results, for a report on several of them: a job of a matrix everything, because it had
 * its share of the chances of a false alarm. Of other runs only regressions stay: more suspected ones would lower the
 * power for each.
 */
export function decidedIn(report: unknown): DecidedOn {
  const read = comparedSchema.safeParse(report);
  if (!read.success) return { suites: [], tests: [], detectableTests: [] };
  const { settings = [], comparison } = read.data;
  const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
  const kept = isOfMatrix ? SUSPECTED : ['regressed'];
  const isOfGroup = ({ suite, suiteFile, target, needed, p }: DecidedTest): boolean =>
    (comparison.failingTogether ?? []).some(
      (joint) =>
        joint.needed === needed &&
        joint.p === p &&
        joint.suites.some(
          (jointSuite) => jointSuite.suite === suite && jointSuite.file === suiteFile && jointSuite.target === target,
        ),
    );
  const suites = comparison.suites.flatMap((compared): DecidedOn['suites'] => {
    const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, ...numbers } = compared;
    if (finding === 'not-compared') return [];
    const decided = { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold };
    return [finding === 'steady' ? decided : { ...decided, numbers }];
  });
  return {
    suites: isOfMatrix ? suites : [],
    tests: comparison.tests.flatMap(({ state, ...test }): DecidedTest[] => {
      if (!kept.includes(state)) return [];
      if (state === 'not-rerun') return [{ ...test, isBeyondCap: true }];
      // Re-runs that decided nothing together with others must not confirm this test alone.
      if (state === 'not-enough-history') return [{ ...test, needed: undefined, p: undefined }];
      return [state === 'suspected' && isOfGroup(test) ? { ...test, isUndecided: true } : test];
    }),
    detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
  };
}
