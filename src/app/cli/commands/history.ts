import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { keyFolder } from '../../../history/paths.ts';
import { rateOf, type Series, type SeriesPoint, seriesOf } from '../../../history/series.ts';
import { historyTrend } from '../../../history/trend.ts';
import { userError } from '../../../model/errors.ts';
import type { HistoryTree } from '../../../model/ports/history-store.ts';
import type { TrendRun } from '../../../model/run/sample.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { money, percent, score, UNKNOWN } from '../../../reports/numbers.ts';
import { textTable } from '../../../reports/terminal/columns.ts';
import { sparkline } from '../../../reports/trend/sparkline.ts';
import { trendImage } from '../../../reports/trend/trend-image.ts';
import { suggestion } from '../../../shared/did-you-mean.ts';
import { plural } from '../../../shared/text.ts';
import { parseInputs } from '../../config/inputs.ts';
import { fetchedHistory } from '../../history/fetched-history.ts';
import { folderStore } from '../../history/folder-store.ts';
import { localStore } from '../../history/local-store.ts';
import { keyFolders, readHeads } from '../../history/read-history.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/policy.ts';
import { defineCommand } from '../command.ts';
import { limitOf } from '../flags.ts';

const DEFAULT_RUNS = 20;

export const command = defineCommand({
  help: `
Examples:
  eval-action history
  eval-action history .agentv/history --suite refunds --limit 50
  eval-action history --json
  eval-action history --svg trend.svg

Exit codes: 0 printed, 2 the history could not be read.`,
  flags: (parser) =>
    parser
      .argument('[folder]', 'folder of a history (default: that of history, else the branch history-branch of origin)')
      .option('--suite <NAME>', 'only this suite')
      .option('--target <NAME>', 'only this target')
      .option('--key <KEY>', 'only the runs of this comment-key')
      .option('-n, --limit <COUNT>', `maximum number of runs in a table (default: ${DEFAULT_RUNS})`)
      .option('--svg <FILE>', 'write the pass rate of the newest 60 runs as an image')
      .option('--json', 'print one JSON document: keys with their runs and suites'),
  options: optionsOf,
  /** What the base branch measured, run by run. */
  async run(options, runtime, terminal) {
    const histories = await withTree(options, runtime, async (tree) =>
      selected(await readKeys(tree, options, runtime), options),
    );
    if (options.svg !== undefined) await writeImage(options.svg, histories, runtime);
    if (options.json) terminal.print(harmlessJson({ schemaVersion: 1, keys: histories }, 2));
    else if (options.svg === undefined) printTables(histories, options, terminal);
    return 0;
  },
});

interface Flags {
  readonly suite?: string;
  readonly target?: string;
  /** A folder of a key, or the key itself. */
  readonly key?: string;
  readonly limit?: string;
  /** The image to write. */
  readonly svg?: string;
  readonly json?: true;
}

function optionsOf(folder: string | undefined, flags: Flags) {
  return { folder, ...flags, limit: limitOf(flags.limit, DEFAULT_RUNS) };
}

type Options = ReturnType<typeof optionsOf>;

/** The runs of one key, oldest first. */
interface KeyHistory {
  /** The folder of the key. */
  readonly key: string;
  readonly runs: readonly TrendRun[];
}

/** The tree of the folder that is given or configured, else that of the branch, which git fetches for this command. */
async function withTree<Result>(
  { folder }: Options,
  runtime: Runtime,
  work: (tree: HistoryTree) => Promise<Result>,
): Promise<Result> {
  const { cwd, files, signal } = runtime;
  const { inputs } = await findPolicy(parseInputs({}), runtime);
  const given = folder === undefined ? undefined : folderStore(resolve(cwd, folder), folder, files);
  const store = given ?? localStore(inputs, runtime);
  if (store === undefined) {
    await using checkout = await fetchedHistory(inputs.historyBranch, runtime);
    const tree = await folderStore(checkout.path, inputs.historyBranch, files).open(signal);
    return await work(tree ?? NOTHING);
  }
  const tree = await store.open(signal);
  if (tree === undefined) throw userError('FILE_MISSING', `There is no history in ${store.name}`);
  return work(tree);
}

const NOTHING: HistoryTree = { list: async () => [], read: async () => undefined, start: async () => '' };

async function readKeys(tree: HistoryTree, { key }: Options, { log, signal }: Runtime): Promise<KeyHistory[]> {
  const folders = await keyFolders(tree, signal);
  const wanted =
    key === undefined ? folders : folders.filter((folder) => [keyFolder(key), `v1/${key}`].includes(folder));
  const keys: KeyHistory[] = [];
  for (const folder of wanted) {
    const { runs, problems } = await readHeads(tree, { folder }, signal);
    for (const problem of problems) log.warn(problem);
    keys.push({ key: folder.slice('v1/'.length), runs: runs.map(historyTrend) });
  }
  const names = folders.map((folder) => folder.slice('v1/'.length));
  if (keys.length === 0) {
    throw userError(
      'NOTHING_MATCHED',
      key === undefined ? 'The history has no run' : `The history has no key "${key}"`,
      {
        hint: key === undefined ? undefined : suggestion(key, names, 'keys'),
      },
    );
  }
  return keys;
}

/** The suites that the flags name. */
function selected(keys: readonly KeyHistory[], { suite, target }: Options): KeyHistory[] {
  if (suite === undefined && target === undefined) return [...keys];
  const isWanted = (each: TrendRun['suites'][number]) =>
    (suite === undefined || each.suite === suite) && (target === undefined || each.target === target);
  const found = keys.map(({ key, runs }) => ({
    key,
    runs: runs.map((run) => ({ ...run, suites: run.suites.filter(isWanted) })),
  }));
  const all = keys.flatMap(({ runs }) => runs.flatMap(({ suites }) => suites));
  if (all.some(isWanted)) return found;
  const isKnown = all.some((each) => each.suite === suite);
  const kind = suite === undefined || isKnown ? ('target' as const) : ('suite' as const);
  const known = all.filter((each) => kind === 'suite' || suite === undefined || each.suite === suite);
  const where = kind === 'target' && suite !== undefined ? ` of the suite "${suite}"` : '';
  const name = (kind === 'suite' ? suite : target) ?? '';
  throw userError('NOTHING_MATCHED', `The history has no ${kind} "${name}"${where}`, {
    hint: suggestion(name, [...new Set(known.map((each) => each[kind]))], `${kind}s`),
  });
}

async function writeImage(file: string, keys: readonly KeyHistory[], { cwd, files, log }: Runtime): Promise<void> {
  const [only, ...others] = keys;
  if (only === undefined || others.length > 0) {
    throw userError('INPUT_INVALID', 'The history has several keys, and an image shows one', {
      hint: `Add --key with one of: ${keys.map(({ key }) => key).join(', ')}.`,
    });
  }
  await files.write(resolve(cwd, file), trendImage(only.runs, 'evals'));
  log.info(file);
}

function printTables(keys: readonly KeyHistory[], { limit }: Options, terminal: Terminal): void {
  const parts = keys.flatMap(({ key, runs }) => {
    const series: readonly Series[] = seriesOf(runs);
    return series.map((each) => historyText(each, { limit, key: keys.length > 1 ? key : undefined }));
  });
  terminal.print(parts.length === 0 ? 'No run has a result yet.' : parts.join('\n\n'));
}

interface Shown {
  /** Maximum number of runs: the newest. */
  readonly limit: number;
  /** The key, where there are several. */
  readonly key?: string;
}

const SPARK_RUNS = 20;

/** One suite on one target: its sparkline, and a table of its newest runs, the newest last. */
function historyText({ suite, target, points }: Series, { limit, key }: Shown): string {
  const title = `${oneLine(suite)} on ${oneLine(target)}${key === undefined ? '' : ` (${oneLine(key)})`}`;
  const recent = points.slice(-SPARK_RUNS);
  const measured = recent.flatMap(({ values }) => values ?? []);
  const [first, last] = [measured[0], measured.at(-1)];
  const words =
    first === undefined || last === undefined
      ? 'no results'
      : `${percent(rateOf([first]))} → ${percent(rateOf([last]))} (${plural('run', measured.length)})`;
  const spark = sparkline(recent.map(({ values }) => values && rateOf([values])));
  return [
    `${title}  ${spark}  ${words}`,
    textTable([HEAD, ...points.slice(-limit).map(cellsOf)], { isNumber: (at) => at >= 3 && at <= 6, cut: 'end' }),
  ].join('\n');
}

const HEAD = ['time (UTC)', 'commit', 'verdict', 'tests', 'pass rate', 'score', 'cost per trial', 'changes'];

const cellsOf = ({ time, sha, verdict, values, markers, level }: SeriesPoint): string[] => [
  time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
  sha?.slice(0, 7) ?? UNKNOWN,
  verdict ?? UNKNOWN,
  values?.n === undefined ? UNKNOWN : `${values.n}`,
  percent(values && rateOf([values])),
  score(values?.score),
  money(values?.costUsd),
  [
    ...(level === undefined ? [] : [`${level} level`]),
    ...markers.map(({ letter, words }) => `${letter} ${words}`),
  ].join('; '),
];
