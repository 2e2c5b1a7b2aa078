import { assess } from '../../gate/assess.ts';
import { comparedSuites } from '../../gate/compared-suites.ts';
import { wholeRun } from '../../gate/suspected-regressions.ts';
import { userError } from '../../model/errors.ts';
import type { EvidenceSource } from '../../model/ports/evidence-source.ts';
import type { TestFact } from '../../model/run/fact.ts';
import type { Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import {
  type Forecast,
  MAX_PLAN_BYTES,
  MOST_CELLS,
  type PlannedTest,
  type ShardPlan,
} from '../../model/run/shard-plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Assessment } from '../../model/verdict/assessment.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { planReuse, type Reuse } from '../../plan/reuse.ts';
import { digestOf } from '../../plan/shards/digest.ts';
import type { TargetKind } from '../../plan/shards/expected-time.ts';
import { pinnedShards, pinnedTests } from '../../plan/shards/pinned-tests.ts';
import { type Division, type Facts, planShards } from '../../plan/shards/plan-shards.ts';
import { mostAtOnce, mostWithBudget } from '../../plan/shards/shares.ts';
import { providers } from '../../run/providers/index.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { plural } from '../../shared/text.ts';
import { dryName } from '../../targets/dry-run.ts';
import { type Job, keyOf } from '../action/job.ts';
import type { Inputs } from '../config/inputs.ts';
import type { FileProblem } from '../inspect/survey.ts';
import { type Basis, findBasis } from '../pipeline/basis.ts';
import { knownOf, perTest } from '../pipeline/earlier-runs.ts';
import { passingPairing, plannedTest, sentencesOf } from '../pipeline/power.ts';
import { openSite, withoutSecretsOf } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { saveMemory } from '../pipeline/save-memory.ts';
import { version } from '../pipeline/version.ts';
import type { FoundPolicy } from '../policy/find-policy.ts';
import { isChange } from '../policy/policy-base.ts';
import { commitOf } from '../reuse/tree-digest.ts';
import { workersOf } from '../steps/workers.ts';
import { changedFiles } from './changed-files.ts';
import { type ExpectedCalls, expectedCalls } from './expected-calls.ts';
import { pinnedBaseline } from './pinned-baseline.ts';
import { pinnedInputs } from './pinned-inputs.ts';
import type { BaselineTexts } from './plan-folder.ts';
import { recordedFiles } from './recorded-files.ts';
import { type LimitedCalls, limitedCalls, sharesOf } from './shares-of-shards.ts';
import { type SurveyedPlan, surveyPlan } from './survey-plan.ts';

/** How a run is to be divided. */
export interface ShardWishes {
  /** Absent: as many as it needs. */
  readonly shards?: number | undefined;
  readonly most: number;
  readonly targetMinutes: number;
  /** A pull request without this label does not run. */
  readonly onlyWithLabel?: string | undefined;
}

interface PlanSite {
  readonly runtime: Runtime;
  /** On GitHub. */
  readonly job?: Job | undefined;
  /** The evidence that earlier jobs stored. */
  readonly source?: EvidenceSource | undefined;
  /** What tests took in the runs of a baseline. */
  readonly factsOf?: ((baseline: Baseline) => Promise<ReadonlyMap<string, TestFact>>) | undefined;
  /** An earlier attempt found that reused results were outdated. */
  readonly reusesNothing?: boolean;
}

export interface MadePlan {
  readonly plan: ShardPlan;
  readonly digest: string;
  /** The evidence files of its baseline. */
  readonly texts: BaselineTexts;
  /** Problems that do not prevent the run. */
  readonly problems: readonly FileProblem[];
}

/**
 * Plans a run on several machines: pins everything that could differ between them, and divides its trials by the
 * durations in its baseline. Calls no target. Equal files, inputs and evidence give an equal plan on any machine.
 */
export async function makeShardPlan(policy: FoundPolicy, wishes: ShardWishes, given: PlanSite): Promise<MadePlan> {
  const recorded = recordedFiles(given.runtime.files);
  const runtime = { ...given.runtime, files: recorded.files };
  const site = await openSite(policy.inputs, runtime, { hasPlaceholders: true });
  return withoutSecretsOf(site, async () => {
    const surveyed = await surveyPlan(site);
    saveMemory(surveyed.plan.steps.length, runtime.memory);
    // Suites that are programs are read by Node.
    const suites = surveyed.placed.map(({ suite }) => suite.path);
    const files = await recorded.pinned(site.root, suites);
    const changed = await changedFiles(site);
    const commit = await commitOf(site);
    const startedAt = startOf(given, commit?.time);
    const basis = await basisOf(policy, startedAt, given);
    const known = (await given.factsOf?.(basis.baseline)) ?? new Map<string, TestFact>();
    const { deep: withoutSecrets } = redactor(await site.environments.secrets());
    const { plan: body, texts } = divided(surveyed, basis, { ...given, startedAt, wishes, facts: known });
    const plan = withoutSecrets({
      ...body,
      ...(commit && { commit: commit.id }),
      files,
      ...(changed && { changed }),
    });
    refuseTooLarge(plan);
    return { plan, digest: digestOf(plan), texts, problems: withoutSecrets([...surveyed.problems]) };
  });
}

/** Names comment, evidence and artifacts of a run on several machines: the workflow, unless it is given. */
export const planKey = ({ commentKey }: Pick<Inputs, 'commentKey'>, job: Job | undefined): string =>
  keyOf({ commentKey, matrix: undefined }, { workflow: '', workflowFile: undefined, ...job, name: '' });

const DAY_MS = 86_400_000;

/**
 * Without stored evidence its age counts from the commit, outside git from the day of the plan: machines that plan for
 * themselves start at different times.
 */
function startOf({ runtime, source }: PlanSite, commitTime: number | undefined): string {
  const now = runtime.clock.now();
  const at = source === undefined ? (commitTime ?? now - (now % DAY_MS)) : now;
  return new Date(at).toISOString();
}

function basisOf(policy: FoundPolicy, startedAt: string, { runtime, job, source }: PlanSite): Promise<Basis> {
  // Evidence that was downloaded may be newer than the commit.
  const latest = new Date(Math.max(Date.parse(startedAt), runtime.clock.now())).toISOString();
  return findBasis(policy, { ...runtime, startedAt, latest, isChange: isChange(job) }, source);
}

interface Dividing extends PlanSite {
  readonly startedAt: string;
  readonly facts: ReadonlyMap<string, TestFact>;
  readonly wishes: ShardWishes;
}

const MINUTE_MS = 60_000;

function divided(
  surveyed: SurveyedPlan,
  basis: Basis,
  { runtime, job, reusesNothing = false, startedAt, wishes, facts: known }: Dividing,
): { readonly plan: Omit<ShardPlan, 'files'>; readonly texts: BaselineTexts } {
  const { inputs, gate, quarantine, baseline } = basis;
  const steps = surveyed.plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const earlier = reusesNothing ? undefined : knownOf(basis, runtime.env);
  const reuse = earlier === undefined ? NO_REUSE : planReuse(steps, earlier.pools, earlier.headSha);
  const running = steps.filter(({ index }) => !reuse.reused.has(index));
  const calls = expectedCalls(surveyed.placed);
  const limited = limitedCalls(running, calls, inputs.requestsPerMinute);
  const facts = factsOf(baseline, known);
  const division = planShards(surveyed.plan, facts, {
    ...wishes,
    most: Math.min(wishes.most, inputs.budgetUsd === undefined ? wishes.most : mostWithBudget(inputs.budgetUsd)),
    targetMs: wishes.targetMinutes * MINUTE_MS,
    workers: Math.max(1, ...steps.map((step) => workersOf(step, inputs))),
    kindOf,
    isOneAtATime: ({ target }) => findKind(providers, target.provider)?.oneAtATime ?? false,
    isReused: ({ index }) => reuse.reused.has(index),
    requestsMs: Math.max(0, ...limited.map(({ minutes }) => minutes * MINUTE_MS)),
  });
  const tests = pinnedTests(surveyed.plan, division, reuse);
  const pairing = passingPairing(
    running.map((step) => ({ ...plannedTest(step), measure: step.measure })),
    { baseline, quarantine, suites: tests },
    startedAt,
  );
  const compared = baseline.kind === 'found' ? comparedSuites(pairing) : undefined;
  const pinned = pinnedBaseline(basis);
  const plan = {
    schemaVersion: 1 as const,
    generator: { name: 'eval-action', version },
    ...(job !== undefined && { headCommit: job.head }),
    key: planKey(inputs, job),
    ...pinnedInputs(inputs, wishes),
    policy: pinnedPolicy(basis),
    baseline: pinned.baseline,
    ...(compared && wholeRun(compared)),
    tests: inputs.dryRun ? tests.map(onStub) : tests,
    shards: pinnedShards(tests, division, sharesOf(tests, { shards: division.shards.length, basis, limited })),
    maxParallel: mostAtOnce(
      division.shards.length,
      limited.map(({ perMinute }) => perMinute),
    ),
    warnings: [...basis.warnings],
    forecast: {
      ...forecastOf(division, limited),
      ...usageOf(running, known, calls),
      timedTests: steps.filter((step) => facts.durations.has(resultKeyOf(step))).length,
      ...(compared && powerOf(assess(pairing, gate, compared))),
    },
  };
  return { plan, texts: pinned.texts };
}

const pinnedPolicy = ({ gate, source, configured, isChange, quarantine }: Basis): ShardPlan['policy'] => ({
  gate: { ...gate },
  ...(source !== undefined && { source }),
  ...(configured !== undefined && { configured: [...configured] }),
  isChange,
  quarantine: [...quarantine],
});

/** Results name the stub. */
const onStub = (test: PlannedTest): PlannedTest => ({ ...test, target: dryName(test.target) });

const NO_REUSE: Reuse = { reused: new Map(), canaries: new Map() };

/** Durations with grading, else those of the baseline; costs of the baseline with those of judges. */
function factsOf(baseline: Baseline, known: ReadonlyMap<string, TestFact>): Facts {
  const all = <Value>(values: Value): Value => values;
  const durations = new Map(perTest(baseline, ({ durationMs }) => durationMs, all<readonly number[]>));
  const costs = new Map(perTest(baseline, ({ costUsd }) => costUsd, all<readonly number[]>));
  for (const [key, { durationMs, judgeUsd }] of known) {
    if (durationMs !== undefined) durations.set(key, [durationMs]);
    const own = costs.get(key);
    if (own !== undefined && judgeUsd !== undefined)
      costs.set(
        key,
        own.map((usd) => usd + judgeUsd),
      );
  }
  return { durations, costs };
}

function kindOf({ target }: Step): TargetKind {
  const kind = findKind(providers, target.provider);
  if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true) return 'mock';
  if (kind.runsPrograms === true) return 'program';
  return kind.promptMode === 'agent' ? 'agent' : 'model';
}

function powerOf(assessment: Assessment): Pick<Forecast, 'power' | 'smallestDetectableDrop'> {
  const drops = assessment.suites
    .filter(({ comparable }) => comparable > 0)
    .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
  const all = drops.flatMap((drop) => drop ?? []);
  return {
    power: sentencesOf(assessment),
    // Of several suites, the drop that is detected in each of them.
    ...(all.length > 0 && all.length === drops.length && { smallestDetectableDrop: Math.max(...all) }),
  };
}

function forecastOf(
  { calls, durationMs, oneMachineMs, longestMs, leastMs, why, cost }: Division,
  limited: readonly LimitedCalls[],
): Omit<Forecast, 'judgeCalls' | 'tokens' | 'timedTests'> {
  return {
    calls,
    durationMs: Math.round(durationMs),
    oneMachineMs: Math.round(oneMachineMs),
    longestTrialMs: Math.round(longestMs),
    ...(leastMs !== undefined && { leastMs: Math.round(leastMs) }),
    why,
    ...(cost.usd !== undefined && { costUsd: cost.usd }),
    ...(cost.boundUsd !== undefined && { costBoundUsd: cost.boundUsd }),
    testsWithoutCost: cost.unknownTests,
    ...(limited.length > 0 && {
      requests: limited.map(({ name, perMinute, minutes }) => ({ name, perMinute, minutes })),
    }),
  };
}

/** Judges are asked as often as before; a new test asks each of its judges once. */
function usageOf(
  running: readonly Step[],
  known: ReadonlyMap<string, TestFact>,
  callsOf: (step: Step) => ExpectedCalls,
): Pick<Forecast, 'judgeCalls' | 'tokens'> {
  let judgeCalls = 0;
  const tokens = { input: 0, output: 0, tests: 0 };
  for (const step of running) {
    const fact = known.get(resultKeyOf(step));
    judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
    if (fact?.tokens === undefined) continue;
    tokens.input += step.trials.count * fact.tokens.input;
    tokens.output += step.trials.count * fact.tokens.output;
    tokens.tests += 1;
  }
  return { judgeCalls: Math.round(judgeCalls), ...(tokens.tests > 0 && { tokens }) };
}

function refuseTooLarge(plan: ShardPlan): void {
  const cells = plan.tests.reduce((sum, { trials }) => sum + trials, 0);
  if (cells > MOST_CELLS)
    throw userError('INPUT_INVALID', `The run has ${plural('trial', cells)}, and a plan has at most ${MOST_CELLS}`, {
      hint: 'Run fewer suites, tests or trials in one workflow: divide them between several plans with different comment-keys.',
    });
  if (Buffer.byteLength(JSON.stringify(plan)) > MAX_PLAN_BYTES)
    throw userError('INPUT_INVALID', `The plan is larger than ${MAX_PLAN_BYTES / 2 ** 20} MiB`, {
      hint: 'Divide the suites between several plans with different comment-keys.',
    });
}
