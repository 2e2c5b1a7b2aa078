import { conclusionOf, gate } from '../gate/gate.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import type { Receipt, Reporter } from '../model/reporter.ts';
import type { RunResult } from '../model/result.ts';
import { deliverAll } from '../reports/deliver.ts';
import { summarize, summarizeSuites } from '../results/summarize.ts';
import type { Inputs } from './inputs.ts';
import { version } from './version.ts';

/** Results → compare → gate → reports. The verdict stands before the first reporter speaks. */
export async function publish(
  run: RunResult,
  inputs: Inputs,
  reporters: readonly Reporter[],
): Promise<{ readonly report: Report; readonly receipts: readonly Receipt[] }> {
  const totals = summarize(run);
  const suites = summarizeSuites(run);
  const verdict = gate({ run, totals, suites, comparison: nothingCompared }, { maxErrorRate: inputs.maxErrorRate });
  const report: Report = {
    schemaVersion: 1,
    generator: { name: 'eval-action', version },
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    complete: run.complete,
    dryRun: run.dryRun,
    verdict,
    conclusion: conclusionOf(verdict.kind),
    totals,
    suites,
    results: run.results,
    comparison: nothingCompared,
    warnings: run.warnings,
    ...(run.caches && { caches: run.caches }),
  };
  return { report, receipts: await deliverAll(reporters, report) };
}

const nothingCompared: Comparison = {
  baseline: { kind: 'none', why: 'Comparing with a baseline is not part of this version' },
  suites: [],
  tests: [],
};
