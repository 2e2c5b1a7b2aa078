import type { Plan, Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import { mean, sampleVariance } from '../../shared/statistics/variance.ts';
import { assign, type Chosen, choose, durationOf } from './assign.ts';
import { expectedTimes, type TargetKind } from './expected-time.ts';
import type { Work } from './work.ts';

/** What earlier trials of a test took and cost, by its `resultKey`. Costs are in US dollars. */
export interface Facts {
  readonly durations: ReadonlyMap<string, readonly number[]>;
  readonly costs: ReadonlyMap<string, readonly number[]>;
}

interface ShardSettings {
  /** The number of shards; absent: as few as finish within `targetMs`. */
  readonly shards?: number | undefined;
  readonly most: number;
  readonly targetMs: number;
  /** Tests that run at once on one machine. */
  readonly workers: number;
  kindOf(step: Step): TargetKind;
  /** Whether tests of a target run one after the other. */
  isOneAtATime(step: Step): boolean;
  /** Whether an earlier result is used instead: such a test takes nothing. */
  isReused(step: Step): boolean;
  /** What request limits make the run take at least. */
  requestsMs: number;
}

/** The tests of a run, divided between machines. */
export interface Division extends Omit<Chosen, 'why' | 'leastMs'> {
  /** Known where the number of shards was chosen. */
  readonly leastMs?: number | undefined;
  readonly why: Chosen['why'] | 'given' | 'requests';
  /** The expected time on one machine. */
  readonly oneMachineMs: number;
  /** The expected time of the longest trial. */
  readonly longestMs: number;
  readonly calls: number;
  readonly cost: CostForecast;
  /** Of one trial of each test, by the key of its work. */
  readonly expected: ReadonlyMap<string, Expected>;
}

interface Expected {
  readonly ms: number;
  /** Absent if no cost is known. */
  readonly usd?: number | undefined;
}

/** Expected costs of the targets in US dollars, without their judges. */
interface CostForecast {
  /** Absent if the cost of no test is known. */
  readonly usd?: number | undefined;
  /** The costs stay below it with a probability of 95%. */
  readonly boundUsd?: number | undefined;
  /** Tests of which no cost is known. */
  readonly unknownTests: number;
}

/** Before the first test of a machine: start, checkout, installation. */
const MACHINE_SETUP_MS = 60_000;
/** Before the first test of a suite: workspaces and hooks. */
const SUITE_SETUP_MS = 5_000;
const Z_95 = 1.645;

/** Assigns the tests of a run to shards, and forecasts what they take. Broken tests take nothing. */
export function planShards(plan: Plan, facts: Facts, settings: ShardSettings): Division {
  const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const works = worksOf(steps, facts, settings);
  const running = works.filter((_, index) => !settings.isReused(steps[index] as Step));
  const { workers, requestsMs } = settings;
  const scheduling = { workers, setupMs: SUITE_SETUP_MS };
  const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
  const chosen =
    settings.shards === undefined
      ? choose(works, { ...scheduling, most: settings.most, targetMs: Math.max(0, wantedMs, requestsMs) })
      : given(assign(works, { ...scheduling, shards: settings.shards }));
  const [one] = assign(works, { ...scheduling, shards: 1 });
  const isLimited = chosen.why === 'target' && requestsMs > wantedMs;
  return {
    ...chosen,
    why: isLimited ? 'requests' : chosen.why,
    durationMs: MACHINE_SETUP_MS + Math.max(chosen.durationMs, requestsMs),
    oneMachineMs: MACHINE_SETUP_MS + Math.max(one?.durationMs ?? 0, requestsMs),
    longestMs: Math.max(0, ...works.map(({ trialMs }) => trialMs)),
    calls: running.reduce((sum, { trials }) => sum + trials, 0),
    cost: costOf(running, facts),
    expected: new Map(works.map(({ key, trialMs }) => [key, { ms: trialMs, usd: usdOf(key, facts) }])),
  };
}

function usdOf(key: string, { costs }: Facts): number | undefined {
  const known = costs.get(key) ?? [];
  return known.length === 0 ? undefined : mean(known);
}

const given = (shards: Chosen['shards']) => ({
  shards,
  durationMs: durationOf(shards),
  why: 'given' as const,
});

function worksOf(
  steps: readonly Step[],
  { durations }: Facts,
  { kindOf, isOneAtATime, isReused }: ShardSettings,
): Work[] {
  const timed = steps.map((step) => ({
    key: resultKeyOf(step),
    suite: suiteOnTarget(step),
    target: step.target.name,
    kind: kindOf(step),
  }));
  const times = expectedTimes(timed, durations);
  const hasDependents = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => dependencyName(step, id))));
  return steps.map((step, index) => {
    const key = timed[index]?.key ?? '';
    const own = dependencyName(step, step.test.id);
    const together = [
      ...(hasDependents.has(own) ? [own] : []),
      ...step.test.dependsOn.map((id) => dependencyName(step, id)),
      ...(isWhole(step, isOneAtATime(step)) ? [suiteOnTarget(step)] : []),
    ];
    return {
      key,
      setup: suiteOnTarget(step),
      trials: step.trials.count,
      trialMs: isReused(step) ? 0 : (times.get(key) ?? 0),
      isDivisible: together.length === 0 && !isInOrder(step),
      together,
    };
  });
}

/** Whether a trial depends on those before it: the first that passes ends the others, or all share a limit of costs. */
const isInOrder = ({ trials: { strategy, costLimitUsd } }: Step): boolean =>
  strategy === 'pass_at_k' || costLimitUsd !== undefined;

const suiteOnTarget = ({ suite, target }: Step): string => JSON.stringify(['suite', suite.path, target.name]);
const dependencyName = ({ suite, target }: Step, id: string): string =>
  JSON.stringify(['test', suite.path, target.name, id]);

/** Whether the tests of the suite on the target share something that only one machine has. */
function isWhole({ suite, test, target }: Step, isOneAtATime: boolean): boolean {
  const { workspace } = test;
  const isShared = workspace !== undefined && (workspace.isolation === 'shared' || workspace.mode === 'static');
  return target.batching || suite.failOnError || isShared || isOneAtATime;
}

function costOf(works: readonly Work[], { costs }: Facts): CostForecast {
  const known = works.flatMap(({ key, trials }) => {
    const seen = costs.get(key) ?? [];
    return seen.length === 0
      ? []
      : [{ usd: trials * mean(seen), spread: seen.length < 2 ? 0 : trials * sampleVariance(seen) }];
  });
  const unknownTests = works.length - known.length;
  if (known.length === 0) return { unknownTests };
  const usd = known.reduce((sum, each) => sum + each.usd, 0);
  const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
  return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}
