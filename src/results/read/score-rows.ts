import { type Problem, userError } from '../../model/errors.ts';
import { jsonOf } from '../../model/text/json.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { withCurrentNames } from './read-record.ts';
import { type BrokenLine, rowsOfLines, yamlRowsIn } from './rows.ts';

/** As much of a result as comparing scores takes. */
interface ScoreRow {
  readonly testId: string;
  readonly score: number;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
  readonly isError: boolean;
}

/**
 * Reads the scores of any generation of AgentV's results: the lines of a file of JSON Lines, or the text of a YAML file.
 * An incomplete last row, which a killed run leaves, is a warning. Throws a `UserError` for any other row that is no
 * result, because a comparison without it would be another one.
 */
export function readScoreRows(
  content: string | Iterable<string>,
  file: string,
): { readonly rows: readonly ScoreRow[]; readonly warnings: readonly Problem[] } {
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);
  const refused = (why: string, { line, location }: Pick<BrokenLine, 'line' | 'location'>) =>
    userError('RESULTS_UNREADABLE', why, {
      location,
      expected: 'one result of a run: an object with "test_id" and a number as "score"',
      found: cutEnd(line.trim(), 80),
      hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
    });
  const skip = (broken: BrokenLine) => {
    throw refused(`This line is ${broken.why}`, broken);
  };
  const written =
    typeof content === 'string'
      ? yamlRowsIn(content, file, { warn })
      : // A line may begin with a byte order mark.
        rowsOfLines(content, file, { warn, skip, jsonOf: (line) => jsonOf(line.trim()) });
  const rows = Array.from(written, (row): ScoreRow => {
    if (!isMapping(row.value)) throw refused('This line is not a result', row);
    const { score, target, executionStatus: status, error, ...named } = withCurrentNames(row.value);
    const testId = textOf(named['testId']);
    if (testId === undefined) throw refused('This result has no "test_id"', row);
    if (typeof score !== 'number' || !Number.isFinite(score)) {
      throw refused(`The result of "${cutEnd(testId, 80)}" has no score`, row);
    }
    const isError = typeof status === 'string' ? status === 'execution_error' : textOf(error) !== undefined;
    // An empty target name counts as missing.
    return { testId, score, isError, suite: textOf(named['suite']), target: target === '' ? '' : textOf(target) };
  });
  // An incomplete line alone is no results file.
  const [{ location } = {}] = warnings;
  if (rows.length === 0 && location !== undefined) throw refused('This line is not JSON', { line: '', location });
  return { rows, warnings };
}

/** Ids written as numbers are used as they are. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : undefined;
