/** One piece of work. While it is running it holds a slot in each of its lanes. */
export interface Job {
  readonly lanes: readonly string[];
  /** The key for dependencies. */
  readonly key?: string | undefined;
  /** Keys of jobs that must end before this one starts; an unknown key is ignored. */
  readonly after?: readonly string[] | undefined;
  /** Its expected duration: the longest start first, so that none of them runs alone at the end. */
  readonly expectedMs?: number | undefined;
  /** Jobs that this one adds are added before it ends. */
  run(slots: Slots, add: (jobs: readonly Job[]) => void): Promise<void>;
}

/** The slots of a job. The first one is reserved for it; remaining slots end with the job. */
export interface Slots {
  /** Resolves when all lanes of the job have a slot, before jobs that have not started; at once after an abort. */
  take(): Promise<Slot>;
}

export interface Slot {
  /** Releases the slot: the rest of the job needs none. */
  leave(): void;
}

export interface Limits {
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
export function schedule(jobs: readonly Job[], limits: Limits, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const queue = new Queue(limits);
    const line = new Line(jobs);
    const errors: unknown[] = [];
    const isOver = () => signal.aborted || errors.length > 0;
    let begun = 0;
    let isFilling = false;
    let isDone = false;

    const begin = async (job: Job) => {
      begun += 1;
      const slots = queue.admit(job, () => fill());
      // Other jobs get their slots before it does anything.
      await undefined;
      try {
        await job.run(slots, (jobs) => line.add(jobs));
      } catch (error) {
        errors.push(error);
      }
      begun -= 1;
      line.ended(job);
      slots.close();
      fill();
    };

    /** Called after every change; jobs that release a slot at once lead here again. */
    const fill = () => {
      if (isFilling || isDone) return;
      isFilling = true;
      queue.serveReturning(isOver());
      while (!isOver() && begun < (limits.begun ?? limits.total)) {
        const job = line.next((lanes) => queue.hasSlot(lanes));
        if (job === undefined) break;
        void begin(job);
      }
      isFilling = false;
      if (begun > 0 || (!isOver() && line.hasReady())) return;
      isDone = true;
      signal.removeEventListener('abort', fill);
      if (errors.length > 0) reject(errors[0]);
      else resolve(queue.mostRunning);
    };
    signal.addEventListener('abort', fill);
    fill();
  });
}

/** The slots in use. */
class Queue {
  readonly #limits: Limits;
  readonly #lanes = new Map<string, number>();
  #running = 0;
  #mostRunning = 0;
  /**
   * Jobs that wait for another slot, by their lanes: thousands of trials may wait, and none of them can start if the
   * first cannot.
   */
  readonly #returning = new Map<string, { readonly lanes: readonly string[]; readonly waiting: Set<Returning> }>();
  #returned = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get mostRunning(): number {
    return this.#mostRunning;
  }

  hasSlot(lanes: readonly string[]): boolean {
    return (
      this.#running < this.#limits.total &&
      lanes.every((lane) => (this.#lanes.get(lane) ?? 0) < this.#limits.perLane(lane))
    );
  }

  /** Gives a job its slot, and access to further slots. */
  admit({ lanes }: Job, onLeave: () => void): Slots & { close(): void } {
    const name = nameOf(lanes);
    const held = new Set<Slot>();
    const sit = (): Slot => {
      this.#count(lanes, 1);
      const slot: Slot = {
        leave: () => {
          if (!held.delete(slot)) return;
          this.#count(lanes, -1);
          onLeave();
        },
      };
      held.add(slot);
      return slot;
    };
    let stored: Slot | undefined = sit();
    return {
      take: () => {
        const first = stored;
        stored = undefined;
        if (first !== undefined) return Promise.resolve(first);
        return new Promise((resolve) => {
          this.#waitingIn(name, lanes).add({ rank: this.#returned, sit: () => resolve(sit()) });
          this.#returned += 1;
          onLeave();
        });
      },
      close: () => {
        for (const slot of [...held]) slot.leave();
      },
    };
  }

  /** Waiting jobs go first. After an abort they resolve at once and check themselves. */
  serveReturning(isOver: boolean): void {
    for (let next = this.#nextReturning(isOver); next !== undefined; next = this.#nextReturning(isOver)) next.sit();
  }

  /** Removes and returns the first waiting job with a free slot. */
  #nextReturning(isOver: boolean): Returning | undefined {
    let best: { readonly name: string; readonly waiting: Set<Returning>; readonly first: Returning } | undefined;
    for (const [name, { lanes, waiting }] of this.#returning) {
      const [first] = waiting;
      if (first === undefined || (best !== undefined && best.first.rank < first.rank)) continue;
      if (isOver || this.hasSlot(lanes)) best = { name, waiting, first };
    }
    if (best === undefined) return undefined;
    best.waiting.delete(best.first);
    if (best.waiting.size === 0) this.#returning.delete(best.name);
    return best.first;
  }

  #waitingIn(name: string, lanes: readonly string[]): Set<Returning> {
    const known = this.#returning.get(name);
    if (known !== undefined) return known.waiting;
    const waiting = new Set<Returning>();
    this.#returning.set(name, { lanes, waiting });
    return waiting;
  }

  #count(lanes: readonly string[], by: number): void {
    this.#running += by;
    this.#mostRunning = Math.max(this.#mostRunning, this.#running);
    for (const lane of lanes) this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + by);
  }
}

/** Most jobs share their list of lanes with thousands of others. */
const knownNames = new WeakMap<readonly string[], string>();

function nameOf(lanes: readonly string[]): string {
  const name = knownNames.get(lanes) ?? JSON.stringify(lanes);
  knownNames.set(lanes, name);
  return name;
}

interface Returning {
  /** Earlier jobs have a lower one. */
  readonly rank: number;
  sit(): void;
}

interface Waiting {
  readonly job: Job;
  readonly rank: number;
}

/** Jobs that have not started: those that wait for others, and those that only need a slot, in their order. */
class Line {
  readonly #groups = new Map<string, { readonly lanes: readonly string[]; readonly ready: Waiting[]; at: number }>();
  readonly #blocked = new Map<string, { readonly waiting: Waiting; left: number }[]>();
  readonly #left = new Map<string, number>();
  #ranked = 0;

  constructor(jobs: readonly Job[]) {
    this.add(jobs);
  }

  /** Later jobs come after the earlier ones; those that are added together start with the longest. */
  add(jobs: readonly Job[]): void {
    for (const { key } of jobs) if (key !== undefined) this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
    for (const job of longestFirst(jobs)) {
      const before =
        job.after === undefined ? [] : [...new Set(job.after)].filter((key) => (this.#left.get(key) ?? 0) > 0);
      const entry = { waiting: { job, rank: this.#ranked }, left: before.length };
      this.#ranked += 1;
      if (before.length === 0) this.#makeReady(entry.waiting);
      for (const key of before) this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
    }
  }

  /** The first job with a free slot. */
  next(hasSlot: (lanes: readonly string[]) => boolean): Job | undefined {
    let best: { readonly ready: Waiting[]; at: number } | undefined;
    let rank = Number.POSITIVE_INFINITY;
    for (const group of this.#groups.values()) {
      const first = group.ready[group.at];
      if (first !== undefined && first.rank < rank && hasSlot(group.lanes)) [best, rank] = [group, first.rank];
    }
    if (best === undefined) return undefined;
    best.at += 1;
    return best.ready[best.at - 1]?.job;
  }

  hasReady(): boolean {
    return [...this.#groups.values()].some(({ ready, at }) => at < ready.length);
  }

  ended({ key }: Job): void {
    if (key === undefined) return;
    const left = (this.#left.get(key) ?? 1) - 1;
    this.#left.set(key, left);
    if (left > 0) return;
    for (const entry of this.#blocked.get(key) ?? []) {
      entry.left -= 1;
      if (entry.left === 0) this.#makeReady(entry.waiting);
    }
  }

  #makeReady(waiting: Waiting): void {
    const name = nameOf(waiting.job.lanes);
    const group = this.#groups.get(name) ?? { lanes: waiting.job.lanes, ready: [], at: 0 };
    this.#groups.set(name, group);
    let index = group.ready.length;
    while (index > group.at && (group.ready[index - 1]?.rank ?? 0) > waiting.rank) index -= 1;
    group.ready.splice(index, 0, waiting);
  }
}

/** A job without an expected duration counts as an average one. */
function longestFirst(jobs: readonly Job[]): readonly Job[] {
  const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
  if (known.length === 0) return jobs;
  const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
  return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}
