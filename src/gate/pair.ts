import { changedLimits, isSameMeasure, passMarkOf, whyNotComparable } from '../model/run/fingerprint.ts';
import { presentTrials, targetTrials } from '../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../model/run/result.ts';
import { extraResults, isReused, resultKey, startOf, suiteKey } from '../model/run/result-keys.ts';
import { wasRun } from '../model/run/result-outcome.ts';
import { cutEnd, plural } from '../model/text/text.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { AgentVersions, ComparedWith } from '../model/verdict/assessment.ts';
import type { Baseline, EvidencePool, EvidenceTrial } from '../model/verdict/evidence.ts';
import type { PairedRun, PairedTest, PairKind, PresentTrial, WholeRun } from '../model/verdict/pairing.ts';
import { isExpired, type QuarantineEntry, quarantineOf } from '../model/verdict/quarantine.ts';
import { absentSuites } from './absent-suites.ts';
import { earlierTrials, keyOfSuite, newestRun, poolsOfSuites, type SuiteOfResult, trialsByKey } from './trials.ts';

export interface Sides {
  readonly run: RunResult;
  readonly baseline: Baseline;
  /** Re-runs, and trials on the base commit, in place of those of the run. */
  readonly confirmations?: readonly TestResult[];
  readonly controls?: readonly TestResult[];
  readonly quarantine?: readonly QuarantineEntry[];
  /** Whether a change is judged: its trials pass by the marks of the base branch. */
  readonly isChange?: boolean | undefined;
  /** Only some tests of the suites were selected: then a missing test was not removed. */
  readonly selected?: boolean;
  /** Of the whole run, if `run` is a shard: tests and suites of the other shards are not missing. */
  readonly wholeRun?: WholeRun | undefined;
  /** Files of baseline suites that still exist. Without it, suites that the run does not have are not reported. */
  readonly suiteFiles?: ReadonlySet<string> | undefined;
}

/**
 * Pairs the trials of a run with the evidence of the base branch, by file, suite, test, target and `measure`. Several
 * results of one test are its trials. Judges nothing.
 */
export function pair(sides: Sides): PairedRun {
  const { run, baseline, wholeRun } = sides;
  const pools = baseline.kind === 'found' ? withoutOwnRun(baseline.pools, run) : [];
  const { skipped = [] } = run;
  const histories = historiesOf(pools, [...(wholeRun?.tests ?? run.results), ...skipped]);
  const reruns = trialsByKey(sides.confirmations ?? extraResults(run, 'confirmation'));
  const control = trialsByKey(sides.controls ?? extraResults(run, 'control'));
  const earlierOf = earlierTrials(run);
  // What parts of the run have decided: tests of their suites that they do not name are not suspected.
  const suspected = new Map(run.decided?.tests.map((test) => [resultKey(test), test]));
  const ofParts = new Set(run.decided?.suites.map(suiteKey));
  const present = Array.from(groupedBy(run.results, resultKey), ([key, results]): PairedTest => {
    const [first] = results;
    const earlier = earlierOf(results);
    const history = histories.get(keyOfSuite(first));
    const trials = history?.tests.get(first.testId) ?? [];
    const { measure } = first;
    // Measurements of an earlier attempt take precedence over results that it reused.
    const freshResults = earlier === undefined ? results : results.filter((result) => !isReused(result));
    const ofTarget = [...(earlier?.now ?? []), ...freshResults.flatMap(targetTrials)];
    // Answers of a fallback target are shown, and compared with nothing.
    const [other] = ofTarget.length > 0 ? [] : freshResults.flatMap(({ targetUsed }) => targetUsed ?? []);
    const fallback = other && `not comparable: the fallback target "${cutEnd(other, MAX_NAME_LENGTH)}" answered`;
    // If one side has no `measure`, they count as equal: results of AgentV never have one.
    const isComparable = (trial: EvidenceTrial) =>
      measure === undefined || trial.measure === undefined || isSameMeasure(trial.measure, measure);
    const comparable = fallback === undefined ? trials.filter(isComparable) : [];
    const { base, held } = byOneMark(comparable, measure, sides);
    const now = held(fallback === undefined ? ofTarget : freshResults.flatMap(presentTrials));
    const kind = ((): PairKind => {
      if (freshResults.some(isReused)) return 'reused';
      if (now.length === 0) return freshResults.some(wasRun) ? 'error' : 'skipped';
      if (history === undefined) return 'alone';
      if (trials.length === 0) return 'new';
      return base.length === 0 ? 'changed' : 'comparable';
    })();
    const entry = quarantineOf(sides.quarantine ?? [], first);
    const last = newestOf(trials)?.measure;
    const whyChanged = last === undefined || measure === undefined ? undefined : whyNotComparable(last, measure);
    return {
      suite: first.suite,
      suiteFile: first.suiteFile,
      testId: first.testId,
      target: first.target,
      location: first.location,
      mustPass: results.some(({ mustPass }) => mustPass),
      kind,
      base,
      now,
      reruns: held([...(earlier?.reruns ?? []), ...(reruns.get(key) ?? [])]),
      control: held([...(earlier?.control ?? []), ...(control.get(key) ?? [])]),
      decided: suspected.get(key) ?? (ofParts.has(keyOfSuite(first)) ? 'not-suspected' : undefined),
      hasOnlyLastAttempts: results.some(({ onlyLastAttempts }) => onlyLastAttempts) ? true : undefined,
      earlier,
      quarantine: entry && { entry, expired: isExpired(entry, run.startedAt) },
      why: kind === 'changed' ? (fallback ?? whyChanged) : undefined,
    };
  });
  const isPart = sides.selected || wholeRun !== undefined || run.selected?.includes('tests');
  const agentVersions = changedAgentVersions(pools, run.results);
  return {
    baseline: comparedWith(baseline, pools, otherLimits(present, run, sides.isChange === true)),
    at: run.startedAt,
    tests: [...present, ...(isPart ? [] : missingTests(histories.values(), run))],
    agentVersions: agentVersions.length > 0 ? agentVersions : undefined,
    decided: run.decided,
    wholeRun,
    absentSuites: sides.suiteFiles && wholeRun === undefined ? absentSuites(pools, run, sides.suiteFiles) : undefined,
  };
}

/**
 * The baseline trials of a test, and trials of the run as `held` returns them, as they pass by one mark: a change has to
 * reach the mark of the base branch, and other runs compare the baseline by their own. A mark that is not known holds.
 */
function byOneMark(
  trials: readonly EvidenceTrial[],
  measure: string | undefined,
  { isChange = false }: Pick<Sides, 'isChange'>,
) {
  const asMeasured = { base: trials, held: (now: readonly PresentTrial[]) => now };
  // Nearly all baselines were measured under the limits of today.
  if (trials.every((trial) => trial.measure === measure)) return asMeasured;
  const ownMark = passMarkOf(measure);
  const mark = (isChange ? passMarkOf(newestOf(trials)?.measure) : undefined) ?? ownMark;
  if (mark === undefined) return asMeasured;
  const by = <T extends PresentTrial>(trial: T, before: number | undefined): T =>
    before === undefined || before === mark ? trial : { ...trial, pass: trial.score >= mark };
  return {
    base: trials.map((trial) => by(trial, passMarkOf(trial.measure))),
    held: (now: readonly PresentTrial[]) => (ownMark === mark ? now : now.map((trial) => by(trial, ownMark))),
  };
}

/** The limits under which the newest baseline trials were measured, if they are others: a clause. */
function otherLimits(tests: readonly PairedTest[], run: RunResult, isChange: boolean): string | undefined {
  const measures = new Map(run.results.map((result) => [resultKey(result), result.measure]));
  const counts = new Map<string, number>();
  for (const test of tests) {
    const [before, now] = [newestOf(test.base)?.measure, measures.get(resultKey(test))];
    if (before === undefined || now === undefined || before === now) continue;
    for (const limit of changedLimits(before, now, isChange)) counts.set(limit, (counts.get(limit) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  const shown = [...counts].slice(0, MAX_LIMITS).map(([limit, count]) => `${limit} (${plural('test', count)})`);
  const more = counts.size > MAX_LIMITS ? ` and ${counts.size - MAX_LIMITS} more` : '';
  return `compared although the baseline was measured under other limits: ${shown.join(', ')}${more}`;
}

const MAX_LIMITS = 5;

/** `pools` are those of the baseline without the run itself. */
function comparedWith(baseline: Baseline, pools: readonly EvidencePool[], limits: string | undefined): ComparedWith {
  const steps = baseline.steps && [...baseline.steps];
  if (baseline.kind !== 'found') return { ...baseline, steps };
  const { kind, provenance, whyEmpty, leftOut, isLastRun } = baseline;
  const hasTrials = ({ tests }: EvidencePool) => tests.length > 0;
  const withoutTrials = pools.some(hasTrials) ? undefined : baseline.pools.some(hasTrials) ? 'own-run' : 'empty';
  return {
    kind,
    provenance: [...provenance],
    withoutTrials,
    whyEmpty: withoutTrials === 'empty' ? whyEmpty : undefined,
    leftOut,
    steps,
    otherLimits: limits,
    isLastRun,
  };
}

/** The baseline trials of each test of a suite on a target, by its id. */
interface SuiteHistory extends SuiteOfResult {
  readonly tests: ReadonlyMap<string, readonly EvidenceTrial[]>;
}

/** The pools, by the suites and targets of the run. */
function historiesOf(pools: readonly EvidencePool[], suites: readonly SuiteOfResult[]): Map<string, SuiteHistory> {
  const known = poolsOfSuites(pools, suites).filter((suite) => suite.pools.length > 0);
  return new Map(
    known.map(({ pools: suitePools, ...suite }) => {
      const byId = groupedBy(
        suitePools.flatMap((pool) => pool.tests),
        ({ testId }) => testId,
      );
      const tests = new Map(Array.from(byId, ([testId, all]) => [testId, all.flatMap(({ trials }) => trials)]));
      return [keyOfSuite(suite), { ...suite, tests }];
    }),
  );
}

/** Tests of the newest baseline run of each suite that the run does not have, by test id. */
function missingTests(histories: Iterable<SuiteHistory>, run: RunResult): PairedTest[] {
  // Otherwise, a test of the baseline may be one of the planned tests that have no result.
  const isRunWhole = run.complete && run.results.length >= run.planned;
  const whyMissing = run.imported && !isRunWhole ? 'the results do not have it' : undefined;
  const present = new Set(run.results.map(resultKey));
  // A test that a tool skipped on purpose was not removed.
  const skipped = new Set(run.skipped?.map(resultKey));
  return [...histories].flatMap(({ suite, suiteFile, target, tests }) => {
    const newest = newestRun(tests.values())?.run;
    return [...tests]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([testId, base]): PairedTest[] => {
        const names = { suite, suiteFile, testId, target };
        const key = resultKey(names);
        if (present.has(key) || base.every((trial) => trial.run !== newest)) return [];
        const kind = isRunWhole && !skipped.has(key) ? 'removed' : 'skipped';
        const why = skipped.has(key) ? 'the tool skipped it' : whyMissing;
        return [{ ...names, mustPass: false, kind, base, now: [], reruns: [], control: [], why }];
      });
  });
}

const newestOf = (trials: readonly EvidenceTrial[]): EvidenceTrial | undefined =>
  trials.reduce<EvidenceTrial | undefined>(
    (newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest),
    undefined,
  );

/** More versions of one agent in one run than these are not listed. */
const MAX_VERSIONS = 5;
const MAX_VERSION_LENGTH = 60;
const MAX_NAME_LENGTH = 60;

/** The targets whose coding agent has another version than in the newest baseline run. Unknown versions differ from none. */
function changedAgentVersions(pools: readonly EvidencePool[], results: readonly TestResult[]): AgentVersions[] {
  const known = results.filter(({ agentVersion }) => agentVersion !== undefined);
  return [...groupedBy(known, ({ target }) => target)].flatMap(([target, targetResults]): AgentVersions[] => {
    const present = targetResults.flatMap(({ agentVersion }) => agentVersion ?? []);
    const tests = pools.flatMap((pool) => (pool.target === target ? pool.tests : []));
    const newest = newestRun(tests.map(({ trials }) => trials))?.run;
    const trials = tests.flatMap((test) => test.trials.filter(({ run }) => run === newest));
    const versions = { base: distinct(trials.flatMap((trial) => trial.agentVersion ?? [])), now: distinct(present) };
    const isSame = versions.base.length === 0 || versions.base.join() === versions.now.join();
    return isSame ? [] : [{ target, ...versions }];
  });
}

const distinct = (versions: readonly string[]): string[] =>
  [...new Set(versions.map((version) => cutEnd(version, MAX_VERSION_LENGTH)))].sort().slice(0, MAX_VERSIONS);

/**
 * Leaves out baseline runs that are the compared run itself: they began at the same time and have the same scores for every
 * test. Each pool is checked by itself.
 */
function withoutOwnRun(pools: readonly EvidencePool[], run: RunResult): readonly EvidencePool[] {
  const times = new Set([run.startedAt, startOf(run)]);
  // Reused results are not part of the evidence of the compared run.
  const fresh = run.results.filter((result) => !isReused(result));
  return pools.map((pool) => {
    const startedThen = pool.tests.flatMap(({ trials }) => trials.filter(({ time }) => times.has(time)));
    if (startedThen.length === 0) return pool;
    const results = fresh.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
    const ownScores = scoresOf(results.map((result) => ({ testId: result.testId, trials: targetTrials(result) })));
    const partOf = (keeps: (trial: EvidenceTrial) => boolean) =>
      pool.tests.map(({ testId, trials }) => ({ testId, trials: trials.filter(keeps) }));
    const suspicious = [...new Set(startedThen.map((trial) => trial.run))];
    const own = suspicious.filter((name) => scoresOf(partOf((trial) => trial.run === name)) === ownScores);
    const tests = partOf((trial) => !own.includes(trial.run));
    return { ...pool, tests: tests.filter(({ trials }) => trials.length > 0) };
  });
}

/** All scores with their tests, as text. */
const scoresOf = (
  tests: readonly { readonly testId: string; readonly trials: readonly { readonly score: number }[] }[],
): string =>
  tests
    .flatMap(({ testId, trials }) => trials.map(({ score }) => JSON.stringify([testId, score])))
    .sort()
    .join();
