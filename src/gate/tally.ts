import type { Count } from '../shared/statistics/hypergeometric.ts';
import type { GateSettings } from './policy.ts';

/** What suites are compared by: how often their trials pass, or which scores they get. */
export type Metric = GateSettings['metric'];

/** Trials of one side, counted. `scores` are there where suites are compared by them. */
export interface Tally extends Count {
  readonly scores?: { readonly sum: number; readonly squares: number } | undefined;
}

interface Trial {
  readonly pass: boolean;
  readonly score: number;
}

/** How many of some trials passed. */
export function countOf(trials: readonly Pick<Trial, 'pass'>[]): Count {
  let passes = 0;
  for (const { pass } of trials) if (pass) passes += 1;
  return { passes, trials: trials.length };
}

/** The same with what the metric looks at. */
export function tallyOf(trials: readonly Trial[], metric: Metric): Tally {
  if (metric === 'pass') return countOf(trials);
  let sum = 0;
  let squares = 0;
  for (const { score } of trials) {
    sum += score;
    squares += score * score;
  }
  return { ...countOf(trials), scores: { sum, squares } };
}

export const rateOf = ({ passes, trials }: Count): number => passes / trials;

/** The share of trials that passed, or their mean score. */
export const levelOf = ({ passes, trials, scores }: Tally): number => (scores?.sum ?? passes) / trials;

/** What is left of a level when these trials are taken out of it. */
export function without(all: Tally, { passes, trials, scores }: Tally): Tally {
  return {
    passes: all.passes - passes,
    trials: all.trials - trials,
    ...(all.scores &&
      scores && { scores: { sum: all.scores.sum - scores.sum, squares: all.scores.squares - scores.squares } }),
  };
}

/** The variance of one trial when both sides are one: p̂(1 − p̂) of gate.md §2.5, and the same of scores. */
export function pooledVariance(base: Tally, now: Tally): number {
  const trials = base.trials + now.trials;
  const level = ((base.scores?.sum ?? base.passes) + (now.scores?.sum ?? now.passes)) / trials;
  if (base.scores === undefined || now.scores === undefined) return level * (1 - level);
  return Math.max(0, (base.scores.squares + now.scores.squares) / trials - level * level);
}
