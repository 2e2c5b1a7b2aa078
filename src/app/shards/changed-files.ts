import { resolve } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { type ChangedFile, MOST_CHANGED_FILES, type ShardPlan } from '../../model/run/shard-plan.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { differentFiles } from '../../plan/shards/plan-difference.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { changedNames, type TreeSite } from '../reuse/tree-digest.ts';
import { digestOfFile, hasKeys } from './recorded-files.ts';

/** The tracked files that differ from the commit of the checkout; undefined if unknown, or too many. */
export async function changedFiles(site: TreeSite): Promise<ChangedFile[] | undefined> {
  const names = (await changedNames(site))?.filter((name) => !hasKeys(name));
  if (names === undefined || names.length > MOST_CHANGED_FILES) return undefined;
  const read = async (path: string) => ({ path, ...(await digestAt(resolve(site.root, path), site)) });
  return inParallel(names, read, AT_ONCE);
}

/** Each may take the memory of the largest file. */
const AT_ONCE = 2;

async function digestAt(path: string, { runtime: { files } }: TreeSite): Promise<Pick<ChangedFile, 'sha256'>> {
  try {
    return (await files.state(path)) === 'file' ? { sha256: await digestOfFile(path, files) } : {};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {};
  }
}

/**
 * The tracked files of a shard that differ from those of the machine that made the plan: a target may start any of them.
 * This is no error, because the steps before a shard may change files, such as a lock file, where the plan job has none.
 */
export async function filesUnlikePlan(
  { commit, changed: planned }: Pick<ShardPlan, 'commit' | 'changed'>,
  site: TreeSite,
): Promise<ShardRecord['changed']> {
  if (commit === undefined) return undefined;
  const changed = await changedFiles(site);
  if (planned === undefined || changed === undefined) return 'unknown';
  const names = differentFiles(planned, changed);
  return names.length === 0 ? undefined : names;
}
