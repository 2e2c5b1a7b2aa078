import { resolve } from 'node:path';
import { keyFolders, readHeads } from '../../baseline/history-baseline.ts';
import { keyFolder } from '../../baseline/history-paths.ts';
import { fetchedHistory, folderStore, localStore } from '../../baseline/history-store.ts';
import { rateOf, type Series, seriesOf, trendOf } from '../../baseline/trend.ts';
import { findPolicy } from '../../config/policy/policy.ts';
import { parseInputs } from '../../config/settings.ts';
import { userError } from '../../model/errors.ts';
import type { HistoryTree } from '../../model/ports/history-store.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { money, percent, score, UNKNOWN } from '../../reports/numbers.ts';
import { textTable } from '../../reports/terminal/columns.ts';
import { sparkline } from '../../reports/trend/sparkline.ts';
import { trendImage } from '../../reports/trend/trend-image.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { defineCommand } from '../command.ts';
import { flagValues, LIMIT } from '../flags.ts';

interface HistoryFlags {
  readonly suite?: string;
  readonly target?: string;
  /** A folder of a key, or the key itself. */
  readonly key?: string;
  readonly svg?: string;
  readonly json?: true;
}

export const command = defineCommand({
  summary: 'Show how suites did over the runs of the base branch.',
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
      .option('-n, --limit <COUNT>', `maximum number of runs in a table (default: 20)`)
      .option('--svg <FILE>', 'write the pass rate of the newest 60 runs as an image')
      .option('--json', 'print one JSON document: keys with their runs and suites'),
  options: (folder: string | undefined, flags: HistoryFlags) => ({
    folder,
    ...flags,
    ...flagValues(LIMIT, flags),
  }),
  async run(options, runtime, terminal) {
    const { svg, limit, json } = options;
    const keys = ofFlags(await readKeys(options, runtime), options);
    if (svg !== undefined) {
      const [only, ...others] = keys;
      if (only === undefined || others.length > 0) {
        throw userError('INPUT_INVALID', 'The history has several keys, and an image shows one', {
          hint: `Add --key with one of: ${keys.map(({ key }) => key).join(', ')}.`,
        });
      }
      await runtime.files.write(resolve(runtime.cwd, svg), trendImage(only.runs, 'evals'));
      runtime.log.info(svg);
    }
    if (json) terminal.print(harmlessJson({ schemaVersion: 1, keys }, 2));
    else if (svg === undefined) {
      const tables = keys.flatMap(({ key, runs }) =>
        seriesOf(runs).map((series) => historyText(series, limit, keys.length > 1 ? key : undefined)),
      );
      terminal.print(tables.length === 0 ? 'No run has a result yet.' : tables.join('\n\n'));
    }
    return 0;
  },
});

/** The runs of one key, oldest first. */
interface KeyHistory {
  /** The folder of the key. */
  readonly key: string;
  readonly runs: readonly TrendRun[];
}

/** The runs of the folder that is given or configured, else of the branch, which git fetches for this command. */
async function readKeys(
  { folder, key }: { readonly folder?: string | undefined; readonly key?: string },
  runtime: Runtime,
) {
  const { cwd, files, signal, log } = runtime;
  const { inputs } = await findPolicy(parseInputs({}), runtime);
  const store = folder === undefined ? localStore(inputs, runtime) : folderStore(resolve(cwd, folder), folder, files);
  if (store === undefined) {
    await using checkout = await fetchedHistory(inputs.historyBranch, runtime);
    return await keysIn(await folderStore(checkout.path, inputs.historyBranch, files).open(signal));
  }
  const tree = await store.open(signal);
  if (tree === undefined) throw userError('FILE_MISSING', `There is no history in ${store.name}`);
  return keysIn(tree);

  async function keysIn(tree: HistoryTree | undefined): Promise<KeyHistory[]> {
    const folders = tree === undefined ? [] : await keyFolders(tree, signal);
    const keys: KeyHistory[] = [];
    for (const each of folders) {
      if (tree === undefined || (key !== undefined && ![keyFolder(key), `v1/${key}`].includes(each))) continue;
      const { runs, problems } = await readHeads(tree, { folder: each }, signal);
      for (const problem of problems) log.warn(problem);
      keys.push({ key: each.slice('v1/'.length), runs: trendOf(runs) });
    }
    if (keys.length > 0) return keys;
    const names = folders.map((each) => each.slice('v1/'.length));
    throw userError('NOTHING_MATCHED', `The history has no run${key === undefined ? '' : ` of the key "${key}"`}`, {
      hint: key === undefined ? undefined : suggestion(key, names, 'keys'),
    });
  }
}

function ofFlags(
  keys: readonly KeyHistory[],
  { suite, target }: Pick<HistoryFlags, 'suite' | 'target'>,
): readonly KeyHistory[] {
  const isWanted = (each: TrendRun['suites'][number]) =>
    (suite ?? each.suite) === each.suite && (target ?? each.target) === each.target;
  const all = keys.flatMap(({ runs }) => runs.flatMap(({ suites }) => suites));
  if ((suite ?? target) !== undefined && !all.some(isWanted)) {
    const known = new Set(all.map((each) => (suite === undefined ? each.target : `${each.suite} on ${each.target}`)));
    throw userError('NOTHING_MATCHED', 'The history has no such suite and target', {
      hint: `It has ${listed([...known])}.`,
    });
  }
  return keys.map(({ key, runs }) => ({
    key,
    runs: runs.map((run) => ({ ...run, suites: run.suites.filter(isWanted) })),
  }));
}

const SPARK_RUNS = 20;
const HEAD = ['time (UTC)', 'commit', 'verdict', 'tests', 'pass rate', 'score', 'cost per trial', 'changes'];

/** One suite on one target: its sparkline, and a table of its newest runs, the newest last. */
function historyText({ suite, target, points }: Series, limit: number, key: string | undefined): string {
  const title = `${oneLine(suite)} on ${oneLine(target)}${key === undefined ? '' : ` (${oneLine(key)})`}`;
  const recent = points.slice(-SPARK_RUNS);
  const measured = recent.flatMap(({ values }) => values ?? []);
  const [first, last] = [measured[0], measured.at(-1)];
  const words =
    first === undefined || last === undefined
      ? 'no results'
      : `${percent(rateOf([first]))} → ${percent(rateOf([last]))} (${plural('run', measured.length)})`;
  const spark = sparkline(recent.map(({ values }) => values && rateOf([values])));
  const rows = points
    .slice(-limit)
    .map(({ time, sha, verdict, values, markers, level }) => [
      time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
      sha?.slice(0, 7) ?? UNKNOWN,
      verdict ?? UNKNOWN,
      values?.n === undefined ? UNKNOWN : `${values.n}`,
      percent(values && rateOf([values])),
      score(values?.score),
      money(values?.costUsd),
      [
        ...(level === undefined ? [] : [`${level} level`]),
        ...markers.map((each) => `${each.letter} ${each.words}`),
      ].join('; '),
    ]);
  const table = textTable([HEAD, ...rows], { isNumber: (at) => at >= 3 && at <= 6, cut: 'end' });
  return `${title}  ${spark}  ${words}\n${table}`;
}
