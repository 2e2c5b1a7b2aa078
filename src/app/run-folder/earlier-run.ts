import { join } from 'node:path';
import { type Problem, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { PATCH_FOLDER, type TestResult } from '../../model/run/result.ts';
import { recordLine } from '../../results/record.ts';
import { takeOver } from '../../results/take-over.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { EXTRA_TRIALS, findSource, JOURNAL, readSource, type Source } from './earlier-results.ts';
import { type ExtraTrialRow, extraTrialLine, readExtraTrials } from './extra-trial-rows.ts';

/** Files that a run writes into its folder; they replace those of an earlier run in the same folder. */
export const runFiles = {
  journal: JOURNAL,
  extraTrials: EXTRA_TRIALS,
  yaml: 'index.yaml',
  report: 'report.json',
  junit: 'junit.xml',
  ctrf: 'ctrf.json',
  summary: 'summary.md',
  comment: 'comment.md',
  /** For agents and programs that fix what failed. */
  failures: 'failures.jsonl',
  index: 'index.md',
  traces: 'traces.otlp.jsonl',
  page: 'report.html',
};

interface Start {
  readonly source?: Source | undefined;
  /** The folder for the results, if the source does not set one. */
  readonly beginsIn?: string | undefined;
  readonly warnings: readonly Problem[];
}

type Ports = Pick<Runtime, 'files' | 'env'>;

/**
 * Finds the requested earlier run. Throws a `UserError` in continuous integration: a run folder is in the checkout, where a
 * change can commit one, and programs under test can write into it.
 */
export async function findStart({ inputs, cwd }: Prepared, { files, env }: Ports): Promise<Start> {
  const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
  if (!isAsked) return { warnings: [] };
  if (env['GITHUB_ACTIONS'] !== 'true' && !/^(?:1|true)$/i.test(env['CI'] ?? '')) {
    return findSource({ inputs, cwd, files });
  }
  throw userError('INPUT_INVALID', 'A job of continuous integration cannot continue an earlier run', {
    hint: 'Remove --resume, --rerun-failed and --retry-errors: the change under test and its programs can write results into a folder.',
  });
}

/** The results of this run before it calls any provider. */
export interface Inheritance {
  readonly results: readonly TestResult[];
  /** Its extra trials, for tests whose planned results stay valid. */
  readonly extraTrials: readonly ExtraTrialRow[];
  /** The lines of the journal of extra trials before anything is appended. */
  readonly extraJournal: readonly string[];
  /** The name of the earlier run for people. */
  readonly from?: string | undefined;
  /** The lines of the results file before the first append. */
  readonly journal: readonly string[];
  readonly warnings: readonly Problem[];
}

interface Inheriting extends Pick<Ports, 'files'> {
  readonly baseSha: string | undefined;
}

/**
 * Reads the earlier run and takes over the results of tests in this run. Throws a `UserError` for files that are not
 * results.
 */
export async function inherit(
  { source, warnings }: Start,
  { plan, cwd }: Prepared,
  { files, baseSha }: Inheriting,
  clean: <T>(value: T) => T,
): Promise<Inheritance> {
  if (source === undefined) return { results: [], extraTrials: [], journal: [], extraJournal: [], warnings };
  const read = await readSource(source, { cwd, files });
  const { notPlanned, changed, ...found } = takeOver(
    plan.steps,
    { mode: source.mode, rows: read.rows, from: read.shown },
    clean,
  );
  // Patches stay in the folder of the earlier run.
  const results = source.continuesIn === undefined ? found.results.map(withoutPatches) : found.results;
  const extraTrials =
    source.mode === 'resume' ? await readExtraTrials(source, { plan, results, baseSha, cwd, files, clean }) : [];
  // A continued run keeps the results of unselected tests.
  const rows = source.continuesIn === undefined ? results.map(recordLine) : read.lines;
  return {
    results,
    extraTrials,
    from: read.shown,
    extraJournal: extraTrials.map(extraTrialLine),
    journal: rows,
    warnings: [...warnings, ...read.warnings, ...remarks(read.shown, notPlanned, changed)],
  };
}

const withoutPatches = <Result extends TestResult>(result: Result): Result => ({
  ...result,
  patch: undefined,
  trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
});

function remarks(from: string, notPlanned: number, changed: readonly string[]): Problem[] {
  const reported = (message: string): Problem => ({ code: 'UNUSED', severity: 'warning', message });
  return [
    ...(notPlanned > 0
      ? [reported(`${plural('result', notPlanned)} of ${from} are not for a test of this run and are ignored`)]
      : []),
    ...(changed.length > 0
      ? [reported(`Re-running tests that changed since ${from}: ${listed([...new Set(changed)])}`)]
      : []),
  ];
}

/** Prepares the folder. Removes files of an earlier run, but refuses a folder with files that no run wrote. */
export async function beginFolder(
  folder: string,
  { journal, extraJournal }: Inheritance,
  files: Pick<Files, 'state' | 'removeFile' | 'writePieces' | 'glob'>,
): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const journalPath = join(folder, runFiles.journal);
  const extraPath = join(folder, runFiles.extraTrials);
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  const isOurs = states[paths.indexOf(journalPath)] === 'file';
  if (foreign !== undefined && !isOurs) {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
      hint: 'Set another folder for the results with --output (output-directory).',
    });
  }
  for (const path of paths)
    if (path !== journalPath && (path !== extraPath || extraJournal.length === 0)) await files.removeFile(path);
  if (journal.length === 0) await removePatches(folder, files);
  // One atomic write: a process that is killed at any time keeps the results that were paid for. Half a line may be
  // lost.
  if (journal.length === 0) await files.removeFile(journalPath);
  else await files.writePieces(journalPath, withLineBreaks(journal));

  if (extraJournal.length > 0) await files.writePieces(extraPath, withLineBreaks(extraJournal));
}

/** Together, lines may be more than one string can hold. */
export function* withLineBreaks(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}

async function removePatches(folder: string, files: Pick<Files, 'removeFile' | 'glob'>): Promise<void> {
  const patches = await files.glob([`${PATCH_FOLDER}/*.diff`], { cwd: folder, followLinks: false });
  for (const path of patches) await files.removeFile(path);
}
