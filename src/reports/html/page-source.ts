import type { TestResult } from '../../model/run/result.ts';
import type { Side } from '../../model/run/side.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { PageLabel, PageLinks, PageTrial, Trend } from './page-data.ts';

/** One test on one target with all that the page shows of it. Each call makes its value: those of 100,000 tests fill the memory. */
export interface PageRow {
  readonly suite: string;
  readonly suiteFile: string;
  readonly testId: string;
  readonly target: string;
  readonly location?: SourceLocation | undefined;
  /** Absent for a test that the run no longer has. */
  readonly result?: TestResult | undefined;
  readonly change?: TestAssessment | undefined;
  /** By name: `head`, `base`, `control`, `trial:1` … */
  sides(): Readonly<Record<string, Side>>;
  trials(): readonly PageTrial[];
  /** Undefined for a test without an answer. */
  label(): PageLabel | undefined;
  /** Oldest first. */
  readonly history: readonly EvidenceTrial[];
  /** Runs the test again. */
  command(): string;
  /** What the head did differently first, and its row in the aligned trajectories. */
  readonly difference?: { readonly sentence: string; readonly row?: number | undefined } | undefined;
}

/** A report, and the facts that only the job has that writes the page. */
export interface PageSource {
  readonly report: Report;
  readonly rows: readonly PageRow[];
  readonly trend: readonly Trend[];
  /** How the base answers were found, or why there are none: a sentence. */
  readonly samples: string;
  readonly links?: PageLinks | undefined;
  readonly key?: string | undefined;
  readonly unverified?: string | undefined;
}
