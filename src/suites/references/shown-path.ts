import { isAbsolute, relative } from 'node:path';

/** A path as people type it: relative to the working directory, with `/`. */
export function shownPath(path: string, cwd: string): string {
  const fromHere = relative(cwd, path);
  return (fromHere !== '' && isInside(cwd, path) ? fromHere : path).replaceAll('\\', '/');
}

/** Whether a path is a folder or in it; on Windows it may be on another drive. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}
