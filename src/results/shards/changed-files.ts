import type { Problem } from '../../model/errors.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { grouped } from '../../shared/grouped.ts';
import { countAndNames, type ShardResults } from './shard-results.ts';

type Changed = NonNullable<ShardRecord['changed']>;

/** Shards whose tracked files were not those of the plan: one warning for all with the same files. */
export function changedFilesWarnings(shards: readonly ShardResults[]): Problem[] {
  const other = shards.flatMap(({ index, record: { changed } }) => (changed === undefined ? [] : [{ index, changed }]));
  const groups = grouped(other, ({ changed }) => [JSON.stringify(changed)]);
  return Array.from(groups.values(), (group) => {
    const indices = group.map(({ index }) => index);
    return changedFilesWarning(shardsText(indices), group[0].changed);
  });
}

/** `Shard 3`, `Shards 1, 2`. */
function shardsText(indices: readonly number[]): string {
  const rest = indices.length > MOST_NAMED ? ' and others' : '';
  return `Shard${indices.length === 1 ? '' : 's'} ${indices.slice(0, MOST_NAMED).join(', ')}${rest}`;
}

const MOST_NAMED = 10;

export function changedFilesWarning(which: string, changed: Changed): Problem {
  const isUnknown = changed === 'unknown';
  return {
    code: 'INPUT_INVALID',
    severity: 'warning',
    message: isUnknown
      ? `${which} may have run with tracked files that differ from those of the plan: git could not list the changes`
      : `${which} ran with tracked files that differ from those of the plan (${countAndNames(changed, 'file')})`,
    hint: isUnknown
      ? 'Check that "git diff --name-only HEAD" ends within a minute, and lists at most 10000 files.'
      : 'Tests may use them. Let no step before a shard change tracked files, or let the same step run before the plan.',
  };
}
