import { isAbsolute, join, resolve } from 'node:path';
import type { Workspace } from '../model/workspace.ts';
import { type CacheFolders, digest, fingerprintOf, ORIGIN_FILE } from './cache-folders.ts';
import type { Decision } from './decide.ts';
import { identityOfUrl } from './repository-identity.ts';
import { type Held, Room, type RoomDeps } from './room.ts';
import { AFTER_ALL, BEFORE_ALL, openRoom, tidyRoom } from './room-opening.ts';
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
  readonly cwd: string;
  readonly folders: CacheFolders;
  tempFolder(signal: AbortSignal): Promise<string>;
  /** Keeps other runs out of a folder of the user's, until this one ends. */
  holdStatic(path: string, signal: AbortSignal): Promise<void>;
}

/** As many slots of one fingerprint there are at most: as many as tests can run at once. */
const MOST_SLOTS = 50;

interface OpenRoom {
  readonly room: Room;
  readonly lock?: AsyncDisposable | undefined;
  readonly isOurs: boolean;
}

/** The rooms that the tests of one suite on one target share: one, or as many slots of the pool as run at once. */
export class SharedRooms {
  readonly #deps: SharedDeps;
  readonly #rooms: OpenRoom[] = [];
  readonly #free: OpenRoom[] = [];
  #one: Promise<OpenRoom> | undefined;
  #broken: WorkspaceError | undefined;
  #hasFailed = false;

  constructor(deps: SharedDeps) {
    this.#deps = deps;
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
    this.#one ??= this.#openOne(signal);
    const open = await this.#one;
    return { room: open.room, leave: async (ok) => this.#left(open, ok) };
  }

  #left({ isOurs }: OpenRoom, ok: boolean): boolean {
    this.#hasFailed ||= !ok;
    if (!isOurs) return true;
    return ok ? this.#deps.keepOnSuccess : this.#deps.keepOnFailure;
  }

  async #openOne(signal: AbortSignal): Promise<OpenRoom> {
    const { decision, cwd, folders, workspace, roomDeps, trees } = this.#deps;
    const isStatic = decision.kind === 'static';
    const temp = isStatic ? '' : await orFailure('setup_error', workspace.place, () => this.#deps.tempFolder(signal));
    const name = `shared-${digest(JSON.stringify(workspace)).slice(0, 8)}`;
    const path = isStatic ? asAbsolute(decision.path, cwd) : join(temp, name);
    const state = isStatic ? stateOfStatic(path, folders) : join(temp, '.state', name);
    const room = new Room(path, state, workspace, roomDeps);
    if (isStatic) await orFailure('setup_error', workspace.place, () => this.#deps.holdStatic(path, signal));
    const fill = async () => {
      if (!isStatic) return room.fill(signal);
      if (decision.isGiven) return this.#mustBeFolder(path);
      await orFailure('setup_error', workspace.place, () => trees.make(path));
      return (await trees.list(path)).length === 0 ? room.fill(signal) : room.fillMissing(signal);
    };
    return this.#opened({ room, isOurs: !isStatic }, fill, signal);
  }

  async #mustBeFolder(path: string): Promise<void> {
    if ((await this.#deps.files.state(path)) === 'folder') return;
    await orFailure('setup_error', undefined, () => this.#deps.trees.make(path));
  }

  /** The slot that was left last, else the first of the pool that nobody holds. */
  async #slot(signal: AbortSignal): Promise<Held> {
    const open = this.#free.pop() ?? (await this.#acquire(signal));
    return {
      room: open.room,
      leave: async () => {
        this.#free.push(open);
        return true;
      },
    };
  }

  async #acquire(signal: AbortSignal): Promise<OpenRoom> {
    const { folders, workspace, roomDeps, locks, files } = this.#deps;
    const pool = join(folders.pool, fingerprintOf(workspace).slice(0, 40));
    for (let slot = 0; slot < MOST_SLOTS; slot += 1) {
      const base = join(pool, `slot-${slot}`);
      const lock = await orFailure('setup_error', workspace.place, () => locks.tryHold(`${base}.lock`));
      if (lock === undefined) continue;
      const origins = JSON.stringify(workspace.repositories.map(({ url }) => identityOfUrl(url)));
      await orFailure('setup_error', workspace.place, () => files.write(join(base, ORIGIN_FILE), origins));
      const room = new Room(join(base, 'workspace'), join(base, 'state'), workspace, roomDeps);
      return this.#opened({ room, isOurs: false, lock }, () => room.fill(signal), signal);
    }
    throw new WorkspaceError('setup_error', `All ${MOST_SLOTS} workspaces of the pool are in use`, workspace.place);
  }

  async #opened(open: OpenRoom, fill: () => Promise<void>, signal: AbortSignal): Promise<OpenRoom> {
    const { workspace, visitor, withReset, exec } = this.#deps;
    const subject = { ...visitor, input: '', metadata: undefined, testId: BEFORE_ALL };
    this.#rooms.push(open);
    try {
      await openRoom(open.room, workspace, { subject, withReset, fill, exec }, signal);
      return open;
    } catch (error) {
      // The same would befall every other test.
      if (error instanceof WorkspaceError) this.#broken = error;
      throw error;
    }
  }
}

/** What is known of a folder of the user's lies elsewhere. */
export const stateOfStatic = (path: string, { temp }: CacheFolders): string =>
  join(temp, `static-${digest(path).slice(0, 16)}`);

const asAbsolute = (path: string, cwd: string): string => (isAbsolute(path) ? path : resolve(cwd, path));
