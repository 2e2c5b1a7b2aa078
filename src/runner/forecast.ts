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
import type { Baseline } from '../model/verdict/evidence.ts';
import { duration, money } from '../reports/numbers.ts';
import { appliesTo } from './calls/requests-per-minute.ts';
import { judgeNames } from './case/judges.ts';
import { workersOf } from './case/workers.ts';
import { figuresOf, knownOf } from './pipeline/baseline-context.ts';
import { findGateInputs } from './pipeline/gate-inputs.ts';
import { passingPairing, sentencesOf } from './pipeline/power.ts';
import { openSite } from './pipeline/prepare.ts';
import type { Runtime } from './pipeline/runtime.ts';
import { planReuse } from './reuse/reusing.ts';
import { worksOf } from './shards/expected-work.ts';
import { forecastCost, forecastShards } from './shards/shards.ts';
import { inFile } from './survey.ts';
import type { PlacedSuite } from './survey-run.ts';
import { surveyPlan } from './survey-run.ts';

/** How a run is to be divided. */
export type ForecastOptions = ReturnType<typeof parseForecastOptions>;

/** What a run is expected to take. Unknown values are absent. */
export type Forecast = Awaited<ReturnType<typeof makeForecast>>;

const MINUTE_MS = 60_000;

/**
 * Forecasts what a run takes in shards, from what its tests took in the baseline. Calls no target. It fixes nothing: each
 * shard finds its tests for itself.
 */
export async function makeForecast(
  policy: FoundPolicy,
  options: ForecastOptions,
  /** `job`: on GitHub. `source`: the evidence that earlier jobs stored. */
  { runtime, job, source }: { runtime: Runtime; job?: Job | undefined; source?: EvidenceSource | undefined },
) {
  const site = await openSite(policy.inputs, runtime, { hasPlaceholders: true });
  const { plan, placed, problems } = await surveyPlan(site);
  const gateInputs = await findGateInputs(policy, { ...runtime, isChange: isChange(job) }, source);
  const { inputs, baseline } = gateInputs;
  const facts = factsOf(baseline);
  const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const known = knownOf(gateInputs, runtime.env);
  const reuse = known && planReuse(steps, known);
  const running = steps.filter(({ index }) => !reuse?.reused.has(index));
  const runningKeys = new Set(running.map(resultKeyOf));
  const calls = callsOf(placed);
  const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
    const countOf = (step: Step) => step.trials.count * calls(step).filter((called) => appliesTo(name, called)).length;
    // How long the calls under the limit take at least.
    return { name, perMinute, minutes: running.reduce((sum, step) => sum + countOf(step), 0) / perMinute };
  });
  const durations = figuresOf(baseline, 'durationMs');
  const works = worksOf(plan, durations).map((work) => ({ ...work, isReused: !runningKeys.has(work.key) }));
  const { shards, ...forecast } = forecastShards(works, {
    shards: options.shards,
    // Each shard makes at least one request per minute.
    most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
    targetMs: options.targetMinutes * MINUTE_MS,
    workers: Math.max(1, ...steps.map((step) => workersOf(step, inputs))),
    requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
  });
  // With those of judges.
  const costs = new Map(
    Array.from(figuresOf(baseline, 'costUsd'), ([key, usds]) => {
      const { judgeUsd = 0 } = facts.get(key) ?? {};
      return [key, usds.map((usd) => usd + judgeUsd)] as const;
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
      tests: shardWorks.length + (at === 0 ? plan.steps.length - steps.length : 0),
      trials: shardWorks.reduce((sum, { trials }) => sum + trials, 0),
      durationMs,
    })),
    tests: plan.steps.length,
    targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
    calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
    // Tests whose duration is known.
    timedTests: steps.filter((step) => durations.has(resultKeyOf(step))).length,
    ...usageOf(running, facts, calls),
    costUsd: cost.usd,
    // The costs stay below it with a probability of 95%.
    costBoundUsd: cost.boundUsd,
    testsWithoutCost: cost.unknownTests,
    budgetUsd: inputs.budgetUsd,
    requests,
    ...powerOf(running, gateInputs),
    // Unchanged tests, those of them that run anyway, and the commits whose results are used.
    reuse: {
      tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
      canaries: reuse?.canaries.size ?? 0,
      commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
    },
    // They do not prevent the run.
    problems: [...inFile('', gateInputs.warnings), ...problems],
  };
}

/** What tests took in the runs of the baseline, by their `resultKey`. */
function factsOf(baseline: Baseline): ReadonlyMap<string, TestFact> {
  const answers = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
  return new Map(
    [...(answers ?? [])].flatMap(([key, line]) => {
      const fact = decodeAnswer(line)?.fact;
      return fact === undefined ? [] : [[key, fact] as const];
    }),
  );
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
function usageOf(running: readonly Step[], facts: ReadonlyMap<string, TestFact>, calls: ReturnType<typeof callsOf>) {
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

/** As a share, the smallest drop that is detected in every suite; and what the comparison can detect, or why there is none. */
function powerOf(running: readonly Step[], { baseline, quarantine, inputs }: GateInputs) {
  if (baseline.kind !== 'found') return { power: [`no baseline: ${baseline.why}`] };
  if (baseline.whyEmpty !== undefined) return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
  const assessment = assess(passingPairing(running, { baseline, quarantine }), policyOf(inputs));
  const drops = assessment.suites
    .filter(({ comparable }) => comparable > 0)
    .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
  const known = drops.flatMap((drop) => drop ?? []);
  // Of several suites, the drop that is detected in each of them.
  const smallestDetectableDrop = known.length > 0 && known.length === drops.length ? Math.max(...known) : undefined;
  const uniform =
    smallestDetectableDrop === undefined
      ? 'a uniform drop is not detectable in every suite'
      : `smallest detectable drop ${points(smallestDetectableDrop, 0)} (80% power)`;
  const single = sentencesOf(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
  return {
    power: [
      ...single.flatMap((sentence) => [uniform, sentence]),
      ...(baseline.leftOut === undefined ? [] : [baseline.leftOut]),
    ],
    smallestDetectableDrop,
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
    ['power', forecast.power.join('; ')],
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

function reuseText({ reuse: { tests, canaries, commits } }: Forecast): string | undefined {
  if (tests === 0) return undefined;
  const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
  const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
  return `${plural('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}

function whyText(forecast: Forecast, { targetMinutes, maxShards }: ForecastOptions): string {
  const { shards, why, durationMs, leastMs } = forecast;
  if (why === 'given') return 'as given by shards';
  const target = `${targetMinutes} min (target-minutes)`;
  if (why === 'target') return `enough for ${target}`;
  const reasons = {
    most: shards.length < maxShards ? 'each shard needs one request per minute' : 'max-shards allows no more',
    longest: `the longest trial, or tests that stay together, take ${duration(leastMs)}`,
    requests: 'a limit of requests per minute determines the duration',
    gain: 'more shards would save less than 5% each',
  };
  return `about ${duration(durationMs)}, not ${target}: ${reasons[why]}`;
}
