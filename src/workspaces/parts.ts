/** A workspace has parts: each folder that is a repository, by its path, and the rest, which is empty text. */

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
