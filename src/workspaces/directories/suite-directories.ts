import { join } from 'node:path';
import type { Hook, Workspace } from '../../model/suite/workspace.ts';
import { WaitingQueue } from '../../model/values/waiting-queue.ts';
import { type CacheFolders, digest, fingerprintOf, folderNameOf, notesOf, stateOf } from '../cache-folders.ts';
import type { WorkspaceUser } from '../lease.ts';
import { missingPrograms } from '../needs.ts';
import { identityOfUrl } from '../repositories/repository-identity.ts';
import { noteUse } from '../store.ts';
import { orFailure, WorkspaceError } from '../workspace-error.ts';
import type { FolderDecision } from '../workspace-mode.ts';
import { Directory, type DirectoryDeps, type OpenWorkspace } from './directory.ts';

interface SuiteDirectoryDeps extends DirectoryDeps {
  readonly decision: Exclude<FolderDecision, { readonly kind: 'none' | 'impossible' }>;
  readonly workspace: Workspace;
  /** The first test. */
  readonly user: WorkspaceUser;
  /** Whether the directories will be reset. */
  readonly withReset: boolean;
  readonly keepOnSuccess: boolean;
  readonly keepOnFailure: boolean;
  /** How many directories may be in use at once, in a pool. */
  readonly maxSlots: number;
  readonly folders: CacheFolders;
  tempFolder(): Promise<string>;
  /** Excludes other runs from a folder of the user until this one ends. */
  holdStatic(path: string, signal: AbortSignal): Promise<void>;
}

interface OpenDirectory {
  readonly directory: Directory;
  /** Of a slot of the pool. */
  readonly lock?: AsyncDisposable | undefined;
  /** It is made for this run, and goes with it unless it is to be kept. */
  readonly isTemporary: boolean;
  /** The output of `before_all`, until it was reported. */
  printed?: string | undefined;
  hasFailed: boolean;
}

/** As many slots of one fingerprint there are at most: as many as tests can run at once. */
export const MAX_SLOTS = 50;
/** How long to watch a slot of a killed run for processes that still write there. */
const WATCH_MS = 1_000;

type HookForAll = { readonly hook: Hook; readonly name: string; readonly testId: string };

/**
 * The directories of one suite on one target: one that its tests share, as many of a pool as run at once, or the one of
 * a single trial. Each is prepared once: the files, the requirements, and the hooks for all tests.
 */
export class SuiteDirectories {
  readonly #deps: SuiteDirectoryDeps;
  readonly #open = new Set<OpenDirectory>();
  readonly #free: OpenDirectory[] = [];
  readonly #waiting = new WaitingQueue();
  /** The slots that cannot be used. */
  readonly #aside = new Set<string>();
  /** Those of a pool, with those that are being prepared. */
  #count = 0;
  #temporary = 0;
  #shared: Promise<OpenDirectory> | undefined;
  #broken: WorkspaceError | undefined;

  constructor(deps: SuiteDirectoryDeps) {
    this.#deps = deps;
  }

  /**
   * A directory for one test. A test that must be alone in a shared directory has an exclusive lane
   * (`Workspaces.laneOf`). Throws a `WorkspaceError`.
   */
  async take(signal: AbortSignal): Promise<OpenWorkspace> {
    const open = await (this.#deps.decision.kind === 'pooled' ? this.#takePooled(signal) : this.#takeShared(signal));
    const { directory, printed } = open;
    open.printed = undefined;
    return { directory, opened: printed, leave: (ok) => this.#leave(open, ok, signal) };
  }

  /** Runs `after_all` for every directory, then removes those that are not retained. Never throws. */
  async close(signal: AbortSignal): Promise<void> {
    for (const open of [...this.#open]) await this.#end(open, signal);
  }

  async #leave(open: OpenDirectory, ok: boolean, signal: AbortSignal): Promise<boolean> {
    const { decision, keepOnSuccess, keepOnFailure } = this.#deps;
    open.hasFailed ||= !ok;
    if (decision.kind === 'per-test') await this.#end(open, signal);
    if (decision.kind === 'pooled') {
      this.#free.push(open);
      this.#waiting.wake();
    }
    return !open.isTemporary || (ok ? keepOnSuccess : keepOnFailure);
  }

  async #takeShared(signal: AbortSignal): Promise<OpenDirectory> {
    if (this.#broken !== undefined) throw this.#broken;
    const opening = this.#shared ?? this.#openShared(signal);
    this.#shared = opening;
    try {
      return await opening;
    } catch (error) {
      if (this.#broken === undefined && this.#shared === opening) this.#shared = undefined;
      throw error;
    }
  }

  /** The most recently released directory, else another one; at the limit, waits for a release. */
  async #takePooled(signal: AbortSignal): Promise<OpenDirectory> {
    for (;;) {
      if (this.#broken !== undefined) throw this.#broken;
      const free = this.#free.pop();
      if (free !== undefined) return free;
      if (this.#count < this.#deps.maxSlots) return this.#openPooled(signal);
      await this.#waiting.wait(signal);
      if (!signal.aborted) continue;
      throw new WorkspaceError('setup_error', 'The run was stopped while a test waited for its workspace');
    }
  }

  /** A slot of the pool; while other runs have all of them, a directory of this run. */
  async #openPooled(signal: AbortSignal): Promise<OpenDirectory> {
    this.#count += 1;
    try {
      for (let number = 0; number < this.#deps.maxSlots; number += 1) {
        const open = await this.#openSlot(`slot-${number}`, signal);
        if (open !== undefined) return open;
      }
      this.#temporary += 1;
      return await this.#openTemporary(`pooled-${this.#temporary}`, signal);
    } catch (error) {
      this.#count -= 1;
      this.#waiting.wake();
      throw error;
    }
  }

  /** Undefined if the slot is in use or cannot be used; that of a crashed run is free. */
  async #openSlot(name: string, signal: AbortSignal): Promise<OpenDirectory | undefined> {
    const { workspace, folders, files, trees, locks, warn } = this.#deps;
    const slot = join(folders.pool, fingerprintOf(workspace).slice(0, 40), name);
    if (this.#aside.has(slot)) return undefined;
    const setAside = (why: string) => {
      this.#aside.add(slot);
      warn(`The workspace ${slot} is set aside, and another one is used: ${why}`);
    };
    const mayTakeOver = async () => {
      const isStill = await trees.isStill(slot, WATCH_MS, signal);
      if (!isStill) setAside('a process that a killed run has left still writes there. End that process');
      return isStill;
    };
    const hold = () => locks.tryHold(`${notesOf(slot, folders)}.lock`, { mayTakeOver });
    const lock = await orFailure('setup_error', workspace.location, hold);
    if (lock === undefined) return undefined;
    const directory = this.#directoryAt(join(slot, 'workspace'), join(stateOf(slot, folders), 'room'));
    const wasThere = (await files.state(directory.path)) !== 'missing';
    const fill = async () => {
      await directory.fill(signal);
      const repositories = workspace.repositories.map(({ url }) => identityOfUrl(url));
      await noteUse(slot, repositories, this.#deps);
    };
    try {
      return await this.#prepare({ directory, lock, isTemporary: false, hasFailed: false }, fill, signal);
    } catch (error) {
      // Leftovers of earlier runs that cannot be removed.
      if (!(error instanceof WorkspaceError) || !error.isBlocked || !wasThere) throw error;
      setAside(error.message);
      return undefined;
    }
  }

  #openShared(signal: AbortSignal): Promise<OpenDirectory> {
    const { decision, workspace, user } = this.#deps;
    const shared = `shared-${digest(JSON.stringify(workspace)).slice(0, 8)}`;
    if (decision.kind === 'static') return this.#openStatic(decision, shared, signal);
    // Trials may run at once; no name of a test has this sign.
    const trial = `${folderNameOf(user.testId)}${user.trial === 0 ? '' : `~${user.trial + 1}`}`;
    return this.#openTemporary(decision.kind === 'per-test' ? trial : shared, signal);
  }

  async #openTemporary(name: string, signal: AbortSignal): Promise<OpenDirectory> {
    const { workspace, folders, tempFolder } = this.#deps;
    const temp = await orFailure('setup_error', workspace.location, tempFolder);
    const directory = this.#directoryAt(join(temp, name), join(stateOf(temp, folders), name));
    const open = { directory, isTemporary: true, hasFailed: false };
    return this.#prepare(open, () => directory.fill(signal), signal);
  }

  async #openStatic(
    { path, isGiven }: Extract<FolderDecision, { readonly kind: 'static' }>,
    name: string,
    signal: AbortSignal,
  ): Promise<OpenDirectory> {
    const { workspace, folders, user, trees, holdStatic } = this.#deps;
    // Several suites may work in one folder of the user's, one after another: each remembers its own.
    const directory = this.#directoryAt(path, join(stateOf(path, folders), `${user.evalRunId}-${name}`));
    await orFailure('setup_error', workspace.location, () => holdStatic(path, signal));
    const fill = async () => {
      const present = await orFailure('setup_error', workspace.location, async () => {
        await trees.make(path);
        return trees.list(path);
      });
      if (!isGiven || present.length === 0) await directory.fillMissing(signal);
    };
    return this.#prepare({ directory, isTemporary: false, hasFailed: false }, fill, signal);
  }

  #directoryAt(path: string, state: string): Directory {
    return new Directory(path, state, this.#deps.workspace, this.#deps);
  }

  /** The files, the requirements, `before_all` of the workspace, then of the target. Throws a `WorkspaceError`. */
  async #prepare(open: OpenDirectory, fill: () => Promise<void>, signal: AbortSignal): Promise<OpenDirectory> {
    const { workspace, user, withReset, exec } = this.#deps;
    const { directory } = open;
    this.#open.add(open);
    try {
      await fill();
      const deps = { exec, env: user.childEnv };
      const missing = await missingPrograms(workspace.requires, directory.path, deps, signal);
      if (missing !== undefined) throw new WorkspaceError('preflight_error', missing, workspace.location);
      for (const each of this.#hooksAt('beforeAll')) {
        const { why, stdout } = await this.#run(each, directory, false, signal);
        const message = `The hook ${each.name} failed: ${why}`;
        if (why !== undefined) throw new WorkspaceError('script_error', message, each.hook.location);
        open.printed = `${open.printed ?? ''}${stdout}`;
      }
      if (withReset) await directory.remember(signal);
      return open;
    } catch (error) {
      // The same would befall every other test.
      if (error instanceof WorkspaceError && !error.mayPass) this.#broken = error;
      await this.#end(open, signal, false);
      throw error;
    }
  }

  async #end(open: OpenDirectory, signal: AbortSignal, isUsed = true): Promise<void> {
    const { keepOnSuccess, keepOnFailure, warn } = this.#deps;
    const { directory, lock, isTemporary, hasFailed } = open;
    const isKept = isUsed && (hasFailed ? keepOnFailure : keepOnSuccess);
    this.#open.delete(open);
    try {
      for (const each of this.#hooksAt('afterAll')) {
        const { why } = await this.#run(each, directory, true, signal);
        if (why !== undefined) warn(`The hook ${each.name} failed: ${why}`);
      }
      if (isTemporary && !isKept) await directory.remove();
      else if (lock === undefined) await directory.forget();
    } catch (error) {
      warn(`The workspace ${directory.path} cannot be cleared away: ${String(error)}`);
    }
    try {
      await lock?.[Symbol.asyncDispose]();
    } catch (error) {
      warn(`The workspace ${directory.path} cannot be given back: ${String(error)}`);
    }
  }

  /** The hooks around all tests in a directory. Those of the target are inside those of the workspace. */
  #hooksAt(point: 'beforeAll' | 'afterAll'): HookForAll[] {
    const { workspace, user, decision } = this.#deps;
    const isOfTrial = decision.kind === 'per-test';
    const name = point === 'beforeAll' ? 'before_all' : 'after_all';
    const outer = { hook: workspace.hooks[point], name, testId: isOfTrial ? user.testId : `__${name}__` };
    // Those of a target need one folder for all its tests.
    const hook = isOfTrial ? undefined : user.targetHooks[point];
    const inner = { hook, name: `${name} of the target`, testId: `__target_${name}__` };
    const all = point === 'beforeAll' ? [outer, inner] : [inner, outer];
    return all.filter((each): each is HookForAll => each.hook?.command !== undefined);
  }

  #run({ hook, testId }: HookForAll, directory: Directory, isLast: boolean, signal: AbortSignal) {
    const { user, decision } = this.#deps;
    const { evalRunId, childEnv } = user;
    const { input, metadata } = decision.kind === 'per-test' ? user : { input: '', metadata: undefined };
    return directory.run(hook, { testId, evalRunId, input, metadata }, { childEnv, isLast }, signal);
  }
}
