import { join } from 'node:path';
import type { Clock, Files, Git, GitRequest, Locks, Trees } from '../model/ports.ts';
import type { Repository } from '../model/workspace.ts';
import { type CacheFolders, digest, ORIGIN_FILE, treeKeyOf } from './cache-folders.ts';
import { identityOfUrl, withoutCredentials } from './repository-identity.ts';
import { orFailure, WorkspaceError, whyFailed } from './workspace-error.ts';

/** Git's limit on a call (workspace-format.md §4.2), and how long another process may take for the same. */
const GIT_TIMEOUT_MS = 300_000;
const LOCK_WAIT_MS = 600_000;

/** What repositories are fetched with. */
export interface RepositoryDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly locks: Locks;
  readonly files: Pick<Files, 'state' | 'write'>;
  readonly clock: Clock;
  readonly folders: CacheFolders;
  /** Something went wrong that costs nothing but time or freshness. */
  warn(message: string): void;
}

/**
 * The files of repositories at a commit, fetched once: a bare mirror per repository, and a checked out tree per commit,
 * from which workspaces are copied. Several tests and processes that need the same wait for one who makes it.
 */
export class Repositories {
  readonly #deps: RepositoryDeps;
  readonly #fetched = new Map<string, Promise<void>>();
  readonly #trees = new Map<string, Promise<string>>();

  constructor(deps: RepositoryDeps) {
    this.#deps = deps;
  }

  /** The folder with the files of a repository, `.git` included. It is read by many: never to be written into. */
  tree(repository: Repository, signal: AbortSignal): Promise<string> {
    const key = JSON.stringify(repository);
    const known = this.#trees.get(key);
    if (known !== undefined) return known;
    const making = orFailure('clone_error', repository.place, () => this.#make(repository, signal));
    this.#trees.set(key, making);
    return making;
  }

  async #make(repository: Repository, signal: AbortSignal): Promise<string> {
    const mirror = join(this.#deps.folders.mirrors, digest(identityOfUrl(repository.url)));
    const commit = await this.#commit(repository, mirror, signal);
    const home = join(this.#deps.folders.trees, treeKeyOf(repository, commit));
    if (await this.#isWhole(home)) return join(home, 'tree');
    await using _lock = await this.#deps.locks.hold(`${home}.lock`, LOCK_WAIT_MS, signal);
    if (!(await this.#isWhole(home))) await this.#checkOut(repository, { mirror, commit, home }, signal);
    return join(home, 'tree');
  }

  /** Trees come into their place in one step; one that lost its heart is made again. */
  async #isWhole(home: string): Promise<boolean> {
    return (await this.#deps.files.state(join(home, 'tree', '.git', 'HEAD'))) === 'file';
  }

  async #commit(repository: Repository, mirror: string, signal: AbortSignal): Promise<string> {
    const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
    // A commit never changes: nothing is asked of the network for one that is there.
    const known = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
    if (known !== undefined) return known;
    await this.#fetchOnce(repository, mirror, signal);
    const found = await this.#resolve(repository, mirror, signal);
    if (found !== undefined) return found;
    const before = repository.ancestor > 0 ? `, ${repository.ancestor} commits before it` : '';
    const message = `There is no commit "${repository.ref}"${before}, in ${withoutCredentials(repository.url)}`;
    throw new WorkspaceError('clone_error', message, repository.place);
  }

  async #resolve(repository: Repository, mirror: string, signal: AbortSignal): Promise<string | undefined> {
    if ((await this.#deps.files.state(join(mirror, 'HEAD'))) !== 'file') return undefined;
    const { ref, ancestor, resolve } = repository;
    const names = resolve === 'remote' && ref !== 'HEAD' ? [`refs/heads/${ref}`, `refs/tags/${ref}`, ref] : [ref];
    for (const name of names) {
      const target = `${name}^{commit}${ancestor > 0 ? `~${ancestor}` : ''}`;
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', target];
      const ended = await this.#deps.git.run(args, { cwd: mirror, gitDir: mirror, local: true }, signal);
      if (ended.kind === 'exited' && ended.exitCode === 0) return ended.stdout.trim();
    }
    return undefined;
  }

  /** Once per run: what the remote has changed meanwhile is the same for all tests of it. */
  #fetchOnce(repository: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    const known = this.#fetched.get(mirror);
    if (known !== undefined) return known;
    const fetching = this.#fetchNow(repository, mirror, signal);
    this.#fetched.set(mirror, fetching);
    return fetching;
  }

  async #fetchNow({ url, place }: Repository, mirror: string, signal: AbortSignal): Promise<void> {
    const { locks, trees, files, folders, warn } = this.#deps;
    await trees.make(folders.mirrors);
    await using _lock = await locks.hold(`${mirror}.lock`, LOCK_WAIT_MS, signal);
    const isThere = (await files.state(join(mirror, 'HEAD'))) === 'file';
    const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
    const stale = isThere ? await this.#git(args, { cwd: mirror, gitDir: mirror }, signal) : undefined;
    if (isThere && stale === undefined) return;
    const part = `${mirror}.partial`;
    // What a process left that died in the middle. We hold the lock, so nobody works there.
    await trees.remove(part);
    const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
    if (why === undefined) {
      await trees.remove(mirror);
      return trees.move(part, mirror);
    }
    await trees.remove(part);
    const shown = withoutCredentials(url);
    if (!isThere) throw new WorkspaceError('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}`, place);
    warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
  }

  async #checkOut(
    repository: Repository,
    { mirror, commit, home }: { readonly mirror: string; readonly commit: string; readonly home: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { trees } = this.#deps;
    const part = `${home}.partial`;
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

/** Git repeats the address that it was given. */
const hide = (why: string, url: string): string => why.replaceAll(url, withoutCredentials(url));
