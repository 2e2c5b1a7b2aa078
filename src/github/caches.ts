import type { CacheKeys, JobCaches } from '../model/ports/artifacts.ts';
import type { Env } from '../model/ports/machine.ts';
import { RetryBudget } from './retry-budget.ts';
import { untilAborted } from './until-aborted.ts';

const SERVICE = 'The Actions cache';

/**
 * The Actions cache of this job, through the runner's toolkit, which is loaded on first use and logs its progress.
 * Lookups share one time limit for the whole process; content may take longer.
 */
export function openJobCaches(retryBudget = new RetryBudget(SERVICE)): JobCaches {
  const lookUp = (folder: string, keys: CacheKeys, signal: AbortSignal): Promise<string | undefined> =>
    retryBudget.attempt((within) => look(folder, keys, { lookupOnly: true }, within), signal);
  return {
    // If something fails, the toolkit has logged the reason; otherwise it took too long.
    find: (folder, keys, signal) => lookUp(folder, keys, signal).catch(() => undefined),

    restore: (folder, keys, signal) => look(folder, keys, {}, signal).catch(() => undefined),

    async save(folder, key, signal) {
      try {
        const { isFeatureAvailable, saveCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return false;
        // A lookup has a short limit; the toolkit retries a save for half a minute.
        await lookUp(folder, { key, others: [] }, signal);
        return (await untilAborted(() => saveCache([folder], key), signal, SERVICE)) >= 0;
      } catch {
        return false;
      }
    },
  };
}

export const jobCaches = openJobCaches();

async function look(
  folder: string,
  { key, others }: CacheKeys,
  options: { readonly lookupOnly?: boolean },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
  if (!isFeatureAvailable()) return undefined;
  return untilAborted(() => restoreCache([folder], key, [...others], options), signal, SERVICE);
}

/** Whether this job has a cache: reads its environment, loads nothing. */
export const hasJobCache = (env: Env): boolean =>
  env['GITHUB_ACTIONS'] === 'true' &&
  Boolean(env['ACTIONS_RUNTIME_TOKEN']) &&
  Boolean(env['ACTIONS_CACHE_SERVICE_V2'] ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL']);
