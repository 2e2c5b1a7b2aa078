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
import { withoutEntries } from '../../shared/json-document.ts';
import { decidedIn, SuspectedTests } from './decided-in.ts';

/** The data of a run that `report.json` has besides its rows. */
const reportFacts = z.lazy(() =>
  z.object({
    startedAt: z.string().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: z.number().nonnegative(),
    ...measuredFacts(),
    // These only inform: what this version cannot read is unknown.
    changes: measuredFacts().changes.catch(undefined),
    flags: measuredFacts().flags.catch('unknown'),
    environment: environmentSchema.optional().catch(undefined),
    totals: z.object({ total: z.int().nonnegative() }),
    suites: z.array(
      z.object({
        suite: z.string(),
        file: z.string(),
        target: z.string(),
        threshold: z.number().min(0).max(1).optional(),
        isDefaultThreshold: z.literal(true).optional(),
        isOfPassRate: z.literal(true).optional(),
        // It only informs.
        metadata: suiteMetadataSchema.optional().catch(undefined),
      }),
    ),
    warnings: z.array(problemSchema),
    caches: z.array(cacheUseSchema).optional(),
    extraTrials: z.array(z.unknown()).optional(),
    earlier: z.array(z.unknown()).optional(),
  }),
);
const rowsSchema = z.lazy(() => z.object({ results: z.array(z.unknown()) }));
/** As in a results file. */
const MOST_RESULTS = 200_000;
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

/**
 * Reads the lines of a `report.json` as a run; `reduced` leaves out of each result what is not needed. Throws a `UserError`
 * if it is damaged, of a newer version, or not a report.
 */
export function readReport(
  lines: Iterable<string>,
  file: string,
  reduced: (result: TestResult) => TestResult = (result) => result,
): ReadReport {
  const rows = new RowsOfReport(file, reduced);
  const text = withoutEntries(lines, {
    results: (entry) => rows.addResult(parsed(entry, file)),
    'comparison.tests': (entry) => rows.suspected.add(parsed(entry, file)),
  });
  const value = parsed(text, file);
  const ours = own.safeParse(value);
  if (!ours.success) throw unreadable(file, 'it is no report of eval-action');
  if (ours.data.schemaVersion > 1) throw unreadable(file, 'a newer version of eval-action wrote it');
  const read = reportFacts.safeParse(value);
  if (!read.success) throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
  const { totals, suites, extraTrials, earlier, ...facts } = read.data;
  rows.addFrom(value);
  const extra = z.array(extraTrialSchema).safeParse(extraTrials);
  const before = z.array(earlierAttemptSchema).safeParse(earlier);
  // Without it a red run could look green.
  if (earlier !== undefined && !before.success) throw unreadable(file, 'it is damaged at earlier');
  const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
  const decided = decidedSchema.safeParse(value);
  return {
    run: {
      ...facts,
      extraTrials: extra.success ? extra.data : undefined,
      earlier: before.success ? before.data : undefined,
      describedSuites: described.length > 0 ? described : undefined,
      planned: Math.max(totals.total, rows.count),
      requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) =>
        threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' as const }],
      ),
    },
    results: rows.results,
    verdict: decided.success ? decided.data.verdict.verdict : undefined,
    decided: decidedIn(value, rows.suspected),
  };
}

/** The results of a report and its suspected tests, which are added one by one. */
class RowsOfReport {
  readonly #file: string;
  readonly #reduced: (result: TestResult) => TestResult;
  count = 0;
  /** Undefined if this version cannot read one of them. */
  results: TestResult[] | undefined = [];
  readonly suspected = new SuspectedTests();

  constructor(file: string, reduced: (result: TestResult) => TestResult) {
    this.#file = file;
    this.#reduced = reduced;
  }

  addResult(value: unknown): void {
    this.count += 1;
    if (this.count > MOST_RESULTS) throw unreadable(this.#file, `it has more than ${MOST_RESULTS} results`);
    const result = testResultSchema.safeParse(value);
    if (result.success) this.results?.push(this.#reduced(result.data));
    else this.results = undefined;
  }

  /** Those of a report with another layout: they are still in it. */
  addFrom(report: unknown): void {
    const read = rowsSchema.safeParse(report);
    if (!read.success) throw unreadable(this.#file, 'it is damaged at results');
    for (const value of read.data.results) this.addResult(value);
  }
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
