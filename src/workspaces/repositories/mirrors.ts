import { join } from 'node:path';
import { messageOf } from '../../model/errors.ts';
import type { GitRequest } from '../../model/ports/git.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { getOrMake } from '../../model/values/once.ts';
import { type CacheFolders, stateOf } from '../cache-folders.ts';
import { waitForLock } from '../directories/run-locks.ts';
import { linesOf, MAX_LISTED_BYTES, runGit } from '../git.ts';
import type { Marks } from '../marks.ts';
import { noteUse } from '../store.ts';
import { WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { identityOfUrl, withoutCredentials, withoutCredentialsIn } from './repository-identity.ts';
import { confirm, forgetAddress, isUnconfirmed, mirrorName, unpackMirror } from './stored-mirrors.ts';

/** How long another run may take to fetch. */
const FETCH_MINUTES = 65;

export interface RepositoryDeps extends Omit<WorkspacesDeps, 'exec' | 'scripts'> {
  readonly folders: CacheFolders;
}

export interface MirroredCommit {
  readonly commit: string;
  readonly mirror: string;
  /** Its branches and tags, as lines of `packed-refs`. */
  readonly refs: readonly string[];
}

/** Bare mirrors of repositories, each fetched at most once per run. */
export class Mirrors {
  readonly #deps: RepositoryDeps;
  readonly #marks: Marks;
  readonly #reserved = new Map<string, Promise<void>>();
  readonly #fetched = new Map<string, Promise<void>>();
  /** Those that another program has changed: they are cloned again. */
  readonly #changed = new Set<string>();

  constructor(deps: RepositoryDeps, marks: Marks) {
    this.#deps = deps;
    this.#marks = marks;
  }

  /** The current commit of a reference. Throws a `WorkspaceError`. */
  async find(repository: Repository, signal: AbortSignal): Promise<MirroredCommit> {
    const mirror = join(this.#deps.folders.mirrors, mirrorName(identityOfUrl(repository.url)));
    await getOrMake(this.#reserved, mirror, () => this.#reserve(repository, mirror, signal));
    const commit = await this.#commit(repository, mirror, signal);
    return { mirror, commit, refs: await this.#refs(repository, mirror, signal) };
  }

  async #refs({ location }: Repository, mirror: string, signal: AbortSignal): Promise<string[]> {
    const args = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
    const request = { cwd: mirror, gitDir: mirror, local: true, maxBytes: MAX_LISTED_BYTES };
    const { stdout, why } = await runGit(this.#deps.git, args, request, signal);
    if (why !== undefined) throw new WorkspaceError('clone_error', `Cannot list the branches: ${why}`, location);
    return linesOf(stdout);
  }

  async #commit(repository: Repository, mirror: string, signal: AbortSignal): Promise<string> {
    const isWhole = (commit: string) => this.#isWhole(mirror, commit, signal);
    const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
    // A commit is immutable: an existing one needs no request.
    const known = isCommit && !this.#changed.has(mirror) ? await this.#resolve(repository, mirror, signal) : undefined;
    const isConfirmed = known !== undefined && !(await isUnconfirmed(mirror, this.#deps.files));
    if (known !== undefined && (isConfirmed || (await isWhole(known)))) return known;
    // Changes of the remote during a run do not affect its tests.
    await getOrMake(this.#fetched, mirror, () => this.#fetch(repository, mirror, signal));
    const revision = await this.#resolve(repository, mirror, signal);
    if (revision !== undefined && (known === undefined || (await isWhole(revision)))) return revision;
    // No branch leads to it any more, but its server may still have it.
    if (isCommit) await this.#fetchCommit(repository, mirror, signal);
    const last = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
    if (last !== undefined) return last;
    const before = repository.ancestor > 0 ? `, ${repository.ancestor} commits before it` : '';
    const message = `There is no commit "${repository.ref}"${before}, in ${withoutCredentials(repository.url)}`;
    throw new WorkspaceError('clone_error', message, repository.location);
  }

  /** Once per run: from now on, no other run removes it. */
  async #reserve({ url }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    const { trees, files, folders, warn } = this.#deps;
    await trees.make(folders.mirrors);
    await using _lock = await this.#lock(url, mirror, signal);
    // Agents run as the same user, and know the path of the mirror. Objects that they add are not used.
    const isThere = (await files.state(mirror)) !== 'missing';
    if (isThere && !(await trees.isSealed(mirror, this.#sealOf(mirror), signal))) {
      this.#changed.add(mirror);
      const shown = withoutCredentials(url);
      warn(`${mirror} is not as it was left, so ${shown} is fetched again. Did an agent write there?`);
    }
    if ((await files.state(join(mirror, 'HEAD'))) !== 'file') await this.#restoreStored(url, mirror, signal);
    await this.#marks.set(mirror);
    if (isThere) await noteUse(mirror, [identityOfUrl(url)], this.#deps);
  }

  /** Only while the lock of the mirror is held. */
  async #seal(url: string, mirror: string, signal: AbortSignal): Promise<void> {
    await this.#deps.trees.seal(mirror, this.#sealOf(mirror), signal);
    await noteUse(mirror, [identityOfUrl(url)], this.#deps);
  }

  /** Puts a new mirror in the place of the one that is there, if any. */
  async #replace(url: string, mirror: string, part: string, signal: AbortSignal): Promise<void> {
    await this.#deps.trees.remove(mirror);
    await this.#deps.trees.move(part, mirror);
    await this.#seal(url, mirror, signal);
  }

  #sealOf(mirror: string): string {
    return join(stateOf(mirror, this.#deps.folders), 'seal.json');
  }

  /** Any error in a stored mirror costs time, and a message. */
  async #restoreStored(url: string, mirror: string, signal: AbortSignal): Promise<void> {
    const { stored, trees, warn, note } = this.#deps;
    if (stored === undefined) return;
    const identity = identityOfUrl(url);
    const part = `${mirror}.partial`;
    const restore = async () => {
      await using pack = await stored.take(identity, signal);
      if (pack === undefined) return undefined;
      const unfit = await unpackMirror(pack.file, part, this.#deps, signal);
      if (unfit !== undefined) return unfit;
      note(`${identity} is there from an earlier job`);
      return this.#replace(url, mirror, part, signal);
    };
    const why = await restore().catch((error) => messageOf(error));
    if (why === undefined || signal.aborted) return;
    await trees.remove(part);
    warn(`The cached repository ${identity} of an earlier job cannot be used, so it is fetched: ${why}`);
  }

  /** A commit is identified by its hash; but in a stored mirror parts of it may be missing. */
  async #isWhole(mirror: string, commit: string, signal: AbortSignal): Promise<boolean> {
    const args = ['rev-list', '--objects', '--quiet', commit, '--not', '--all'];
    return (await this.#git(args, { cwd: mirror, gitDir: mirror, local: true }, signal)) === undefined;
  }

  async #resolve(repository: Repository, mirror: string, signal: AbortSignal): Promise<string | undefined> {
    if ((await this.#deps.files.state(join(mirror, 'HEAD'))) !== 'file') return undefined;
    const { ref, resolve, ancestor } = repository;
    // The possible references of a name in a mirror, whose branches are those of the remote.
    const [, branch] = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref) ?? [];
    const asGiven = resolve === 'remote' && ref !== 'HEAD' ? [`refs/heads/${ref}`, `refs/tags/${ref}`, ref] : [ref];
    for (const name of [...asGiven, ...(branch === undefined ? [] : [`refs/heads/${branch}`])]) {
      const target = `${name}^{commit}${ancestor > 0 ? `~${ancestor}` : ''}`;
      const args = ['log', '-1', '--format=%H', '--end-of-options', target, '--'];
      const { stdout, why } = await runGit(this.#deps.git, args, { cwd: mirror, gitDir: mirror, local: true }, signal);
      if (why === undefined) return stdout.trim();
    }
    return undefined;
  }

  async #fetch({ url, location }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    const { trees, files, folders, warn, note } = this.#deps;
    await using _lock = await this.#lock(url, mirror, signal);
    const isThere = !this.#changed.has(mirror) && (await files.state(join(mirror, 'HEAD'))) === 'file';
    note(`Fetching ${withoutCredentials(url)} into ${mirror}`);
    const at = { cwd: mirror, gitDir: mirror };
    const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
    if (isThere && (await this.#git(args, at, signal)) === undefined) {
      await confirm(mirror, files);
      await this.#followHead(url, at, signal);
      return this.#seal(url, mirror, signal);
    }
    const part = `${mirror}.partial`;
    // Leftovers of a process that crashed. We hold the lock, so no process works there.
    await trees.remove(part);
    const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
    if (why === undefined) {
      await forgetAddress(part, files);
      await this.#replace(url, mirror, part, signal);
      this.#changed.delete(mirror);
      return;
    }
    await trees.remove(part);
    const shown = withoutCredentials(url);
    // Unconfirmed names are not used.
    if (!isThere || (await isUnconfirmed(mirror, files))) {
      const advice = REFUSED.test(why) ? ACCESS_ADVICE : '';
      throw new WorkspaceError('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}${advice}`, location);
    }
    await this.#seal(url, mirror, signal);
    warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
  }

  /** The default branch may change, and fetching does not report it. */
  async #followHead(url: string, at: GitRequest, signal: AbortSignal): Promise<void> {
    const args = ['ls-remote', '--symref', '--', url, 'HEAD'];
    const { stdout, why } = await runGit(this.#deps.git, args, { cwd: at.cwd }, signal);
    if (why !== undefined) return;
    const [, branch] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(stdout) ?? [];
    const [, commit] = /^([0-9a-f]{40,64})\tHEAD$/m.exec(stdout) ?? [];
    if (branch !== undefined) await this.#git(['symbolic-ref', 'HEAD', branch], at, signal);
    else if (commit !== undefined) {
      // On no branch.
      await this.#git(['fetch', '--no-tags', '--', url, 'HEAD'], at, signal);
      await this.#git(['update-ref', '--no-deref', 'HEAD', commit], at, signal);
    }
  }

  async #fetchCommit({ url, ref }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    await using _lock = await this.#lock(url, mirror, signal);
    const at = { cwd: mirror, gitDir: mirror };
    const why = await this.#git(['fetch', '--no-tags', '--', url, ref], at, signal);
    // Without a name it would not travel.
    if (why === undefined) await this.#git(['update-ref', `refs/eval-action/${ref}`, ref], at, signal);
    await this.#seal(url, mirror, signal);
  }

  #lock(url: string, mirror: string, signal: AbortSignal): Promise<AsyncDisposable> {
    const busy = { what: `Another test or run is fetching ${withoutCredentials(url)}`, minutes: FETCH_MINUTES };
    return waitForLock(`${mirror}.lock`, busy, this.#deps, signal);
  }

  async #git(args: readonly string[], request: GitRequest, signal: AbortSignal): Promise<string | undefined> {
    return (await runGit(this.#deps.git, args, request, signal)).why;
  }
}

/** Servers do not distinguish a private repository from a missing one. */
const REFUSED =
  /could not read (?:Username|Password)|Authentication failed|not found|Permission denied \(|access denied/i;

const ACCESS_ADVICE =
  '. Is the address right? If the repository is private, git needs credentials: see "Private repositories" in the README';

/** Git repeats the address that it was given, or that settings have made of it. */
export const hide = (why: string, url: string): string =>
  withoutCredentialsIn(why.replaceAll(url, withoutCredentials(url)));
