import type { ExtraTrial, TestResult } from '../../model/run/result.ts';
import type { PlannedTest } from '../../model/run/shard-plan.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { plural } from '../../shared/text.ts';

/** The results of one shard in one attempt. */
export interface ShardResults {
  /** Its folder or artifact, for people. */
  readonly name: string;
  readonly index: number;
  /** By the name of the artifact, where it is one. */
  readonly attempt: number;
  readonly record: ShardRecord;
  /** In the order of the file. */
  readonly results: readonly TestResult[];
  readonly extraTrials: readonly ExtraTrial[];
}

/** The trials of a test that one shard runs. */
export type Part = PlannedTest['parts'][number];

const NAMED = 3;

/** `3 tests: a, b and c`, `70 tests: a, b, c and others`. */
export function countAndNames(ids: readonly string[], noun = 'test'): string {
  const shown = ids.slice(0, NAMED).join(', ');
  return `${plural(noun, ids.length)}: ${shown}${ids.length > NAMED ? ' and others' : ''}`;
}

const MOST_NUMBERS = 10;

/** `shard 3`, `shards 2, 5`, `shards 1, 2, … and others`. */
export function shardNumbers(shards: readonly number[]): string {
  const shown = shards.slice(0, MOST_NUMBERS).join(', ');
  return `${shards.length === 1 ? 'shard' : 'shards'} ${shown}${shards.length > MOST_NUMBERS ? ' and others' : ''}`;
}
