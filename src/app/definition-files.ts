import { isAbsolute, join, relative, sep } from 'node:path';
import type { Files } from '../model/ports.ts';

/** What suites are read with. */
type SuiteFiles = Pick<Files, 'read' | 'state' | 'glob' | 'readBytes' | 'realPath'>;

/** A checkout, and the same as another commit has it. Both absolute. */
export interface TwoTrees {
  readonly here: string;
  readonly there: string;
  /** What is read here whatever the other commit has: it belongs to what is tested, not to how. */
  isOfHere(path: string): boolean;
}

/**
 * The files of a checkout with the contents that another commit has: they are asked for, and told, by their places in
 * the checkout. What lies outside of it is as it is.
 */
export function definitionFiles(files: SuiteFiles, trees: TwoTrees): SuiteFiles {
  const thither = (path: string) => (trees.isOfHere(path) ? path : placeIn(path, trees.here, trees.there));
  const hither = (path: string, there = trees.there) => placeIn(path, there, trees.here);
  return {
    read: (path, ...how) => files.read(thither(path), ...how),
    readBytes: (path, ...how) => files.readBytes(thither(path), ...how),
    state: (path) => files.state(thither(path)),
    async glob(patterns, how) {
      const found = await files.glob(patterns.map(globThere(trees)), { ...how, cwd: thither(how.cwd) });
      return found.map((path) => hither(path)).sort();
    },
    async realPath(path) {
      const [real, there, here] = await Promise.all([
        files.realPath(thither(path)),
        files.realPath(trees.there),
        files.realPath(trees.here),
      ]);
      return placeIn(real, there, here);
    },
  };
}

/** The same place below another folder; what is not below the first is where it is. */
export function placeIn(path: string, from: string, to: string): string {
  const way = relative(from, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? path : join(to, way);
}

/** Globs may be absolute themselves. */
const globThere =
  ({ here, there }: TwoTrees) =>
  (pattern: string): string => {
    const [mark, glob] = pattern.startsWith('!') ? ['!', pattern.slice(1)] : ['', pattern];
    return glob.startsWith(`${here}/`) ? `${mark}${there}${glob.slice(here.length)}` : pattern;
  };
