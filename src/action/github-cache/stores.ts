import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Inputs, RunOptions } from '../../config/settings.ts';
import { hasJobCache, jobCaches } from '../../github/caches.ts';
import { OPEN_EVENTS } from '../../github/event.ts';
import type { Job } from '../../github/job.ts';
import type { CacheKeys, JobCaches } from '../../model/ports/artifacts.ts';
import type { Stores } from '../../model/ports/stores.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { cacheFolder } from '../../runner/reuse/cache-folder.ts';

/** The stores in the Actions cache: responses that cost money, and are verified when read. */
export const storedStores = ['judge', 'responses'] as const;
type StoredStore = (typeof storedStores)[number];

/** The number of entries of a store before the run. */
interface StoreNote {
  readonly name: StoredStore;
  readonly entries: number;
}

export interface StoreSite {
  readonly inputs: Pick<RunOptions, 'cache' | 'dryRun'>;
  readonly job: Job;
  /** Different for each job of a matrix. */
  readonly leg: string;
  /** The parent folder of the stores. */
  readonly folder: string;
  readonly caches: JobCaches;
  readonly stores: Pick<Stores, 'size' | 'clean' | 'trust'>;
  readonly now: number;
}

/** The stores of the job with this key; undefined where jobs have no cache. */
export function jobStores(
  inputs: Inputs,
  job: Job,
  key: string,
  { cwd, env, stores, clock }: Pick<Runtime, 'cwd' | 'env' | 'stores' | 'clock'>,
): StoreSite | undefined {
  if (!hasJobCache(env)) return undefined;
  const { shard, workingDirectory } = inputs;
  // Each shard has other tests.
  const leg = shard === undefined ? key : `${key} ${shard.index}/${shard.count}`;
  const folder = cacheFolder(resolve(cwd, workingDirectory), env);
  return { inputs, job, leg, folder, caches: jobCaches, stores, now: clock.now() };
}

/**
 * Restores what earlier jobs stored, and nothing that an earlier step of this job left there. Returns the size of each
 * store for the post step.
 */
export async function restoreStores(site: StoreSite, signal: AbortSignal): Promise<StoreNote[]> {
  const { cache, dryRun } = site.inputs;
  const wanted = dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
  return Promise.all(
    wanted.map(async (name) => {
      const folder = join(site.folder, name);
      await site.stores.clean(folder, { now: site.now });
      // A service without a response is given up sooner than a large download.
      const key = await site.caches.find(folder, keysOf(name, site), signal);
      if (key !== undefined) await site.caches.restore(folder, { key, others: [] }, signal);
      site.stores.trust(folder);
      return { name, entries: (await site.stores.size(folder)).entries };
    }),
  );
}

/** Entries that were not read for long are not worth storing. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_AGE_MS = 30 * 86_400_000;

/** Stores the stores with new entries for later jobs of the same scope. Returns their names. */
export async function saveStores(
  noted: readonly StoreNote[],
  site: StoreSite,
  signal: AbortSignal,
): Promise<readonly StoredStore[]> {
  if (!mayKeep(site.job)) return [];
  const stored = await Promise.all(
    noted.map(async ({ name, entries }) => {
      const folder = join(site.folder, name);
      if ((await site.stores.size(folder)).entries <= entries) return [];
      const { now } = site;
      await site.stores.clean(folder, { maxBytes: MAX_BYTES, writtenBefore: now - MAX_AGE_MS, now });
      const { key } = keysOf(name, site);
      return (await site.caches.save(folder, key, signal)) ? [name] : [];
    }),
  );
  return stored.flat();
}

const keysOf = (name: StoredStore, { job, leg }: StoreSite): CacheKeys => cacheKeys(`agentv-${name}`, job, leg);

/** Removes what programs under test wrote into the stores: the post step stores all that is there. */
export async function dropForeign(
  noted: readonly StoreNote[],
  { folder, stores, now }: Pick<StoreSite, 'folder' | 'now'> & { readonly stores: Pick<Stores, 'clean'> },
): Promise<void> {
  for (const { name } of noted) await stores.clean(join(folder, name), { now, untrusted: true });
}

/** The version of the stored format. */
const VERSION = 'v1';

/**
 * The keys of a cache entry. Entries of pull requests are read only by the same pull request; entries of a branch also
 * by pull requests into it. No key prefix leads from a branch to a pull request.
 */
export function cacheKeys(what: string, job: Job, leg: string): CacheKeys {
  const { pull, base, ref } = job;
  const ofScope = (scope: string) => `${what}-${VERSION}-${scope}-`;
  const ownPrefix = ofScope(pull === undefined ? `branch-${hash(ref)}` : `pull-${pull.number}`);
  const ofBase = base === undefined ? ownPrefix : ofScope(`branch-${hash(`refs/heads/${base.branch}`)}`);
  const part = `${hash(JSON.stringify([job.workflow, job.name, leg]))}-`;
  return {
    // Entries are immutable, so each job stores its own, and restores that of the same job where there is one.
    key: `${ownPrefix}${part}${job.run}-${job.attempt}`,
    others: [...new Set([ownPrefix, ofBase])].flatMap((each) => [`${each}${part}`, each]),
  };
}

/** Jobs that run untrusted code read the cache and add nothing; a temporary ref is not worth it. */
export function mayKeep({ event, pull, ref }: Job): boolean {
  if (pull?.isFork || [...OPEN_EVENTS, 'workflow_run', 'merge_group'].includes(event)) return false;
  return pull !== undefined || ref.startsWith('refs/heads/');
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
