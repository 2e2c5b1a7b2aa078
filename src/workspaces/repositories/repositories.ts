import { join } from 'node:path';
import type { GitRequest } from '../../model/ports/git.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { unquoted } from '../../model/text/lossless-text.ts';
import { getOrMake } from '../../model/values/once.ts';
import { linesOf, MAX_LISTED_BYTES, runGit } from '../git.ts';
import { Marks } from '../marks.ts';
import { orFailure, WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { hide, type MirroredCommit, Mirrors, type RepositoryDeps } from './mirrors.ts';
import { withoutCredentials } from './repository-identity.ts';
import type { UsedRepository } from './stored-mirrors.ts';
import { MAX_LEVELS, MAX_SUBMODULES, submodulesOf, tooMany } from './submodules.ts';

/** The commits that repositories are at in this run: each reference is looked up once. */
export class Repositories {
  readonly largeFiles: LargeFiles;
  readonly #deps: RepositoryDeps;
  readonly #marks: Marks;
  readonly #mirrors: Mirrors;
  readonly #found = new Map<string, Promise<MirroredCommit>>();
  readonly #submodules = new Map<string, Promise<readonly Repository[]>>();
  readonly #used: UsedRepository[] = [];

  constructor(deps: RepositoryDeps) {
    this.#deps = deps;
    this.largeFiles = new LargeFiles(deps);
    this.#marks = new Marks(deps);
    this.#mirrors = new Mirrors(deps, this.#marks);
  }

  find(repository: Repository, signal: AbortSignal): Promise<MirroredCommit> {
    return getOrMake(this.#found, keyOf(repository), () => this.#find(repository, signal));
  }

  /**
   * The submodules of a repository and theirs, with their paths in the workspace `root`. Each is looked for when its
   * parent is there: a sparse checkout leaves folders out.
   */
  async *submodules(repository: Repository, root: string, signal: AbortSignal): AsyncGenerator<Repository> {
    const open = [{ parent: repository, level: 0 }];
    let count = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const submodule of await this.#ownSubmodules(next.parent, signal)) {
        if ((await this.#deps.files.state(join(root, submodule.path))) !== 'folder') continue;
        count += 1;
        if (count > MAX_SUBMODULES || next.level === MAX_LEVELS) throw tooMany(repository);
        await this.find(submodule, signal).catch((error) => {
          if (!(error instanceof WorkspaceError)) throw error;
          const { path, location } = submodule;
          throw new WorkspaceError(
            'clone_error',
            `The submodule at ${JSON.stringify(path)}: ${error.message}`,
            location,
          );
        });
        yield submodule;
        open.push({ parent: submodule, level: next.level + 1 });
      }
    }
  }

  /** Clones a repository into a folder of the user, which is missing or empty: with all of its objects. */
  async cloneInto(repository: Repository, to: string, signal: AbortSignal): Promise<void> {
    await this.#cloneOne(repository, to, signal);
    const asRoot = { ...repository, path: '' };
    for await (const submodule of this.submodules(asRoot, to, signal))
      await this.#cloneOne(submodule, join(to, submodule.path), signal);
  }

  async #cloneOne(repository: Repository, to: string, signal: AbortSignal): Promise<void> {
    const revision = await this.find(repository, signal);
    const { mirror, commit } = revision;
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
      [...at, ...(await this.largeFiles.settings(revision, signal)), 'checkout', '--quiet', '--detach', commit],
    ];
    for (const step of steps) {
      const { why } = await runGit(this.#deps.git, step, { cwd: mirror }, signal);
      if (why === undefined) continue;
      const shown = withoutCredentials(repository.url);
      const message = `Cannot check out ${shown}: ${hide(why, repository.url)}`;
      throw new WorkspaceError('clone_error', message, repository.location);
    }
    await this.largeFiles.report(repository, revision, { cwd: to }, signal);
  }

  #ownSubmodules(repository: Repository, signal: AbortSignal): Promise<readonly Repository[]> {
    return getOrMake(this.#submodules, repository.path + keyOf(repository), async () =>
      submodulesOf(repository, await this.find(repository, signal), this.#deps, signal),
    );
  }

  /** Those requested so far. */
  get used(): readonly UsedRepository[] {
    return this.#used;
  }

  /** Others may remove the mirrors from now on. */
  close(): Promise<void> {
    return this.#marks.close();
  }

  async #find(repository: Repository, signal: AbortSignal): Promise<MirroredCommit> {
    const revision = await orFailure('clone_error', repository.location, () => this.#mirrors.find(repository, signal));
    this.#used.push({ repository, commit: revision.commit });
    return revision;
  }
}

const keyOf = ({ path: _, location: __, ...repository }: Repository): string => JSON.stringify(repository);

/** Files that a repository stores with Git LFS: fetched if that is installed, else named in one warning. */
class LargeFiles {
  readonly #deps: Pick<WorkspacesDeps, 'git' | 'warn'>;
  readonly #reported = new Set<string>();
  #isInstalled: Promise<boolean> | undefined;

  constructor(deps: Pick<WorkspacesDeps, 'git' | 'warn'>) {
    this.#deps = deps;
  }

  /** Settings with which git fetches them during a checkout, even if `git lfs install` was never run. */
  async settings({ mirror }: MirroredCommit, signal: AbortSignal): Promise<readonly string[]> {
    this.#isInstalled ??= runGit(this.#deps.git, ['lfs', 'version'], { cwd: mirror }, signal).then(
      ({ why }) => why === undefined,
    );
    return (await this.#isInstalled) ? SETTINGS : [];
  }

  /** Warns of the files in a folder that were not fetched. */
  async report({ url }: Repository, revision: MirroredCommit, at: GitRequest, signal: AbortSignal): Promise<void> {
    if (this.#reported.has(revision.commit) || (await this.settings(revision, signal)).length > 0) return;
    this.#reported.add(revision.commit);
    const request = { ...at, maxBytes: MAX_LISTED_BYTES };
    const { stdout } = await runGit(this.#deps.git, ['ls-files', '--', ':(attr:filter=lfs)'], request, signal);
    const paths = linesOf(stdout);
    if (paths.length === 0) return;
    const names = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify(unquoted(path)));
    const others = paths.length > names.length ? ` and ${paths.length - names.length} more` : '';
    const what = `${names.join(', ')}${others} of ${withoutCredentials(url)}`;
    this.#deps.warn(
      `Git LFS is not installed, so pointers are in place of ${what}. Install "git-lfs" in an earlier step`,
    );
  }
}

const MAX_NAMED = 3;

const SETTINGS = [
  ...['-c', 'filter.lfs.process=git-lfs filter-process', '-c', 'filter.lfs.smudge=git-lfs smudge -- %f'],
  ...['-c', 'filter.lfs.clean=git-lfs clean -- %f', '-c', 'filter.lfs.required=true'],
];
