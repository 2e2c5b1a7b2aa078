import { join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { TestResult } from '../../model/run/result.ts';
import { timestamp } from '../../model/text/iso-time.ts';
import { isMapping } from '../../model/values/mapping.ts';
import type { Report } from '../../model/verdict/report.ts';
import { yamlOf } from '../../suites/yaml/yaml-text.ts';
import { recordLine, recordOf, withAnswer } from '../record.ts';
import { HEAD_BYTES, runFiles } from './run-files.ts';

/** A copy of the results of a run in one file, apart from the folder of the run. */
export interface ResultsFile {
  readonly format: 'jsonl' | 'yaml' | 'prompts';
  /** Relative to the working directory; `{timestamp}` is the start of the run. Absent: in the folder of the run. */
  readonly path?: string | undefined;
}

export const RESULTS_FILE = 'results file';

export function resultsFileReporter(
  { format, path }: ResultsFile,
  { cwd, folder }: { readonly cwd: string; readonly folder: string },
  files: Pick<Files, 'writePieces'>,
): Reporter {
  return {
    name: RESULTS_FILE,
    async deliver({ startedAt, results }: Report) {
      const stamped = path?.replaceAll('{timestamp}', timestamp(Date.parse(startedAt)));
      const where = stamped === undefined ? join(folder, runFiles.yaml) : resolve(cwd, stamped);
      const pieces = function* () {
        for (const result of results) yield ROWS[format](result);
      };
      await files.writePieces(where, pieces());
      return { kind: 'delivered', name: RESULTS_FILE, where };
    },
  };
}

const ROWS: Readonly<Record<ResultsFile['format'], (result: TestResult) => string>> = {
  jsonl: (result) => `${recordLine(result)}\n`,
  yaml: (result) => `---\n${yamlOf(recordOf(result))}`,
  prompts(result) {
    const { test_id, suite, target, requests } = recordOf(result);
    // The answer is not in this file, so the prompt of the judge has it.
    const requestsWithAnswer = isMapping(requests)
      ? { ...requests, evaluator: withAnswer(requests['evaluator'], result.output) }
      : requests;
    return `${JSON.stringify({ test_id, suite, target, requests: requestsWithAnswer })}\n`;
  },
};

/** Throws a `UserError` if the path is a folder, or a file that is no results file, such as a suite. */
export async function requireResultsPath(
  { path }: ResultsFile,
  cwd: string,
  files: Pick<Files, 'state' | 'slice'>,
): Promise<void> {
  if (path === undefined) return;
  const where = resolve(cwd, path);
  const state = await files.state(where);
  if (state === 'missing') return;
  if (state === 'folder') throw userError('OUTPUT_UNWRITABLE', `${path} is a folder`, { expected: 'a file' });
  // A run may have written more than can be read as a whole.
  const text = Buffer.from((await files.slice(where, 0, HEAD_BYTES)).bytes).toString('utf8');
  if (text.trim() === '' || /^(?:\{.*"test_id"|test_id:)/m.test(text)) return;
  throw userError('OUTPUT_UNWRITABLE', `${path} already exists and does not contain results`, {
    hint: 'Choose another file, or remove it.',
  });
}
