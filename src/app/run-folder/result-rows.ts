import { dirname } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { extremes } from '../../results/joined-runs.ts';
import { indexRow } from '../../results/read/index-row.ts';
import { linesOfPieces, type Row, rowsOfLines } from '../../results/read/read-journal.ts';
import { readRecord } from '../../results/read/read-record.ts';
import { EPOCH } from '../../results/read/read-scores.ts';
import { type RepeatableRow, withoutRepeatedRows } from '../../results/read/repeated-rows.ts';
import { rehydrated } from '../../results/read/sidecars.ts';
import { withoutTexts } from '../../results/read/without-texts.ts';
import { isYamlFile, yamlRowsIn } from '../../results/read/yaml-rows.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { momentOf } from '../../shared/iso-time.ts';
import { plural } from '../../shared/text.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { readSidecar } from './earlier-results.ts';
import type { ResultsFiles } from './memory-files.ts';

export interface ResultsSite {
  readonly cwd: string;
  readonly files: ResultsFiles;
}

/** Of a file that is read as a whole. One in JSON Lines is read line by line, whatever its size: a run may have written it. */
export const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
/** As much of a file as shows whether it is a report. */
export const HEAD_BYTES = 400;
/** If small files refer to more bytes than this, the rest is not read. */
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;

interface Rows {
  readonly results: TestResult[];
  readonly areOurs: boolean;
  /** Its last line is incomplete. */
  readonly isCutOff: boolean;
  readonly warnings: readonly Problem[];
}

/** Reads a file of results, in JSON Lines or YAML. Throws a `UserError` with file and line. */
export async function readRows(path: string, site: ResultsSite, withAnswers: boolean): Promise<Rows> {
  const { cwd, files } = site;
  const shown = shownPath(path, cwd);
  const warnings: Problem[] = [];
  const how = { warn: (problem: Problem) => warnings.push(problem) };
  const rows = isYamlFile(path)
    ? yamlRowsIn(await files.read(path, MAX_RESULTS_BYTES), shown, how)
    : rowsOfLines(linesOfPieces(files.readPieces(path, Number.POSITIVE_INFINITY)), shown, how);
  const remaining = { bytes: MAX_SIDECARS_BYTES };
  const sidecar = async (name: string) => {
    const text = remaining.bytes > 0 ? await readSidecar(dirname(path), name, files) : undefined;
    remaining.bytes -= Buffer.byteLength(text ?? '');
    return text;
  };
  const read = withAnswers
    ? await inParallel(rows, async (row, index) =>
        repeatableRow({ ...row, value: await rehydrated(row.value, sidecar) }, index),
      )
    : Array.from(rows, (row, index) => repeatableRow(row, index, withoutTexts));
  return {
    results: withoutRepeatedRows(read).map((result, index) => (result.index === index ? result : { ...result, index })),
    areOurs: read.some(({ isOurs }) => isOurs),
    isCutOff: warnings.length > 0,
    warnings: [...warnings, ...withoutTime(read, shown), ...leftUnread(remaining.bytes, shown)],
  };
}

interface LocatedRow extends RepeatableRow {
  readonly line: number;
}

/** A comparison needs no texts: with 100,000 rows they take most of the memory. */
function repeatableRow(
  { value, location }: Row,
  index: number,
  reduced = (result: TestResult): TestResult => result,
): LocatedRow {
  const { record, sample, retry, suiteFile } = indexRow(value);
  const { result, isOurs, hasInvalidTime } = readRecord(record, location, () => index);
  // The suite name of another tool is its only identity; the file of its results is not.
  if (!isOurs) result.suiteFile = suiteFile ?? result.suite;
  return { result: reduced(result), isOurs, hasInvalidTime, sample, retry, line: location.line };
}

function withoutTime(rows: readonly LocatedRow[], shown: string): Problem[] {
  const lines = rows.flatMap(({ hasInvalidTime, line }) => (hasInvalidTime ? line : []));
  if (lines.length === 0) return [];
  const [are, they] = lines.length === 1 ? ['is', 'it counts as a result'] : ['are', 'they count as results'];
  return [
    {
      code: 'RESULTS_UNREADABLE',
      severity: 'warning',
      message: `${plural('timestamp', lines.length)} in ${shown} ${are} not a time (line ${lines[0]}): ${they} without a time`,
      hint: 'Write times as ISO 8601: 2026-01-31T12:00:00Z.',
    },
  ];
}

const leftUnread = (bytesLeft: number, shown: string): Problem[] =>
  bytesLeft > 0
    ? []
    : [
        {
          code: 'FILE_TOO_LARGE',
          severity: 'warning',
          message: `The answers that ${shown} refers to exceed the size limit; some are not read`,
        },
      ];

export function runOf(
  { results, warnings, isCutOff }: Rows,
  known: { readonly planned?: number; readonly isCutOff?: boolean } = {},
): RunResult {
  const times = results.map(({ timestamp }) => (timestamp === EPOCH ? Number.NaN : momentOf(timestamp)));
  const [earliest, latest] = extremes(times.filter(Number.isFinite));
  const planned = Math.max(known.planned ?? 0, results.length);
  const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
  return {
    startedAt: earliest === undefined ? EPOCH : new Date(earliest).toISOString(),
    durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
    planned,
    complete: !isBrokenOff,
    stopped: isBrokenOff ? 'broken-off' : undefined,
    dryRun: false,
    requirements: [],
    warnings: [...warnings],
    results,
  };
}
