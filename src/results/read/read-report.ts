import * as z from 'zod';
import { problemSchema, userError } from '../../model/errors.ts';
import { earlierAttemptSchema } from '../../model/run/earlier-attempt.ts';
import { environmentSchema } from '../../model/run/environment.ts';
import {
  cacheUseSchema,
  extraTrialSchema,
  measuredFacts,
  type RunResult,
  suiteMetadataSchema,
  type TestResult,
  testResultSchema,
} from '../../model/run/result.ts';
import type { Decided } from '../../model/verdict/decided.ts';
import { type VerdictKind, verdictKinds } from '../../model/verdict/verdict.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { decidedIn } from './decided-in.ts';

/** The data of a run that `report.json` has besides its rows. */
const reportFacts = z.lazy(() =>
  z.object({
    startedAt: z.string().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: z.number().nonnegative(),
    ...measuredFacts(),
    // It only informs: one that this version cannot read is none.
    environment: environmentSchema.optional().catch(undefined),
    totals: z.object({ total: z.int().nonnegative() }),
    suites: z.array(
      z.object({
        suite: z.string(),
        file: z.string(),
        target: z.string(),
        threshold: z.number().min(0).max(1).optional(),
        isDefaultThreshold: z.literal(true).optional(),
        // It only informs.
        metadata: suiteMetadataSchema.optional().catch(undefined),
      }),
    ),
    warnings: z.array(problemSchema),
    caches: z.array(cacheUseSchema).optional(),
    results: z.array(z.unknown()),
    extraTrials: z.array(z.unknown()).optional(),
    earlier: z.array(z.unknown()).optional(),
  }),
);
const decidedSchema = z.lazy(() => z.object({ verdict: z.object({ verdict: z.enum(verdictKinds) }) }));
const own = z.lazy(() =>
  z.object({
    schemaVersion: z.number(),
    generator: z.object({ name: z.literal('eval-action') }),
  }),
);

/** Whether a text may be a report of ours: one JSON document, where results are one to a line. */
export const looksLikeReport = (text: string): boolean => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));

/** The data of a report's run; without `results` if their format is unknown to this version. */
export interface ReadReport {
  readonly run: Omit<RunResult, 'results'>;
  readonly results?: readonly TestResult[] | undefined;
  /** The decision in the report. */
  readonly verdict?: VerdictKind | undefined;
  /** What it decided about its results, for a report on several of them. */
  readonly decided: Decided;
}

/** Reads a `report.json` as a run. Throws a `UserError` if it is damaged, of a newer version, or not a report. */
export function readReport(text: string, file: string): ReadReport {
  const value = parsed(text, file);
  const ours = own.safeParse(value);
  if (!ours.success) throw unreadable(file, 'it is no report of eval-action');
  if (ours.data.schemaVersion > 1) throw unreadable(file, 'a newer version of eval-action wrote it');
  const read = reportFacts.safeParse(value);
  if (!read.success) throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
  const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
  const full = z.array(testResultSchema).safeParse(results);
  const extra = z.array(extraTrialSchema).safeParse(extraTrials);
  const before = z.array(earlierAttemptSchema).safeParse(earlier);
  // Without it a red run could look green.
  if (earlier !== undefined && !before.success) throw unreadable(file, 'it is damaged at earlier');
  const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
  const decided = decidedSchema.safeParse(value);
  return {
    run: {
      ...facts,
      ...(extra.success && { extraTrials: extra.data }),
      ...(before.success && { earlier: before.data }),
      ...(described.length > 0 && { describedSuites: described }),
      planned: Math.max(totals.total, results.length),
      requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) =>
        threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' as const }],
      ),
    },
    ...(full.success && { results: full.data }),
    ...(decided.success && { verdict: decided.data.verdict.verdict }),
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
  if (isDeeperThan(value, DEEPEST_JSON)) throw unreadable(file, 'it is nested too deeply');
  return value;
}

const unreadable = (file: string, why: string, cause?: unknown) =>
  userError('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
  });
