import type { Report } from '../../model/verdict/report.ts';
import type { ReportInputs } from '../config/report-inputs.ts';

/** The report on a run that the plan did not want: it decides nothing, and `on-not-run` says what that means for the step. */
export function notRunReport(report: Report, headline: string, { onNotRun }: Pick<ReportInputs, 'onNotRun'>): Report {
  const reason = { rule: 'stopped', kind: 'inconclusive', message: headline } as const;
  return {
    ...report,
    verdict: { ...report.verdict, kind: 'inconclusive', unarmed: true, headline, reasons: [reason] },
    conclusion: onNotRun === 'pass' ? 'success' : 'failure',
  };
}
