import { decodeAnswer } from '../../evidence/answers.ts';
import { assess } from '../../gate/assess.ts';
import type { EvidenceSource } from '../../model/ports/history-store.ts';
import type { TestFact } from '../../model/run/measured-run.ts';
import type { Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import type { Assessment } from '../../model/verdict/assessment.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { planReuse } from '../../plan/reuse.ts';
import { forecastCost, forecastShards, type ShardForecast } from '../../plan/shards/forecast.ts';
import { worksOf } from '../../plan/shards/works.ts';
import type { Job } from '../action/job.ts';
import type { parseForecastOptions } from '../config/plan-inputs.ts';
import type { FileProblem } from '../inspect/survey.ts';
import { figuresOf, knownOf } from '../pipeline/baseline-context.ts';
import { findGateInputs, type GateInputs } from '../pipeline/gate-inputs.ts';
import { passingPairing, plannedTest, sentencesOf } from '../pipeline/power.ts';
import { openSite } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { FoundPolicy } from '../policy/policy.ts';
import { isChange } from '../policy/policy-base.ts';
import { workersOf } from '../steps/workers.ts';
import { type ExpectedCalls, expectedCalls } from './expected-calls.ts';
import { targetKinds } from './part-of-run.ts';
import { surveyPlan } from './survey-plan.ts';

/** How a run is to be divided. */
export type ForecastOptions = ReturnType<typeof parseForecastOptions>;

interface ForecastDeps {
  readonly runtime: Runtime;
  /** On GitHub. */
  readonly job?: Job | undefined;
  /** The evidence that earlier jobs stored. */
  readonly source?: EvidenceSource | undefined;
}

/** A limit of requests per minute, and how long the calls under it take at least. */
interface LimitedCalls {
  readonly name: string;
  readonly perMinute: number;
  readonly minutes: number;
}

/** What a run is expected to take. Unknown values are absent. */
export interface Forecast extends Omit<ShardForecast, 'shards'> {
  readonly shards: readonly { readonly tests: number; readonly trials: number; readonly durationMs: number }[];
  readonly tests: number;
  readonly targets: number;
  readonly calls: number;
  readonly judgeCalls: number;
  /** Tests whose duration is known. */
  readonly timedTests: number;
  readonly costUsd?: number | undefined;
  /** The costs stay below it with a probability of 95%. */
  readonly costBoundUsd?: number | undefined;
  readonly testsWithoutCost: number;
  readonly budgetUsd?: number | undefined;
  readonly tokens?: { readonly input: number; readonly output: number; readonly tests: number } | undefined;
  readonly requests: readonly LimitedCalls[];
  /** As a share: the smallest drop that is detected in every suite. */
  readonly smallestDetectableDrop?: number | undefined;
  /** What the comparison can detect, or why there is none: clauses. */
  readonly power: readonly string[];
  /** Unchanged tests, those of them that run anyway, and the commits whose results are used. */
  readonly reuse: { readonly tests: number; readonly canaries: number; readonly commits: readonly string[] };
  /** Problems that do not prevent the run. */
  readonly problems: readonly FileProblem[];
}

const MINUTE_MS = 60_000;

/**
 * Forecasts what a run takes in shards, from what its tests took in the baseline. Calls no target. It fixes nothing: each
 * shard finds its tests for itself.
 */
export async function makeForecast(
  policy: FoundPolicy,
  options: ForecastOptions,
  { runtime, job, source }: ForecastDeps,
): Promise<Forecast> {
  const site = await openSite(policy.inputs, runtime, { hasPlaceholders: true });
  const { plan, placed, problems } = await surveyPlan(site);
  const gateInputs = await findGateInputs(policy, { ...runtime, isChange: isChange(job) }, source);
  const { inputs, baseline } = gateInputs;
  const facts = factsIn(baseline);
  const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const known = knownOf(gateInputs, runtime.env);
  const reuse = known && planReuse(steps, known.pools, known.headSha);
  const running = steps.filter(({ index }) => !reuse?.reused.has(index));
  const runningKeys = new Set(running.map(resultKeyOf));
  const calls = expectedCalls(placed);
  const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]): LimitedCalls => {
    const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).under(name), 0);
    return { name, perMinute, minutes: all / perMinute };
  });
  const durations = figuresOf(baseline, 'durationMs');
  const works = worksOf(plan, durations, targetKinds).map((work) => ({
    ...work,
    isReused: !runningKeys.has(work.key),
  }));
  const { shards, ...forecast } = forecastShards(works, {
    shards: options.shards,
    // Each shard makes at least one request per minute.
    most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
    targetMs: options.targetMinutes * MINUTE_MS,
    workers: Math.max(1, ...steps.map((step) => workersOf(step, inputs))),
    requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
  });
  const broken = plan.steps.length - steps.length;
  // With those of judges.
  const costs = new Map(
    Array.from(figuresOf(baseline, 'costUsd'), ([key, known]) => {
      const { judgeUsd = 0 } = facts.get(key) ?? {};
      return [key, known.map((usd) => usd + judgeUsd)] as const;
    }),
  );
  const cost = forecastCost(
    works.filter(({ isReused }) => !isReused),
    costs,
  );
  return {
    ...forecast,
    shards: shards.map(({ works: own, durationMs }, at) => ({
      // The first shard reports the tests that cannot run.
      tests: own.length + (at === 0 ? broken : 0),
      trials: own.reduce((sum, { trials }) => sum + trials, 0),
      durationMs,
    })),
    tests: plan.steps.length,
    targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
    calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
    timedTests: steps.filter((step) => durations.has(resultKeyOf(step))).length,
    ...usageOf(running, facts, calls),
    costUsd: cost.usd,
    costBoundUsd: cost.boundUsd,
    testsWithoutCost: cost.unknownTests,
    budgetUsd: inputs.budgetUsd,
    requests,
    ...powerOf(running, gateInputs),
    reuse: {
      tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
      canaries: reuse?.canaries.size ?? 0,
      commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
    },
    problems: [
      ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
      ...problems,
    ],
  };
}

/** What tests took in the runs of the baseline. */
function factsIn(baseline: Baseline): ReadonlyMap<string, TestFact> {
  const stored = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
  return new Map(
    [...(stored ?? [])].flatMap(([key, line]) => {
      const fact = decodeAnswer(line)?.fact;
      return fact === undefined ? [] : [[key, fact] as const];
    }),
  );
}

/** Judges are asked as often as before; a new test asks each of its judges once. */
function usageOf(
  running: readonly Step[],
  facts: ReadonlyMap<string, TestFact>,
  callsOf: (step: Step) => ExpectedCalls,
): Pick<Forecast, 'judgeCalls' | 'tokens'> {
  let judgeCalls = 0;
  const tokens = { input: 0, output: 0, tests: 0 };
  for (const step of running) {
    const fact = facts.get(resultKeyOf(step));
    judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
    if (fact?.tokens === undefined) continue;
    tokens.input += step.trials.count * fact.tokens.input;
    tokens.output += step.trials.count * fact.tokens.output;
    tokens.tests += 1;
  }
  return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}

function powerOf(
  running: readonly Step[],
  { baseline, quarantine, gate }: GateInputs,
): Pick<Forecast, 'power' | 'smallestDetectableDrop'> {
  if (baseline.kind !== 'found') return { power: [`no baseline: ${baseline.why}`] };
  if (baseline.whyEmpty !== undefined) return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
  const planned = running.map((step) => ({ ...plannedTest(step), measure: step.measure }));
  const assessment: Assessment = assess(passingPairing(planned, { baseline, quarantine }), gate);
  const drops = assessment.suites
    .filter(({ comparable }) => comparable > 0)
    .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
  const all = drops.flatMap((drop) => drop ?? []);
  const single = sentencesOf(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
  return {
    power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
    // Of several suites, the drop that is detected in each of them.
    smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
  };
}
