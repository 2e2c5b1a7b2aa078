import { basename, dirname, join, resolve } from 'node:path';
import { type Problem, UserError, unlessInvalid, userError } from '../model/errors.ts';
import type { EvidenceSource } from '../model/ports/history-store.ts';
import type { MeasuredRun, SuiteLine } from '../model/run/measured-run.ts';
import type { RunResult } from '../model/run/result.ts';
import { DAY_MS, isoTime } from '../model/text/iso-time.ts';
import { listed } from '../model/text/similar-names.ts';
import { getOrMake } from '../model/values/once.ts';
import type { Provenance } from '../model/verdict/assessment.ts';
import { BASELINE_WINDOW, type Baseline, type EvidencePool } from '../model/verdict/evidence.ts';
import type { ImportHow } from '../results/run-folder/read-results.ts';
import { importsOfFiles } from '../results/run-folder/reported-run.ts';
import { siblingNames } from '../results/run-folder/result-paths.ts';
import { JOURNAL, RUNS_FOLDER } from '../results/run-folder/run-files.ts';
import { findRepository } from '../suites/discover.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import {
  EVIDENCE_FOLDER,
  type EvidenceDisk,
  isEvidence,
  linesFilesIn,
  type ReadEvidence,
  readEvidence,
} from './evidence-files.ts';
import { measuredRuns } from './measured-run.ts';
import { foundIn, hasTrials, joinedStores, onlyIn, poolsOf, prunePool, withoutCopies } from './pools.ts';
import { runName } from './run-file.ts';
import { ageText } from './trust.ts';

interface BaselineDeps {
  readonly cwd: string;
  readonly files: EvidenceDisk;
  readonly source?: EvidenceSource | undefined;
  /** The newest runs of the history; undefined if it is off. */
  readonly history?: EvidenceSource['ofHistory'];
  readonly signal: AbortSignal;
  /** Maximum age of trials; 30 days unless given. */
  readonly maxAgeDays?: number | undefined;
  /** Trials may be newer than the start of the run, up to this time. */
  readonly latest?: string | undefined;
  /** The checkout, with `files` as the base branch has them: files that only the change adds are not a baseline yet. */
  readonly checkout?: EvidenceDisk | undefined;
  /** How results files of other tools are read: as those that are compared with them. */
  readonly imports?: ImportHow | undefined;
  /** For a new run: which of the earlier runs on this machine it is compared with. */
  readonly earlierRuns?: EarlierRuns | undefined;
}

export interface EarlierRuns {
  /** Whether a run measured the same suites. */
  isOfSameSuites(run: RunResult): boolean;
  /** Whether it is compared with the last one that passed where there is nothing else, and nothing was set. */
  readonly isDefault: boolean;
}

/** Of a search, for a report. The last one names the evidence; the log of the step has all. */
const MAX_STEPS = 50;

/** Loaded where results are the baseline. */
const reader = () => import('../results/run-folder/read-results.ts');

type FoundBaseline = Extract<Baseline, { kind: 'found' }>;

/**
 * Reads the baseline: nothing or `auto`, `none`, `history`, `last`, the id of a workflow run, or evidence files, folders of
 * them, run results, and folders of runs, of which one counts (`usabilityOf`); oldest first. `at` is the start of the run,
 * from which ages are counted. A baseline that exists but cannot be read is `unavailable`. Throws a `UserError` if a
 * path does not exist.
 */
export async function findBaseline(paths: readonly string[], at: string, deps: BaselineDeps): Promise<Baseline> {
  const { steps = [], ...baseline } = await baselineOf(paths, at, deps);
  return { ...baseline, steps: steps.length > 0 ? steps.slice(-MAX_STEPS) : undefined };
}

async function baselineOf(paths: readonly string[], at: string, deps: BaselineDeps): Promise<Baseline> {
  const { source, history, files, signal } = deps;
  const [first = 'auto', ...others] = paths;
  if (others.length > 0) return named(paths, at, deps);
  if (first === 'none') return { kind: 'none', why: 'the baseline is "none"', isChosen: true };
  if (first === 'auto') return byItself(at, deps);
  if (first === 'last') return lastRun(at, deps);
  if (first === 'history') {
    if (history !== undefined) return pruned(await withAnswers(await history(signal, files), deps), at, deps);
    throw userError('INPUT_INVALID', 'The baseline is history, but there is no history here', {
      hint: 'Set history to a folder, or on GitHub to branch: under eval_action in .agentv/config.yaml.',
    });
  }
  const isRunId = /^\d{1,15}$/.test(first) && (await files.state(resolve(deps.cwd, first))) === 'missing';
  if (!isRunId) return named(paths, at, deps);
  if (source !== undefined) return pruned(await source.ofRun(Number(first), signal), at, deps);
  throw userError(
    'INPUT_INVALID',
    `The baseline ${first} is not a file, and workflow runs can be read only in a job on GitHub`,
    { expected: 'an evidence file, a folder of them, a run folder, or a results file' },
  );
}

/** Committed evidence, else that of the base branch, else a history that is on, else the last run on this machine that passed. */
async function byItself(at: string, deps: BaselineDeps): Promise<Baseline> {
  const { cwd, files, source, history, signal } = deps;
  for (const root of new Set([cwd, await findRepository(cwd, files)])) {
    const folder = join(root, EVIDENCE_FOLDER);
    if ((await files.state(folder)) !== 'folder') continue;
    const committed = fromEvidence(await readEvidence(folder, files), deps);
    if (committed.kind !== 'none') return pruned(committed, at, deps);
  }
  const stored = source && (await source.ofBaseBranch(signal));
  if (history !== undefined && (stored === undefined || stored.kind === 'none')) {
    const kept = await withAnswers(await history(signal, files), deps);
    return pruned({ ...kept, steps: [...(stored?.steps ?? []), ...(kept.steps ?? [])] }, at, deps);
  }
  if (stored !== undefined) return pruned(stored, at, deps);
  if (deps.earlierRuns?.isDefault) return lastRun(at, deps);
  return { kind: 'none', why: `there is no evidence in ${EVIDENCE_FOLDER} yet, and the input baseline is not set` };
}

/** The newest run in the folder of runs that passed, unless it is too old. */
async function lastRun(at: string, deps: BaselineDeps): Promise<Baseline> {
  const { cwd, files, maxAgeDays = BASELINE_WINDOW.days } = deps;
  const folder = join(cwd, RUNS_FOLDER);
  const since = Date.parse(at) - maxAgeDays * DAY_MS;
  const path = (await files.state(folder)) === 'folder' ? await newestRunIn(folder, { at, since }, deps) : undefined;
  if (path === undefined) {
    return { kind: 'none', why: `no earlier run of these suites in ${RUNS_FOLDER} passed`, isLastRun: true };
  }
  const baseline = await named([shownPath(path, cwd)], at, deps);
  return baseline.kind === 'found' ? { ...baseline, isLastRun: true } : baseline;
}

/** A history with the answers that its newest run stored for reports; without them, the comparison counts as it is. */
async function withAnswers(history: Baseline, { source, signal }: BaselineDeps): Promise<Baseline> {
  if (history.kind !== 'found' || source === undefined) return history;
  const runId = history.provenance.at(-1)?.runId;
  const run = runId === undefined ? undefined : await source.ofRun(runId, signal);
  if (run?.kind !== 'found' || run.stored === undefined) return history;
  const { runs, answers } = run.stored;
  return { ...history, stored: { runs: [...runs, ...(history.stored?.runs ?? [])], answers } };
}

/** What one of the named paths adds to the baseline. */
interface NamedBaseline {
  readonly kind: 'read';
  /** All of its runs, and of those the trials that count. */
  readonly runs: readonly MeasuredRun[];
  readonly counted: readonly MeasuredRun[];
  readonly answers: ReadonlyMap<string, string>;
  readonly provenance: readonly Provenance[];
}

async function named(paths: readonly string[], at: string, deps: BaselineDeps): Promise<Baseline> {
  const { files, checkout } = deps;
  const imports = deps.imports && importsOfFiles(paths, deps.imports);
  const parts: NamedBaseline[] = [];
  const seen = new Set<string>();
  const errors: Problem[] = [];
  const onlyInChange: string[] = [];
  for (const [index, path] of paths.entries()) {
    const content = await baselineAt(path, at, deps);
    if (content.kind === 'nothing') {
      const added = checkout && (await baselineAt(path, at, { ...deps, files: checkout }));
      if (added !== undefined && added.kind !== 'nothing') onlyInChange.push(path);
      else errors.push(content.problem);
      continue;
    }
    const realPath = await files.realPath(content.path);
    if (seen.has(realPath)) continue;
    seen.add(realPath);
    try {
      const part =
        content.kind === 'evidence'
          ? asPart(fromEvidence(await readEvidence(realPath, files), deps), at, deps)
          : await ofResults(content.shown, at, { index, of: paths.length }, { ...deps, imports });
      if (part.kind !== 'read') return part;
      parts.push(part);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const [problem] = error.problems;
      return { kind: 'unavailable', why: problem?.message ?? error.message, hint: problem?.hint || undefined };
    }
  }
  if (errors.length > 0) throw new UserError(errors);
  if (seen.size === 0) {
    return { kind: 'none', why: `the base branch has nothing at ${onlyInChange.join(', ')} yet` };
  }
  const pools = poolsOf(withOneFile(parts.flatMap(({ counted }) => counted))).map(
    (pool): EvidencePool => ({ ...pool, tests: withoutCopies(pool.tests) }),
  );
  const counted = new Set(pools.flatMap(({ tests }) => tests.flatMap(({ trials }) => trials.map(({ run }) => run))));
  // The folder of a run is a copy of that run in its evidence.
  const isCopy = ({ run }: MeasuredRun) => run.name !== undefined && !counted.has(run.name);
  const { runs, answers } = joinedStores(parts);
  const stored = { runs: withOneFile(runs).filter((run) => !isCopy(run)), answers };
  const provenance = parts.flatMap((part) => part.provenance);
  const whyEmpty = whyTooOld(pools, runs, at, deps);
  return { kind: 'found', pools, provenance, stored, whyEmpty };
}

function asPart(baseline: Baseline, at: string, deps: BaselineDeps): NamedBaseline | Exclude<Baseline, FoundBaseline> {
  if (baseline.kind === 'unavailable') return baseline;
  if (baseline.kind === 'none') {
    return { kind: 'read', runs: [], counted: [], answers: new Map(), provenance: [] };
  }
  const { stored: { runs = [], answers = new Map() } = {}, provenance } = baseline;
  return { kind: 'read', runs, counted: onlyIn(recentPools(baseline.pools, at, deps), runs), answers, provenance };
}

function fromEvidence(read: ReadEvidence, { cwd }: BaselineDeps): Baseline {
  if (read.kind === 'refused') {
    return {
      kind: 'unavailable',
      why: `${shownPath(read.path, cwd)} cannot be used: ${read.why}`,
      hint: 'Update eval-action, or remove this file to start a new baseline.',
    };
  }
  if (read.files.length === 0) return { kind: 'none', why: 'there is no evidence yet' };
  const provenance = read.files.map(({ path, runs }): Provenance => {
    const newest = runs.findLast(hasTrials)?.run;
    return { from: 'file', where: shownPath(path, cwd), sha: newest?.sha, writtenAt: newest?.time };
  });
  return foundIn(joinedStores(read.files), { provenance });
}

/** Results of one run as evidence. All of it counts, whatever its age: the user named it. */
async function ofResults(
  resultsPath: string,
  at: string,
  { index, of }: { readonly index: number; readonly of: number },
  deps: BaselineDeps,
): Promise<NamedBaseline | Exclude<Baseline, FoundBaseline>> {
  const { run: results } = await (await reader()).readResults([resultsPath], deps, deps.imports);
  // Our own results were redacted when they were written.
  const run = results.imported === undefined ? results : (deps.imports?.redactor?.deep(results) ?? results);
  const why = run.dryRun
    ? 'it is a dry run'
    : run.complete
      ? undefined
      : (run.unreadable?.[0]?.message ?? 'its run did not finish');
  if (why !== undefined) return { kind: 'unavailable', why: `${resultsPath} cannot be used: ${why}` };
  const isTimed = isKnown(run.startedAt);
  // In the order of the input, and older than the run that is compared with them.
  const time = isTimed ? run.startedAt : isoTime(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index));
  const name = isTimed ? `${resultsPath} ${run.startedAt}` : resultsPath;
  // Results of other tools have the name of a suite, but not its file.
  const runs = measuredRuns({ ...run, startedAt: time }, { name }).map((measured) => ({
    ...measured,
    suites: measured.suites.map((suite) => (suite.file === suite.suite ? { ...suite, file: undefined } : suite)),
  }));
  return {
    kind: 'read',
    runs,
    counted: runs,
    answers: new Map(),
    provenance: [{ from: 'run', where: resultsPath, writtenAt: isTimed ? run.startedAt : undefined }],
  };
}

/** A suite whose file only some parts contain is one suite, if its name is unique. */
function withOneFile(runs: readonly MeasuredRun[]): MeasuredRun[] {
  const keyOf = ({ suite, target }: SuiteLine) => JSON.stringify([suite, target]);
  const files = new Map<string, Set<string>>();
  for (const suite of runs.flatMap(({ suites }) => suites)) {
    if (suite.file === undefined) continue;
    getOrMake(files, keyOf(suite), () => new Set<string>()).add(suite.file);
  }
  const placed = (suite: SuiteLine): SuiteLine => {
    const [file, ...others] = files.get(keyOf(suite)) ?? [];
    return suite.file === undefined && file !== undefined && others.length === 0 ? { ...suite, file } : suite;
  };
  return runs.map((run) => ({ ...run, suites: run.suites.map(placed) }));
}

/** A baseline without the runs that are too old at the start of the run. */
function pruned(baseline: Baseline, at: string, deps: BaselineDeps): Baseline {
  if (baseline.kind !== 'found') return baseline;
  const pools = recentPools(baseline.pools, at, deps);
  return { ...baseline, pools, whyEmpty: whyTooOld(pools, baseline.stored?.runs ?? [], at, deps) };
}

/** The evidence that is not too old. Without a time, nothing has an age. */
const recentPools = (pools: readonly EvidencePool[], at: string, { maxAgeDays, latest }: BaselineDeps) =>
  isKnown(at) ? pools.map((pool) => prunePool(pool, at, maxAgeDays, latest)) : pools;

const isKnown = (time: string): boolean => Date.parse(time) > 0;

/** Why nothing is left of a baseline of these runs, if they are too old: a clause. */
function whyTooOld(
  pools: readonly EvidencePool[],
  runs: readonly MeasuredRun[],
  at: string,
  { maxAgeDays: days = BASELINE_WINDOW.days }: BaselineDeps,
): string | undefined {
  const old = runs.filter(hasTrials).map(({ run }) => run);
  const [newest] = old
    .map(({ time }) => time)
    .sort()
    .reverse();
  if (newest === undefined || pools.some(({ tests }) => tests.length > 0)) return undefined;
  // Accepted tests leave nothing of younger runs, either.
  if (Date.parse(newest) >= Date.parse(at) - days * DAY_MS) return undefined;
  const count = new Set(old.map(runName)).size;
  const which = count === 1 ? 'the only baseline run is' : `all ${count} baseline runs are`;
  const day = newest.slice(0, 'YYYY-MM-DD'.length);
  return `${which} older than ${ageText(days)} (newest: ${day}); run the evals on the base branch again, or raise baseline-max-age`;
}

/** The target of a path that is given as baseline. `shown` is the path as users type it. */
interface BaselinePath {
  readonly kind: 'file' | 'run' | 'evidence';
  readonly path: string;
  readonly shown: string;
}

/**
 * Resolves a path: a file, a run folder, a folder of evidence, or a run in a folder of runs that
 * started before `at`.
 */
async function baselineAt(
  baselinePath: string,
  at: string,
  deps: BaselineDeps,
): Promise<BaselinePath | { readonly kind: 'nothing'; readonly problem: Problem }> {
  const { cwd, files } = deps;
  const path = resolve(cwd, baselinePath);
  const state = await files.state(path);
  if (state === 'missing')
    return nothing(`There is no baseline at ${baselinePath}`, await siblingNames(path, { cwd, files }));
  if (state !== 'folder') {
    return { kind: (await isEvidence(path, files)) ? 'evidence' : 'file', path, shown: baselinePath };
  }
  const states = await Promise.all(['report.json', JOURNAL].map((name) => files.state(join(path, name))));
  if (states.includes('file')) return { kind: 'run', path, shown: baselinePath };
  const areEvidence = await Promise.all((await linesFilesIn(path, files)).map((each) => isEvidence(each, files)));
  if (areEvidence.includes(true)) return { kind: 'evidence', path, shown: baselinePath };

  const run = await newestRunIn(path, { at }, deps);
  if (run !== undefined) return { kind: 'run', path: run, shown: shownPath(run, cwd) };
  const { names } = await files.namesIn(path, MAX_NAMES);
  return nothing(
    `There is no baseline in ${baselinePath}`,
    names.length === 0 ? 'an empty folder' : `only ${listed(names)}`,
  );
}

const MAX_NAMES = 10;

function nothing(message: string, found: string) {
  const problem: Problem = {
    code: 'FILE_MISSING',
    severity: 'error',
    message,
    expected:
      'an evidence file, a folder of them, a run folder, a folder of runs with a complete one, or a results file',
    found,
    hint: 'Set an existing path, or "auto" to compare with the evidence of earlier runs in .agentv/evidence.',
  };
  return { kind: 'nothing', problem } as const;
}

/** When a run started: before the present one, and not too long ago. */
interface StartRange {
  readonly at: string;
  /** Milliseconds since the epoch. */
  readonly since?: number;
}

/** So many runs are read to find one that can be used. */
const MAX_RUNS = 50;

/**
 * The newest run in a folder of runs, or of folders of them, that can be a baseline. On this machine, one with failing tests that was
 * compared with nothing is one only if there is no other: it may be of the change that broke them.
 */
async function newestRunIn(folder: string, started: StartRange, deps: BaselineDeps): Promise<string | undefined> {
  // Run folders are named by their time, so the newest comes last.
  const nameOf = (report: string) => basename(dirname(report));
  const reports = await deps.files.glob(['*/report.json', '*/*/report.json'], { cwd: folder });
  const newest = reports.toSorted((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1)).slice(0, MAX_RUNS);
  let withFailures: string | undefined;
  for (const report of newest) {
    const usable = await usabilityOf(dirname(report), started, deps);
    if (usable === 'usable') return dirname(report);
    if (usable === 'with-failures') withFailures ??= dirname(report);
  }
  return withFailures;
}

/** Any complete run is usable; of new runs on this machine, one that passed and is of the suites of this run. */
const usabilityOf = (folder: string, { at, since = 0 }: StartRange, deps: BaselineDeps) =>
  unlessInvalid(async () => {
    const { earlierRuns } = deps;
    const { run, files } = await (await reader()).readResults([folder], deps);
    const start = Date.parse(run.startedAt);
    if (!run.complete || run.dryRun || start >= Date.parse(at) || start < since) return undefined;
    if (earlierRuns === undefined) return 'usable';
    if (!files.every(({ passed }) => passed) || !earlierRuns.isOfSameSuites(run)) return undefined;
    return files.some(({ hasFailures }) => hasFailures) ? 'with-failures' : 'usable';
  });
