import { type Problem, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { jsonOf } from '../../shared/json.ts';
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

/** All rows of an `index.jsonl`, or of a flat file of results: see `rowsIn`. */
export function readJournal(text: string, file: string): ReadJournal {
  const warnings: Problem[] = [];
  const rows = [...rowsIn(text, file, { warn: (problem) => warnings.push(problem) })];
  return { rows, warnings };
}

/**
 * The rows of a results file, one by one: together they take several times the memory of the file. A killed run may
 * leave an incomplete last line: it is skipped with a warning. Throws a `UserError` for any other line that is not
 * JSON.
 */
export function* rowsIn(
  text: string,
  file: string,
  { warn, mostRows = MOST_ROWS }: { readonly warn: (problem: Problem) => void; readonly mostRows?: number },
): Generator<Row> {
  let [number, rows, start] = [0, 0, 0];
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    [number, start] = [number + 1, end + 1];
    if (line.trim() === '') continue;
    const location = { file, line: number, column: 1 };
    const parsed = parse(line);
    if (parsed.kind === 'broken') {
      if (text.slice(start).trim() !== '') throw brokenLine(line, location, parsed.why);
      warn(leftOut(location));
      return;
    }
    rows += 1;
    if (rows > mostRows) throw userError('RESULTS_UNREADABLE', `${file} has more than ${mostRows} rows`);
    yield { value: parsed.value, line, location };
  }
}

function parse(line: string): { kind: 'row'; value: unknown } | { kind: 'broken'; why: string } {
  const value = jsonOf(line);
  if (value === undefined) return { kind: 'broken', why: 'not JSON' };
  return isDeeperThan(value, DEEPEST_JSON)
    ? { kind: 'broken', why: `nested more than ${DEEPEST_JSON} levels deep` }
    : { kind: 'row', value };
}

const brokenLine = (line: string, location: SourceLocation, why: string) =>
  userError('RESULTS_UNREADABLE', `This line of results is ${why}`, {
    location,
    expected: 'one JSON object per line',
    found: JSON.stringify(cutEnd(line, 60)),
    hint: 'Pass a run folder, or its index.jsonl.',
  });

const leftOut = (location: SourceLocation): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message: 'The last line of these results is incomplete, which happens if a run is killed; it is ignored',
  location,
});
