import type { RunOptions } from '../../config/settings.ts';
import type { Step } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../providers/providers/index.ts';
import { keyOf } from '../admission.ts';
import type { LaneLimits } from '../schedule.ts';

/** AgentV's default number of parallel tests. */
const DEFAULT_WORKERS = 3;
/** Default number of parallel calls of a judge: judging must not be the bottleneck. */
const DEFAULT_JUDGE_WORKERS = 8;

/** Tests of one suite on one target share a queue, and those of all suites on a target another one. */
export const lanesOf = ({ suite, target }: Step): readonly [ofSuite: string, ofTarget: string] => [
  JSON.stringify(['suite', suite.path, target.name]),
  JSON.stringify(['target', keyOf(target)]),
];

/** The number of parallel tests of a suite on a target: that of the input, else of the suite, else of the target. */
export function workersOf(
  step: { readonly suite: Pick<Step['suite'], 'workers'>; readonly target: Pick<Target, 'workers' | 'provider'> },
  { workers }: Pick<RunOptions, 'workers'>,
): number {
  const { suite, target } = step;
  if (findKind(providers, target.provider)?.oneAtATime) return 1;
  return workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS;
}

export const judgeWorkersOf = ({ workers }: Pick<Target, 'workers'>): number => workers ?? DEFAULT_JUDGE_WORKERS;

/**
 * The number of parallel calls. `callLimit`: how many calls of a target its server bears just now. `alone`: queues with one
 * slot.
 */
export function limitsOf(
  steps: readonly Step[],
  inputs: Pick<RunOptions, 'workers' | 'bail'>,
  { callLimit, alone }: { callLimit(target: Target): number | undefined; readonly alone: ReadonlySet<string> },
): LaneLimits {
  const most = new Map<string, number>();
  const targets = new Map<string, Target>();
  for (const step of steps) {
    const lanes = lanesOf(step);
    for (const lane of lanes) most.set(lane, Math.max(most.get(lane) ?? 0, workersOf(step, inputs)));
    targets.set(lanes[1], step.target);
  }
  const total = inputs.workers ?? Math.max(DEFAULT_WORKERS, ...most.values());
  return {
    total,
    perLane(name) {
      if (alone.has(name)) return 1;
      const limit = most.get(name) ?? DEFAULT_WORKERS;
      const target = targets.get(name);
      return Math.min(limit, (target && callLimit(target)) ?? limit);
    },
    // As many answers are graded at the same time; more would only pile up. With --bail, the grade of one decides about the next.
    begun:
      inputs.bail === undefined
        ? total + Math.max(total, DEFAULT_JUDGE_WORKERS)
        : (inputs.workers ?? Math.max(...most.values())),
  };
}
