import { isSameMeasure } from '../model/run/fingerprint.ts';
import { targetTrials } from '../model/run/present-trials.ts';
import { isReused, type RunResult, startOf, type TestResult } from '../model/run/result.ts';
import type { EvidencePool, EvidenceTest, EvidenceTrial, Reset } from '../model/verdict/evidence.ts';
import { grouped, type Some } from '../shared/grouped.ts';
import { momentOf } from '../shared/iso-time.ts';
import { withoutCopies } from './copies.ts';

/** The baseline: the newest runs of the base branch that are at most this old. */
export const WINDOW = { runs: 10, days: 30 } as const;

const DAY_MS = 86_400_000;

/** Where and when a run was made. */
export interface RunOrigin {
  /** Unique for each run and attempt. */
  readonly run: string;
  readonly sha?: string | undefined;
}

/**
 * The evidence of a run of the base branch, one pool per suite and target. An incomplete run and a dry run have none;
 * reused results are in the pool already.
 */
export function poolsOf(run: RunResult, origin: RunOrigin): EvidencePool[] {
  if (!run.complete || run.dryRun) return [];
  const measured = run.results.filter((result) => !isReused(result) && !isFromOtherCache(result));
  const time = startOf(run);
  return bySuite(measured, ({ suiteFile, suite, target }) => [suiteFile, suite, target])
    .map((results) => poolOf(results, { time, restricted: isRestricted(run), ...origin }))
    .filter(({ tests }) => tests.length > 0);
}

/** An answer from the cache of another tool was measured before, so it is no new trial. */
const isFromOtherCache = ({ importedFrom, cached }: TestResult): boolean =>
  importedFrom !== undefined && cached === true;

function withoutCachedTrials(result: TestResult): TestResult {
  if (result.importedFrom === undefined || result.trials === undefined) return result;
  return { ...result, trials: result.trials.filter(({ cached }) => cached !== true) };
}

const isRestricted = ({ selected = [] }: RunResult): true | undefined => selected.length > 0 || undefined;

/** The pool of one suite on one target: several results of one test are its trials. */
function poolOf(
  results: Some<TestResult>,
  { run, sha, time, restricted }: RunOrigin & Pick<EvidenceTrial, 'time' | 'restricted'>,
): EvidencePool {
  const tests = new Map<string, EvidenceTrial[]>();
  for (const result of results) {
    const { testId, measure, subject, agentVersion } = result;
    const mustPass = result.mustPass || undefined;
    const trials = targetTrials(withoutCachedTrials(result)).map(
      ({ pass, score, costUsd, durationMs }): EvidenceTrial => ({
        measure,
        subject,
        run,
        sha,
        time,
        pass,
        score,
        costUsd,
        durationMs,
        agentVersion,
        mustPass,
        restricted,
      }),
    );
    if (trials.length === 0) continue;
    const known = tests.get(testId);
    tests.set(testId, known === undefined ? trials : [...known, ...trials]);
  }
  const [{ suite, suiteFile: file, target }] = results;
  return inOrder({
    schemaVersion: 1,
    suite,
    file,
    target,
    tests: Array.from(tests, ([testId, trials]) => ({ testId, trials })),
    resets: [],
  });
}

/**
 * Merges pools in any order. A run that several of them have counts once: the latest version, or of equally late ones
 * that with most trials. Trials before a reset are dropped.
 */
export function mergePools(pools: readonly EvidencePool[]): EvidencePool[] {
  return bySuite(pools, ({ file, suite, target }) => [file, suite, target]).map((own) => {
    const resets = new Map(
      own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]),
    );
    return withoutResetTrials({
      ...own[0],
      // A pool by itself, the first of a suite, has each test once.
      tests: own.length === 1 ? own[0].tests : mergeTests(own),
      resets: [...resets.values()],
    });
  });
}

function mergeTests(pools: readonly EvidencePool[]): EvidenceTest[] {
  const all = pools.flatMap((pool) => pool.tests);
  if (haveOtherRuns(pools)) return joinTests(all);
  const tests = new Map<string, Map<string, EvidenceTrial[]>>();
  for (const { testId, trials } of all) {
    const runs = tests.get(testId) ?? new Map<string, EvidenceTrial[]>();
    tests.set(testId, runs);
    for (const [run, theirs] of byRun(trials)) {
      const ours = runs.get(run);
      if (ours === undefined || isMore(theirs, ours)) runs.set(run, theirs);
    }
  }
  return Array.from(tests, ([testId, runs]) => ({ testId, trials: [...runs.values()].flat() }));
}

/** Whether no run is in two of the pools: then nothing is there twice. */
function haveOtherRuns(pools: readonly EvidencePool[]): boolean {
  const known = new Set<string>();
  for (const { tests } of pools) {
    const own = new Set(tests.flatMap(({ trials }) => trials.map(({ run }) => run)));
    for (const run of own) if (known.has(run)) return false;
    for (const run of own) known.add(run);
  }
  return true;
}

function joinTests(all: readonly EvidenceTest[]): EvidenceTest[] {
  const tests = new Map<string, readonly EvidenceTrial[]>();
  for (const { testId, trials } of all) {
    const known = tests.get(testId);
    tests.set(testId, known === undefined ? trials : [...known, ...trials]);
  }
  return Array.from(tests, ([testId, trials]) => ({ testId, trials: trials as EvidenceTrial[] }));
}

/**
 * Only what still counts at a time (ISO 8601, UTC), copies of runs once: see `WINDOW`; `days` may be another number, and
 * `newest` a later time up to which trials count.
 */
export function prunePool(pool: EvidencePool, now: string, days: number = WINDOW.days, newest = now): EvidencePool {
  const latest = Date.parse(newest) + DAY_MS;
  const earliest = Date.parse(now) - days * DAY_MS;
  // A clock that was far ahead would else be the newest for ever.
  const isCurrent = ({ time }: EvidenceTrial) => {
    const at = momentOf(time);
    return at >= earliest && at <= latest;
  };
  const current = withoutResetTrials(pool).tests.map(({ testId, trials }) => ({
    testId,
    trials: measuredAlike(trials.filter(isCurrent)),
  }));
  // Copies of one run must not push other runs out of the window.
  const recent = withoutCopies(current);
  const runs = newestRuns(recent);
  return inOrder({
    ...pool,
    tests: recent
      .map(({ testId, trials }) => ({
        testId,
        trials: trials.filter(({ run }) => runs.has(run)),
      }))
      .filter(({ trials }) => trials.length > 0),
    resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
  });
}

/**
 * The pool in the one form in which it is written, down to the order of keys: the same evidence makes the same bytes.
 */
export function canonical(pool: EvidencePool): EvidencePool {
  const { suite, file, target, tests, resets } = inOrder(pool);
  return {
    schemaVersion: 1,
    suite,
    file,
    target,
    tests: tests.map(({ testId, trials }) => ({ testId, trials: trials.map(trialInOrder) })),
    resets,
  };
}

/** Tests by id, trials by age. */
function inOrder(pool: EvidencePool): EvidencePool {
  return {
    ...pool,
    tests: sorted(pool.tests, (a, b) => ascending(a.testId, b.testId)).map((test) => {
      const trials = sorted(test.trials, byAge);
      return trials === test.trials ? test : { testId: test.testId, trials };
    }),
    resets: pool.resets.map(resetInOrder).sort((a, b) => ascending(JSON.stringify(a), JSON.stringify(b))),
  };
}

/** The same list if it is in order: a pool is sorted again and again. */
function sorted<Item>(items: Item[], compare: (a: Item, b: Item) => number): Item[] {
  const isSorted = items.every((item, at) => at === 0 || compare(items[at - 1] as Item, item) <= 0);
  return isSorted ? items : [...items].sort(compare);
}

/** The baseline of an accepted test restarts with the first run after that. */
function withoutResetTrials(pool: EvidencePool): EvidencePool {
  const isMeasured = ({ trials }: EvidenceTest) => trials.length > 0;
  if (pool.resets.length === 0) return inOrder({ ...pool, tests: pool.tests.filter(isMeasured) });
  const since = new Map<string, number>();
  for (const { testId, time } of pool.resets) {
    since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
  }
  return inOrder({
    ...pool,
    tests: pool.tests
      .map(({ testId, trials }) => {
        const from = since.get(testId);
        if (from === undefined) return { testId, trials };
        return { testId, trials: [...byRun(trials).values()].filter((own) => newestOf(own) > from).flat() };
      })
      .filter(isMeasured),
  });
}

/** Another measure starts a new baseline: trials with another measure than the newest one are dropped. Oldest first. */
function measuredAlike(trials: readonly EvidenceTrial[]): EvidenceTrial[] {
  const newest = trials.findLast(({ measure }) => measure !== undefined)?.measure;
  return trials.filter(
    ({ measure }) => measure === undefined || newest === undefined || isSameMeasure(measure, newest),
  );
}

function newestRuns(tests: readonly EvidenceTest[]): Set<string> {
  const times = new Map<string, number>();
  for (const { trials } of tests) {
    for (const { run, time } of trials) times.set(run, Math.max(times.get(run) ?? 0, momentOf(time)));
  }
  const newest = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
  return new Set(newest.map(([run]) => run));
}

/** Groups by file, suite and target, in the order of these. */
function bySuite<Item>(items: readonly Item[], partsOf: (item: Item) => readonly (string | undefined)[]): Some<Item>[] {
  return [...grouped(items, partsOf)].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
}

function byRun(trials: readonly EvidenceTrial[]): Map<string, EvidenceTrial[]> {
  const runs = new Map<string, EvidenceTrial[]>();
  for (const trial of trials) {
    const known = runs.get(trial.run);
    if (known) known.push(trial);
    else runs.set(trial.run, [trial]);
  }
  return runs;
}

/** The later one, then the one with more trials, then alphabetically: independent of the input order, and of resets. */
function isMore(theirs: readonly EvidenceTrial[], ours: readonly EvidenceTrial[]): boolean {
  const later = newestOf(theirs) - newestOf(ours);
  if (later !== 0) return later > 0;
  if (theirs.length !== ours.length) return theirs.length > ours.length;
  const text = (trials: readonly EvidenceTrial[]) => JSON.stringify([...trials].sort(byAge).map(trialInOrder));
  return text(theirs) > text(ours);
}

const newestOf = (trials: readonly EvidenceTrial[]): number =>
  trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);

const byAge = (a: EvidenceTrial, b: EvidenceTrial): number =>
  byTime(a.time, b.time) || ascending(a.run, b.run) || byContent(a, b);

/** Times of one form sort as texts, which is much faster for pools of many thousand trials. */
const byTime = (a: string, b: string): number =>
  a.length === b.length ? ascending(a, b) : Date.parse(a) - Date.parse(b);

/** Trials of one run have no order; this one is at least always the same. */
const byContent = (a: EvidenceTrial, b: EvidenceTrial): number =>
  Number(a.pass) - Number(b.pass) ||
  a.score - b.score ||
  (a.costUsd ?? -1) - (b.costUsd ?? -1) ||
  (a.durationMs ?? -1) - (b.durationMs ?? -1) ||
  ascending(a.time, b.time) ||
  ascending(a.sha ?? '', b.sha ?? '') ||
  ascending(a.measure ?? '', b.measure ?? '') ||
  ascending(a.subject ?? '', b.subject ?? '') ||
  ascending(a.agentVersion ?? '', b.agentVersion ?? '');

const trialInOrder = (trial: EvidenceTrial): EvidenceTrial => {
  const { measure, subject, run, sha, time, pass, score, costUsd, durationMs, agentVersion, mustPass, restricted } =
    trial;
  return {
    measure,
    subject,
    run,
    sha,
    time,
    pass,
    score,
    costUsd,
    durationMs,
    agentVersion,
    mustPass: mustPass || undefined,
    restricted: restricted || undefined,
  };
};

const resetInOrder = ({ testId, kind, time, reason, author }: Reset): Reset => ({
  testId,
  kind,
  time,
  reason,
  author,
});

const ascending = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
