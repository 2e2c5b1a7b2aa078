import { join } from 'node:path';
import { type Problem, userError } from '../model/errors.ts';
import type { Files } from '../model/ports.ts';
import type { TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { takeOver } from '../results/take-over.ts';
import { listed } from '../shared/did-you-mean.ts';
import { plural } from '../shared/text.ts';
import { CONFIRMATIONS, CONTROLS, findSource, JOURNAL, readSource, SEEDS, type Source } from './earlier-results.ts';
import type { Inputs } from './inputs.ts';
import type { Prepared } from './prepare.ts';
import { ATTEMPT_MARK, earlierAttempt, workflowStep } from './workflow-attempt.ts';
import type { World } from './world.ts';

/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
export const runFiles = {
  journal: JOURNAL,
  confirmations: CONFIRMATIONS,
  controls: CONTROLS,
  seeds: SEEDS,
  report: 'report.json',
  junit: 'junit.xml',
  ctrf: 'ctrf.json',
  summary: 'summary.md',
  comment: 'comment.md',
};

/** Where a run begins: at nothing, or with what an earlier one left. */
export interface Start {
  readonly source?: Source | undefined;
  /** Where the run writes its results, if the source does not say so. */
  readonly beginsIn?: string | undefined;
  /** Nobody asked for it: an attempt of the same step of a workflow was broken off. */
  readonly isByItself: boolean;
  /** What the folder of this run is told apart by, in a workflow. */
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

type Ports = Pick<World, 'files' | 'env'>;

/** Looks for the earlier run that was asked for, or for the broken-off attempt of the same step of a workflow. */
export async function findStart(inputs: Inputs, prepared: Prepared, { files, env }: Ports): Promise<Start> {
  const { cwd } = prepared;
  const mark = workflowStep(prepared, env);
  const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
  if (isAsked) return { ...(await findSource({ inputs, cwd, files })), isByItself: false, mark };
  const source = await earlierAttempt(mark, { inputs, cwd, env, files });
  return { source, isByItself: true, mark, warnings: [] };
}

/** What this run has before it asks anybody. */
export interface Inheritance {
  /** Results of the earlier run that stand for tests of this one. */
  readonly results: readonly TestResult[];
  /** The earlier run, as people know it. */
  readonly from?: string | undefined;
  /** What is to stand in the file of results before anything is appended. */
  readonly journal: string;
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

/** Reads the earlier run and takes over what stands for tests of this one. Throws a `UserError` for files that are no results. */
export async function inherit(
  { source, isByItself, mark, warnings }: Start,
  { plan, cwd }: Prepared,
  { files, signed }: Pick<Ports, 'files'> & { signed(row: string): string },
  clean: <T>(value: T) => T,
): Promise<Inheritance> {
  if (source === undefined) return { results: [], journal: '', mark, warnings };
  const read = await readSource(source, { cwd, files });
  const { results, notPlanned, changed } = takeOver(
    plan.steps,
    { mode: source.mode, rows: read.rows, from: read.shown },
    clean,
  );
  // An attempt that came to its end is no partial result: who runs it again wants it run again.
  if (isByItself && results.length === plan.steps.length) return { results: [], journal: '', mark, warnings };
  // One that goes on keeps what belongs to no test of this run as well.
  const rows = source.continuesIn === undefined ? results.map(recordLine) : read.lines;
  return {
    results,
    from: read.shown,
    journal: rows.map((row) => `${signed(row)}\n`).join(''),
    mark,
    warnings: [...warnings, ...read.warnings, ...remarks(read.shown, notPlanned, changed)],
  };
}

function remarks(from: string, notPlanned: number, changed: readonly string[]): Problem[] {
  const told = (message: string): Problem => ({ code: 'UNUSED', severity: 'warning', message });
  return [
    ...(notPlanned > 0
      ? [told(`${plural('result', notPlanned)} of ${from} belong to no test of this run and are not counted`)]
      : []),
    ...(changed.length > 0
      ? [told(`Asked again, because they are asked otherwise than in ${from}: ${listed([...new Set(changed)])}`)]
      : []),
  ];
}

/** Makes the folder ready. Files of an earlier run give way; files that no run has written are somebody's own. */
export async function beginFolder(
  folder: string,
  { journal, mark }: Inheritance,
  files: Pick<Files, 'state' | 'removeFile' | 'write'>,
): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const journalPath = join(folder, runFiles.journal);
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} is there already, and no run has written it`, {
      hint: 'Choose a folder of its own for the results with --output (output-directory).',
    });
  }
  for (const path of paths) if (path !== journalPath) await files.removeFile(path);
  // In one step: killed at any moment, the file has what was paid for. Half a line, and nothing else, is nothing.
  if (journal === '') await files.removeFile(journalPath);
  else await files.write(journalPath, journal);

  const markPath = join(folder, ATTEMPT_MARK);
  if (mark === undefined) await files.removeFile(markPath);
  else await files.write(markPath, `${mark}\n`);
}
