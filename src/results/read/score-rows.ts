import { type Problem, userError } from '../../model/errors.ts';
import { jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Row } from './read-journal.ts';
import { yamlRowsIn } from './yaml-rows.ts';

/** As much of a result as comparing scores takes. */
interface ScoreRow {
  readonly testId: string;
  readonly score: number;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
  readonly isError: boolean;
}

/**
 * Reads the scores of any generation of AgentV's results: the lines of a file of JSON Lines, or the text of a YAML file. An incomplete last row, which a killed
 * run leaves, is a warning. Throws a `UserError` for any other row that is no result, because a comparison without it
 * would be another one.
 */
export function readScoreRows(
  content: string | Iterable<string>,
  file: string,
): { readonly rows: readonly ScoreRow[]; readonly warnings: readonly Problem[] } {
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);
  const written = typeof content === 'string' ? yamlRowsIn(content, file, { warn }) : jsonLinesIn(content, file, warn);
  const rows: ScoreRow[] = [];
  for (const { value, line, location } of written) {
    const row = value === undefined ? 'This line is not JSON' : rowOf(value);
    if (typeof row === 'string') {
      throw userError('RESULTS_UNREADABLE', row, {
        location,
        expected: 'one result of a run: an object with "test_id" and a number as "score"',
        found: cutEnd(line, 80),
        hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
      });
    }
    rows.push(row);
  }
  return { rows, warnings };
}

/** Lines that are not JSON have no value. */
function* jsonLinesIn(lines: Iterable<string>, file: string, warn: (problem: Problem) => void): Generator<Row> {
  let number = 0;
  let isFirst = true;
  let broken: Row | undefined;
  for (const text of lines) {
    number += 1;
    const line = text.trim();
    if (line === '') continue;
    if (broken !== undefined) yield broken;
    const row: Row = { value: jsonOf(line), line, location: { file, line: number, column: 1 } };
    broken = row.value === undefined && !isFirst ? row : undefined;
    if (broken === undefined) yield row;
    isFirst = false;
  }
  if (broken === undefined) return;
  const message = 'The last line is incomplete and was ignored';
  const hint = 'The run that wrote it was ended in the middle of it.';
  warn({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location: broken.location, hint });
}

function rowOf(value: unknown): ScoreRow | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'This line is not a result';
  const fields = new Map<string, unknown>(Object.entries(value));
  const testId = textOf(fields, 'test_id', 'testId', 'eval_id', 'evalId');
  const score = fields.get('score');
  if (testId === undefined) return 'This result has no "test_id"';
  if (typeof score !== 'number' || !Number.isFinite(score)) return `The result of "${cutEnd(testId, 80)}" has no score`;
  const status = textOf(fields, 'execution_status', 'executionStatus');
  const isError = status === undefined ? textOf(fields, 'error') !== undefined : status === 'execution_error';
  return {
    testId,
    score,
    isError,
    suite: textOf(fields, 'suite', 'dataset', 'eval_set', 'evalSet'),
    // An empty target name counts as missing.
    target: fields.get('target') === '' ? '' : textOf(fields, 'target'),
  };
}

/** The first non-empty of several spellings. Ids written as numbers are used as they are. */
function textOf(fields: ReadonlyMap<string, unknown>, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = fields.get(key);
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
