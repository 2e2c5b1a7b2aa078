import type { EarlierTest } from '../model/run/earlier-attempt.ts';
import { targetTrials } from '../model/run/present-trials.ts';
import { type RunResult, resultKey, type TestResult } from '../model/run/result.ts';
import { momentOf } from '../model/text/iso-time.ts';
import type { EvidencePool, EvidenceTrial } from '../model/verdict/evidence.ts';
import type { EarlierTrials, PresentTrial } from '../model/verdict/pairing.ts';

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

export type SuiteOfResult = Pick<TestResult, 'suite' | 'suiteFile' | 'target'>;

interface SuitePools extends SuiteOfResult {
  readonly pools: readonly EvidencePool[];
}

/** The pools of each suite of a run. A suite keeps its baseline when its file moves, if its name is unique. */
export function poolsOfSuites(pools: readonly EvidencePool[], results: readonly SuiteOfResult[]): SuitePools[] {
  const keyOf = suiteKeys();
  const suites = [...new Map(results.map((result) => [keyOf(result), result])).values()];
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

/** The key of a result's suite on its target. Results of one suite follow each other. */
export function suiteKeys(): (result: SuiteOfResult) => string {
  let last: { readonly of: SuiteOfResult; readonly key: string } | undefined;
  return (result) => {
    const { suite, suiteFile, target } = result;
    if (last?.of.suite !== suite || last.of.suiteFile !== suiteFile || last.of.target !== target) {
      last = { of: result, key: JSON.stringify([suiteFile, suite, target]) };
    }
    return last.key;
  };
}

/**
 * Finds trials of the same test with the same content in earlier attempts: both fingerprints are known and equal. Takes
 * all results of one test on one target. Trials that an attempt took over itself are excluded.
 */
export function earlierTests(run: Pick<RunResult, 'earlier'>): (results: readonly TestResult[]) => EarlierRound[] {
  const byContent = new Map<string, EarlierRound[]>();
  for (const { attempt, tests } of run.earlier ?? []) {
    for (const test of tests) {
      const key = contentKey(test);
      byContent.set(key, [...(byContent.get(key) ?? []), { ...test, attempt }]);
    }
  }
  return (results) => {
    const [first] = results;
    if (byContent.size === 0 || first?.measure === undefined || first.subject === undefined) return [];
    const { measure, subject } = first;
    const own = new Set(results.map(({ timestamp }) => timestamp));
    return (byContent.get(contentKey({ ...first, measure, subject })) ?? []).filter(
      ({ timestamp }) => !own.has(timestamp),
    );
  };
}

/** One test as one earlier attempt measured it. */
interface EarlierRound extends EarlierTest {
  readonly attempt: number;
}

const contentKey = (test: Pick<EarlierTest, 'suiteFile' | 'suite' | 'testId' | 'target' | 'measure' | 'subject'>) =>
  `${resultKey(test)} ${test.measure} ${test.subject}`;
