import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { ResultsFormat } from '../../config/report-inputs.ts';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { jsonOf } from '../../model/text/json.ts';
import { plural } from '../../model/text/text.ts';
import { getOrMake } from '../../model/values/once.ts';
import type { DecidedOn } from '../../model/verdict/assessment.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { ImportSettings } from '../importers/importer.ts';
import { decodeText } from '../importers/row-parts.ts';
import { joinRuns } from '../join-runs.ts';
import { FEEDBACK_FILE, MAX_FEEDBACK_BYTES, readFeedback } from '../read/read-feedback.ts';
import { looksLikeReport, type ReadReport, readReport } from '../read/read-report.ts';
import { isYamlFile, linesOfPieces, looksLikeRows } from '../read/rows.ts';
import { shardProblems } from '../shards.ts';
import { importSource } from './import-source.ts';
import { MAX_RESULTS_BYTES, type ResultsSite, readRows, runOf } from './result-rows.ts';
import { HEAD_BYTES, INNER_JOURNAL, JOURNAL, journalIn, runFiles } from './run-files.ts';

export interface ImportHow extends ImportSettings {
  /** Default: by their content. */
  readonly format?: ResultsFormat | undefined;
}

interface ReadFile {
  /** As people type it. */
  readonly shown: string;
  readonly path: string;
  readonly run: RunResult;
  readonly decided?: DecidedOn | undefined;
  readonly passed?: boolean;
  readonly hasFailures?: boolean;
  readonly isOfAgentv5?: boolean;
  /** What distinguishes the file from others with the same tests and targets. */
  readonly variant?: string | undefined;
}
type ReadContent = Omit<ReadFile, 'shown' | 'path'>;

/** Results of one or more files as one run, as `publish` takes it. */
export interface ReadRun {
  readonly run: RunResult;
  readonly files: readonly ReadFile[];
  /** The first of the shards that they are, if they are shards. */
  readonly shard?: RunResult['shard'];
  /** All problems found while reading. The errors are in `run.unreadable`, the warnings in `run.warnings`. */
  readonly problems: readonly Problem[];
}

const HINT = 'Pass a run folder or a results file.';
const planSchema = z.object({ metadata: z.object({ planned_test_count: z.int().nonnegative() }) });

/**
 * Reads the results of runs: run folders of eval-action or AgentV, `report.json`, and results files of any version.
 * Unreadable files are listed in `run.unreadable`, which makes the verdict invalid. Throws a `UserError` if none is
 * readable.
 */
export async function readResults(paths: readonly string[], site: ResultsSite, how: ImportHow = {}): Promise<ReadRun> {
  const all: ReadFile[] = [];
  const errors: Problem[] = [];
  for (const argument of paths) {
    try {
      const path = resolve(site.cwd, argument);
      const state = await site.files.state(path);
      if (state === 'missing') throw userError('FILE_MISSING', `There are no results at ${argument}`, { hint: HINT });
      const folder = state === 'folder' ? path : basename(path) === JOURNAL ? dirname(path) : undefined;
      const read = folder === undefined ? await readFile(path, site, how) : await readFolder(folder, site);
      all.push({ shown: shownPath(path, site.cwd), path, ...read });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(...error.problems);
    }
  }
  if (all.length === 0) {
    throw errors.length > 0
      ? new UserError(errors)
      : userError('INPUT_INVALID', 'No results are given', { hint: HINT });
  }
  // Files with the same tests, such as those of two solvers for one task: what distinguishes the files becomes a part of
  // their targets, if that makes all tests unique.
  const same = new Set(repeatedIn(all).flatMap(({ files }) => files));
  const apart = all.map((file): ReadFile => {
    const { run, variant } = file;
    if (!same.has(file) || variant === undefined) return file;
    const results = run.results.map((result) => ({ ...result, target: `${result.target} · ${variant}` }));
    return { ...file, run: { ...run, results } };
  });
  const files = same.size > 0 && repeatedIn(apart).length === 0 ? apart : all;
  // The same test in two files is usually an old file next to a new one.
  const repeated = repeatedIn(files).map(({ files: [one, two], testId, count }): Problem => {
    const tests = `${plural('test', count)} ${count === 1 ? 'is' : 'are'}`;
    return {
      code: 'DUPLICATE_ID',
      severity: 'error',
      message: `${tests} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
      hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    };
  });
  const unreadable = [...errors, ...repeated, ...shardProblems(files)];
  const run = joinRuns(files, unreadable);
  const shard = files.find((file) => file.run.shard !== undefined)?.run.shard;
  return { run, files, shard, problems: [...unreadable, ...run.warnings] };
}

/** A run folder: our report has its end state, AgentV's plan the number of its tests, and there may be a review. */
async function readFolder(folder: string, site: ResultsSite): Promise<ReadContent> {
  const { files, cwd } = site;
  const [report, journal] = [join(folder, runFiles.report), await journalIn(folder, files)];
  const hasJournal = (await files.state(journal)) === 'file';
  const hasReport = (await files.state(report)) === 'file';
  if (!hasJournal && !hasReport) {
    const shown = shownPath(folder, cwd);
    throw userError('FILE_MISSING', `There are no results in ${shown}: it has neither ${JOURNAL} nor report.json`, {
      hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
    });
  }
  if (hasReport && (!hasJournal || looksLikeReport(await headOf(report, files)))) {
    const read = fromReport(report, site);
    return { ...read, run: await withFeedback(read.run, folder, site) };
  }
  const rows = await readRows(journal, site);
  // The number of planned tests, which AgentV writes to the folder before it starts.
  const plan = join(folder, 'benchmark.json');
  const hasPlan = (await files.state(plan)) === 'file';
  const content = hasPlan ? await files.read(plan, MAX_RESULTS_BYTES).catch(() => '') : '';
  const planned = planSchema.safeParse(jsonOf(content)).data?.metadata.planned_test_count;
  // Our runs end with a report. Without one, it is unknown what is missing.
  const run = runOf(rows, planned === undefined ? { isCutOff: rows.areOurs } : { planned });
  return { run: await withFeedback(run, folder, site), isOfAgentv5: journal === join(folder, INNER_JOURNAL) };
}

/** The run with the review in its folder. One that cannot be read is a warning. */
async function withFeedback(run: RunResult, folder: string, { cwd, files }: ResultsSite): Promise<RunResult> {
  const path = join(folder, FEEDBACK_FILE);
  if ((await files.state(path)) !== 'file') return run;
  try {
    const content = await files.read(path, MAX_FEEDBACK_BYTES);
    const { feedback, problems } = readFeedback(content, { file: shownPath(path, cwd), results: run.results });
    return { ...run, warnings: [...run.warnings, ...problems], feedback: feedback ? [feedback] : run.feedback };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const problems = error.problems.map((problem): Problem => ({ ...problem, severity: 'warning' }));
    return { ...run, warnings: [...run.warnings, ...problems] };
  }
}

const headOf = async (path: string, files: ResultsSite['files']): Promise<string> =>
  new TextDecoder().decode((await files.slice(path, 0, HEAD_BYTES)).bytes);

async function readFile(path: string, site: ResultsSite, how: ImportHow): Promise<ReadContent> {
  const { format = 'auto' } = how;
  const isAuto = format === 'auto';
  const source = await importSource(path, site);
  const head = decodeText(source.head);
  // A report is no file of another tool, and is the baseline of results of another tool as well.
  if (looksLikeReport(head)) return fromReport(path, site);
  const isOurs = format === 'eval-action' || format === 'agentv';
  // Results of promptfoo in YAML are refused with the command that writes JSON.
  const isYaml = isYamlFile(path) && !/^evalId:/m.test(head);
  if (isOurs || (isAuto && (isYaml || looksLikeRows(head)))) return { run: runOf(await readRows(path, site)) };

  // Our report has the trials and answers that our CTRF does not have.
  const report = join(dirname(path), runFiles.report);
  const isOurCtrf =
    /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head) && isAuto;
  if (isOurCtrf && (await site.files.state(report)) === 'file' && looksLikeReport(await headOf(report, site.files))) {
    const { run, decided } = fromReport(report, site);
    const message = `${shownPath(report, site.cwd)} is read in place of ${source.path}: it has all trials and answers`;
    const warnings: Problem[] = [...run.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }];
    return { run: { ...run, warnings }, decided };
  }
  // Most runs read no file of another tool.
  const { importFile } = await import('../importers/index.ts');
  const { run, file, variant } = await importFile(source, format === 'auto' ? undefined : format, how);
  return { run: { ...run, imported: [file] }, variant };
}

function fromReport(path: string, { files, cwd }: ResultsSite): ReadReport {
  return readReport(linesOfPieces(files.readPieces(path, Number.POSITIVE_INFINITY)), shownPath(path, cwd));
}

interface RepeatedTests {
  readonly files: readonly [ReadFile, ReadFile];
  readonly testId: string;
  readonly count: number;
}

function repeatedIn(read: readonly ReadFile[]): RepeatedTests[] {
  const first = new Map<string, ReadFile>();
  const pairs = new Map<string, RepeatedTests>();
  for (const file of read.length < 2 ? [] : read) {
    for (const result of file.run.results) {
      const key = resultKey(result);
      const other = getOrMake(first, key, () => file);
      if (other === file) continue;
      const names = JSON.stringify([other.shown, file.shown]);
      const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
      pairs.set(names, { files: [other, file], testId, count: count + 1 });
    }
  }
  return [...pairs.values()];
}
