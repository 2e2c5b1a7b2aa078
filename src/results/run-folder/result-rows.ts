import { dirname, resolve } from 'node:path';
import { messageOf, type Problem, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { EPOCH } from '../../model/text/iso-time.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import type { ReadableFiles } from '../../platform/files/memory-files.ts';
import { isInside, shownPath } from '../../suites/references/shown-path.ts';
import { extremes } from '../join-runs.ts';
import { readRow, withoutRepeatedRows, withSidecars } from '../read/read-rows.ts';
import { isYamlFile, linesOfPieces, rowsOfLines, yamlRowsIn } from '../read/rows.ts';

export interface ResultsSite {
  readonly cwd: string;
  readonly files: ReadableFiles;
  /** Where a tool ran that wrote absolute paths. Default: `cwd`. */
  readonly toolCwd?: string | undefined;
}

/** Of a file that is read as a whole. One in JSON Lines is read line by line, whatever its size: a run may have written it. */
export const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
/** Of all files together that the rows of one file name. */
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;

interface Rows {
  readonly results: TestResult[];
  readonly areOurs: boolean;
  readonly isCutOff: boolean;
  readonly warnings: readonly Problem[];
}

/** Reads a file of results, in JSON Lines or YAML. Throws a `UserError` with file and line. */
export async function readRows(path: string, { cwd, files }: ResultsSite): Promise<Rows> {
  const shown = shownPath(path, cwd);
  const warnings: Problem[] = [];
  const how = { warn: (problem: Problem) => warnings.push(problem) };
  const rows = isYamlFile(path)
    ? yamlRowsIn(await files.read(path, MAX_RESULTS_BYTES), shown, how)
    : rowsOfLines(linesOfPieces(files.readPieces(path, Number.POSITIVE_INFINITY)), shown, how);
  let bytesLeft = MAX_SIDECARS_BYTES;
  const sidecar = async (name: string) => {
    const text = bytesLeft > 0 ? await readSidecar(dirname(path), name, files) : undefined;
    bytesLeft -= Buffer.byteLength(text ?? '');
    return text;
  };
  const read = await inParallel(rows, async (row, index) =>
    readRow({ ...row, value: await withSidecars(row.value, sidecar) }, index),
  );
  return {
    results: withoutRepeatedRows(read).map((result, index) => ({ ...result, index })),
    areOurs: read.some(({ isOurs }) => isOurs),
    isCutOff: warnings.length > 0,
    warnings,
  };
}

export function runOf(
  { results, warnings, isCutOff }: Rows,
  known: { readonly planned?: number; readonly isCutOff?: boolean } = {},
): RunResult {
  const times = results.map(({ timestamp }) => (timestamp === EPOCH ? Number.NaN : Date.parse(timestamp)));
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

const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;

/** A file in the run folder, and none elsewhere, whatever the row says. */
export async function readSidecar(
  folder: string,
  name: string,
  files: Pick<Files, 'state' | 'read' | 'realPath'>,
): Promise<string | undefined> {
  const path = resolve(folder, name);
  if (!isInside(folder, path) || (await files.state(path)) !== 'file') return undefined;
  try {
    if (!isInside(await files.realPath(folder), await files.realPath(path))) return undefined;
    return await files.read(path, MAX_SIDECAR_BYTES);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw new Error(`Cannot read a file of an earlier run: ${messageOf(error)}`, { cause: error });
  }
}
