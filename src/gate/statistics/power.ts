import { sum } from '../../model/values/sums.ts';
import { bisect, normalPoint, studentPoint } from './distributions.ts';

const ALPHA = 0.05;
const POWER = 0.8;
const MAX_TRIALS = 100_000;

/** How an experiment measures: tests on two variants. */
interface Design {
  readonly tests: number;
  /** Of each test on each variant. */
  readonly trials: number;
  /** The variance of the sum of all differences as `pairedDifference` takes it, without a change: with one trial that between tests. */
  readonly squares: number;
  /** Findings that share the chance of a wrong one. */
  readonly share?: number;
}

/**
 * Whether a difference of the mean is found with a chance of 80%: `pairedDifference` gives a p-value of at most 5%, and an interval
 * without 0. A change is taken to hit some tests, each by any amount: such tests vary more than before.
 */
function isFound(difference: number, { tests, trials, squares, share = 1 }: Design): boolean {
  const moved = tests * difference;
  // A test that always passed and now passes in a share u of trials moves by 1/2 and varies by 1/6, on average over u.
  const noise = squares + moved / 3 / trials;
  const [within, shuffled] =
    trials > 1
      ? // Labels that are shuffled within a changed test vary by the square of its change, too, which is 1/3 on average.
        [noise, noise + ((2 / 3) * moved) / (2 * trials - 1)]
      : [squares + moved * (1 - difference), squares + moved];
  const ofInterval = studentPoint(ALPHA / 2, tests + 1) * Math.sqrt(within + 2 / trials);
  // Sums of trials have steps.
  const ofTest = normalPoint(ALPHA / 2 / share) * Math.sqrt(shuffled) + 1 / (2 * trials);
  return moved >= Math.max(ofInterval, ofTest) + normalPoint(1 - POWER) * Math.sqrt(noise);
}

/** The smallest difference that is found with a chance of 80%; 1 if none is. */
export function detectableDifference(design: Design): number {
  const smallest = bisect(1, 0, (difference) => isFound(difference, design), 20);
  return smallest > 1 - 1e-5 ? 1 : smallest;
}

/** How often each test must run, for a difference that is to be found with a chance of 80%; by the share of trials that pass. */
export function trialsToDetect(difference: number, rates: readonly number[], share = 1): number {
  const variance = 2 * sum(rates.map((rate) => rate * (1 - rate)));
  let trials = 1;
  const design = () => ({ tests: rates.length, trials, share, squares: variance / trials });
  while (trials < MAX_TRIALS && !isFound(difference, design())) trials += 1;
  return trials;
}
