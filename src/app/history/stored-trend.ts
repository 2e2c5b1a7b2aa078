import { UserError } from '../../model/errors.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { TrendRun } from '../../model/run/sample.ts';
import type { Job } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { folderOf } from './history-key.ts';
import { openStore } from './open-store.ts';
import { trendIn } from './write-history.ts';

/** A report does not wait longer for a chart. */
const LOOK_MS = 30_000;

/** The newest runs of the history, for charts; none if it is off or cannot be read, which only the log says. */
export async function storedTrend(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'connect' | 'log' | 'signal'>,
): Promise<readonly TrendRun[]> {
  const store = openStore(inputs, job, runtime);
  if (store === undefined) return [];
  const signal = AbortSignal.any([runtime.signal, AbortSignal.timeout(LOOK_MS)]);
  try {
    return (await trendIn(await store.open(signal), folderOf(inputs, job), signal)) ?? [];
  } catch (error) {
    if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
    runtime.log.warn(`The trend does not have the history: ${error.message}`);
    return [];
  }
}
