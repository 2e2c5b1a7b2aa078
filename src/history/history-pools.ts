import type { EvidencePool, EvidenceTrial, Reset } from '../model/verdict/evidence.ts';
import type { HistoryRun, RunLine, SuiteLine, TestLine } from './lines.ts';

/** The unique name of a run and attempt, as its evidence has it. */
export const runName = ({ run_id, attempt = 1, time }: Pick<RunLine, 'run_id' | 'attempt' | 'time'>): string =>
  run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`;

/** Whether later runs may be compared with a run, as with evidence. */
export const isBaseline = ({ complete, verdict }: RunLine): boolean =>
  complete && verdict !== 'invalid' && verdict !== 'cancelled';

/** Whether a run has a trial. */
export const hasTrials = ({ tests }: HistoryRun): boolean => tests.some(({ trials }) => trials > 0);

/** Failures that no re-runs have decided. */
const UNDECIDED: readonly TestLine['state'][] = ['suspected', 'not-enough-history', 'not-rerun'];

/**
 * The runs of one machine as a baseline, oldest first. A run that failed is no reference for the next one, or a broken agent
 * would pass when it is run again. It is one when a later run has passed, without what failed in it: that was fixed. For the
 * same reason an undecided failure counts when its test has passed since. Accepted results hold.
 */
export function withoutFailedRuns(runs: readonly HistoryRun[]): HistoryRun[] {
  const lastPassed = runs.findLastIndex(({ run: { verdict } }) => verdict === 'pass' || verdict === 'warn');
  const keyOf = ({ suites }: HistoryRun, { s, id }: TestLine): string => {
    const { suite, file, target } = suites[s] ?? {};
    return JSON.stringify([suite, file, target, id]);
  };
  const passedAt = new Map<string, number>();
  for (const [at, run] of runs.entries()) {
    for (const test of run.tests) if (2 * test.passes > test.trials) passedAt.set(keyOf(run, test), at);
  }
  return runs.map((run, at) => {
    const counts = (test: TestLine): boolean => {
      if (test.accepted !== undefined) return true;
      if (run.run.verdict === 'fail') return at < lastPassed && test.passes === test.trials;
      return !UNDECIDED.includes(test.state) || (passedAt.get(keyOf(run, test)) ?? -1) > at;
    };
    return { ...run, tests: run.tests.map((test) => (counts(test) ? test : { ...test, trials: 0, passes: 0 })) };
  });
}

/** The trials of a run as evidence: one pool for each suite and target. */
export function historyPools({ run, suites, tests }: HistoryRun): EvidencePool[] {
  if (!isBaseline(run)) return [];
  return suites.flatMap((suite, s) => {
    const own = tests.filter((test) => test.s === s);
    const measured = own.filter(({ trials }) => trials > 0);
    if (own.every(({ trials, since, accepted }) => trials === 0 && (since ?? accepted) === undefined)) return [];
    return {
      schemaVersion: 1,
      suite: suite.suite,
      file: suite.file,
      target: suite.target,
      tests: measured.map((test) => ({ testId: test.id, trials: trialsOf(test, suite, run) })),
      resets: own.flatMap(({ id, since, accepted }): Reset[] => [
        ...(since === undefined ? [] : [{ testId: id, kind: 'accept' as const, time: since, reason: 'accepted' }]),
        ...(accepted === undefined
          ? []
          : [{ testId: id, kind: 'accept' as const, time: before(run.time), ...accepted }]),
      ]),
    };
  });
}

/** Trials up to this moment no longer count: those of the run itself do. */
const before = (time: string): string => new Date(Date.parse(time) - 1).toISOString();

function trialsOf(test: TestLine, { subject }: SuiteLine, run: RunLine): EvidenceTrial[] {
  const { trials, passes, score = 0, scores, measure, agent } = test;
  const scoreAt = (at: number): number => scores?.[at] ?? (trials === 1 ? score : at < passes ? 1 : 0);
  return Array.from({ length: trials }, (_, at) => ({
    measure,
    subject: test.subject ?? subject,
    run: runName(run),
    sha: run.sha,
    time: run.time,
    pass: at < passes,
    score: scoreAt(at),
    costUsd: test.cost_usd,
    durationMs: test.ms,
    agentVersion: agent,
    mustPass: test.must_pass,
    restricted: run.restricted,
  }));
}
