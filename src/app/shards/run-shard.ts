import { resolve } from 'node:path';
import { errorsOf } from '../../gate/rules/validity.ts';
import { gateSettings } from '../../gate/settings.ts';
import { problemText, userError } from '../../model/errors.ts';
import { presentTrials } from '../../model/run/present-trials.ts';
import { type MissingSecrets, type RunResult, resultKey, type TestNames } from '../../model/run/result.ts';
import { wasRun } from '../../model/run/result-outcome.ts';
import type { PlannedShard, ShardPlan } from '../../model/run/shard-plan.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import { dividedTests, stepsOfShard } from '../../plan/shards/cells.ts';
import { changedFilesWarning } from '../../results/shards/changed-files.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { plural } from '../../shared/text.ts';
import { findRepository } from '../../suites/discover.ts';
import type { StoredMirrors } from '../../workspaces/repositories/stored-mirrors.ts';
import { openBaseTree } from '../baseline/base-checkout.ts';
import { changesOf } from '../baseline/changes.ts';
import { isEvidenceAsked } from '../baseline/origin.ts';
import type { SeedingWish } from '../baseline/seeding-wish.ts';
import type { Inputs } from '../config/inputs.ts';
import { type EarlierRuns, earlierRunsOf } from '../pipeline/earlier-runs.ts';
import { type Executed, execute } from '../pipeline/execute.ts';
import { type Prepared, prepare } from '../pipeline/prepare.ts';
import type { Progress } from '../pipeline/progress.ts';
import { baselineFilesOf } from '../pipeline/run-pipeline.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { withTimeLimit } from '../pipeline/time-limit.ts';
import { findPolicy } from '../policy/find-policy.ts';
import { filesUnlikePlan } from './changed-files.ts';
import { inputsOfPlan } from './pinned-inputs.ts';
import { basisOfPlan } from './plan-basis.ts';
import { type BaselineTexts, type LoadedPlan, writePlanFolder } from './plan-folder.ts';
import { recordOf, startedRecord, writeShardFile } from './shard-file.ts';
import { verifyCheckout, verifyInputs, verifyTests, verifyVersion } from './verify-plan.ts';

interface AskedShard {
  /** The inputs of this machine: those of the plan must be absent or equal. */
  readonly inputs: Inputs;
  readonly loaded: LoadedPlan;
  /** From 1. */
  readonly index: number;
  readonly progress: Progress;
  /** The attempt of the job; 1 outside GitHub. */
  readonly attempt: number;
  /** Whether the report of the run stores evidence, so that missing baselines are seeded. Default: as on the command line. */
  readonly isEvidenceStored?: boolean | undefined;
  /** The base commit, if the event of the job names it. */
  readonly baseSha?: string | undefined;
  readonly missingSecrets?: MissingSecrets | undefined;
  readonly mirrors?: StoredMirrors | undefined;
  /** The evidence files of a plan that was made here, which is written next to the results. */
  readonly texts?: BaselineTexts | undefined;
  /** Called with the folder of the run before the first trial. */
  begun?(folder: string): void;
}

export interface ShardEnd {
  readonly folder: string;
  readonly record: ShardRecord;
  readonly run: RunResult;
  readonly headline: string;
  /** Whether all planned trials exist, and not too many of them are infrastructure errors. */
  readonly isMeasured: boolean;
}

/**
 * Measures one shard of a run: its planned trials, and the re-runs of its suspected regressions. Calls nothing unless this
 * machine has what the plan was made with. Only the report on all shards decides.
 */
export async function runShard(asked: AskedShard, runtime: Runtime): Promise<ShardEnd> {
  const { loaded, progress } = asked;
  const inputs = await inputsOfShard(asked, runtime);
  using time = withTimeLimit(runtime, inputs.timeoutMinutes);
  const site = await siteOf(inputs, runtime);
  await verifyCheckout(loaded.plan, site);
  const unlikePlan = await filesUnlikePlan(loaded.plan, site);
  const whole = await prepare(inputs, time.runtime);
  const { deep: withoutSecrets } = redactor(await whole.environments.secrets());
  verifyTests(loaded.plan, whole.plan, withoutSecrets);
  const changed = withoutSecrets(unlikePlan);
  if (changed !== undefined) runtime.log.warn(problemText(changedFilesWarning(`Shard ${asked.index}`, changed)));
  const prepared = partOf(asked, whole);
  const earlierRuns = earlierRunsOfShard(asked, inputs, runtime);
  await using _base = earlierRuns.base;
  const here = { ...loaded, index: asked.index, attempt: asked.attempt, startedAt: time.startedAt, changed };
  const begun = async (folder: string) => {
    await writeShardFile(folder, startedRecord(here), runtime.files);
    if (asked.texts) await writePlanFolder(folder, loaded.plan, asked.texts, runtime.files);
    asked.begun?.(folder);
  };
  const done = await execute(prepared, earlierRuns, { time, progress, shard: { begun } }).finally(() =>
    progress.closeGroup?.(),
  );
  const facts = {
    ...baselineFilesOf(basisOfPlan(loaded, inputs), whole),
    ...(await changesOf(done.run, prepared, { base: earlierRuns.base?.sha, runtime })),
  };
  const ended = { ...done, run: { ...done.run, ...facts } };
  const record = recordOf(here, ended);
  await writeShardFile(done.folder, record, runtime.files);
  return { folder: done.folder, record, run: ended.run, ...outcomeOf(ended, asked) };
}

/** The inputs of the plan with the shares of this shard, and the own ones of this machine. */
async function inputsOfShard({ inputs, loaded, index }: AskedShard, runtime: Runtime): Promise<Inputs> {
  const { plan } = loaded;
  verifyVersion(plan);
  refuseContinuing(inputs);
  verifyInputs(plan, inputs);
  const shard = shardOf(loaded, index);
  const { workingDirectory } = inputsOfPlan(plan, inputs);
  // The configuration has settings that a machine may have for itself, such as `redact`.
  const own = await findPolicy({ ...inputs, workingDirectory }, runtime);
  return {
    ...inputsOfPlan(plan, own.inputs),
    ...(shard.budgetUsd !== undefined && { budgetUsd: shard.budgetUsd }),
    ...(shard.requests !== undefined && { requestsPerMinute: shard.requests }),
  };
}

function shardOf({ plan, digest }: LoadedPlan, index: number): PlannedShard {
  const shard = plan.shards.find((each) => each.index === index);
  if (shard !== undefined) return shard;
  throw userError('INPUT_INVALID', `The plan ${digest.slice(0, 12)} has no shard ${index}`, {
    expected: `a number from 1 to ${plan.shards.length}`,
  });
}

function refuseContinuing(inputs: Inputs): void {
  const flags = {
    '--resume': inputs.resume !== undefined,
    '--rerun-failed': inputs.rerunFailed,
    '--retry-errors': inputs.retryErrors !== undefined,
    '--transcript': inputs.transcript !== undefined,
  };
  const [given] = Object.entries(flags).find(([, isGiven]) => isGiven) ?? [];
  if (given === undefined) return;
  throw userError('INPUT_INVALID', `${given} cannot be used with --shard`, {
    hint: 'A shard always runs its part of the plan. Run it again to add trials: the report counts both attempts.',
  });
}

async function siteOf({ workingDirectory }: Inputs, runtime: Runtime) {
  return { root: await findRepository(resolve(runtime.cwd, workingDirectory), runtime.files), runtime };
}

/** The plan of this machine: the same positions, and only its own trials. */
const partOf = ({ loaded, index }: AskedShard, whole: Prepared): Prepared => ({
  ...whole,
  plan: { ...whole.plan, steps: stepsOfShard(whole.plan.steps, loaded.plan.tests, index) },
});

/** Everything about earlier runs is in the plan: machines that look it up for themselves may find other things. */
function earlierRunsOfShard(asked: AskedShard, inputs: Inputs, runtime: Runtime): EarlierRuns {
  const { loaded, index, baseSha, missingSecrets, mirrors } = asked;
  const { isEvidenceStored = isEvidenceAsked(inputs, runtime.env) } = asked;
  const { plan, baseline } = loaded;
  const {
    deciding,
    seeding,
    known: _,
    ...earlier
  } = earlierRunsOf(basisOfPlan(loaded, inputs), runtime.env, isEvidenceStored);
  const { prior, setAside, tests } = plan;
  const sharded = { prior, setAside, most: shardOf(loaded, index).confirm, divided: dividedTests(tests, index) };
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  return {
    ...earlier,
    deciding: deciding && { ...deciding, sides: { ...deciding.sides, suites: tests }, sharded },
    seeding: seeding && { ...seeding, without: withoutHistory(loaded, seeding) },
    known: { pools, headSha: '', decided: (at) => tests[at] },
    usedUpLimits: scarceLimits(plan),
    base: openBaseTree(baseSha, baseline, runtime),
    mirrors,
    missingSecrets,
  };
}

/** The tests to seed: those of a suite on a target of which no shard has a test with a history. */
function withoutHistory({ plan, baseline }: LoadedPlan, seeding: SeedingWish): SeedingWish['without'] {
  const suiteOf = ({ suite, suiteFile, target }: TestNames) => JSON.stringify([suiteFile, suite, target]);
  const known = new Set((baseline.kind === 'found' ? baseline.pools : []).flatMap(keysOfPool));
  const suites = new Set(plan.tests.flatMap((test) => (known.has(resultKey(test)) ? [suiteOf(test)] : [])));
  const ofSuites = new Set(plan.tests.flatMap((test) => (suites.has(suiteOf(test)) ? [resultKey(test)] : [])));
  return (run) => new Set([...seeding.without(run)].filter((key) => !ofSuites.has(key)));
}

const keysOfPool = ({ suite, file: suiteFile, target, tests }: EvidencePool): string[] =>
  suiteFile === undefined ? [] : tests.map(({ testId }) => resultKey({ suite, suiteFile, target, testId }));

/** With fewer requests per minute than shards, a shard starts where another one has just ended, within the same minute. */
function scarceLimits({ inputs, shards }: ShardPlan): string[] {
  const limits = Object.entries((inputs['requestsPerMinute'] ?? {}) as NonNullable<Inputs['requestsPerMinute']>);
  return limits.flatMap(([name, perMinute]) => (perMinute < shards.length ? [name] : []));
}

function outcomeOf(
  { run }: Pick<Executed, 'run'>,
  { loaded: { plan }, index }: AskedShard,
): Pick<ShardEnd, 'headline' | 'isMeasured'> {
  const { maxErrorRate } = gateSettings.parse(plan.policy.gate);
  const { trials, errored } = errorsOf(run.results.filter(wasRun));
  const measured = run.results.filter((result) => presentTrials(result).length > 0).length;
  const why = run.stopped === undefined ? '' : ` (${STOPS[run.stopped]})`;
  return {
    headline: `shard ${index} of ${plan.shards.length}: ${measured} of ${plural('test', run.planned)} measured${why}; the report job decides`,
    isMeasured: run.complete && errored <= trials * maxErrorRate,
  };
}

const STOPS: Readonly<Record<NonNullable<RunResult['stopped']>, string>> = {
  cancelled: 'cancelled',
  deadline: 'the time limit was reached',
  budget: 'its share of the budget is spent',
  breaker: 'a target failed too often',
  'broken-off': 'broken off',
};
