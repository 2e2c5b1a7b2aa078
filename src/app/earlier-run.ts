import { join } from 'node:path';
import { type Problem, userError } from '../model/errors.ts';
import type { Files } from '../model/ports.ts';
import type { TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { takeOver } from '../results/take-over.ts';
import { listed } from '../shared/did-you-mean.ts';
import { plural } from '../shared/text.ts';
import { EXTRA_TRIALS, findSource, JOURNAL, readSource, type Source } from './earlier-results.ts';
import { type ExtraTrialRow, extraTrialLine, readExtraTrials } from './extra-trial-rows.ts';
import type { Inputs } from './inputs.ts';
import type { Prepared } from './prepare.ts';
import { ATTEMPT_MARK, earlierAttempt, OVER, workflowStep } from './workflow-attempt.ts';
import type { World } from './world.ts';

/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
export const runFiles = {
  journal: JOURNAL,
  extraTrials: EXTRA_TRIALS,
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
  if (isAsked) return { ...(await findSource({ inputs, cwd, files })), mark };
  const source = await earlierAttempt(mark, { inputs, cwd, env, files });
  return { source, mark, warnings: [] };
}

/** What this run has before it asks anybody. */
export interface Inheritance {
  /** Results of the earlier run that stand for tests of this one. */
  readonly results: readonly TestResult[];
  /** Its extra trials, as far as its planned results of the same tests stand. */
  readonly extraTrials: readonly ExtraTrialRow[];
  /** The journal of extra trials before anything is appended. */
  readonly extraJournal: string;
  /** The earlier run, as people know it. */
  readonly from?: string | undefined;
  /** What is to stand in the file of results before anything is appended. */
  readonly journal: string;
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

interface Inheriting extends Pick<Ports, 'files'> {
  signed(row: string): string;
  /** The base commit of this run. */
  readonly baseSha: string | undefined;
}

/** Reads the earlier run and takes over what stands for tests of this one. Throws a `UserError` for files that are no results. */
export async function inherit(
  { source, mark, warnings }: Start,
  { plan, cwd }: Prepared,
  { files, signed, baseSha }: Inheriting,
  clean: <T>(value: T) => T,
): Promise<Inheritance> {
  if (source === undefined) return { results: [], extraTrials: [], journal: '', extraJournal: '', mark, warnings };
  const read = await readSource(source, { cwd, files });
  const { results, notPlanned, changed } = takeOver(
    plan.steps,
    { mode: source.mode, rows: read.rows, from: read.shown },
    clean,
  );
  // An attempt that came to its end is no partial result: who runs it again wants it run again.
  if (source.isOver === true && results.length === plan.steps.length) {
    return { results: [], extraTrials: [], journal: '', extraJournal: '', mark, warnings };
  }
  const extraTrials =
    source.mode === 'resume' ? await readExtraTrials(source, { plan, results, baseSha, cwd, files, clean }) : [];
  // One that goes on keeps what belongs to no test of this run as well.
  const rows = source.continuesIn === undefined ? results.map(recordLine) : read.lines;
  return {
    results,
    extraTrials,
    from: read.shown,
    extraJournal: extraTrials.map((row) => `${signed(extraTrialLine(row))}\n`).join(''),
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
  { journal, extraJournal, mark }: Inheritance,
  files: Pick<Files, 'state' | 'removeFile' | 'write'>,
): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const journalPath = join(folder, runFiles.journal);
  const extraPath = join(folder, runFiles.extraTrials);
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} is there already, and no run has written it`, {
      hint: 'Choose a folder of its own for the results with --output (output-directory).',
    });
  }
  for (const path of paths)
    if (path !== journalPath && (path !== extraPath || extraJournal === '')) await files.removeFile(path);
  // In one step: killed at any moment, the file has what was paid for. Half a line, and nothing else, is nothing.
  if (journal === '') await files.removeFile(journalPath);
  else await files.write(journalPath, journal);

  if (extraJournal !== '') await files.write(extraPath, extraJournal);

  const markPath = join(folder, ATTEMPT_MARK);
  if (mark === undefined) await files.removeFile(markPath);
  else await files.write(markPath, `${mark}\n`);
}

/** Marks the folder of a run that has nothing left to run: a later attempt begins anew. */
export async function endFolder(
  folder: string,
  { mark }: Pick<Inheritance, 'mark'>,
  files: Pick<Files, 'write'>,
): Promise<void> {
  if (mark !== undefined) await files.write(join(folder, ATTEMPT_MARK), `${mark}\n${OVER}\n`);
}
