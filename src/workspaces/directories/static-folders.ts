import { basename, dirname, join, resolve } from 'node:path';
import { getOrMake } from '../../model/values/once.ts';
import { type CacheFolders, stateOf } from '../cache-folders.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { RunLocks } from './run-locks.ts';

/** Processes that list or clean stored items end within this time. */
const NOTIFY_AFTER_MS = 200;
/** How long another run may work in a folder: the duration of a run with agents. */
const RUN_MINUTES = 30;

/** The folders of the user's that tests work in: which are the same one, and that no other run works there. */
export class StaticFolders {
  readonly #deps: WorkspacesDeps;
  readonly #cwd: string;
  readonly #folders: CacheFolders;
  readonly #locks: RunLocks;
  /** Their real paths, by the absolute paths that suites and flags name. */
  readonly #locations = new Map<string, string>();
  readonly #held = new Map<string, Promise<AsyncDisposable>>();

  constructor(deps: WorkspacesDeps, { cwd, folders }: { readonly cwd: string; readonly folders: CacheFolders }) {
    this.#deps = deps;
    this.#cwd = cwd;
    this.#folders = folders;
    this.#locks = new RunLocks(deps);
  }

  /** Resolves the real paths of these folders, existing or not, for `locationOf`. */
  async lookUp(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths.map((each) => resolve(this.#cwd, each)))) {
      if (!this.#locations.has(path)) this.#locations.set(path, await this.#realPath(path));
    }
  }

  /** One folder has one location, however it is named. */
  locationOf(path: string): string {
    const named = resolve(this.#cwd, path);
    return this.#locations.get(named) ?? named;
  }

  /** Excludes other runs until `close`. Throws a `UserError` if another run uses it for too long. */
  async hold(path: string, signal: AbortSignal): Promise<void> {
    const busy = { what: `Another run is working in ${path}`, notifyAfterMs: NOTIFY_AFTER_MS, minutes: RUN_MINUTES };
    await getOrMake(this.#held, path, () => this.#locks.hold(`${stateOf(path, this.#folders)}.lock`, busy, signal));
  }

  /** Removes remaining metadata, and lets others in. */
  async close(): Promise<void> {
    for (const [path, lock] of this.#held) {
      const held = await lock.catch(() => undefined);
      // The metadata of another run is not ours to remove.
      if (held === undefined) continue;
      await this.#deps.trees.remove(stateOf(path, this.#folders)).catch(() => undefined);
      await held[Symbol.asyncDispose]();
    }
  }

  async #realPath(path: string): Promise<string> {
    const above = dirname(path);
    const real = await this.#deps.files.realPath(path).catch(() => undefined);
    if (real !== undefined || above === path) return real ?? path;
    return join(await this.#realPath(above), basename(path));
  }
}
