import { basename, dirname, join } from 'node:path';
import type { StoredKind } from '../../model/ports/trees.ts';
import type { GradingFile, Hook, Repository, Reset, Workspace } from '../../model/suite/workspace.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { digest } from '../cache-folders.ts';
import { below, ChangeFinder, type Diff, type PartsBefore, relativeTo } from '../changes.ts';
import { type CheckedOut, checkOut, taken } from '../repositories/checkouts.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type HookRun, type HookSubject, type HowToRun, runHook } from '../run-hook.ts';
import { orFailure, WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

export interface DirectoryDeps extends WorkspacesDeps {
  readonly repositories: Repositories;
}

/** A folder for agents. Our metadata is elsewhere, in `state`. */
export class Directory {
  readonly path: string;
  readonly #state: string;
  readonly #workspace: Workspace;
  readonly #deps: DirectoryDeps;
  readonly #changes: ChangeFinder;
  #last: Promise<unknown> = Promise.resolve();
  /** A reset that failed. */
  #owed: Reset = 'none';
  #gradingFiles: AsyncDisposable | undefined;

  constructor(path: string, state: string, workspace: Workspace, deps: DirectoryDeps) {
    this.path = path;
    this.#state = state;
    this.#workspace = workspace;
    this.#deps = deps;
    this.#changes = new ChangeFinder(path, join(state, 'git'), deps);
  }

  /** Makes the folder contain the template, the repositories and the files of the test, and nothing else. */
  async fill(signal: AbortSignal): Promise<void> {
    const { repositories, files, skills = [] } = this.#workspace;
    await this.#deps.trees.make(this.#state);
    await this.#fillAround(signal);
    const held = new Map<string, CheckedOut>();
    for (const repository of repositories.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      held.set(repository.path, await this.#checkOut(repository, signal));
      for await (const submodule of this.#deps.repositories.submodules(repository, this.path, signal))
        held.set(submodule.path, await this.#checkOut(submodule, signal));
    }
    for (const { path, from } of files) await this.#bring(path, from);
    for (const skill of skills) await this.#addSkill(skill, signal);
    await this.#leaveOutSkills();
    await this.#changes.restart(held);
    this.#deps.note(`Prepared ${this.path}: ${[...held.values()].map(({ change }) => change).join(', ') || 'filled'}`);
  }

  #checkOut(repository: Repository, signal: AbortSignal): Promise<CheckedOut> {
    const { path, location } = repository;
    const inner = below(path, [...this.#paths]).map((other) => relativeTo(path, other));
    return orFailure('clone_error', location, async () => {
      const revision = await this.#deps.repositories.find(repository, signal);
      const dir = join(this.#state, 'checkouts', digest(path).slice(0, 16));
      return checkOut({ repository, revision, work: join(this.path, path), dir, inner }, this.#deps, signal);
    });
  }

  /** Adds the template and repositories to a folder of the user; existing files stay as they are. */
  async fillMissing(signal: AbortSignal): Promise<void> {
    const isEmpty = (await this.#deps.trees.list(this.path)).length === 0;
    if (isEmpty && this.#workspace.template !== undefined) await this.#restoreTemplate(signal);
    for (const repository of this.#workspace.repositories) {
      const to = join(this.path, repository.path);
      if ((await this.#deps.files.state(to)) !== 'missing' && (await this.#deps.trees.list(to)).length > 0) {
        if (isEmpty) throw taken(repository.path, this.#workspace.location);
        continue;
      }
      await this.#deps.repositories.cloneInto(repository, to, signal);
    }
    for (const { path, from } of isEmpty ? this.#workspace.files : []) await this.#bring(path, from);
  }

  /** Records the state of the directory for `reset`. */
  async remember(signal: AbortSignal): Promise<void> {
    const { trees } = this.#deps;
    await trees.make(this.#state);
    const work = () => trees.restore({ from: this.path, to: this.#snapshot, memory: this.#memory }, signal);
    await orFailure('setup_error', this.#workspace.location, work);
  }

  /** Restores the directory; a fast reset keeps new files that git ignores. */
  async reset(reset: Reset, signal: AbortSignal): Promise<void> {
    if (reset === 'none') return;
    const mayStay = (paths: readonly string[]) => this.#changes.ignored(paths, signal);
    const request = {
      from: this.#snapshot,
      to: this.path,
      memory: this.#memory,
      isBack: true,
      mayStay: reset === 'fast' ? mayStay : undefined,
    };
    this.#owed = reset;
    await this.#inTurn(() => this.#deps.trees.restore(request, signal));
    this.#owed = 'none';
  }

  /** Copies files in for the graders; whatever the agent left at their paths is back after `removeGradingFiles`. */
  async placeGradingFiles(files: readonly GradingFile[]): Promise<void> {
    const placed = files.map(({ to, content }) => ({ path: to, bytes: Buffer.from(content, 'base64') }));
    const request = { folder: this.path, aside: join(this.#state, 'replaced'), files: placed };
    this.#gradingFiles = await this.#deps.trees.place(request);
  }

  async removeGradingFiles(): Promise<void> {
    await this.#gradingFiles?.[Symbol.asyncDispose]();
    this.#gradingFiles = undefined;
  }

  /** Repairs a failed reset: the next test must not see leftovers. Throws if it fails again. */
  async resetOwed(signal: AbortSignal): Promise<void> {
    await this.removeGradingFiles();
    await this.reset(this.#owed, signal);
  }

  baseline(signal: AbortSignal): Promise<PartsBefore> {
    return this.#inTurn(() => this.#changes.take(signal));
  }

  changesSince(baseline: PartsBefore, signal: AbortSignal): Promise<Diff> {
    return this.#inTurn(() => this.#changes.since(baseline, signal));
  }

  run(hook: Hook, subject: Omit<HookSubject, 'workspacePath'>, how: HowToRun, signal: AbortSignal): Promise<HookRun> {
    return runHook(hook, { ...subject, workspacePath: this.path }, { ...this.#deps, ...how }, signal);
  }

  async remove(): Promise<void> {
    await this.#deps.trees.remove(this.path);
    await this.forget();
  }

  forget(): Promise<void> {
    return this.#deps.trees.remove(this.#state);
  }

  get #snapshot(): string {
    return join(this.#state, 'snapshot');
  }

  get #memory(): string {
    return join(this.#state, 'snapshot.json');
  }

  get #paths(): ReadonlySet<string> {
    return new Set(this.#workspace.repositories.map(({ path }) => path));
  }

  /** Fills the part outside the repositories. */
  async #fillAround(signal: AbortSignal): Promise<void> {
    const { template, repositories, location } = this.#workspace;
    const paths = this.#paths;
    const again = repositories.find(({ path }, index) => repositories.findIndex((each) => each.path === path) < index);
    if (again !== undefined) throw taken(again.path, location);
    if (template !== undefined) return this.#restoreTemplate(signal);
    if (paths.has('')) return;
    const stored = { stored: new Map<string, StoredKind>(), inner: [...paths] };
    await orFailure('setup_error', location, () => this.#deps.trees.prune(this.path, stored, signal));
  }

  async #restoreTemplate(signal: AbortSignal): Promise<void> {
    const { template, location } = this.#workspace;
    if (template === undefined) return;
    const { files, trees } = this.#deps;
    const state = await orFailure('template_error', template.location, () => files.state(template.path));
    const isFile = state === 'file' && isWorkspaceFile(template.path);
    if (state !== 'folder' && !isFile) {
      const what = state === 'file' ? 'is a file, not a folder' : 'does not exist';
      throw new WorkspaceError('template_error', `The template ${template.path} ${what}`, template.location);
    }
    // A workspace file of VS Code means its folder.
    const named = isFile ? dirname(template.path) : template.path;
    const from = await orFailure('template_error', template.location, () => files.realPath(named));
    for (const path of this.#paths) if ((await trees.list(join(from, path))).length > 0) throw taken(path, location);
    await trees.make(this.#state);
    const request = { from, to: this.path, isTemplate: true, memory: join(this.#state, 'memory.json') };
    const except = [...this.#paths].filter((path) => path !== '');
    const work = () => trees.restore({ ...request, except }, signal);
    await orFailure('template_error', template.location, work);
  }

  /** Agents look into one of these folders or both. The evals have the expected answers. */
  async #addSkill({ path, evals }: NonNullable<Workspace['skills']>[number], signal: AbortSignal): Promise<void> {
    const { files, trees } = this.#deps;
    await orFailure('setup_error', this.#workspace.location, async () => {
      const from = await files.realPath(path);
      for (const folder of ['.agents', '.claude']) {
        const to = join(this.path, folder, 'skills', basename(path));
        await trees.restore({ from, to, isTemplate: true }, signal);
        await trees.remove(join(to, evals));
      }
    });
  }

  /** Removes skills: folders with a SKILL.md. */
  async #leaveOutSkills(): Promise<void> {
    const { withoutSkills, location } = this.#workspace;
    if (withoutSkills === undefined) return;
    const { files, trees } = this.#deps;
    const search = () => files.glob(['**/SKILL.md', '!**/.git/**'], { cwd: this.path, followLinks: false });
    const all = await orFailure('setup_error', location, search);
    const nameOf = (file: string) => basename(dirname(file));
    const left = all.filter((file) => withoutSkills === true || withoutSkills.includes(nameOf(file)));
    const known = left.map(nameOf);
    const missing = withoutSkills === true ? undefined : withoutSkills.find((name) => !known.includes(name));
    if (missing !== undefined) {
      const message = `"without_skills" names a skill that the workspace does not have: "${cutEnd(missing, 60)}"`;
      throw new WorkspaceError(
        'setup_error',
        `${message}. ${suggestion(missing, all.map(nameOf), 'skills')}`,
        location,
      );
    }
    // A workspace that is a skill itself stays.
    for (const file of left) await trees.remove(dirname(file) === this.path ? file : dirname(file));
  }

  async #bring(path: string, from: string): Promise<void> {
    const isInside = !path.startsWith('/') && !path.split('/').includes('..');
    if (!isInside) throw new WorkspaceError('file_copy_error', `${path} would be outside the workspace`);
    const folder = dirname(path) === '.' ? '' : dirname(path);
    const work = () => this.#deps.trees.bring(from, join(this.path, folder));
    await orFailure('file_copy_error', this.#workspace.location, work);
  }

  /** One after another: git directories and snapshots have one user at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** The lease of a directory. `leave` decides whether the folder stays. */
export interface OpenWorkspace {
  readonly directory: Directory;
  /** The output of `before_all`, for the first test in the directory. */
  readonly opened?: string | undefined;
  leave(ok: boolean): Promise<boolean>;
}

/** Whether a template is a file of VS Code. */
export const isWorkspaceFile = (path: string): boolean => /\.code-workspace$/i.test(path);
