import { createHash } from 'node:crypto';
import type { Step } from '../model/plan.ts';
import { resultKeyOf } from '../model/result.ts';
import { randomFrom } from '../shared/statistics/shuffle-test.ts';

/** Which tests begin first. It changes no result, and results stand in the order of the plan. */
export const orders = ['longest-first', 'shuffled', 'stable-first'] as const;
export type Order = (typeof orders)[number];

/** What is known of tests before they run, by their keys in comparisons. */
export interface KnownBefore {
  /** The share of their trials that passed. */
  readonly rates: ReadonlyMap<string, number>;
  /** In US dollars. */
  readonly costs: ReadonlyMap<string, number>;
  /** The commit that is measured, where somebody says it. */
  readonly headSha?: string | undefined;
}

/**
 * The steps in the order in which they are to begin (gate.md §2.8). `longest-first` is for whoever seats them to see to,
 * so that here they stay as planned; `shuffled` is the same for the same tests of the same commit; `stable-first` begins
 * with what passes most often for its cost, and ends with tests of which nothing is known, as planned.
 */
export function inOrder(steps: readonly Step[], order: Order, known: KnownBefore): readonly Step[] {
  if (order === 'shuffled') return shuffled(steps, known.headSha);
  return order === 'stable-first' ? stableFirst(steps, known) : steps;
}

function shuffled(steps: readonly Step[], headSha: string | undefined): Step[] {
  const keyed = steps.map((step) => ({ step, key: resultKeyOf(step) }));
  const drawn = keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.step.index - b.step.index));
  const names = JSON.stringify([drawn.map(({ key }) => key), headSha ?? null]);
  const random = randomFrom(createHash('sha256').update(names).digest().readUInt32BE(0));
  return drawn
    .map((each) => ({ step: each.step, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ step }) => step);
}

/** Less than anything costs: what costs nothing is not infinitely worth while. */
const LEAST_USD = 1e-6;

function stableFirst(steps: readonly Step[], { rates, costs }: KnownBefore): Step[] {
  const told = steps.flatMap((step) => costs.get(resultKeyOf(step)) ?? []);
  // A test of which nobody knows what it costs counts as one like the others.
  const usual = told.length === 0 ? 1 : told.reduce((sum, cost) => sum + cost, 0) / told.length;
  return steps
    .map((step) => {
      const key = resultKeyOf(step);
      const rate = rates.get(key);
      return { step, worth: rate === undefined ? -1 : rate / Math.max(LEAST_USD, costs.get(key) ?? usual) };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ step }) => step);
}
