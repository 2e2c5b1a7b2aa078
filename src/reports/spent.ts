import { paidFor } from '../model/run/paid.ts';
import type { TestResult } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';

/** The target's cost of a test in US dollars, over all its trials, as far as it is known. */
export function costOf(result: TestResult): number | undefined {
  let sum: number | undefined;
  for (const call of result.trials ?? [result]) {
    const { costUsd } = paidFor(call);
    if (costUsd !== undefined) sum = (sum ?? 0) + costUsd;
  }
  return sum;
}

/** Milliseconds of a run. Unknown for results of other tools without times. */
export const runTimeOf = ({ imported, durationMs }: Pick<Report, 'imported' | 'durationMs'>): number | undefined =>
  imported !== undefined && durationMs === 0 ? undefined : durationMs;

/** All tokens of a test, over all its trials, as far as they are known. */
export function tokensOf(result: TestResult): number | undefined {
  let sum: number | undefined;
  for (const call of result.trials ?? [result]) {
    const { tokenUsage } = paidFor(call);
    if (tokenUsage !== undefined) sum = (sum ?? 0) + (tokenUsage.input + tokenUsage.output);
  }
  return sum;
}

/** The target's own time in milliseconds; for a test that errored before it was known, the wall clock. */
export function timeOf({ status, durationMs, evalRun }: TestResult): number | undefined {
  if (durationMs !== undefined || status !== 'execution_error') return durationMs;
  return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}
