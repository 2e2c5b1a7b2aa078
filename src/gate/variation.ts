import { type ComparedSuite, runScore, testsInAllRuns } from './compared-suites.ts';
import { meanOf, plus, sampleVariance, squaredDeviations } from './statistics/variance.ts';

export interface SuiteNoise {
  readonly n: number;
  readonly delta: number;
  readonly trialVariance: number;
  /** Of the difference, by the noise of trials: SE², and the part of it that is of the present trials. */
  readonly errorSquared: number;
  readonly presentPart: number;
  /** Mean of the baseline scores, drawn a little towards one half. */
  readonly baselineMean: number;
  /** Baseline runs; 1 where no test is in all of them. */
  readonly runs: number;
  /** The variance between runs, and how much of it is the noise of trials. Only with two runs or more. */
  readonly betweenRuns?: number | undefined;
  readonly withinRuns?: number | undefined;
}

export function noiseOf({ tests, reused, runs }: Pick<ComparedSuite, 'tests' | 'reused' | 'runs'>): SuiteNoise {
  const n = tests.length + reused;
  let [deviations, degrees, difference, score, trials] = [0, 0, 0, 0, 0];
  for (const { base, now } of tests) {
    deviations += squaredDeviations(plus(base, now));
    degrees += base.count + now.count - 1;
    difference += meanOf(now) - meanOf(base);
    score += base.sum;
    trials += base.count;
  }
  const trialVariance = (deviations + 0.25) / (degrees + 1);
  let [errorSquared, presentPart] = [0, 0];
  for (const { base, now } of tests) {
    const testVariance = (squaredDeviations(plus(base, now)) + trialVariance) / (base.count + now.count + 1);
    errorSquared += testVariance * (1 / now.count + 1 / base.count);
    presentPart += testVariance / now.count;
  }
  const noise = {
    n,
    delta: n === 0 ? 0 : difference / n,
    trialVariance,
    errorSquared: n === 0 ? 0 : errorSquared / (n * n),
    presentPart: n === 0 ? 0 : presentPart / (n * n),
    baselineMean: (score + 0.5) / (trials + 1),
  };
  const common = testsInAllRuns(runs, tests.length);
  if (runs.length < 2 || common.length === 0) return { ...noise, runs: 1 };
  const betweenRuns = sampleVariance(runs.map((run) => runScore(run, common)));
  let within = 0;
  for (const at of common) {
    const base = tests[at]?.base;
    if (base === undefined) continue;
    const variance = base.count > 1 ? squaredDeviations(base) / (base.count - 1) : trialVariance;
    let shares = 0;
    for (const { trials } of runs) shares += 1 / (trials[at] ?? 1);
    within += (variance * shares) / runs.length;
  }
  return { ...noise, runs: runs.length, betweenRuns, withinRuns: within / (common.length * common.length) };
}

/** Run-to-run variation, estimated over all suites of a run: runs share a provider, an hour and a machine. */
export interface Variation {
  readonly sigma: number;
  readonly degrees: number;
}

/** What is assumed before any run is seen, and how many degrees of freedom that is worth. */
const ASSUMED_SIGMA = 0.3;
const ASSUMED_DEGREES = 4;

export function variationOf(suites: readonly SuiteNoise[]): Variation {
  let [excess, scale, runs] = [0, 0, 1];
  for (const { runs: suiteRuns, betweenRuns = 0, withinRuns = 0, trialVariance } of suites) {
    runs = Math.max(runs, suiteRuns);
    excess += (suiteRuns - 1) * (betweenRuns - withinRuns);
    scale += (suiteRuns - 1) * trialVariance ** 2;
  }
  const observed = scale === 0 ? 0 : Math.max(0, excess / scale);
  const degrees = ASSUMED_DEGREES + runs - 1;
  return {
    sigma: Math.sqrt((ASSUMED_DEGREES * ASSUMED_SIGMA ** 2 + (runs - 1) * observed) / degrees),
    degrees,
  };
}

/** Whole runs vary at least this much. */
const LEAST_DEVIATION = 0.01;

export const runVariance = ({ sigma }: Pick<Variation, 'sigma'>, trialVariance: number): number =>
  Math.max(LEAST_DEVIATION, sigma * trialVariance) ** 2;

/** The variance that whole runs add to a difference: that of the present run and of the mean of the baseline runs. */
export const variationOfDifference = (
  variation: Pick<Variation, 'sigma'>,
  trialVariance: number,
  runs: number,
): number => runVariance(variation, trialVariance) * (1 + 1 / runs);
