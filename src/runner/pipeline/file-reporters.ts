import { join } from 'node:path';
import { decisionJson } from '../../gate/decision-json.ts';
import { COMMENT_BYTES, JOB_SUMMARY_BYTES } from '../../github/limits.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import { jsonPieces } from '../../model/text/json-document.ts';
import type { Report, ReportFile } from '../../model/verdict/report.ts';
import type { CommentContext } from '../../reports/comment/comment-context.ts';
import { commentMarkdown } from '../../reports/comment/comment-markdown.ts';
import { failuresIndex } from '../../reports/failures/failures-index.ts';
import { failuresJsonl } from '../../reports/failures/failures-jsonl.ts';
import { ctrf } from '../../reports/files/ctrf.ts';
import { fileReporter } from '../../reports/reporters/file.ts';
import { summaryMarkdown } from '../../reports/summary/summary.ts';
import { graderWarnings } from '../../reports/warnings.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';

/** The report as the file that programs read; its `verdict` is what `gate --json` prints. */
function reportJson(report: Report): Iterable<string> {
  const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...others } = report;
  const { results, extraTrials, earlier, comparison, warnings, caches, ...rest } = others;
  const toCheck = graderWarnings(report);
  const file: ReportFile = {
    ...{ schemaVersion, generator, startedAt, durationMs, complete },
    verdict: decisionJson(verdict, comparison),
    gate: verdict,
    ...rest,
    ...{ results, extraTrials, earlier, comparison, warnings, caches },
    gradersToCheck: toCheck.length > 0 ? toCheck : undefined,
  };
  return jsonPieces(file);
}

export const fileReporters = (
  folder: string,
  files: Pick<Files, 'writePieces'>,
  /** The data of the job that the comment of a pull request needs. */
  { comment }: { readonly comment?: CommentContext | undefined } = {},
): Reporter[] => {
  const writer = (name: string, render: Parameters<typeof fileReporter>[2]) =>
    fileReporter(name, join(folder, name), render, files);
  return [
    writer(runFiles.report, reportJson),
    // The library that writes it is loaded when it is needed.
    writer(runFiles.junit, async (report) => (await import('../../reports/files/junit.ts')).junit(report)),
    writer(runFiles.ctrf, ctrf),
    writer(runFiles.summary, (report) => summaryMarkdown(report, JOB_SUMMARY_BYTES)),
    writer(runFiles.failures, failuresJsonl),
    writer(runFiles.index, failuresIndex),
    ofExperiments(writer(runFiles.experiment, ({ experiment }) => `${JSON.stringify(experiment, null, 2)}\n`)),
    ...(comment === undefined
      ? []
      : [writer(runFiles.comment, (report) => commentMarkdown(report, comment, COMMENT_BYTES))]),
  ];
};

/** Other runs have nothing for it. */
const ofExperiments = ({ name, deliver }: Reporter): Reporter => ({
  name,
  deliver: async (report) => (report.experiment === undefined ? { kind: 'nothing', name } : deliver(report)),
});
