import { join } from 'node:path';
import { UserError } from '../model/errors.ts';
import type { GitRequest } from '../model/ports/git.ts';
import type { ExecResult } from '../model/ports/processes.ts';
import { losslessBytes } from '../model/text/lossless-text.ts';
import { digest } from './cache-folders.ts';
import type { GitDeps } from './git.ts';
import type { CheckedOut } from './repositories/checkouts.ts';
import { AS_MADE, MAX_CONFIG_BYTES, makeGitDirectory } from './repositories/git-directory.ts';
import { whyFailed } from './workspace-error.ts';

/** The parts of a workspace at a moment. Each folder that is a repository is a part, and so is the rest (empty text). */
export type PartsBefore = ReadonlyMap<string, PartBefore>;

interface PartBefore {
  /** The id of its tree. */
  readonly tree: string;
  /** What could not be read already: its changes are not those of a target. */
  readonly unreadable: readonly string[];
  /** Pipes, sockets and devices that were there. */
  readonly special: readonly string[];
}

/** The changes in a workspace. */
export interface Diff {
  /** A unified diff that `git apply` takes (`losslessText`); empty if nothing changed. */
  readonly patch: string;
  /** What is not in it because it could not be read, with reasons. */
  readonly unreadable: readonly string[];
}

/** Looking for changes is worth so long, and no more. */
const TIMEOUT_MS = 120_000;

/**
 * Finds the changes in a workspace, as a unified diff by git. The git directories for this are elsewhere: the `.git` of
 * a workspace is neither read nor written, because an agent may have changed it. All methods throw if git fails.
 */
export class ChangeFinder {
  readonly #workspace: string;
  /** Of the git directories, one for each part. */
  readonly #folder: string;
  readonly #deps: GitDeps;
  /** The checkouts of parts: their index shows which files are unchanged. */
  #checkouts: ReadonlyMap<string, CheckedOut> = new Map();
  /** The real path of the workspace: an agent may replace it, or a repository in it, by a link. */
  #root: string | undefined;

  constructor(workspace: string, folder: string, deps: GitDeps) {
    this.#workspace = workspace;
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Forgets the earlier state: the workspace was filled, with these repositories. */
  async restart(checkouts: ReadonlyMap<string, CheckedOut>): Promise<void> {
    this.#root = undefined;
    this.#checkouts = checkouts;
    await this.#deps.trees.remove(this.#folder);
  }

  /** Records the current state. */
  async take(signal: AbortSignal): Promise<PartsBefore> {
    this.#root ??= await this.#deps.files.realPath(this.#workspace);
    const content = await this.#content(signal);
    const before = new Map<string, PartBefore>();
    for (const part of content.parts) {
      const special = content.special.filter((path) => ownerOf(path, content.parts) === part);
      const { unreadable } = await this.#add(part, [...below(part, content.parts), ...special], signal);
      before.set(part, { tree: (await this.#text(part, ['write-tree'], signal)).trim(), unreadable, special });
    }
    return before;
  }

  /** The changes since. */
  async since(baseline: PartsBefore, signal: AbortSignal): Promise<Diff> {
    const content = await this.#content(signal);
    const parts = [...baseline.keys()].sort();
    for (const path of content.parts) {
      if (!baseline.has(path) && !(await this.#isTracked(path, [...baseline.keys()], signal))) parts.push(path);
    }
    const [diffs, unreadable]: [string[], string[]] = [[], []];
    for (const part of parts) {
      const before = baseline.get(part) ?? NOTHING;
      const special = content.special.filter((path) => ownerOf(path, parts) === part);
      const added = await this.#add(part, [...below(part, parts), ...special], signal, before.tree);
      const inPart = (name: string) => (part === '' ? name : `${part}/${name}`);
      unreadable.push(...added.unreadable.filter((each) => !before.unreadable.includes(each)).map(inPart));
      const appeared = special.filter((path) => !before.special.includes(path));
      for (const [what, paths] of [[NOT_ADDED, added.left.map(inPart)] as const, [NO_FILES, appeared] as const]) {
        // `git apply` skips lines that are no part of a patch.
        const quoted = paths.map((path) => JSON.stringify(path)).join(', ');
        if (paths.length > 0) diffs.push(`# ${what}: ${quoted}\n`);
      }
      const diff = await this.#diff(part, before.tree, signal);
      if (diff !== '') diffs.push(part === '' ? diff : `Submodule ${shown(part)} contains modified content\n${diff}`);
    }
    return { patch: diffs.join(''), unreadable };
  }

  /** Those among these files that git would ignore. */
  async ignored(paths: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const ignored = new Set<string>();
    const { parts } = await this.#content(signal);
    const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
    for (const part of parts) {
      const names = outsideGit.filter((path) => ownerOf(path, parts) === part).map((path) => relativeTo(part, path));
      if (names.length === 0) continue;
      await this.#prepare(part, signal);
      for (const name of await this.#ignored(part, names, this.#workOf(part), signal))
        ignored.add(part === '' ? name : `${part}/${name}`);
    }
    return ignored;
  }

  async #content(signal: AbortSignal): Promise<{ parts: string[]; special: readonly string[] }> {
    if (!(await this.#isItself(''))) return { parts: [''], special: [] };
    const { repositories, special } = await this.#deps.trees.repositoriesIn(this.#workspace, signal);
    return { parts: [...new Set(['', ...repositories])], special };
  }

  /** Whether it is still a folder, and not a link to one elsewhere. */
  async #isItself(part: string): Promise<boolean> {
    const { files } = this.#deps;
    const work = join(this.#workspace, part);
    if ((await files.state(work)) !== 'folder') return false;
    return this.#root === undefined || (await files.realPath(work)) === join(this.#root, part);
  }

  /** Files that were there before the folder became a repository are still compared. */
  async #isTracked(path: string, parts: readonly string[], signal: AbortSignal): Promise<boolean> {
    const owner = ownerOf(path, parts);
    const folder = relativeTo(owner, path);
    await this.#prepare(owner, signal);
    const tracked = await this.#text(owner, ['ls-files', '--cached', '-z', '--', `:(top,literal)${folder}`], signal);
    // A file of that name is gone.
    return namesIn(tracked).some((name) => name !== folder);
  }

  /**
   * Adds a part to its index, but nothing below `inner`. `before` is its earlier tree: what only newer files called
   * `.gitignore` ignore is added too, and attributes of the folder never change what git sees. Returns what git could
   * not read, with the reason, and what is `left` because it is too much to add.
   */
  async #add(
    part: string,
    inner: readonly string[],
    signal: AbortSignal,
    before?: string,
  ): Promise<{ readonly unreadable: readonly string[]; readonly left: readonly string[] }> {
    await this.#prepare(part, signal);
    if (!(await this.#isItself(part))) {
      await this.#text(part, ['read-tree', '--empty'], signal);
      return { unreadable: [], left: [] };
    }
    const info = join(this.#dirOf(part), 'info');
    // Each line means just that path.
    const excluded = inner.map((other) => {
      const escaped = relativeTo(part, other).replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`);
      return `/${escaped.replaceAll(/[\n\r]/g, '?')}/\n`;
    });
    await this.#deps.files.writeAsIs(join(info, 'exclude'), excluded.join(''));
    // What git checked out with "eol" has other line endings in its tree: they are no change.
    const endings = this.#checkouts.has(part) ? '' : ' !eol';
    const attributes = `* !diff !filter !ident !working-tree-encoding !text !crlf${endings}\n`;
    await this.#deps.files.writeAsIs(join(info, 'attributes'), attributes);
    await this.#drop(part, inner, signal);
    const hidden = before === undefined ? NOTHING_HIDDEN : await this.#hidden(part, before, signal);
    const at = this.#workOf(part);
    const args = ['add', '--all', '--ignore-errors'];
    const ends = [await this.#run(part, [...args, '--', '.'], signal, at)];
    if (hidden.files.length > 0) {
      const force = ['--literal-pathspecs', ...args, '--force', ...PATHS_FROM_STDIN];
      ends.push(await this.#run(part, force, signal, { ...at, stdin: hidden.files.join('\0') }));
    }
    const unreadable = ends.flatMap((ended) => {
      // 1 means that something could not be read, and the rest was added.
      const isAdded = ended.kind === 'exited' && ended.exitCode <= 1;
      const named = (isAdded ? ended.stderr : '').split('\n').flatMap((line) => {
        const [, file, why] = UNREADABLE.flatMap((pattern) => pattern.exec(line) ?? []);
        return file === undefined ? [] : [`${file} (${why})`];
      });
      if (named.length === 0) textOf(ended);
      return named;
    });
    return { unreadable: [...new Set(unreadable)].sort(), left: hidden.left };
  }

  /** The new files that are ignored, but were not by the rules of a tree. */
  async #hidden(part: string, before: string, signal: AbortSignal): Promise<Hidden> {
    const at = this.#workOf(part);
    const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z'];
    const ignored = namesIn(await this.#text(part, [...list, '--directory'], signal, at));
    if (ignored.length === 0) return NOTHING_HIDDEN;
    const rules = await this.#writeRules(part, before, signal);
    const notIgnoredBefore = async (names: readonly string[]) => {
      // A folder is asked about by a file in it.
      const probeOf = (name: string) => (name.endsWith('/') ? `${name}.` : name);
      const known = names.length === 0 ? [] : await this.#ignored(part, names.map(probeOf), rules, signal);
      const wereIgnored = new Set(known);
      return names.filter((name) => !wereIgnored.has(probeOf(name)));
    };
    const shownNames = await notIgnoredBefore(ignored);
    const folders = shownNames.filter((name) => name.endsWith('/'));
    // Arguments of a program are text: a folder by other bytes cannot be named in them.
    const unnamed = folders.filter((name) => !name.isWellFormed());
    const paths = folders.filter((name) => name.isWellFormed()).map((name) => `:(top,literal)${name.slice(0, -1)}`);
    const within = paths.length === 0 ? undefined : await this.#run(part, [...list, '--', ...paths], signal, at);
    if (within?.kind === 'flooded') return { files: [], left: shownNames };
    const names = [...shownNames.filter((name) => !name.endsWith('/')), ...(within ? namesIn(textOf(within)) : [])];
    if (names.length > MAX_HIDDEN) return { files: [], left: shownNames };
    const { files, left } = await this.#withinSize(part, await notIgnoredBefore(names));
    return { files, left: [...left, ...unnamed] };
  }

  /** Leaves out the files that are too large together: git reads each of them to its end. */
  async #withinSize(part: string, names: readonly string[]): Promise<Hidden> {
    const [files, left]: [string[], string[]] = [[], []];
    let total = 0;
    for (const name of names) {
      let size = 0;
      try {
        ({ size } = await this.#deps.files.slice(join(this.#workspace, part, name), 0, 0));
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

  /** Writes the `.gitignore` files of a tree into a separate folder. */
  async #writeRules(part: string, tree: string, signal: AbortSignal): Promise<Place> {
    const rules = join(this.#dirOf(part), 'rules');
    await this.#deps.trees.remove(rules);
    await this.#deps.trees.make(rules);
    const place = { cwd: rules, workTree: rules };
    const entries = namesIn(await this.#text(part, ['ls-tree', '-r', '-z', '--full-tree', tree], signal));
    const ignoreFiles = entries.flatMap((entry) => {
      const [, id, name] = /^100\d+ blob ([0-9a-f]+)\t((?:.*\/)?\.gitignore)$/s.exec(entry) ?? [];
      return id === undefined || name === undefined ? [] : [{ id, name }];
    });
    if (ignoreFiles.length === 0) return place;
    // A checkout would write the index, and files that changed in the same moment would look unchanged then.
    const stdin = ignoreFiles.map(({ id }) => `${id}\n`).join('');
    const bytes = losslessBytes(await this.#text(part, ['cat-file', '--batch'], signal, { stdin }));
    let at = 0;
    for (const { name } of ignoreFiles) {
      const end = bytes.indexOf('\n', at);
      const size = Number(bytes.toString('latin1', at, end).split(' ')[2]);
      await this.#deps.files.writeAsIs(join(rules, name), bytes.subarray(end + 1, end + 1 + size));
      at = end + 1 + size + 1;
    }
    return place;
  }

  /** The diff of the index against a tree, as git prints it (`losslessText`). */
  async #diff(part: string, tree: string, signal: AbortSignal): Promise<string> {
    const prefix = part === '' ? '' : `${part}/`;
    const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv', '--binary', '--full-index'];
    const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
    const ended = await this.#run(part, [...args, ...prefixes, tree], signal);
    if (ended.kind !== 'flooded') return textOf(ended);
    const names = await this.#text(part, [...args, '--name-status', tree], signal);
    return `The changes are more than 10 MiB. The files:\n${names.trim()}\n`;
  }

  /** Those among these names that git ignores in a place. */
  async #ignored(part: string, names: readonly string[], place: Place, signal: AbortSignal): Promise<string[]> {
    const args = ['check-ignore', '--no-index', '-z', '--stdin'];
    const ended = await this.#run(part, args, signal, { ...place, stdin: `${names.join('\0')}\0` });
    // 1 means that it ignores none. An agent can make a name that git refuses (128), which must not keep a reset from the tests after it.
    return ended.kind === 'exited' && ended.exitCode !== 0 ? [] : namesIn(textOf(ended));
  }

  /**
   * Removes entries at the paths of repositories from the index: for those, git would run git there, which runs
   * programs from their settings. The index keeps its times: what changed in their second would look unchanged.
   */
  async #drop(part: string, inner: readonly string[], signal: AbortSignal): Promise<void> {
    const index = join(this.#dirOf(part), 'index');
    if (inner.length === 0 || (await this.#deps.files.state(index)) === 'missing') return;
    const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch'];
    const stdin = inner.map((other) => relativeTo(part, other)).join('\0');
    const args = ['--literal-pathspecs', ...remove, ...PATHS_FROM_STDIN];
    await this.#deps.trees.keepTimes(index, () => this.#text(part, args, signal, { stdin }));
  }

  async #prepare(part: string, signal: AbortSignal): Promise<void> {
    const { trees, files } = this.#deps;
    const dir = this.#dirOf(part);
    if ((await files.state(join(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(dir))) return;
    // Whatever is there is not ours.
    await trees.remove(dir);
    const checkout = this.#checkouts.get(part);
    const why = await makeGitDirectory(dir, { objects: checkout?.objects }, this.#deps, signal);
    if (why !== undefined) throw new Error(why);
    if (checkout !== undefined) await trees.bring(checkout.index, dir);
  }

  /** Whether the settings of a git directory are unchanged: an agent may reach it, and settings name programs. */
  async #isAsMade(dir: string): Promise<boolean> {
    const { files } = this.#deps;
    try {
      const others = ['commondir', 'config.worktree'].map((name) => files.state(join(dir, name)));
      if ((await Promise.all(others)).some((state) => state !== 'missing')) return false;
      return AS_MADE.test(await files.read(join(dir, 'config'), MAX_CONFIG_BYTES));
    } catch {
      return false;
    }
  }

  #run(part: string, args: readonly string[], signal: AbortSignal, more: Partial<GitRequest> = {}) {
    // Deleted files can be listed without the folder.
    const at = { cwd: this.#folder, gitDir: this.#dirOf(part) };
    return this.#deps.git.run(args, { ...at, local: true, isLossless: true, timeoutMs: TIMEOUT_MS, ...more }, signal);
  }

  async #text(part: string, args: readonly string[], signal: AbortSignal, more?: Partial<GitRequest>): Promise<string> {
    return textOf(await this.#run(part, args, signal, more));
  }

  #workOf(part: string): Place {
    const work = join(this.#workspace, part);
    return { cwd: work, workTree: work };
  }

  #dirOf(part: string): string {
    return join(this.#folder, digest(part).slice(0, 16));
  }
}

type Place = Required<Pick<GitRequest, 'cwd' | 'workTree'>>;

interface Hidden {
  readonly files: readonly string[];
  readonly left: readonly string[];
}

const NOTHING_HIDDEN: Hidden = { files: [], left: [] };
/** Of all such files together: an agent may leave a disk image, and git would read it for minutes. */
const MAX_HIDDEN_BYTES = 100 * 1024 ** 2;
/** A project that an agent has begun may have installed packages, which its rules ignore. */
const MAX_HIDDEN = 1_000;

const PATHS_FROM_STDIN = ['--pathspec-from-file=-', '--pathspec-file-nul'];

const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The part of a workspace that was not there. */
const NOTHING: PartBefore = { tree: EMPTY_TREE, unreadable: [], special: [] };

const NOT_ADDED =
  'New files that a .gitignore of the target ignores are not in this diff, because there are too many, they are too large or their names are no text';
const NO_FILES = 'New pipes, sockets or devices, which are not in this diff';

/** What git says of a file that it cannot open, of a folder, and of a file below one. */
const UNREADABLE = [
  /^error: open\("(.*)"\): (.*)$/,
  /^warning: could not open directory '(.*)': (.*)$/,
  /^(.*): (Permission denied|Input\/output error)$/,
];

function textOf(ended: ExecResult): string {
  if (ended.kind === 'exited' && ended.exitCode === 0) return ended.stdout;
  throw new Error(whyFailed(ended, TIMEOUT_MS));
}

const namesIn = (text: string): string[] => text.split('\0').filter((name) => name !== '');

export const relativeTo = (part: string, path: string): string => (part === '' ? path : path.slice(part.length + 1));

/** The innermost part that contains a path. */
function ownerOf(path: string, parts: readonly string[]): string {
  const above = parts.filter((part) => isBelow(path, part));
  return above.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** The parts within another one. */
export const below = (path: string, all: readonly string[]): string[] =>
  all.filter((other) => other !== path && isBelow(other, path));

/** A path on one line, in quotes where it would not fit. */
function shown(path: string): string {
  const quoted = JSON.stringify(path);
  return quoted === `"${path}"` ? path : quoted;
}
