import PQueue from 'p-queue';

/** One piece of work and the lane it belongs to: tests of one target share a lane. */
export interface Job {
  readonly lane: string;
  /** What others may wait for. */
  readonly key?: string | undefined;
  /** Keys of jobs that must be over before this one begins; a key that no job has is not waited for. */
  readonly after?: readonly string[] | undefined;
  run(): Promise<void>;
}

export interface Limits {
  /** How many jobs of a lane run at the same time. */
  perLane(lane: string): number;
  /** How many run at the same time over all lanes. */
  readonly total: number;
}

/**
 * Runs all jobs, as many at once as the limits allow, in their order; no job may wait for itself, however many others
 * stand between. Once aborted, or once a job threw, jobs that
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
  const begin = (job: Job) => laneOf(job.lane).add(() => all.add(() => runUnlessOver(job)));
  const { endOf, end } = endsOf(jobs);
  await Promise.all(
    jobs.map((job) => {
      const before = (job.after ?? []).flatMap((key) => endOf(key) ?? []);
      // A job that waits holds no place in its lane.
      const running = before.length === 0 ? begin(job) : Promise.all(before).then(() => begin(job));
      return running.finally(() => end(job.key));
    }),
  );
  if (errors.length > 0) throw errors[0];
}

/** A promise for the end of each job that has a key. */
function endsOf(jobs: readonly Job[]) {
  const resolvers = new Map<string, () => void>();
  const ends = new Map<string, Promise<void>>();
  for (const { key } of jobs) {
    if (key !== undefined) ends.set(key, new Promise((resolve) => resolvers.set(key, resolve)));
  }
  return {
    endOf: (key: string): Promise<void> | undefined => ends.get(key),
    end(key: string | undefined): void {
      if (key !== undefined) resolvers.get(key)?.();
    },
  };
}
