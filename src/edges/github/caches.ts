import type { CacheKeys, JobCaches } from '../../model/artifact-ports.ts';
import { untilAborted } from './until-aborted.ts';

/** The Actions cache of this job, by the runner's own toolkit, which is loaded when it is first needed and tells its progress in the log. */
export const jobCaches: JobCaches = {
  find: (folder, keys, signal) => look(folder, keys, { lookupOnly: true }, signal),
  restore: (folder, keys, signal) => look(folder, keys, {}, signal),

  async save(folder, key, signal) {
    try {
      const { isFeatureAvailable, saveCache } = await import('@actions/cache');
      if (!isFeatureAvailable()) return false;
      return (await untilAborted(saveCache([folder], key), signal)) >= 0;
    } catch {
      return false;
    }
  },
};

async function look(
  folder: string,
  { key, others }: CacheKeys,
  options: { readonly lookupOnly?: boolean },
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
    if (!isFeatureAvailable()) return undefined;
    return await untilAborted(restoreCache([folder], key, [...others], options), signal);
  } catch {
    // The toolkit has said in the log what it could not do; the rest is that it took too long.
    return undefined;
  }
}

/** Whether this job has a cache: a look at its environment, which loads nothing. */
export const hasJobCache = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['GITHUB_ACTIONS'] === 'true' &&
  Boolean(env['ACTIONS_RUNTIME_TOKEN']) &&
  Boolean(env['ACTIONS_CACHE_SERVICE_V2'] ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL']);
