import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { problemText, userError } from '../../../model/errors.ts';
import type { TestResult } from '../../../model/run/result.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { tokenTotal } from '../../../reports/numbers.ts';
import { timeOf } from '../../../reports/spent.ts';
import { recordOf } from '../../../results/record.ts';
import { suggestion } from '../../../shared/did-you-mean.ts';
import { redactor } from '../../../shared/secrets/redact.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { secretsHere } from '../../config/environments.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { newestRuns } from '../../run-folder/newest-runs.ts';
import { readResults } from '../../run-folder/read-results.ts';
import type { AskedTrace } from '../argv/asked.ts';
import { type FigureRow, figuresText, type RunRow, resultsText, runsText, traceText } from '../trace-text.ts';

/** `eval-action trace`: what is in the records of a run. */
export async function traceCommand(asked: AskedTrace, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { deep: withoutSecrets } = redactor(await secretsHere(runtime));
  const print = (value: unknown, text: () => string) => terminal.print(asked.json ? harmlessJson(value, 2) : text());
  if (asked.what === 'list') {
    const rows = withoutSecrets(await runsOf(asked, runtime, terminal));
    print(rows, () => runsText(rows));
    return 0;
  }
  const results = withoutSecrets(await resultsOf(asked, runtime, terminal));
  if (asked.what === 'stats') {
    const rows = statsOf(results, asked.groupBy);
    print(rows, () => figuresText(rows));
  } else {
    const isOne = asked.testId !== undefined;
    print(results.map(recordOf), () =>
      isOne ? results.map((result) => traceText(result, asked.isTree)).join('\n\n') : resultsText(results),
    );
  }
  return 0;
}

async function runsOf({ limit }: AskedTrace, { cwd, files }: Runtime, terminal: Terminal): Promise<RunRow[]> {
  const rows: RunRow[] = [];
  for (const folder of (await newestRuns({ cwd, files })).slice(0, limit)) {
    const read = await readResults([folder], { cwd, files }, { withAnswers: false }).catch((error: unknown) => error);
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
  { run, testId, target }: AskedTrace,
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

function statsOf(results: readonly TestResult[], groupBy: AskedTrace['groupBy']): FigureRow[] {
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
