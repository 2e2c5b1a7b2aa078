import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { CacheKeys, JobCaches } from '../../model/ports/artifacts.ts';
import type { Stores } from '../../model/ports/stores.ts';
import type { Job } from '../action/job.ts';
import { OPEN_EVENTS } from '../action/untrusted-code.ts';
import type { Inputs } from '../config/inputs.ts';
import { CACHE_FOLDER } from '../reuse/caches.ts';

/** The stores that travel from job to job through the Actions cache: answers that cost money, and are checked when they are read. */
export const storedStores = ['judge', 'responses'] as const;
export type StoredStore = (typeof storedStores)[number];

/** How many entries a store had before the run. */
export interface StoreNote {
  readonly name: StoredStore;
  readonly entries: number;
}

export interface StoreSite {
  readonly inputs: Pick<Inputs, 'cache' | 'dryRun' | 'workingDirectory'>;
  readonly job: Job;
  /** Tells the jobs of a matrix apart. */
  readonly leg: string;
  /** The folder of the step. */
  readonly cwd: string;
  readonly caches: JobCaches;
  readonly stores: Pick<Stores, 'size' | 'clean'>;
  readonly now: number;
}

/** Puts back what earlier jobs kept; what each store has then is to be noted for the post step. */
export async function restoreStores(site: StoreSite, signal: AbortSignal): Promise<StoreNote[]> {
  return Promise.all(
    wanted(site).map(async (name) => {
      const folder = folderOf(name, site);
      // A service that is down is given up sooner than the content of a large store.
      const key = await site.caches.find(folder, keysOf(name, site), signal);
      if (key !== undefined) await site.caches.restore(folder, { key, others: [] }, signal);
      return { name, entries: (await site.stores.size(folder)).entries };
    }),
  );
}

/** Entries that nobody has read for long are not worth their way. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_AGE_MS = 30 * 86_400_000;

/** Keeps stores that have something new, for later jobs of the same scope. The names of those that were kept. */
export async function saveStores(
  noted: readonly StoreNote[],
  site: StoreSite,
  signal: AbortSignal,
): Promise<readonly StoredStore[]> {
  if (!mayKeep(site.job)) return [];
  const stored = await Promise.all(
    noted.map(async ({ name, entries }) => {
      const folder = folderOf(name, site);
      if ((await site.stores.size(folder)).entries <= entries) return [];
      const { now } = site;
      await site.stores.clean(folder, { maxBytes: MOST_BYTES, writtenBefore: now - MOST_AGE_MS, now });
      const { key } = keysOf(name, site);
      return (await site.caches.save(folder, key, signal)) ? [name] : [];
    }),
  );
  return stored.flat();
}

const keysOf = (name: StoredStore, { job, leg }: StoreSite): CacheKeys => cacheKeys(`agentv-${name}`, job, leg);

function wanted({ inputs: { cache, dryRun } }: StoreSite): StoredStore[] {
  return dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
}

const folderOf = (name: StoredStore, { inputs, cwd }: StoreSite): string =>
  resolve(cwd, inputs.workingDirectory, CACHE_FOLDER, name);

/** The form of what is kept. */
const VERSION = 'v1';

/**
 * The keys of something that is kept for later jobs. What pull requests kept is of them alone; what branches kept is of
 * the branch, and is read by what is meant for it. No beginning of a key leads from a branch to a pull request.
 */
export function cacheKeys(what: string, job: Job, leg: string): CacheKeys {
  const own = `${what}-${VERSION}-${scopeOf(job)}-`;
  const base =
    job.base === undefined ? undefined : `${what}-${VERSION}-${branchScope(`refs/heads/${job.base.branch}`)}-`;
  return {
    // Nothing that is kept changes, so each job keeps its own.
    key: `${own}${job.run}-${job.attempt}-${hash(JSON.stringify([job.workflow, job.name, leg]))}`,
    others: base === undefined || base === own ? [own] : [own, base],
  };
}

/** Jobs that run what anybody may have sent read what is kept, and add nothing; a ref that is gone soon is not worth it. */
export function mayKeep({ event, pull, ref }: Job): boolean {
  if (pull?.isFork || [...OPEN_EVENTS, 'workflow_run', 'merge_group'].includes(event)) return false;
  return pull !== undefined || ref.startsWith('refs/heads/');
}

const scopeOf = ({ pull, ref }: Job): string => (pull === undefined ? branchScope(ref) : `pull-${pull.number}`);
const branchScope = (ref: string): string => `branch-${hash(ref)}`;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
