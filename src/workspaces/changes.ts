import { join } from 'node:path';
import type { GitDeps } from './git.ts';
import type { CheckedOut } from './repositories/checkouts.ts';
import { below, EMPTY_TREE, ownerOf, relativeTo, titled, UnitGit } from './repositories/unit-git.ts';

/** The parts of a workspace at a moment. Each folder that is a repository is a part, and so is the rest (empty text). */
export type PartsBefore = ReadonlyMap<string, PartBefore>;

interface PartBefore {
  /** The id of its tree. */
  readonly tree: string;
  /** What could not be read already: its changes are not those of a target. */
  readonly unreadable: readonly string[];
  /** Pipes, sockets and devices that were there. */
  readonly special: readonly string[];
}

/** The changes in a workspace. */
export interface Diff {
  /** A unified diff that `git apply` takes (`losslessText`); empty if nothing changed. */
  readonly patch: string;
  /** What is not in it because it could not be read, with reasons. */
  readonly unreadable: readonly string[];
}

/**
 * Finds the changes in a workspace, as a unified diff by git. The git directories for this are elsewhere: the `.git` of
 * a workspace is neither read nor written, because an agent may have changed it.
 */
export class ChangeFinder {
  readonly #workspace: string;
  readonly #deps: GitDeps;
  readonly #git: UnitGit;
  /** The real path of the workspace: an agent may replace it, or a repository in it, by a link. */
  #root: string | undefined;
  /** The original content of the workspace, if known without reading it. */
  #filled: PartsBefore | undefined;

  constructor(workspace: string, folder: string, deps: GitDeps) {
    this.#workspace = workspace;
    this.#deps = deps;
    this.#git = new UnitGit(folder, deps);
  }

  /** Forgets the earlier state: the workspace was filled. `isAll`: with these repositories and nothing else. */
  async restart(checkouts: ReadonlyMap<string, CheckedOut>, isAll: boolean): Promise<void> {
    this.#root = undefined;
    await this.#git.restart(checkouts);
    const parts = new Map<string, PartBefore>([['', NOTHING]]);
    for (const [part, { tree }] of checkouts) if (tree !== undefined) parts.set(part, { ...NOTHING, tree });
    const isKnown = isAll && [...checkouts.keys()].every((part) => checkouts.get(part)?.tree !== undefined);
    this.#filled = isKnown ? parts : undefined;
  }

  /** Records the current state; undefined if git fails. `isFilled`: nothing changed since it was filled. */
  async take(signal: AbortSignal, isFilled = false): Promise<PartsBefore | undefined> {
    this.#root ??= await this.#deps.files.realPath(this.#workspace);
    if (isFilled && this.#filled !== undefined) return this.#filled;
    const { parts, special } = await this.#content(signal);
    const before = new Map<string, PartBefore>();
    for (const part of parts) {
      const specialFiles = special.filter((path) => ownerOf(path, parts) === part);
      const added = await this.#index(part, [...below(part, parts), ...specialFiles], signal);
      const tree = added && (await this.#git.tree(part, signal));
      if (added === undefined || tree === undefined) return undefined;
      before.set(part, { tree, unreadable: added.unreadable, special: specialFiles });
    }
    return before;
  }

  /** The changes since; undefined if git fails. */
  async since(baseline: PartsBefore, signal: AbortSignal): Promise<Diff | undefined> {
    const parts = [...baseline.keys()].sort();
    const { parts: repositories, special } = await this.#content(signal);
    const all = [...parts, ...(await this.#added(parts, repositories, signal))];
    const [diffs, unreadable]: [string[], string[]] = [[], []];
    for (const part of all) {
      const before = baseline.get(part) ?? NOTHING;
      if (part === '' && before.tree === EMPTY_TREE && (await this.#holdsOnly(repositories))) continue;
      const specialFiles = special.filter((path) => ownerOf(path, all) === part);
      const added = await this.#index(part, [...below(part, all), ...specialFiles], signal, before.tree);
      const diff = added && (await this.#git.diff(part, before.tree, signal));
      if (added === undefined || diff === undefined) return undefined;
      const inPart = (name: string) => (part === '' ? name : `${part}/${name}`);
      unreadable.push(...added.unreadable.filter((each) => !before.unreadable.includes(each)).map(inPart));
      const appeared = specialFiles.filter((path) => !before.special.includes(path));
      for (const [what, paths] of [[NOT_ADDED, added.left.map(inPart)] as const, [NO_FILES, appeared] as const]) {
        // `git apply` skips lines that are no part of a patch.
        const quoted = paths.map((path) => JSON.stringify(path)).join(', ');
        if (paths.length > 0) diffs.push(`# ${what}: ${quoted}\n`);
      }
      if (diff !== '') diffs.push(titled(part, diff));
    }
    return { patch: diffs.join(''), unreadable };
  }

  /** Those among these files that git would ignore. */
  async ignored(paths: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const ignored = new Set<string>();
    const { parts } = await this.#content(signal);
    const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
    for (const part of parts) {
      const ownPaths = outsideGit.filter((path) => ownerOf(path, parts) === part).map((path) => relativeTo(part, path));
      if (ownPaths.length === 0) continue;
      const names = await this.#git.ignored(part, join(this.#workspace, part), ownPaths, signal);
      for (const name of names) ignored.add(part === '' ? name : `${part}/${name}`);
    }
    return ignored;
  }

  /** Whether there are no files around these repositories. */
  async #holdsOnly(repositories: readonly string[]): Promise<boolean> {
    if (!(await this.#isItself(''))) return false;
    const { names, others } = await this.#deps.files.namesIn(this.#workspace, repositories.length + 1);
    return others === 0 && names.every((name) => repositories.includes(name.replace(/\/$/, '')));
  }

  /** Repositories that appeared: files that were there before may belong to others now. */
  async #added(parts: readonly string[], repositories: readonly string[], signal: AbortSignal): Promise<string[]> {
    const added: string[] = [];
    for (const path of repositories)
      if (!parts.includes(path) && !(await this.#isTracked(path, parts, signal))) added.push(path);
    return added;
  }

  async #index(part: string, inner: readonly string[], signal: AbortSignal, before?: string) {
    if (await this.#isItself(part)) {
      const added = { work: join(this.#workspace, part), inner, before };
      return this.#git.add(part, added, signal);
    }
    return (await this.#git.empty(part, signal)) ? { unreadable: [], left: [] } : undefined;
  }

  async #content(signal: AbortSignal): Promise<{ parts: string[]; special: readonly string[] }> {
    if (!(await this.#isItself(''))) return { parts: [''], special: [] };
    const { repositories, special } = await this.#deps.trees.repositoriesIn(this.#workspace, signal);
    return { parts: [...new Set(['', ...repositories])], special };
  }

  /** Whether it is still a folder, and not a link to one elsewhere. */
  async #isItself(part: string): Promise<boolean> {
    const { files } = this.#deps;
    const work = join(this.#workspace, part);
    if ((await files.state(work)) !== 'folder') return false;
    return this.#root === undefined || (await files.realPath(work)) === join(this.#root, part);
  }

  /** Files that existed before the folder became a repository are still compared. */
  async #isTracked(path: string, parts: readonly string[], signal: AbortSignal): Promise<boolean> {
    const owner = ownerOf(path, parts);
    const folder = relativeTo(owner, path);
    // A file of that name is gone.
    return (await this.#git.tracked(owner, folder, signal)).some((name) => name !== folder);
  }
}

/** The part of a workspace that was not there. */
const NOTHING: PartBefore = { tree: EMPTY_TREE, unreadable: [], special: [] };

const NOT_ADDED =
  'New files that a .gitignore of the target ignores are not in this diff, because there are too many, they are too large or their names are no text';
const NO_FILES = 'New pipes, sockets or devices, which are not in this diff';
