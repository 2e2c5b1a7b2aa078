import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { earlierAttemptSchema } from '../../model/run/earlier-attempt.ts';
import {
  environmentSchema,
  extraTrialSchema,
  measuredFacts,
  type RunResult,
  suiteMetadataSchema,
} from '../../model/run/result.ts';
import { isSameSuite } from '../../model/run/result-keys.ts';
import { jsonOf } from '../../model/text/json.ts';
import { withoutEntries } from '../../model/text/json-document.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { type DecidedOn, type DecidedTest, numbersShape } from '../../model/verdict/assessment.ts';
import { reportFileSchema, suiteReportSchema } from '../../model/verdict/report.ts';
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
  totals: z.object({ total: z.int().nonnegative() }),
  suites: z.array(
    z.object({
      ...suiteReportSchema.omit({ totals: true }).shape,
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

const headSchema = z.object({ schemaVersion: z.number(), generator: z.object({ name: z.literal('eval-action') }) });

/** Whether a text may be a report of ours: one JSON document, where results are one to a line. */
export const looksLikeReport = (text: string): boolean => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));

/** The run that a report contains. */
export interface ReadReport {
  readonly run: RunResult;
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

/** Reads the lines of a `report.json`. Throws a `UserError` if it is damaged, of another version, or not a report. */
export function readReport(lines: Iterable<string>, file: string): ReadReport {
  const refused = (why: string) =>
    userError('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
      hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    });
  const value = reportDocument(lines);
  if (value === undefined) throw refused('it is not JSON, or cut off');
  if (isDeeperThan(value, MAX_JSON_DEPTH)) throw refused('it is nested too deeply');
  const head = headSchema.safeParse(value);
  if (!head.success) throw refused('it is no report of eval-action');
  if (head.data.schemaVersion > 1) throw refused('a newer version of eval-action wrote it');
  const read = reportSchema.safeParse(value);
  if (!read.success) throw refused(`it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);

  const { totals, suites, verdict, commit, ...measured } = read.data;
  const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
  return {
    run: {
      ...measured,
      describedSuites: described.length > 0 ? described : undefined,
      planned: Math.max(totals.total, measured.results.length),
      requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) =>
        threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' as const }],
      ),
    },
    job: commit?.job,
    verdict: verdict?.verdict,
    passed:
      (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
      !verdict.tests.some(({ state }) => undecidedStates.includes(state)),
    hasFailures: verdict?.tests.some(({ state }) => state === 'failing') === true,
    decided: decidedIn(value),
  };
}

const comparedSchema = z.object(reportFileSchema.pick({ settings: true, comparison: true }).shape);

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
  const isOfGroup = ({ suite, suiteFile: file, target, needed, p }: DecidedTest): boolean =>
    (comparison.failingTogether ?? []).some(
      (joint) => joint.needed === needed && joint.p === p && joint.suites.some(isSameSuite({ suite, file, target })),
    );
  const suites = comparison.suites.flatMap((compared): DecidedOn['suites'] => {
    const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold } = compared;
    if (finding === 'not-compared') return [];
    const numbers = finding === 'steady' ? undefined : z.object(numbersShape()).parse(compared);
    return [{ suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, numbers }];
  });
  return {
    suites: isOfMatrix ? suites : [],
    tests: comparison.tests.flatMap(({ suite, suiteFile, testId, target, state, undetectable, needed, p }) => {
      if (!kept.includes(state)) return [];
      const test: DecidedTest = { suite, suiteFile, testId, target, undetectable };
      if (state === 'not-rerun') return [{ ...test, needed, p, isBeyondCap: true as const }];
      // Re-runs that decided nothing together with others must not confirm this test alone.
      if (state === 'not-enough-history') return [test];
      const isUndecided = state === 'suspected' && isOfGroup({ ...test, needed, p });
      return [{ ...test, needed, p, isUndecided: isUndecided || undefined }];
    }),
    detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
  };
}
