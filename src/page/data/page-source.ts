import type { TestResult } from '../../model/run/result.ts';
import type { TestNames } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Side } from '../../model/run/side.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { TestState } from '../../model/verdict/verdict.ts';
import { ROW_ID_LENGTH, rowHash } from '../../reports/page-link.ts';
import type { PageLabel, PageLinks, PageTrial, Trend } from './page-data.ts';

/** One test on one target with all that the page shows of it. Each call makes its value: those of 100,000 tests fill the memory. */
export interface PageRow extends TestNames {
  readonly location?: SourceLocation | undefined;
  /** Absent for a test that the run no longer has. */
  readonly result?: TestResult | undefined;
  readonly change?: TestAssessment | undefined;
  /** Oldest first. */
  readonly history: readonly EvidenceTrial[];
  /** What the head did differently first. */
  readonly difference?: string | undefined;
  /** By name: `head`, `base`, `control`, `trial:1` … */
  sides(): Readonly<Record<string, Side>>;
  trials(): readonly PageTrial[];
  /** Undefined for a test without an answer. */
  label(): PageLabel | undefined;
  /** Runs the test again. */
  command(): string;
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

/** How important the details of a test are: A must stay, B and C may be left out of a file that gets too large. */
export type DetailClass = 'A' | 'B' | 'C';

const IMPORTANT: readonly TestState[] = [
  'regressed',
  'fails-on-base',
  'suspected',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
  'changed',
  'errored',
  'failing',
];
const USEFUL: readonly TestState[] = ['failing-as-before', 'fixed', 'quarantined'];

export function classOf(row: PageRow): DetailClass {
  const state = stateOf(row);
  if (IMPORTANT.includes(state) || (state === 'new' && isFailing(row))) return 'A';
  return USEFUL.includes(state) || isMixed(row) || row.change?.flaky === true || isFailing(row) ? 'B' : 'C';
}

/** The state that the gate gave; without a comparison, that of the result. */
export function stateOf({ change, result }: PageRow): TestState {
  if (change !== undefined) return change.state;
  if (result === undefined) return 'removed';
  const { kind } = outcomeOf(result);
  return ({ passed: 'passing', failed: 'failing', errored: 'errored', 'not-run': 'skipped' } as const)[kind];
}

export const isFailing = ({ result }: PageRow): boolean => result !== undefined && outcomeOf(result).kind === 'failed';

/** Some of its trials passed and some did not. */
export function isMixed(row: PageRow): boolean {
  const words = row.trials().flatMap(({ purpose, word }) => (purpose === 'planned' ? [word] : []));
  return words.includes('pass') && words.includes('fail');
}

/**
 * The ids of tests in links. They do not depend on the run, so that a link stays valid from report to report. If two
 * would be equal, all ids of the report are longer.
 */
export function rowIds(rows: readonly TestNames[]): string[] {
  const hashes = rows.map(rowHash);
  let length = ROW_ID_LENGTH;
  while (length < 51 && new Set(hashes.map((each) => each.slice(0, length))).size < new Set(hashes).size) length += 1;
  return hashes.map((each) => each.slice(0, length));
}
