import { join } from 'node:path';
import type { Files, Git, TreeLook, Trees } from '../model/ports.ts';
import { changesBetween, type PathChange } from './look-changes.ts';
import { below, ownerOf, partsOf, relativeTo, titled } from './parts.ts';
import { EMPTY_TREE, type Scope, UnitGit } from './unit-git.ts';

/** What a workspace held at a moment. Each folder that is a repository is a part, and so is the rest (empty text). */
export interface Baseline {
  readonly look: TreeLook;
  /** What git saw of each part; or the folders that parts were copied from, which nobody changes. */
  readonly held: { readonly trees: ReadonlyMap<string, string> } | { readonly sources: ReadonlyMap<string, string> };
}

/** A workspace that nobody was in since it was filled. */
export interface Pristine {
  /** Names the content. */
  readonly id: string;
  readonly look: TreeLook;
  /** Where each part was copied from, where nobody changes that. */
  readonly sources?: ReadonlyMap<string, string> | undefined;
}

interface ChangesDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly files: Pick<Files, 'state' | 'read' | 'write' | 'realPath'>;
}

const MOST_NOTE_BYTES = 10 * 1024 * 1024;
/** More files than that are no longer named to git one by one. */
const MOST_NAMED = 500;

/**
 * Tells what changed in a workspace, as a unified diff. Whether anything did, times tell that no program can set; what
 * it was, git tells, with directories of its own that lie elsewhere: the `.git` of a workspace is neither read nor
 * written, because an agent may have put anything into it.
 */
export class Changes {
  readonly #workspace: string;
  readonly #deps: ChangesDeps;
  readonly #git: UnitGit;
  /** Where is noted what git saw of a content. */
  readonly #note: string;
  /** Where the workspace really lies: an agent may put a link in the place of it, or of a repository in it. */
  #root: string | undefined;
  /** Parts of which git's index holds no more than what one test changed, and what they were copied from. */
  readonly #narrow = new Map<string, string | undefined>();
  /** What was taken last. */
  #taken: { readonly look: TreeLook; readonly trees: ReadonlyMap<string, string> } | undefined;

  constructor(workspace: string, folder: string, deps: ChangesDeps) {
    this.#workspace = workspace;
    this.#note = join(folder, 'baseline.json');
    this.#deps = deps;
    this.#git = new UnitGit(folder, deps);
  }

  /**
   * Remembers what is there now; `undefined` when git cannot tell. Of what nobody was in since it was filled, nothing
   * is looked at again.
   */
  async take(signal: AbortSignal, pristine?: Pristine): Promise<Baseline | undefined> {
    this.#root ??= await this.#deps.files.realPath(this.#workspace);
    if (pristine?.sources !== undefined && hasAllParts(pristine.look, pristine.sources)) {
      return { look: pristine.look, held: { sources: pristine.sources } };
    }
    const known = pristine && (await this.#recalled(pristine.id));
    if (pristine !== undefined && known !== undefined) return { look: pristine.look, held: { trees: known } };
    const look = await this.#deps.trees.look(this.#workspace, signal, pristine?.look ?? this.#taken?.look);
    const trees = await this.#treesNow(look, signal);
    if (trees === undefined) return undefined;
    if (pristine !== undefined) {
      const note = JSON.stringify({ content: pristine.id, units: [...trees] });
      await this.#deps.files.write(this.#note, note).catch(() => undefined);
    }
    return { look, held: { trees } };
  }

  /** What changed since; empty text for nothing, `undefined` when git cannot tell. */
  async since(baseline: Baseline, signal: AbortSignal): Promise<string | undefined> {
    const look = await this.#deps.trees.look(this.#workspace, signal, baseline.look);
    const changes = changesBetween(baseline.look, look);
    const parts = partsOf(baseline.look);
    const isSameParts = look.repositories.every((path) => parts.includes(path));
    if (changes.length === 0 && isSameParts) return '';
    const found = await this.#parts(signal);
    const diffs = isSameParts
      ? await this.#ofParts(parts, changes, baseline, signal)
      : await this.#ofAll(parts, found, baseline, signal);
    // Whatever is wrong with the baseline is not wrong again.
    if (diffs === undefined) await this.#deps.trees.remove(this.#note);
    return diffs?.join('\n');
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

  async #recalled(content: string): Promise<ReadonlyMap<string, string> | undefined> {
    const { files } = this.#deps;
    try {
      if ((await files.state(this.#note)) !== 'file') return undefined;
      const kept = JSON.parse(await files.read(this.#note, MOST_NOTE_BYTES)) as { content?: unknown; units?: unknown };
      if (kept.content !== content || !Array.isArray(kept.units)) return undefined;
      const trees = new Map(kept.units as [string, string][]);
      const areThere = await Promise.all([...trees.keys()].map((part) => this.#git.isThere(part)));
      return areThere.every(Boolean) ? trees : undefined;
    } catch {
      // None that can be read.
      return undefined;
    }
  }

  async #treesNow(look: TreeLook, signal: AbortSignal): Promise<ReadonlyMap<string, string> | undefined> {
    const parts = await this.#parts(signal);
    const last = this.#taken;
    this.#taken = undefined;
    const isSameParts = last !== undefined && [...last.trees.keys()].join('\0') === parts.join('\0');
    const changed = isSameParts ? new Set(changesBetween(last.look, look).map(({ path }) => path)) : undefined;
    const owners = changed && new Set([...changed].map((path) => ownerOf(path, parts)));
    const trees = new Map<string, string>();
    for (const part of parts) {
      const known = owners === undefined || owners.has(part) || changed?.has('') ? undefined : last?.trees.get(part);
      const tree = known ?? (await this.#stage(part, parts, signal));
      if (tree === undefined) return undefined;
      trees.set(part, tree);
    }
    this.#taken = { look, trees };
    return trees;
  }

  async #stage(part: string, parts: readonly string[], signal: AbortSignal): Promise<string | undefined> {
    return (await this.#index(part, below(part, parts), 'all', signal)) ? this.#git.tree(part, signal) : undefined;
  }

  /** Only those parts are looked at in which something differs. */
  async #ofParts(
    parts: readonly string[],
    changes: readonly PathChange[],
    baseline: Baseline,
    signal: AbortSignal,
  ): Promise<string[] | undefined> {
    const isOther = changes.some(({ path }) => path === '');
    const diffs: string[] = [];
    for (const part of parts) {
      const own = changes.filter(({ path }) => ownerOf(path, parts) === part);
      if (own.length === 0 && !isOther) continue;
      const inner = below(part, parts);
      const named = isOther || 'trees' in baseline.held ? undefined : namedTo(part, own);
      const diff =
        (named && (await this.#difference(part, inner, named, baseline, signal))) ??
        (await this.#difference(part, inner, undefined, baseline, signal));
      if (diff === undefined) return undefined;
      if (diff !== '') diffs.push(titled(part, diff));
    }
    return diffs;
  }

  /** Where repositories appeared: files that were there before may belong to others now. */
  async #ofAll(
    parts: readonly string[],
    found: readonly string[],
    baseline: Baseline,
    signal: AbortSignal,
  ): Promise<string[] | undefined> {
    const trees = new Map<string, string>();
    for (const part of parts) {
      const tree = await this.#before(part, below(part, parts), 'all', baseline, signal);
      if (tree === undefined) return undefined;
      trees.set(part, tree);
    }
    const added: string[] = [];
    for (const path of found) if (!trees.has(path) && !(await this.#isTracked(path, parts, signal))) added.push(path);
    const all = [...parts, ...added];
    const diffs: string[] = [];
    for (const part of all) {
      const isThere = await this.#index(part, below(part, all), 'all', signal);
      const diff = isThere ? await this.#git.diff(part, trees.get(part) ?? EMPTY_TREE, signal) : undefined;
      if (diff === undefined) return undefined;
      if (diff !== '') diffs.push(titled(part, diff));
    }
    return diffs;
  }

  async #difference(
    part: string,
    inner: readonly string[],
    named: readonly PathChange[] | undefined,
    baseline: Baseline,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const before = named?.filter((change) => change.before).map(({ path }) => path) ?? 'all';
    const tree = await this.#before(part, inner, before, baseline, signal);
    if (tree === undefined) return undefined;
    const after = named === undefined ? 'all' : await this.#stillOf(part, named, signal);
    return (await this.#index(part, inner, after, signal)) ? this.#git.diff(part, tree, signal) : undefined;
  }

  /** What a part held; where it is a copy, git sees that now, in the folder that it is a copy of. */
  async #before(
    part: string,
    inner: readonly string[],
    scope: Scope,
    { held }: Baseline,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    if ('trees' in held) return held.trees.get(part);
    const work = held.sources.get(part);
    if (!(await this.#git.empty(part, signal))) return undefined;
    if (scope === 'all') this.#narrow.delete(part);
    else this.#narrow.set(part, work);
    if (work === undefined || scope.length === 0) return EMPTY_TREE;
    return (await this.#git.add(part, { work, inner, scope }, signal)) ? this.#git.tree(part, signal) : undefined;
  }

  /** Git does not take the name of a file that is gone and that it never knew. */
  async #stillOf(part: string, named: readonly PathChange[], signal: AbortSignal): Promise<string[]> {
    const hasGone = named.some(({ after }) => !after);
    const tracked = new Set(hasGone ? await this.#git.tracked(part, '', signal) : []);
    return named.filter(({ path, after }) => after || tracked.has(path)).map(({ path }) => path);
  }

  async #index(part: string, inner: readonly string[], scope: Scope, signal: AbortSignal): Promise<boolean> {
    if (!(await this.#isItself(part))) return this.#git.empty(part, signal);
    if (scope === 'all' && this.#narrow.has(part)) {
      // A file that was there at first stays one that counts, also when it is to be ignored by now.
      const work = this.#narrow.get(part);
      this.#narrow.delete(part);
      if (work !== undefined && !(await this.#git.add(part, { work, inner, scope }, signal))) return false;
    }
    return scope.length === 0 || this.#git.add(part, { work: join(this.#workspace, part), inner, scope }, signal);
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

const hasAllParts = (look: TreeLook, sources: ReadonlyMap<string, string>): boolean =>
  look.repositories.every((path) => sources.has(path));

/** The files as git is told of them; `undefined` where it has to look for itself. */
function namedTo(part: string, changes: readonly PathChange[]): readonly PathChange[] | undefined {
  if (changes.length > MOST_NAMED) return undefined;
  // What is ignored now concerns files that did not change.
  const mustLook = ({ path }: PathChange) => !path.isWellFormed() || path.split('/').at(-1) === '.gitignore';
  return changes.some(mustLook)
    ? undefined
    : changes.map((change) => ({ ...change, path: relativeTo(part, change.path) }));
}
