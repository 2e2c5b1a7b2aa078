import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git, GitRequest } from '../../model/ports/git.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { StoredKind, StoredPaths, Trees } from '../../model/ports/trees.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { unquoted } from '../../model/text/lossless-text.ts';
import { digest } from '../cache-folders.ts';
import { WorkspaceError, whyFailed } from '../workspace-error.ts';
import { giveGit } from './agent-git.ts';
import { type Found, GIT_TIMEOUT_MS } from './mirrors.ts';
import type { Repositories } from './repositories.ts';
import { withoutCredentials } from './repository-identity.ts';

interface CheckoutDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly files: Pick<Files, 'state' | 'modifiedAt' | 'read' | 'writeAsIs'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly repositories: Pick<Repositories, 'largeFiles' | 'gitDirectories' | 'indexesOfCommits'>;
  note(message: string): void;
}

/** The folder for a commit. */
interface Deps {
  readonly repository: Repository;
  readonly work: string;
  /** Folders of other repositories in it, relative. */
  readonly inner: readonly string[];
}

interface Wanted extends Deps {
  readonly found: Found;
}

/** A folder with only the previous commit. */
interface Inspected {
  /** Files that differ from that commit, or that git cannot verify by their times. */
  readonly differing: readonly string[];
  readonly written: Written;
  readonly listing: string;
}

/** A commit as git has checked it out. */
export interface CheckedOut {
  /** Absent if git sees changes right after a checkout, as with line endings that contradict `.gitattributes`. */
  readonly tree?: string | undefined;
  /** Git's index, with the times of the files. */
  readonly index: string;
  /** Where the objects of the commit are. */
  readonly objects: string;
  readonly change: 'none' | 'updated' | 'recreated';
}

type Made = Pick<CheckedOut, 'tree' | 'change'>;

/**
 * Files that we wrote last, and in which second that was. Git compares times by the second, so it does not see the
 * permissions and attributes that a file gets in the second in which it was written. Of all other files it sees them.
 */
interface Written {
  readonly commit: string;
  /** Whether they are files of Git LFS, and not pointers to such. */
  readonly withLargeFiles: boolean;
  readonly second: number;
  /** All files if absent. */
  readonly paths?: readonly string[] | undefined;
}

interface Rewritten {
  readonly paths?: readonly string[];
  readonly before?: Written;
}

/**
 * Checks out commits into folders of agents, and gives these a `.git`. Our own git directories are elsewhere and
 * sealed: an agent's `.git` is replaced, never read. An existing checkout is updated by removing untracked files, and
 * by `git reset --hard`. If that fails, the folder is recreated.
 */
export class Checkouts {
  readonly #folder: string;
  readonly #deps: CheckoutDeps;

  constructor(folder: string, deps: CheckoutDeps) {
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Inspects the folder while the commit is being fetched. Throws a `WorkspaceError` or a `UserError`. */
  async make(site: Deps, finding: Promise<Found>, signal: AbortSignal): Promise<CheckedOut> {
    const dir = join(this.#folder, digest(site.repository.path).slice(0, 16));
    finding.catch(() => undefined);
    const inspected = await this.#orRecreated(site, () => this.#inspected(site, dir, signal), signal);
    const found = await finding;
    const wanted = { ...site, found };
    const update = async () => inspected && this.#updated(wanted, dir, inspected, signal);
    const made = (await this.#orRecreated(site, update, signal)) ?? (await this.#recreated(wanted, dir, signal));
    const at = { cwd: site.work, gitDir: dir, workTree: site.work, local: true };
    await this.#deps.repositories.largeFiles.report(site.repository, found, at, signal);
    return { ...made, index: join(dir, 'index'), objects: join(found.mirror, 'objects') };
  }

  /** Undefined if the folder, or its metadata, was changed and cannot be repaired. */
  async #orRecreated<Result>(
    { work }: Deps,
    step: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    try {
      return await step();
    } catch (error) {
      if (signal.aborted || !(error instanceof UserError || error instanceof WorkspaceError)) throw error;
      this.#deps.note(`${work} is recreated: ${error.message}`);
      return undefined;
    }
  }

  async #inspected(site: Deps, dir: string, signal: AbortSignal): Promise<Inspected | undefined> {
    const { trees, files } = this.#deps;
    const { work, repository } = site;
    if (!(await trees.isSealed(dir, sealOf(dir), signal)) || (await files.state(work)) !== 'folder') return undefined;
    const written = JSON.parse(await files.read(join(dir, WRITTEN), MAX_LISTED)) as Written;
    // Written after the files.
    const since = await files.modifiedAt(join(dir, 'index'));
    const pruned = await this.#prune(site, dir, signal, { paths: written.paths, since });
    // Files in excluded folders are tracked as long as they exist.
    const isAgain = repository.sparse.length > 0 && pruned.removed > 0;
    const { listing } = isAgain ? await this.#prune(site, dir, signal) : pruned;
    const args = ['diff-files', '--name-only', '--ignore-submodules'];
    return { differing: await this.#listed(site, dir, args, signal), written, listing };
  }

  async #updated(wanted: Wanted, dir: string, inspected: Inspected, signal: AbortSignal): Promise<Made | undefined> {
    const { differing, written, listing } = inspected;
    const { work, found, repository } = wanted;
    // Git LFS was installed since.
    if (!written.withLargeFiles && (await this.#fetchesLargeFiles(wanted, signal))) return undefined;
    const isSame = written.commit === found.commit;
    const isThere = isSame && differing.length === 0 && (await this.#isOfCommit(wanted, dir, listing, signal));
    let changed: readonly string[] = [];
    if (!isThere) {
      // Removed rather than overwritten: their permissions go with them.
      for (const path of differing) await this.#deps.trees.remove(join(work, path));
      const args = ['diff-tree', '-r', '--name-only', written.commit, found.commit];
      const moved = isSame ? [] : this.#listed(wanted, dir, args, signal);
      [, changed] = await allOf([this.#reset(wanted, dir, signal), moved]);
      if (repository.sparse.length > 0) await this.#prune(wanted, dir, signal);
    }
    // A process that is killed before this leaves a broken seal.
    await this.#noteWritten(wanted, dir, signal, { paths: [...differing, ...changed], before: written });
    const left = isThere ? [] : this.#differing(wanted, dir, signal);
    const [isDone] = await allOf([left, this.#equip(wanted, dir, signal)]);
    return isDone.length === 0 ? { tree: found.tree, change: isThere ? 'none' : 'updated' } : undefined;
  }

  /** Gives the folder its `.git`, and seals ours. */
  async #equip({ repository, found, work }: Wanted, dir: string, signal: AbortSignal): Promise<void> {
    const given = giveGit({ repository, found, work }, dir, this.#deps);
    await allOf([given, this.#deps.trees.seal(dir, sealOf(dir), signal)]);
  }

  async #recreated(wanted: Wanted, dir: string, signal: AbortSignal): Promise<Made> {
    const { trees } = this.#deps;
    const { repository, found, work, inner } = wanted;
    await trees.remove(work);
    await trees.remove(dir);
    await trees.prune(work, { stored: new Map(), inner }, signal);
    // Programs such as git-lfs use the address to fetch their files.
    const holds = { objects: join(found.mirror, 'objects'), origin: withoutCredentials(repository.url) };
    const why = await this.#deps.repositories.gitDirectories.make(dir, holds, signal);
    if (why !== undefined) throw failed(repository, why);
    if (repository.sparse.length > 0) {
      const at = { cwd: work, gitDir: dir, workTree: work };
      await this.#mustRun(['sparse-checkout', 'init', '--cone'], repository, at, signal);
      await this.#mustRun(['sparse-checkout', 'set', '--', ...repository.sparse], repository, at, signal);
    }
    await this.#reset(wanted, dir, signal);
    const { removed, listing } = await this.#prune(wanted, dir, signal);
    const isClean = (await this.#differing(wanted, dir, signal)).length === 0;
    await this.#noteWritten(wanted, dir, signal);
    if (removed > 0 || !(await this.#isOfCommit(wanted, dir, listing, signal))) {
      const why = `the files in ${work} are not those of ${found.commit}. Does another program write there?`;
      throw failed(repository, why);
    }
    await this.#equip(wanted, dir, signal);
    return { tree: isClean ? found.tree : undefined, change: 'recreated' };
  }

  async #reset({ repository, found, work }: Wanted, dir: string, signal: AbortSignal): Promise<void> {
    this.#deps.note(`Checking out ${withoutCredentials(repository.url)} at ${found.commit} into ${work}`);
    const at = { cwd: work, gitDir: dir, workTree: work };
    const settings = await this.#deps.repositories.largeFiles.settings(found, signal);
    await this.#mustRun([...settings, 'reset', '--hard', '--quiet', found.commit], repository, at, signal);
  }

  /**
   * Removes untracked entries before git runs: a repository could make it run programs, or a pipe block it. Returns
   * their number and the listing of the index.
   */
  async #prune({ repository, work, inner }: Deps, dir: string, signal: AbortSignal, checked?: StoredPaths['checked']) {
    const at = { cwd: work, gitDir: dir, local: true, maxBytes: MAX_LISTED };
    const listed = await this.#mustRun(['ls-files', '--stage', '-v'], repository, at, signal);
    const tracked = trackedIn(listed, repository);
    for (const path of inner) mustBeFree(path, tracked, repository);
    const removed = await this.#deps.trees.prune(work, { stored: tracked, inner, checked }, signal);
    return { removed, listing: digest(listed) };
  }

  /**
   * Files that differ from the commit, or that git cannot verify by their times. Submodules have separate folders of
   * ours.
   */
  #differing(wanted: Wanted, dir: string, signal: AbortSignal): Promise<string[]> {
    const args = ['diff-index', '--name-only', '--ignore-submodules', wanted.found.commit];
    return this.#listed(wanted, dir, args, signal);
  }

  /**
   * Whether the index has all of the commit and nothing else. Git compares each listing once, also if many folders are
   * made at the same time. Another folder's "no" or failure counts for that folder only.
   */
  async #isOfCommit(wanted: Wanted, dir: string, listing: string, signal: AbortSignal): Promise<boolean> {
    const { commit } = wanted.found;
    const [known, key] = [this.#deps.repositories.indexesOfCommits, `${commit} ${listing}`];
    if (await known.get(key)?.catch(() => false)) return true;
    const differing = this.#listed(wanted, dir, ['diff-index', '--cached', '--name-only', commit], signal);
    const comparing = differing.then(({ length }) => length === 0);
    known.set(key, comparing);
    return comparing;
  }

  async #listed({ repository, work }: Deps, dir: string, args: readonly string[], signal: AbortSignal) {
    const at = { cwd: work, gitDir: dir, workTree: work, local: true, maxBytes: MAX_LISTED };
    return linesOf(await this.#mustRun(args, repository, at, signal)).map(unquoted);
  }

  async #fetchesLargeFiles({ found }: Wanted, signal: AbortSignal): Promise<boolean> {
    return (await this.#deps.repositories.largeFiles.settings(found, signal)).length > 0;
  }

  async #noteWritten(wanted: Wanted, dir: string, signal: AbortSignal, { paths, before }: Rewritten = {}) {
    const second = Math.floor(this.#deps.clock.now() / 1_000);
    const isOver = before === undefined || before.second < second;
    const all = isOver ? paths : before.paths && paths && [...before.paths, ...paths];
    const withLargeFiles = await this.#fetchesLargeFiles(wanted, signal);
    const written: Written = { commit: wanted.found.commit, withLargeFiles, second, paths: all };
    await this.#deps.files.writeAsIs(join(dir, WRITTEN), JSON.stringify(written));
  }

  async #mustRun(args: readonly string[], of: Repository, request: GitRequest, signal: AbortSignal): Promise<string> {
    const ended = await this.#deps.git.run(args, { timeoutMs: GIT_TIMEOUT_MS, ...request }, signal);
    const why = whyFailed(ended, GIT_TIMEOUT_MS);
    if (why !== undefined) throw failed(of, why);
    return ended.kind === 'exited' ? ended.stdout : '';
  }
}

/** In our git directory. */
const WRITTEN = 'eval-action-written.json';
/** The paths of some million files. */
const MAX_LISTED = 512 * 1024 * 1024;

const sealOf = (dir: string): string => `${dir}.seal.json`;

/** Waits for all, even if one of them fails: no work may continue in a folder that is recreated. */
async function allOf<A, B>([first, second]: readonly [A | Promise<A>, B | Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Throws if a file is marked so that git ignores its changes. */
function trackedIn(listed: string, repository: Repository): ReadonlyMap<string, StoredKind> {
  const tracked = new Map<string, StoredKind>();
  for (const line of linesOf(listed)) {
    const [tag, mode, path] = [line.charAt(0), line.slice(2, 8), line.slice(line.indexOf('\t') + 1)];
    const isLeftOut = tag === 'S' && repository.sparse.length > 0;
    if (tag !== 'H' && !isLeftOut) throw failed(repository, `git would ignore changes of ${path}`);
    if (!isLeftOut) tracked.set(unquoted(path), KINDS[mode] ?? 'file');
  }
  return tracked;
}

/** As git writes modes: programs, and submodules, which are empty folders. */
const KINDS: Readonly<Record<string, StoredKind>> = { '100755': 'program', '160000': 'folder' };

/** Like git, refuses to clone into a folder that is not empty. */
function mustBeFree(path: string, tracked: ReadonlyMap<string, unknown>, { location }: Repository): void {
  for (const name of tracked.keys()) if (name === path || name.startsWith(`${path}/`)) throw taken(path, location);
}

export const taken = (path: string, location: Repository['location']): WorkspaceError =>
  new WorkspaceError(
    'clone_error',
    `There are files already at "${path || '.'}", where a repository is to be put`,
    location,
  );

const failed = ({ url, location }: Repository, why: string): WorkspaceError =>
  new WorkspaceError('clone_error', `Cannot check out ${withoutCredentials(url)}: ${why}`, location);
