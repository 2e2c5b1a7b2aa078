import { join } from 'node:path';
import type { ExecResult, Files, Git, GitRequest, Trees } from '../model/ports.ts';
import { digest } from './cache-folders.ts';

/** What a workspace held at a moment: a tree of git's for each folder that is a repository, and for the rest. */
export interface Baseline {
  readonly units: ReadonlyMap<string, string>;
}

interface ChangesDeps {
  readonly git: Git;
  readonly trees: Trees;
  readonly files: Pick<Files, 'state' | 'read' | 'write' | 'realPath'>;
}

/** Looking for changes is worth so long, and no more. */
const TIMEOUT_MS = 120_000;
const MOST_NOTE_BYTES = 10 * 1024 * 1024;
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/**
 * Tells what changed in a workspace, as a unified diff. Git does it, with directories of its own that lie elsewhere:
 * the `.git` of a workspace is neither read nor written, because an agent may have put anything into it.
 */
export class Changes {
  readonly #workspace: string;
  /** Where the git directories lie. */
  readonly #folder: string;
  readonly #deps: ChangesDeps;
  /** Where the workspace really lies: an agent may put a link in the place of it, or of a repository in it. */
  #root: string | undefined;

  constructor(workspace: string, folder: string, deps: ChangesDeps) {
    this.#workspace = workspace;
    this.#folder = folder;
    this.#deps = deps;
  }

  /**
   * Remembers what is there now; `undefined` when git cannot tell. Where `content` names it and it was looked at before,
   * nobody looks again.
   */
  async take(signal: AbortSignal, content?: string): Promise<Baseline | undefined> {
    this.#root ??= await this.#deps.files.realPath(this.#workspace);
    const known = content === undefined ? undefined : await this.#recalled(content);
    if (known !== undefined) return known;
    const taken = await this.#look(signal);
    if (taken !== undefined && content !== undefined) {
      const { files } = this.#deps;
      await files.write(this.#note, JSON.stringify({ content, units: [...taken.units] })).catch(() => undefined);
    }
    return taken;
  }

  async #recalled(content: string): Promise<Baseline | undefined> {
    const { files } = this.#deps;
    try {
      if ((await files.state(this.#note)) !== 'file') return undefined;
      const kept = JSON.parse(await files.read(this.#note, MOST_NOTE_BYTES)) as { content?: unknown; units?: unknown };
      if (kept.content !== content || !Array.isArray(kept.units)) return undefined;
      const units = new Map(kept.units as [string, string][]);
      const states = await Promise.all([...units.keys()].map((path) => files.state(join(this.#gitDir(path), 'HEAD'))));
      return states.every((state) => state === 'file') ? { units } : undefined;
    } catch {
      // None that can be read.
      return undefined;
    }
  }

  get #note(): string {
    return join(this.#folder, 'baseline.json');
  }

  async #look(signal: AbortSignal): Promise<Baseline | undefined> {
    const paths = await this.#repositories(signal);
    const units = new Map<string, string>();
    for (const path of paths) {
      if (!(await this.#stage(path, below(path, paths), signal))) return undefined;
      const tree = textIn(await this.#git(path, ['write-tree'], signal));
      if (tree === undefined) return undefined;
      units.set(path, tree);
    }
    return { units };
  }

  /** What changed since; empty text for nothing, `undefined` when git cannot tell. */
  async since({ units }: Baseline, signal: AbortSignal): Promise<string | undefined> {
    const found = await this.#repositories(signal);
    const added = [];
    for (const path of found) if (!units.has(path) && !(await this.#isTracked(path, units, signal))) added.push(path);
    const all = [...units.keys(), ...added];
    const parts: string[] = [];
    for (const path of all) {
      if (!(await this.#stage(path, below(path, all), signal))) return undefined;
      const diff = await this.#diff(path, units.get(path) ?? EMPTY_TREE, signal);
      if (diff === undefined) {
        // Whatever is wrong with the baseline is not wrong again.
        await this.#deps.trees.remove(this.#note);
        return undefined;
      }
      if (diff !== '') parts.push(path === '' ? diff : `Submodule ${shown(path)} contains modified content\n${diff}`);
    }
    return parts.join('\n');
  }

  /** Those among these files that git would ignore. */
  async ignored(paths: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const ignored = new Set<string>();
    const units = await this.#repositories(signal);
    const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
    for (const unit of units) {
      const inner = below(unit, units);
      const own = outsideGit.filter((path) => isBelow(path, unit) && !inner.some((other) => isBelow(path, other)));
      if (own.length === 0 || !(await this.#prepare(unit, signal))) continue;
      const stdin = own.map((path) => (unit === '' ? path : path.slice(unit.length + 1))).join('\0');
      const args = ['check-ignore', '--no-index', '-z', '--stdin'];
      const text = textIn(
        await this.#git(unit, args, signal, { stdin: `${stdin}\0`, cwd: join(this.#workspace, unit) }),
      );
      for (const path of text?.split('\0') ?? []) {
        if (path !== '') ignored.add(unit === '' ? path : `${unit}/${path}`);
      }
    }
    return ignored;
  }

  async #repositories(signal: AbortSignal): Promise<string[]> {
    if (!(await this.#isItself(''))) return [''];
    return [...new Set(['', ...(await this.#deps.trees.repositoriesIn(this.#workspace, signal))])];
  }

  async #stage(path: string, inner: readonly string[], signal: AbortSignal): Promise<boolean> {
    if (!(await this.#prepare(path, signal))) return false;
    if (!(await this.#isItself(path))) {
      return textIn(await this.#git(path, ['read-tree', '--empty'], signal)) !== undefined;
    }
    const excluded = inner.map((other) => `/${escaped(path === '' ? other : other.slice(path.length + 1))}/\n`);
    await this.#deps.files.write(join(this.#gitDir(path), 'info', 'exclude'), excluded.join(''));
    const ended = await this.#git(path, ['add', '--all', '--ignore-errors', '--', '.'], signal);
    // 1 says that a file could not be read, and the others were.
    return ended.kind === 'exited' && ended.exitCode <= 1;
  }

  /** Whether there still is a folder, and not a link to one that lies elsewhere. */
  async #isItself(path: string): Promise<boolean> {
    const { files } = this.#deps;
    const work = join(this.#workspace, path);
    if ((await files.state(work)) !== 'folder') return false;
    return this.#root === undefined || (await files.realPath(work)) === join(this.#root, path);
  }

  async #prepare(path: string, signal: AbortSignal): Promise<boolean> {
    const gitDir = this.#gitDir(path);
    if ((await this.#deps.files.state(join(gitDir, 'HEAD'))) === 'file') return true;
    await this.#deps.trees.make(this.#folder);
    const request = { cwd: this.#folder, local: true, timeoutMs: TIMEOUT_MS };
    const ended = await this.#deps.git.run(['init', '--quiet', '--bare', gitDir], request, signal);
    return ended.kind === 'exited' && ended.exitCode === 0;
  }

  async #diff(path: string, tree: string, signal: AbortSignal): Promise<string | undefined> {
    const prefix = path === '' ? '' : `${path}/`;
    const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv'];
    const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
    const ended = await this.#git(path, [...args, ...prefixes, tree], signal);
    if (ended.kind !== 'flooded') return textIn(ended)?.trim();
    const names = textIn(await this.#git(path, [...args, '--name-status', tree], signal));
    return names && `The changes are more than 10 MiB. The files:\n${names.trim()}`;
  }

  /** Where files of the folder were there before it became a repository, they are still looked at as those. */
  async #isTracked(path: string, units: Baseline['units'], signal: AbortSignal): Promise<boolean> {
    const owner = [...units.keys()].filter((unit) => isBelow(path, unit)).sort((a, b) => b.length - a.length)[0] ?? '';
    const relative = owner === '' ? path : path.slice(owner.length + 1);
    const listed = await this.#git(owner, ['ls-files', '--cached', '--', `:(top,literal)${relative}`], signal);
    return (textIn(listed) ?? '') !== '';
  }

  #git(
    path: string,
    args: readonly string[],
    signal: AbortSignal,
    more: Partial<GitRequest> = {},
  ): Promise<ExecResult> {
    const work = join(this.#workspace, path);
    const common = { gitDir: this.#gitDir(path), local: true, timeoutMs: TIMEOUT_MS };
    // Only these look at the folder; what is gone can be told without it.
    const looks = args[0] === 'add' || args[0] === 'check-ignore';
    const request = looks ? { ...common, cwd: work, workTree: work } : { ...common, cwd: this.#folder };
    return this.#deps.git.run(args, { ...request, ...more }, signal);
  }

  #gitDir(path: string): string {
    return join(this.#folder, digest(path).slice(0, 16));
  }
}

const textIn = (ended: ExecResult): string | undefined =>
  ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.replace(/\n$/, '') : undefined;

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);
const below = (path: string, all: readonly string[]): string[] =>
  all.filter((other) => other !== path && isBelow(other, path));

/** A path on one line, in quotes where it would not fit. */
function shown(path: string): string {
  const quoted = JSON.stringify(path);
  return quoted === `"${path}"` ? path : quoted;
}

/** A path as a line of an exclude file that means just that path. */
const escaped = (path: string): string => path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`).replaceAll(/[\n\r]/g, '?');
