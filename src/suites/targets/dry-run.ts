import type { Plan } from '../../model/run/plan.ts';
import type { Target } from '../../model/suite/target.ts';

/** A response that every kind of grader can parse. */
const DRY_ANSWER = JSON.stringify({
  score: 1,
  assertions: [],
  checks: [],
  overall_reasoning: 'Dry run: no target was called.',
});

/** The same plan with stubs as targets. Made from the finished plan, so that each test has its targets. */
export const dryPlanOf = ({ steps, requirements }: Plan): Plan => ({
  steps: steps.map((step) =>
    step.kind === 'broken' ? { ...step, target: dryName(step.target) } : { ...step, target: dryRunOf(step.target) },
  ),
  requirements: requirements.map((requirement) => ({ ...requirement, target: dryName(requirement.target) })),
});

/** The target as a stub: it responds at once, costs nothing and contacts nothing. */
export const dryRunOf = (target: Target): Target => ({
  name: dryName(target.name),
  resolvedName: dryName(target.resolvedName),
  provider: 'mock',
  options: { response: DRY_ANSWER },
  workers: target.workers,
  fallbackTargets: [],
  batching: false,
  location: target.location,
});

const SUFFIX = '-dry-run';
/** The name of the stub of a target. */
const dryName = (name: string): string => `${name}${SUFFIX}`;

export const realNameOf = (name: string): string => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);
