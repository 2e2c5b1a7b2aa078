import type { CacheKeys, JobCaches } from '../../model/ports/artifacts.ts';
import { Patience } from './patience.ts';
import { untilAborted } from './until-aborted.ts';

const SERVICE = 'The Actions cache';

/**
 * The Actions cache of this job, by the runner's own toolkit, which is loaded when it is first needed and reports its
 * progress in the log. Lookups have one patience for the whole process; content may take longer.
 */
export function openJobCaches(patience = new Patience(SERVICE)): JobCaches {
  const lookUp = (folder: string, keys: CacheKeys, signal: AbortSignal): Promise<string | undefined> =>
    patience.attempt((within) => look(folder, keys, { lookupOnly: true }, within), signal);
  return {
    // Where something fails, the toolkit has said in the log why; the rest is that it took too long.
    find: (folder, keys, signal) => lookUp(folder, keys, signal).catch(() => undefined),

    restore: (folder, keys, signal) => look(folder, keys, {}, signal).catch(() => undefined),

    async save(folder, key, signal) {
      try {
        const { isFeatureAvailable, saveCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return false;
        // A lookup is given up soon; the toolkit tries for half a minute to save something.
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

/** Whether this job has a cache: a look at its environment, which loads nothing. */
export const hasJobCache = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['GITHUB_ACTIONS'] === 'true' &&
  Boolean(env['ACTIONS_RUNTIME_TOKEN']) &&
  Boolean(env['ACTIONS_CACHE_SERVICE_V2'] ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL']);
