import { WINDOW } from '../../evidence/pool.ts';
import { hasTrials, historyPools } from '../../history/history-pools.ts';
import type { HistoryRun } from '../../history/lines.ts';
import { shortCommit } from '../../history/paths.ts';
import { UserError } from '../../model/errors.ts';
import type { HistoryFiles, HistoryStore, HistoryTree } from '../../model/ports/history-store.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { plural } from '../../shared/text.ts';
import { reportedSteps } from '../baseline/evidence-words.ts';
import { type ReadHistory, readBaselineRuns } from './read-history.ts';

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

const DAY_MS = 86_400_000;
/** Some of the newest runs may have no verdict. If most have none, older files are read, too. */
const MAX_RUNS = 2 * WINDOW.runs;

/** The newest runs of a history as a baseline. */
export async function historyBaseline(question: HistoryQuestion, signal: AbortSignal): Promise<Baseline> {
  const { store, branch } = question;
  try {
    const { runs, problems } = await baselineRuns(question, signal);
    const steps = problems.length === 0 ? {} : { steps: reportedSteps(problems) };
    const newest = runs.findLast(hasTrials)?.run;
    const failed = runs.filter((run) => !hasTrials(run)).length;
    if (newest === undefined) {
      const of = branch === undefined ? '' : ` of ${branch}`;
      return {
        kind: 'none',
        why:
          failed > 0
            ? `all recent runs in ${store.name} failed, and a failed run is no baseline`
            : `${store.name} has no recent run${of}; the next complete run will be stored there`,
        ...steps,
      };
    }
    return {
      kind: 'found',
      pools: runs.flatMap(historyPools),
      leftOut: failed > 0 ? `${plural('failed run', failed)} of ${store.name} that no later run has passed` : undefined,
      ...steps,
      provenance: [
        {
          from: 'history',
          where: store.name,
          runId: newest.run_id,
          sha: newest.sha,
          branch,
          writtenAt: newest.time,
        },
      ],
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

async function baselineRuns(question: HistoryQuestion, signal: AbortSignal): Promise<ReadHistory<HistoryRun>> {
  const { store, files, laterCommits } = question;
  const tree = await store.open(signal, files);
  if (tree === undefined) return { runs: [], problems: [] };
  const isLater = await laterCommits?.(signal);
  const before = await runsIn(tree, question, { isSkipped: isLater, signal });
  return before.runs.length > 0 || isLater === undefined ? before : runsIn(tree, question, { signal });
}

interface Skipping {
  isSkipped?: ((commit: string) => boolean) | undefined;
  readonly signal: AbortSignal;
}

async function runsIn(
  tree: HistoryTree,
  { folders, branch, now, until = now + DAY_MS, maxAgeDays = WINDOW.days, ownRun }: HistoryQuestion,
  { isSkipped, signal }: Skipping,
): Promise<ReadHistory<HistoryRun>> {
  const ref = branch === undefined ? undefined : `refs/heads/${branch}`;
  const limits = {
    ref,
    since: now - maxAgeDays * DAY_MS,
    until,
    mostRuns: MAX_RUNS,
    enough: WINDOW.runs,
    isOfBranch: branch !== undefined,
    isSkipped,
  };
  const found: ReadHistory<HistoryRun>[] = [];
  for (const folder of folders) found.push(await readBaselineRuns(tree, { folder, ...limits }, signal));
  const counts = ({ run: { run_id: run, sha } }: HistoryRun) =>
    (ownRun === undefined || run !== ownRun) && (sha === undefined || !isSkipped?.(shortCommit(sha)));
  return {
    runs: found.flatMap(({ runs }) => runs.filter(counts)),
    problems: found.flatMap(({ problems }) => problems),
  };
}
