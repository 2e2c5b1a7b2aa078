import type { Repository } from '../../model/suite/workspace.ts';
import { Marks } from '../marks.ts';
import { RunLocks } from '../pool/run-locks.ts';
import { orFailure, WorkspaceError, whyFailed } from '../workspace-error.ts';
import { type Found, GIT_TIMEOUT_MS, hide, Mirrors, type RepositoryDeps } from './mirrors.ts';
import { withoutCredentials } from './repository-identity.ts';
import type { UsedRepository } from './stored-mirrors.ts';

/** The commits that repositories are at in this run: each reference is looked up once. */
export class Repositories {
  readonly #deps: RepositoryDeps;
  readonly #marks: Marks;
  readonly #mirrors: Mirrors;
  readonly #found = new Map<string, Promise<Found>>();
  readonly #used: UsedRepository[] = [];

  constructor(deps: RepositoryDeps) {
    this.#deps = deps;
    this.#marks = new Marks(deps);
    this.#mirrors = new Mirrors(deps, this.#marks, new RunLocks(deps));
  }

  find({ location, ...repository }: Repository, signal: AbortSignal): Promise<Found> {
    const key = JSON.stringify({ ...repository, path: '' });
    const finding = this.#found.get(key) ?? this.#find({ ...repository, location }, signal);
    this.#found.set(key, finding);
    return finding;
  }

  /** Puts a repository into a folder of the user's, which is missing or empty: with all of its own objects. */
  async cloneInto(repository: Repository, to: string, signal: AbortSignal): Promise<void> {
    const { mirror, commit } = await this.find(repository, signal);
    const at = ['-C', to];
    const steps: readonly (readonly string[])[] = [
      ['clone', '--no-checkout', '--no-hardlinks', '--quiet', '--', mirror, to],
      [...at, 'remote', 'set-url', 'origin', withoutCredentials(repository.url)],
      ...(repository.sparse.length > 0
        ? [
            [...at, 'sparse-checkout', 'init', '--cone'],
            [...at, 'sparse-checkout', 'set', '--', ...repository.sparse],
          ]
        : []),
      [...at, 'checkout', '--quiet', '--detach', commit],
    ];
    for (const step of steps) {
      const ended = await this.#deps.git.run(step, { timeoutMs: GIT_TIMEOUT_MS, cwd: mirror }, signal);
      const why = whyFailed(ended, GIT_TIMEOUT_MS);
      if (why === undefined) continue;
      const shown = withoutCredentials(repository.url);
      const message = `Cannot check out ${shown}: ${hide(why, repository.url)}`;
      throw new WorkspaceError('clone_error', message, repository.location);
    }
  }

  /** Those that were asked for so far. */
  get used(): readonly UsedRepository[] {
    return this.#used;
  }

  /** Others may remove the mirrors from now on. */
  close(): Promise<void> {
    return this.#marks.close();
  }

  async #find(repository: Repository, signal: AbortSignal): Promise<Found> {
    const found = await orFailure('clone_error', repository.location, () => this.#mirrors.find(repository, signal));
    this.#used.push({ repository, commit: found.commit });
    return found;
  }
}
