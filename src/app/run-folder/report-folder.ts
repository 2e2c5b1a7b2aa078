import { dirname, join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { runFiles } from './earlier-run.ts';

/** Where reports of results that others have made are written, below the working directory. */
export const REPORT_FOLDER = join('.agentv', 'results', 'report');

/** The remarks on lines, as the workflow commands that a job would print. */
export const ANNOTATIONS_FILE = 'annotations.txt';

/**
 * Makes a folder ready for the files of a report: those of an older one give way. Throws a `UserError` where the
 * results themselves are, and where files are that no report has written.
 */
export async function prepareFolder(
  folder: string,
  results: readonly string[],
  files: Pick<Files, 'state' | 'removeFile'>,
): Promise<void> {
  if (results.some((path) => [resolve(path), dirname(resolve(path))].includes(folder))) {
    throw unwritable(`${folder} holds the results that are reported`);
  }
  const paths = [...Object.values(runFiles), ANNOTATIONS_FILE].map((name) => join(folder, name));
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const there = paths.filter((_, index) => states[index] !== 'missing');
  const [first] = there;
  if (first !== undefined && !there.includes(join(folder, runFiles.report))) {
    throw unwritable(`${first} already exists, and no report has written it`);
  }
  for (const path of there) await files.removeFile(path);
}

const unwritable = (message: string) =>
  userError('OUTPUT_UNWRITABLE', message, {
    hint: 'Choose a folder of its own for the report with --output (output-directory).',
  });
