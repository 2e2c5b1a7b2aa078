import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { GitRequest } from '../../model/ports/git.ts';
import type { ExecResult } from '../../model/ports/processes.ts';
import { losslessBytes } from '../../model/text/lossless-text.ts';
import { digest } from '../cache-folders.ts';
import type { GitDeps } from '../git.ts';
import type { CheckedOut } from './checkouts.ts';
import { AS_MADE, MAX_CONFIG_BYTES, makeGitDirectory } from './git-directory.ts';

/** Looking for changes is worth so long, and no more. */
const TIMEOUT_MS = 120_000;
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Git for the parts of a workspace, each with a git directory elsewhere. Parts are named by their paths. */
export class UnitGit {
  readonly #folder: string;
  readonly #deps: GitDeps;
  /** The checkouts of parts: their index shows which files are unchanged. */
  #checkouts: ReadonlyMap<string, CheckedOut> = new Map();

  constructor(folder: string, deps: GitDeps) {
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

  /**
   * Adds a folder to the index, but nothing below `inner`; undefined if git fails. `before` is its earlier tree: what only
   * newer files called `.gitignore` ignore is added too, and attributes of the folder never change what git sees. Returns what
   * git could not read, with the reason, and what is `left` because it is too much to add.
   */
  async add(
    path: string,
    { work, inner, before }: { readonly work: string; readonly inner: readonly string[]; readonly before?: string },
    signal: AbortSignal,
  ) {
    if (!(await this.#prepare(path, signal))) return undefined;
    const info = join(this.#dirOf(path), 'info');
    // Each line means just that path.
    const excluded = inner.map((other) => {
      const escaped = relativeTo(path, other).replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`);
      return `/${escaped.replaceAll(/[\n\r]/g, '?')}/\n`;
    });
    await this.#deps.files.writeAsIs(join(info, 'exclude'), excluded.join(''));
    // What git checked out with "eol" has other line endings in its tree: they are no change.
    const endings = this.#checkouts.has(path) ? '' : ' !eol';
    const attributes = `* !diff !filter !ident !working-tree-encoding !text !crlf${endings}\n`;
    await this.#deps.files.writeAsIs(join(info, 'attributes'), attributes);
    if (inner.length > 0 && !(await this.#drop(path, inner, signal))) return undefined;
    const at = { cwd: work, workTree: work };
    const hidden = before === undefined ? NOTHING_HIDDEN : await this.#hidden(path, { work, before }, signal);
    if (hidden === undefined) return undefined;
    const args = ['add', '--all', '--ignore-errors'];
    const ends = [await this.#run(path, [...args, '--', '.'], signal, at)];
    if (hidden.files.length > 0) {
      const stdin = hidden.files.join('\0');
      const force = ['--force', '--pathspec-from-file=-', '--pathspec-file-nul'];
      ends.push(await this.#run(path, ['--literal-pathspecs', ...args, ...force], signal, { ...at, stdin }));
    }
    const unreadable: string[] = [];
    for (const ended of ends) {
      // 1 means that something could not be read, and the rest was added.
      if (ended.kind !== 'exited' || ended.exitCode > 1) return undefined;
      const named = ended.stderr.split('\n').flatMap((line) => {
        const [, file, why] = UNREADABLE.flatMap((pattern) => pattern.exec(line) ?? []);
        return file === undefined ? [] : [`${file} (${why})`];
      });
      if (ended.exitCode === 1 && named.length === 0) return undefined;
      unreadable.push(...named);
    }
    return { unreadable: [...new Set(unreadable)].sort(), left: hidden.left };
  }

  /** The new files that are ignored, but were not by the rules of a tree. */
  async #hidden(
    path: string,
    { work, before }: { readonly work: string; readonly before: string },
    signal: AbortSignal,
  ): Promise<Hidden | undefined> {
    const at = { cwd: work, workTree: work };
    const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z'];
    const ignored = namesIn(await this.#run(path, [...list, '--directory'], signal, at));
    if (ignored === undefined || ignored.length === 0) return ignored && NOTHING_HIDDEN;
    const rules = await this.#writeRules(path, before, signal);
    if (rules === undefined) return undefined;
    const inRules = { cwd: rules, workTree: rules };
    const areIgnored = async (names: readonly string[]) =>
      new Set(names.length === 0 ? [] : await this.#ignored(path, names, signal, inRules));
    // A folder is asked about by a file in it.
    const probeOf = (name: string) => (name.endsWith('/') ? `${name}.` : name);
    const ignoredBefore = await areIgnored(ignored.map(probeOf));
    const shown = ignored.filter((name) => !ignoredBefore.has(probeOf(name)));
    if (shown.length === 0) return NOTHING_HIDDEN;
    const folders = shown.filter((name) => name.endsWith('/'));
    // Arguments of a program are text: a folder by other bytes cannot be named in them.
    const [named, unnamed] = [true, false].map((isText) => folders.filter((name) => name.isWellFormed() === isText));
    const paths = (named ?? []).map((name) => `:(top,literal)${name.replace(/\/$/, '')}`);
    const below = paths.length === 0 ? undefined : await this.#run(path, [...list, '--', ...paths], signal, at);
    const inFolders = below === undefined ? [] : below.kind === 'flooded' ? undefined : namesIn(below);
    if (inFolders === undefined && below?.kind !== 'flooded') return undefined;
    const listed = inFolders && [...shown.filter((name) => !name.endsWith('/')), ...inFolders];
    if (listed === undefined || listed.length > MAX_HIDDEN) return { files: [], left: shown };
    const ignoredBelow = await areIgnored(listed);
    const { files, left } = await this.#withinSize(
      work,
      listed.filter((name) => !ignoredBelow.has(name)),
    );
    return { files, left: [...left, ...(unnamed ?? [])] };
  }

  /** Leaves out the files that are too large together: git reads each of them to its end. */
  async #withinSize(work: string, names: readonly string[]): Promise<Hidden> {
    const [files, left]: [string[], string[]] = [[], []];
    let total = 0;
    for (const name of names) {
      let size = 0;
      try {
        ({ size } = await this.#deps.files.slice(join(work, name), 0, 0));
      } catch (error) {
        // Of what cannot be read, git says why.
        if (!(error instanceof UserError)) throw error;
      }
      const fits = total + size <= MAX_HIDDEN_BYTES;
      if (fits) total += size;
      (fits ? files : left).push(name);
    }
    return { files, left };
  }

  async tracked(path: string, folder: string, signal: AbortSignal): Promise<readonly string[]> {
    if (!(await this.#prepare(path, signal))) return [];
    const listed = await this.#run(path, ['ls-files', '--cached', '-z', '--', `:(top,literal)${folder}`], signal);
    return namesIn(listed) ?? [];
  }

  /** Writes the `.gitignore` files of a tree into a separate folder; undefined if git fails. */
  async #writeRules(path: string, tree: string, signal: AbortSignal): Promise<string | undefined> {
    const rules = join(this.#dirOf(path), 'rules');
    await this.#deps.trees.remove(rules);
    await this.#deps.trees.make(rules);
    const entries = namesIn(await this.#run(path, ['ls-tree', '-r', '-z', '--full-tree', tree], signal));
    const ignoreFiles = entries?.flatMap((entry) => {
      const [, id, name] = /^100\d+ blob ([0-9a-f]+)\t((?:.*\/)?\.gitignore)$/s.exec(entry) ?? [];
      return id === undefined || name === undefined ? [] : [{ id, name }];
    });
    if (ignoreFiles === undefined || ignoreFiles.length === 0) return ignoreFiles && rules;
    // A checkout would write the index, and files that changed in the same moment would look unchanged then.
    const stdin = ignoreFiles.map(({ id }) => `${id}\n`).join('');
    const text = textIn(await this.#run(path, ['cat-file', '--batch'], signal, { stdin }));
    if (text === undefined) return undefined;
    const bytes = losslessBytes(text);
    let at = 0;
    for (const { name } of ignoreFiles) {
      const end = bytes.indexOf('\n', at);
      const size = Number(bytes.toString('latin1', at, end).split(' ')[2]);
      await this.#deps.files.writeAsIs(join(rules, name), bytes.subarray(end + 1, end + 1 + size));
      at = end + 1 + size + 1;
    }
    return rules;
  }

  /** The diff of the index against a tree, as git prints it (`losslessText`); undefined if git fails. */
  async diff(path: string, tree: string, signal: AbortSignal): Promise<string | undefined> {
    const prefix = path === '' ? '' : `${path}/`;
    const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv', '--binary', '--full-index'];
    const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
    const ended = await this.#run(path, [...args, ...prefixes, tree], signal);
    if (ended.kind === 'exited' && ended.exitCode === 0) return ended.stdout;
    if (ended.kind !== 'flooded') return undefined;
    const names = textIn(await this.#run(path, [...args, '--name-status', tree], signal));
    return names && `The changes are more than 10 MiB. The files:\n${names.trim()}\n`;
  }

  /** Those among these files that git would ignore, relative to the part. */
  async ignored(path: string, work: string, paths: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    if (!(await this.#prepare(path, signal))) return [];
    return this.#ignored(path, paths, signal, { cwd: work, workTree: work });
  }

  async #ignored(path: string, paths: readonly string[], signal: AbortSignal, at: Partial<GitRequest>) {
    const stdin = `${paths.join('\0')}\0`;
    const args = ['check-ignore', '--no-index', '-z', '--stdin'];
    return namesIn(await this.#run(path, args, signal, { ...at, stdin })) ?? [];
  }

  /**
   * Removes entries at the paths of repositories from the index: for those, git would run git there, which runs
   * programs from their settings. The index keeps its times: what changed in their second would look unchanged.
   */
  async #drop(path: string, inner: readonly string[], signal: AbortSignal): Promise<boolean> {
    const index = join(this.#dirOf(path), 'index');
    if ((await this.#deps.files.state(index)) === 'missing') return true;
    const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch'];
    const stdin = inner.map((other) => relativeTo(path, other)).join('\0');
    const args = ['--literal-pathspecs', ...remove, '--pathspec-from-file=-', '--pathspec-file-nul'];
    const ended = await this.#deps.trees.keepTimes(index, () => this.#run(path, args, signal, { stdin }));
    return textIn(ended) !== undefined;
  }

  async #prepare(path: string, signal: AbortSignal): Promise<boolean> {
    const { trees, files } = this.#deps;
    const dir = this.#dirOf(path);
    if ((await files.state(join(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(path))) return true;
    // Whatever is there is not ours.
    await trees.remove(dir);
    const checkout = this.#checkouts.get(path);
    const why = await makeGitDirectory(dir, { objects: checkout?.objects }, this.#deps, signal);
    if (why === undefined && checkout !== undefined) await trees.bring(checkout.index, dir);
    return why === undefined;
  }

  /** Whether its settings are unchanged: an agent may reach it, and settings name programs. */
  async #isAsMade(path: string): Promise<boolean> {
    const { files } = this.#deps;
    const dir = this.#dirOf(path);
    try {
      const others = ['commondir', 'config.worktree'].map((name) => files.state(join(dir, name)));
      if ((await Promise.all(others)).some((state) => state !== 'missing')) return false;
      return AS_MADE.test(await files.read(join(dir, 'config'), MAX_CONFIG_BYTES));
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
    const at = { cwd: this.#folder, gitDir: this.#dirOf(path) };
    return this.#deps.git.run(args, { ...at, local: true, isLossless: true, timeoutMs: TIMEOUT_MS, ...more }, signal);
  }

  #dirOf(path: string): string {
    return join(this.#folder, digest(path).slice(0, 16));
  }
}

interface Hidden {
  readonly files: readonly string[];
  readonly left: readonly string[];
}

const NOTHING_HIDDEN: Hidden = { files: [], left: [] };
/** Of all such files together: an agent may leave a disk image, and git would read it for minutes. */
const MAX_HIDDEN_BYTES = 100 * 1024 ** 2;
/** A project that an agent has begun may have installed packages, which its rules ignore. */
const MAX_HIDDEN = 1_000;

/** What git says of a file that it cannot open, of a folder, and of a file below one. */
const UNREADABLE = [
  /^error: open\("(.*)"\): (.*)$/,
  /^warning: could not open directory '(.*)': (.*)$/,
  /^(.*): (Permission denied|Input\/output error)$/,
];

const namesIn = (ended: ExecResult): string[] | undefined =>
  ended.kind === 'exited' && ended.exitCode <= 1 ? ended.stdout.split('\0').filter((name) => name !== '') : undefined;

const textIn = (ended: ExecResult): string | undefined =>
  ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.replace(/\n$/, '') : undefined;

/** The parts of a workspace: each folder that is a repository, by its path, and the rest, which is empty text. */
export const relativeTo = (part: string, path: string): string => (part === '' ? path : path.slice(part.length + 1));

/** The innermost part that contains a path. */
export function ownerOf(path: string, parts: readonly string[]): string {
  const above = parts.filter((part) => isBelow(path, part));
  return above.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** What changed in a part, under a line that names it. */
export const titled = (part: string, diff: string): string =>
  part === '' ? diff : `Submodule ${shown(part)} contains modified content\n${diff}`;

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** The parts within another one. */
export const below = (path: string, all: readonly string[]): string[] =>
  all.filter((other) => other !== path && isBelow(other, path));

/** A path on one line, in quotes where it would not fit. */
function shown(path: string): string {
  const quoted = JSON.stringify(path);
  return quoted === `"${path}"` ? path : quoted;
}
