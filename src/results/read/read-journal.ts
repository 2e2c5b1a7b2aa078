import { type Problem, userError } from '../../model/errors.ts';
import type { Place } from '../../model/suite/location.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { jsonOf } from '../../shared/json.ts';
import { cutEnd } from '../../shared/text.ts';

/** One row of a file of results, as it stands there. */
export interface Row {
  readonly value: unknown;
  readonly line: string;
  readonly place: Place;
}

export interface ReadJournal {
  readonly rows: readonly Row[];
  readonly warnings: readonly Problem[];
}

/** More than any run has; a file of empty objects would fill the memory. */
const MOST_ROWS = 1_000_000;

/**
 * The rows of an `index.jsonl`, or of a flat file of results. A broken last line is what a killed run leaves: it is
 * left out with a warning (results-format.md §1.7). Throws a `UserError` for any other line that is no JSON.
 */
export function readJournal(text: string, file: string, mostRows = MOST_ROWS): ReadJournal {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const rows: Row[] = [];
  for (const [index, line] of lines.slice(0, last + 1).entries()) {
    if (line.trim() === '') continue;
    const place = { file, line: index + 1, column: 1 };
    const parsed = parse(line);
    if (parsed.kind === 'row') rows.push({ value: parsed.value, line, place });
    else if (index < last) throw brokenLine(line, place, parsed.why);
    else return { rows, warnings: [leftOut(place)] };
    if (rows.length > mostRows) throw userError('RESULTS_UNREADABLE', `${file} has more than ${mostRows} rows`);
  }
  return { rows, warnings: [] };
}

function parse(line: string): { kind: 'row'; value: unknown } | { kind: 'broken'; why: string } {
  const value = jsonOf(line);
  if (value === undefined) return { kind: 'broken', why: 'no JSON' };
  return isDeeperThan(value, DEEPEST_JSON)
    ? { kind: 'broken', why: `nested more than ${DEEPEST_JSON} levels deep` }
    : { kind: 'row', value };
}

const brokenLine = (line: string, place: Place, why: string) =>
  userError('RESULTS_UNREADABLE', `This line of results is ${why}`, {
    place,
    expected: 'one JSON object per line',
    found: JSON.stringify(cutEnd(line, 60)),
    hint: 'Name the folder of a run, or its index.jsonl.',
  });

const leftOut = (place: Place): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message: 'The last line of these results is broken, as a killed run leaves it; it is left out',
  place,
});
