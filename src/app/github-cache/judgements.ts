import { join, resolve } from 'node:path';
import { hasJobCache, jobCaches } from '../../adapters/github/caches.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { type Job, keyOf } from '../action/job.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { cacheFolder } from '../reuse/caches.ts';
import { mayKeep, restoreStores, saveStores } from './stores.ts';

const SAVE_MS = 60_000;

/**
 * Stores what the judges of all shards answered as one cache for later runs. Shards do not store their own: later jobs
 * would restore that of one shard only.
 */
export async function saveJudgements(
  judgements: NonNullable<ShardRecord['judgements']>,
  { inputs, job }: { readonly inputs: Inputs; readonly job: Job | undefined },
  { env, stores, cwd, clock, signal }: Runtime,
): Promise<void> {
  if (judgements.length === 0 || job === undefined || !hasJobCache(env) || !mayKeep(job)) return;
  const folder = cacheFolder(resolve(cwd, inputs.workingDirectory), env);
  const judge = { cache: ['judge' as const], dryRun: inputs.dryRun };
  const site = { inputs: judge, job, leg: keyOf(inputs, job), folder, caches: jobCaches, stores, now: clock.now() };
  const within = AbortSignal.any([signal, AbortSignal.timeout(SAVE_MS)]);
  const noted = await restoreStores(site, within);
  const store = stores.open(join(folder, 'judge'));
  for (const { key, value } of judgements) await store.put(key, value);
  await saveStores(noted, site, within);
}
