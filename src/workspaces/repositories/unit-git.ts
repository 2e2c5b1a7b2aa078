import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Git, GitRequest } from '../../model/ports/git.ts';
import type { ExecResult } from '../../model/ports/processes.ts';
import type { Trees } from '../../model/ports/trees.ts';
import { digest } from '../cache-folders.ts';
import { relativeTo } from '../parts.ts';
import type { CheckedOut } from './checkouts.ts';
import { AS_MADE, type GitDirectories, MOST_CONFIG_BYTES } from './git-directories.ts';

interface UnitGitDeps {
  readonly git: Git;
  readonly trees: Pick<Trees, 'remove' | 'bring'>;
  readonly files: Pick<Files, 'state' | 'read' | 'write'>;
  readonly gitDirectories: GitDirectories;
}

/** Looking for changes is worth so long, and no more. */
const TIMEOUT_MS = 120_000;
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Git for the parts of a workspace, each with a git directory elsewhere. Parts are named by their paths. */
export class UnitGit {
  readonly #folder: string;
  readonly #deps: UnitGitDeps;
  /** The checkouts of parts: their index shows which files are unchanged. */
  #checkouts: ReadonlyMap<string, CheckedOut> = new Map();

  constructor(folder: string, deps: UnitGitDeps) {
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Forgets everything, and the objects that earlier runs have left. */
  async restart(checkouts: ReadonlyMap<string, CheckedOut>): Promise<void> {
    this.#checkouts = checkouts;
    await this.#deps.trees.remove(this.#folder);
  }

  /** The tree id of the index; undefined if git fails. */
  async tree(path: string, signal: AbortSignal): Promise<string | undefined> {
    return textIn(await this.#run(path, ['write-tree'], signal));
  }

  async empty(path: string, signal: AbortSignal): Promise<boolean> {
    if (!(await this.#prepare(path, signal))) return false;
    return textIn(await this.#run(path, ['read-tree', '--empty'], signal)) !== undefined;
  }

  /** Adds a folder to the index, but nothing below `inner`. Returns false if git fails. */
  async add(
    path: string,
    { work, inner }: { readonly work: string; readonly inner: readonly string[] },
    signal: AbortSignal,
  ): Promise<boolean> {
    if (!(await this.#prepare(path, signal))) return false;
    const excluded = inner.map((other) => `/${escaped(relativeTo(path, other))}/\n`);
    await this.#deps.files.write(join(this.#dirOf(path), 'info', 'exclude'), excluded.join(''));
    if (inner.length > 0 && !(await this.#drop(path, inner, signal))) return false;
    const at = { cwd: work, workTree: work };
    const ended = await this.#run(path, ['add', '--all', '--ignore-errors', '--', '.'], signal, at);
    // 1 means that a file could not be read, or is ignored, and the others were added.
    return ended.kind === 'exited' && ended.exitCode <= 1;
  }

  async tracked(path: string, folder: string, signal: AbortSignal): Promise<readonly string[]> {
    if (!(await this.#prepare(path, signal))) return [];
    const listed = await this.#run(path, ['ls-files', '--cached', '-z', '--', `:(top,literal)${folder}`], signal);
    return (textIn(listed) ?? '').split('\0').filter((name) => name !== '');
  }

  /** The diff of the index against a tree; undefined if git fails. */
  async diff(path: string, tree: string, signal: AbortSignal): Promise<string | undefined> {
    const prefix = path === '' ? '' : `${path}/`;
    const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv'];
    const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
    const ended = await this.#run(path, [...args, ...prefixes, tree], signal);
    if (ended.kind !== 'flooded') return textIn(ended)?.trim();
    const names = textIn(await this.#run(path, [...args, '--name-status', tree], signal));
    return names && `The changes are more than 10 MiB. The files:\n${names.trim()}`;
  }

  /** Those among these files that git would ignore, relative to the part. */
  async ignored(path: string, work: string, paths: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    if (!(await this.#prepare(path, signal))) return [];
    const stdin = `${paths.join('\0')}\0`;
    const args = ['check-ignore', '--no-index', '-z', '--stdin'];
    const text = textIn(await this.#run(path, args, signal, { cwd: work, workTree: work, stdin }));
    return text?.split('\0').filter((name) => name !== '') ?? [];
  }

  /**
   * Removes entries at the paths of repositories from the index: for those, git would run git there, which runs
   * programs from their settings.
   */
  async #drop(path: string, inner: readonly string[], signal: AbortSignal): Promise<boolean> {
    if ((await this.#deps.files.state(join(this.#dirOf(path), 'index'))) === 'missing') return true;
    const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch'];
    const stdin = inner.map((other) => relativeTo(path, other)).join('\0');
    const args = ['--literal-pathspecs', ...remove, '--pathspec-from-file=-', '--pathspec-file-nul'];
    return textIn(await this.#run(path, args, signal, { stdin })) !== undefined;
  }

  async #prepare(path: string, signal: AbortSignal): Promise<boolean> {
    const { trees, files, gitDirectories } = this.#deps;
    const dir = this.#dirOf(path);
    if ((await files.state(join(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(path))) return true;
    // Whatever is there is not ours.
    await trees.remove(dir);
    const checkout = this.#checkouts.get(path);
    const why = await gitDirectories.make(dir, { ...(checkout && { objects: checkout.objects }) }, signal);
    if (why === undefined && checkout !== undefined) await trees.bring(checkout.index, dir);
    return why === undefined;
  }

  /** Whether its settings are unchanged: an agent may reach it, and settings name programs. */
  async #isAsMade(path: string): Promise<boolean> {
    const { files } = this.#deps;
    const dir = this.#dirOf(path);
    try {
      const others = ['info/attributes', 'commondir', 'config.worktree'].map((name) => files.state(join(dir, name)));
      if ((await Promise.all(others)).some((state) => state !== 'missing')) return false;
      return AS_MADE.test(await files.read(join(dir, 'config'), MOST_CONFIG_BYTES));
    } catch {
      return false;
    }
  }

  #run(
    path: string,
    args: readonly string[],
    signal: AbortSignal,
    more: Partial<GitRequest> = {},
  ): Promise<ExecResult> {
    // Deleted files can be listed without the folder.
    const request = { cwd: this.#folder, gitDir: this.#dirOf(path), local: true, timeoutMs: TIMEOUT_MS, ...more };
    return this.#deps.git.run(args, request, signal);
  }

  #dirOf(path: string): string {
    return join(this.#folder, digest(path).slice(0, 16));
  }
}

const textIn = (ended: ExecResult): string | undefined =>
  ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.replace(/\n$/, '') : undefined;

/** A path as a line of an exclude file that means just that path. */
const escaped = (path: string): string => path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`).replaceAll(/[\n\r]/g, '?');
