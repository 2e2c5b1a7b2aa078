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
import { EXTRA_TRIALS, findSource, JOURNAL, readSource, SHARD, type Source } from './earlier-results.ts';
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
  /** Of a shard only, and its plan if it made that itself. */
  shard: SHARD,
  plan: 'plan.json',
};

interface Start {
  readonly source?: Source | undefined;
  /** The folder for the results, if the source does not set one. */
  readonly beginsIn?: string | undefined;
  /** Identifies the folder of this run in a workflow. */
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

type Ports = Pick<Runtime, 'files' | 'env'>;

/** Finds the requested earlier run, or the interrupted attempt of the same step of a workflow. */
export async function findStart(prepared: Prepared, { files, env }: Ports): Promise<Start> {
  const { inputs, cwd } = prepared;
  const mark = workflowStep(prepared, env);
  const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
  if (isAsked) return { ...(await findSource({ inputs, cwd, files })), mark };
  const source = await earlierAttempt(mark, { inputs, cwd, env, files });
  return { source, mark, warnings: [] };
}

/** The results of this run before it calls any provider. */
export interface Inheritance {
  readonly results: readonly TestResult[];
  /** Its extra trials, for tests whose planned results stay valid. */
  readonly extraTrials: readonly ExtraTrialRow[];
  /** The journal of extra trials before anything is appended. */
  readonly extraJournal: string;
  /** The name of the earlier run for people. */
  readonly from?: string | undefined;
  /** The content of the results file before the first append. */
  readonly journal: string;
  readonly mark?: string | undefined;
  readonly warnings: readonly Problem[];
}

interface Inheriting extends Pick<Ports, 'files'> {
  signed(row: string): string;
  readonly baseSha: string | undefined;
}

/**
 * Reads the earlier run and takes over the results of tests in this run. Throws a `UserError` for files that are not
 * results.
 */
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
  // A finished attempt is not a partial result: a user who re-runs it wants new results.
  if (source.isOver === true && results.length === plan.steps.length) {
    return { results: [], extraTrials: [], journal: '', extraJournal: '', mark, warnings };
  }
  const extraTrials =
    source.mode === 'resume' ? await readExtraTrials(source, { plan, results, baseSha, cwd, files, clean }) : [];
  // A continued run keeps the results of unselected tests.
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
  { journal, extraJournal, mark }: Inheritance,
  files: Pick<Files, 'state' | 'removeFile' | 'write' | 'glob'>,
): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const journalPath = join(folder, runFiles.journal);
  const extraPath = join(folder, runFiles.extraTrials);
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  // A shard may have been killed before its first result.
  const isOurs = [journalPath, join(folder, runFiles.shard)].some((path) => states[paths.indexOf(path)] === 'file');
  if (foreign !== undefined && !isOurs) {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
      hint: 'Set another folder for the results with --output (output-directory).',
    });
  }
  for (const path of paths)
    if (path !== journalPath && (path !== extraPath || extraJournal === '')) await files.removeFile(path);
  if (journal === '') await removePatches(folder, files);
  // One atomic write: a process that is killed at any time keeps the results that were paid for. Half a line may be
  // lost.
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

/** Marks the folder of a complete run: a later attempt starts from the beginning. */
export async function endFolder(
  folder: string,
  { mark }: Pick<Inheritance, 'mark'>,
  files: Pick<Files, 'write'>,
): Promise<void> {
  if (mark !== undefined) await files.write(join(folder, ATTEMPT_MARK), `${mark}\n${OVER}\n`);
}

/** Records the workflow run that a folder belongs to. */
const ATTEMPT_MARK = '.workflow-run';

/** The second line of the mark of a complete attempt. */
const OVER = 'over';

/** One step of one job of one workflow run, in all its attempts; undefined outside workflows. */
function workflowStep(
  { plan }: Pick<Prepared, 'plan'>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
  if (isThere !== 'true' || !run) return undefined;
  // The legs of a matrix differ only in their inputs.
  return identityOfPlan(plan, [GITHUB_REPOSITORY, run, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA]);
}

/**
 * The results of an earlier attempt of the same step on this machine: self-hosted runners keep their disk. Only its own
 * folder is searched: that of the input, else that of all runs.
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
