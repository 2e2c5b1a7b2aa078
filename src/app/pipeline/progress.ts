import type { Problem } from '../../model/errors.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import type { ExtraTrial, TestResult } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { CallTimeLimit } from '../config/call-time-limits.ts';

/** Follows a run and tells somebody: a person at a terminal, a program, the log of a job. */
export interface Progress {
  /** The plan stands. `problems` are the warnings about it and the errors of tests that cannot run. */
  planned(plan: Outline, problems: readonly Problem[]): void;
  started(step: { readonly suite: string; readonly testId: string; readonly target: string }): void;
  finished(result: TestResult, counts: { readonly done: number; readonly total: number }): void;
  /** The planned trials are over; this many suspected regressions are re-run. */
  confirming(tests: number): void;
  /** A confirmation, control or seed trial has a result. */
  extraTrial(trial: Pick<ExtraTrial, 'purpose' | 'result'>): void;
  /** The trials are over, with or without an error: lines that are printed from now on are not folded away. */
  closeGroup?(): void;
  /** The run is over and told everywhere. `folder` holds its files. */
  ended(report: Report, folder: string, receipts: readonly Receipt[]): void;
}

export interface Outline {
  readonly tests: number;
  readonly suites: readonly string[];
  readonly timeLimits?: readonly CallTimeLimit[] | undefined;
  /** What the comparison with the baseline could see, a sentence for each suite and target. */
  readonly forecast?: readonly string[] | undefined;
  /** Results of an earlier run that stand for tests of this one; they are done already. */
  readonly takenOver?: { readonly results: readonly TestResult[]; readonly from: string } | undefined;
}
