import { type Problem, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutEnd } from '../../shared/text.ts';

/** One row of a results file, as written. */
export interface Row {
  readonly value: unknown;
  readonly line: string;
  readonly location: SourceLocation;
}

interface ReadJournal {
  readonly rows: readonly Row[];
  readonly warnings: readonly Problem[];
}

/** More than any run has; a file of empty objects would fill the memory. */
const MOST_ROWS = 1_000_000;

/** All rows of an `index.jsonl`, or of a flat file of results: see `rowsOfLines`. */
export function readJournal(lines: Iterable<string>, file: string): ReadJournal {
  const warnings: Problem[] = [];
  const rows = [...rowsOfLines(lines, file, { warn: (problem) => warnings.push(problem) })];
  return { rows, warnings };
}

interface ReadingRows {
  readonly warn: (problem: Problem) => void;
  readonly mostRows?: number | undefined;
  /** One line as JSON, undefined if it is none; default: strictly. */
  readonly jsonOf?: ((line: string) => unknown) | undefined;
  /** Maximum number of levels of lists and objects. */
  readonly mostLevels?: number | undefined;
  /** What to do about a line that is not JSON. */
  readonly hint?: string | undefined;
  /** Gets each line that is not JSON, but not an incomplete last line. Default: it refuses the file. */
  readonly skip?: ((line: BrokenLine) => void) | undefined;
}

/** Whether the beginning of a file is a row of eval-action or AgentV; the row may be cut off. */
export const looksLikeRows = (head: string): boolean => {
  const line = head.trimStart().split('\n', 1)[0] ?? '';
  const row = jsonOf(line);
  if (row === undefined) {
    return (
      /^\{[^{}]*"(?:test_id|testId|eval_id|evalId)"\s*:/.test(line) &&
      !/^\{[^{}]*"(?:results|config)"\s*:\s*\{/.test(line)
    );
  }
  // promptfoo writes a document with `evalId`, `results` and `config`.
  if (!isMapping(row) || isMapping(row['results'])) return false;
  return ['test_id', 'testId', 'eval_id', 'evalId'].some((key) => key in row);
};

const NEWLINE = 10;

/** The lines of a file that is read piece by piece. Each piece is used before the next one is read. */
export function* linesOfPieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let begun: Buffer[] = [];
  for (const piece of pieces) {
    const buffer = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let start = 0;
    for (let end = buffer.indexOf(NEWLINE); end !== -1; end = buffer.indexOf(NEWLINE, start)) {
      const rest = buffer.subarray(start, end);
      yield begun.length === 0 ? rest.toString('utf8') : Buffer.concat([...begun, rest]).toString('utf8');
      begun = [];
      start = end + 1;
    }
    if (start < buffer.length) begun.push(Buffer.from(buffer.subarray(start)));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}

/**
 * The rows in the lines of a results file, one by one: together they take several times the memory of the file. A killed run may leave an incomplete last line: it is skipped with a warning.
 * Throws a `UserError` for any other line that is not JSON, unless there is `skip`.
 */
export function* rowsOfLines(
  lines: Iterable<string>,
  file: string,
  { warn, mostRows = MOST_ROWS, jsonOf: read = jsonOf, mostLevels = DEEPEST_JSON, hint, skip }: ReadingRows,
): Generator<Row> {
  const notRead = skip ?? refusing(hint);
  let [number, rows] = [0, 0];
  let broken: BrokenLine | undefined;
  for (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    if (broken !== undefined) notRead(broken);
    broken = undefined;
    rows += 1;
    if (rows > mostRows) throw userError('RESULTS_UNREADABLE', `${file} has more than ${mostRows} rows`);
    const location = { file, line: number, column: 1 };
    const value = read(line);
    if (value === undefined) {
      broken = { line, location, why: 'not JSON' };
      continue;
    }
    // A line that is cut off is not JSON, however deep it is.
    if (isDeeperThan(value, mostLevels)) {
      notRead({ line, location, why: `nested more than ${mostLevels} levels deep` });
      continue;
    }
    yield { value, line, location };
  }
  if (broken !== undefined) warn(leftOut(broken.location));
}

export interface BrokenLine {
  readonly line: string;
  readonly location: SourceLocation;
  readonly why: string;
}

const JOURNAL_HINT = 'Pass a run folder, or its index.jsonl.';

const refusing =
  (hint = JOURNAL_HINT) =>
  ({ line, location, why }: BrokenLine) => {
    throw userError('RESULTS_UNREADABLE', `${location.file}:${location.line} is ${why}`, {
      expected: 'one JSON object per line',
      found: JSON.stringify(cutEnd(line, 60)),
      hint,
    });
  };

const leftOut = (location: SourceLocation): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message: 'The last line of these results is incomplete, which happens if a run is killed; it is ignored',
  location,
});
