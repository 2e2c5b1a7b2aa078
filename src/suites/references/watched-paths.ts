import picomatch from 'picomatch';
import type { Problem } from '../../model/errors.ts';
import type { WatchGlob } from '../../model/suite/suite.ts';
import { cutEnd } from '../../model/text/text.ts';

interface WatchedMatch {
  readonly paths: readonly string[];
  readonly idle: readonly WatchGlob[];
}

/** The paths, from the root of the repository, that match one of the lists; `!` only excludes from its own list. */
export function matchedBy(lists: readonly (readonly WatchGlob[])[], paths: readonly string[]): WatchedMatch {
  const all = lists.map((list): WatchedMatch => {
    const isLeftOut = matcher(list.flatMap(({ glob }) => (glob.startsWith('!') ? [glob.slice(1)] : [])));
    const wanted = list.filter(({ glob }) => !glob.startsWith('!'));
    const found = wanted.map((each) => ({ each, paths: paths.filter(matcher([each.glob])) }));
    return {
      paths: found.flatMap((one) => one.paths).filter((path) => !isLeftOut(path)),
      idle: found.filter((one) => one.paths.length === 0).map(({ each }) => each),
    };
  });
  return { paths: all.flatMap((one) => one.paths), idle: all.flatMap(({ idle }) => idle) };
}

/** Whether a path matches; a folder without a star matches everything in it. */
function matcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const patterns = globs.flatMap((glob) => {
    const path = glob.replace(/\/+$/, '');
    return picomatch.scan(path).isGlob ? [glob] : [path, `${path}/**`];
  });
  // With `s`, a name with a line break matches.
  const isMatch = picomatch(patterns, { dot: true, windows: false, noextglob: true, flags: 's' });
  return (path) => isMatch(path.replace(/\/$/, ''));
}

export const matchesNothing = ({ glob, location }: WatchGlob): Problem => ({
  code: 'NOTHING_MATCHED',
  severity: 'warning',
  message: `"watch" contains ${JSON.stringify(cutEnd(glob, 100))}, which matches no file, so no results of the suite are reused`,
  location,
  hint: 'Globs start at the root of the repository, and files that git ignores do not count. Fix the glob, or remove it.',
});
