import { join } from 'node:path';
import { UserError } from '../model/errors.ts';
import type { Files, Git, GitRequest, KeptKind, Trees } from '../model/ports/ports.ts';
import type { Repository } from '../model/suite/workspace.ts';
import { unquoted } from '../shared/file-names.ts';
import { digest } from './cache-folders.ts';
import { type Found, GIT_TIMEOUT_MS } from './mirrors.ts';
import { withoutCredentials } from './repository-identity.ts';
import { WorkspaceError, whyFailed } from './workspace-error.ts';

export interface CheckoutDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly files: Pick<Files, 'state' | 'write'>;
  note(message: string): void;
}

/** A commit, and the folder that is to hold it. */
export interface Wanted {
  readonly repository: Repository;
  readonly found: Found;
  readonly work: string;
  /** Folders of other repositories in it, relative. */
  readonly inner: readonly string[];
}

/** A commit as git has checked it out. */
export interface CheckedOut {
  /** Absent where git sees changes in what it has just checked out, as with line endings that contradict `.gitattributes`. */
  readonly tree?: string | undefined;
  /** Git's index, with the times of the files. */
  readonly index: string;
  /** Where the objects of the commit are. */
  readonly objects: string;
  readonly isUnchanged: boolean;
}

/** What git sees in a folder from which everything was removed that git does not track. */
interface Look {
  readonly tracked: ReadonlyMap<string, KeptKind>;
  readonly removed: number;
  /** Tracked files that were touched, or are missing. */
  readonly touched: readonly string[];
  readonly isCommit: boolean;
}

/**
 * Checks out commits into folders where agents work, and gives these a `.git`. Our own git directories lie elsewhere and
 * are sealed: an agent's `.git` is replaced, never read. A folder that was checked out before is brought to the commit
 * by removing what git does not track, and by `git reset --hard`. If that fails, the folder is made anew.
 */
export class Checkouts {
  readonly #folder: string;
  readonly #deps: CheckoutDeps;

  constructor(folder: string, deps: CheckoutDeps) {
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Throws a `WorkspaceError` or a `UserError`. */
  async make(wanted: Wanted, signal: AbortSignal): Promise<CheckedOut> {
    const dir = join(this.#folder, digest(wanted.repository.path).slice(0, 16));
    const before = await this.#updated(wanted, dir, signal);
    const look = before?.look ?? (await this.#madeAnew(wanted, dir, signal));
    await this.#giveGit(wanted, dir, signal);
    const isUnchanged = before?.isUnchanged ?? false;
    if (!isUnchanged) await this.#deps.trees.seal(dir, sealOf(dir), signal);
    return {
      tree: look.touched.length === 0 ? wanted.found.tree : undefined,
      index: join(dir, 'index'),
      objects: join(wanted.found.mirror, 'objects'),
      isUnchanged,
    };
  }

  /** `undefined` where the folder, or what is known of it, is not as we left it and cannot be repaired. */
  async #updated(wanted: Wanted, dir: string, signal: AbortSignal) {
    const { trees, files } = this.#deps;
    try {
      if (!(await trees.isSealed(dir, sealOf(dir), signal)) || (await files.state(wanted.work)) !== 'folder')
        return undefined;
      const before = await this.#look(wanted, dir, signal);
      if (before.isCommit && before.touched.length === 0) return { look: before, isUnchanged: true };
      // Removed rather than overwritten: their permissions go with them.
      const kept = new Map(before.tracked);
      for (const path of before.touched) kept.delete(path);
      await trees.prune(wanted.work, { kept, inner: wanted.inner }, signal);
      await this.#reset(wanted, dir, signal);
      const after = await this.#look(wanted, dir, signal);
      const isClean = after.isCommit && after.removed === 0 && after.touched.length === 0;
      return isClean ? { look: after, isUnchanged: false } : undefined;
    } catch (error) {
      if (signal.aborted || !(error instanceof UserError || error instanceof WorkspaceError)) throw error;
      this.#deps.note(`${wanted.work} is made anew: ${error.message}`);
      return undefined;
    }
  }

  async #madeAnew(wanted: Wanted, dir: string, signal: AbortSignal): Promise<Look> {
    const { trees, files } = this.#deps;
    const { repository, found, work, inner } = wanted;
    await trees.remove(work);
    await trees.remove(dir);
    await trees.make(this.#folder);
    await trees.prune(work, { kept: new Map(), inner }, signal);
    const init = ['init', '--quiet', '--bare', '--template=', dir];
    await this.#mustRun(init, repository, { cwd: this.#folder, local: true }, signal);
    await files.write(join(dir, 'objects', 'info', 'alternates'), `${join(found.mirror, 'objects')}\n`);
    const at = { cwd: work, gitDir: dir, workTree: work };
    // Programs such as git-lfs ask it for what they fetch.
    await this.#mustRun(['config', 'remote.origin.url', withoutCredentials(repository.url)], repository, at, signal);
    if (repository.sparse.length > 0) {
      await this.#mustRun(['sparse-checkout', 'init', '--cone'], repository, at, signal);
      await this.#mustRun(['sparse-checkout', 'set', '--', ...repository.sparse], repository, at, signal);
    }
    await this.#reset(wanted, dir, signal);
    const look = await this.#look(wanted, dir, signal);
    if (look.isCommit && look.removed === 0) return look;
    throw failed(
      repository,
      `the files in ${work} are not those of ${found.commit}. Does another program write there?`,
    );
  }

  async #reset({ repository, found, work }: Wanted, dir: string, signal: AbortSignal): Promise<void> {
    this.#deps.note(`Checking out ${withoutCredentials(repository.url)} at ${found.commit} into ${work}`);
    const at = { cwd: work, gitDir: dir, workTree: work };
    await this.#mustRun(['reset', '--hard', '--quiet', found.commit], repository, at, signal);
  }

  /** Folders first: in what an agent has left, a repository or a pipe could make git run programs or wait. */
  async #look({ repository, found, work, inner }: Wanted, dir: string, signal: AbortSignal): Promise<Look> {
    const at = { cwd: work, gitDir: dir, workTree: work, local: true, maxBytes: MOST_LISTED };
    const listed = await this.#mustRun(['ls-files', '--stage', '-v'], repository, at, signal);
    const tracked = trackedIn(listed, repository);
    for (const path of inner) mustBeFree(path, tracked, repository);
    const removed = await this.#deps.trees.prune(work, { kept: tracked, inner }, signal);
    const [touched, tree] = await Promise.all([
      this.#mustRun(['diff-files', '--name-only', '--ignore-submodules'], repository, at, signal),
      this.#deps.git.run(
        ['diff-index', '--cached', '--quiet', found.commit],
        { ...at, timeoutMs: GIT_TIMEOUT_MS },
        signal,
      ),
    ]);
    const isCommit = tree.kind === 'exited' && tree.exitCode === 0;
    return { tracked, removed, touched: linesOf(touched).map(unquoted), isCommit };
  }

  /** The `.git` of the agent: objects are those of the mirror, everything else is its own. */
  async #giveGit({ repository, found, work }: Wanted, dir: string, signal: AbortSignal): Promise<void> {
    const { trees } = this.#deps;
    const draft = `${dir}.draft`;
    await trees.remove(draft);
    const own = join(draft, '.git');
    const at = { cwd: this.#folder, local: true };
    const clone = ['clone', '--quiet', '--shared', '--no-checkout', '--', found.mirror, draft];
    await this.#mustRun(clone, repository, at, signal);
    const url = ['remote', 'set-url', 'origin', withoutCredentials(repository.url)];
    await this.#mustRun(url, repository, { ...at, gitDir: own }, signal);
    if (repository.sparse.length > 0) {
      await this.#mustRun(['config', 'core.sparseCheckout', 'true'], repository, { ...at, gitDir: own }, signal);
      await this.#mustRun(['config', 'core.sparseCheckoutCone', 'true'], repository, { ...at, gitDir: own }, signal);
      await trees.bring(join(dir, 'info', 'sparse-checkout'), join(own, 'info'));
    }
    const head = ['update-ref', '--no-deref', 'HEAD', found.commit];
    await this.#mustRun(head, repository, { ...at, gitDir: own }, signal);
    await trees.bring(join(dir, 'index'), own);
    await trees.move(own, join(work, '.git'));
    await trees.remove(draft);
  }

  async #mustRun(args: readonly string[], of: Repository, request: GitRequest, signal: AbortSignal): Promise<string> {
    const ended = await this.#deps.git.run(args, { timeoutMs: GIT_TIMEOUT_MS, ...request }, signal);
    const why = whyFailed(ended, GIT_TIMEOUT_MS);
    if (why !== undefined) throw failed(of, why);
    return ended.kind === 'exited' ? ended.stdout : '';
  }
}

/** The paths of some million files. */
const MOST_LISTED = 512 * 1024 * 1024;

const sealOf = (dir: string): string => `${dir}.seal.json`;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Throws where a file is marked as one that git is not to look at. */
function trackedIn(listed: string, repository: Repository): ReadonlyMap<string, KeptKind> {
  const tracked = new Map<string, KeptKind>();
  for (const line of linesOf(listed)) {
    const [, tag, mode = '', path = ''] = /^(\S) (\d+) [0-9a-f]+ \d\t(.*)$/.exec(line) ?? [];
    const isLeftOut = tag === 'S' && repository.sparse.length > 0;
    if (tag !== 'H' && !isLeftOut) throw failed(repository, `git would not look at ${path}`);
    if (!isLeftOut) tracked.set(unquoted(path), KINDS[mode] ?? 'file');
  }
  return tracked;
}

/** As git writes modes: programs, and submodules, which are empty folders. */
const KINDS: Readonly<Record<string, KeptKind>> = { '100755': 'program', '160000': 'folder' };

/** Git refuses to clone into a folder that holds something, and so do we. */
function mustBeFree(path: string, tracked: ReadonlyMap<string, unknown>, { place }: Repository): void {
  for (const name of tracked.keys()) if (name === path || name.startsWith(`${path}/`)) throw taken(path, place);
}

export const taken = (path: string, place: Repository['place']): WorkspaceError =>
  new WorkspaceError(
    'clone_error',
    `There are files already at "${path || '.'}", where a repository is to be put`,
    place,
  );

const failed = ({ url, place }: Repository, why: string): WorkspaceError =>
  new WorkspaceError('clone_error', `Cannot check out ${withoutCredentials(url)}: ${why}`, place);
