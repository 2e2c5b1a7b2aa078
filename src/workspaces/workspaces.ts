import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf } from '../model/errors.ts';
import type { Failure } from '../model/run/outcome.ts';
import type { Step } from '../model/run/plan.ts';
import type { Reset, Workspace } from '../model/suite/workspace.ts';
import { getOrMake } from '../model/values/once.ts';
import { type CacheFolders, cacheFolders, stateOf } from './cache-folders.ts';
import type { DirectoryDeps } from './directories/directory.ts';
import { waitForLock } from './directories/run-locks.ts';
import { SuiteDirectories } from './directories/suite-directories.ts';
import { Lease, type WorkspaceUser } from './lease.ts';
import { missingPrograms } from './needs.ts';
import { Repositories } from './repositories/repositories.ts';
import { usedMirrors } from './repositories/stored-mirrors.ts';
import { cleanStore, removeDead } from './store.ts';
import { WorkspaceError } from './workspace-error.ts';
import {
  decide,
  emptyWorkspace,
  type FolderDecision,
  type ModeSettings,
  targetHooksOf,
  workspaceOf,
} from './workspace-mode.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

interface WorkspacesSettings extends ModeSettings {
  /** Absolute. */
  readonly cwd: string;
  /** The data folder; absolute. */
  readonly dataFolder: string;
  /** Whether the workspaces of a suite stay when a test did well, and when it did not. */
  keeps(suite: Step['suite']): { readonly onSuccess: boolean; readonly onFailure: boolean };
  /** Maximum number of pool slots that a suite may use at once. */
  slotsOf(suite: Step['suite']): number;
  /** The reset after each test, which overrides the suites. */
  readonly resetAfterEach?: Reset | undefined;
  /** Maximum size of stored items at the end of this run. */
  readonly maxBytes: number;
  /** The user set the number of parallel tests: then several may share a folder. */
  readonly mayShare: (step: Step) => boolean;
}

/** The result of a workspace request. */
type WorkspaceEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'visit'; readonly lease: Lease };

/** The workspaces of one run: made when they are first needed, and cleared away when it is over. */
export class Workspaces {
  readonly #deps: WorkspacesDeps;
  readonly #settings: WorkspacesSettings;
  readonly #folders: CacheFolders;
  readonly #directoryDeps: DirectoryDeps;
  readonly #shared = new Map<string, SuiteDirectories>();
  readonly #reportedUnused = new Set<string>();
  readonly #runIds = new Map<string, string>();
  readonly #withResets: ReadonlySet<string>;
  readonly #withGradingFiles: ReadonlySet<string>;
  readonly #missing = new Map<string, Promise<string | undefined>>();
  readonly #owners = new Map<string, Promise<AsyncDisposable | undefined>>();
  /** Folders of the user's: their real paths, by those that suites and flags name, and the locks of those in use. */
  readonly #locations = new Map<string, string>();
  readonly #held = new Map<string, Promise<AsyncDisposable>>();

  constructor(steps: readonly Step[], deps: WorkspacesDeps, settings: WorkspacesSettings) {
    this.#deps = deps;
    this.#settings = settings;
    this.#folders = cacheFolders(settings.dataFolder);
    this.#directoryDeps = { ...deps, repositories: new Repositories({ ...deps, folders: this.#folders }) };
    const keys = steps.flatMap((step) => {
      const workspace = this.#withReset(step);
      return workspace !== undefined && wantsReset(workspace) ? [keyOf(step, workspace)] : [];
    });
    this.#withResets = new Set(keys);
    const graded = steps.filter((step) => workspaceOf(step)?.gradingFiles !== undefined);
    this.#withGradingFiles = new Set(graded.map((step) => this.#folderOf(step)));
  }

  /** A folder of the user's is only reset if the suite says so. */
  #withReset(step: Step): Workspace | undefined {
    const workspace = workspaceOf(step);
    const { resetAfterEach: reset } = this.#settings;
    if (workspace === undefined || reset === undefined || this.isInUsersFolder(step)) return workspace;
    const { hooks, location } = workspace;
    const { afterEach = { cwd: step.suite.folder, timeoutMs: RESET_MS, location } } = hooks;
    return { ...workspace, hooks: { ...hooks, afterEach: { ...afterEach, reset } } };
  }

  /**
   * Whether a test has a workspace, and its exclusive lane: edits of parallel tests in one folder would mix. A folder
   * of the user is one lane, for all its tests.
   */
  laneOf(step: Step): { readonly alone?: string } | undefined {
    const { kind } = decide(workspaceOf(step), this.#settings);
    if (kind === 'none' || kind === 'impossible') return undefined;
    if (kind === 'pooled' || kind === 'per-test') return {};
    const folder = this.#folderOf(step);
    // No agent may see the hidden tests of another test.
    const mayShare = this.#settings.mayShare(step) && !this.#withGradingFiles.has(folder);
    return mayShare ? {} : { alone: folder };
  }

  /** What identifies the one folder that a test shares with others. */
  #folderOf(step: Step): string {
    const workspace = workspaceOf(step);
    const decision = decide(workspace, this.#settings);
    return decision.kind === 'static' ? this.#locationOf(decision.path) : keyOf(step, workspace);
  }

  /** One folder has one location, however it is named, and whatever agents put in its place. */
  #locationOf(path: string): string {
    const named = resolve(this.#settings.cwd, path);
    return getOrMake(this.#locations, named, () => realLocation(named));
  }

  /** Whether a test works in a folder of the user's, which one run has at a time. */
  isInUsersFolder(step: Step): boolean {
    return decide(workspaceOf(step), this.#settings).kind === 'static';
  }

  /** Whether a test needs preparation: a folder, required programs, hooks. */
  isNeededFor(step: Step): boolean {
    const { commands = [], pythonModules = [] } = step.test.workspace?.requires ?? {};
    if (commands.length + pythonModules.length > 0 || decide(workspaceOf(step), this.#settings).kind !== 'none')
      return true;
    return Object.keys(targetHooksOf(step, this.#settings.cwd)).length > 0;
  }

  /** The workspace of a test, ready for its target. The caller must end the lease. */
  async enter(
    step: Step,
    of: Omit<WorkspaceUser, 'evalRunId' | 'targetHooks'>,
    signal: AbortSignal,
  ): Promise<WorkspaceEntry> {
    const workspace = workspaceOf(step);
    const decision = decide(workspace, this.#settings);
    const targetHooks = targetHooksOf(step, this.#settings.cwd);
    if (decision.kind === 'none') {
      this.#notifyUnused(step, targetHooks);
      return this.#withoutFolder(step, of, signal);
    }
    const user = { ...of, targetHooks, evalRunId: this.#runIdOf(step) };
    try {
      if (decision.kind === 'impossible') {
        throw new WorkspaceError('setup_error', decision.message, workspace?.location);
      }
      const made = this.#withReset(step) ?? emptyWorkspace(step.test.location);
      const location = decision.kind === 'static' ? { ...decision, path: this.#locationOf(decision.path) } : decision;
      const held = await this.#directoriesOf(step, made, location, user).take(signal);
      const lease = new Lease(held, made, user, (message) => this.#deps.warn(message, step.test.location));
      const failure = await lease.begin(signal);
      if (failure === undefined) return { kind: 'visit', lease };
      await lease.end(signal);
      await lease.leave(false);
      return { kind: 'failed', failure };
    } catch (error) {
      if (error instanceof WorkspaceError) return { kind: 'failed', failure: error.failure };
      throw error;
    }
  }

  /** Ends all workspaces: hooks first, then folders and locks. Errors are reported and stop nothing. */
  async close(signal: AbortSignal): Promise<void> {
    for (const directories of this.#shared.values()) await directories.close(signal);
    for (const [folder, owner] of this.#owners) {
      const isStored = (await this.#deps.trees.list(folder)).length > 0;
      if (!isStored) await this.#deps.trees.remove(folder).catch(() => undefined);
      await this.#deps.trees.remove(stateOf(folder, this.#folders)).catch(() => undefined);
      await owner.then((lock) => lock?.[Symbol.asyncDispose]()).catch(() => undefined);
    }
    for (const [folder, holding] of this.#held) {
      const lock = await holding.catch(() => undefined);
      // The metadata of another run is not ours to remove.
      if (lock === undefined) continue;
      await this.#deps.trees.remove(stateOf(folder, this.#folders)).catch(() => undefined);
      await lock[Symbol.asyncDispose]();
    }
    await this.#directoryDeps.repositories.close();
    this.#deps.stored?.used(usedMirrors(this.#directoryDeps.repositories.used));
    if (this.#isUsed) await this.#keepWithin(signal);
  }

  async #keepWithin(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      await removeDead(this.#folders, this.#deps);
      await cleanStore(this.#folders, { ...this.#deps, maxBytes: this.#settings.maxBytes }, signal);
    } catch (error) {
      this.#deps.warn(`The size of stored workspaces could not be limited: ${messageOf(error)}`);
    }
  }

  /** Hooks of a target need a folder; a missing one is reported once. */
  #notifyUnused({ suite, target }: Step, hooks: Workspace['hooks']): void {
    const key = JSON.stringify([suite.path, target.name]);
    if (Object.keys(hooks).length === 0 || this.#reportedUnused.has(key)) return;
    this.#reportedUnused.add(key);
    const what = `the hooks of the target "${target.name}" do not run for tests that have no workspace`;
    this.#deps.warn(`${suite.name}: ${what}`);
  }

  /** Requirements are also checked if there is no folder to make. */
  async #withoutFolder(
    step: Step,
    { childEnv }: Pick<WorkspaceUser, 'childEnv'>,
    signal: AbortSignal,
  ): Promise<WorkspaceEntry> {
    const { workspace } = step.test;
    const { commands = [], pythonModules = [] } = workspace?.requires ?? {};
    if (commands.length + pythonModules.length === 0) return { kind: 'none' };
    const key = JSON.stringify([step.suite.path, step.target.name, commands, pythonModules]);
    const needs = { exec: this.#deps.exec, env: childEnv };
    const looking =
      this.#missing.get(key) ?? missingPrograms({ commands, pythonModules }, this.#settings.cwd, needs, signal);
    this.#missing.set(key, looking);
    const missing = await looking;
    if (missing === undefined) return { kind: 'none' };
    return { kind: 'failed', failure: new WorkspaceError('preflight_error', missing, workspace?.location).failure };
  }

  get #isUsed(): boolean {
    return this.#shared.size > 0 || this.#owners.size > 0;
  }

  /** The directories that a test shares with others; of its own, if it works alone. */
  #directoriesOf(
    step: Step,
    workspace: Workspace,
    decision: Exclude<FolderDecision, { readonly kind: 'none' | 'impossible' }>,
    user: WorkspaceUser,
  ): SuiteDirectories {
    const isOfTrial = decision.kind === 'per-test';
    const key = keyOf(step, workspace);
    const known = isOfTrial ? undefined : this.#shared.get(key);
    if (known !== undefined) return known;
    const { onSuccess, onFailure } = this.#settings.keeps(step.suite);
    const mayKeep = !isOfTrial || user.isLastTrial;
    const directories = new SuiteDirectories({
      ...this.#directoryDeps,
      keepOnSuccess: mayKeep && onSuccess,
      keepOnFailure: mayKeep && onFailure,
      maxSlots: this.#settings.slotsOf(step.suite),
      decision,
      workspace,
      user,
      withReset: isOfTrial ? wantsReset(workspace) : this.#withResets.has(key),
      folders: this.#folders,
      tempFolder: () => this.#tempFolder(user.evalRunId),
      holdStatic: (path, signal) => this.#hold(path, signal),
      warn: (message) =>
        isOfTrial ? this.#deps.warn(message, step.test.location) : this.#deps.warn(`${step.suite.name}: ${message}`),
    });
    if (!isOfTrial) this.#shared.set(key, directories);
    return directories;
  }

  /** Excludes other runs from a folder of the user's until `close`. Throws a `UserError` if another one uses it for too long. */
  async #hold(path: string, signal: AbortSignal): Promise<void> {
    const busy = { what: `Another run is working in ${path}`, minutes: RUN_MINUTES };
    await getOrMake(this.#held, path, () =>
      waitForLock(`${stateOf(path, this.#folders)}.lock`, busy, this.#deps, signal),
    );
  }

  /** Marked while this run lives, so that a cleanup can distinguish leftovers of crashed runs. */
  async #tempFolder(evalRunId: string): Promise<string> {
    const folder = join(this.#folders.temp, evalRunId);
    await getOrMake(this.#owners, folder, () => this.#deps.locks.tryHold(`${folder}.lock`));
    return folder;
  }

  /** One for each suite on each target. */
  #runIdOf({ suite, target }: Step): string {
    return getOrMake(this.#runIds, JSON.stringify([suite.path, target.name]), () => this.#deps.newId());
  }
}

/** How long another run may work in a folder: the duration of a run with agents. */
const RUN_MINUTES = 30;

/** The real path of a folder, whether it is there or not. */
function realLocation(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realLocation(above), basename(path));
  }
}

/** The default time limit of a hook after a test. */
const RESET_MS = 30_000;

const wantsReset = ({ hooks }: Workspace): boolean =>
  [hooks.beforeEach, hooks.afterEach].some((hook) => hook !== undefined && hook.reset !== 'none');

/** Tests with the same workspace content share one; their hooks may differ. */
function keyOf({ suite, target }: Step, workspace: Workspace | undefined): string {
  const { hooks = {}, gradingFiles: _, docker: __, ...made } = workspace ?? {};
  const { beforeAll, afterAll } = hooks as Workspace['hooks'];
  const keyParts = [suite.path, target.name, made, beforeAll, afterAll];
  return JSON.stringify(keyParts, (key, value: unknown) => (key === 'location' ? undefined : value));
}
