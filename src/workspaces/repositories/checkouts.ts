import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { GitRequest } from '../../model/ports/git.ts';
import type { StoredKind } from '../../model/ports/trees.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { unquoted } from '../../model/text/lossless-text.ts';
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
  /** Our git directory for the folder. */
  readonly dir: string;
  /** Folders of other repositories in it, relative. */
  readonly inner: readonly string[];
}

/** A commit as git has checked it out. */
export interface CheckedOut {
  /** Git's index, with the times of the files. */
  readonly index: string;
  /** Where the objects of the commit are. */
  readonly objects: string;
  readonly change: 'none' | 'updated' | 'recreated';
}

/**
 * Checks out a commit into a folder of agents, and gives it a `.git`. Our own git directories are elsewhere and sealed: an
 * agent's `.git` is replaced, never read. An existing checkout is updated by removing untracked and changed files, and by
 * `git reset --hard`. If that fails, the folder is recreated. Throws a `WorkspaceError` or a `UserError`.
 */
export async function checkOut(request: CheckoutRequest, deps: CheckoutDeps, signal: AbortSignal): Promise<CheckedOut> {
  const { repository, revision, work, dir } = request;
  const { largeFiles } = deps.repositories;
  const checkout = new Checkout(request, deps, await largeFiles.settings(revision, signal), signal);
  let change: CheckedOut['change'] | undefined;
  try {
    change = await checkout.update();
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError || error instanceof WorkspaceError)) throw error;
    deps.note(`${work} is recreated: ${error.message}`);
  }
  if (change === undefined) await checkout.recreate();
  await checkout.equip();
  await largeFiles.report(repository, revision, { cwd: work, gitDir: dir, workTree: work, local: true }, signal);
  return { index: join(dir, 'index'), objects: join(revision.mirror, 'objects'), change: change ?? 'recreated' };
}

class Checkout {
  readonly #request: CheckoutRequest;
  readonly #deps: CheckoutDeps;
  /** Settings with which git fetches large files. */
  readonly #settings: readonly string[];
  readonly #signal: AbortSignal;

  constructor(request: CheckoutRequest, deps: CheckoutDeps, settings: readonly string[], signal: AbortSignal) {
    this.#request = request;
    this.#deps = deps;
    this.#settings = settings;
    this.#signal = signal;
  }

  /** Undefined if there is none yet, or the folder or its metadata was changed and cannot be repaired. */
  async update(): Promise<'none' | 'updated' | undefined> {
    const { trees, files } = this.#deps;
    const { work, dir, revision, repository } = this.#request;
    if (!(await trees.isSealed(dir, sealOf(dir), this.#signal)) || (await files.state(work)) !== 'folder')
      return undefined;
    const [commit, large] = (await files.read(join(dir, WRITTEN), MAX_CONFIG_BYTES)).split(' ');
    // Git LFS was installed since.
    if (large !== this.#large) return undefined;
    // The index is written after the files.
    const since = await files.modifiedAt(join(dir, 'index'));
    const pruned = await this.#prune(since);
    // Files in excluded folders are tracked as long as they exist.
    if (repository.sparse.length > 0 && pruned > 0) await this.#prune();
    const differing = await this.#listed('diff-files', '--name-only', '--ignore-submodules');
    if (commit === revision.commit && differing.length === 0 && (await this.#isOfCommit())) return 'none';
    // Removed rather than overwritten: their permissions go with them.
    for (const path of differing) await trees.remove(join(work, path));
    await this.#reset();
    if (repository.sparse.length > 0) await this.#prune();
    // Submodules have separate folders of ours.
    const left = await this.#listed('diff-index', '--name-only', '--ignore-submodules', revision.commit);
    return left.length > 0 ? undefined : 'updated';
  }

  async recreate(): Promise<void> {
    const { trees } = this.#deps;
    const { repository, revision, work, dir, inner } = this.#request;
    await trees.remove(work);
    await trees.remove(dir);
    await trees.prune(work, { stored: new Map(), inner }, this.#signal);
    // Programs such as git-lfs use the address to fetch their files.
    const holds = { objects: join(revision.mirror, 'objects'), origin: withoutCredentials(repository.url) };
    const failure = await makeGitDirectory(dir, holds, this.#deps, this.#signal);
    if (failure !== undefined) throw failed(repository, failure);
    if (repository.sparse.length > 0) {
      await this.#run(['sparse-checkout', 'init', '--cone'], { workTree: work });
      await this.#run(['sparse-checkout', 'set', '--', ...repository.sparse], { workTree: work });
    }
    await this.#reset();
    const removed = await this.#prune();
    if (removed > 0 || !(await this.#isOfCommit())) {
      const why = `the files in ${work} are not those of ${revision.commit}. Does another program write there?`;
      throw failed(repository, why);
    }
  }

  /** Notes what the folder has, gives it its `.git`, and seals ours. A process that is killed before has broken the seal. */
  async equip(): Promise<void> {
    const { dir, revision } = this.#request;
    await this.#deps.files.writeAsIs(join(dir, WRITTEN), `${revision.commit} ${this.#large}`);
    await this.#giveGit();
    await this.#deps.trees.seal(dir, sealOf(dir), this.#signal);
  }

  /** Whether there are files of Git LFS, or pointers to such. */
  get #large(): string {
    return this.#settings.length > 0 ? 'files' : 'pointers';
  }

  async #reset(): Promise<void> {
    const { repository, revision, work } = this.#request;
    this.#deps.note(`Checking out ${withoutCredentials(repository.url)} at ${revision.commit} into ${work}`);
    await this.#run([...this.#settings, 'reset', '--hard', '--quiet', revision.commit], { workTree: work });
  }

  /**
   * Removes untracked entries, and files that were changed since, before git runs: a repository could make it run
   * programs, or a pipe block it. Returns their number.
   */
  async #prune(since?: number): Promise<number> {
    const { repository, work, inner } = this.#request;
    const stored = new Map<string, StoredKind>();
    const listed = await this.#run(['ls-files', '--stage', '-v'], { local: true, maxBytes: MAX_LISTED_BYTES });
    for (const line of linesOf(listed)) {
      const [tag, mode, path] = [line.charAt(0), line.slice(2, 8), line.slice(line.indexOf('\t') + 1)];
      const isLeftOut = tag === 'S' && repository.sparse.length > 0;
      if (tag !== 'H' && !isLeftOut) throw failed(repository, `git would ignore changes of ${path}`);
      if (!isLeftOut) stored.set(unquoted(path), KINDS[mode] ?? 'file');
    }
    // Like git, refuses to clone into a folder that is not empty.
    const inTheWay = inner.find((path) => [...stored.keys()].some((name) => `${name}/`.startsWith(`${path}/`)));
    if (inTheWay !== undefined) throw taken(inTheWay, repository.location);
    return this.#deps.trees.prune(work, { stored, inner, since }, this.#signal);
  }

  /** Whether the index has all of the commit and nothing else. */
  async #isOfCommit(): Promise<boolean> {
    return (await this.#listed('diff-index', '--cached', '--name-only', this.#request.revision.commit)).length === 0;
  }

  async #listed(...args: readonly string[]): Promise<string[]> {
    const request = { workTree: this.#request.work, local: true, maxBytes: MAX_LISTED_BYTES };
    return linesOf(await this.#run(args, request)).map(unquoted);
  }

  async #run(args: readonly string[], more: Omit<GitRequest, 'cwd' | 'gitDir'>): Promise<string> {
    const { repository, work, dir } = this.#request;
    const { stdout, why } = await runGit(this.#deps.git, args, { cwd: work, gitDir: dir, ...more }, this.#signal);
    if (why !== undefined) throw failed(repository, why);
    return stdout;
  }

  /**
   * Gives a folder that has none a `.git`, as a detached checkout of a clone. It borrows the objects of the mirror. We write
   * it for the agent and never read it.
   */
  async #giveGit(): Promise<void> {
    const { trees, files } = this.#deps;
    const { repository, revision, work, dir } = this.#request;
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

const WRITTEN = 'eval-action-written';
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
