import { join, resolve } from 'node:path';
import { type Problem, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { PATCH_FOLDER, type TestResult } from '../../model/run/result.ts';
import { recordLine } from '../../results/record.ts';
import { takeOver } from '../../results/take-over.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import { identityOfPlan } from '../../targets/identity.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { EXTRA_TRIALS, findSource, JOURNAL, readSource, type Source } from './earlier-results.ts';
import { type ExtraTrialRow, extraTrialLine, readExtraTrials } from './extra-trial-rows.ts';

/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
export const runFiles = {
  journal: JOURNAL,
  extraTrials: EXTRA_TRIALS,
  report: 'report.json',
  junit: 'junit.xml',
  ctrf: 'ctrf.json',
  summary: 'summary.md',
  comment: 'comment.md',
  page: 'report.html',
};

interface Start {
  readonly source?: Source | undefined;
  /** Where the run writes its results, if the source does not say so. */
  readonly beginsIn?: string | undefined;
  /** What the folder of this run is told apart by, in a workflow. */
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

type Ports = Pick<Runtime, 'files' | 'env'>;

/** Looks for the earlier run that was asked for, or for the broken-off attempt of the same step of a workflow. */
export async function findStart(prepared: Prepared, { files, env }: Ports): Promise<Start> {
  const { inputs, cwd } = prepared;
  const mark = workflowStep(prepared, env);
  const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
  if (isAsked) return { ...(await findSource({ inputs, cwd, files })), mark };
  const source = await earlierAttempt(mark, { inputs, cwd, env, files });
  return { source, mark, warnings: [] };
}

/** What this run has before it asks anybody. */
export interface Inheritance {
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
  const { notPlanned, changed, ...found } = takeOver(
    plan.steps,
    { mode: source.mode, rows: read.rows, from: read.shown },
    clean,
  );
  // Patches stay in the folder of the earlier run.
  const results = source.continuesIn === undefined ? found.results.map(withoutPatches) : found.results;
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

const withoutPatches = <Result extends TestResult>(result: Result): Result => ({
  ...result,
  patch: undefined,
  trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
});

function remarks(from: string, notPlanned: number, changed: readonly string[]): Problem[] {
  const reported = (message: string): Problem => ({ code: 'UNUSED', severity: 'warning', message });
  return [
    ...(notPlanned > 0
      ? [reported(`${plural('result', notPlanned)} of ${from} belong to no test of this run and are not counted`)]
      : []),
    ...(changed.length > 0
      ? [reported(`Asked again, because they are asked otherwise than in ${from}: ${listed([...new Set(changed)])}`)]
      : []),
  ];
}

/** Makes the folder ready. Files of an earlier run give way; files that no run has written are somebody's own. */
export async function beginFolder(
  folder: string,
  { journal, extraJournal, mark }: Inheritance,
  files: Pick<Files, 'state' | 'removeFile' | 'write' | 'glob'>,
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
  if (journal === '') await removePatches(folder, files);
  // In one step: killed at any moment, the file has what was paid for. Half a line, and nothing else, is nothing.
  if (journal === '') await files.removeFile(journalPath);
  else await files.write(journalPath, journal);

  if (extraJournal !== '') await files.write(extraPath, extraJournal);

  const markPath = join(folder, ATTEMPT_MARK);
  if (mark === undefined) await files.removeFile(markPath);
  else await files.write(markPath, `${mark}\n`);
}

async function removePatches(folder: string, files: Pick<Files, 'removeFile' | 'glob'>): Promise<void> {
  const patches = await files.glob([`${PATCH_FOLDER}/*.diff`], { cwd: folder, followLinks: false });
  for (const path of patches) await files.removeFile(path);
}

/** Marks the folder of a run that has nothing left to run: a later attempt begins anew. */
export async function endFolder(
  folder: string,
  { mark }: Pick<Inheritance, 'mark'>,
  files: Pick<Files, 'write'>,
): Promise<void> {
  if (mark !== undefined) await files.write(join(folder, ATTEMPT_MARK), `${mark}\n${OVER}\n`);
}

/** Says which run of a workflow a folder belongs to. */
const ATTEMPT_MARK = '.workflow-run';

/** The second line of the mark of an attempt that has nothing left to run. */
const OVER = 'over';

/** One step of one job of one run of a workflow, in all its attempts; `undefined` outside of workflows. */
function workflowStep(
  { plan }: Pick<Prepared, 'plan'>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
  if (isThere !== 'true' || !run) return undefined;
  // The legs of a matrix differ in nothing but what they ask.
  return identityOfPlan(plan, [GITHUB_REPOSITORY, run, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA]);
}

/**
 * What an earlier attempt of the same step left on this machine (runners of one's own keep their disk). Only its
 * folder is looked for: that of the input, else those of all runs.
 */
async function earlierAttempt(
  step: string | undefined,
  { inputs, cwd, env, files }: AttemptSite,
): Promise<Source | undefined> {
  if (step === undefined || inputs.dryRun || !(Number(env['GITHUB_RUN_ATTEMPT']) > 1)) return undefined;
  const folders =
    inputs.outputDirectory === undefined
      ? await runFolders(inputs.experiment, cwd, files)
      : [resolve(cwd, inputs.outputDirectory)];
  for (const folder of folders) {
    if ((await files.state(join(folder, JOURNAL))) !== 'file') continue;
    const [of, state] = await markOf(folder, files);
    if (of === step) {
      return {
        mode: 'resume',
        path: join(folder, JOURNAL),
        continuesIn: folder,
        isOver: state === OVER,
      };
    }
  }
  return undefined;
}

interface AttemptSite {
  readonly inputs: Pick<Inputs, 'outputDirectory' | 'experiment' | 'dryRun'>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly files: Pick<Files, 'state' | 'glob' | 'read'>;
}

/** Those of an experiment, the newest first. */
async function runFolders(experiment: string, cwd: string, files: AttemptSite['files']): Promise<string[]> {
  const runs = join(cwd, '.agentv', 'results', 'runs', experiment);
  if ((await files.state(runs)) !== 'folder') return [];
  const marks = await files.glob([`*/${ATTEMPT_MARK}`], { cwd: runs });
  return marks.map((mark) => join(mark, '..')).toReversed();
}

async function markOf(folder: string, files: AttemptSite['files']): Promise<string[]> {
  const mark = join(folder, ATTEMPT_MARK);
  return (await files.state(mark)) === 'file' ? (await files.read(mark, 1_000)).split('\n') : [];
}
