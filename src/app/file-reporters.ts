import { join } from 'node:path';
import type { Files } from '../model/ports.ts';
import type { Reporter } from '../model/reporter.ts';
import { junit } from '../reports/junit.ts';
import { fileReporter } from '../reports/reporters/file.ts';
import { summaryMarkdown } from '../reports/summary.ts';
import { runFiles } from './evaluate.ts';

/** The summary as a file is read by people and by editors, which slow down on larger ones. */
const MAX_SUMMARY_BYTES = 900 * 1024;

/** What every run leaves in its folder beside the journal. */
export const fileReporters = (folder: string, files: Pick<Files, 'write'>): Reporter[] => [
  fileReporter('report.json', join(folder, runFiles.report), (report) => `${JSON.stringify(report, null, 2)}\n`, files),
  fileReporter('junit.xml', join(folder, runFiles.junit), junit, files),
  fileReporter(
    'summary.md',
    join(folder, runFiles.summary),
    (report) => summaryMarkdown(report, MAX_SUMMARY_BYTES),
    files,
  ),
];
