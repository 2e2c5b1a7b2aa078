import { type Paid, paidFor } from '../model/paid.ts';
import type { TestResult } from '../model/result.ts';

/** What the target took for a test in US dollars, over all its trials, as far as it told. */
export function costOf(result: TestResult): number | undefined {
  const costs = callsOf(result).flatMap(({ costUsd }) => costUsd ?? []);
  return costs.length === 0 ? undefined : sum(costs);
}

/** All tokens that a test took, over all its trials, as far as the target told. */
export function tokensOf(result: TestResult): number | undefined {
  const counts = callsOf(result).flatMap(({ tokenUsage }) => tokenUsage ?? []);
  return counts.length === 0 ? undefined : sum(counts.map(({ input, output }) => input + output));
}

/** The target's own time in milliseconds; of a test that errored before it was known, the wall clock. */
export function timeOf({ status, durationMs, evalRun }: TestResult): number | undefined {
  if (durationMs !== undefined || status !== 'execution_error') return durationMs;
  return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}

const callsOf = (result: TestResult): readonly Paid[] => (result.trials ?? [result]).map(paidFor);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
