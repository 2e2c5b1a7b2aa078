import { userError } from '../../model/errors.ts';
import { type ExtraTrial, MOST_RERUNS, type TestResult } from '../../model/run/result.ts';
import { MOST_CELLS } from '../../model/run/shard-plan.ts';
import { type ShardRecord, shardRecordSchema } from '../../model/run/shard-record.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { linesOfPieces, type Row, rowsOfLines } from '../../results/read/read-journal.ts';
import { readRecord } from '../../results/read/read-record.ts';
import { testWithTooManyReruns } from '../../results/shards/most-reruns.ts';
import type { PlannedTests } from '../../results/shards/placed-rows.ts';
import type { ShardResults } from '../../results/shards/shard-results.ts';
import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { readExtraTrial } from '../run-folder/extra-trial-rows.ts';

/** The files of one shard, in a folder or an artifact. */
export interface ShardFiles {
  /** For people. */
  readonly name: string;
  /** From the name of an artifact. */
  readonly index?: number | undefined;
  readonly attempt?: number | undefined;
  /** The bytes of a file. Undefined if there is no such file. */
  pieces(file: string, maxBytes: number): Promise<Iterable<Uint8Array> | undefined>;
}

/** New entries of the judge cache are most of it. */
const MAX_RECORD_BYTES = 32 * 1024 * 1024;
export const MAX_JOURNAL_BYTES = 512 * 1024 * 1024;

/**
 * Reads what a shard measured: its rows one by one, because together they take several times the memory of the results.
 * Throws a `UserError` for a shard that another version wrote, or that is damaged.
 */
export async function readShard(files: ShardFiles, tests: PlannedTests): Promise<ShardResults> {
  const { name } = files;
  const record = parsed(await files.pieces(runFiles.shard, MAX_RECORD_BYTES), name);
  const results: TestResult[] = [];
  for (const { value, location } of await rowsIn(runFiles.journal, files)) {
    const { result, hasInvalidTime } = readRecord(value, location, (test) => tests.positionOf(test) ?? results.length);
    if (hasInvalidTime) throw invalidTime(location);
    results.push(result);
  }
  const extraTrials: ExtraTrial[] = [];
  for (const row of await rowsIn(runFiles.extraTrials, files)) {
    const { commit: _, ...trial } = readExtraTrial(row, (test) => tests.positionOf(test) ?? extraTrials.length);
    extraTrials.push(trial);
  }
  refuseTooMany(extraTrials, name);
  return {
    name,
    index: files.index ?? record.index,
    attempt: files.attempt ?? record.attempt,
    record,
    results,
    extraTrials,
  };
}

/** Shards write the time of each result. One that is not a time was changed, and evidence needs it. */
const invalidTime = ({ file, line }: SourceLocation) =>
  userError('RESULTS_UNREADABLE', `the timestamp in ${file}:${line} is not a time`, {
    hint: 'Run this shard again: its results were changed after they were written.',
  });

/** The gate counts the first re-runs of a test: more of them are no shard's work, and would only fill the report. */
function refuseTooMany(extraTrials: readonly ExtraTrial[], name: string): void {
  const testId = testWithTooManyReruns(extraTrials);
  if (testId === undefined) return;
  const message = `${name} has more than ${MOST_RERUNS} re-runs or control trials of ${testId}`;
  throw userError('RESULTS_UNREADABLE', message, { hint: 'Run this shard again: a shard never makes as many.' });
}

function parsed(pieces: Iterable<Uint8Array> | undefined, name: string): ShardRecord {
  const hint = 'A shard is the folder that "eval-action run --shard" wrote, with all of its files.';
  if (pieces === undefined) throw userError('FILE_MISSING', `There is no ${runFiles.shard} in ${name}`, { hint });
  const value = jsonOf([...linesOfPieces(pieces)].join('\n'));
  const version = isMapping(value) ? value['schemaVersion'] : undefined;
  if (typeof version === 'number' && version > 1) {
    throw userError('RESULTS_UNREADABLE', `A newer version of eval-action wrote ${name}`, {
      hint: 'Use the same version of eval-action in all jobs.',
    });
  }
  const read = shardRecordSchema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.').slice(0, 100)}`;
  throw userError('RESULTS_UNREADABLE', `${runFiles.shard} of ${name} is damaged${where}`, { hint });
}

/** The rows of a journal. */
async function rowsIn(file: string, files: ShardFiles): Promise<Iterable<Row>> {
  const lines = linesOfPieces((await files.pieces(file, MAX_JOURNAL_BYTES)) ?? []);
  // An incomplete last row is a missing trial.
  return rowsOfLines(lines, `${files.name}/${file}`, { warn: () => {}, mostRows: MOST_CELLS * 4 });
}
