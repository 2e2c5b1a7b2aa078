import { dirname, join } from 'node:path';
import type { Exec, Files, Git, TreeSource, Trees } from '../model/ports.ts';
import type { Hook, Reset, Workspace } from '../model/workspace.ts';
import { type Baseline, Changes, type Pristine } from './changes.ts';
import { type HookRun, type HookSubject, runHook } from './hooks.ts';
import type { Repositories } from './repositories.ts';
import { orFailure, WorkspaceError } from './workspace-error.ts';

/** What rooms are made and kept with. */
export interface RoomDeps {
  readonly git: Git;
  readonly exec: Exec;
  readonly trees: Trees;
  readonly files: Pick<Files, 'state' | 'read' | 'write' | 'realPath'>;
  readonly repositories: Repositories;
  note(message: string): void;
}

/** A folder for agents, with what we know of it beside it: `state` holds nothing that agents are to see. */
export class Room {
  readonly path: string;
  readonly #state: string;
  readonly #workspace: Workspace;
  readonly #deps: RoomDeps;
  readonly #changes: Changes;
  /** What it was filled with, as long as nobody can have changed it. */
  #pristine: Pristine | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** A reset that failed. */
  #owed: Reset = 'none';

  constructor(path: string, state: string, workspace: Workspace, deps: RoomDeps) {
    this.path = path;
    this.#state = state;
    this.#workspace = workspace;
    this.#deps = deps;
    this.#changes = new Changes(path, join(state, 'git'), deps);
  }

  /** Makes the folder hold the template, the repositories and the files of the test, and nothing else. */
  async fill(signal: AbortSignal): Promise<{ readonly bytes: number }> {
    const { template, repositories, files } = this.#workspace;
    const { trees } = this.#deps;
    const mounts = await this.#templateSource();
    const sources = new Map<string, string>();
    for (const repository of repositories) {
      const from = await this.#deps.repositories.tree(repository, signal);
      await this.#refuseTaken(repository.path, mounts);
      mounts.push({ from, at: repository.path, fixedBy: this.#deps.repositories });
      sources.set(repository.path, from);
    }
    await trees.make(this.#state);
    const memory = join(this.#state, 'memory.json');
    const place = template?.place ?? this.#workspace.place;
    const work = () => trees.restore({ sources: mounts, to: this.path, memory }, signal);
    const { bytes, files: count, copied, removed, id, look } = await orFailure('template_error', place, work);
    this.#deps.note(`Prepared ${this.path}: ${count} files, ${copied} copied, ${removed} removed`);
    for (const { path, from } of files) await this.#bring(path, from);
    const isFixed = template === undefined;
    const pristine = look && { id, look, ...(isFixed && { sources }) };
    this.#pristine = files.length === 0 ? pristine : undefined;
    return { bytes };
  }

  /** Puts a repository where a static workspace has none yet; what is there stays as it is. */
  async fillMissing(signal: AbortSignal): Promise<void> {
    for (const repository of this.#workspace.repositories) {
      const to = join(this.path, repository.path);
      if (repository.path !== '' && (await this.#deps.files.state(to)) !== 'missing') continue;
      if (repository.path === '' && (await this.#deps.trees.list(to)).length > 0) continue;
      const from = await this.#deps.repositories.tree(repository, signal);
      const work = () => this.#deps.trees.restore({ sources: [{ from, at: '' }], to }, signal);
      await orFailure('clone_error', repository.place, work);
    }
  }

  /** Remembers how the room is now, for `reset`. */
  async remember(signal: AbortSignal): Promise<void> {
    const { trees } = this.#deps;
    await trees.make(this.#state);
    const [memory, wayBack] = [join(this.#state, 'snapshot.json'), join(this.#state, 'way-back.json')];
    const sources = [{ from: this.path, at: '' }];
    const work = () => trees.restore({ sources, to: join(this.#state, 'snapshot'), memory, wayBack }, signal);
    await orFailure('setup_error', this.#workspace.place, work);
  }

  /** Makes the room what it was; a fast reset leaves new files that git ignores. */
  async reset(reset: Reset, signal: AbortSignal): Promise<void> {
    if (reset === 'none' || this.#pristine !== undefined) return;
    const sources = [{ from: join(this.#state, 'snapshot'), at: '' }];
    const memory = join(this.#state, 'way-back.json');
    const mayStay = (paths: readonly string[]) => this.#changes.ignored(paths, signal);
    const request = { sources, to: this.path, memory, ...(reset === 'fast' && { mayStay }) };
    this.#owed = reset;
    await this.#inTurn(() => this.#deps.trees.restore(request, signal));
    this.#owed = 'none';
  }

  /** Makes up for a reset that failed: whoever comes next must not meet what was left. Throws when it fails again. */
  resetOwed(signal: AbortSignal): Promise<void> {
    return this.reset(this.#owed, signal);
  }

  baseline(signal: AbortSignal): Promise<Baseline | undefined> {
    const pristine = this.#pristine;
    this.#pristine = undefined;
    return this.#inTurn(() => this.#changes.take(signal, pristine));
  }

  changesSince(baseline: Baseline, signal: AbortSignal): Promise<string | undefined> {
    return this.#inTurn(() => this.#changes.since(baseline, signal));
  }

  run(hook: Hook, subject: Omit<HookSubject, 'workspacePath'>, env: HookEnv, signal: AbortSignal): Promise<HookRun> {
    this.#pristine = undefined;
    const whole = { ...subject, workspacePath: this.path };
    return runHook(hook, whole, { exec: this.#deps.exec, env: env.childEnv }, signal, env.isLast);
  }

  /** Removes the room and all that is known of it. */
  async remove(): Promise<void> {
    await this.#deps.trees.remove(this.path);
    await this.forget();
  }

  /** Removes what is known of it. */
  forget(): Promise<void> {
    return this.#deps.trees.remove(this.#state);
  }

  async #templateSource(): Promise<TreeSource[]> {
    const { template } = this.#workspace;
    if (template === undefined) return [];
    const { files } = this.#deps;
    const state = await orFailure('template_error', template.place, () => files.state(template.path));
    const isFile = state === 'file' && isWorkspaceFile(template.path);
    if (state !== 'folder' && !isFile) {
      const what = state === 'file' ? 'is a file, not a folder' : 'does not exist';
      throw new WorkspaceError('template_error', `The template ${template.path} ${what}`, template.place);
    }
    // A file of VS Code stands for the folder that it lies in (workspace-format.md §10).
    const named = isFile ? dirname(template.path) : template.path;
    const from = await orFailure('template_error', template.place, () => files.realPath(named));
    return [{ from, at: '', isTemplate: true }];
  }

  /** Git refuses to clone into a folder that holds something, and so do we. */
  async #refuseTaken(path: string, mounts: readonly TreeSource[]): Promise<void> {
    for (const { from, at } of mounts) {
      const within = path === '' || at === path ? '' : at === '' ? path : path.slice(at.length + 1);
      const isAbove = at === '' || path === at || path.startsWith(`${at}/`);
      if (!isAbove || (await this.#deps.trees.list(join(from, within))).length === 0) continue;
      const message = `There are files already at "${path || '.'}", where a repository is to be put`;
      throw new WorkspaceError('clone_error', message, this.#workspace.place);
    }
  }

  async #bring(path: string, from: string): Promise<void> {
    const isInside = !path.startsWith('/') && !path.split('/').includes('..');
    if (!isInside) throw new WorkspaceError('file_copy_error', `${path} would lie outside of the workspace`);
    const folder = dirname(path) === '.' ? '' : dirname(path);
    const work = () => this.#deps.trees.bring(from, join(this.path, folder));
    await orFailure('file_copy_error', this.#workspace.place, work);
  }

  /** One after another: git directories and snapshots have one user at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

export interface HookEnv {
  readonly childEnv: Readonly<Record<string, string>>;
  /** It tidies up: it runs also when the run was stopped. */
  readonly isLast: boolean;
}

/** A room that somebody has for a while. `leave` tells whether the folder stays. */
export interface Held {
  readonly room: Room;
  /** What `before_all` printed, for the first who gets the room. */
  readonly opened?: string | undefined;
  leave(ok: boolean): Promise<boolean>;
}

/** Whether a template is a file of VS Code. */
export const isWorkspaceFile = (path: string): boolean => /\.code-workspace$/i.test(path);
