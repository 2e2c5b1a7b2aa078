import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { GitRequest } from '../../model/ports/git.ts';
import type { StoredKind } from '../../model/ports/trees.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { unquoted } from '../../model/text/lossless-text.ts';
import { digest } from '../cache-folders.ts';
import { type GitDeps, linesOf, MAX_LISTED_BYTES, runGit } from '../git.ts';
import { WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { makeGitDirectory } from './git-directory.ts';
import type { MirroredCommit } from './mirrors.ts';
import type { Repositories } from './repositories.ts';
import { withoutCredentials } from './repository-identity.ts';

interface CheckoutDeps extends GitDeps, Pick<WorkspacesDeps, 'note'> {
  readonly repositories: Pick<Repositories, 'largeFiles'>;
}

/** The folder for a commit. */
interface CheckoutRequest {
  readonly repository: Repository;
  readonly revision: MirroredCommit;
  readonly work: string;
  /** Folders of other repositories in it, relative. */
  readonly inner: readonly string[];
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

type CheckoutResult = Pick<CheckedOut, 'tree' | 'change'>;

/** What a folder has, in our git directory. */
interface CheckoutState {
  readonly commit: string;
  /** Whether they are files of Git LFS, and not pointers to such. */
  readonly withLargeFiles: boolean;
}

/**
 * Checks out commits into folders of agents, and gives these a `.git`. Our own git directories are elsewhere and
 * sealed: an agent's `.git` is replaced, never read. An existing checkout is updated by removing untracked and changed
 * files, and by `git reset --hard`. If that fails, the folder is recreated.
 */
export class Checkouts {
  readonly #folder: string;
  readonly #deps: CheckoutDeps;

  constructor(folder: string, deps: CheckoutDeps) {
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Throws a `WorkspaceError` or a `UserError`. */
  async make(wanted: CheckoutRequest, signal: AbortSignal): Promise<CheckedOut> {
    const { repository, revision, work } = wanted;
    const dir = join(this.#folder, digest(repository.path).slice(0, 16));
    let made: CheckoutResult | undefined;
    try {
      made = await this.#update(wanted, dir, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof UserError || error instanceof WorkspaceError)) throw error;
      this.#deps.note(`${work} is recreated: ${error.message}`);
    }
    made ??= await this.#recreate(wanted, dir, signal);
    const at = { cwd: work, gitDir: dir, workTree: work, local: true };
    await this.#deps.repositories.largeFiles.report(repository, revision, at, signal);
    return { ...made, index: join(dir, 'index'), objects: join(revision.mirror, 'objects') };
  }

  /** Undefined if there is none yet, or the folder or its metadata was changed and cannot be repaired. */
  async #update(wanted: CheckoutRequest, dir: string, signal: AbortSignal): Promise<CheckoutResult | undefined> {
    const { trees, files } = this.#deps;
    const { work, revision, repository } = wanted;
    if (!(await trees.isSealed(dir, sealOf(dir), signal)) || (await files.state(work)) !== 'folder') return undefined;
    const written = JSON.parse(await files.read(join(dir, WRITTEN), MAX_LISTED_BYTES)) as CheckoutState;
    // Git LFS was installed since.
    if (!written.withLargeFiles && (await this.#fetchesLargeFiles(wanted, signal))) return undefined;
    // The index is written after the files.
    const since = await files.modifiedAt(join(dir, 'index'));
    const pruned = await this.#prune(wanted, dir, signal, since);
    // Files in excluded folders are tracked as long as they exist.
    if (repository.sparse.length > 0 && pruned > 0) await this.#prune(wanted, dir, signal);
    const differing = await this.#listed(wanted, dir, ['diff-files', '--name-only', '--ignore-submodules'], signal);
    const isSame = written.commit === revision.commit && differing.length === 0;
    const isThere = isSame && (await this.#isOfCommit(wanted, dir, signal));
    if (!isThere) {
      // Removed rather than overwritten: their permissions go with them.
      for (const path of differing) await trees.remove(join(work, path));
      await this.#reset(wanted, dir, signal);
      if (repository.sparse.length > 0) await this.#prune(wanted, dir, signal);
      if ((await this.#differing(wanted, dir, signal)).length > 0) return undefined;
    }
    await this.#equip(wanted, dir, signal);
    return { tree: revision.tree, change: isThere ? 'none' : 'updated' };
  }

  /** Notes what the folder has, gives it its `.git`, and seals ours. A process that is killed before has broken the seal. */
  async #equip(wanted: CheckoutRequest, dir: string, signal: AbortSignal): Promise<void> {
    const withLargeFiles = await this.#fetchesLargeFiles(wanted, signal);
    const written: CheckoutState = { commit: wanted.revision.commit, withLargeFiles };
    await this.#deps.files.writeAsIs(join(dir, WRITTEN), JSON.stringify(written));
    await this.#giveGit(wanted, dir);
    await this.#deps.trees.seal(dir, sealOf(dir), signal);
  }

  async #recreate(wanted: CheckoutRequest, dir: string, signal: AbortSignal): Promise<CheckoutResult> {
    const { trees } = this.#deps;
    const { repository, revision, work, inner } = wanted;
    await trees.remove(work);
    await trees.remove(dir);
    await trees.prune(work, { stored: new Map(), inner }, signal);
    // Programs such as git-lfs use the address to fetch their files.
    const holds = { objects: join(revision.mirror, 'objects'), origin: withoutCredentials(repository.url) };
    const failure = await makeGitDirectory(dir, holds, this.#deps, signal);
    if (failure !== undefined) throw failed(repository, failure);
    if (repository.sparse.length > 0) {
      const at = { cwd: work, gitDir: dir, workTree: work };
      await this.#mustRun(['sparse-checkout', 'init', '--cone'], repository, at, signal);
      await this.#mustRun(['sparse-checkout', 'set', '--', ...repository.sparse], repository, at, signal);
    }
    await this.#reset(wanted, dir, signal);
    const removed = await this.#prune(wanted, dir, signal);
    const isClean = (await this.#differing(wanted, dir, signal)).length === 0;
    if (removed > 0 || !(await this.#isOfCommit(wanted, dir, signal))) {
      const why = `the files in ${work} are not those of ${revision.commit}. Does another program write there?`;
      throw failed(repository, why);
    }
    await this.#equip(wanted, dir, signal);
    return { tree: isClean ? revision.tree : undefined, change: 'recreated' };
  }

  async #reset({ repository, revision, work }: CheckoutRequest, dir: string, signal: AbortSignal): Promise<void> {
    this.#deps.note(`Checking out ${withoutCredentials(repository.url)} at ${revision.commit} into ${work}`);
    const at = { cwd: work, gitDir: dir, workTree: work };
    const settings = await this.#deps.repositories.largeFiles.settings(revision, signal);
    await this.#mustRun([...settings, 'reset', '--hard', '--quiet', revision.commit], repository, at, signal);
  }

  /**
   * Removes untracked entries, and files that were changed since, before git runs: a repository could make it run
   * programs, or a pipe block it. Returns their number.
   */
  async #prune(
    { repository, work, inner }: CheckoutRequest,
    dir: string,
    signal: AbortSignal,
    since?: number,
  ): Promise<number> {
    const at = { cwd: work, gitDir: dir, local: true, maxBytes: MAX_LISTED_BYTES };
    const stored = new Map<string, StoredKind>();
    for (const line of linesOf(await this.#mustRun(['ls-files', '--stage', '-v'], repository, at, signal))) {
      const [tag, mode, path] = [line.charAt(0), line.slice(2, 8), line.slice(line.indexOf('\t') + 1)];
      const isLeftOut = tag === 'S' && repository.sparse.length > 0;
      if (tag !== 'H' && !isLeftOut) throw failed(repository, `git would ignore changes of ${path}`);
      if (!isLeftOut) stored.set(unquoted(path), KINDS[mode] ?? 'file');
    }
    // Like git, refuses to clone into a folder that is not empty.
    const inTheWay = inner.find((path) => [...stored.keys()].some((name) => `${name}/`.startsWith(`${path}/`)));
    if (inTheWay !== undefined) throw taken(inTheWay, repository.location);
    return this.#deps.trees.prune(work, { stored, inner, since }, signal);
  }

  /** Files that differ from the commit. Submodules have separate folders of ours. */
  #differing(wanted: CheckoutRequest, dir: string, signal: AbortSignal): Promise<string[]> {
    const args = ['diff-index', '--name-only', '--ignore-submodules', wanted.revision.commit];
    return this.#listed(wanted, dir, args, signal);
  }

  /** Whether the index has all of the commit and nothing else. */
  async #isOfCommit(wanted: CheckoutRequest, dir: string, signal: AbortSignal): Promise<boolean> {
    const args = ['diff-index', '--cached', '--name-only', wanted.revision.commit];
    return (await this.#listed(wanted, dir, args, signal)).length === 0;
  }

  async #listed({ repository, work }: CheckoutRequest, dir: string, args: readonly string[], signal: AbortSignal) {
    const at = { cwd: work, gitDir: dir, workTree: work, local: true, maxBytes: MAX_LISTED_BYTES };
    return linesOf(await this.#mustRun(args, repository, at, signal)).map(unquoted);
  }

  async #fetchesLargeFiles({ revision }: CheckoutRequest, signal: AbortSignal): Promise<boolean> {
    return (await this.#deps.repositories.largeFiles.settings(revision, signal)).length > 0;
  }

  async #mustRun(args: readonly string[], of: Repository, request: GitRequest, signal: AbortSignal): Promise<string> {
    const { stdout, why } = await runGit(this.#deps.git, args, request, signal);
    if (why !== undefined) throw failed(of, why);
    return stdout;
  }

  /**
   * Gives a folder that has none a `.git`, as a detached checkout of a clone. It borrows the objects of the mirror. We write
   * it for the agent and never read it. `dir` is our git directory for the folder.
   */
  async #giveGit({ repository, revision, work }: CheckoutRequest, dir: string): Promise<void> {
    const { trees, files } = this.#deps;
    const gitFolder = join(work, '.git');
    const { mirror, commit, refs } = revision;
    const [, branch = ''] =
      /^ref: refs\/heads\/(.+)\n$/.exec(await files.read(join(mirror, 'HEAD'), MAX_CONFIG_BYTES)) ?? [];
    const local = refs.filter((ref) => branch !== '' && ref.endsWith(` refs/heads/${branch}`));
    const remote = refs.map((ref) => ref.replace(' refs/heads/', ' refs/remotes/origin/'));
    await trees.make(join(gitFolder, 'refs'));
    await files.writeAsIs(join(gitFolder, 'packed-refs'), [...local, ...remote, ''].join('\n'));
    await files.writeAsIs(join(gitFolder, 'HEAD'), `${commit}\n`);
    await files.writeAsIs(join(gitFolder, 'objects', 'info', 'alternates'), `${join(mirror, 'objects')}\n`);
    const config = await files.read(join(dir, 'config'), MAX_CONFIG_BYTES);
    const sparse = repository.sparse.length > 0 ? SPARSE : '';
    const name = branch.replaceAll(/["\\]/g, String.raw`\$&`);
    const tracking = local.length > 0 ? `[branch "${name}"]\n\tremote = origin\n\tmerge = refs/heads/${name}\n` : '';
    const settings = config.replace('\tbare = true\n', '\tbare = false\n');
    await files.writeAsIs(join(gitFolder, 'config'), `${settings}${sparse}${tracking}`);
    if (local.length > 0) {
      await files.writeAsIs(
        join(gitFolder, 'refs', 'remotes', 'origin', 'HEAD'),
        `ref: refs/remotes/origin/${branch}\n`,
      );
    }
    if (sparse !== '') await trees.bring(join(dir, 'info', 'sparse-checkout'), join(gitFolder, 'info'));
    await trees.bring(join(dir, 'index'), gitFolder);
  }
}

const WRITTEN = 'eval-action-written.json';
const MAX_CONFIG_BYTES = 1024 * 1024;
const SPARSE = '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = true\n';

const sealOf = (dir: string): string => `${dir}.seal.json`;

/** As git writes modes: programs, and submodules, which are empty folders. */
const KINDS: Readonly<Record<string, StoredKind>> = { '100755': 'program', '160000': 'folder' };

export const taken = (path: string, location: Repository['location']): WorkspaceError =>
  new WorkspaceError(
    'clone_error',
    `There are files already at "${path || '.'}", where a repository is to be put`,
    location,
  );

const failed = ({ url, location }: Repository, why: string): WorkspaceError =>
  new WorkspaceError('clone_error', `Cannot check out ${withoutCredentials(url)}: ${why}`, location);
