import type { ReportOptions } from '../config/settings.ts';
import { UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { EvidenceSource, HistoryFiles, HistoryStore, HistoryTree } from '../model/ports/history-store.ts';
import type { Clock } from '../model/ports/machine.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import type { MeasuredRun } from '../model/run/measured-run.ts';
import { DAY_MS } from '../model/text/iso-time.ts';
import { plural } from '../model/text/text.ts';
import { inParallel } from '../model/values/in-parallel.ts';
import { BASELINE_WINDOW, type Baseline } from '../model/verdict/evidence.ts';
import { commitInName, isRunFile, ROOT, shortCommit, timeInName } from './history-paths.ts';
import { folderOf, localStore } from './history-store.ts';
import { foundIn, hasTrials, isBaseline, withoutFailedRuns } from './pools.ts';
import { byStart, type DecodedRuns, decodeRuns, MAX_RUN_BYTES } from './run-file.ts';

/** The newest runs of a history are read, up to these limits. */
const historyLimits = { runs: 2_000, bytes: 64 * 1024 * 1024 } as const;
/** Files that are read at the same time. */
const AT_ONCE = 6;

interface RunsQuestion {
  /** `v1/<key>`. */
  readonly folder: string;
  /** Runs of other refs do not count: `refs/heads/main`. Undefined: all. */
  readonly ref?: string | undefined;
  readonly maxRuns?: number | undefined;
  /** Milliseconds since the epoch: older runs do not count. */
  readonly since?: number | undefined;
  /** Later ones do not count either: a clock that was far ahead would else hide all other runs. */
  readonly until?: number | undefined;
  /** Whether runs of a commit, given as names of files have it, are not read. */
  readonly isSkipped?: ((commit: string) => boolean) | undefined;
}

interface ReadHistory {
  /** Oldest first. */
  readonly runs: readonly MeasuredRun[];
  /** Files that were skipped, and why: sentences without a full stop. */
  readonly problems: readonly string[];
}

/** The folders of all keys in a history. */
export const keyFolders = async (tree: HistoryTree, signal: AbortSignal): Promise<string[]> =>
  (await tree.list(ROOT, signal))
    .filter((name) => name.endsWith('/'))
    .map((name) => `${ROOT}/${name.slice(0, -1)}`)
    .sort();

/** The newest runs, without their tests. */
export const readHeads = (tree: HistoryTree, question: RunsQuestion, signal: AbortSignal): Promise<ReadHistory> =>
  readRuns(tree, question, { read: (path) => runAt(path, { tree, headsOnly: true }, signal), signal });

/**
 * The newest runs that can be a baseline, with their tests: of the newest `maxRuns` files, and of older ones while
 * fewer than `enough` of them can.
 */
export async function readBaselineRuns(
  tree: HistoryTree,
  question: RunsQuestion & {
    readonly maxRuns: number;
    readonly enough: number;
    /** Whether failed runs count as they are: those of a base branch are what changes are compared with. */
    readonly isOfBranch: boolean;
  },
  signal: AbortSignal,
): Promise<ReadHistory> {
  const known = new Map<string, Promise<DecodedRuns & { bytes: number }>>();
  const read = (path: string) => {
    const reading = known.get(path) ?? runAt(path, { tree, headsOnly: false }, signal);
    known.set(path, reading);
    return reading;
  };
  for (let { maxRuns } = question; ; maxRuns = Math.min(maxRuns * MORE, MAX_BASELINE_RUNS)) {
    const { runs, problems, files } = await readRuns(tree, { ...question, maxRuns }, { read, signal });
    const complete = runs.filter(({ run }) => isBaseline(run));
    const usable = question.isOfBranch ? complete : withoutFailedRuns(complete);
    if (usable.filter(hasTrials).length >= question.enough || files < maxRuns || maxRuns >= MAX_BASELINE_RUNS)
      return { runs: usable, problems };
  }
}

/** Each file of a branch is a request to GitHub: few more are read than needed. */
const MORE = 2;
const MAX_BASELINE_RUNS = 500;

interface HistoryReader {
  read(path: string): Promise<DecodedRuns & { readonly bytes: number }>;
  readonly signal: AbortSignal;
}

const IN_FUTURE = 'the time is in the future';

async function readRuns(
  tree: HistoryTree,
  question: RunsQuestion,
  { read, signal }: HistoryReader,
): Promise<ReadHistory & { readonly files: number }> {
  const { maxRuns = historyLimits.runs, ref, since, until = Number.POSITIVE_INFINITY } = question;
  const { paths, later } = await newestPaths(tree, { ...question, maxRuns, until }, signal);
  const problems: string[] = [];
  if (later.length > 0) problems.push(`${plural('run', later.length)} skipped: ${IN_FUTURE}, such as ${later[0]}`);
  let bytes = 0;
  const runs = await inParallel(
    paths,
    async (path): Promise<readonly MeasuredRun[]> => {
      if (bytes > historyLimits.bytes) return [];
      const decoded = await read(path);
      bytes += decoded.bytes;
      if (decoded.kind === 'refused') {
        problems.push(`${path} was skipped: ${decoded.why}`);
        return [];
      }
      // The path decides nothing: a run is what its lines say.
      return decoded.value.runs.filter(({ run }) => {
        const time = Date.parse(run.time);
        if (time > until) problems.push(`${path} was skipped: ${IN_FUTURE}`);
        return time <= until && (ref === undefined || run.ref === ref) && (since === undefined || time >= since);
      });
    },
    AT_ONCE,
  );
  if (bytes > historyLimits.bytes) {
    problems.push(`older runs were skipped: together they are larger than ${historyLimits.bytes / 2 ** 20} MiB`);
  }
  return { runs: runs.flat().sort(byStart), problems, files: paths.length };
}

interface RunReading {
  readonly tree: HistoryTree;
  readonly headsOnly: boolean;
}

/** A file that is too large is like a damaged one. */
async function runAt(path: string, { tree, headsOnly }: RunReading, signal: AbortSignal) {
  try {
    const text = (await tree.read(path, MAX_RUN_BYTES, signal)) ?? '';
    const decoded = decodeRuns(text, { headsOnly });
    // Tests are in no memory.
    return { ...decoded, bytes: headsOnly ? 0 : text.length };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'refused' as const, why: error.problems[0]?.message ?? error.message, bytes: 0 };
  }
}

/** The paths of runs, the newest first; and those whose name has a time in the future. */
async function newestPaths(
  tree: HistoryTree,
  { folder, maxRuns, since, until, isSkipped }: RunsQuestion & { readonly maxRuns: number; readonly until: number },
  signal: AbortSignal,
) {
  const foldersIn = async (path: string) =>
    (await tree.list(path, signal))
      .filter((name) => /^\d{2,4}\/$/.test(name))
      .map((name) => `${path}/${name.slice(0, -1)}`)
      .sort()
      .reverse();
  const isOld = (name: string) => since !== undefined && timeInName(name) < since;
  const [paths, later]: [string[], string[]] = [[], []];
  for (const year of await foldersIn(`${folder}/runs`)) {
    for (const month of await foldersIn(year)) {
      const names = (await tree.list(month, signal)).filter(isRunFile).sort().reverse();
      const recent = names.filter((name) => !isOld(name));
      const isLater = (name: string) => timeInName(name) > until;
      later.push(...recent.filter(isLater).map((name) => `${month}/${name}`));
      const wanted = recent.filter((name) => !isLater(name) && !isSkipped?.(commitInName(name) ?? ''));
      paths.push(...wanted.slice(0, maxRuns - paths.length).map((name) => `${month}/${name}`));
      if (paths.length >= maxRuns || recent.length < names.length) return { paths, later };
    }
  }
  return { paths, later };
}

interface HistoryQuestion {
  readonly store: HistoryStore;
  /** What a folder is read with. */
  readonly files: HistoryFiles;
  /** The folders of the keys, `v1/<key>`. */
  readonly folders: readonly string[];
  /** The base branch; undefined outside GitHub, where all runs count. */
  readonly branch?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly maxAgeDays?: number | undefined;
  /** Milliseconds since the epoch: runs that began later do not count. */
  readonly until?: number | undefined;
  /** Nothing is compared with itself. */
  readonly ownRun?: number | undefined;
  /**
   * Tells the commits of the base branch that a change does not have, given as names of files have them. Their runs count
   * only if there are no others.
   */
  laterCommits?(signal: AbortSignal): Promise<(commit: string) => boolean>;
}

/** Some of the newest runs may have no verdict. If most have none, older files are read, too. */
const MAX_RUNS = 2 * BASELINE_WINDOW.runs;

/** The newest runs of a history as a baseline. */
export async function historyBaseline(question: HistoryQuestion, signal: AbortSignal): Promise<Baseline> {
  const { store, files, branch, laterCommits } = question;
  try {
    const tree = await store.open(signal, files);
    const isLater = tree && (await laterCommits?.(signal));
    let read = await runsIn(tree, question, isLater, signal);
    if (read.runs.length === 0 && isLater !== undefined) read = await runsIn(tree, question, undefined, signal);
    const { runs, problems: steps } = read;
    const newest = runs.findLast(hasTrials)?.run;
    const failed = runs.filter((run) => !hasTrials(run)).length;
    if (newest === undefined) {
      const of = branch === undefined ? '' : ` of ${branch}`;
      const why =
        failed > 0
          ? `all recent runs in ${store.name} failed, and a failed run is no baseline`
          : `${store.name} has no recent run${of}; the next complete run will be stored there`;
      return { kind: 'none', why, steps };
    }
    const { run_id: runId, sha, time: writtenAt } = newest;
    return {
      ...foundIn(
        { runs, answers: new Map() },
        { provenance: [{ from: 'history', where: store.name, runId, sha, branch, writtenAt }], steps },
      ),
      leftOut: failed > 0 ? `${plural('failed run', failed)} of ${store.name} that no later run has passed` : undefined,
    };
  } catch (error) {
    if (error instanceof ServiceError) {
      return { kind: 'unavailable', why: `the history could not be read: ${error.message}` };
    }
    // Another run will not find it either: that is no outage.
    if (error instanceof UserError) return { kind: 'none', why: error.problems[0]?.message ?? error.message };
    throw error;
  }
}

async function runsIn(
  tree: HistoryTree | undefined,
  { folders, branch, now, until = now + DAY_MS, maxAgeDays = BASELINE_WINDOW.days, ownRun }: HistoryQuestion,
  isSkipped: ((commit: string) => boolean) | undefined,
  signal: AbortSignal,
): Promise<ReadHistory> {
  const [runs, problems]: [MeasuredRun[], string[]] = [[], []];
  if (tree === undefined) return { runs, problems };
  for (const folder of folders) {
    const question = {
      folder,
      ref: branch === undefined ? undefined : `refs/heads/${branch}`,
      since: now - maxAgeDays * DAY_MS,
      until,
      maxRuns: MAX_RUNS,
      enough: BASELINE_WINDOW.runs,
      isOfBranch: branch !== undefined,
      isSkipped,
    };
    const read = await readBaselineRuns(tree, question, signal);
    const counts = ({ run: { run_id: run, sha } }: MeasuredRun) =>
      (ownRun === undefined || run !== ownRun) && (sha === undefined || !isSkipped?.(shortCommit(sha)));
    runs.push(...read.runs.filter(counts));
    problems.push(...read.problems);
  }
  return { runs, problems };
}

/** The newest runs of the folder of `history` as a baseline; undefined without a folder. */
export function localHistory(
  inputs: ReportOptions,
  runtime: { readonly cwd: string; readonly files: Files; readonly clock: Clock },
): EvidenceSource['ofHistory'] {
  const store = localStore(inputs, runtime);
  if (store === undefined) return undefined;
  const folders = [folderOf(inputs, undefined)];
  const now = runtime.clock.now();
  return (signal, files) => historyBaseline({ store, files, folders, now, maxAgeDays: inputs.baselineMaxAge }, signal);
}
