import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { RunOptions } from '../../config/settings.ts';
import { type Problem, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Env } from '../../model/ports/machine.ts';
import { messageOnWire } from '../../model/ports/wire.ts';
import type { Message } from '../../model/run/message.ts';
import { paidFor } from '../../model/run/outcome.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { type ExtraTrial, extraTrialSchema, type TestResult, type Trial } from '../../model/run/result.ts';
import { PATCH_FOLDER, resultKey, resultKeyOf, type TestNames } from '../../model/run/result-keys.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { type ReadResult, readRecord } from '../read/read-record.ts';
import { withSidecars } from '../read/read-rows.ts';
import { linesOfPieces, type Row, rowsOfLines } from '../read/rows.ts';
import { recordLine, recordOf } from '../record.ts';
import { atPassMark } from '../result-of.ts';
import { readSidecar } from './result-rows.ts';
import { JOURNAL, RUNS_FOLDER, runFiles } from './run-files.ts';

/**
 * Which results of an earlier run are reused: `resume` keeps all measurements, `rerun-failed` only passed tests,
 * `retry-errors` the tests without an error on any target.
 */
type ResumeMode = 'resume' | 'rerun-failed' | 'retry-errors';

interface Start {
  readonly source?:
    | {
        readonly mode: ResumeMode;
        readonly path: string;
        /** Its folder, if the run continues in it. */
        readonly continuesIn?: string | undefined;
      }
    | undefined;
  /** The folder to resume in has no results yet: the run writes its own there. */
  readonly beginsIn?: string | undefined;
  readonly warnings: readonly Problem[];
}

/** Whether this is a job of continuous integration. Most services say so by `CI`; these say it by a variable of their own. */
export const isInCI = (env: Env): boolean =>
  ['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID'].some(
    (name) => !/^(?:|0|false)$/i.test(env[name]?.trim() ?? ''),
  );

/** The word for the newest run; a folder of that name is `./last`. */
const LAST = 'last';

/**
 * The earlier run of `retry-errors`, `resume` or `rerun-failed`, in this order. A missing run to resume is a warning:
 * then everything runs. Throws a `UserError` for anything else that is not a run, and in continuous integration: a run
 * folder is in the checkout, where a change can commit one, and programs under test can write into it.
 */
export async function findStart(
  { inputs, cwd }: { readonly inputs: RunOptions; readonly cwd: string },
  { files, env }: { readonly files: Pick<Files, 'state' | 'glob'>; readonly env: Env },
): Promise<Start> {
  const { resume, rerunFailed, retryErrors, outputDirectory } = inputs;
  const asksToResume = resume !== undefined || rerunFailed;
  if (retryErrors === undefined && !asksToResume) return { warnings: [] };
  if (isInCI(env) || inputs.dryRun) {
    const what = inputs.dryRun ? 'A dry run' : 'A job of continuous integration';
    throw userError('INPUT_INVALID', `${what} cannot continue an earlier run`, {
      hint: 'Remove --resume, --rerun-failed and --retry-errors. In a job, the change under test and its programs can write results into a folder.',
    });
  }

  const named = retryErrors ?? (resume === undefined || resume === LAST ? outputDirectory : resume);
  const path = named === undefined ? await newestJournal(cwd, files) : await fileOf(named, cwd, files);
  if (retryErrors !== undefined) {
    if (path === undefined) {
      const hint = 'Pass a run folder, or its index.jsonl.';
      throw userError('FILE_MISSING', `There are no results in ${retryErrors}`, { hint });
    }
    const message = '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue';
    const warnings: Problem[] = asksToResume ? [{ code: 'UNUSED', severity: 'warning', message }] : [];
    return { source: { mode: 'retry-errors', path }, warnings };
  }
  if (path === undefined) {
    const isFolder = named !== undefined && !named.endsWith('.jsonl') && outputDirectory === undefined;
    const message = `There is no earlier run in ${named ?? 'the folder of runs'} to resume; all tests run`;
    return {
      beginsIn: isFolder ? resolve(cwd, named) : undefined,
      warnings: [{ code: 'FILE_MISSING', severity: 'warning', message }],
    };
  }
  if (basename(path) !== JOURNAL) {
    throw userError('INPUT_INVALID', `${named} cannot be resumed`, {
      expected: `a run folder, which contains ${JOURNAL}`,
      hint: 'To re-run the errors of a results file, use --retry-errors.',
    });
  }
  const folder = dirname(path);
  const goesOn = outputDirectory === undefined || resolve(cwd, outputDirectory) === folder;
  const mode = rerunFailed ? 'rerun-failed' : 'resume';
  return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}

/** AgentV names run folders by their time. */
async function newestJournal(cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<string | undefined> {
  const timeOf = (journal: string) => basename(dirname(journal));
  const dated = (await runsBelow(cwd, files)).journals.filter((each) => /^\d{4}-\d\d-\d\dT/.test(timeOf(each)));
  return dated.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0];
}

/** The results file of a path. Undefined if it does not exist, or for a folder that can become a run folder. */
async function fileOf(named: string, cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<string | undefined> {
  const path = resolve(cwd, named);
  const state = await files.state(path);
  if (state === 'missing') return undefined;
  if (state === 'folder') {
    const journal = join(path, JOURNAL);
    if ((await files.state(journal)) === 'file') return journal;
    // A run that was killed before its first result leaves hidden files alone.
    const paths = await files.glob(['**'], { cwd: path });
    if (paths.every((each) => dirname(each) === path && basename(each).startsWith('.'))) return undefined;
  } else if (path.endsWith('.jsonl')) return path;
  throw userError('INPUT_INVALID', `${named} is not a run folder`, {
    expected: `a folder with ${JOURNAL}, or a results file that ends with .jsonl`,
    hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
  });
}

/** The folder of runs, and the results files in it: with an experiment or, in early versions of AgentV, without. */
async function runsBelow(cwd: string, files: Pick<Files, 'state' | 'glob'>) {
  const runs = join(cwd, RUNS_FOLDER);
  const isThere = (await files.state(runs)) === 'folder';
  return { runs, journals: isThere ? await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs }) : [] };
}

/** The run folders below `.agentv/results/runs`, the newest first. Throws a `UserError` if there are none. */
export async function newestRuns({
  cwd,
  files,
}: {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'glob' | 'modifiedAt'>;
}): Promise<readonly [string, ...string[]]> {
  const { runs, journals } = await runsBelow(cwd, files);
  const dated = await Promise.all(journals.map(async (path) => ({ path, time: (await files.modifiedAt(path)) ?? 0 })));
  const [newest, ...others] = dated.sort((a, b) => b.time - a.time).map(({ path }) => dirname(path));
  if (newest !== undefined) return [newest, ...others];
  throw userError('FILE_MISSING', `There is no run in ${shownPath(runs, cwd)}`, {
    hint: 'Run eval-action run first, or pass the folder of a run.',
  });
}

/** The results of this run before it calls any provider. */
export interface ResumeState {
  readonly results: readonly TestResult[];
  /** Its extra trials, for tests whose planned results stay valid. */
  readonly extraTrials: readonly ExtraTrialRow[];
  /** The name of the earlier run for people. */
  readonly from?: string | undefined;
  /** The lines of the results file before the first append. */
  readonly journal: readonly string[];
  readonly warnings: readonly Problem[];
}

interface ExtraTrialRow extends ExtraTrial {
  readonly commit?: string | undefined;
}

/** A row as one line of the journal: the record of the result, and its purpose. */
export const extraTrialLine = ({ purpose, checkout, round, commit, result }: ExtraTrialRow): string =>
  JSON.stringify({ purpose, checkout, round, commit, ...recordOf(result) });

/**
 * Reads the earlier run and reuses the results of tests in this run. Throws a `UserError` for files that are not
 * results.
 */
export async function resumeRun(
  { source, warnings }: Start,
  { plan, cwd }: { readonly plan: Plan; readonly cwd: string },
  {
    files,
    baseSha,
  }: {
    readonly files: Pick<Files, 'state' | 'read' | 'readPieces' | 'realPath'>;
    readonly baseSha: string | undefined;
  },
  clean: <T>(value: T) => T,
): Promise<ResumeState> {
  if (source === undefined) return { results: [], extraTrials: [], journal: [], warnings };
  const extraTrialRowSchema = z.object({
    ...extraTrialSchema.pick({ purpose: true, checkout: true, round: true }).shape,
    commit: z.string().optional(),
  });
  const folder = dirname(source.path);
  const [read, problems] = readJournal(source.path, cwd, files);
  const rows = await inParallel(read, async ({ value, location }, index) =>
    readRecord(await withSidecars(value, (name) => readSidecar(folder, name, files)), location, index),
  );
  const from = shownPath(basename(source.path) === JOURNAL ? folder : source.path, cwd);
  const { notPlanned, changed, ...reused } = reuseResults(plan.steps, { mode: source.mode, rows, from }, clean);

  // Patches stay in the folder of the earlier run.
  const withoutPatches = <Result extends TestResult>(result: Result): Result => ({
    ...result,
    patch: undefined,
    trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
  });
  const results = source.continuesIn === undefined ? reused.results.map(withoutPatches) : reused.results;
  const reported = (message: string): Problem => ({ code: 'UNUSED', severity: 'warning', message });
  const ignored = `${plural('result', notPlanned)} of ${from} are not for a test of this run and are ignored`;
  const again = `Re-running tests that changed since ${from}: ${listed([...new Set(changed)])}`;

  const extraFile = join(folder, runFiles.extraTrials);
  const hasExtraTrials = source.mode === 'resume' && (await files.state(extraFile)) === 'file';
  const [extraRows] = hasExtraTrials ? readJournal(extraFile, cwd, files) : [[]];
  const indexes = new Set(results.map(({ index }) => index));
  const steps = new Map(
    plan.steps.flatMap((step) =>
      step.kind === 'run' && indexes.has(step.index) ? [[clean(resultKeyOf(step)), step] as const] : [],
    ),
  );
  return {
    results,
    extraTrials: extraRows.flatMap(({ value, location }, index) => {
      // Control trials of the same base commit only.
      const row = extraTrialRowSchema.safeParse(value);
      if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha)) return [];
      const { result } = readRecord(value, location, index);
      const step = steps.get(resultKey(result));
      return step ? [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }] : [];
    }),
    from,
    // A continued run keeps the results of unselected tests.
    journal: source.continuesIn === undefined ? results.map(recordLine) : read.map(({ line }) => line.trim()),
    warnings: [
      ...warnings,
      ...problems,
      ...(notPlanned > 0 ? [reported(ignored)] : []),
      ...(changed.length > 0 ? [reported(again)] : []),
    ],
  };
}

/** The rows of a file, and what is wrong with it. What a run has written it can continue, whatever its size. */
function readJournal(path: string, cwd: string, files: Pick<Files, 'readPieces'>): [Row[], Problem[]] {
  const warnings: Problem[] = [];
  const lines = linesOfPieces(files.readPieces(path, Number.POSITIVE_INFINITY));
  return [[...rowsOfLines(lines, shownPath(path, cwd), { warn: (problem) => warnings.push(problem) })], warnings];
}

/** Rows of AgentV do not have the file of their suite. */
const keyOf = ({ suiteFile, suite, testId, target }: TestNames, isOurs: boolean): string =>
  JSON.stringify([isOurs ? suiteFile : undefined, suite, testId, target]);
const testKey = ({ suite, testId }: TestNames): string => JSON.stringify([suite, testId]);

/**
 * Selects the results of an earlier run for steps of this plan. Of several rows of one test on one target the last
 * counts. The plan's pass mark decides again whether it passed. `clean` redacts secrets: in the plan's data, as in our
 * rows, and in the rows of others. `notPlanned` results belong to no test of this plan; `changed` are the ids of tests that
 * changed since.
 */
function reuseResults(
  steps: Plan['steps'],
  earlier: { readonly mode: ResumeMode; readonly rows: readonly ReadResult[]; readonly from: string },
  clean: <T>(value: T) => T,
) {
  const latest = new Map(earlier.rows.map((row) => [keyOf(row.result, row.isOurs), row]));
  const isError = ({ result }: ReadResult) => result.status === 'execution_error';
  const errored = new Set([...latest.values()].filter(isError).map(({ result }) => testKey(result)));
  const used = new Set<ReadResult>();
  const results: TestResult[] = [];
  const changed: string[] = [];
  for (const step of steps) {
    const names = clean({
      suiteFile: step.suite.file,
      suite: step.suite.name,
      testId: step.test.id,
      target: step.kind === 'broken' ? step.target : step.target.name,
    });
    const row = latest.get(keyOf(names, true)) ?? latest.get(keyOf(names, false));
    if (row === undefined) continue;
    used.add(row);
    if (step.kind !== 'run' || isError(row)) continue;
    const result = asResultOf(step, row, earlier.from, clean);
    if (earlier.mode === 'rerun-failed' && result.status !== 'ok') continue;
    if (earlier.mode === 'retry-errors' && errored.has(testKey(result))) continue;
    if (row.isOurs && isAskedOtherwise(step, row.result, clean)) changed.push(result.testId);
    else if (!row.isOurs || !lacksTrials(step.trials, row.result.trials)) results.push(result);
  }
  return { results, notPlanned: latest.size - used.size, changed };
}

/** The plan's data of a test is current; the rest are the earlier measurements. */
function asResultOf(step: Step, { result, isOurs }: ReadResult, from: string, clean: <T>(value: T) => T): TestResult {
  const { test, suite, target } = step;
  // A transcript of AgentV starts with the question as it was then.
  const begins =
    test.input[0]?.role !== 'assistant' && test.input.every(({ role }, at) => result.messages[at]?.role === role);
  const messages = begins ? result.messages.slice(test.input.length) : result.messages;
  // Others write down secrets, too.
  const common = clean({
    ...result,
    suiteFile: suite.file,
    suite: suite.name,
    testId: test.id,
    target: target.name,
    category: suite.category,
    location: test.location,
    index: step.index,
    agentvPassMark: step.agentvPassMark,
    mustPass: test.mustPass,
    provider: target.provider,
    ...(!isOurs && { input: [...test.input], messages }),
    reusedFrom: result.reusedFrom ?? from,
  });
  return atPassMark(common, step.passMark);
}

/** Rows do not record the grading; only the question, the target and the number of trials. */
function isAskedOtherwise(step: Step, earlier: TestResult, clean: <T>(value: T) => T): boolean {
  const onWire = (messages: readonly Message[]) => JSON.stringify(messages.map(messageOnWire));
  if (earlier.provider !== step.target.provider) return true;
  if (onWire(clean(step.test.input)) !== onWire(earlier.input)) return true;
  const { count, strategy } = step.trials;
  if (count === 1 || earlier.trials === undefined) return count > 1 !== (earlier.trials !== undefined);
  if (earlier.aggregation?.strategy !== strategy) return true;
  const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
  return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}

/** A budget of the run or of the suite ended them before they were all there, and no rule about trials did. */
function lacksTrials({ count, strategy, costLimitUsd }: Step['trials'], trials: readonly Trial[] = []): boolean {
  if (trials.length === 0 || trials.length >= count) return false;
  if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= PASS_MARK)) return false;
  const spentUsd = trials.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
  return costLimitUsd === undefined || spentUsd < costLimitUsd;
}

/** Prepares the folder. Removes files of an earlier run, but refuses a folder with files that no run wrote. */
export async function beginFolder(
  folder: string,
  { journal, extraTrials }: Pick<ResumeState, 'journal' | 'extraTrials'>,
  files: Pick<Files, 'state' | 'removeFile' | 'writePieces' | 'glob'>,
): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const journalPath = join(folder, runFiles.journal);
  const extraPath = join(folder, runFiles.extraTrials);
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
      hint: 'Set another folder for the results with --output (output-directory).',
    });
  }

  const kept = [...(journal.length > 0 ? [journalPath] : []), ...(extraTrials.length > 0 ? [extraPath] : [])];
  for (const path of paths) if (!kept.includes(path)) await files.removeFile(path);
  if (journal.length === 0) {
    const patches = await files.glob([`${PATCH_FOLDER}/*.diff`], { cwd: folder, followLinks: false });
    for (const path of patches) await files.removeFile(path);
  } else {
    // One atomic write: a process that is killed at any time keeps the results that were paid for. Half a line may be
    // lost.
    await files.writePieces(journalPath, withLineBreaks(journal));
  }
  if (extraTrials.length > 0) await files.writePieces(extraPath, withLineBreaks(extraTrials.map(extraTrialLine)));
}

/** Together, lines may be more than one string can hold. */
export function* withLineBreaks(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
