import { resolve } from 'node:path';
import { Argument, Option } from 'commander';
import { learnSecretsHere } from '../../config/environments.ts';
import { messageOf, problemText, userError } from '../../model/errors.ts';
import { contentText, type Message } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { meanOfKnown, sumOfKnown } from '../../model/values/sums.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { duration, money, score, tokens, tokenTotal, UNKNOWN } from '../../reports/numbers.ts';
import { shortened, textTable } from '../../reports/terminal/columns.ts';
import { timeOf } from '../../reports/totals.ts';
import { recordOf } from '../../results/record.ts';
import { readResults } from '../../results/run-folder/read-results.ts';
import { newestRuns } from '../../results/run-folder/resume.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { flagValues, LIMIT, refuseUnused } from '../flags.ts';

const GROUPS = ['target', 'suite', 'eval-set', 'test-id'] as const;

interface TraceFlags {
  readonly testId?: string;
  readonly target?: string;
  readonly tree?: true;
  readonly groupBy?: (typeof GROUPS)[number];
  readonly limit?: string;
  readonly format: 'table' | 'json';
}

export const command = defineCommand({
  summary: 'Read the records of runs: messages, tool calls, tokens and costs.',
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
  options(what: 'list' | 'show' | 'stats', run: string | undefined, { format, ...flags }: TraceFlags) {
    const { testId, target, tree, groupBy, limit } = flags;
    refuseUnused('trace', what, [
      ['a run', run, 'show', 'stats'],
      ['--test-id', testId, 'show', 'stats'],
      ['--target', target, 'show', 'stats'],
      ['--tree', tree, 'show'],
      ['--group-by', groupBy, 'stats'],
      ['--limit', limit, 'list'],
    ]);
    if (tree && testId === undefined) throw userError('INPUT_INVALID', '"trace show --tree" needs --test-id');
    return { what, run, ...flags, ...flagValues(LIMIT, flags), json: format === 'json' };
  },
  /** What is in the records of a run. */
  async run(options, runtime, terminal) {
    await learnSecretsHere(runtime);
    const print = (value: unknown, text: () => string) =>
      terminal.print(options.json ? harmlessJson(value, 2) : text());

    if (options.what === 'list') {
      const { cwd, files } = runtime;
      const rows: ReturnType<typeof rowOf>[] = [];
      for (const folder of (await newestRuns(runtime)).slice(0, options.limit)) {
        try {
          rows.push(rowOf(shownPath(folder, cwd), (await readResults([folder], { cwd, files })).run.results));
        } catch (error) {
          terminal.complain(`warning: ${messageOf(error)}`);
        }
      }
      print(rows, () => runsText(rows));
      return 0;
    }
    const results = await resultsOf(options, runtime, terminal);
    if (options.what === 'stats') {
      const rows = figuresOf(results, options.groupBy);
      print(rows, () => figuresText(rows));
    } else if (options.testId === undefined) print(results.map(recordOf), () => resultsText(results));
    else print(results.map(recordOf), () => results.map((each) => traceText(each, options.tree)).join('\n\n'));
    return 0;
  },
});

/** The row of a run; unknown values are absent. */
const rowOf = (run: string, results: readonly TestResult[]) => ({
  run,
  started: results.map(({ timestamp }) => timestamp).sort()[0],
  tests: results.length,
  passed: results.filter(({ status }) => status === 'ok').length,
  errors: results.filter(({ status }) => status === 'execution_error').length,
  mean_score: meanOfKnown(results.filter(({ status }) => status !== 'execution_error').map((each) => each.score)),
  tokens: sumOfKnown(results.map(({ tokenUsage }) => tokenTotal(tokenUsage))),
  cost_usd: sumOfKnown(results.map(({ costUsd }) => costUsd)),
});

async function resultsOf(
  { run, testId, target }: Pick<TraceFlags, 'testId' | 'target'> & { readonly run: string | undefined },
  { cwd, files }: Runtime,
  terminal: Terminal,
): Promise<readonly TestResult[]> {
  const path = run === undefined ? (await newestRuns({ cwd, files }))[0] : resolve(cwd, run);
  const { run: read, problems } = await readResults([path], { cwd, files });
  for (const problem of problems) terminal.complain(problemText(problem));
  const matching = read.results.filter(
    (result) => (testId ?? result.testId) === result.testId && (target ?? result.target) === result.target,
  );
  if (matching.length > 0) return matching;
  const ids = [...new Set(read.results.map((result) => result.testId))];
  const targets = [...new Set(read.results.map((result) => result.target))];
  throw userError('NOTHING_MATCHED', `${shownPath(path, cwd)} has no such result`, {
    hint:
      testId !== undefined && !ids.includes(testId)
        ? suggestion(testId, ids, 'tests')
        : suggestion(target ?? '', targets, 'targets'),
  });
}

const callsOf = ({ messages }: TestResult): number =>
  messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);

/** Of a test without a value, the figure is unknown, and left out. */
const FIGURES: Readonly<Record<string, (result: TestResult) => number | undefined>> = {
  score: (result) => (result.status === 'execution_error' ? undefined : result.score),
  duration_ms: timeOf,
  tokens: ({ tokenUsage }) => tokenTotal(tokenUsage),
  cost_usd: ({ costUsd }) => costUsd,
  tool_calls: (result) => (result.messages.length === 0 ? undefined : callsOf(result)),
};

/** Each figure of each group, over the results that have it. */
function figuresOf(results: readonly TestResult[], groupBy: TraceFlags['groupBy']) {
  const groups = groupedBy(results, ({ target, suite, testId }) =>
    groupBy === undefined ? 'all' : { target, suite, 'eval-set': suite, 'test-id': testId }[groupBy],
  );
  return [...groups].flatMap(([group, ofGroup]) =>
    Object.entries(FIGURES).flatMap(([figure, of]) => {
      const values = ofGroup
        .map(of)
        .filter((value) => value !== undefined)
        .sort((a, b) => a - b);
      const at = (share: number) => values[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
      const row = { group, figure, count: values.length, mean: meanOfKnown(values) ?? 0 };
      return values.length === 0 ? [] : { ...row, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99) };
    }),
  );
}

/** All columns but the first two are numbers. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable([head, ...rows], { isNumber: (at) => at >= 2, cut: 'middle' });

const runsText = (rows: readonly ReturnType<typeof rowOf>[]): string =>
  table(
    ['run', 'started', 'tests', 'passed', 'errors', 'mean', 'tokens', 'cost'],
    rows.map((row) => [
      row.run,
      row.started ?? UNKNOWN,
      ...[row.tests, row.passed, row.errors].map(String),
      score(row.mean_score),
      tokens(row.tokens),
      money(row.cost_usd),
    ]),
  );

const resultsText = (results: readonly TestResult[]): string =>
  table(
    ['test', 'target', 'status', 'score', 'calls', 'time', 'tokens', 'cost'],
    results.map((result) => [
      result.testId,
      result.target,
      result.status,
      scoreText(result),
      `${callsOf(result)}`,
      duration(timeOf(result)),
      tokens(tokenTotal(result.tokenUsage)),
      money(result.costUsd),
    ]),
  );

function figuresText(rows: ReturnType<typeof figuresOf>): string {
  const text = (figure: string, value: number): string => {
    if (figure === 'duration_ms') return duration(value);
    if (figure === 'cost_usd') return money(value);
    return figure === 'tokens' ? tokens(value) : score(value, Number.POSITIVE_INFINITY);
  };
  return table(
    ['group', 'figure', 'count', 'mean', 'p50', 'p90', 'p95', 'p99'],
    rows.map(({ group, figure, count, mean, p50, p90, p95, p99 }) => [
      group,
      figure.replace(/_(?:ms|usd)$/, '').replace('_', ' '),
      `${count}`,
      ...[mean, p50, p90, p95, p99].map((value) => text(figure, value)),
    ]),
  );
}

/** An error has no score. */
const scoreText = (result: TestResult): string =>
  result.status === 'execution_error' ? UNKNOWN : score(result.score, result.passMark);

/** Maximum number of lines of a text, and of characters of a line; JSON has all. */
const MAX_LINES = 30;
const MAX_LINE_LENGTH = 400;

/** One result: its figures, then its messages with their tool calls. */
function traceText(result: TestResult, isTree = false): string {
  const messages = isTree ? result.messages : [...result.input, ...result.messages];
  return [
    `${oneLine(result.testId)} on ${oneLine(result.target)} (${oneLine(result.suiteFile)})`,
    `${result.status}, score ${scoreText(result)}, ${duration(timeOf(result))}, ${tokens(tokenTotal(result.tokenUsage))} tokens, ${money(result.costUsd)}`,
    ...(result.status === 'execution_error' ? [`error: ${oneLine(result.failure.message)}`] : []),
    ...result.scores.map((each) => `  ${each.verdict}  ${oneLine(each.name)}  ${score(each.score)}`),
    ...messages.flatMap((message) => messageLines(message, isTree)),
  ].join('\n');
}

function messageLines({ role, content, toolCalls = [], durationMs, tokenUsage }: Message, isTree: boolean): string[] {
  if (isTree && role !== 'assistant') return [];
  const inBrackets = (...facts: (string | undefined)[]) => {
    const known = facts.filter((fact) => fact !== undefined);
    return known.length === 0 ? '' : `  (${oneLine(known.join(', '))})`;
  };
  const time = (ms: number | undefined) => (ms === undefined ? undefined : duration(ms));
  return [
    ...(isTree ? [] : ['']),
    `${role}${inBrackets(time(durationMs), tokenUsage && `${tokens(tokenTotal(tokenUsage))} tokens`)}`,
    ...(isTree || content === undefined ? [] : textLines(contentText(content), '  ')),
    ...toolCalls.flatMap(({ tool, input, output, status, durationMs: callMs }) => [
      `  ${isTree ? '└─' : '→'} ${oneLine(tool)}${input === undefined ? '' : ` ${cut(asText(input))}`}${inBrackets(status, time(callMs))}`,
      ...(isTree || output === undefined ? [] : textLines(asText(output), '    ')),
    ]),
  ];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const cut = (line: string): string => shortened(oneLine(line), MAX_LINE_LENGTH);

function textLines(text: string, indent: string): string[] {
  const lines = text.split(/\r?\n/);
  const rest = lines.length - MAX_LINES;
  const shown = lines.slice(0, MAX_LINES).map((line) => `${indent}${cut(line)}`.trimEnd());
  return rest > 0 ? [...shown, `${indent}… and ${rest} more lines (--format json has all)`] : shown;
}
