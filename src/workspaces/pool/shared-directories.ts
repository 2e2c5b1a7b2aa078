import { join } from 'node:path';
import type { Workspace } from '../../model/suite/workspace.ts';
import { type CacheFolders, digest, fingerprintOf, stateOf } from '../cache-folders.ts';
import type { Decision } from '../decide.ts';
import { Directory, type DirectoryDeps, type OpenWorkspace } from '../directories/directory.ts';
import { AFTER_ALL, BEFORE_ALL, openDirectory, tidyDirectory } from '../directories/open-directory.ts';
import type { WorkspaceUser } from '../lease.ts';
import { orFailure, WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { directoryIn, PoolSlots, type Slot } from './pool-slots.ts';
import { type PoolWaits, type SlotHolder, stopped } from './pool-waits.ts';

type SharedDecision = Extract<Decision, { readonly kind: 'static' | 'pooled' | 'shared' }>;

export interface SharedDeps extends WorkspacesDeps {
  readonly decision: SharedDecision;
  readonly workspace: Workspace;
  readonly directoryDeps: DirectoryDeps;
  readonly visitor: WorkspaceUser;
  readonly withReset: boolean;
  readonly keepOnSuccess: boolean;
  readonly keepOnFailure: boolean;
  /** How many slots of the pool may be in use at once. */
  readonly mostSlots: number;
  readonly waits: PoolWaits;
  readonly folders: CacheFolders;
  tempFolder(signal: AbortSignal): Promise<string>;
  /** Excludes other runs from a folder of the user until this one ends. */
  holdStatic(path: string, signal: AbortSignal): Promise<void>;
}

interface OpenDirectory {
  readonly directory: Directory;
  /** The output of `before_all`, until it was reported. */
  printed?: string | undefined;
  readonly slot?: Slot | undefined;
  /** When a test left it last. */
  leftAt?: number;
  readonly isOurs: boolean;
}

/** The directories that the tests of one suite on one target share: one, or as many slots of the pool as run at once. */
export class SharedDirectories implements SlotHolder {
  readonly #deps: SharedDeps;
  readonly #pool: PoolSlots | undefined;
  readonly #directories = new Set<OpenDirectory>();
  readonly #free: OpenDirectory[] = [];
  readonly #waiting = new Set<() => void>();
  /** Our own slots, and those that are being acquired. */
  #slots = 0;
  #mostSlots: number;
  #one: Promise<OpenDirectory> | undefined;
  #broken: WorkspaceError | undefined;
  #hasFailed = false;

  constructor(deps: SharedDeps) {
    this.#deps = deps;
    this.#mostSlots = deps.mostSlots;
    if (deps.decision.kind !== 'pooled') return;
    const folder = join(deps.folders.pool, fingerprintOf(deps.workspace).slice(0, 40));
    this.#pool = new PoolSlots(folder, deps.mostSlots, deps);
    deps.waits.add(this);
  }

  get poolFolder(): string | undefined {
    return this.#pool?.folder;
  }

  get hasSlot(): boolean {
    return this.#pool !== undefined && this.#directories.size > 0;
  }

  /**
   * A directory for one test. A test that must be alone in a single directory has an exclusive lane
   * (`Workspaces.laneOf`).
   */
  async take(signal: AbortSignal): Promise<OpenWorkspace> {
    if (this.#broken !== undefined) throw this.#broken;
    return this.#pool === undefined ? this.#theOne(signal) : this.#slot(this.#pool, signal);
  }

  async giveUpIdle(idleMs: number, signal: AbortSignal): Promise<boolean> {
    const [open] = this.#free;
    const isIdle = this.#waiting.size === 0 && this.#deps.clock.now() - (open?.leftAt ?? 0) >= idleMs;
    if (open === undefined || !isIdle) return false;
    this.#free.shift();
    await this.#end(open, signal);
    this.#slots -= 1;
    this.#mostSlots = this.#deps.mostSlots;
    this.#wake();
    return true;
  }

  /** Runs `after_all` for every directory, then removes those that are not retained. Never throws. */
  async close(signal: AbortSignal): Promise<void> {
    for (const open of [...this.#directories]) await this.#end(open, signal);
  }

  async #end(open: OpenDirectory, signal: AbortSignal): Promise<void> {
    const { workspace, visitor, warn, keepOnFailure, keepOnSuccess } = this.#deps;
    const subject = { ...visitor, input: '', metadata: undefined, testId: AFTER_ALL };
    const { directory, slot, isOurs } = open;
    try {
      await tidyDirectory(directory, workspace, { subject, warn }, signal);
      if (isOurs && !(this.#hasFailed ? keepOnFailure : keepOnSuccess)) await directory.remove();
      if (this.#deps.decision.kind === 'static') await directory.forget();
    } catch (error) {
      warn(`The workspace ${directory.path} cannot be cleared away: ${String(error)}`);
    }
    try {
      await slot?.[Symbol.asyncDispose]();
    } catch (error) {
      warn(`The workspace ${directory.path} cannot be given back: ${String(error)}`);
    }
    this.#directories.delete(open);
  }

  async #theOne(signal: AbortSignal): Promise<OpenWorkspace> {
    const opening = this.#one ?? this.#openOne(signal);
    this.#one = opening;
    try {
      const open = await opening;
      return { directory: open.directory, opened: printedBy(open), leave: async (ok) => this.#left(open, ok) };
    } catch (error) {
      if (this.#broken === undefined && this.#one === opening) this.#one = undefined;
      throw error;
    }
  }

  #left({ isOurs }: OpenDirectory, ok: boolean): boolean {
    this.#hasFailed ||= !ok;
    if (!isOurs) return true;
    return ok ? this.#deps.keepOnSuccess : this.#deps.keepOnFailure;
  }

  async #openOne(signal: AbortSignal): Promise<OpenDirectory> {
    const { decision, folders, workspace, visitor, directoryDeps, trees } = this.#deps;
    const isStatic = decision.kind === 'static';
    const temp = isStatic
      ? ''
      : await orFailure('setup_error', workspace.location, () => this.#deps.tempFolder(signal));
    const name = `shared-${digest(JSON.stringify(workspace)).slice(0, 8)}`;
    const path = isStatic ? decision.path : join(temp, name);
    // Several suites may work in one folder of the user's, one after another: each remembers its own.
    const state = join(stateOf(isStatic ? path : temp, folders), `${visitor.evalRunId}-${name}`);
    const directory = new Directory(path, state, workspace, directoryDeps);
    if (isStatic) await orFailure('setup_error', workspace.location, () => this.#deps.holdStatic(path, signal));
    const fill = async () => {
      if (!isStatic) return void (await directory.fill(signal));
      const present = await orFailure('setup_error', workspace.location, async () => {
        await trees.make(path);
        return trees.list(path);
      });
      if (!decision.isGiven || present.length === 0) await directory.fillMissing(signal);
    };
    return this.#opened({ directory, isOurs: !isStatic }, fill, signal);
  }

  /** The most recently released slot, else the first free one of the pool; without one, waits for a release. */
  async #slot(pool: PoolSlots, signal: AbortSignal): Promise<OpenWorkspace> {
    for (;;) {
      if (this.#broken !== undefined) throw this.#broken;
      const fresh = async () => (this.#slots < this.#mostSlots ? await this.#acquire(pool, signal) : undefined);
      // While waiting for the pool, a slot may have been released.
      const open = this.#free.pop() ?? (await fresh()) ?? this.#free.pop();
      if (open !== undefined) {
        const leave = async () => {
          open.leftAt = this.#deps.clock.now();
          this.#free.push(open);
          this.#wake();
          return true;
        };
        return { directory: open.directory, opened: printedBy(open), leave };
      }
      // Slots that were released meanwhile may be free now, and no event would wake us.
      if (this.#slots >= this.#mostSlots && this.#broken === undefined) await this.#slotIsReleased(signal);
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  async #slotIsReleased(signal: AbortSignal): Promise<void> {
    if (!signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    if (signal.aborted) throw stopped();
  }

  /** A free slot, possibly after waiting; undefined if there is none, and one of ours will be released. */
  async #acquire(pool: PoolSlots, signal: AbortSignal): Promise<OpenDirectory | undefined> {
    const { workspace, waits, mostSlots } = this.#deps;
    const { location } = workspace;
    this.#slots += 1;
    let isOpen = false;
    try {
      for (;;) {
        const slot = await orFailure('setup_error', location, () => pool.tryTake(signal));
        if (slot !== undefined) {
          waits.gotOne(pool.folder);
          const open = await this.#openedIn(slot, pool, signal);
          if (open === undefined) continue;
          isOpen = true;
          this.#mostSlots = mostSlots;
          return open;
        }
        // Another test of ours has one, or is waiting for one.
        if (this.#slots > 1) break;
        await this.#wait(pool, signal);
      }
    } finally {
      if (!isOpen) this.#slots -= 1;
      this.#wake();
    }
    this.#mostSlots = this.#slots;
    return undefined;
  }

  /** The directory of a slot; undefined if leftovers of earlier runs cannot be removed. */
  async #openedIn(slot: Slot, pool: PoolSlots, signal: AbortSignal): Promise<OpenDirectory | undefined> {
    const { directory, fill } = directoryIn(slot, this.#deps);
    const wasThere = (await this.#deps.files.state(directory.path)) !== 'missing';
    try {
      return await this.#opened({ directory, isOurs: false, slot }, () => fill(signal), signal);
    } catch (error) {
      if (!(error instanceof WorkspaceError) || !error.isBlocked || !wasThere) throw error;
      pool.setAside(slot.number, error.message);
      return undefined;
    }
  }

  /** One waits for all. After its wait failed, the others need not wait again. */
  async #wait({ folder, count }: PoolSlots, signal: AbortSignal): Promise<void> {
    const { workspace, waits } = this.#deps;
    try {
      await waits.untilNextLook({ by: this, folder, count, location: workspace.location }, signal);
    } catch (error) {
      if (error instanceof WorkspaceError && !signal.aborted) this.#broken = error;
      throw error;
    }
  }

  async #opened(open: OpenDirectory, fill: () => Promise<void>, signal: AbortSignal): Promise<OpenDirectory> {
    const { workspace, visitor, withReset, exec } = this.#deps;
    const subject = { ...visitor, input: '', metadata: undefined, testId: BEFORE_ALL };
    this.#directories.add(open);
    try {
      open.printed = await openDirectory(open.directory, workspace, { subject, withReset, fill, exec }, signal);
      return open;
    } catch (error) {
      const mayPass = error instanceof WorkspaceError && error.mayPass;
      // The same would befall every other test.
      if (error instanceof WorkspaceError && !mayPass) this.#broken = error;
      if (mayPass) await this.#giveUp(open);
      // It will not be used, and others may wait for it.
      else if (open.slot !== undefined) await this.#end(open, signal);
      throw error;
    }
  }

  /** It was not used, and the next test tries again. */
  async #giveUp(open: OpenDirectory): Promise<void> {
    this.#directories.delete(open);
    if (open.isOurs) await open.directory.remove().catch(() => undefined);
    await open.slot?.[Symbol.asyncDispose]();
  }
}

function printedBy(open: OpenDirectory): string | undefined {
  const { printed } = open;
  open.printed = undefined;
  return printed;
}
