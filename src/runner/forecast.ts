import { decodeAnswer } from '../baseline/answers.ts';
import type { GateInputs } from '../config/gate-inputs.ts';
import type { parseForecastOptions } from '../config/plan-inputs.ts';
import { type FoundPolicy, policyOf } from '../config/policy/policy.ts';
import { isChange } from '../config/policy/policy-base.ts';
import { assess } from '../gate/assess.ts';
import type { Job } from '../github/job.ts';
import type { EvidenceSource } from '../model/ports/history-store.ts';
import type { TestFact } from '../model/run/measured-run.ts';
import type { Step } from '../model/run/plan.ts';
import { resultKeyOf } from '../model/run/result-keys.ts';
import type { Target } from '../model/suite/target.ts';
import { points } from '../model/text/percentage-points.ts';
import { plural } from '../model/text/text.ts';
import type { Assessment } from '../model/verdict/assessment.ts';
import { duration, money } from '../reports/numbers.ts';
import { appliesTo } from './calls/requests-per-minute.ts';
import { judgeNames } from './case/judges.ts';
import { workersOf } from './case/workers.ts';
import { figuresOf, knownOf } from './pipeline/baseline-context.ts';
import { findGateInputs } from './pipeline/gate-inputs.ts';
import { passingPairing, plannedTest, sentencesOf } from './pipeline/power.ts';
import { openSite } from './pipeline/prepare.ts';
import type { Runtime } from './pipeline/runtime.ts';
import { planReuse } from './reuse/reusing.ts';
import { worksOf } from './shards/expected-work.ts';
import { targetKinds } from './shards/part-of-run.ts';
import { forecastCost, forecastShards, type ShardForecast } from './shards/shards.ts';
import { surveyPlan } from './shards/survey-plan.ts';
import type { FileProblem } from './survey.ts';
import type { PlacedSuite } from './survey-run.ts';

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
  const answers = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
  // What tests took in the runs of the baseline.
  const facts = new Map(
    [...(answers ?? [])].flatMap(([key, line]) => {
      const fact = decodeAnswer(line)?.fact;
      return fact === undefined ? [] : [[key, fact] as const];
    }),
  );
  const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const known = knownOf(gateInputs, runtime.env);
  const reuse = known && planReuse(steps, known);
  const running = steps.filter(({ index }) => !reuse?.reused.has(index));
  const runningKeys = new Set(running.map(resultKeyOf));
  const calls = callsOf(placed);
  const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]): LimitedCalls => {
    const all = running.reduce(
      (sum, step) => sum + step.trials.count * calls(step).filter((called) => appliesTo(name, called)).length,
      0,
    );
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
    shards: shards.map(({ works: shardWorks, durationMs }, at) => ({
      // The first shard reports the tests that cannot run.
      tests: shardWorks.length + (at === 0 ? broken : 0),
      trials: shardWorks.reduce((sum, { trials }) => sum + trials, 0),
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

type CalledTarget = Pick<Target, 'name' | 'resolvedName' | 'provider'>;

/** The calls that one trial of a step is expected to make: that of its target, and those of its judges. */
function callsOf(placed: readonly PlacedSuite[]): (step: Step) => readonly [CalledTarget, ...CalledTarget[]] {
  const byPath = new Map(placed.map((each) => [each.suite.path, each]));
  return ({ suite, test, target }) => {
    const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
    const judging = judgeNames(test, targets.find(({ name }) => name === target.name)?.judge);
    const judgeOf = (name: string): CalledTarget => {
      const surveyedTarget = [...judges, ...targets].find((each) => each.name === name);
      return surveyedTarget?.target ?? { name, resolvedName: name, provider: surveyedTarget?.provider ?? '' };
    };
    return [target, ...judging.map(judgeOf)];
  };
}

/** Judges are asked as often as before; a new test asks each of its judges once. */
function usageOf(
  running: readonly Step[],
  facts: ReadonlyMap<string, TestFact>,
  calls: ReturnType<typeof callsOf>,
): Pick<Forecast, 'judgeCalls' | 'tokens'> {
  let judgeCalls = 0;
  const tokens = { input: 0, output: 0, tests: 0 };
  for (const step of running) {
    const fact = facts.get(resultKeyOf(step));
    judgeCalls += step.trials.count * (fact?.judgeCalls ?? calls(step).length - 1);
    if (fact?.tokens === undefined) continue;
    tokens.input += step.trials.count * fact.tokens.input;
    tokens.output += step.trials.count * fact.tokens.output;
    tokens.tests += 1;
  }
  return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}

function powerOf(
  running: readonly Step[],
  { baseline, quarantine, inputs }: GateInputs,
): Pick<Forecast, 'power' | 'smallestDetectableDrop'> {
  if (baseline.kind !== 'found') return { power: [`no baseline: ${baseline.why}`] };
  if (baseline.whyEmpty !== undefined) return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
  const planned = running.map((step) => ({ ...plannedTest(step), measure: step.measure }));
  const assessment: Assessment = assess(passingPairing(planned, { baseline, quarantine }), policyOf(inputs));
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

const MAX_LISTED = 20;

/** For a person: what a run in shards takes, and why there are not more of them. */
export function forecastText(forecast: Forecast, options: ForecastOptions): string {
  const { shards, tests, tokens } = forecast;
  const known = `${tokens?.tests} of ${plural('test', tests)} known`;
  const lines = [
    ['duration', durationText(forecast)],
    ['cost', costText(forecast)],
    ['tokens', tokens && `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${known})`],
    ['power', powerText(forecast)],
    ['reuse', reuseText(forecast)],
    ['shards', whyText(forecast, options)],
  ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
  const listed = shards.slice(0, MAX_LISTED).map(({ tests: testCount, trials, durationMs }, at) => {
    const work = `${plural('test', testCount)}, ${plural('trial', trials)}, about ${duration(durationMs)} after setup`;
    return `    ${at + 1}/${shards.length}  ${testCount === 0 ? 'no tests' : work}`;
  });
  const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
  return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}

/** The matrix of the jobs. It is never empty: GitHub refuses an empty one. */
export const matrixOf = ({ shards }: Pick<Forecast, 'shards'>) => ({
  include: shards.map(({ durationMs, tests }, at) => ({
    index: at + 1,
    shard: `${at + 1}/${shards.length}`,
    minutes: Math.ceil(durationMs / 60_000),
    tests,
  })),
});

/** One sentence. */
export function headline({ tests, targets, shards, calls, judgeCalls }: Forecast): string {
  const judges = judgeCalls === 0 ? '' : `, about ${plural('judge call', judgeCalls)}`;
  return `${plural('test', tests)} on ${plural('target', targets)} in ${plural('shard', shards.length)}, ${plural('target call', calls)}${judges}`;
}

function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }: Forecast): string {
  const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
  const limit =
    slowest === undefined
      ? ''
      : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${duration(slowest.minutes * 60_000)}`;
  return `about ${duration(durationMs)} (${duration(oneMachineMs)} on one machine); longest trial ${duration(longestTrialMs)}${limit}; durations of ${timedTests} of ${plural('test', tests)} are known`;
}

function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }: Forecast): string {
  const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
  const budget = budgetUsd === undefined ? '' : `; budget ${money(budgetUsd)}`;
  if (costUsd === undefined) return `unknown: the baseline has no costs of these tests${budget}`;
  const unknown = testsWithoutCost === 0 ? '' : `, ${plural('test', testsWithoutCost)} unknown`;
  return `about ${money(costUsd)}, below ${money(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}

function tokenText(count: number): string {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
  return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}

function powerText({ smallestDetectableDrop: drop, power }: Forecast): string {
  const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
  const uniform =
    drop === undefined
      ? 'a uniform drop is not detectable in every suite'
      : `smallest detectable drop ${points(drop, 0)} (80% power)`;
  return [...(isCompared ? [uniform] : []), ...power].join('; ');
}

function reuseText({ reuse: { tests, canaries, commits } }: Forecast): string | undefined {
  if (tests === 0) return undefined;
  const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
  const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
  return `${plural('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}

function whyText(forecast: Forecast, { targetMinutes, maxShards }: ForecastOptions): string {
  const { shards, tests, why, durationMs, leastMs } = forecast;
  const target = `${targetMinutes} min (target-minutes)`;
  const shortest = `about ${duration(durationMs)}`;
  switch (why) {
    case 'given': {
      const empty = shards.filter((shard) => shard.tests === 0).length;
      const left = empty === 1 ? 'one has' : `${empty} have`;
      return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${plural('test', tests)} cannot be divided further`}`;
    }
    case 'target':
      return `enough for ${target}`;
    case 'most':
      if (shards.length < maxShards)
        return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
      return `${target} cannot be reached with ${plural('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
    case 'longest':
      return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${duration(leastMs)}`;
    case 'requests':
      return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
    case 'gain':
      return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
  }
}
