import { hash } from 'node:crypto';
import { join } from 'node:path';
import { unlessInvalid, userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Git } from '../model/ports/git.ts';
import { whyFailed } from './workspace-error.ts';

/** Time limit for git in a large repository. If it takes longer, less is reused. */
const TIMEOUT_MS = 5_000;
/** Time limit for git where its answer decides, also on a busy machine, and where it reads all folders. */
const LONG_TIMEOUT_MS = 60_000;

/** The root of a repository, and what reads it. */
export interface TreeSite {
  readonly root: string;
  readonly runtime: { readonly git: Git; readonly files: Files; readonly signal: AbortSignal };
}

/**
 * The id of the checked-out tree: equal for equal content, on any machine. Undefined if a file was changed or added
 * since, without git, and outside a repository.
 */
export async function treeDigest(site: TreeSite): Promise<string | undefined> {
  if (!(await isCheckout(site))) return undefined;
  const [tree, changes] = await Promise.all([
    askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
    askGit(['status', '--porcelain', '--untracked-files=normal'], site),
  ]);
  const id = tree?.trim() ?? '';
  return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}

/** The commit of a checkout, and when it was made, in milliseconds. */
export interface Commit {
  readonly id: string;
  readonly time: number | undefined;
}

/** A `Date` cannot be later. */
const LATEST_SECONDS = 8.64e12;

/**
 * The commit of the checkout; undefined outside git. Throws a `UserError` if git gave no answer: a machine that was too busy must
 * not pass for one without a commit.
 */
export async function commitOf(site: TreeSite): Promise<Commit | undefined> {
  if (!(await isCheckout(site))) return undefined;
  const { root, runtime } = site;
  const args = ['log', '-1', '--no-show-signature', '--format=%H %ct', 'HEAD', '--'];
  const result = await runtime.git.run(args, { cwd: root, timeoutMs: LONG_TIMEOUT_MS }, runtime.signal);
  if (result.kind === 'notStarted' && !result.lacksResources) return undefined;
  if (result.kind !== 'exited') {
    const why = whyFailed(result, LONG_TIMEOUT_MS);
    throw userError('FILE_UNREADABLE', `git could not read the commit of ${root}: ${why}`, {
      hint: 'Run it again: the machine may have been too busy.',
    });
  }
  const stdout = result.exitCode === 0 ? result.stdout.trim() : '';
  const [, id, seconds] = /^([0-9a-f]{40,64}) (-?\d+)$/.exec(stdout) ?? [];
  if (id === undefined) return undefined;
  const isTime = Number(seconds) > 0 && Number(seconds) <= LATEST_SECONDS;
  return { id, time: isTime ? Number(seconds) * 1000 : undefined };
}

/** In a linked work tree, `.git` is a file. */
export async function isCheckout({ root, runtime: { files } }: TreeSite): Promise<boolean> {
  const git = join(root, '.git');
  return (await files.state(git)) === 'file' || (await files.state(join(git, 'HEAD'))) === 'file';
}

async function askGit(
  args: readonly string[],
  { root, runtime: { git, signal } }: TreeSite,
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  const result = await git.run(args, { cwd: root, timeoutMs }, signal);
  return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}

/** Uncommitted files are read; more than this is not the work in progress of a developer. */
const MAX_READ = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** The files of a checkout that git does not ignore, and digests of their content. Links are not followed. */
export class CheckoutFiles {
  readonly #site: TreeSite;
  readonly #committed: ReadonlyMap<string, string>;
  /** Files that differ from the commit or are untracked. */
  readonly #changed: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<string | undefined>>();
  #bytes = 0;

  private constructor(site: TreeSite, committed: ReadonlyMap<string, string>, changed: ReadonlySet<string>) {
    this.#site = site;
    this.#committed = committed;
    this.#changed = changed;
  }

  /** Undefined if git is missing, takes too long, or this is not a repository. */
  static async open(site: TreeSite): Promise<CheckoutFiles | undefined> {
    if (!(await isCheckout(site))) return undefined;
    const [index, status] = await Promise.all([
      askGit(['ls-files', '--stage', '-z'], site),
      askGit(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'], site),
    ]);
    const committed = index === undefined ? undefined : stagedIn(index);
    if (committed === undefined || status === undefined) return undefined;
    return new CheckoutFiles(site, committed, new Set(entriesOf(status).map((entry) => entry.slice(3))));
  }

  /** Their paths, sorted. One that ends with `/` is a nested repository, whose content is unknown. */
  get paths(): string[] {
    return [...new Set([...this.#committed.keys(), ...this.#changed])].sort();
  }

  /**
   * Those that differ from a commit, and those that it has and the checkout lacks, sorted: as they were when this was opened, so
   * that programs which edit the checkout later add none. Uncommitted and untracked files count. Undefined if git cannot tell.
   */
  async changedSince(commit: string): Promise<string[] | undefined> {
    const listed = await askGit(['ls-tree', '-r', '-z', '--full-tree', commit], this.#site, LONG_TIMEOUT_MS);
    if (listed === undefined) return undefined;
    const then = new Map(
      entriesOf(listed).flatMap((entry) => {
        const [, mode, id, path] = /^(\d+) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return mode === undefined || path === undefined ? [] : [[path, `${mode} ${id}`] as const];
      }),
    );
    const differing = [...new Set([...then.keys(), ...this.#committed.keys()])].filter(
      (path) => then.get(path) !== this.#committed.get(path),
    );
    const here = [...this.#changed].filter((path) => !path.endsWith('/'));
    return [...new Set([...differing, ...here])].sort();
  }

  /** One digest of the content of all these files; undefined if one of them is unknown. */
  async digestOf(paths: readonly string[]): Promise<string | undefined> {
    const contents = await Promise.all(paths.map(async (path) => [path, await this.#contentOf(path)] as const));
    if (contents.some(([, content]) => content === undefined)) return undefined;
    const there = contents.filter(([, content]) => content !== GONE).sort(([a], [b]) => (a < b ? -1 : 1));
    return hash('sha256', JSON.stringify(there));
  }

  /** Git has digests of unchanged files. */
  async #contentOf(path: string): Promise<string | undefined> {
    if (!this.#changed.has(path)) return this.#committed.get(path);
    if (!this.#read.has(path) && this.#read.size < MAX_READ) this.#read.set(path, this.#readContent(path));
    return this.#read.get(path);
  }

  #readContent(path: string): Promise<string | undefined> {
    const { root, runtime } = this.#site;
    const absolute = join(root, path);
    return unlessInvalid(async () => {
      const state = await runtime.files.state(absolute);
      if (state === 'missing') return GONE;
      const isLink = (await runtime.files.realPath(absolute)) !== join(await runtime.files.realPath(root), path);
      if (state !== 'file' || isLink) return undefined;
      const bytes = await runtime.files.readBytes(absolute, MAX_BYTES - this.#bytes);
      this.#bytes += bytes.length;
      return hash('sha256', Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'));
    });
  }
}

const GONE = 'gone';

const entriesOf = (text: string): string[] => text.split('\0').filter((entry) => entry !== '');

/** Mode and content of each file; undefined in the middle of a merge. */
function stagedIn(text: string): Map<string, string> | undefined {
  const staged = new Map<string, string>();
  for (const entry of entriesOf(text)) {
    const [, mode, id, stage, path] = /^(\d+) ([0-9a-f]+) (\d)\t(.+)$/s.exec(entry) ?? [];
    if (mode === undefined || path === undefined || stage !== '0') return undefined;
    staged.set(path, `${mode} ${id}`);
  }
  return staged;
}
