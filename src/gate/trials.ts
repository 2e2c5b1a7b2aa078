import { targetTrials } from '../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../model/run/result.ts';
import { resultKey, suiteKey, type TestNames } from '../model/run/result-keys.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { EvidencePool, EvidenceTrial } from '../model/verdict/evidence.ts';
import type { EarlierTrials, PresentTrial } from '../model/verdict/pairing.ts';

/** The trials of each test that say something about the agent, by its `resultKey`. */
export const trialsByKey = (results: readonly TestResult[]): Map<string, PresentTrial[]> =>
  new Map(Array.from(groupedBy(results, resultKey), ([key, testResults]) => [key, testResults.flatMap(targetTrials)]));

/**
 * Finds what earlier attempts measured of a test with the same content: both fingerprints are known and equal. Takes all
 * results of one test on one target. Trials that an attempt took over itself are excluded.
 */
export function earlierTrials(
  run: Pick<RunResult, 'earlier'>,
): (results: readonly TestResult[]) => EarlierTrials | undefined {
  const contentOf = (test: TestNames & Pick<TestResult, 'measure' | 'subject'>) =>
    `${resultKey(test)} ${test.measure} ${test.subject}`;
  const all = (run.earlier ?? []).flatMap(({ attempt, tests }) => tests.map((test) => ({ ...test, attempt })));
  const byContent = groupedBy(all, contentOf);
  return (results) => {
    const [first] = results;
    if (first?.measure === undefined || first.subject === undefined) return undefined;
    const ownTimestamps = new Set(results.map(({ timestamp }) => timestamp));
    const rounds = (byContent.get(contentOf(first)) ?? []).filter(({ timestamp }) => !ownTimestamps.has(timestamp));
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
  };
}

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
      const at = Date.parse(time);
      if (newest === undefined || at > newest.at || (at === newest.at && run > newest.run)) newest = { run, at };
    }
  }
  return newest;
}

export type SuiteOfResult = Pick<TestResult, 'suite' | 'suiteFile' | 'target'>;

interface SuitePools extends SuiteOfResult {
  readonly pools: readonly EvidencePool[];
}

/** The pools of each suite of a run. A suite keeps its baseline when its file moves, if its name is unique. */
export function poolsOfSuites(pools: readonly EvidencePool[], results: readonly SuiteOfResult[]): SuitePools[] {
  const suites = [...new Map(results.map((result) => [keyOfSuite(result), result])).values()];
  const files = new Set(suites.map(({ suiteFile }) => suiteFile));
  return suites.map(({ suite, suiteFile, target }): SuitePools => {
    const named = pools.filter((pool) => pool.suite === suite && pool.target === target);
    const exact = named.filter(({ file }) => file === suiteFile);
    const namesakes = suites.filter((other) => other.suite === suite && other.target === target);
    const moved = named.filter(({ file }) => file === undefined || !files.has(file));
    const isOnlyOne = namesakes.length === 1 && new Set(moved.map(({ file }) => file)).size <= 1;
    return { suite, suiteFile, target, pools: exact.length > 0 ? exact : isOnlyOne ? moved : [] };
  });
}

export const keyOfSuite = ({ suite, suiteFile: file, target }: SuiteOfResult): string =>
  suiteKey({ suite, file, target });
