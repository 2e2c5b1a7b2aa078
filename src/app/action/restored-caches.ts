import { resolve } from 'node:path';
import { hasJobCache, jobCaches } from '../../adapters/github/caches.ts';
import type { Inputs } from '../config/inputs.ts';
import { StoredRepositories, travelFolder } from '../github-cache/repositories.ts';
import { restoreStores, type StoreNote } from '../github-cache/stores.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { cacheFolder } from '../reuse/cache-folder.ts';
import { type Job, keyOf } from './job.ts';

/** Restoring caches must not take longer than it saves. */
const RESTORE_MS = 60_000;

export async function restored(inputs: Inputs, job: Job | undefined, runtime: Runtime): Promise<StoreNote[]> {
  const { env, stores, clock, signal } = runtime;
  if (job === undefined || !hasJobCache(env)) return [];
  const folder = storesFolder(inputs, runtime);
  const site = {
    inputs,
    job,
    leg: legOf(keyOf(inputs, job), inputs),
    folder,
    caches: jobCaches,
    stores,
    now: clock.now(),
  };
  return restoreStores(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}

/** The job that a cache is of: each shard has other tests. */
export const legOf = (key: string, { shard }: Pick<Inputs, 'shard'>): string =>
  shard === undefined ? key : `${key} ${shard.index}/${shard.count}`;

export const storesFolder = (
  { workingDirectory }: Pick<Inputs, 'workingDirectory'>,
  { cwd, env }: Pick<Runtime, 'cwd' | 'env'>,
): string => cacheFolder(resolve(cwd, workingDirectory), env);

/** Repositories are larger and take longer to fetch. */
const RESTORE_REPOSITORIES_MS = 180_000;

export function storedRepositories(
  inputs: Inputs,
  job: Job | undefined,
  runtime: Runtime,
): StoredRepositories | undefined {
  const folder = travelFolder(runtime.env);
  if (job === undefined || folder === undefined || !hasJobCache(runtime.env)) return undefined;
  const { trees, clock, log } = runtime;
  const restoreMs = RESTORE_REPOSITORIES_MS;
  return new StoredRepositories({ inputs, job, caches: jobCaches, restoreMs, trees, clock, folder, notify: log.warn });
}
