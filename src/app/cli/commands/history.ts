import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { historyTrend } from '../../../history/history-trend.ts';
import { keyFolder } from '../../../history/paths.ts';
import { type Series, seriesOf } from '../../../history/series.ts';
import { userError } from '../../../model/errors.ts';
import type { HistoryTree } from '../../../model/ports/history-store.ts';
import type { TrendRun } from '../../../model/run/sample.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { trendImage } from '../../../reports/trend/trend-image.ts';
import { suggestion } from '../../../shared/did-you-mean.ts';
import { parseInputs } from '../../config/inputs.ts';
import { fetchedHistory } from '../../history/fetched-history.ts';
import { folderStore } from '../../history/folder-store.ts';
import { localStore } from '../../history/local-store.ts';
import { keyFolders, readHeads } from '../../history/read-history.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import type { AskedHistory } from '../argv/asked.ts';
import { historyText } from '../history-text.ts';

/** The runs of one key, oldest first. */
interface KeyHistory {
  /** The folder of the key. */
  readonly key: string;
  readonly runs: readonly TrendRun[];
}

/** `eval-action history`: what the base branch measured, run by run. */
export async function historyCommand(asked: AskedHistory, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const histories = await withTree(asked, runtime, async (tree) =>
    selected(await readKeys(tree, asked, runtime), asked),
  );
  if (asked.svg !== undefined) await writeImage(asked.svg, histories, runtime);
  if (asked.json) terminal.print(harmlessJson({ schemaVersion: 1, keys: histories }, 2));
  else if (asked.svg === undefined) printTables(histories, asked, terminal);
  return 0;
}

/** The tree of the folder that is given or configured, else that of the branch, which git fetches for this command. */
async function withTree<Result>(
  { folder }: AskedHistory,
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

async function readKeys(tree: HistoryTree, { key }: AskedHistory, { log, signal }: Runtime): Promise<KeyHistory[]> {
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
function selected(keys: readonly KeyHistory[], { suite, target }: AskedHistory): KeyHistory[] {
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
  const asked = suite === undefined || isKnown ? ('target' as const) : ('suite' as const);
  const known = all.filter((each) => asked === 'suite' || suite === undefined || each.suite === suite);
  const where = asked === 'target' && suite !== undefined ? ` of the suite "${suite}"` : '';
  const name = (asked === 'suite' ? suite : target) ?? '';
  throw userError('NOTHING_MATCHED', `The history has no ${asked} "${name}"${where}`, {
    hint: suggestion(name, [...new Set(known.map((each) => each[asked]))], `${asked}s`),
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

function printTables(keys: readonly KeyHistory[], { limit }: AskedHistory, terminal: Terminal): void {
  const parts = keys.flatMap(({ key, runs }) => {
    const series: readonly Series[] = seriesOf(runs);
    return series.map((each) => historyText(each, { limit, key: keys.length > 1 ? key : undefined }));
  });
  terminal.print(parts.length === 0 ? 'No run has a result yet.' : parts.join('\n\n'));
}
