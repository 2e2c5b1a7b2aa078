import { encodeRun, MAX_RUN_BYTES } from '../../history/codec.ts';
import type { HistoryRun } from '../../history/lines.ts';
import { BADGE, README, README_TEXT, runPath, TREND, TREND_IMAGE } from '../../history/paths.ts';
import { decodeTrend, encodeTrend, historyTrend, joinedTrend, trendLimits } from '../../history/trend.ts';
import { UserError, userError } from '../../model/errors.ts';
import type { HistoryTree } from '../../model/ports/history-store.ts';
import type { TrendRun } from '../../model/run/sample.ts';
import { badgeJson } from '../../reports/trend/badge.ts';
import { trendImage } from '../../reports/trend/trend-image.ts';
import { type ReadHistory, readHeads } from './read-history.ts';

interface Written {
  /** `v1/<key>`. */
  readonly folder: string;
  readonly run: HistoryRun;
  /** Values that must not be in any file or its path. */
  readonly hasSecret: (text: string) => boolean;
  readonly signal: AbortSignal;
}

interface NewFiles {
  readonly files: ReadonlyMap<string, string>;
  /** What the writer should know: sentences without a full stop. */
  readonly problems: readonly string[];
}

/** The files that a run adds to a history: its own, and those that are derived from all runs. Throws a `UserError` for a secret. */
export async function newFiles(tree: HistoryTree | undefined, written: Written): Promise<NewFiles> {
  const { folder, run, hasSecret, signal } = written;
  const text = encodeRun(run);
  const path = `${folder}/${runPath(run.run)}`;
  const known = await textIn(tree, path, MAX_RUN_BYTES, signal);
  const isOther = known !== undefined && known !== text;
  const earlier = await baselineContext(tree, folder, signal);
  const trend = joinedTrend(earlier.runs, [historyTrend(run)]);
  const files = new Map([
    ...((await textIn(tree, README, MAX_README, signal)) === undefined ? [[README, README_TEXT] as const] : []),
    ...(isOther ? [] : [[path, text] as const]),
    [`${folder}/${TREND}`, encodeTrend(trend)],
    [`${folder}/${BADGE}`, badgeJson(badgeRun(run))],
    [`${folder}/${TREND_IMAGE}`, trendImage(trend, 'evals')],
  ]);
  if ([...files].flat().some(hasSecret)) {
    throw userError('OUTPUT_UNWRITABLE', 'The history of this run was not written: it would contain a secret', {
      hint: 'Give tests, suites, targets and the comment-key names that contain no value of a secret variable.',
    });
  }
  return { files, problems: [...earlier.problems, ...problemsOf(run, text, { path, isOther })] };
}

/** The start of a README says whose it is. */
const MAX_README = 1024 * 1024;

function problemsOf(
  { tests }: HistoryRun,
  text: string,
  { path, isOther }: { readonly path: string; readonly isOther: boolean },
): string[] {
  return [
    ...(isOther ? [`${path} exists with other content and was left as it is`] : []),
    ...(text.includes('"tests_left_out":')
      ? [`the ${tests.length} tests of this run are too many for a history: only its suites are stored`]
      : []),
  ];
}

/** The newest runs as the history stores them, without their tests; undefined if that file is missing or damaged. */
export async function trendIn(
  tree: HistoryTree | undefined,
  folder: string,
  signal: AbortSignal,
): Promise<readonly TrendRun[] | undefined> {
  const text = await textIn(tree, `${folder}/${TREND}`, trendLimits.bytes, signal);
  return text === undefined ? undefined : decodeTrend(text);
}

/** The newest runs, from their files if no other file has them. */
async function baselineContext(
  tree: HistoryTree | undefined,
  folder: string,
  signal: AbortSignal,
): Promise<ReadHistory<TrendRun>> {
  const stored = await trendIn(tree, folder, signal);
  if (stored !== undefined || tree === undefined) return { runs: stored ?? [], problems: [] };
  const { runs, problems } = await readHeads(tree, { folder, mostRuns: trendLimits.runs }, signal);
  return { runs: runs.map(historyTrend), problems };
}

/** The text of a file, empty if it is too large to be ours; undefined if it does not exist. */
async function textIn(
  tree: HistoryTree | undefined,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await tree?.read(path, maxBytes, signal);
  } catch (error) {
    if (error instanceof UserError) return '';
    throw error;
  }
}

function badgeRun({ run: { verdict, complete }, suites }: HistoryRun) {
  const total = (of: (suite: HistoryRun['suites'][number]) => number) =>
    suites.reduce((sum, each) => sum + of(each), 0);
  const passed = total((suite) => suite.passed);
  return {
    verdict: complete ? verdict : ('invalid' as const),
    passed,
    n: passed + total(({ failed }) => failed),
  };
}
