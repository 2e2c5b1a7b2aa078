import { basename, dirname, join } from 'node:path';
import type { StoredKind } from '../../model/ports/trees.ts';
import type { GradingFile, Hook, Repository, Reset, Workspace } from '../../model/suite/workspace.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { ChangeFinder, type Diff, type PartsBefore } from '../changes.ts';
import { type CheckedOut, Checkouts, taken } from '../repositories/checkouts.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { below, relativeTo } from '../repositories/unit-git.ts';
import { type HookRun, type HookSubject, runHook } from '../run-hook.ts';
import { orFailure, WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';

export interface DirectoryDeps
  extends Pick<WorkspacesDeps, 'git' | 'exec' | 'scripts' | 'trees' | 'files' | 'clock' | 'note'> {
  readonly repositories: Repositories;
}

/** A folder for agents. Our metadata is elsewhere, in `state`. */
export class Directory {
  readonly path: string;
  readonly #state: string;
  readonly #workspace: Workspace;
  readonly #deps: DirectoryDeps;
  readonly #changes: ChangeFinder;
  readonly #checkouts: Checkouts;
  /** Whether it cannot have changed since it was filled. */
  #isPristine = false;
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
    this.#checkouts = new Checkouts(join(state, 'checkouts'), deps);
  }

  /**
   * Makes the folder contain the template, the repositories and the files of the test, and nothing else. Returns the
   * actions that were necessary.
   */
  async fill(signal: AbortSignal): Promise<Pick<CheckedOut, 'change'>> {
    const { template, repositories, files, skills = [] } = this.#workspace;
    await this.#deps.trees.make(this.#state);
    const isTemplateUnchanged = await this.#fillAround(signal);
    const held = new Map<string, CheckedOut>();
    for (const repository of repositories.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      held.set(repository.path, await this.#checkOut(repository, signal));
      for await (const submodule of this.#deps.repositories.submodules(repository, this.path, signal))
        held.set(submodule.path, await this.#checkOut(submodule, signal));
    }
    for (const { path, from } of files) await this.#bring(path, from);
    for (const skill of skills) await this.#addSkill(skill, signal);
    const isReduced = await this.#leaveOutSkills();
    // The tree of a commit has its submodules in it, and the one that changes are compared with does not.
    const isChanged = files.length > 0 || skills.length > 0 || isReduced;
    const isKnown = template === undefined && !isChanged && held.size === repositories.length;
    await this.#changes.restart(held, isKnown);
    this.#isPristine = true;
    const all = [isTemplateUnchanged ? 'none' : 'updated', ...[...held.values()].map((each) => each.change)] as const;
    const change = (['recreated', 'updated'] as const).find((each) => all.includes(each)) ?? 'none';
    this.#deps.note(`Prepared ${this.path}${change === 'none' ? ', which was ready' : ''}`);
    return { change };
  }

  #checkOut(repository: Repository, signal: AbortSignal): Promise<CheckedOut> {
    const { path, location } = repository;
    const inner = below(path, [...this.#paths]).map((other) => relativeTo(path, other));
    return orFailure('clone_error', location, async () => {
      const revision = await this.#deps.repositories.find(repository, signal);
      return this.#checkouts.make({ repository, revision, work: join(this.path, path), inner }, signal);
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
    const [memory, wayBack] = [join(this.#state, 'snapshot.json'), join(this.#state, 'way-back.json')];
    const work = () => trees.restore({ from: this.path, to: join(this.#state, 'snapshot'), memory, wayBack }, signal);
    await orFailure('setup_error', this.#workspace.location, work);
  }

  /** Restores the directory; a fast reset keeps new files that git ignores. */
  async reset(reset: Reset, signal: AbortSignal): Promise<void> {
    if (reset === 'none' || this.#isPristine) return;
    const memory = join(this.#state, 'way-back.json');
    const mayStay = (paths: readonly string[]) => this.#changes.ignored(paths, signal);
    const request = {
      from: join(this.#state, 'snapshot'),
      to: this.path,
      memory,
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

  baseline(signal: AbortSignal): Promise<PartsBefore | undefined> {
    const isPristine = this.#isPristine;
    this.#isPristine = false;
    return this.#inTurn(() => this.#changes.take(signal, isPristine));
  }

  changesSince(baseline: PartsBefore, signal: AbortSignal): Promise<Diff | undefined> {
    return this.#inTurn(() => this.#changes.since(baseline, signal));
  }

  run(hook: Hook, subject: Omit<HookSubject, 'workspacePath'>, env: HookEnv, signal: AbortSignal): Promise<HookRun> {
    this.#isPristine = false;
    const hookSubject = { ...subject, workspacePath: this.path };
    const { exec, scripts } = this.#deps;
    return runHook(hook, hookSubject, { exec, scripts, env: env.childEnv, isLast: env.isLast }, signal);
  }

  async remove(): Promise<void> {
    await this.#deps.trees.remove(this.path);
    await this.forget();
  }

  forget(): Promise<void> {
    return this.#deps.trees.remove(this.#state);
  }

  get #paths(): ReadonlySet<string> {
    return new Set(this.#workspace.repositories.map(({ path }) => path));
  }

  /** Fills the part outside the repositories. Returns whether nothing had to be done. */
  async #fillAround(signal: AbortSignal): Promise<boolean> {
    const { template, repositories, location } = this.#workspace;
    const paths = this.#paths;
    const again = repositories.find(({ path }, index) => repositories.findIndex((each) => each.path === path) < index);
    if (again !== undefined) throw taken(again.path, location);
    if (template !== undefined) return this.#restoreTemplate(signal);
    if (paths.has('')) return true;
    const stored = { stored: new Map<string, StoredKind>(), inner: [...paths] };
    return (await orFailure('setup_error', location, () => this.#deps.trees.prune(this.path, stored, signal))) === 0;
  }

  async #restoreTemplate(signal: AbortSignal): Promise<boolean> {
    const { template, location } = this.#workspace;
    if (template === undefined) return true;
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
    const { copied, removed } = await orFailure('template_error', template.location, work);
    return copied + removed === 0;
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

  /** Removes skills: folders with a SKILL.md. Returns whether there were any. */
  async #leaveOutSkills(): Promise<boolean> {
    const { withoutSkills, location } = this.#workspace;
    if (withoutSkills === undefined) return false;
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
    return left.length > 0;
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

interface HookEnv {
  readonly childEnv: Readonly<Record<string, string>>;
  /** It tidies up: it runs also when the run was stopped. */
  readonly isLast: boolean;
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
