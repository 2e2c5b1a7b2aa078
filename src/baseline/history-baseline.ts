import type { ReportOptions } from '../config/settings.ts';
import { UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { EvidenceSource, HistoryFiles, HistoryStore, HistoryTree } from '../model/ports/history-store.ts';
import type { Clock } from '../model/ports/machine.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import type { MeasuredRun } from '../model/run/measured-run.ts';
import { DAY_MS } from '../model/text/iso-time.ts';
import { plural } from '../model/text/text.ts';
import { BASELINE_WINDOW, type Baseline } from '../model/verdict/evidence.ts';
import { commitInName, isRunFile, ROOT, shortCommit, timeInName } from './history-paths.ts';
import { folderOf, localStore } from './history-store.ts';
import { foundIn, hasTrials, isBaseline, withoutFailedRuns } from './pools.ts';
import { byStart, decodeRuns, MAX_RUN_BYTES } from './run-file.ts';

/** The newest runs of a history are read, up to these limits. */
const historyLimits = { runs: 2_000, bytes: 64 * 1024 * 1024 } as const;
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
  readRuns(tree, question, { headsOnly: true }, signal);

const MAX_BASELINE_RUNS = 500;

/**
 * The newest runs that can be a baseline, with their tests: of the newest `atLeast` files, and of older ones while fewer
 * than `enough` of them can.
 */
export async function readBaselineRuns(
  tree: HistoryTree,
  question: RunsQuestion & {
    readonly atLeast: number;
    readonly enough: number;
    /** Whether failed runs count as they are: those of a base branch are what changes are compared with. */
    readonly isOfBranch: boolean;
  },
  signal: AbortSignal,
): Promise<ReadHistory> {
  const usableIn = (runs: readonly MeasuredRun[]) => {
    const complete = runs.filter(({ run }) => isBaseline(run));
    return question.isOfBranch ? complete : withoutFailedRuns(complete);
  };
  const isEnough = (runs: readonly MeasuredRun[], files: number) =>
    files >= question.atLeast && usableIn(runs).filter(hasTrials).length >= question.enough;
  const { runs, problems } = await readRuns(tree, { maxRuns: MAX_BASELINE_RUNS, ...question }, { isEnough }, signal);
  return { runs: usableIn(runs), problems };
}

interface RunReading {
  readonly headsOnly?: boolean;
  /** Whether older files are not needed: each file of a branch is a request to GitHub. */
  isEnough?(runs: readonly MeasuredRun[], files: number): boolean;
}

async function readRuns(
  tree: HistoryTree,
  question: RunsQuestion,
  { headsOnly = false, isEnough = () => false }: RunReading,
  signal: AbortSignal,
): Promise<ReadHistory> {
  const { maxRuns = historyLimits.runs, ref, since = 0, until = Number.POSITIVE_INFINITY } = question;
  const paths = (await newestPaths(tree, question, signal)).slice(0, maxRuns);
  const problems: string[] = [];
  const runs: MeasuredRun[] = [];
  let bytes = 0;
  for (let at = 0; at < paths.length && !isEnough(runs.sort(byStart), at); at += AT_ONCE) {
    if (bytes > historyLimits.bytes) {
      problems.push(`older runs were skipped: together they are larger than ${historyLimits.bytes / 2 ** 20} MiB`);
      break;
    }
    await Promise.all(
      paths.slice(at, at + AT_ONCE).map(async (path) => {
        const decoded = await runAt(path, { tree, headsOnly }, signal);
        bytes += decoded.bytes;
        if (decoded.kind === 'refused') problems.push(`${path} was skipped: ${decoded.why}`);
        // The path decides nothing: a run is what its lines say.
        for (const run of decoded.kind === 'read' ? decoded.value.runs : []) {
          const time = Date.parse(run.run.time);
          if (time > until) problems.push(`${path} was skipped: the time is in the future`);
          else if (time >= since && (ref === undefined || run.run.ref === ref)) runs.push(run);
        }
      }),
    );
  }
  return { runs: runs.sort(byStart), problems };
}

/** A file that is too large is like a damaged one. */
async function runAt(
  path: string,
  { tree, headsOnly }: { readonly tree: HistoryTree; readonly headsOnly: boolean },
  signal: AbortSignal,
) {
  try {
    const text = (await tree.read(path, MAX_RUN_BYTES, signal)) ?? '';
    // Tests are in no memory.
    return { ...decodeRuns(text, { headsOnly }), bytes: headsOnly ? 0 : text.length };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'refused' as const, why: error.problems[0]?.message ?? error.message, bytes: 0 };
  }
}

async function newestPaths(tree: HistoryTree, question: RunsQuestion, signal: AbortSignal): Promise<string[]> {
  const { folder, since, isSkipped } = question;
  const foldersIn = async (path: string) =>
    (await tree.list(path, signal))
      .filter((name) => /^\d{2,4}\/$/.test(name))
      .map((name) => `${path}/${name.slice(0, -1)}`)
      .sort()
      .reverse();
  const paths: string[] = [];
  for (const year of await foldersIn(`${folder}/runs`)) {
    for (const month of await foldersIn(year)) {
      const names = (await tree.list(month, signal)).filter(isRunFile).sort().reverse();
      const recent = names.filter((name) => since === undefined || !(timeInName(name) < since));
      const wanted = recent.filter((name) => !isSkipped?.(commitInName(name) ?? ''));
      paths.push(...wanted.map((name) => `${month}/${name}`));
      if (recent.length < names.length) return paths;
    }
  }
  return paths;
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

/** A suite may be in some of the newest runs only. */
const AT_LEAST_RUNS = 2 * BASELINE_WINDOW.runs;

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
      atLeast: AT_LEAST_RUNS,
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
