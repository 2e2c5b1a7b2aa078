import { join } from 'node:path';
import { type CacheFolders, notesOf } from '../cache-folders.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

/** As many slots of one fingerprint there are at most: as many as tests can run at once. */
export const MAX_SLOTS = 50;

export interface Slot extends AsyncDisposable {
  readonly number: number;
  readonly folder: string;
}

interface PoolDeps extends Pick<WorkspacesDeps, 'trees' | 'locks' | 'warn'> {
  readonly folders: CacheFolders;
}

/** How long to watch a slot of a killed run for processes that still write there. */
const WATCH_MS = 1_000;

/** The slots of one pool: folders with a lock, which is elsewhere. */
export class PoolSlots {
  readonly #folder: string;
  readonly #count: number;
  readonly #deps: PoolDeps;
  /** The numbers of those that cannot be used. Others are made in their place. */
  readonly #aside = new Set<number>();

  constructor(folder: string, count: number, deps: PoolDeps) {
    this.#folder = folder;
    this.#count = count;
    this.#deps = deps;
  }

  /** The first free slot; those of a crashed run are free. Throws a `UserError` if locks are not possible. */
  async tryTake(signal: AbortSignal): Promise<Slot | undefined> {
    for (let number = 0; number < this.#count + this.#aside.size; number += 1) {
      if (this.#aside.has(number)) continue;
      const folder = this.#folderOf(number);
      const mayTakeOver = async () => {
        if (await this.#deps.trees.isStill(folder, WATCH_MS, signal)) return true;
        this.setAside(number, 'a process that a killed run has left still writes there. End that process');
        return false;
      };
      const lock = await this.#deps.locks.tryHold(`${notesOf(folder, this.#deps.folders)}.lock`, { mayTakeOver });
      if (lock !== undefined) return { number, folder, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
    }
    return undefined;
  }

  /** Leaves a slot as it is, for this run. */
  setAside(number: number, why: string): void {
    this.#aside.add(number);
    this.#deps.warn(`The workspace ${this.#folderOf(number)} is set aside, and another one is used: ${why}`);
  }

  #folderOf(number: number): string {
    return join(this.#folder, `slot-${number}`);
  }
}
