import { pair } from '../../src/gate/pair.ts';
import { controlsOf, decisionOf, suspectsOf } from '../../src/gate/suspected-regressions.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import type { SuiteAssessment } from '../../src/model/verdict/assessment.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { PairedTest, PresentTrial } from '../../src/model/verdict/pairing.ts';
import type { VerdictKind } from '../../src/model/verdict/verdict.ts';
import { aPast, aPool, aRequirement, aRun, type Counts, decide, found, results } from './evidence.ts';
import { seeded } from './seeded.ts';

/** The chance of each test of a suite to pass. */
export type Rates = readonly number[];

export const suites = {
  steady: (n: number): Rates => rates(n, [0.8, 0.98], [0.15, 0.9], [0.05, 0.5]),
  noisy: (n: number): Rates => rates(n, [0.5, 0.95], [0.3, 0.8], [0.2, 0.5]),
  mixed: (n: number): Rates => Array.from({ length: n }, (_, index) => 0.5 + (index + 0.5) / (2 * n)),
  half: (n: number): Rates => rates(n, [1, 0.5]),
  hidden: (n: number): Rates => rates(n, [0.95, 0.99], [0.05, 0.5]),
  'p = 1': (n: number): Rates => rates(n, [1, 1]),
  'p = 0.9': (n: number): Rates => rates(n, [1, 0.9]),
  'p = 0.95': (n: number): Rates => rates(n, [1, 0.95]),
  'p = 0.98': (n: number): Rates => rates(n, [1, 0.98]),
} as const;

function rates(n: number, ...shares: readonly (readonly [number, number])[]): Rates {
  const all = shares.flatMap(([share, rate]) => Array.from({ length: Math.round(n * share) }, () => rate));
  return Array.from({ length: n }, (_, index) => all[index] ?? 0.98);
}

/** The same chances with some of the first tests broken. */
export const withBroken = (earlierRuns: Rates, broken: number): Rates =>
  earlierRuns.map((rate, at) => (at < broken ? 0 : rate));

/** The same chances with some of the first tests passing every second time. */
export const withFlaky = (earlierRuns: Rates, flaky: number): Rates =>
  earlierRuns.map((rate, at) => (at < flaky ? 0.5 : rate));

/** The same chances after an even drop. */
export const worseBy = (earlierRuns: Rates, drop: number): Rates => earlierRuns.map((rate) => Math.max(0, rate - drop));

export interface Setting {
  /** Rates of a suite on the base branch. */
  readonly earlierRuns: Rates;
  /** Rates of the judged run; by default nothing changed. Other suites never change. */
  readonly now?: Rates | undefined;
  /** Suites of the run, all alike. */
  readonly suites?: number | undefined;
  /** Planned trials, baseline runs, and the trials in each of these. */
  readonly trials: number;
  readonly runs: number;
  readonly perRun: number;
  /** Run-to-run variation: standard deviation on the logit scale. */
  readonly sd?: number | undefined;
  readonly control?: 'on' | 'off' | undefined;
  /** Rates of the base branch since its newest runs, as many as `since` says. */
  readonly base?: Rates | undefined;
  readonly since?: number | undefined;
  /** The suites have the threshold 0: no default threshold holds for them. */
  readonly isWithoutThreshold?: boolean | undefined;
  /** The baseline run in which tests pass less often, from 0. */
  readonly poisoned?: number | undefined;
}

/** A simulated run, as far as it is measured. */
export interface Simulated {
  readonly verdict: VerdictKind;
  /** The comparison of the first suite. */
  readonly suite: SuiteAssessment;
  readonly planned: number;
  /** Re-runs and control trials. */
  readonly extra: number;
}

/** Makes simulated runs, one after the other, each with its own baseline. */
export type Simulator = () => Simulated;

export function simulator(setting: Setting, seed: number): Simulator {
  const random = seeded(seed);
  return () => simulateRun(setting, baselineOf(setting, random), random);
}

/** The same in which the smallest detectable drop of each baseline happens. Baselines without one are left out. */
export function statedDropSimulator(setting: Setting, seed: number): Simulator {
  const random = seeded(seed);
  return () => {
    for (;;) {
      const pools = baselineOf(setting, random);
      const { smallestDetectableDrop: drop } = simulateRun(setting, pools, random).suite;
      if (drop !== undefined)
        return simulateRun({ ...setting, now: worseBy(setting.earlierRuns, drop) }, pools, random);
    }
  };
}

export const simulate = (setting: Setting, times: number, seed: number): Simulated[] =>
  Array.from({ length: times }, simulator(setting, seed));

type Random = () => number;

const namesOf = (suite: number) => ({ suite: `suite-${suite}`, suiteFile: `evals/suite-${suite}.eval.yaml` });
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const POISONED_SHARE = 0.3;

/** The evidence of the baseline runs, one pool for each suite. */
export function baselineOf(setting: Setting, random: Random): EvidencePool[] {
  const { earlierRuns, base = earlierRuns, since = 0, runs, perRun, sd = 0, poisoned } = setting;
  const rateIn = range(runs).map((run) => {
    const shifted = runRates(run >= runs - since ? base : earlierRuns, sd, random);
    return run === poisoned ? shifted.map((rate) => rate * POISONED_SHARE) : shifted;
  });
  return range(setting.suites ?? 1).map((suite) => ({
    ...aPool({}, { suite: namesOf(suite).suite, file: namesOf(suite).suiteFile }),
    tests: earlierRuns.map((_, test) => ({
      testId: `t${test}`,
      trials: range(runs * perRun).map((at) => {
        const run = Math.floor(at / perRun);
        const time = `2026-01-09T${String(run).padStart(2, '0')}:00:00.000Z`;
        return aPast(random() < (rateIn[run]?.[test] ?? 0), run, { time });
      }),
    })),
  }));
}

/** One run against a baseline, with the re-runs and the control trials that the gate asks for. */
function simulateRun(setting: Setting, pools: readonly EvidencePool[], random: Random): Simulated {
  const { planned, confirmations, sides, effect } = simulateTrials(setting, pools, random);
  const settings = { control: setting.control ?? 'off' };
  const pairing = confirmations.length === 0 ? sides : { ...sides, confirmations };
  const controls =
    settings.control === 'off'
      ? []
      : controlsOf(pair(pairing), settings).flatMap(({ test, trials }) => {
          const rate = effect(setting.base ?? setting.earlierRuns)[indexOf(test)] ?? 0;
          return range(trials).flatMap(() => oneTrial(test, random() < rate));
        });
  const { comparison, verdict } = decide({ ...pairing, controls }, settings, { isChange: true });
  const [suite] = comparison.suites;
  if (suite === undefined) throw new Error('A run has a suite');
  return { verdict: verdict.kind, suite, planned, extra: confirmations.length + controls.length };
}

/** The planned trials of a run, and its re-runs. */
function simulateTrials(setting: Setting, pools: readonly EvidencePool[], random: Random) {
  const { earlierRuns, now = earlierRuns, trials, sd = 0 } = setting;
  const shift = sd * normal(random);
  const effect = (given: Rates): Rates => (sd === 0 ? given : given.map((rate) => shifted(rate, shift)));
  const [own, others] = [effect(now), effect(earlierRuns)];
  const rateOf = (suite: number, test: number) => (suite === 0 ? own : others)[test] ?? 0;
  const planned = range(setting.suites ?? 1).flatMap((suite) => {
    const counts = earlierRuns.map((_, test) => {
      const passes = range(trials).filter(() => random() < rateOf(suite, test)).length;
      return [`t${test}`, `${passes}/${trials}`] as const;
    });
    return results(Object.fromEntries(counts) as Counts, namesOf(suite));
  });
  const requirements = !setting.isWithoutThreshold
    ? []
    : range(setting.suites ?? 1).map((suite) => {
        const { suite: name, suiteFile } = namesOf(suite);
        return aRequirement(0, { suite: name, file: suiteFile });
      });
  const sides = { run: aRun(planned, { requirements }), baseline: found(...pools) };
  const confirmations = suspectsOf(pair(sides), {}).flatMap((suspect) => {
    const reruns: PresentTrial[] = [];
    const rate = rateOf(Number(suspect.test.suite.slice('suite-'.length)), indexOf(suspect.test));
    while (decisionOf(suspect, reruns) === 'undecided') {
      const pass = random() < rate;
      reruns.push({ pass, score: pass ? 1 : 0 });
    }
    return reruns.flatMap(({ pass }) => oneTrial(suspect.test, pass));
  });
  return { planned: planned.length * trials, confirmations, sides, effect };
}

const indexOf = ({ testId }: Pick<PairedTest, 'testId'>): number => Number(testId.slice(1));

const oneTrial = ({ testId, suite, suiteFile }: PairedTest, pass: boolean): TestResult[] =>
  results({ [testId]: pass ? '1/1' : '0/1' }, { suite, suiteFile });

/** The rates in one run. */
function runRates(given: Rates, sd: number, random: Random): Rates {
  if (sd === 0) return given;
  const shift = sd * normal(random);
  return given.map((rate) => shifted(rate, shift));
}

/** A rate, shifted on the logit scale. */
const shifted = (rate: number, shift: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + ((1 - rate) / rate) * Math.exp(-shift));

/** A standard normal value (Box and Muller). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const share = (runs: readonly Simulated[], verdict: VerdictKind): number =>
  runs.filter((each) => each.verdict === verdict).length / runs.length;
