import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parse } from 'dotenv';
import type { Problem } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { cutMiddle } from '../../model/text/text.ts';
import { isInside } from './shown-path.ts';

export interface Surroundings {
  readonly folder: string;
  readonly root: string;
  readonly cwd: string;
  readonly files: Pick<Files, 'read' | 'state' | 'readBytes' | 'realPath'>;
  /** Whether a file is a guideline of the repository; absent: none is. */
  isGuideline?(absolutePath: string): boolean;
}

/** The problem of a path, without its source location. */
export type PathComplaint = Pick<Problem, 'code' | 'message' | 'expected' | 'found' | 'hint'>;

/** A file that is not read: it is missing, or must not be read. */
export class NotRead extends Error {
  readonly kind: 'missing' | 'refused';
  readonly complaint: PathComplaint;

  constructor(kind: NotRead['kind'], complaint: PathComplaint) {
    super(complaint.message);
    this.kind = kind;
    this.complaint = complaint;
  }
}

/** Resolves the paths of a suite to files in the repository. */
export class FilePaths {
  readonly #at: Surroundings;
  readonly #roots: readonly string[];
  readonly #bounds: Bounds;

  constructor(at: Surroundings) {
    this.#at = at;
    this.#roots = searchRoots(at.folder, at);
    this.#bounds = new Bounds([at.folder, at.cwd, at.root], at.files);
  }

  /** The absolute path of a file. Throws `NotRead`. */
  find(value: string): Promise<string> {
    return this.#first(value, candidates(value, this.#roots));
  }

  /**
   * A folder of this machine, anywhere: relative to the folder of the suite, else to the working directory. Throws
   * `NotRead`.
   */
  async findFolder(value: string): Promise<string> {
    for (const path of [resolve(this.#at.folder, value), resolve(this.#at.cwd, value)]) {
      if ((await this.#at.files.state(path)) === 'folder') return path;
    }
    throw new NotRead('missing', {
      code: 'FILE_MISSING',
      message: `There is no folder ${cutMiddle(value, 100)}`,
      hint: 'Paths start in the folder of the suite, or in the working directory.',
    });
  }

  /** The same for a template, by its name or its path; templates are also resolved relative to the including one. */
  findTemplate(name: string, from?: string): Promise<string> {
    const roots = [...new Set([...(from === undefined ? [] : [from]), ...this.#roots])];
    if (/[/\\]|^\./.test(name)) return this.#first(name, candidates(name, roots));
    const names = [`${name}.yaml`, `${name}.yml`];
    return this.#first(
      name,
      roots.flatMap((root) => names.map((file) => join(root, '.agentv', 'templates', file))),
    );
  }

  async #first(value: string, paths: readonly string[]): Promise<string> {
    let isFolder = false;
    for (const path of paths) {
      const state = await this.#at.files.state(path);
      if (state === 'file') return this.#insideRepository(path, value);
      isFolder ||= state === 'folder';
    }
    const shown = cutMiddle(value, 100);
    throw new NotRead('missing', {
      code: isFolder ? 'FILE_UNREADABLE' : 'FILE_MISSING',
      message: isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`,
      hint: 'Paths start in the folder of the suite, in those above it up to the repository, or in the working directory.',
    });
  }

  /** Also for absolute paths: otherwise a suite could send the memory or the keys of the machine to a model. */
  async #insideRepository(path: string, value: string): Promise<string> {
    const complaint = await this.#bounds.whyNotRead(path, cutMiddle(value, 100));
    if (complaint !== undefined) throw new NotRead('refused', complaint);
    return path;
  }
}

/** Why a file is not read that is outside the repository, or behind a link that leads there. */
export const outside = (shown: string, isLink = false): PathComplaint => ({
  code: 'FILE_UNREADABLE',
  message: isLink
    ? `${shown} is a link that leads out of the repository, and is not read`
    : `${shown} is outside the repository and is not read`,
  expected: 'a file of the repository',
  hint: 'Copy the file into the repository.',
});

/** The path in a prompt: without the part up to the root. */
export const displayPath = (value: string): string => value.replace(/^[/\\]+/, '');

const candidates = (value: string, roots: readonly string[]): readonly string[] => [
  ...(isAbsolute(value) ? [resolve(value)] : []),
  ...roots.map((root) => join(root, displayPath(value))),
];

/** Where a path leads, seen from the repository. `link` says that it looks as if it stayed inside. */
type PathSide = 'inside' | 'outside' | 'link';

/** The folders that a suite may read from: its own, the working directory and the repository. */
export class Bounds {
  readonly #folders: readonly string[];
  readonly #files: Pick<Files, 'realPath'>;
  #behindLinks: Promise<readonly string[]> | undefined;

  constructor(folders: readonly string[], files: Pick<Files, 'realPath'>) {
    this.#folders = [...new Set(folders)];
    this.#files = files;
  }

  /** Whether the written path stays inside; does not read the disk. */
  hold(path: string): boolean {
    return this.#folders.some((folder) => isInside(folder, path));
  }

  /** The location of an existing file after following all links. */
  async sideOf(path: string): Promise<PathSide> {
    if (!this.hold(path)) return 'outside';
    const real = await this.#files.realPath(path);
    this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#files.realPath(folder)));
    return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
  }

  /** Why an existing file is not read; undefined for one inside. */
  async whyNotRead(path: string, shown: string): Promise<PathComplaint | undefined> {
    const side = await this.sideOf(path);
    return side === 'inside' ? undefined : outside(shown, side === 'link');
  }
}

/** The first of these files that exists. Throws a `UserError` for a link to a file that does not exist. */
export async function firstFile(paths: readonly string[], files: Pick<Files, 'state'>): Promise<string | undefined> {
  for (const path of paths) if ((await files.state(path, { noDeadLinks: true })) === 'file') return path;
  return undefined;
}

/** A `.env` file is a page of settings; a megabyte is a mistake. */
const MAX_ENV_BYTES = 1024 * 1024;

/**
 * The variables of the `.env` files of a suite: those of its folder, of each folder above up to the repository, and of
 * the working directory. Nearer files take precedence; callers give the environment precedence over all of them.
 */
export async function readEnvFiles(
  folder: string,
  { root, cwd }: { readonly root: string; readonly cwd: string },
  files: Pick<Files, 'state' | 'read'>,
): Promise<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const candidate of searchRoots(folder, { root, cwd })) {
    const path = join(candidate, '.env');
    if ((await files.state(path)) !== 'file') continue;
    for (const [name, value] of Object.entries(parse(await files.read(path, MAX_ENV_BYTES)))) {
      if (!Object.hasOwn(variables, name)) variables[name] = value;
    }
  }
  return variables;
}

/** Search folders of a suite's paths: its folder, each folder above up to the repository, the working directory. */
export function searchRoots(
  folder: string,
  { root, cwd }: { readonly root: string; readonly cwd: string },
): readonly string[] {
  const above: string[] = [folder];
  for (let at = folder; at !== root && dirname(at) !== at && isInside(root, at); at = dirname(at))
    above.push(dirname(at));
  return [...new Set([...above, root, cwd])];
}
