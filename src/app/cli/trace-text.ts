import { contentText, type Message, type ToolCall } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { duration, money, score, tokens, tokenTotal, UNKNOWN } from '../../reports/numbers.ts';
import { shortened, textTable } from '../../reports/terminal/columns.ts';
import { timeOf } from '../../reports/totals.ts';

/** One run of `trace list`; unknown values are absent. */
export interface RunRow {
  readonly run: string;
  readonly started: string | undefined;
  readonly tests: number;
  readonly passed: number;
  readonly errors: number;
  readonly mean_score: number | undefined;
  readonly tokens: number | undefined;
  readonly cost_usd: number | undefined;
}

/** One figure of `trace stats`, over the results that have it. */
export interface FigureRow {
  readonly group: string;
  readonly figure: string;
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
}

export const runsText = (rows: readonly RunRow[]): string =>
  table(
    ['run', 'started', 'tests', 'passed', 'errors', 'mean', 'tokens', 'cost'],
    rows.map((row) => [
      row.run,
      row.started ?? UNKNOWN,
      `${row.tests}`,
      `${row.passed}`,
      `${row.errors}`,
      score(row.mean_score),
      tokens(row.tokens),
      money(row.cost_usd),
    ]),
  );

export const resultsText = (results: readonly TestResult[]): string =>
  table(
    ['test', 'target', 'status', 'score', 'calls', 'time', 'tokens', 'cost'],
    results.map((result) => [
      result.testId,
      result.target,
      result.status,
      scoreOf(result),
      `${result.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0)}`,
      duration(timeOf(result)),
      tokens(tokenTotal(result.tokenUsage)),
      money(result.costUsd),
    ]),
  );

export function figuresText(rows: readonly FigureRow[]): string {
  return table(
    ['group', 'figure', 'count', 'mean', 'p50', 'p90', 'p95', 'p99'],
    rows.map(({ group, figure, count, mean, p50, p90, p95, p99 }) => [
      group,
      figure.replace(/_(?:ms|usd)$/, '').replace('_', ' '),
      `${count}`,
      ...[mean, p50, p90, p95, p99].map((value) => inUnit(figure, value)),
    ]),
  );
}

function inUnit(figure: string, value: number): string {
  if (figure === 'duration_ms') return duration(value);
  if (figure === 'cost_usd') return money(value);
  return figure === 'tokens' ? tokens(value) : score(value, Number.POSITIVE_INFINITY);
}

/** An error has no score. */
const scoreOf = (result: TestResult): string =>
  result.status === 'execution_error' ? UNKNOWN : score(result.score, result.passMark);

/** One result: its figures, then its messages with their tool calls. */
export function traceText(result: TestResult, isTree: boolean): string {
  const { testId, target, suiteFile, status, scores } = result;
  const messages = isTree ? result.messages : [...result.input, ...result.messages];
  return [
    `${oneLine(testId)} on ${oneLine(target)} (${oneLine(suiteFile)})`,
    `${status}, score ${scoreOf(result)}, ${duration(timeOf(result))}, ${tokens(tokenTotal(result.tokenUsage))} tokens, ${money(result.costUsd)}`,
    ...(result.status === 'execution_error' ? [`error: ${oneLine(result.failure.message)}`] : []),
    ...scores.map((each) => `  ${each.verdict}  ${oneLine(each.name)}  ${score(each.score)}`),
    ...messages.flatMap((message) => messageLines(message, isTree)),
  ].join('\n');
}

function messageLines({ role, content, toolCalls = [], durationMs, tokenUsage }: Message, isTree: boolean): string[] {
  if (isTree && role !== 'assistant') return [];
  const facts = [
    durationMs === undefined ? '' : duration(durationMs),
    tokenUsage === undefined ? '' : `${tokens(tokenTotal(tokenUsage))} tokens`,
  ].filter((fact) => fact !== '');
  return [
    ...(isTree ? [] : ['']),
    `${role}${facts.length > 0 ? `  (${facts.join(', ')})` : ''}`,
    ...(isTree || content === undefined ? [] : textLines(contentText(content), '  ')),
    ...toolCalls.flatMap((call) => callLines(call, isTree)),
  ];
}

function callLines({ tool, input, output, status, durationMs }: ToolCall, isTree: boolean): string[] {
  const facts = [status ?? '', durationMs === undefined ? '' : duration(durationMs)].filter((fact) => fact !== '');
  const given = input === undefined ? '' : ` ${cut(asText(input))}`;
  return [
    `  ${isTree ? '└─' : '→'} ${oneLine(tool)}${given}${facts.length > 0 ? `  (${oneLine(facts.join(', '))})` : ''}`,
    ...(isTree || output === undefined ? [] : textLines(asText(output), '    ')),
  ];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Maximum number of lines of a text, and of characters of a line; JSON has all. */
const MAX_LINES = 30;
const MAX_LINE_LENGTH = 400;
const cut = (line: string): string => shortened(oneLine(line), MAX_LINE_LENGTH);

function textLines(text: string, indent: string): string[] {
  const lines = text.split(/\r?\n/);
  const rest = lines.length - MAX_LINES;
  const shown = lines.slice(0, MAX_LINES).map((line) => `${indent}${cut(line)}`.trimEnd());
  return rest > 0 ? [...shown, `${indent}… and ${rest} more lines (--format json has all)`] : shown;
}

/** All columns but the first two are numbers. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable([head, ...rows], { isNumber: (at) => at >= 2, cut: 'middle' });
