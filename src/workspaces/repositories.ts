import { join } from 'node:path';
import type { Clock, Files, Git, GitRequest, Locks, Trees } from '../model/ports.ts';
import type { Repository } from '../model/workspace.ts';
import type { UsedRepository } from './cache-content.ts';
import { type CacheFolders, digest, ORIGIN_FILE, treeKeyOf } from './cache-folders.ts';
import { Marks } from './marks.ts';
import { identityOfUrl, withoutCredentials } from './repository-identity.ts';
import { noteUse } from './usage.ts';
import { orFailure, WorkspaceError, whyFailed } from './workspace-error.ts';

/**
 * Git's limit on a call (workspace-format.md §4.2), and how long another process may take for the same. A connection that
 * carries nothing for 300 s is given up by git itself; what comes may come slowly.
 */
const GIT_TIMEOUT_MS = 3_600_000;
const LOCK_WAIT_MS = 3_900_000;

/** What repositories are fetched with. */
export interface RepositoryDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly locks: Locks;
  readonly files: Pick<Files, 'state' | 'read' | 'write'>;
  readonly clock: Clock;
  newId(): string;
  readonly folders: CacheFolders;
  /** Something went wrong that costs nothing but time or freshness. */
  warn(message: string): void;
  /** What is being done, for those who want to see it. */
  note(message: string): void;
}

/**
 * The files of repositories at a commit, fetched once: a bare mirror per repository, and a checked out tree per commit,
 * from which workspaces are copied. Several tests and processes that need the same wait for one who makes it.
 */
export class Repositories {
  readonly #deps: RepositoryDeps;
  readonly #marks: Marks;
  readonly #fetched = new Map<string, Promise<'new' | 'fetched' | 'stale'>>();
  readonly #heads = new Map<string, Promise<void>>();
  readonly #trees = new Map<string, Promise<string>>();
  readonly #used: UsedRepository[] = [];

  constructor(deps: RepositoryDeps) {
    this.#deps = deps;
    this.#marks = new Marks(deps);
  }

  /** The folder with the files of a repository, `.git` included. It is read by many: never to be written into. */
  tree({ place, ...repository }: Repository, signal: AbortSignal): Promise<string> {
    const key = JSON.stringify(repository);
    const known = this.#trees.get(key);
    if (known !== undefined) return known;
    const making = orFailure('clone_error', place, () => this.#make({ ...repository, place }, signal));
    this.#trees.set(key, making);
    return making;
  }

  /** Those whose trees were asked for so far. */
  get used(): readonly UsedRepository[] {
    return this.#used;
  }

  /** What was read may be removed by others from now on. */
  close(): Promise<void> {
    return this.#marks.close();
  }

  async #make(repository: Repository, signal: AbortSignal): Promise<string> {
    const mirror = join(this.#deps.folders.mirrors, digest(identityOfUrl(repository.url)));
    const commit = await this.#commit(repository, mirror, signal);
    const home = join(this.#deps.folders.trees, treeKeyOf(repository, commit));
    await using _lock = await this.#deps.locks.hold(`${home}.lock`, LOCK_WAIT_MS, signal);
    const isWhole = await this.#isWhole(home);
    if (!isWhole) await this.#checkOut(repository, { mirror, commit, home }, signal);
    await this.#marks.set(home);
    await noteUse(home, isWhole ? undefined : (await this.#deps.trees.size(home, signal)).bytes, this.#deps);
    this.#used.push({ repository, commit });
    return join(home, 'tree');
  }

  /** Trees come into their place in one step; one that lost its heart is made again. */
  async #isWhole(home: string): Promise<boolean> {
    return (await this.#deps.files.state(join(home, 'tree', '.git', 'HEAD'))) === 'file';
  }

  async #commit(repository: Repository, mirror: string, signal: AbortSignal): Promise<string> {
    await this.#reserve(mirror, signal);
    const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
    // A commit never changes: nothing is asked of the network for one that is there.
    const known = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
    if (known !== undefined) return known;
    const how = await this.#fetchOnce(repository, mirror, signal);
    if (how === 'fetched' && repository.ref === 'HEAD') await this.#followHead(repository, mirror, signal);
    const found = await this.#resolve(repository, mirror, signal);
    if (found !== undefined) return found;
    // No branch leads to it any more, but its server may still have it.
    if (isCommit) await this.#fetchCommit(repository, mirror, signal);
    const last = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
    if (last !== undefined) return last;
    const before = repository.ancestor > 0 ? `, ${repository.ancestor} commits before it` : '';
    const message = `There is no commit "${repository.ref}"${before}, in ${withoutCredentials(repository.url)}`;
    throw new WorkspaceError('clone_error', message, repository.place);
  }

  async #reserve(mirror: string, signal: AbortSignal): Promise<void> {
    await this.#deps.trees.make(this.#deps.folders.mirrors);
    await using _lock = await this.#deps.locks.hold(`${mirror}.lock`, LOCK_WAIT_MS, signal);
    await this.#marks.set(mirror);
    await noteUse(mirror, undefined, this.#deps);
  }

  async #resolve(repository: Repository, mirror: string, signal: AbortSignal): Promise<string | undefined> {
    if ((await this.#deps.files.state(join(mirror, 'HEAD'))) !== 'file') return undefined;
    for (const name of namesOf(repository)) {
      const target = `${name}^{commit}${repository.ancestor > 0 ? `~${repository.ancestor}` : ''}`;
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', target];
      const ended = await this.#deps.git.run(args, { cwd: mirror, gitDir: mirror, local: true }, signal);
      if (ended.kind === 'exited' && ended.exitCode === 0) return ended.stdout.trim();
    }
    return undefined;
  }

  /** Once per run: what the remote has changed meanwhile is the same for all tests of it. */
  #fetchOnce(repository: Repository, mirror: string, signal: AbortSignal) {
    const known = this.#fetched.get(mirror);
    if (known !== undefined) return known;
    const fetching = this.#fetchNow(repository, mirror, signal);
    this.#fetched.set(mirror, fetching);
    return fetching;
  }

  async #fetchNow({ url, place }: Repository, mirror: string, signal: AbortSignal) {
    const { locks, trees, files, folders, warn } = this.#deps;
    await using _lock = await locks.hold(`${mirror}.lock`, LOCK_WAIT_MS, signal);
    const isThere = (await files.state(join(mirror, 'HEAD'))) === 'file';
    this.#deps.note(`Fetching ${withoutCredentials(url)} into ${mirror}`);
    const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
    const stale = isThere ? await this.#git(args, { cwd: mirror, gitDir: mirror }, signal) : undefined;
    if (isThere && stale === undefined) return 'fetched';
    const part = `${mirror}.partial`;
    // What a process left that died in the middle. We hold the lock, so nobody works there.
    await trees.remove(part);
    const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
    if (why === undefined) {
      await trees.remove(mirror);
      await trees.move(part, mirror);
      await noteUse(mirror, (await trees.size(mirror, signal)).bytes, this.#deps);
      return 'new';
    }
    await trees.remove(part);
    const shown = withoutCredentials(url);
    if (!isThere) throw new WorkspaceError('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}`, place);
    warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
    return 'stale';
  }

  /** Which branch is the default one may change, and fetching does not tell. */
  #followHead({ url }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    const follow = async () => {
      const asked = await this.#deps.git.run(['ls-remote', '--symref', '--', url, 'HEAD'], { cwd: mirror }, signal);
      const text = asked.kind === 'exited' && asked.exitCode === 0 ? asked.stdout : '';
      const [, branch] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(text) ?? [];
      const [, commit] = /^([0-9a-f]{40,64})\tHEAD$/m.exec(text) ?? [];
      const at = { cwd: mirror, gitDir: mirror };
      if (branch !== undefined) await this.#git(['symbolic-ref', 'HEAD', branch], at, signal);
      if (branch !== undefined || commit === undefined) return;
      // On no branch at all.
      await this.#git(['fetch', '--no-tags', '--', url, 'HEAD'], at, signal);
      await this.#git(['update-ref', '--no-deref', 'HEAD', commit], at, signal);
    };
    const following = this.#heads.get(mirror) ?? follow();
    this.#heads.set(mirror, following);
    return following;
  }

  async #fetchCommit({ url, ref }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    await using _lock = await this.#deps.locks.hold(`${mirror}.lock`, LOCK_WAIT_MS, signal);
    await this.#git(['fetch', '--no-tags', '--', url, ref], { cwd: mirror, gitDir: mirror }, signal);
  }

  async #checkOut(
    repository: Repository,
    { mirror, commit, home }: { readonly mirror: string; readonly commit: string; readonly home: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { trees } = this.#deps;
    const part = `${home}.partial`;
    this.#deps.note(`Checking out ${withoutCredentials(repository.url)} at ${commit} into ${home}`);
    await trees.remove(part);
    const tree = join(part, 'tree');
    await trees.make(part);
    const steps: readonly (readonly string[])[] = [
      ['clone', '--no-checkout', '--quiet', '--', mirror, tree],
      ['-C', tree, 'remote', 'set-url', 'origin', withoutCredentials(repository.url)],
      ...(repository.sparse.length > 0
        ? [
            ['-C', tree, 'sparse-checkout', 'init', '--cone'],
            ['-C', tree, 'sparse-checkout', 'set', '--', ...repository.sparse],
          ]
        : []),
      ['-C', tree, 'checkout', '--quiet', '--detach', commit],
    ];
    for (const step of steps) {
      const why = await this.#git(step, { cwd: part }, signal);
      if (why === undefined) continue;
      await trees.remove(part);
      const shown = withoutCredentials(repository.url);
      throw new WorkspaceError(
        'clone_error',
        `Cannot check out ${shown}: ${hide(why, repository.url)}`,
        repository.place,
      );
    }
    await this.#deps.files.write(join(part, ORIGIN_FILE), JSON.stringify([identityOfUrl(repository.url)]));
    await trees.remove(home);
    await trees.move(part, home);
  }

  async #git(args: readonly string[], request: GitRequest, signal: AbortSignal): Promise<string | undefined> {
    const ended = await this.#deps.git.run(args, { timeoutMs: GIT_TIMEOUT_MS, ...request }, signal);
    return whyFailed(ended, GIT_TIMEOUT_MS);
  }
}

/** What a name may stand for in a mirror, which has the branches of the remote as its own. */
function namesOf({ ref, resolve }: Repository): string[] {
  const [, branch] = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref) ?? [];
  const asGiven = resolve === 'remote' && ref !== 'HEAD' ? [`refs/heads/${ref}`, `refs/tags/${ref}`, ref] : [ref];
  return [...asGiven, ...(branch === undefined ? [] : [`refs/heads/${branch}`])];
}

/** Git repeats the address that it was given. */
const hide = (why: string, url: string): string => why.replaceAll(url, withoutCredentials(url));
