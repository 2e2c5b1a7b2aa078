import { basename, dirname, join, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import { commonEnvironment, type RunResult, resultKey, type TestResult } from '../../model/run/result.ts';
import type { Decided } from '../../model/verdict/assessment.ts';
import type { ImportSettings } from '../../results/importers/importer.ts';
import {
  baselineFilesOf,
  cachesOf,
  changesOf,
  deletedMustPassOf,
  flagsOf,
  folderOf,
  gravestStop,
  joinedDecisions,
  periodOf,
  selectedBy,
} from '../../results/joined-runs.ts';
import { looksLikeReport, readReport } from '../../results/read/read-report.ts';
import { isYamlFile, linesOfPieces, looksLikeRows } from '../../results/read/rows.ts';
import { endedEarly, joinedShards, shardProblems } from '../../results/shards.ts';
import { EPOCH } from '../../shared/iso-time.ts';
import type { Redactor } from '../../shared/secrets/redact.ts';
import { plural } from '../../shared/text.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { ResultsFormat } from '../config/report-inputs.ts';
import { INNER_JOURNAL, JOURNAL, journalIn } from './earlier-run.ts';
import { withFeedback } from './feedback-file.ts';
import { importSource } from './import-source.ts';
import { HEAD_BYTES, MAX_RESULTS_BYTES, type ResultsSite, readRows, runOf } from './result-rows.ts';

/** How files of other tools are read. */
export interface ImportHow extends ImportSettings {
  /** Default: by their content. */
  readonly format?: ResultsFormat | undefined;
  /** Redacts texts that become names and ids. */
  readonly redactor?: Redactor | undefined;
}

interface ReadFile {
  /** As people type it. */
  readonly shown: string;
  readonly path: string;
  readonly run: RunResult;
  readonly decided?: Decided | undefined;
  /** A run folder of AgentV 5. */
  readonly isOfAgentv5?: boolean;
  /** What distinguishes the file from others with the same tests and targets. */
  readonly variant?: string | undefined;
}

/** Results of one or more files as one run, as `publish` takes it. */
export interface ReadRun {
  readonly run: RunResult;
  readonly files: readonly ReadFile[];
  /** The first of the shards that they are, if they are shards. */
  readonly shard?: RunResult['shard'];
  /** All problems found while reading. The errors are in `run.unreadable`, the warnings in `run.warnings`. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the results of runs: run folders of eval-action or AgentV, `report.json`, and results files of any version.
 * Unreadable files are listed in `run.unreadable`, which makes the verdict invalid. Throws a `UserError` if none is
 * readable.
 */
export async function readResults(paths: readonly string[], site: ResultsSite, how: ImportHow = {}): Promise<ReadRun> {
  const all: ReadFile[] = [];
  const errors: Problem[] = [];
  for (const path of paths) {
    try {
      all.push(await readOne(resolve(site.cwd, path), path, site, how));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(...error.problems);
    }
  }
  if (all.length === 0) throw errors.length > 0 ? new UserError(errors) : nothingNamed();
  const read = withUniqueTargets(all);
  const unreadable = [...errors, ...inSeveralFiles(read), ...shardProblems(read)];
  const run = joined(read, unreadable);
  const shard = read.find((file) => file.run.shard !== undefined)?.run.shard;
  return { run, files: read, shard, problems: [...unreadable, ...run.warnings] };
}

const HINT = 'Pass a run folder or a results file.';
const nothingNamed = () => userError('INPUT_INVALID', 'No results are given', { hint: HINT });

async function readOne(path: string, given: string, site: ResultsSite, how: ImportHow): Promise<ReadFile> {
  const state = await site.files.state(path);
  if (state === 'missing') throw userError('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
  const shown = shownPath(path, site.cwd);
  const folder = state === 'folder' ? path : basename(path) === JOURNAL ? dirname(path) : undefined;
  if (folder === undefined) return { shown, path, ...(await readFile(path, site, how)) };
  const read = await readFolder(folder, site);
  return { shown, path, ...read, run: await withFeedback(read.run, folder, site) };
}

type ReadContent = Pick<ReadFile, 'run' | 'decided' | 'variant' | 'isOfAgentv5'>;
const ofRows = (run: RunResult): ReadContent => ({ run });

/** A run folder: our report has its end state, AgentV's plan the number of its tests. */
async function readFolder(folder: string, site: ResultsSite): Promise<ReadContent> {
  const { files } = site;
  const [report, journal] = [join(folder, 'report.json'), await journalIn(folder, files)];
  const hasJournal = (await files.state(journal)) === 'file';
  if ((await files.state(report)) === 'file') {
    if (!hasJournal || looksLikeReport(await headOf(report, files))) return fromReport(report, site);
  }
  if (!hasJournal) {
    const shown = shownPath(folder, site.cwd);
    throw userError('FILE_MISSING', `There are no results in ${shown}: it has neither ${JOURNAL} nor report.json`, {
      hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
    });
  }
  const rows = await readRows(journal, site);
  const planned = await plannedTests(folder, files);
  const isOfAgentv5 = journal === join(folder, INNER_JOURNAL);
  if (planned !== undefined) return { run: runOf(rows, { planned }), isOfAgentv5 };
  // Our runs end with a report. Without one, it is unknown what is missing.
  return { run: runOf(rows, { isCutOff: rows.areOurs }), isOfAgentv5 };
}

async function headOf(path: string, files: ResultsSite['files']): Promise<string> {
  return new TextDecoder().decode((await files.slice(path, 0, HEAD_BYTES)).bytes);
}

async function readFile(path: string, site: ResultsSite, how: ImportHow): Promise<ReadContent> {
  const { format = 'auto' } = how;
  const source = await importSource(path, site);
  const head = new TextDecoder().decode(source.head);
  const isOwn = format === 'eval-action' || format === 'agentv';
  // A report is no file of another tool, and is the baseline of results of another tool as well.
  if (looksLikeReport(head)) {
    return fromReport(path, site);
  }
  if (format === 'auto' && isYamlFile(path) && isPromptfooYaml(head)) throw formatNeeded(source.path);
  if (isOwn || (format === 'auto' && (isYamlFile(path) || looksLikeRows(head)))) {
    return ofRows(runOf(await readRows(path, site)));
  }
  if (format === 'auto' && isOwnCtrf(head)) {
    const own = await reportNextTo(path, site);
    if (own !== undefined) return own;
  }
  // Most runs read no file of another tool.
  const { importFile } = await import('../../results/importers/import-file.ts');
  const { run, file, variant } = await importFile(source, isOwn || format === 'auto' ? undefined : format, how, {
    redact: how.redactor?.text,
  });
  return { ...ofRows({ ...run, imported: [file] }), variant };
}

const isOwnCtrf = (head: string): boolean =>
  /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head);

/** Our report has the trials and answers that CTRF does not have. */
async function reportNextTo(path: string, site: ResultsSite): Promise<ReadContent | undefined> {
  const { cwd, files } = site;
  const report = join(dirname(path), 'report.json');
  if ((await files.state(report)) !== 'file') return undefined;
  if (!looksLikeReport(await headOf(report, files))) return undefined;
  const { run, decided } = await fromReport(report, site);
  const message = `${shownPath(report, cwd)} is read in place of ${shownPath(path, cwd)}: it has all trials and answers`;
  return { run: { ...run, warnings: [...run.warnings, warningOf(message)] }, decided };
}

const warningOf = (message: string): Problem => ({ code: 'RESULTS_UNREADABLE', severity: 'warning', message });

/** YAML takes many times the time and memory of JSON, so it is read only where people ask for it. */
const isPromptfooYaml = (head: string): boolean => /^evalId:/m.test(head) && /^results:/m.test(head);

const formatNeeded = (shown: string) =>
  userError('RESULTS_UNREADABLE', `${shown} is YAML of promptfoo`, {
    hint: 'Set format to promptfoo (--format promptfoo), or write JSON: promptfoo eval -o results.json',
  });

/** JSON Lines next to the report have the results that this version cannot read from it. */
async function fromReport(path: string, site: ResultsSite): Promise<ReadContent> {
  const lines = linesOfPieces(site.files.readPieces(path, Number.POSITIVE_INFINITY));
  const { run, results, decided } = readReport(lines, shownPath(path, site.cwd));
  if (results !== undefined) return { run: { ...run, results: [...results] }, decided };
  const rows = await readRows(join(dirname(path), JOURNAL), site);
  const planned = Math.max(run.planned, rows.results.length);
  return { run: { ...run, planned, results: rows.results }, decided };
}

/** The number of planned tests, which AgentV writes to the folder before it starts. */
async function plannedTests(folder: string, files: ResultsSite['files']): Promise<number | undefined> {
  const path = join(folder, 'benchmark.json');
  if ((await files.state(path)) !== 'file') return undefined;
  try {
    const value = JSON.parse(await files.read(path, MAX_RESULTS_BYTES)) as {
      metadata?: { planned_test_count?: unknown };
    };
    const count = value?.metadata?.planned_test_count;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Files with the same tests, such as those of two solvers for one task: what distinguishes the files becomes a part of
 * their targets, if that makes all tests unique.
 */
function withUniqueTargets(read: readonly ReadFile[]): readonly ReadFile[] {
  const same = new Set(repeatedIn(read).flatMap(({ files }) => files));
  if (same.size === 0) return read;
  const apart = read.map((file) => (same.has(file) && file.variant !== undefined ? withVariant(file) : file));
  return repeatedIn(apart).length === 0 ? apart : read;
}

function withVariant({ variant, run, ...file }: ReadFile): ReadFile {
  const results = run.results.map((result) => ({ ...result, target: `${result.target} · ${variant}` }));
  return { ...file, run: { ...run, results } };
}

interface Repeated {
  readonly files: readonly [ReadFile, ReadFile];
  readonly testId: string;
  readonly count: number;
}

/** Pairs of files that have the same tests, with one of them. */
function repeatedIn(read: readonly ReadFile[]): Repeated[] {
  if (read.length < 2) return [];
  const first = new Map<string, ReadFile>();
  const pairs = new Map<string, Repeated>();
  for (const file of read) {
    for (const result of file.run.results) {
      const key = resultKey(result);
      const other = first.get(key);
      if (other === undefined || other === file) {
        first.set(key, file);
        continue;
      }
      const names = JSON.stringify([other.shown, file.shown]);
      const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
      pairs.set(names, { files: [other, file], testId, count: count + 1 });
    }
  }
  return [...pairs.values()];
}

/** The same test in two files is usually an old file next to a new one. */
function inSeveralFiles(read: readonly ReadFile[]): Problem[] {
  return repeatedIn(read).map(
    ({ files: [one, two], testId, count }): Problem => ({
      code: 'DUPLICATE_ID',
      severity: 'error',
      message: `${plural('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
      hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    }),
  );
}

/** Several files as one run: if one of them is incomplete, so is the run. */
function joined(read: readonly ReadFile[], unreadable: readonly Problem[]): RunResult {
  const runs = read.map(({ run }) => run);
  const { start, end } = periodOf(runs);
  const stopped = gravestStop(runs);
  const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
  const caches = cachesOf(runs);
  const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
  const earlier = runs.flatMap((run) => run.earlier ?? []);
  const missingSecrets = runs.find((run) => run.missingSecrets !== undefined)?.missingSecrets;
  const environment = commonEnvironment(runs.map((run) => run.environment));
  const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
  const decided = decidedIn(read);
  const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? []));
  const feedback = runs.flatMap((run) => run.feedback ?? []);
  const imported = runs.flatMap((run) => run.imported ?? []);
  const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
  const withoutResult = runs.flatMap((run) => run.withoutResult ?? []);
  const skipped = runs.flatMap((run) => run.skipped ?? []);
  const reuseLeaks = runs.flatMap((run) => run.reuseLeaks ?? []);
  const [only] = runs;
  const results = runs.flatMap((run) => run.results);
  return {
    startedAt: start === undefined ? EPOCH : new Date(start).toISOString(),
    durationMs:
      runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
    planned: runs.reduce((sum, { planned }) => sum + planned, 0),
    stopped,
    complete: lost.length === 0 && runs.every(({ complete }) => complete),
    unreadable: lost.length > 0 ? lost : undefined,
    withoutResult: withoutResult.length > 0 ? withoutResult : undefined,
    dryRun: runs.some(({ dryRun }) => dryRun),
    ...selectedBy(runs),
    skipped: skipped.length > 0 ? skipped : undefined,
    ...baselineFilesOf(runs),
    ...folderOf(runs),
    ...flagsOf(runs),
    ...changesOf(runs),
    ...deletedMustPassOf(runs),
    seeding,
    missingSecrets,
    decided,
    unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
    environment,
    reuseLeaks: reuseLeaks.length > 0 ? reuseLeaks : undefined,
    requirements: distinct(runs.flatMap(({ requirements }) => requirements)),
    feedback: feedback.length > 0 ? feedback : undefined,
    // Each of several parts has counted all labels.
    agreement: runs.length === 1 ? only?.agreement : undefined,
    imported: imported.length > 0 ? imported : undefined,
    describedSuites: describedSuites.length > 0 ? describedSuites : undefined,
    warnings: [...distinct(runs.flatMap(({ warnings }) => warnings)), ...endedEarly(read)],
    caches: caches.length > 0 ? caches : undefined,
    extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
    earlier: earlier.length > 0 ? earlier : undefined,
    results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
    ...joinedShards(runs),
  };
}

/** Shards, and jobs of a matrix, read the same suites and find the same in them. */
const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** A single report is decided again. Several are parts of one run, and keep their decisions. */
function decidedIn(read: readonly ReadFile[]): Decided | undefined {
  const parts = read.flatMap(({ run, decided }) => [run.decided ?? [], read.length > 1 ? (decided ?? []) : []].flat());
  return joinedDecisions(parts);
}

/** The time of the run: results without a time count as new, so that expiry dates apply to them. */
export const dated = (run: RunResult, now: number): RunResult =>
  run.startedAt === EPOCH ? { ...run, startedAt: new Date(now).toISOString() } : run;

/** The run with the threshold and `must-pass` of the inputs, which take precedence over those of the results. */
export function withRequirements(
  run: RunResult,
  { threshold, mustPass }: { readonly threshold?: number | undefined; readonly mustPass: boolean },
): RunResult {
  const results = mustPass ? run.results.map((result): TestResult => ({ ...result, mustPass })) : run.results;
  return {
    ...run,
    results,
    requirements: threshold === undefined ? run.requirements : requirementsAt(threshold, results),
  };
}

function requirementsAt(threshold: number, results: readonly TestResult[]): RunResult['requirements'] {
  const requirements = new Map<string, RunResult['requirements'][number]>();
  for (const { suite, suiteFile: file, target } of results) {
    requirements.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
  }
  return [...requirements.values()];
}
