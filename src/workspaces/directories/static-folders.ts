import { basename, dirname, join, resolve } from 'node:path';
import { type CacheFolders, stateOf } from '../cache-folders.ts';
import type { PoolWaits } from '../pool/pool-waits.ts';
import { RUN_MINUTES, RunLocks } from '../pool/run-locks.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

/** Processes that list or clean stored items end within this time. */
const NOTIFY_AFTER_MS = 200;

/** The folders of the user's that tests work in: which are the same one, and that no other run works there. */
export class StaticFolders {
  readonly #deps: WorkspacesDeps;
  readonly #site: { readonly cwd: string; readonly folders: CacheFolders };
  /** Their real paths, by their given paths. */
  readonly #locations = new Map<string, string>();
  readonly #locks: RunLocks;
  readonly #held = new Map<string, Promise<AsyncDisposable>>();

  constructor(
    deps: WorkspacesDeps,
    site: { readonly cwd: string; readonly folders: CacheFolders },
    waits: Pick<PoolWaits, 'giveBackIdle'>,
  ) {
    this.#deps = deps;
    this.#locks = new RunLocks({ ...deps, giveBackIdle: (signal) => waits.giveBackIdle(signal) });
    this.#site = site;
  }

  /** Resolves the real paths of these folders, existing or not: `placeOf` uses them. */
  async lookUp(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths.map((each) => resolve(this.#site.cwd, each)))) {
      if (!this.#locations.has(path)) this.#locations.set(path, await this.#realPath(path));
    }
  }

  /** One folder has one place, however it is named. */
  locationOf(path: string): string {
    const named = resolve(this.#site.cwd, path);
    return this.#locations.get(named) ?? named;
  }

  /** Excludes other runs until `close`. Throws a `UserError` if another run uses it for too long. */
  async hold(path: string, signal: AbortSignal): Promise<void> {
    const name = `${stateOf(path, this.#site.folders)}.lock`;
    const busy = { what: `Another run is working in ${path}`, notifyAfterMs: NOTIFY_AFTER_MS, minutes: RUN_MINUTES };
    const lock = this.#held.get(path) ?? this.#locks.hold(name, busy, signal);
    this.#held.set(path, lock);
    await lock;
  }

  /** Removes remaining metadata, and lets others in. */
  async close(): Promise<void> {
    const { trees } = this.#deps;
    for (const [path, lock] of this.#held) {
      const held = await lock.catch(() => undefined);
      // The metadata of another run is not ours to remove.
      if (held === undefined) continue;
      await trees.remove(stateOf(path, this.#site.folders)).catch(() => undefined);
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
