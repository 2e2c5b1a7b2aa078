import PQueue from 'p-queue';

/** One piece of work and the lane it belongs to: tests of one target share a lane. */
export interface Job {
  readonly lane: string;
  run(): Promise<void>;
}

export interface Limits {
  /** How many jobs of a lane run at the same time. */
  perLane(lane: string): number;
  /** How many run at the same time over all lanes. */
  readonly total: number;
}

/**
 * Runs all jobs, as many at once as the limits allow, in their order. Once aborted, or once a job threw, jobs that
 * have not begun are left out; those that run are waited for. Then the first error, if any, is thrown.
 */
export async function schedule(jobs: readonly Job[], limits: Limits, signal: AbortSignal): Promise<void> {
  const all = new PQueue({ concurrency: limits.total });
  const lanes = new Map<string, PQueue>();
  const laneOf = (name: string): PQueue => {
    const existing = lanes.get(name);
    if (existing) return existing;
    const lane = new PQueue({ concurrency: limits.perLane(name) });
    lanes.set(name, lane);
    return lane;
  };
  const errors: unknown[] = [];
  const runUnlessOver = async (job: Job) => {
    if (signal.aborted || errors.length > 0) return;
    try {
      await job.run();
    } catch (error) {
      errors.push(error);
    }
  };
  await Promise.all(jobs.map((job) => laneOf(job.lane).add(() => all.add(() => runUnlessOver(job)))));
  if (errors.length > 0) throw errors[0];
}
