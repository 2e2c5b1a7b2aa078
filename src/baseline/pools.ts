import { isSameMeasure } from '../model/run/fingerprint.ts';
import type { AcceptLine, MeasuredRun, RunLine, StoredRuns, SuiteLine, TestLine } from '../model/run/measured-run.ts';
import { DAY_MS, isoTime } from '../model/text/iso-time.ts';
import { grouped, groupedBy } from '../model/values/grouped.ts';
import {
  BASELINE_WINDOW,
  type Baseline,
  type BaselineReset,
  type EvidencePool,
  type EvidenceTest,
  type EvidenceTrial,
} from '../model/verdict/evidence.ts';
import { undecidedStates } from '../model/verdict/verdict.ts';
import { runName } from './run-file.ts';

/** Whether later runs may be compared with a run. */
export const isBaseline = ({ complete, verdict }: RunLine): boolean =>
  complete && verdict !== 'invalid' && verdict !== 'cancelled';

export const hasTrials = ({ tests }: Pick<MeasuredRun, 'tests'>): boolean =>
  tests.some(({ trials }) => trials.length > 0);

/**
 * What the gate compares with: the trials of runs, in any order, in one pool for each suite and target. A run that is there
 * several times counts once, test by test: the latest version, or of equally late ones that with most trials. Trials before
 * a reset are dropped.
 */
export function poolsOf(runs: readonly MeasuredRun[]): EvidencePool[] {
  const parts = runs.flatMap((run) =>
    isBaseline(run.run) ? run.suites.flatMap((suite, s) => partOf(run, suite, s) ?? []) : [],
  );
  return [...grouped(parts, ({ file, suite, target }) => [file, suite, target])]
    .sort(([a], [b]) => ascending(a, b))
    .map(([, suiteParts]) => {
      const [{ suite, file, target }] = suiteParts;
      const tests = groupedBy(
        suiteParts.flatMap((part) => part.tests),
        ({ testId }) => testId,
      );
      const resets = new Map(suiteParts.flatMap((part) => part.resets).map((reset) => [textOf(reset), reset]));
      return withoutResetTrials({
        suite,
        file,
        target,
        tests: Array.from(tests, ([testId, versions]) => ({ testId, trials: eachRunOnce(versions) })),
        resets: [...resets.values()],
      });
    });
}

/** What several places have stored, as one. */
export const joinedStores = (stores: readonly StoredRuns[]): StoredRuns => ({
  runs: stores.flatMap(({ runs }) => runs),
  answers: new Map(stores.flatMap(({ answers }) => [...answers])),
});

/** What was stored, as a baseline. */
export const foundIn = (
  stored: StoredRuns,
  { provenance, steps = [] }: Pick<Extract<Baseline, { kind: 'found' }>, 'provenance' | 'steps'>,
): Extract<Baseline, { kind: 'found' }> => ({ kind: 'found', pools: poolsOf(stored.runs), provenance, stored, steps });

/** The trials of one suite in one run; undefined without any. */
function partOf({ run, tests, accepted }: MeasuredRun, suite: SuiteLine, s: number): EvidencePool | undefined {
  const measured = tests.filter((test) => test.s === s && test.trials.length > 0);
  const resets = accepted.flatMap((line) => (line.s === s ? [resetOf(line, run)] : []));
  if (measured.length === 0 && resets.length === 0) return undefined;
  return {
    suite: suite.suite,
    file: suite.file,
    target: suite.target,
    tests: measured.map((test) => ({
      testId: test.id,
      trials: test.trials.map(({ pass, score, cost_usd, ms }) => ({
        measure: test.measure,
        subject: test.subject ?? suite.subject,
        run: runName(run),
        sha: run.sha,
        time: run.time,
        pass,
        score,
        costUsd: cost_usd,
        durationMs: ms,
        agentVersion: test.agent,
        mustPass: test.must_pass,
        restricted: run.restricted,
      })),
    })),
    resets,
  };
}

/** Without a time, the trials of the run itself count. */
const resetOf = ({ id, time, reason, author }: AcceptLine, run: RunLine): BaselineReset => ({
  testId: id,
  time: time ?? isoTime(Date.parse(run.time) - 1),
  reason,
  author,
});

function eachRunOnce(versions: readonly EvidenceTest[]): EvidenceTrial[] {
  const newestOf = (trials: readonly EvidenceTrial[]) =>
    trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
  // The later one, then the one with more trials, then alphabetically: independent of the order.
  const isMore = (trials: readonly EvidenceTrial[], others: readonly EvidenceTrial[]) => {
    const order = newestOf(trials) - newestOf(others) || trials.length - others.length;
    return order === 0 ? textOf(trials.toSorted(byAge)) > textOf(others.toSorted(byAge)) : order > 0;
  };
  const runs = new Map<string, readonly EvidenceTrial[]>();
  for (const { trials } of versions) {
    const [{ run } = { run: '' }] = trials;
    const known = runs.get(run);
    if (known === undefined || isMore(trials, known)) runs.set(run, trials);
  }
  return [...runs.values()].flat();
}

/** The baseline of an accepted test restarts with the first run after that. */
function withoutResetTrials(pool: EvidencePool): EvidencePool {
  const since = new Map<string, number>();
  const sinceOf = (testId: string) => since.get(testId) ?? Number.NEGATIVE_INFINITY;
  for (const { testId, time } of pool.resets) {
    since.set(testId, Math.max(sinceOf(testId), Date.parse(time)));
  }
  return canonical({
    ...pool,
    tests: withTrials(pool.tests, ({ time }, testId) => Date.parse(time) > sinceOf(testId)),
  });
}

/**
 * Only what still counts at a time (ISO 8601, UTC), copies of runs once: see `BASELINE_WINDOW`; `days` may be another
 * number, and `newest` a later time up to which trials count.
 */
export function prunePool(
  pool: EvidencePool,
  now: string,
  days: number = BASELINE_WINDOW.days,
  newest = now,
): EvidencePool {
  const earliest = Date.parse(now) - days * DAY_MS;
  // A clock that was far ahead would else be the newest for ever.
  const latest = Date.parse(newest) + DAY_MS;
  const current = pool.tests.map(({ testId, trials }) => {
    const inTime = trials.filter(({ time }) => Date.parse(time) >= earliest && Date.parse(time) <= latest);
    const byTime = inTime.sort(byAge);
    // Another measure starts a new baseline: trials with another measure than the newest one are dropped.
    const newestMeasure = byTime.findLast(({ measure }) => measure !== undefined)?.measure;
    const isAlike = ({ measure }: EvidenceTrial) =>
      measure === undefined || newestMeasure === undefined || isSameMeasure(measure, newestMeasure);
    return { testId, trials: byTime.filter(isAlike) };
  });

  // Copies of one run must not push other runs out of the window.
  const tests = withoutCopies(current);
  const times = new Map<string, number>();
  for (const { run, time } of tests.flatMap(({ trials }) => trials)) {
    times.set(run, Math.max(times.get(run) ?? 0, Date.parse(time)));
  }
  const recent = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, BASELINE_WINDOW.runs);
  const runs = new Set(recent.map(([run]) => run));
  return canonical({
    ...pool,
    tests: withTrials(tests, ({ run }) => runs.has(run)),
    resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
  });
}

/** The tests that have such trials, with these alone. */
const withTrials = (
  tests: readonly EvidenceTest[],
  isKept: (trial: EvidenceTrial, testId: string) => boolean,
): EvidenceTest[] =>
  tests
    .map(({ testId, trials }) => ({ testId, trials: trials.filter((trial) => isKept(trial, testId)) }))
    .filter(({ trials }) => trials.length > 0);

/** What the pools have of runs; of a run of which they have nothing, the lines of its suites. */
export function onlyIn(pools: readonly EvidencePool[], runs: readonly MeasuredRun[]): MeasuredRun[] {
  const keyOf = ({ file, suite, target }: Pick<SuiteLine, 'file' | 'suite' | 'target'>, id: string, of: string) =>
    JSON.stringify([file, suite, target, id, of]);
  const [trials, resets] = [new Set<string>(), new Set<string>()];
  for (const pool of pools) {
    for (const { testId, trials: testTrials } of pool.tests)
      for (const { run } of testTrials) trials.add(keyOf(pool, testId, run));
    for (const { testId, time } of pool.resets) resets.add(keyOf(pool, testId, time));
  }
  return runs.map((run) => {
    const isIn = (set: ReadonlySet<string>, s: number, id: string, of: string) => {
      const suite = run.suites[s];
      return suite !== undefined && set.has(keyOf(suite, id, of));
    };
    return {
      ...run,
      tests: run.tests.filter(({ s, id }) => isIn(trials, s, id, runName(run.run))),
      accepted: run.accepted.filter((line) => isIn(resets, line.s, line.id, resetOf(line, run.run).time)),
    };
  });
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
        const scores = trials.filter(({ run }) => run === name).map(({ time, score }) => `${time} ${score}`);
        return scores.length === 0 ? [] : [[testId, scores.sort()]];
      });
      const text = JSON.stringify(rows);
      if (known.has(text)) copies.add(name);
      known.add(text);
    }
  }
  return copies.size === 0 ? [...tests] : withTrials(tests, ({ run }) => !copies.has(run));
}

/**
 * The runs of one machine as a baseline, oldest first. A run that failed is no reference for the next one, or a broken agent
 * would pass when it is run again. It is one when a later run has passed, without what failed in it: that was fixed. For the
 * same reason an undecided failure counts when its test has passed since. Accepted results hold.
 */
export function withoutFailedRuns(runs: readonly MeasuredRun[]): MeasuredRun[] {
  const lastPassed = runs.findLastIndex(({ run: { verdict } }) => verdict === 'pass' || verdict === 'warn');
  const keyOf = ({ suites }: MeasuredRun, { s, id }: TestLine): string => {
    const { suite, file, target } = suites[s] ?? {};
    return JSON.stringify([suite, file, target, id]);
  };
  const passedAt = new Map<string, number>();
  for (const [at, run] of runs.entries()) {
    for (const test of run.tests) if (2 * passesOf(test) > test.trials.length) passedAt.set(keyOf(run, test), at);
  }
  return runs.map((run, at) => {
    const isAccepted = (test: TestLine) =>
      run.accepted.some(({ s, id, time }) => s === test.s && id === test.id && time === undefined);
    const counts = (test: TestLine): boolean => {
      if (isAccepted(test)) return true;
      if (run.run.verdict === 'fail') return at < lastPassed && passesOf(test) === test.trials.length;
      return !undecidedStates.includes(test.state) || (passedAt.get(keyOf(run, test)) ?? -1) > at;
    };
    return { ...run, tests: run.tests.map((test) => (counts(test) ? test : { ...test, trials: [] })) };
  });
}

const passesOf = ({ trials }: TestLine): number => trials.filter(({ pass }) => pass).length;

/** Tests by id, trials by age: the same evidence is always in the same order. */
const canonical = (pool: EvidencePool): EvidencePool => ({
  ...pool,
  tests: pool.tests
    .map(({ testId, trials }) => ({ testId, trials: trials.toSorted(byAge) }))
    .sort((a, b) => ascending(a.testId, b.testId)),
  resets: pool.resets.toSorted((a, b) => ascending(textOf(a), textOf(b))),
});

const byAge = (a: EvidenceTrial, b: EvidenceTrial): number =>
  // Times of one form sort as texts, which is much faster for pools of many thousand trials.
  (a.time.length === b.time.length ? ascending(a.time, b.time) : Date.parse(a.time) - Date.parse(b.time)) ||
  ascending(a.run, b.run) ||
  // Trials of one run have no order; this one is at least always the same.
  ascending(textOf(a), textOf(b));

const textOf = (value: object): string => JSON.stringify(value);

const ascending = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
