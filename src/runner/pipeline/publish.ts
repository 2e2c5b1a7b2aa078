import { leaveEvidence, type StoredEvidence } from '../../baseline/store-evidence.ts';
import type { RunToDecide } from '../../config/gate-inputs.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverInTurn } from '../../reports/deliver.ts';
import type { PreparedRun } from './prepare.ts';
import type { Progress } from './progress.ts';
import type { Runtime } from './runtime.ts';

/** `report.html`, which knows what the base branch answered. */
export interface ReportPage {
  /** The report with answers and runs of the base branch. */
  withBaseRuns(report: Report): Promise<Report>;
  write(report: Report): Promise<readonly Receipt[]>;
}

/** The reporters that an entry point opens. */
export interface RunReporting {
  readonly progress: Progress;
  /** The plan is made; nothing has run. */
  prepared?(run: PreparedRun): void;
  /** Reporters on this machine: they deliver first, so that the report exists if GitHub fails. */
  local(folder: string): readonly Reporter[];
  /** The verdict is reached: whatever happens from now on, it is the verdict of the run. */
  decided?(report: Report, folder: string): void;
  page(judged: RunToDecide): ReportPage;
  deliver?(report: Report, published: PublishedRun): Promise<readonly Receipt[]>;
  /** Exports traces, when everything else is delivered. */
  exportTraces(report: Report, folder: string): Promise<readonly Receipt[]>;
}

/** The files of a run before its report is delivered. */
export interface PublishedRun {
  readonly folder: string;
  readonly local: readonly Receipt[];
  readonly evidence: StoredEvidence | undefined;
  readonly judged: RunToDecide;
}

/** Delivers a report, and leaves the evidence of its run. */
export async function publish(
  decided: Report,
  judged: RunToDecide,
  reporting: RunReporting,
  runtime: Runtime,
): Promise<void> {
  const { folder } = judged;
  reporting.decided?.(decided, folder);
  const page = reporting.page(judged);
  const report = await page.withBaseRuns(decided);
  const files = await deliverInTurn(reporting.local(folder), report);
  const evidence = await leaveEvidence(report, judged, runtime);
  // The largest file is written last: the others exist if it fails.
  const local = [...files, ...(await page.write(report))];
  const others = (await reporting.deliver?.(report, { folder, local, evidence, judged })) ?? [];
  const traces = await reporting.exportTraces(report, folder);
  reporting.progress.ended(report, folder, [...local, ...others, ...traces]);
}
