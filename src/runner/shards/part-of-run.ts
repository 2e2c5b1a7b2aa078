import { createHash } from 'node:crypto';
import type { GateInputs } from '../../config/gate-inputs.ts';
import type { Inputs } from '../../config/settings.ts';
import { wholeRunOf } from '../../gate/suspected-regressions.ts';
import type { Job } from '../../github/job.ts';
import { userError } from '../../model/errors.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import { resultKeyOf } from '../../model/run/result-keys.ts';
import { DAY_MS } from '../../model/text/iso-time.ts';
import type { Commit } from '../../workspaces/git-tree.ts';
import { figuresOf } from '../pipeline/baseline-context.ts';
import { passingPairing } from '../pipeline/power.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import { namesOfStep } from '../pipeline/run-session.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { worksOf } from './expected-work.ts';
import { divide } from './shards.ts';

/**
 * The inputs of one shard: equal parts of what the run may spend, and no reports to people, which only the report on all
 * shards makes.
 */
export function inputsOfShard(inputs: Inputs): Inputs {
  if (inputs.shard === undefined) return inputs;
  const { count } = inputs.shard;
  const limits = Object.entries(inputs.requestsPerMinute ?? {});
  return {
    ...inputs,
    budgetUsd: inputs.budgetUsd === undefined ? undefined : inputs.budgetUsd / count,
    requestsPerMinute: Object.fromEntries(limits.map(([name, most]) => [name, Math.max(1, Math.floor(most / count))])),
    comment: 'never',
    jobSummary: 'off',
    annotations: 'off',
    checkRun: false,
    html: 'false',
    otel: [],
  };
}

const LOOK_MS = 60_000;

/**
 * Evidence that is stored later does not count. All shards must have the same baseline, in each attempt: on GitHub what there
 * was when the workflow run was created, and elsewhere what the checkout has, with ages as of its commit.
 */
export async function baselineTime(
  job: Job | undefined,
  token: string | undefined,
  commit: Commit | undefined,
  { connect, clock, signal }: Pick<Runtime, 'connect' | 'clock' | 'signal'>,
): Promise<string> {
  const today = clock.now() - (clock.now() % DAY_MS);
  const local = new Date(commit?.time ?? today).toISOString();
  if (job === undefined || token === undefined) return local;
  // A run on a developer's machine sends no request.
  const { workflowRuns } = await import('../../github/workflow-runs.ts');
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
    return (await workflowRuns(connect({ ...job, token })).get(job.run, within)).createdAt;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Then no shard can read artifacts.
    if (lacksPermission(error)) return local;
    throw unreadable(`the workflow run could not be read: ${error.message}`);
  }
}

const unreadable = (why: string) =>
  userError('RESULTS_UNREADABLE', `It is unknown which tests this shard has to run: ${why}`, {
    hint: 'Run this shard again: tests are divided by the durations in the baseline.',
  });

/**
 * The part of a run that one shard measures. Tests are divided by their durations in the baseline: equal suites and equal
 * evidence give equal shards on any machine, and the report compares what each shard says about the division.
 */
export function partOfRun(
  prepared: PreparedRun,
  gateInputs: GateInputs,
  { baselineUntil, commit }: { readonly baselineUntil: string; readonly commit: Commit | undefined },
): { readonly prepared: PreparedRun; readonly gateInputs: GateInputs } {
  const { plan, inputs } = prepared;
  const { index, count } = inputs.shard ?? { index: 1, count: 1 };
  const { baseline, quarantine } = gateInputs;
  if (baseline.kind === 'unavailable' && !baseline.lacksPermission) throw unreadable(baseline.why);
  const works = worksOf(plan, figuresOf(baseline, 'durationMs'));
  const divided = divide(works, { shards: count, workers: 1 });
  const byKey = new Map(divided.flatMap((part, at) => part.works.map(({ key }) => [key, at + 1] as const)));
  // Tests that cannot run take no time: the first shard reports them.
  const shards = plan.steps.map((step) => (step.kind === 'run' ? (byKey.get(resultKeyOf(step)) ?? 1) : 1));
  const tests = plan.steps.map(namesOfStep);
  const placed = plan.steps.map((step, at) => [
    tests[at],
    shards[at],
    // Tests can differ without another commit: suites that a program writes, and folders outside git.
    ...(step.kind === 'run' ? [step.trials.count, step.measure] : []),
  ]);
  const shard = {
    index,
    count,
    tests: tests.length,
    division: createHash('sha256').update(JSON.stringify(placed)).digest('hex'),
    commit: commit?.id,
    baselineUntil,
  };
  const pairing = passingPairing(
    plan.steps,
    { baseline, quarantine },
    { startedAt: baselineUntil, isDryRun: inputs.dryRun },
  );
  return {
    prepared: { ...prepared, shard, plan: { ...plan, steps: plan.steps.filter((_, at) => shards[at] === index) } },
    gateInputs: { ...gateInputs, wholeRun: wholeRunOf(pairing, tests, count) },
  };
}
