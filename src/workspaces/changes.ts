import { join } from 'node:path';
import type { TreeLook } from '../model/ports/ports.ts';
import type { CheckedOut } from './checkouts.ts';
import { changesBetween } from './look-changes.ts';
import { below, ownerOf, partsOf, relativeTo, titled } from './parts.ts';
import { EMPTY_TREE, UnitGit } from './unit-git.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

/** What a workspace held at a moment. Each folder that is a repository is a part, and so is the rest (empty text). */
export interface Baseline {
  readonly look: TreeLook;
  /** What git saw of each part. */
  readonly trees: ReadonlyMap<string, string>;
}

type ChangesDeps = Pick<WorkspacesDeps, 'git' | 'trees' | 'files'>;

/**
 * Tells what changed in a workspace, as a unified diff. Whether anything did, times tell that no program can set; what
 * it was, git tells, with directories of its own that lie elsewhere: the `.git` of a workspace is neither read nor
 * written, because an agent may have put anything into it.
 */
export class Changes {
  readonly #workspace: string;
  readonly #deps: ChangesDeps;
  readonly #git: UnitGit;
  /** Where the workspace really lies: an agent may put a link in the place of it, or of a repository in it. */
  #root: string | undefined;
  #taken: Baseline | undefined;
  /** What git saw of parts when the workspace was filled. */
  #filled: ReadonlyMap<string, string> = new Map();

  constructor(workspace: string, folder: string, deps: ChangesDeps) {
    this.#workspace = workspace;
    this.#deps = deps;
    this.#git = new UnitGit(folder, deps);
  }

  /** Forgets what was there before: the workspace was filled. `isAll`: with these repositories and nothing else. */
  async startAnew(checkouts: ReadonlyMap<string, CheckedOut>, isAll: boolean): Promise<void> {
    this.#root = undefined;
    this.#taken = undefined;
    await this.#git.startAnew(checkouts);
    const trees = [...checkouts].flatMap(([part, { tree }]) => (tree === undefined ? [] : [[part, tree] as const]));
    this.#filled = isAll ? new Map([['', EMPTY_TREE], ...trees]) : new Map();
  }

  /** Remembers what is there now; `undefined` when git cannot tell. `isFilled`: nothing was changed since it was filled. */
  async take(signal: AbortSignal, isFilled = false): Promise<Baseline | undefined> {
    this.#root ??= await this.#deps.files.realPath(this.#workspace);
    const look = await this.#deps.trees.look(this.#workspace, signal, this.#taken?.look);
    const filled = this.#filled;
    const isKnown = isFilled && partsOf(look).every((part) => filled.has(part));
    const trees = isKnown ? filled : await this.#treesNow(look, signal);
    this.#taken = trees && { look, trees };
    return this.#taken;
  }

  /** What changed since; empty text for nothing, `undefined` when git cannot tell. */
  async since(baseline: Baseline, signal: AbortSignal): Promise<string | undefined> {
    const look = await this.#deps.trees.look(this.#workspace, signal, baseline.look);
    const changes = changesBetween(baseline.look, look);
    const parts = partsOf(baseline.look);
    const isSameParts = look.repositories.every((path) => parts.includes(path));
    if (changes.length === 0 && isSameParts) return '';
    const found = await this.#parts(signal);
    const added = isSameParts ? [] : await this.#added(parts, found, signal);
    const all = [...parts, ...added];
    const isChanged = (part: string) =>
      !isSameParts || changes.some(({ path }) => path === '' || ownerOf(path, parts) === part);
    const diffs: string[] = [];
    for (const part of all.filter(isChanged)) {
      const isThere = await this.#index(part, below(part, all), signal);
      const diff = isThere && (await this.#git.diff(part, baseline.trees.get(part) ?? EMPTY_TREE, signal));
      if (diff === undefined || diff === false) return undefined;
      if (diff !== '') diffs.push(titled(part, diff));
    }
    return diffs.join('\n');
  }

  /** Those among these files that git would ignore. */
  async ignored(paths: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const ignored = new Set<string>();
    const parts = await this.#parts(signal);
    const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
    for (const part of parts) {
      const own = outsideGit.filter((path) => ownerOf(path, parts) === part).map((path) => relativeTo(part, path));
      if (own.length === 0) continue;
      const names = await this.#git.ignored(part, join(this.#workspace, part), own, signal);
      for (const name of names) ignored.add(part === '' ? name : `${part}/${name}`);
    }
    return ignored;
  }

  async #treesNow(look: TreeLook, signal: AbortSignal): Promise<ReadonlyMap<string, string> | undefined> {
    const parts = await this.#parts(signal);
    const last = this.#taken;
    const isSameParts = last !== undefined && [...last.trees.keys()].toSorted().join('\0') === parts.join('\0');
    const changed = isSameParts ? new Set(changesBetween(last.look, look).map(({ path }) => path)) : undefined;
    const owners = changed && new Set([...changed].map((path) => ownerOf(path, parts)));
    const trees = new Map<string, string>();
    for (const part of parts) {
      const known = owners === undefined || owners.has(part) || changed?.has('') ? undefined : last?.trees.get(part);
      const tree = known ?? (await this.#stage(part, parts, signal));
      if (tree === undefined) return undefined;
      trees.set(part, tree);
    }
    return trees;
  }

  async #stage(part: string, parts: readonly string[], signal: AbortSignal): Promise<string | undefined> {
    return (await this.#index(part, below(part, parts), signal)) ? this.#git.tree(part, signal) : undefined;
  }

  /** Repositories that appeared: files that were there before may belong to others now. */
  async #added(parts: readonly string[], found: readonly string[], signal: AbortSignal): Promise<string[]> {
    const added: string[] = [];
    for (const path of found)
      if (!parts.includes(path) && !(await this.#isTracked(path, parts, signal))) added.push(path);
    return added;
  }

  async #index(part: string, inner: readonly string[], signal: AbortSignal): Promise<boolean> {
    if (!(await this.#isItself(part))) return this.#git.empty(part, signal);
    return this.#git.add(part, { work: join(this.#workspace, part), inner }, signal);
  }

  async #parts(signal: AbortSignal): Promise<string[]> {
    if (!(await this.#isItself(''))) return [''];
    return [...new Set(['', ...(await this.#deps.trees.repositoriesIn(this.#workspace, signal))])];
  }

  /** Whether there still is a folder, and not a link to one that lies elsewhere. */
  async #isItself(part: string): Promise<boolean> {
    const { files } = this.#deps;
    const work = join(this.#workspace, part);
    if ((await files.state(work)) !== 'folder') return false;
    return this.#root === undefined || (await files.realPath(work)) === join(this.#root, part);
  }

  /** Where files of the folder were there before it became a repository, they are still looked at as those. */
  async #isTracked(path: string, parts: readonly string[], signal: AbortSignal): Promise<boolean> {
    const owner = ownerOf(path, parts);
    const folder = relativeTo(owner, path);
    // A file of that name is gone.
    return (await this.#git.tracked(owner, folder, signal)).some((name) => name !== folder);
  }
}
