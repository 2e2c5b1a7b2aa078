import { isSameMeasure } from '../model/run/fingerprint.ts';
import { targetTrials } from '../model/run/present-trials.ts';
import { isReused, type RunResult, startOf, type TestResult } from '../model/run/result.ts';
import type { EvidencePool, EvidenceTest, EvidenceTrial } from '../model/verdict/evidence.ts';
import { grouped, groupedBy, type Some } from '../shared/grouped.ts';
import { momentOf } from '../shared/iso-time.ts';

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
    .map((results) => poolOf(results, { time, restricted: (run.selected ?? []).length > 0 || undefined, ...origin }))
    .filter(({ tests }) => tests.length > 0);
}

/** An answer from the cache of another tool was measured before, so it is no new trial. */
const isFromOtherCache = ({ importedFrom, cached }: TestResult): boolean =>
  importedFrom !== undefined && cached === true;

function withoutCachedTrials(result: TestResult): TestResult {
  if (result.importedFrom === undefined || result.trials === undefined) return result;
  return { ...result, trials: result.trials.filter(({ cached }) => cached !== true) };
}

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
    tests.set(testId, [...(tests.get(testId) ?? []), ...trials]);
  }
  const [{ suite, suiteFile: file, target }] = results;
  return canonical({
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
    const tests = new Map<string, Map<string, EvidenceTrial[]>>();
    for (const { testId, trials } of own.flatMap((pool) => pool.tests)) {
      const runs = tests.get(testId) ?? new Map<string, EvidenceTrial[]>();
      tests.set(testId, runs);
      for (const [run, theirs] of groupedBy(trials, (trial) => trial.run)) {
        const ours = runs.get(run);
        if (ours === undefined || isMore(theirs, ours)) runs.set(run, theirs);
      }
    }
    const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [textOf(reset), reset]));
    return withoutResetTrials({
      ...own[0],
      tests: Array.from(tests, ([testId, runs]) => ({ testId, trials: [...runs.values()].flat() })),
      resets: [...resets.values()],
    });
  });
}

/** The later one, then the one with more trials, then alphabetically: independent of the input order, and of resets. */
function isMore(theirs: readonly EvidenceTrial[], ours: readonly EvidenceTrial[]): boolean {
  const later = newestOf(theirs) - newestOf(ours);
  if (later !== 0) return later > 0;
  if (theirs.length !== ours.length) return theirs.length > ours.length;
  return textOf(theirs.toSorted(byAge)) > textOf(ours.toSorted(byAge));
}

const newestOf = (trials: readonly EvidenceTrial[]): number =>
  trials.reduce((newest, { time }) => Math.max(newest, momentOf(time)), Number.NEGATIVE_INFINITY);

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
  const tests = withoutCopies(current);
  const times = new Map<string, number>();
  for (const { run, time } of tests.flatMap(({ trials }) => trials)) {
    times.set(run, Math.max(times.get(run) ?? 0, momentOf(time)));
  }
  const recent = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
  const runs = new Set(recent.map(([run]) => run));
  return canonical({
    ...pool,
    tests: withTrials(tests, ({ run }) => runs.has(run)),
    resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
  });
}

/** The tests that have such trials, with these alone. */
const withTrials = (tests: readonly EvidenceTest[], isKept: (trial: EvidenceTrial) => boolean): EvidenceTest[] =>
  tests
    .map(({ testId, trials }) => ({ testId, trials: trials.filter(isKept) }))
    .filter(({ trials }) => trials.length > 0);

/** The baseline of an accepted test restarts with the first run after that. */
function withoutResetTrials(pool: EvidencePool): EvidencePool {
  const since = new Map<string, number>();
  for (const { testId, time } of pool.resets) {
    since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
  }
  const tests = pool.tests.map(({ testId, trials }) => {
    const from = since.get(testId);
    if (from === undefined) return { testId, trials };
    const runs = groupedBy(trials, ({ run }) => run);
    return { testId, trials: [...runs.values()].filter((own) => newestOf(own) > from).flat() };
  });
  return canonical({ ...pool, tests: tests.filter(({ trials }) => trials.length > 0) });
}

/** Another measure starts a new baseline: trials with another measure than the newest one are dropped. Oldest first. */
function measuredAlike(trials: readonly EvidenceTrial[]): EvidenceTrial[] {
  const newest = trials.findLast(({ measure }) => measure !== undefined)?.measure;
  return trials.filter(
    ({ measure }) => measure === undefined || newest === undefined || isSameMeasure(measure, newest),
  );
}

/**
 * Leaves out copies of runs: whatever they are called, they began at the same time and have the same scores for every
 * test. Of several copies the one with the greatest name stays, because that is also the newest run among equals.
 */
export function withoutCopies(tests: readonly EvidenceTest[]): EvidenceTest[] {
  const times = new Map<string, string>();
  for (const { run, time } of tests.flatMap(({ trials }) => trials)) if (!times.has(run)) times.set(run, time);
  const known = new Set<string>();
  const copies = new Set<string>();
  for (const runs of groupedBy(times, ([, time]) => time).values()) {
    if (runs.length === 1) continue;
    for (const name of runs.map(([run]) => run).sort((a, b) => ascending(b, a))) {
      const rows = tests.flatMap(({ testId, trials }) => {
        const own = trials.filter(({ run }) => run === name).map(({ time, score }) => `${time} ${score}`);
        return own.length === 0 ? [] : [[testId, own.sort()]];
      });
      const text = JSON.stringify(rows);
      if (known.has(text)) copies.add(name);
      known.add(text);
    }
  }
  return copies.size === 0 ? [...tests] : withTrials(tests, ({ run }) => !copies.has(run));
}

/** The pool in the order in which it is written: tests by id, trials by age. The same evidence makes the same bytes. */
export const canonical = (pool: EvidencePool): EvidencePool => ({
  ...pool,
  tests: pool.tests
    .map(({ testId, trials }) => ({ testId, trials: trials.toSorted(byAge) }))
    .sort((a, b) => ascending(a.testId, b.testId)),
  resets: pool.resets.toSorted((a, b) => ascending(textOf(a), textOf(b))),
});

const TRIAL_KEYS = [
  ...['measure', 'subject', 'run', 'sha', 'time', 'pass', 'score', 'costUsd', 'durationMs', 'agentVersion'],
  ...['mustPass', 'restricted'],
];
const RESET_KEYS = ['testId', 'kind', 'time', 'reason', 'author'];
const KEYS = ['schemaVersion', 'suite', 'file', 'target', ...RESET_KEYS, 'trials', ...TRIAL_KEYS];

/** A part of a pool as JSON, in the one order of keys. */
export const textOf = (part: object): string => JSON.stringify(part, KEYS);

/** Groups by file, suite and target, in the order of these. */
function bySuite<Item>(items: readonly Item[], partsOf: (item: Item) => readonly (string | undefined)[]): Some<Item>[] {
  return [...grouped(items, partsOf)].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
}

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
  ascending(textOf(a), textOf(b));

const ascending = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
