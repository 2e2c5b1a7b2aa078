import type { RunToDecide } from '../../config/gate-inputs.ts';
import type { ReportPage } from '../../runner/pipeline/publish.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import type { PageContext } from './local-page.ts';
/** The page of a run for the reporters of an entry point. */
export const reportPage = (
  judged: RunToDecide,
  context: PageContext,
  runtime: Pick<Runtime, 'files' | 'page' | 'redactor'>,
): ReportPage => ({
  async withBaseRuns(report) {
    const { withBaseRuns } = await import('./with-trend.ts');
    return withBaseRuns(report, judged.gateInputs.baseline, context);
  },
  async write(report) {
    const { writePage } = await import('./page-reporter.ts');
    return writePage(report, judged, context, runtime);
  },
});
