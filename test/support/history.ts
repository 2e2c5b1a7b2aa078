import { measuredRun } from '../../src/baseline/measured-run.ts';
import type { MeasuredRun, RunLine } from '../../src/model/run/measured-run.ts';
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

/** A run with these results as later runs read it. */
export function aHistoryRun(
  results: readonly TestResult[],
  { facts = {}, base = [], ...report }: Partial<Report> & { facts?: Partial<RunLine>; base?: EvidencePool[] } = {},
): MeasuredRun {
  const run = aRun(results, { complete: report.complete ?? true });
  const measured = measuredRun(run, FACTS, {
    report: aReport({ ...report, results: [...results] }),
    earlier: base,
  });
  return { ...measured, run: { ...measured.run, time: FACTS.time, ...facts } };
}
