/** One piece of work. While it is running it holds a slot in each of its lanes. */
export interface ScheduledJob {
  readonly lanes: readonly string[];
  /** The key for dependencies. */
  readonly key?: string | undefined;
  /** Keys of jobs that must end before this one starts; an unknown key is ignored. */
  readonly after?: readonly string[] | undefined;
  /** Its expected duration: the longest start first, so that none of them runs alone at the end. */
  readonly expectedMs?: number | undefined;
  /** Jobs that this one adds are added before it ends. */
  run(slots: Slots, add: (jobs: readonly ScheduledJob[]) => void): Promise<void>;
}

/** The slots of a job. The first one is reserved for it; remaining slots end with the job. */
export interface Slots {
  /** Resolves when all lanes of the job have a slot, before jobs that have not started; at once after an abort. */
  take(): Promise<JobSlot>;
}

export interface JobSlot {
  /** Releases the slot: the rest of the job needs none. */
  leave(): void;
}

export interface LaneLimits {
  /** The current number of slots of a lane; it may change while jobs run. */
  perLane(lane: string): number;
  /** The number of slots over all lanes. */
  readonly total: number;
  /** Maximum number of started jobs, with or without a slot; by default the number of slots. */
  readonly begun?: number | undefined;
}

/**
 * Runs all jobs and those that they add, as many at once as the limits allow, the longest expected first and else in
 * order; dependencies must not form a cycle. After an abort or an exception, jobs that have not started are dropped;
 * running ones are awaited. Then the first error, if any, is thrown. Returns the maximum number of slots in use at
 * once.
 */
export function schedule(jobs: readonly ScheduledJob[], limits: LaneLimits, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    /** Jobs that have not started, in their order. */
    const waiting: ScheduledJob[] = [];
    /** Jobs that have started and wait for another slot. */
    const returning: { readonly lanes: readonly string[]; continue(): void }[] = [];
    /** The number of jobs of a key that have not ended. */
    const unfinished = new Map<string, number>();
    const inLane = new Map<string, number>();
    const errors: unknown[] = [];
    let [begun, running, mostRunning] = [0, 0, 0];
    let isFilling = false;
    let isDone = false;

    const isOver = () => signal.aborted || errors.length > 0;
    const count = (lanes: readonly string[], by: number) => {
      running += by;
      mostRunning = Math.max(mostRunning, running);
      for (const lane of lanes) inLane.set(lane, (inLane.get(lane) ?? 0) + by);
    };
    const hasSlot = ({ lanes }: { readonly lanes: readonly string[] }) =>
      running < limits.total && lanes.every((lane) => (inLane.get(lane) ?? 0) < limits.perLane(lane));
    const isReady = ({ after = [] }: ScheduledJob) => after.every((key) => (unfinished.get(key) ?? 0) === 0);

    const add = (more: readonly ScheduledJob[]) => {
      for (const { key } of more) if (key !== undefined) unfinished.set(key, (unfinished.get(key) ?? 0) + 1);
      for (const job of longestFirst(more)) waiting.push(job);
    };

    const begin = async (job: ScheduledJob) => {
      const { lanes, key } = job;
      const held = new Set<JobSlot>();
      const sit = (): JobSlot => {
        count(lanes, 1);
        const slot: JobSlot = {
          leave: () => {
            if (!held.delete(slot)) return;
            count(lanes, -1);
            fill();
          },
        };
        held.add(slot);
        return slot;
      };
      begun += 1;
      let first: JobSlot | undefined = sit();
      const take = () => {
        const slot = first;
        first = undefined;
        if (slot !== undefined) return Promise.resolve(slot);
        return new Promise<JobSlot>((settle) => {
          returning.push({ lanes, continue: () => settle(sit()) });
          fill();
        });
      };
      // Other jobs get their slots before it does anything.
      await undefined;
      try {
        await job.run({ take }, add);
      } catch (error) {
        errors.push(error);
      }
      begun -= 1;
      if (key !== undefined) unfinished.set(key, (unfinished.get(key) ?? 1) - 1);
      for (const slot of [...held]) slot.leave();
      fill();
    };

    /** Called after every change; jobs that release a slot at once lead here again. */
    const fill = () => {
      if (isFilling || isDone) return;
      isFilling = true;
      // Started jobs go first. After an abort they get a slot at once, and check the signal themselves.
      for (;;) {
        const at = returning.findIndex((each) => isOver() || hasSlot(each));
        if (at === -1) break;
        returning.splice(at, 1)[0]?.continue();
      }
      while (!isOver() && running < limits.total && begun < (limits.begun ?? limits.total)) {
        const at = waiting.findIndex((job) => isReady(job) && hasSlot(job));
        if (at === -1) break;
        for (const job of waiting.splice(at, 1)) void begin(job);
      }
      isFilling = false;
      if (begun > 0 || (!isOver() && waiting.some(isReady))) return;
      isDone = true;
      signal.removeEventListener('abort', fill);
      if (errors.length > 0) reject(errors[0]);
      else resolve(mostRunning);
    };
    signal.addEventListener('abort', fill);
    add(jobs);
    fill();
  });
}

/** A job without an expected duration counts as an average one. */
function longestFirst(jobs: readonly ScheduledJob[]): ScheduledJob[] {
  const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
  const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length || 0;
  return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}
