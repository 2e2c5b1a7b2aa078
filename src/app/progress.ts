import type { Problem } from '../model/errors.ts';
import type { Report } from '../model/report.ts';
import type { Receipt } from '../model/reporter.ts';
import type { ExtraTrial, TestResult } from '../model/result.ts';
import type { CallTimeLimit } from './call-time-limits.ts';
import type { PlannedTest } from './planned-tests.ts';

/** Follows a run and tells somebody: a person at a terminal, a program, the log of a job. */
export interface Progress {
  /** The plan stands. `problems` are the warnings about it and the errors of tests that cannot run. */
  planned(plan: Outline, problems: readonly Problem[]): void;
  started(step: { readonly suite: string; readonly testId: string; readonly target: string }): void;
  finished(result: TestResult, counts: { readonly done: number; readonly total: number }): void;
  /** The planned trials are over, and so many tests look newly broken: they are run again. */
  confirming(tests: number): void;
  /** A confirmation, control or seed trial has a result. */
  extraTrial(trial: Pick<ExtraTrial, 'purpose' | 'result'>): void;
  /** The run is over and told everywhere. `folder` holds its files. */
  ended(report: Report, folder: string, receipts: readonly Receipt[]): void;
}

export interface Outline {
  readonly tests: number;
  readonly suites: readonly string[];
  /** The tests, as far as one has to know them to say what a comparison could see. */
  readonly planned?: readonly PlannedTest[] | undefined;
  /** How long calls may take. */
  readonly timeLimits?: readonly CallTimeLimit[] | undefined;
  /** What the comparison with the baseline could see, a sentence for each suite and target. */
  readonly forecast?: readonly string[] | undefined;
  /** Results of an earlier run that stand for tests of this one; they are done already. */
  readonly takenOver?: { readonly results: readonly TestResult[]; readonly from: string } | undefined;
}
