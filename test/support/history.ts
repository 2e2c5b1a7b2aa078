import { poolsOf } from '../../src/evidence/pool.ts';
import { historyRun } from '../../src/history/history-run.ts';
import type { HistoryRun, RunLine } from '../../src/history/lines.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { aReport } from './builders.ts';
import { aRun } from './evidence.ts';

export const FACTS = {
  time: '2026-01-10T10:11:00.000Z',
  sha: 'a'.repeat(40),
  ref: 'refs/heads/main',
  run_id: 17,
  attempt: 1,
} satisfies Partial<RunLine>;

/** A run with these results as a history stores it. */
export function aHistoryRun(
  results: readonly TestResult[],
  { facts = {}, base = [], ...report }: Partial<Report> & { facts?: Partial<RunLine>; base?: EvidencePool[] } = {},
): HistoryRun {
  const own = poolsOf(aRun(results), { run: '17.1', sha: FACTS.sha });
  return historyRun({
    report: aReport({ ...report, results: [...results] }),
    facts: { ...FACTS, ...facts },
    own,
    earlier: base,
  });
}
