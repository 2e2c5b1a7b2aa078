import { join } from 'node:path';
import type { Locks } from '../../model/ports/files.ts';
import type { Workspace } from '../../model/suite/workspace.ts';
import { type CacheFolders, notesOf, ORIGIN_FILE, stateOf } from '../cache-folders.ts';
import { Directory, type DirectoryDeps } from '../directories/directory.ts';
import { identityOfUrl } from '../repositories/repository-identity.ts';
import { noteUse, sizeOf } from '../usage.ts';
import { orFailure } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

export interface Slot extends AsyncDisposable {
  readonly number: number;
  readonly folder: string;
}

interface PoolDeps extends Pick<WorkspacesDeps, 'trees' | 'warn'> {
  readonly locks: Pick<Locks, 'tryHold'>;
  readonly folders: CacheFolders;
}

/** How long to watch a slot of a killed run for processes that still write there. */
const WATCH_MS = 1_000;

export class PoolSlots {
  readonly folder: string;
  /** How many there may be. */
  readonly count: number;
  readonly #deps: PoolDeps;
  /** The numbers of our own slots: their locks need not be checked again. */
  readonly #own = new Set<number>();
  /** The numbers of those that cannot be used. Others are made in their place. */
  readonly #aside = new Set<number>();

  constructor(folder: string, count: number, deps: PoolDeps) {
    this.folder = folder;
    this.count = count;
    this.#deps = deps;
  }

  /** The first free slot; those of a crashed run are free. Throws a `UserError` if locks are not possible. */
  async tryTake(signal: AbortSignal): Promise<Slot | undefined> {
    for (let slot = 0; slot < this.count + this.#aside.size; slot += 1) {
      if (this.#own.has(slot) || this.#aside.has(slot)) continue;
      this.#own.add(slot);
      const taken = await this.#tryHold(slot, signal);
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  /** Leaves a slot as it is, for this run. */
  setAside(slot: number, why: string): void {
    this.#aside.add(slot);
    this.#deps.warn(`The workspace ${this.#folderOf(slot)} is set aside, and another one is used: ${why}`);
  }

  #folderOf = (slot: number): string => join(this.folder, `slot-${slot}`);

  async #tryHold(number: number, signal: AbortSignal): Promise<Slot | undefined> {
    const folder = this.#folderOf(number);
    const mayTakeOver = async () => {
      if (await this.#deps.trees.isStill(folder, WATCH_MS, signal)) return true;
      this.setAside(number, 'a process that a killed run has left still writes there. End that process');
      return false;
    };
    let lock: AsyncDisposable | undefined;
    try {
      lock = await this.#deps.locks.tryHold(`${notesOf(folder, this.#deps.folders)}.lock`, { mayTakeOver });
    } finally {
      if (lock === undefined) this.#own.delete(number);
    }
    if (lock === undefined) return undefined;
    return {
      number,
      folder,
      [Symbol.asyncDispose]: async () => {
        this.#own.delete(number);
        await lock[Symbol.asyncDispose]();
      },
    };
  }
}

interface DirectoryInDeps extends Pick<WorkspacesDeps, 'files' | 'clock' | 'trees'> {
  readonly folders: CacheFolders;
  readonly workspace: Workspace;
  readonly directoryDeps: DirectoryDeps;
  readonly withReset: boolean;
}

/** The directory of a slot, with its functions to fill it and to record its size. `fill` throws a `WorkspaceError`. */
export function directoryIn(
  { folder }: Slot,
  { workspace, directoryDeps, withReset, folders, ...deps }: DirectoryInDeps,
) {
  const origins = JSON.stringify(workspace.repositories.map(({ url }) => identityOfUrl(url)));
  const state = stateOf(folder, folders);
  const origin = join(state, ORIGIN_FILE);
  // Slots of one fingerprint have the same repositories.
  const write = async () => (await deps.files.state(origin)) === 'file' || deps.files.writeAsIs(origin, origins);
  const directory = new Directory(join(folder, 'workspace'), join(state, 'room'), workspace, directoryDeps);
  return {
    directory,
    async fill(signal: AbortSignal): Promise<void> {
      const { change } = await directory.fill(signal);
      await orFailure('setup_error', workspace.location, write);
      // Commits further are about as large, and share the objects of the mirror.
      if (change !== 'recreated') return noteUse(folder, undefined, { ...deps, folders });
      const { bytes } = await sizeOf(folder, { ...deps, folders }, signal);
      // The data for the reset takes the same size again.
      await noteUse(folder, bytes * (withReset ? 2 : 1), { ...deps, folders });
    },
  };
}
