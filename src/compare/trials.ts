import { targetTrials } from '../model/run/present-trials.ts';
import { resultKey, type TestResult } from '../model/run/result.ts';
import type { EvidenceTrial } from '../model/verdict/evidence.ts';
import type { EarlierTrials, PresentTrial } from '../model/verdict/pairing.ts';
import type { EarlierRound } from '../model/verdict/same-content.ts';
import { momentOf } from '../shared/iso-time.ts';
import { suiteKeys } from './suite-pools.ts';

type Results = [TestResult, ...TestResult[]];

/** The results of each test on one target, in the order of the results. Thousands of tests get no separate keys. */
export function byTest(results: readonly TestResult[]): Results[] {
  const keyOf = suiteKeys();
  const suites = new Map<string, Map<string, Results>>();
  const all: Results[] = [];
  for (const result of results) {
    const key = keyOf(result);
    const tests = suites.get(key) ?? new Map<string, Results>();
    suites.set(key, tests);
    const known = tests.get(result.testId);
    known?.push(result);
    if (known !== undefined) continue;
    const group: Results = [result];
    tests.set(result.testId, group);
    all.push(group);
  }
  return all;
}

/** The trials of each test that say something about the agent, by its `resultKey`. */
export const trialsByKey = (results: readonly TestResult[]): Map<string, PresentTrial[]> =>
  new Map(byTest(results).map((own) => [resultKey(own[0]), own.flatMap(targetTrials)]));

/** What earlier attempts measured of one test; undefined where there is nothing. */
export function trialsOf(rounds: readonly EarlierRound[]): EarlierTrials | undefined {
  if (rounds.length === 0) return undefined;
  const attempts = [...new Set(rounds.map(({ attempt }) => attempt))].sort((a, b) => a - b);
  const [fewest] = rounds
    .filter(({ needed }) => needed !== undefined)
    .sort((a, b) => (a.needed ?? 0) - (b.needed ?? 0));
  return {
    attempts,
    planned: attempts.map((each) => rounds.flatMap(({ attempt, now }) => (attempt === each ? now : []))),
    needed: fewest?.needed,
    p: fewest?.p,
    now: rounds.flatMap(({ now }) => now),
    reruns: rounds.flatMap(({ reruns }) => reruns),
    control: rounds.flatMap(({ control }) => control),
  };
}

/**
 * Trials of earlier attempts and later ones: one of the two is nearly always missing, and there are thousands of tests.
 */
export function joined(
  earlier: readonly PresentTrial[] | undefined,
  later: readonly PresentTrial[] | undefined,
): readonly PresentTrial[] {
  if (earlier === undefined) return later ?? NONE;
  return later === undefined ? earlier : [...earlier, ...later];
}

const NONE: readonly PresentTrial[] = [];

interface NewestRun {
  readonly run: string;
  readonly at: number;
}

/** The newest run that the baseline trials of some tests belong to; `isWhole` leaves out runs that inputs restricted. */
export function newestRun(
  tests: Iterable<readonly EvidenceTrial[]>,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): NewestRun | undefined {
  let newest: NewestRun | undefined;
  const known = new Map<string, string>();
  for (const trials of tests) {
    for (const { run, time, restricted } of trials) {
      if (known.get(run) === time || (isWhole && restricted)) continue;
      known.set(run, time);
      const at = momentOf(time);
      if (newest === undefined || at > newest.at || (at === newest.at && run > newest.run)) newest = { run, at };
    }
  }
  return newest;
}
