import { chmod, cp, lstat, mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { codeOf } from '../../model/errors.ts';
import type { PlaceRequest } from '../../model/ports/trees.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { remove, withDirectory } from './tree-remove.ts';

/** Puts files into a folder that an agent worked in: `Trees.place`. */
export async function placeFiles({ folder, aside, files }: PlaceRequest): Promise<AsyncDisposable> {
  await remove(aside);
  makeFolder(aside, 0o700);
  /** How to undo each of the completed steps. */
  const steps: (() => Promise<void>)[] = [];
  /** The last step first. A failed step is tried again by the next call. */
  const undo = async () => {
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      await step();
      steps.pop();
    }
  };
  const makeAt = async (path: string, make: () => Promise<unknown>) => {
    steps.push(await cleared(path, join(aside, String(steps.length))));
    await withDirectory(path, async () => void (await make()));
  };
  try {
    // The agent may have replaced the folder itself with a link.
    if (!(await isRealFolder(folder))) await makeAt(folder, () => mkdir(folder));
    const root = await realpath(folder);
    for (const { path, bytes } of files) {
      let parent = root;
      // A link that leads out of the workspace, and anything that is not a folder, is replaced.
      for (const name of path.split('/').slice(0, -1)) {
        const next = join(parent, name);
        const real = await realpath(next).catch(() => undefined);
        const isInside =
          real !== undefined && `${real}${sep}`.startsWith(`${root}${sep}`) && (await isRealFolder(real));
        if (!isInside) await makeAt(next, () => mkdir(next));
        parent = isInside ? real : next;
      }
      const to = join(parent, basename(path));
      // Graders can start what begins with `#!`.
      const mode = bytes[0] === 0x23 && bytes[1] === 0x21 ? 0o755 : 0o644;
      await makeAt(to, () => writeFile(to, bytes, { flag: 'wx', mode }));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { [Symbol.asyncDispose]: undo };
}

/** Moves aside what is at a path, and returns how to put it back. */
async function cleared(path: string, aside: string): Promise<() => Promise<void>> {
  const stats = await lstat(path).catch(() => undefined);
  if (stats === undefined) return () => remove(path);
  // Moving a folder requires write permission for it.
  if (stats.isDirectory()) await chmod(path, stats.mode | 0o700).catch(() => undefined);
  await move(path, aside);
  return async () => {
    await remove(path);
    if ((await lstat(aside).catch(() => undefined)) === undefined) return;
    makeFolder(dirname(path));
    await move(aside, path);
    if (stats.isDirectory()) await chmod(path, stats.mode).catch(() => undefined);
  };
}

/** A workspace and its metadata may be on different disks. */
async function move(from: string, to: string): Promise<void> {
  await withDirectory(from, () => rename(from, to)).catch(async (error) => {
    if (codeOf(error) !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    await remove(from);
  });
}

const isRealFolder = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => undefined))?.isDirectory() ?? false;
