import { join } from 'node:path';
import type { Repository } from '../model/workspace.ts';
import { ORIGIN_FILE, treeKeyOf } from './cache-folders.ts';
import type { UsedRepository } from './kept-mirrors.ts';
import { Marks } from './marks.ts';
import { type Found, GIT_BY_OTHERS, GIT_TIMEOUT_MS, hide, Mirrors, type RepositoryDeps } from './mirrors.ts';
import { identityOfUrl, withoutCredentials } from './repository-identity.ts';
import { RunLocks } from './run-locks.ts';
import { noteUse } from './usage.ts';
import { orFailure, WorkspaceError, whyFailed } from './workspace-error.ts';

/**
 * The files of repositories at a commit, fetched once: a bare mirror per repository, and a checked out tree per commit,
 * from which workspaces are copied. Several tests and processes that need the same wait for one who makes it.
 */
export class Repositories {
  readonly #deps: RepositoryDeps;
  readonly #marks: Marks;
  readonly #locks: RunLocks;
  readonly #mirrors: Mirrors;
  readonly #trees = new Map<string, Promise<string>>();
  readonly #used: UsedRepository[] = [];

  constructor(deps: RepositoryDeps) {
    this.#deps = deps;
    this.#marks = new Marks(deps);
    this.#locks = new RunLocks(deps);
    this.#mirrors = new Mirrors(deps, this.#marks, this.#locks);
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
    const { mirror, commit } = await this.#mirrors.find(repository, signal);
    const home = join(this.#deps.folders.trees, treeKeyOf(repository, commit));
    const busy = { what: `Another run is checking out ${withoutCredentials(repository.url)}`, ...GIT_BY_OTHERS };
    await using _lock = await this.#locks.hold(`${home}.lock`, busy, signal);
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

  async #checkOut(
    repository: Repository,
    { mirror, commit, home }: Found & { readonly home: string },
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
      const ended = await this.#deps.git.run(step, { timeoutMs: GIT_TIMEOUT_MS, cwd: part }, signal);
      const why = whyFailed(ended, GIT_TIMEOUT_MS);
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
}
