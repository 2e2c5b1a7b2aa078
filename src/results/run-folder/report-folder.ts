import { dirname, join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { runFiles } from './run-files.ts';

/** The default folder for reports on results of other jobs, in the working directory. */
export const REPORT_FOLDER = join('.agentv', 'results', 'report');

/** The annotations, as the workflow commands that a job would print. */
export const ANNOTATIONS_FILE = 'annotations.txt';

/**
 * Prepares a folder for the files of a report, replacing those of an older one. Throws a `UserError` if it is the
 * folder of the results, or has files that no report wrote.
 */
export async function prepareFolder(
  folder: string,
  results: readonly string[],
  files: Pick<Files, 'state' | 'removeFile'>,
): Promise<void> {
  if (results.some((path) => [resolve(path), dirname(resolve(path))].includes(folder))) {
    throw unwritable(`${folder} contains the results to report`);
  }
  const paths = [...Object.values(runFiles), ANNOTATIONS_FILE].map((name) => join(folder, name));
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const there = paths.filter((_, index) => states[index] !== 'missing');
  const [first] = there;
  if (first !== undefined && !there.includes(join(folder, runFiles.report))) {
    throw unwritable(`${first} already exists and was not written by a report`);
  }
  for (const path of there) await files.removeFile(path);
}

const unwritable = (message: string) =>
  userError('OUTPUT_UNWRITABLE', message, {
    hint: 'Set another folder for the report with --output (output-directory).',
  });
