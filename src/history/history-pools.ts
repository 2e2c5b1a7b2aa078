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

/**
 * The runs of one machine as a baseline, oldest first. A run that failed is no reference for the next one, or a broken agent
 * would pass when it is run again. It is one when a later run has passed, without what failed in it: that was fixed. Accepted
 * changes in it hold.
 */
export function withoutFailedRuns(runs: readonly HistoryRun[]): HistoryRun[] {
  const lastPassed = runs.findLastIndex(({ run: { verdict } }) => verdict === 'pass' || verdict === 'warn');
  return runs.map((run, at) => {
    if (run.run.verdict !== 'fail') return run;
    const counts = ({ trials, passes }: TestLine) => at < lastPassed && passes === trials;
    return { ...run, tests: run.tests.map((test) => (counts(test) ? test : { ...test, trials: 0, passes: 0 })) };
  });
}

/** The trials of a run as evidence: one pool for each suite and target. */
export function historyPools({ run, suites, tests }: HistoryRun): EvidencePool[] {
  if (!isBaseline(run)) return [];
  return suites.flatMap((suite, s) => {
    const own = tests.filter((test) => test.s === s);
    const measured = own.filter(({ trials }) => trials > 0);
    if (own.every(({ trials, since }) => trials === 0 && since === undefined)) return [];
    return {
      schemaVersion: 1,
      suite: suite.suite,
      file: suite.file,
      target: suite.target,
      tests: measured.map((test) => ({ testId: test.id, trials: trialsOf(test, suite, run) })),
      resets: own.flatMap(({ id, since }): Reset[] =>
        since === undefined ? [] : [{ testId: id, kind: 'accept', time: since, reason: 'accepted' }],
      ),
    };
  });
}

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
