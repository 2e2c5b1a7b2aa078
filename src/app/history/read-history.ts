import { type Decoded, decodeHead, decodeRun, hasWholeHead, MAX_RUN_BYTES } from '../../history/codec.ts';
import { hasTrials, isBaseline, withoutFailedRuns } from '../../history/history-pools.ts';
import type { HistoryRun } from '../../history/lines.ts';
import { commitInName, isRunFile, ROOT, timeInName } from '../../history/paths.ts';
import { UserError } from '../../model/errors.ts';
import type { HistoryTree } from '../../model/ports/history-store.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { plural } from '../../shared/text.ts';

/** The newest runs of a history are read, up to these limits. */
const historyLimits = { runs: 2_000, bytes: 64 * 1024 * 1024 } as const;
/** Files that are read at the same time. */
const AT_ONCE = 6;

interface HistoryQuestion {
  /** `v1/<key>`. */
  readonly folder: string;
  /** Runs of other refs do not count: `refs/heads/main`. Undefined: all. */
  readonly ref?: string | undefined;
  readonly mostRuns?: number | undefined;
  /** Milliseconds since the epoch: older runs do not count. */
  readonly since?: number | undefined;
  /** Later ones do not count either: a clock that was far ahead would else hide all other runs. */
  readonly until?: number | undefined;
  /** Whether runs of a commit, given as names of files have it, are not read. */
  readonly isSkipped?: ((commit: string) => boolean) | undefined;
}

export interface ReadHistory<Run> {
  /** Oldest first. */
  readonly runs: readonly Run[];
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
export const readHeads = (
  tree: HistoryTree,
  question: HistoryQuestion,
  signal: AbortSignal,
): Promise<ReadHistory<Head>> => readRuns(tree, question, { read: headAt, signal });

/**
 * The newest runs that can be a baseline, with their tests: of the newest `mostRuns` files, and of older ones while
 * fewer than `enough` of them can.
 */
export async function readBaselineRuns(
  tree: HistoryTree,
  question: HistoryQuestion & {
    readonly mostRuns: number;
    readonly enough: number;
    /** Whether failed runs count as they are: those of a base branch are what changes are compared with. */
    readonly isOfBranch: boolean;
  },
  signal: AbortSignal,
): Promise<ReadHistory<HistoryRun>> {
  const known = new Map<string, ReturnType<typeof runAt>>();
  const read = (path: string) => {
    const reading = known.get(path) ?? runAt(path, tree, signal);
    known.set(path, reading);
    return reading;
  };
  for (let { mostRuns } = question; ; mostRuns = Math.min(mostRuns * MORE, MAX_BASELINE_RUNS)) {
    const { runs, problems, files } = await readRuns(tree, { ...question, mostRuns }, { read, signal });
    const complete = runs.filter(({ run }) => isBaseline(run));
    const usable = question.isOfBranch ? complete : withoutFailedRuns(complete);
    if (usable.filter(hasTrials).length >= question.enough || files < mostRuns || mostRuns >= MAX_BASELINE_RUNS)
      return { runs: usable, problems };
  }
}

/** Each file of a branch is a request to GitHub: few more are read than needed. */
const MORE = 2;
const MAX_BASELINE_RUNS = 500;

type Head = Omit<HistoryRun, 'tests'>;

interface Reading<Run> {
  read(path: string, tree: HistoryTree, signal: AbortSignal): Promise<Decoded<Run> & { readonly bytes: number }>;
  readonly signal: AbortSignal;
}

async function readRuns<Run extends Head>(
  tree: HistoryTree,
  question: HistoryQuestion,
  { read, signal }: Reading<Run>,
): Promise<ReadHistory<Run> & { readonly files: number }> {
  const { mostRuns = historyLimits.runs } = question;
  const { paths, later } = await newestPaths(tree, { ...question, mostRuns }, signal);
  const problems: string[] = [];
  if (later.length > 0) problems.push(`${plural('run', later.length)} skipped: ${IN_FUTURE}, such as ${later[0]}`);
  let bytes = 0;
  const found = await inParallel(
    paths,
    async (path): Promise<Run[]> => {
      if (bytes > historyLimits.bytes) return [];
      const decoded = await withoutThrowing(() => read(path, tree, signal));
      bytes += decoded.bytes;
      if (decoded.kind === 'read' && isLater(Date.parse(decoded.value.run.time), question)) {
        problems.push(`${path} was skipped: ${IN_FUTURE}`);
        return [];
      }
      if (decoded.kind === 'read') return isWanted(decoded.value, question) ? [decoded.value] : [];
      problems.push(`${path} was skipped: ${decoded.why}`);
      return [];
    },
    AT_ONCE,
  );
  if (bytes > historyLimits.bytes) {
    problems.push(`older runs were skipped: together they are larger than ${historyLimits.bytes / 2 ** 20} MiB`);
  }
  return { runs: inOrder(found.flat()), problems, files: paths.length };
}

const IN_FUTURE = 'the time is in the future';
const isLater = (time: number, { until }: Pick<HistoryQuestion, 'until'>): boolean =>
  until !== undefined && time > until;

/** Enough for some dozens of suites. */
const START_BYTES = 16 * 1024;

async function headAt(path: string, tree: HistoryTree, signal: AbortSignal) {
  const start = await tree.start(path, START_BYTES, signal);
  const isWhole = Buffer.byteLength(start) < START_BYTES;
  const text = hasWholeHead(start) || isWhole ? start : await wholeText(path, tree, signal);
  return { ...decodeHead(text), bytes: text.length };
}

async function runAt(path: string, tree: HistoryTree, signal: AbortSignal) {
  const text = await wholeText(path, tree, signal);
  return { ...decodeRun(text), bytes: text.length };
}

const wholeText = async (path: string, tree: HistoryTree, signal: AbortSignal): Promise<string> =>
  (await tree.read(path, MAX_RUN_BYTES, signal)) ?? '';

/** A file that is too large is like a damaged one. */
async function withoutThrowing<Run>(read: () => ReturnType<Reading<Run>['read']>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'refused' as const, why: error.problems[0]?.message ?? error.message, bytes: 0 };
  }
}

interface FoundPaths {
  /** The newest first. */
  readonly paths: readonly string[];
  /** Those whose name has a time in the future. */
  readonly later: readonly string[];
}

async function newestPaths(
  tree: HistoryTree,
  { folder, mostRuns, since, until, isSkipped }: HistoryQuestion & { readonly mostRuns: number },
  signal: AbortSignal,
): Promise<FoundPaths> {
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
      const [ahead, present] = parted(recent, (name) => isLater(timeInName(name), { until }));
      later.push(...ahead.map((name) => `${month}/${name}`));
      const wanted = present.filter((name) => !isSkipped?.(commitInName(name) ?? ''));
      paths.push(...wanted.slice(0, mostRuns - paths.length).map((name) => `${month}/${name}`));
      if (paths.length >= mostRuns || recent.length < names.length) return { paths, later };
    }
  }
  return { paths, later };
}

/** The path decides nothing: a run is what its lines say. */
const isWanted = ({ run }: Head, { ref, since }: Pick<HistoryQuestion, 'ref' | 'since'>): boolean =>
  (ref === undefined || run.ref === ref) && (since === undefined || Date.parse(run.time) >= since);

const parted = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

const inOrder = <Run extends Head>(runs: readonly Run[]): Run[] =>
  runs.toSorted((a, b) => (a.run.time < b.run.time ? -1 : a.run.time > b.run.time ? 1 : 0));
