import { WINDOW } from '../../evidence/pool.ts';
import { historyPools } from '../../history/history-pools.ts';
import type { HistoryRun } from '../../history/lines.ts';
import { UserError } from '../../model/errors.ts';
import type { HistoryStore } from '../../model/ports/history-store.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { plural } from '../../shared/text.ts';
import { readBaselineRuns } from './read-history.ts';

interface HistoryQuestion {
  readonly store: HistoryStore;
  /** The folders of the keys, `v1/<key>`. */
  readonly folders: readonly string[];
  /** The base branch; undefined outside GitHub, where all runs count. */
  readonly branch?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly maxAgeDays?: number | undefined;
  /** Nothing is compared with itself. */
  readonly ownRun?: number | undefined;
  /** The commits of the base branch that a change does not have: their runs count only if there are no others. */
  newer?(signal: AbortSignal): Promise<ReadonlySet<string>>;
}

const DAY_MS = 86_400_000;
/** Some of the newest runs may be of newer commits, or have no verdict. */
const MOST_RUNS = 2 * WINDOW.runs;

/** The newest runs of a history as a baseline. */
export async function historyBaseline(question: HistoryQuestion, signal: AbortSignal): Promise<Baseline> {
  const { store, branch } = question;
  try {
    const runs = await baselineRuns(question, signal);
    const newest = runs.at(-1)?.run;
    if (newest === undefined) {
      const of = branch === undefined ? '' : ` of ${branch}`;
      return { kind: 'none', why: `${store.name} has no recent run${of}; the next complete run will be stored there` };
    }
    return {
      kind: 'found',
      pools: runs.flatMap(historyPools),
      provenance: [
        {
          from: 'history',
          where: `${store.name}, ${plural('run', runs.length)}`,
          ...(newest.run_id !== undefined && { runId: newest.run_id }),
          ...(newest.sha !== undefined && { sha: newest.sha }),
          ...(branch !== undefined && { branch }),
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

async function baselineRuns(question: HistoryQuestion, signal: AbortSignal): Promise<readonly HistoryRun[]> {
  const { store, folders, branch, now, maxAgeDays = WINDOW.days, ownRun, newer } = question;
  const tree = await store.open(signal);
  if (tree === undefined) return [];
  const ref = branch === undefined ? undefined : `refs/heads/${branch}`;
  const since = now - maxAgeDays * DAY_MS;
  const all: HistoryRun[] = [];
  for (const folder of folders) {
    const { runs } = await readBaselineRuns(tree, { folder, ref, since, mostRuns: MOST_RUNS }, signal);
    all.push(...runs.filter(({ run }) => ownRun === undefined || run.run_id !== ownRun));
  }
  const after = all.length === 0 ? undefined : await newer?.(signal);
  const before = all.filter(({ run: { sha } }) => sha === undefined || !after?.has(sha));
  return before.length > 0 ? before : all;
}
