import type { EvidencePool, EvidenceTrial, Reset } from '../model/verdict/evidence.ts';
import type { HistoryRun, RunLine, SuiteLine, TestLine } from './lines.ts';

/** The unique name of a run and attempt, as its evidence has it. */
export const runName = ({ run_id, attempt = 1, time }: Pick<RunLine, 'run_id' | 'attempt' | 'time'>): string =>
  run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`;

/** Whether later runs may be compared with a run, as with evidence. */
export const isBaseline = ({ complete, verdict }: RunLine): boolean =>
  complete && verdict !== 'invalid' && verdict !== 'cancelled';

/** The trials of a run as evidence: one pool for each suite and target. */
export function historyPools({ run, suites, tests }: HistoryRun): EvidencePool[] {
  if (!isBaseline(run)) return [];
  return suites.flatMap((suite, s) => {
    const own = tests.filter((test) => test.s === s);
    const measured = own.filter(({ trials }) => trials > 0);
    if (measured.length === 0) return [];
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
