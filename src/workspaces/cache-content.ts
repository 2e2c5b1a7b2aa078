import { join } from 'node:path';
import type { Repository } from '../model/workspace.ts';
import { type CacheFolders, digest, treeKeyOf } from './cache-folders.ts';
import { identityOfUrl } from './repository-identity.ts';
import { usageFile } from './usage.ts';

/** What a cache between jobs is to hold of workspaces. */
export interface CacheContent {
  /** Absolute folders and files, sorted: mirrors and trees. Slots are not worth it, trees make them. */
  readonly paths: readonly string[];
  /** The same for the same repositories at the same commits, and for nothing else. */
  readonly key: string;
  /** The beginning of keys of the same repositories at other commits: what they hold saves most of the fetching. */
  readonly restorePrefix: string;
}

/** A repository at the commit that its reference stood for. */
export interface UsedRepository {
  readonly repository: Repository;
  readonly commit: string;
}

/**
 * What is worth being saved of repositories whose commits are known now. Locks and marks are left out, because their
 * holders do not travel. Whoever restores it need not believe it: a mirror is fetched into and asked for its commits, and
 * a tree that lost its heart is made again.
 */
export function cacheContent(
  used: readonly UsedRepository[],
  folders: Pick<CacheFolders, 'mirrors' | 'trees'>,
): CacheContent {
  const mirrors = unique(used.map(({ repository }) => digest(identityOfUrl(repository.url))));
  const trees = unique(used.map(({ repository, commit }) => treeKeyOf(repository, commit)));
  const things = [
    ...mirrors.map((name) => join(folders.mirrors, name)),
    ...trees.map((name) => join(folders.trees, name)),
  ];
  const restorePrefix = `workspaces-v1-${digest(mirrors).slice(0, 16)}-`;
  return {
    paths: things.flatMap((path) => [path, usageFile(path)]).sort(),
    key: `${restorePrefix}${digest(trees).slice(0, 32)}`,
    restorePrefix,
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
