import { isAbsolute, relative } from 'node:path';
import type { Files } from '../../model/ports/files.ts';

/** Where a path leads, seen from the repository. `link` says that it looks as if it stayed inside. */
type Side = 'inside' | 'outside' | 'link';

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
  async sideOf(path: string): Promise<Side> {
    if (!this.hold(path)) return 'outside';
    const real = await this.#real(path);
    this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
    return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
  }

  #real(path: string): Promise<string> {
    return this.#files.realPath(path);
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}
