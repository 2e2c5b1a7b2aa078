import type { Plan } from '../model/run/plan.ts';
import type { Target } from '../model/suite/target.ts';

/** An answer that every kind of grader can read. */
const DRY_ANSWER = JSON.stringify({
  score: 1,
  assertions: [],
  checks: [],
  overall_reasoning: 'Dry run: nothing real was asked.',
});

/** The same plan with nothing behind its targets. It is made first: by then each test knows where it runs. */
export const dryPlanOf = ({ steps, requirements }: Plan): Plan => ({
  steps: steps.map((step) =>
    step.kind === 'broken' ? { ...step, target: dryName(step.target) } : { ...step, target: dryRunOf(step.target) },
  ),
  requirements: requirements.map((requirement) => ({ ...requirement, target: dryName(requirement.target) })),
});

/** The same target with nothing behind it: it answers at once, costs nothing and reaches nobody. */
export const dryRunOf = (target: Target): Target => ({
  name: dryName(target.name),
  resolvedName: dryName(target.resolvedName),
  provider: 'mock',
  options: { response: DRY_ANSWER },
  ...(target.workers !== undefined && { workers: target.workers }),
  fallbackTargets: [],
  batching: false,
  location: target.location,
});

const SUFFIX = '-dry-run';
const dryName = (name: string): string => `${name}${SUFFIX}`;

export const realNameOf = (name: string): string => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);
