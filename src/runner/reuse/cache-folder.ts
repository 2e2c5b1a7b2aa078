import { join, resolve } from 'node:path';
import type { Env } from '../../model/ports/machine.ts';

/** The parent folder of the caches, unless the suite sets another one. */
export const CACHE_FOLDER = '.agentv/cache';

/**
 * The parent folder of the caches of a working directory. In a job of GitHub Actions it is outside of the checkout, in
 * which a pull request can commit anything.
 */
export const cacheFolder = (cwd: string, env: Env): string => jobCacheFolder(env) ?? resolve(cwd, CACHE_FOLDER);

export function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }: Env): string | undefined {
  return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? join(RUNNER_TEMP, 'eval-action-cache') : undefined;
}
