import { chmod, cp, lstat, mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { PlaceRequest } from '../../model/ports/trees.ts';
import { remove, withDirectory } from '../trees/tree-remove.ts';
import { makeFolder } from './make-folder.ts';

/** Puts files into a folder that an agent worked in: `Trees.place`. */
export async function locationFiles({ folder, aside, files }: PlaceRequest): Promise<AsyncDisposable> {
  await remove(aside);
  makeFolder(aside, 0o700);
  const placing = new Placing(aside);
  try {
    // The agent may have replaced the folder itself with a link.
    if (!(await isRealFolder(folder))) await placing.makeFolder(folder);
    const root = await realpath(folder);
    for (const { path, bytes } of files)
      await placing.put(join(await placing.parentOf(root, path), basename(path)), bytes);
  } catch (error) {
    await placing.undo();
    throw error;
  }
  return { [Symbol.asyncDispose]: () => placing.undo() };
}

/** The completed steps, and how to undo each. */
class Placing {
  readonly #aside: string;
  readonly #undo: (() => Promise<void>)[] = [];

  constructor(aside: string) {
    this.#aside = aside;
  }

  /**
   * Makes the folder of a file. A link that leads out of the workspace, and anything that is not a folder, is replaced.
   */
  async parentOf(root: string, path: string): Promise<string> {
    let parent = root;
    for (const name of path.split('/').slice(0, -1)) {
      const next = join(parent, name);
      const real = await realpath(next).catch(() => undefined);
      const isInside = real !== undefined && `${real}${sep}`.startsWith(`${root}${sep}`) && (await isRealFolder(real));
      if (!isInside) await this.makeFolder(next);
      parent = isInside ? real : next;
    }
    return parent;
  }

  async makeFolder(path: string): Promise<void> {
    await this.#clear(path);
    await withDirectory(path, async () => void (await mkdir(path)));
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#clear(path);
    const mode = isScript(bytes) ? 0o755 : 0o644;
    await withDirectory(path, () => writeFile(path, bytes, { flag: 'wx', mode }));
  }

  /** The last step first. A failed step is tried again by the next call. */
  async undo(): Promise<void> {
    for (let step = this.#undo.at(-1); step !== undefined; step = this.#undo.at(-1)) {
      await step();
      this.#undo.pop();
    }
  }

  /** Moves aside what is at a path, until `undo` puts it back. */
  async #clear(path: string): Promise<void> {
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) {
      this.#undo.push(() => remove(path));
      return;
    }
    const to = join(this.#aside, String(this.#undo.length));
    // Moving a folder requires write permission for it.
    if (found.isDirectory()) await chmod(path, found.mode | 0o700).catch(() => undefined);
    await move(path, to);
    this.#undo.push(async () => {
      await remove(path);
      if ((await lstat(to).catch(() => undefined)) === undefined) return;
      makeFolder(dirname(path));
      await move(to, path);
      if (found.isDirectory()) await chmod(path, found.mode).catch(() => undefined);
    });
  }
}

/** A workspace and its metadata may be on different disks. */
async function move(from: string, to: string): Promise<void> {
  const isOtherDisk = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EXDEV';
  await withDirectory(from, () => rename(from, to)).catch(async (error) => {
    if (!isOtherDisk(error)) throw error;
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await remove(from);
  });
}

const isRealFolder = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Graders can start what begins with `#!`. */
const isScript = (bytes: Uint8Array): boolean => bytes[0] === 0x23 && bytes[1] === 0x21;
