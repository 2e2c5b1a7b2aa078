import type { Step } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Target } from '../../model/suite/target.ts';
import { keyOf } from '../../run/admission.ts';
import { providers } from '../../run/providers/index.ts';
import type { Limits } from '../../run/schedule.ts';
import type { RunOptions } from '../config/inputs.ts';

/** AgentV's default number of parallel tests. */
const DEFAULT_WORKERS = 3;
/** Default number of parallel calls of a judge: judging must not be the bottleneck. */
const DEFAULT_JUDGE_WORKERS = 8;

type Lanes = readonly [ofSuite: string, ofTarget: string];

/** Of each suite on each target: the same for all its tests. */
const knownLanes = new WeakMap<Step['suite'], Map<Target, Lanes>>();

/** Tests of one suite on one target share a queue, and those of all suites on a target another one. */
export function lanesOf({ suite, target }: Step): Lanes {
  const known = knownLanes.get(suite) ?? new Map<Target, Lanes>();
  knownLanes.set(suite, known);
  const lanes: Lanes = known.get(target) ?? [
    JSON.stringify(['suite', suite.path, target.name]),
    JSON.stringify(['target', keyOf(target)]),
  ];
  known.set(target, lanes);
  return lanes;
}

/** The number of parallel tests of a suite on a target: that of the input, else of the suite, else of the target. */
export const workersOf = (
  {
    suite,
    target,
  }: { readonly suite: Pick<Step['suite'], 'workers'>; readonly target: Pick<Target, 'workers' | 'provider'> },
  { workers }: Pick<RunOptions, 'workers'>,
): number => (isOneAtATime(target.provider) ? 1 : (workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS));

const isOneAtATime = (provider: string): boolean => findKind(providers, provider)?.oneAtATime ?? false;

export const judgeWorkersOf = ({ workers }: Pick<Target, 'workers'>): number => workers ?? DEFAULT_JUDGE_WORKERS;

interface Bounds {
  /** How many calls of a target its server bears just now. */
  callLimit(target: Target): number | undefined;
  /** Queues with one slot. */
  readonly alone: ReadonlySet<string>;
}

/** The number of parallel calls. */
export function limitsOf(
  steps: readonly Step[],
  inputs: Pick<RunOptions, 'workers'>,
  { callLimit, alone }: Bounds,
): Limits {
  const lanes = new Map<string, { most: number; readonly target?: Target }>();
  const raise = (lane: string, most: number, target?: Target) => {
    const known = lanes.get(lane);
    if (known === undefined) lanes.set(lane, { most, target });
    else known.most = Math.max(known.most, most);
  };
  const seen = new Set<Lanes>();
  for (const step of steps) {
    const own = lanesOf(step);
    if (seen.has(own)) continue;
    seen.add(own);
    const [ofSuite, ofTarget] = own;
    raise(ofSuite, workersOf(step, inputs));
    raise(ofTarget, workersOf(step, inputs), step.target);
  }
  const most = Math.max(DEFAULT_WORKERS, ...[...lanes.values()].map((lane) => lane.most));
  const total = inputs.workers ?? most;
  return {
    total,
    perLane(name) {
      if (alone.has(name)) return 1;
      const lane = lanes.get(name);
      if (lane === undefined) return DEFAULT_WORKERS;
      const bears = lane.target && callLimit(lane.target);
      return Math.min(lane.most, bears ?? lane.most);
    },
    // As many answers are graded at the same time; more would only pile up.
    begun: total + Math.max(total, DEFAULT_JUDGE_WORKERS),
  };
}
