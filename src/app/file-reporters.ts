import { join } from 'node:path';
import { JOB_SUMMARY_BYTES } from '../edges/github/limits.ts';
import type { Files } from '../model/ports.ts';
import type { Reporter } from '../model/reporter.ts';
import { junit } from '../reports/junit.ts';
import { fileReporter } from '../reports/reporters/file.ts';
import { summaryMarkdown } from '../reports/summary.ts';
import { runFiles } from './earlier-run.ts';

/** What every run leaves in its folder beside the journal. */
export const fileReporters = (folder: string, files: Pick<Files, 'write'>): Reporter[] => [
  fileReporter('report.json', join(folder, runFiles.report), (report) => `${JSON.stringify(report, null, 2)}\n`, files),
  fileReporter('junit.xml', join(folder, runFiles.junit), junit, files),
  fileReporter(
    'summary.md',
    join(folder, runFiles.summary),
    (report) => summaryMarkdown(report, JOB_SUMMARY_BYTES),
    files,
  ),
];
