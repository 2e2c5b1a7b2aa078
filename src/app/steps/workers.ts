import type { Step } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Target } from '../../model/suite/target.ts';
import { keyOf } from '../../run/admission.ts';
import { providers } from '../../run/providers/index.ts';
import type { Limits } from '../../run/schedule.ts';
import type { Inputs } from '../config/inputs.ts';

/** AgentV's number of parallel tests when nobody says one. */
const DEFAULT_WORKERS = 3;
/** Calls of a judge at the same time when its target says no number: judging must not be what everything waits for. */
const DEFAULT_JUDGE_WORKERS = 8;
/** Tests that wait only for their result to be written: with more of them in one go, there are fewer to write. */
const WRITTEN_TOGETHER = 32;

type Lanes = readonly [ofSuite: string, ofTarget: string];

/** Of each suite on each target: all of its tests have the same. */
const knownLanes = new WeakMap<Step['suite'], Map<Target, Lanes>>();

/** Tests of one suite on one target wait for each other, and those of all suites on a target. */
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

/**
 * How many tests of a suite run at the same time on a target: what was asked for, what the suite says, what the target
 * says.
 */
export const workersOf = (
  {
    suite,
    target,
  }: { readonly suite: Pick<Step['suite'], 'workers'>; readonly target: Pick<Target, 'workers' | 'provider'> },
  { workers }: Pick<Inputs, 'workers'>,
): number => (isOneAtATime(target.provider) ? 1 : (workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS));

const isOneAtATime = (provider: string): boolean => findKind(providers, provider)?.oneAtATime ?? false;

export const judgeWorkersOf = ({ workers }: Pick<Target, 'workers'>): number => workers ?? DEFAULT_JUDGE_WORKERS;

interface Bounds {
  /** How many calls of a target its server bears just now. */
  callLimit(target: Target): number | undefined;
  /** Lanes with one place. */
  readonly alone: ReadonlySet<string>;
  /** Whether nobody outside of this process is needed for any of the tests. */
  readonly allHere: boolean;
}

/** How many tests are asked at the same time. */
export function limitsOf(
  steps: readonly Step[],
  inputs: Pick<Inputs, 'workers'>,
  { callLimit, alone, allHere }: Bounds,
): Limits {
  const lanes = new Map<string, { most: number; readonly target?: Target }>();
  const raise = (lane: string, most: number, target?: Target) => {
    const known = lanes.get(lane);
    if (known === undefined) lanes.set(lane, { most, ...(target && { target }) });
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
    // Beside those who are asked, as many are graded; the answers of more would only pile up.
    begun: total + Math.max(total, allHere ? WRITTEN_TOGETHER : DEFAULT_JUDGE_WORKERS),
  };
}
