import { relative } from 'node:path';

/** A path as people type it: relative to the working directory, with `/`. */
export function shownPath(path: string, cwd: string): string {
  const fromHere = relative(cwd, path);
  const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
  return (isInside ? fromHere : path).replaceAll('\\', '/');
}
