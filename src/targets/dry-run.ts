import type { Target } from '../model/target.ts';

/** An answer that every kind of grader can read (targets-format.md §4.3). */
const DRY_ANSWER = JSON.stringify({
  score: 1,
  assertions: [],
  checks: [],
  overall_reasoning: 'Dry run: nothing real was asked.',
});

/** The same target with nothing behind it: it answers at once, costs nothing and reaches nobody. */
export const dryRunOf = (target: Target): Target => ({
  name: `${target.name}-dry-run`,
  resolvedName: `${target.resolvedName}-dry-run`,
  provider: 'mock',
  options: { response: DRY_ANSWER },
  ...(target.workers !== undefined && { workers: target.workers }),
  fallbackTargets: [],
  batching: false,
  place: target.place,
});
