import { join } from 'node:path';
import type { Workspace } from '../model/workspace.ts';
import { type CacheFolders, digest, fingerprintOf, ORIGIN_FILE } from './cache-folders.ts';
import type { Decision } from './decide.ts';
import { identityOfUrl } from './repository-identity.ts';
import { type Held, Room, type RoomDeps } from './room.ts';
import { AFTER_ALL, BEFORE_ALL, openRoom, tidyRoom } from './room-opening.ts';
import { stateOfStatic } from './static-folders.ts';
import { noteUse } from './usage.ts';
import type { Visitor } from './visit.ts';
import { orFailure, WorkspaceError } from './workspace-error.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

export type SharedDecision = Extract<Decision, { readonly kind: 'static' | 'pooled' | 'shared' }>;

export interface SharedDeps extends WorkspacesDeps {
  readonly decision: SharedDecision;
  readonly workspace: Workspace;
  readonly roomDeps: RoomDeps;
  readonly visitor: Visitor;
  readonly withReset: boolean;
  readonly keepOnSuccess: boolean;
  readonly keepOnFailure: boolean;
  /** How many slots of the pool may be in use at once. */
  readonly mostSlots: number;
  readonly folders: CacheFolders;
  tempFolder(signal: AbortSignal): Promise<string>;
  /** Keeps other runs out of a folder of the user's, until this one ends. */
  holdStatic(path: string, signal: AbortSignal): Promise<void>;
}

/** As many slots of one fingerprint there are at most: as many as tests can run at once. */
export const MOST_SLOTS = 50;

interface OpenRoom {
  readonly room: Room;
  /** What `before_all` printed, until somebody was told. */
  printed?: string | undefined;
  readonly lock?: AsyncDisposable | undefined;
  readonly isOurs: boolean;
}

/** The rooms that the tests of one suite on one target share: one, or as many slots of the pool as run at once. */
export class SharedRooms {
  readonly #deps: SharedDeps;
  readonly #rooms: OpenRoom[] = [];
  readonly #free: OpenRoom[] = [];
  readonly #waiting = new Set<() => void>();
  /** The numbers of the slots that are ours: nobody has to ask for their locks again. */
  readonly #own = new Set<number>();
  #slots = 0;
  #mostSlots: number;
  #one: Promise<OpenRoom> | undefined;
  #broken: WorkspaceError | undefined;
  #hasFailed = false;

  constructor(deps: SharedDeps) {
    this.#deps = deps;
    this.#mostSlots = deps.mostSlots;
  }

  /** A room for one test. Who must be alone in the one room is seated alone (`Workspaces.laneOf`). */
  async take(signal: AbortSignal): Promise<Held> {
    if (this.#broken !== undefined) throw this.#broken;
    return this.#deps.decision.kind === 'pooled' ? this.#slot(signal) : this.#theOne(signal);
  }

  /** `after_all` for every room, then what nobody wants to keep is removed. Never throws. */
  async close(signal: AbortSignal): Promise<void> {
    const { workspace, visitor, warn, keepOnFailure, keepOnSuccess } = this.#deps;
    const subject = { ...visitor, input: '', metadata: undefined, testId: AFTER_ALL };
    for (const { room, lock, isOurs } of this.#rooms) {
      try {
        await tidyRoom(room, workspace, subject, signal, warn);
        if (isOurs && !(this.#hasFailed ? keepOnFailure : keepOnSuccess)) await room.remove();
        if (this.#deps.decision.kind === 'static') await room.forget();
      } catch (error) {
        warn(`The workspace ${room.path} cannot be cleared away: ${String(error)}`);
      } finally {
        await lock?.[Symbol.asyncDispose]();
      }
    }
  }

  async #theOne(signal: AbortSignal): Promise<Held> {
    const opening = this.#one ?? this.#openOne(signal);
    this.#one = opening;
    try {
      const open = await opening;
      return { room: open.room, opened: printedBy(open), leave: async (ok) => this.#left(open, ok) };
    } catch (error) {
      if (this.#broken === undefined && this.#one === opening) this.#one = undefined;
      throw error;
    }
  }

  #left({ isOurs }: OpenRoom, ok: boolean): boolean {
    this.#hasFailed ||= !ok;
    if (!isOurs) return true;
    return ok ? this.#deps.keepOnSuccess : this.#deps.keepOnFailure;
  }

  async #openOne(signal: AbortSignal): Promise<OpenRoom> {
    const { decision, folders, workspace, visitor, roomDeps, trees } = this.#deps;
    const isStatic = decision.kind === 'static';
    const temp = isStatic ? '' : await orFailure('setup_error', workspace.place, () => this.#deps.tempFolder(signal));
    const name = `shared-${digest(JSON.stringify(workspace)).slice(0, 8)}`;
    const path = isStatic ? decision.path : join(temp, name);
    // Several suites may work in one folder of the user's, one after another: each remembers its own.
    const state = isStatic
      ? join(stateOfStatic(path, folders), `${visitor.evalRunId}-${name}`)
      : join(temp, '.state', name);
    const room = new Room(path, state, workspace, roomDeps);
    if (isStatic) await orFailure('setup_error', workspace.place, () => this.#deps.holdStatic(path, signal));
    const fill = async () => {
      if (!isStatic) await room.fill(signal);
      else if (decision.isGiven) await this.#mustBeFolder(path);
      else {
        await orFailure('setup_error', workspace.place, () => trees.make(path));
        await ((await trees.list(path)).length === 0 ? room.fill(signal) : room.fillMissing(signal));
      }
    };
    return this.#opened({ room, isOurs: !isStatic }, fill, signal);
  }

  async #mustBeFolder(path: string): Promise<void> {
    if ((await this.#deps.files.state(path)) === 'folder') return;
    await orFailure('setup_error', undefined, () => this.#deps.trees.make(path));
  }

  /** The slot that was left last, else the first of the pool that nobody holds; who gets none waits until one is left. */
  async #slot(signal: AbortSignal): Promise<Held> {
    for (;;) {
      if (this.#broken !== undefined) throw this.#broken;
      const fresh = async () => (this.#slots < this.#mostSlots ? await this.#acquire(signal) : undefined);
      // While the pool was asked for another one, a slot may have been left.
      const open = this.#free.pop() ?? (await fresh()) ?? this.#free.pop();
      if (open !== undefined) {
        const leave = async () => {
          this.#free.push(open);
          this.#wake();
          return true;
        };
        return { room: open.room, opened: printedBy(open), leave };
      }
      await this.#somebodyLeaves(signal);
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  async #somebodyLeaves(signal: AbortSignal): Promise<void> {
    if (!signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    if (signal.aborted) {
      throw new WorkspaceError('setup_error', 'The run was stopped while a test waited for its workspace');
    }
  }

  /** A slot that no other run holds; `undefined` when there is none, and one of ours will be left. */
  async #acquire(signal: AbortSignal): Promise<OpenRoom | undefined> {
    const { folders, workspace, roomDeps, locks, files, mostSlots } = this.#deps;
    this.#slots += 1;
    let isOpen = false;
    let tried: number | undefined;
    try {
      const pool = join(folders.pool, fingerprintOf(workspace).slice(0, 40));
      for (let slot = 0; slot < mostSlots; slot += 1) {
        if (this.#own.has(slot)) continue;
        this.#own.add(slot);
        tried = slot;
        const base = join(pool, `slot-${slot}`);
        const lock = await orFailure('setup_error', workspace.place, () => locks.tryHold(`${base}.lock`));
        if (lock === undefined) {
          this.#own.delete(slot);
          continue;
        }
        const origins = JSON.stringify(workspace.repositories.map(({ url }) => identityOfUrl(url)));
        const origin = join(base, ORIGIN_FILE);
        // Slots of one fingerprint have the same repositories.
        const write = async () => (await files.state(origin)) === 'file' || files.write(origin, origins);
        const room = new Room(join(base, 'workspace'), join(base, 'state'), workspace, roomDeps);
        const fill = async () => {
          await orFailure('setup_error', workspace.place, write);
          const { bytes } = await room.fill(signal);
          // What it is compared with takes as much again, and once more what it is reset from.
          await noteUse(base, bytes * (this.#deps.withReset ? 3 : 2), this.#deps);
        };
        const open = await this.#opened({ room, isOurs: false, lock }, fill, signal);
        isOpen = true;
        return open;
      }
    } finally {
      if (!isOpen) this.#slots -= 1;
      if (!isOpen && tried !== undefined) this.#own.delete(tried);
      this.#wake();
    }
    if (this.#slots === 0) {
      throw new WorkspaceError('setup_error', `All ${mostSlots} workspaces of the pool are in use`, workspace.place);
    }
    this.#mostSlots = this.#slots;
    return undefined;
  }

  async #opened(open: OpenRoom, fill: () => Promise<void>, signal: AbortSignal): Promise<OpenRoom> {
    const { workspace, visitor, withReset, exec } = this.#deps;
    const subject = { ...visitor, input: '', metadata: undefined, testId: BEFORE_ALL };
    this.#rooms.push(open);
    try {
      open.printed = await openRoom(open.room, workspace, { subject, withReset, fill, exec }, signal);
      return open;
    } catch (error) {
      const mayPass = error instanceof WorkspaceError && error.mayPass;
      // The same would befall every other test.
      if (error instanceof WorkspaceError && !mayPass) this.#broken = error;
      if (mayPass) await this.#giveUp(open);
      throw error;
    }
  }

  /** Nobody was in it, and the next test tries again. */
  async #giveUp(open: OpenRoom): Promise<void> {
    this.#rooms.splice(this.#rooms.indexOf(open), 1);
    if (open.isOurs) await open.room.remove().catch(() => undefined);
    await open.lock?.[Symbol.asyncDispose]();
  }
}

function printedBy(open: OpenRoom): string | undefined {
  const { printed } = open;
  open.printed = undefined;
  return printed;
}
