import type { Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import type { TargetKind } from '../../plan/shards/expected-time.ts';
import { type Facts, planShards, type ShardPlan } from '../../plan/shards/plan-shards.ts';
import { providers } from '../../run/providers/index.ts';
import type { Inputs } from '../config/inputs.ts';
import { findBasis } from '../pipeline/basis.ts';
import { perTest } from '../pipeline/earlier-runs.ts';
import { openSite, withoutSecretsOf } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { findPolicy } from '../policy/find-policy.ts';
import { workersOf } from '../steps/workers.ts';
import { readPlan } from './listing.ts';
import type { FileProblem } from './survey.ts';

/** How a run is to be divided. */
export interface ShardWishes {
  /** Absent: as many as it needs. */
  readonly shards?: number | undefined;
  readonly most: number;
  readonly targetMinutes: number;
}

export interface FoundShards extends ShardPlan {
  readonly tests: number;
  readonly targets: number;
  readonly judgeCalls: number;
  readonly problems: readonly FileProblem[];
  /** Tests with a known duration. */
  readonly timedTests: number;
}

const MINUTE_MS = 60_000;

/** Divides the tests of a run between machines, by the durations in its baseline. Calls nothing. */
export async function findShards(asked: Inputs, wishes: ShardWishes, runtime: Runtime): Promise<FoundShards> {
  const policy = await findPolicy(asked, runtime);
  const site = await openSite(policy.inputs, runtime);
  const { plan, problems, judgeCalls } = await withoutSecretsOf(site, () => readPlan(site));
  const { baseline } = await findBasis(policy, runtime);
  const facts = factsOf(baseline);
  const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const shards = planShards(plan, facts, {
    ...wishes,
    targetMs: wishes.targetMinutes * MINUTE_MS,
    workers: Math.max(1, ...steps.map((step) => workersOf(step, policy.inputs))),
    kindOf,
    isOneAtATime: ({ target }) => findKind(providers, target.provider)?.oneAtATime ?? false,
  });
  return {
    ...shards,
    tests: steps.length,
    targets: new Set(steps.map(({ target }) => target.name)).size,
    judgeCalls,
    problems,
    timedTests: steps.filter((step) => facts.durations.has(resultKeyOf(step))).length,
  };
}

function kindOf({ target }: Step): TargetKind {
  const kind = findKind(providers, target.provider);
  if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true) return 'mock';
  if (kind.runsPrograms === true) return 'program';
  return kind.promptMode === 'agent' ? 'agent' : 'model';
}

const factsOf = (baseline: Baseline): Facts => ({
  durations: perTest(
    baseline,
    ({ durationMs }) => durationMs,
    (known) => known,
  ),
  costs: perTest(
    baseline,
    ({ costUsd }) => costUsd,
    (known) => known,
  ),
});
