import { resolve } from 'node:path';
import { Argument, Option } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { problemText, userError } from '../../../model/errors.ts';
import type { TestResult } from '../../../model/run/result.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { tokenTotal } from '../../../reports/numbers.ts';
import { timeOf } from '../../../reports/totals.ts';
import { recordOf } from '../../../results/record.ts';
import { listed, suggestion } from '../../../shared/did-you-mean.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { newestRuns } from '../../run-folder/earlier-run.ts';
import { readResults } from '../../run-folder/read-results.ts';
import { defineCommand } from '../command.ts';
import { limitOf } from '../flags.ts';
import { type FigureRow, figuresText, type RunRow, resultsText, runsText, traceText } from '../trace-text.ts';

const GROUPS = ['target', 'suite', 'eval-set', 'test-id'] as const;

export const command = defineCommand({
  help: `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`,
  flags: (parser) =>
    parser
      .addArgument(
        new Argument(
          '<what>',
          'list: the newest runs; show: the tests of a run, or one; stats: figures of a run',
        ).choices(['list', 'show', 'stats']),
      )
      .argument('[run]', 'show, stats: run folder or results file (default: the newest run)')
      .option(
        '--test-id <ID>',
        'show: the test whose messages and tool calls are printed (default: a table of all); stats: only this test',
      )
      .option('--target <NAME>', 'show, stats: only results of this target')
      .option('--tree', 'show, with --test-id: the tool calls alone, without texts')
      .addOption(new Option('-g, --group-by <WHAT>', 'stats: figures for each').choices(GROUPS))
      .option('-n, --limit <COUNT>', 'list: maximum number of runs (default: 20)')
      .addOption(new Option('-f, --format <FORMAT>', 'output').choices(['table', 'json']).default('table')),
  options: optionsOf,
  /** What is in the records of a run. */
  async run(options, runtime, terminal) {
    await learnSecretsHere(runtime);
    const print = (value: unknown, text: () => string) =>
      terminal.print(options.json ? harmlessJson(value, 2) : text());
    if (options.what === 'list') {
      const rows = await runsOf(options, runtime, terminal);
      print(rows, () => runsText(rows));
      return 0;
    }
    const results = await resultsOf(options, runtime, terminal);
    if (options.what === 'stats') {
      const rows = statsOf(results, options.groupBy);
      print(rows, () => figuresText(rows));
    } else {
      const isOne = options.testId !== undefined;
      print(results.map(recordOf), () =>
        isOne ? results.map((result) => traceText(result, options.isTree)).join('\n\n') : resultsText(results),
      );
    }
    return 0;
  },
});

interface Flags {
  readonly testId?: string;
  readonly target?: string;
  readonly tree?: true;
  readonly groupBy?: (typeof GROUPS)[number];
  readonly limit?: string;
  readonly format: 'table' | 'json';
}

function optionsOf(what: 'list' | 'show' | 'stats', run: string | undefined, flags: Flags) {
  const { testId, target, tree, groupBy, limit, format } = flags;
  for (const [flag, value, users] of [
    ['--test-id', testId, ['show', 'stats']],
    ['--target', target, ['show', 'stats']],
    ['--tree', tree, ['show']],
    ['--group-by', groupBy, ['stats']],
    ['--limit', limit, ['list']],
  ] as const) {
    if (value === undefined || users.some((each) => each === what)) continue;
    throw userError('INPUT_INVALID', `"trace ${what}" takes no ${flag}`, { hint: `It is for ${listed(users)}.` });
  }
  if (tree && testId === undefined) throw userError('INPUT_INVALID', '"trace show --tree" needs --test-id');
  const rows = limitOf(limit, 20);
  if (what === 'list' && run !== undefined) {
    throw userError('INPUT_INVALID', '"trace list" takes no run', { hint: 'Use "trace show".' });
  }
  return { what, run, testId, target, isTree: tree === true, groupBy, limit: rows, json: format === 'json' };
}

type Options = ReturnType<typeof optionsOf>;

async function runsOf({ limit }: Options, { cwd, files }: Runtime, terminal: Terminal): Promise<RunRow[]> {
  const rows: RunRow[] = [];
  for (const folder of (await newestRuns({ cwd, files })).slice(0, limit)) {
    const read = await readResults([folder], { cwd, files }).catch((error: unknown) => error);
    if (read instanceof Error) terminal.complain(`warning: ${read.message}`);
    else rows.push(rowOf(shownPath(folder, cwd), (read as Awaited<ReturnType<typeof readResults>>).run.results));
  }
  return rows;
}

const rowOf = (run: string, results: readonly TestResult[]): RunRow => ({
  run,
  started: results.map(({ timestamp }) => timestamp).sort()[0],
  tests: results.length,
  passed: results.filter(({ status }) => status === 'ok').length,
  errors: results.filter(({ status }) => status === 'execution_error').length,
  mean_score: mean(results.filter(({ status }) => status !== 'execution_error').map(({ score }) => score)),
  tokens: total(results.map(({ tokenUsage }) => tokenTotal(tokenUsage))),
  cost_usd: total(results.map(({ costUsd }) => costUsd)),
});

const known = (values: readonly (number | undefined)[]): number[] => values.filter((value) => value !== undefined);
const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const total = (values: readonly (number | undefined)[]): number | undefined =>
  known(values).length === 0 ? undefined : known(values).reduce((sum, value) => sum + value, 0);

async function resultsOf(
  { run, testId, target }: Options,
  { cwd, files }: Runtime,
  terminal: Terminal,
): Promise<readonly TestResult[]> {
  const path = run === undefined ? (await newestRuns({ cwd, files }))[0] : resolve(cwd, run);
  const { run: read, problems } = await readResults([path], { cwd, files });
  for (const problem of problems) terminal.complain(problemText(problem));
  const found = read.results.filter(
    (result) =>
      (testId === undefined || result.testId === testId) && (target === undefined || result.target === target),
  );
  if (found.length > 0) return found;
  const ids = [...new Set(read.results.map((result) => result.testId))];
  const targets = [...new Set(read.results.map((result) => result.target))];
  throw userError('NOTHING_MATCHED', `${shownPath(path, cwd)} has no such result`, {
    hint:
      testId !== undefined && !ids.includes(testId)
        ? suggestion(testId, ids, 'tests')
        : suggestion(target ?? '', targets, 'targets'),
  });
}

function statsOf(results: readonly TestResult[], groupBy: Options['groupBy']): FigureRow[] {
  const groupOf = (result: TestResult): string => {
    if (groupBy === undefined) return 'all';
    return { target: result.target, suite: result.suite, 'eval-set': result.suite, 'test-id': result.testId }[groupBy];
  };
  const groups = [...new Set(results.map(groupOf))].map(
    (group) => [group, results.filter((each) => groupOf(each) === group)] as const,
  );
  return groups.flatMap(([group, own]) =>
    Object.entries(FIGURES).flatMap(([figure, of]) => {
      const values = known(own.map(of)).sort((a, b) => a - b);
      const at = (share: number) => values[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
      const row = { group, figure, count: values.length, mean: mean(values) ?? 0 };
      return values.length === 0 ? [] : { ...row, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99) };
    }),
  );
}

/** Of a test without a value, the figure is unknown, and left out. */
const FIGURES: Readonly<Record<string, (result: TestResult) => number | undefined>> = {
  score: ({ status, score }) => (status === 'execution_error' ? undefined : score),
  duration_ms: timeOf,
  tokens: ({ tokenUsage }) => tokenTotal(tokenUsage),
  cost_usd: ({ costUsd }) => costUsd,
  tool_calls: ({ messages }) =>
    messages.length === 0 ? undefined : messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0),
};
