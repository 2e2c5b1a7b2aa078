import { join } from 'node:path';
import type { Locks } from '../model/ports.ts';
import type { Workspace } from '../model/workspace.ts';
import { ORIGIN_FILE } from './cache-folders.ts';
import { identityOfUrl } from './repository-identity.ts';
import { Room, type RoomDeps } from './room.ts';
import { noteUse } from './usage.ts';
import { orFailure } from './workspace-error.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

/** A slot of a pool, held until it is disposed. */
export interface Slot extends AsyncDisposable {
  readonly folder: string;
}

/** The slots of one pool, as one suite sees them. */
export class PoolSlots {
  readonly folder: string;
  /** How many there may be. */
  readonly count: number;
  readonly #locks: Pick<Locks, 'tryHold'>;
  /** The numbers of those that are ours: nobody has to ask for their locks again. */
  readonly #own = new Set<number>();

  constructor(folder: string, count: number, locks: Pick<Locks, 'tryHold'>) {
    this.folder = folder;
    this.count = count;
    this.#locks = locks;
  }

  /** The first that nobody holds; what a run that died held is free. Throws a `UserError` where there can be no lock. */
  async tryTake(): Promise<Slot | undefined> {
    for (let slot = 0; slot < this.count; slot += 1) {
      if (this.#own.has(slot)) continue;
      this.#own.add(slot);
      const taken = await this.#tryHold(slot);
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  async #tryHold(slot: number): Promise<Slot | undefined> {
    const folder = join(this.folder, `slot-${slot}`);
    let lock: AsyncDisposable | undefined;
    try {
      lock = await this.#locks.tryHold(`${folder}.lock`);
    } finally {
      if (lock === undefined) this.#own.delete(slot);
    }
    if (lock === undefined) return undefined;
    return {
      folder,
      [Symbol.asyncDispose]: async () => {
        this.#own.delete(slot);
        await lock[Symbol.asyncDispose]();
      },
    };
  }
}

interface RoomInDeps extends Pick<WorkspacesDeps, 'files' | 'clock'> {
  readonly workspace: Workspace;
  readonly roomDeps: RoomDeps;
  readonly withReset: boolean;
}

/** The room of a slot, and what fills it and notes how much it is. `fill` throws a `WorkspaceError`. */
export function roomIn({ folder }: Slot, { workspace, roomDeps, withReset, ...deps }: RoomInDeps) {
  const origins = JSON.stringify(workspace.repositories.map(({ url }) => identityOfUrl(url)));
  const origin = join(folder, ORIGIN_FILE);
  // Slots of one fingerprint have the same repositories.
  const write = async () => (await deps.files.state(origin)) === 'file' || deps.files.write(origin, origins);
  const room = new Room(join(folder, 'workspace'), join(folder, 'state'), workspace, roomDeps);
  return {
    room,
    async fill(signal: AbortSignal): Promise<void> {
      await orFailure('setup_error', workspace.place, write);
      const { bytes } = await room.fill(signal);
      // What it is compared with takes as much again, and once more what it is reset from.
      await noteUse(folder, bytes * (withReset ? 3 : 2), deps);
    },
  };
}
