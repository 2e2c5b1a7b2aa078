import { getOrMake } from '../model/values/once.ts';

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
    const line = new JobQueue(jobs);
    const errors: unknown[] = [];
    const isOver = () => signal.aborted || errors.length > 0;
    let begun = 0;
    let isFilling = false;
    let isDone = false;

    /** The slots in use, and the jobs that wait for another one. */
    const inLane = new Map<string, number>();
    const returning = new Groups<() => void>();
    let running = 0;
    let mostRunning = 0;
    const count = (lanes: readonly string[], by: number) => {
      running += by;
      mostRunning = Math.max(mostRunning, running);
      for (const lane of lanes) inLane.set(lane, (inLane.get(lane) ?? 0) + by);
    };
    const hasSlot = (lanes: readonly string[]) =>
      running < limits.total && lanes.every((lane) => (inLane.get(lane) ?? 0) < limits.perLane(lane));

    const begin = async (job: ScheduledJob) => {
      const { lanes } = job;
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
          returning.add(lanes, () => settle(sit()));
          fill();
        });
      };
      // Other jobs get their slots before it does anything.
      await undefined;
      try {
        await job.run({ take }, (more) => line.add(more));
      } catch (error) {
        errors.push(error);
      }
      begun -= 1;
      line.ended(job);
      for (const slot of [...held]) slot.leave();
      fill();
    };

    /** Called after every change; jobs that release a slot at once lead here again. */
    const fill = () => {
      if (isFilling || isDone) return;
      isFilling = true;
      // Waiting jobs go first. After an abort they resolve at once and check themselves.
      const maySit = (lanes: readonly string[]) => isOver() || hasSlot(lanes);
      for (let next = returning.next(maySit); next !== undefined; next = returning.next(maySit)) next();
      while (!isOver() && begun < (limits.begun ?? limits.total)) {
        const job = line.ready.next(hasSlot);
        if (job === undefined) break;
        void begin(job);
      }
      isFilling = false;
      if (begun > 0 || (!isOver() && !line.ready.isEmpty)) return;
      isDone = true;
      signal.removeEventListener('abort', fill);
      if (errors.length > 0) reject(errors[0]);
      else resolve(mostRunning);
    };
    signal.addEventListener('abort', fill);
    fill();
  });
}

/** `at`: the position of the first item that still waits. */
interface Group<Item> {
  readonly lanes: readonly string[];
  readonly items: { readonly item: Item; readonly rank: number }[];
  at: number;
}

/** What waits for a slot, by its lanes: thousands may wait, and none of them can start if the first cannot. */
class Groups<Item> {
  readonly #groups = new Map<string, Group<Item>>();
  #added = 0;

  /** A lower rank comes first; by default the order in which items are added. */
  add(lanes: readonly string[], item: Item, rank = this.#added): void {
    const group = getOrMake(this.#groups, JSON.stringify(lanes), () => ({ lanes, items: [], at: 0 }));
    this.#added += 1;
    let index = group.items.length;
    while (index > group.at && (group.items[index - 1]?.rank ?? 0) > rank) index -= 1;
    group.items.splice(index, 0, { item, rank });
  }

  /** Removes and returns the first item with a free slot. */
  next(hasSlot: (lanes: readonly string[]) => boolean): Item | undefined {
    let best: Group<Item> | undefined;
    let rank = Number.POSITIVE_INFINITY;
    for (const group of this.#groups.values()) {
      const first = group.items[group.at];
      if (first !== undefined && first.rank < rank && hasSlot(group.lanes)) [best, rank] = [group, first.rank];
    }
    if (best === undefined) return undefined;
    best.at += 1;
    return best.items[best.at - 1]?.item;
  }

  get isEmpty(): boolean {
    return [...this.#groups.values()].every(({ items, at }) => at === items.length);
  }
}

/** Jobs that have not started: those that wait for others, and those that only need a slot, in their order. */
class JobQueue {
  readonly ready = new Groups<ScheduledJob>();
  readonly #blocked = new Map<string, { readonly job: ScheduledJob; readonly rank: number; left: number }[]>();
  readonly #left = new Map<string, number>();
  #ranked = 0;

  constructor(jobs: readonly ScheduledJob[]) {
    this.add(jobs);
  }

  /** Later jobs come after the earlier ones; those that are added together start with the longest. */
  add(jobs: readonly ScheduledJob[]): void {
    for (const { key } of jobs) if (key !== undefined) this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
    // A job without an expected duration counts as an average one.
    const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
    const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length || 0;
    for (const job of jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual))) {
      const before = [...new Set(job.after ?? [])].filter((key) => (this.#left.get(key) ?? 0) > 0);
      const entry = { job, rank: this.#ranked, left: before.length };
      this.#ranked += 1;
      if (before.length === 0) this.ready.add(job.lanes, job, entry.rank);
      for (const key of before) this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
    }
  }

  ended({ key }: ScheduledJob): void {
    if (key === undefined) return;
    const left = (this.#left.get(key) ?? 1) - 1;
    this.#left.set(key, left);
    if (left > 0) return;
    for (const entry of this.#blocked.get(key) ?? []) {
      entry.left -= 1;
      if (entry.left === 0) this.ready.add(entry.job.lanes, entry.job, entry.rank);
    }
  }
}
