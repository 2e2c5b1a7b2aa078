import { presentTrials } from '../model/run/present-trials.ts';
import { resultKey, type TestResult } from '../model/run/result.ts';
import type { EvidenceTrial } from '../model/verdict/evidence.ts';
import type { EarlierTrials, PresentTrial } from '../model/verdict/pairing.ts';
import type { EarlierRound } from '../model/verdict/same-content.ts';
import { momentOf } from '../shared/iso-time.ts';

export type Results = [TestResult, ...TestResult[]];

/** Several results of one test on one target belong together; in the order of the results. */
export function byKey(results: readonly TestResult[]): Map<string, Results> {
  const groups = new Map<string, Results>();
  for (const result of results) {
    const key = resultKey(result);
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return groups;
}

/** The trials of each test that say something about the agent. */
export const trialsByKey = (results: readonly TestResult[]): Map<string, PresentTrial[]> =>
  new Map([...byKey(results)].map(([key, own]) => [key, own.flatMap(presentTrials)]));

/** What earlier attempts measured of one test; undefined where there is nothing. */
export function trialsOf(rounds: readonly EarlierRound[]): EarlierTrials | undefined {
  if (rounds.length === 0) return undefined;
  return {
    attempts: [...new Set(rounds.map(({ attempt }) => attempt))].sort((a, b) => a - b),
    now: rounds.flatMap(({ now }) => now),
    reruns: rounds.flatMap(({ reruns }) => reruns),
    control: rounds.flatMap(({ control }) => control),
  };
}

/** Trials of earlier attempts and later ones: nearly always one of the two is not there, and there are thousands of tests. */
export function joined(
  earlier: readonly PresentTrial[] | undefined,
  later: readonly PresentTrial[] | undefined,
): readonly PresentTrial[] {
  if (earlier === undefined) return later ?? NONE;
  return later === undefined ? earlier : [...earlier, ...later];
}

const NONE: readonly PresentTrial[] = [];

/** The newest run that these baseline trials belong to. */
export function newestRun(
  tests: readonly { readonly trials: readonly EvidenceTrial[] }[],
): { readonly run: string; readonly at: number } | undefined {
  let newest: { readonly run: string; readonly at: number } | undefined;
  const known = new Map<string, string>();
  for (const { trials } of tests) {
    for (const { run, time } of trials) {
      if (known.get(run) === time) continue;
      known.set(run, time);
      const at = momentOf(time);
      if (newest === undefined || at > newest.at || (at === newest.at && run > newest.run)) newest = { run, at };
    }
  }
  return newest;
}
