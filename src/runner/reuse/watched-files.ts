import { join } from 'node:path';
import picomatch from 'picomatch';
import type { Configurations } from '../../config/configuration.ts';
import { aWarning } from '../../model/errors.ts';
import type { Suite, WatchGlob } from '../../model/suite/suite.ts';
import { cutEnd } from '../../model/text/text.ts';
import { getOrMake } from '../../model/values/once.ts';
import { CheckoutFiles, type TreeSite } from '../../workspaces/git-tree.ts';

const IDLE_HINT =
  'Globs start at the root of the repository, and files that git ignores do not count. Fix the glob, or remove it.';

/** The dependencies that suites declare, and the warnings about them. */
export type SuiteDependencies = Awaited<ReturnType<typeof watchedFiles>>;

/**
 * The files that suites declare as dependencies (`execution.watch`), and those that the configuration declares for all
 * suites (`eval_action.watch`). Git runs only if there are any.
 */
export async function watchedFiles(
  suites: readonly Suite[],
  site: TreeSite & { readonly configurations: Configurations },
) {
  const lists = new Map<string, readonly (readonly WatchGlob[])[]>();
  for (const { path, folder, watch } of suites) {
    const { config } = await site.configurations.of(folder);
    const globLists = [config.watch, watch].filter((list) => list !== undefined);
    if (globLists.length > 0) lists.set(path, globLists);
  }
  const files = lists.size === 0 ? undefined : await CheckoutFiles.open(site);
  const paths = files?.paths ?? [];
  const matched = new Map([...lists].map(([path, globLists]) => [path, matchedBy(globLists, paths)]));
  const digests = new Map<string, Promise<string | undefined>>();
  return {
    declares: ({ path }: Pick<Suite, 'path'>): boolean => lists.has(path),
    /**
     * The digest of the declared dependencies of a suite, and of other relevant files and folders (absolute). Undefined
     * if it is unknown, and if a glob matches nothing, because it may be misspelled.
     */
    digestOf({ path }: Pick<Suite, 'path'>, others: readonly string[]): Promise<string | undefined> {
      const match = matched.get(path);
      if (files === undefined || match === undefined || match.idle.length > 0) return Promise.resolve(undefined);
      const base = join(site.root, '/');
      const wanted = others
        .map((location) => join(location, '.'))
        .flatMap((at) => (at.startsWith(base) ? at.slice(base.length).replaceAll('\\', '/') : []));
      const isBelow = (name: string) => wanted.some((at) => name === at || name.startsWith(`${at}/`));
      return getOrMake(digests, JSON.stringify([path, others]), () =>
        files.digestOf([...new Set([...match.paths, ...paths.filter(isBelow)])]),
      );
    },
    /** Those of some paths, from the root of the repository, that a suite declares; undefined if it declares nothing. */
    amongPaths({ path }: Pick<Suite, 'path'>, among: readonly string[]): readonly string[] | undefined {
      const globLists = lists.get(path);
      return globLists && matchedBy(globLists, among).paths;
    },
    /**
     * All files of the repository that differ from a commit, as they were before the run. Undefined if git cannot tell, and if no
     * suite declares anything.
     */
    changedSince: async (commit: string): Promise<readonly string[] | undefined> => files?.changedSince(commit),
    warnings: (files === undefined ? [] : [...matched.values()].flatMap(({ idle }) => idle)).map(
      ({ glob, location }) => {
        const shown = JSON.stringify(cutEnd(glob, 100));
        const message = `"watch" contains ${shown}, which matches no file, so no results of the suite are reused`;
        return aWarning('NOTHING_MATCHED', message, { location, hint: IDLE_HINT });
      },
    ),
  };
}

/** The paths, from the root of the repository, that match one of the lists; `!` only excludes from its own list. */
function matchedBy(lists: readonly (readonly WatchGlob[])[], paths: readonly string[]) {
  const all = lists.map((list) => {
    const isLeftOut = matcher(list.flatMap(({ glob }) => (glob.startsWith('!') ? [glob.slice(1)] : [])));
    const wanted = list.filter(({ glob }) => !glob.startsWith('!'));
    const matches = wanted.map((each) => ({ each, paths: paths.filter(matcher([each.glob])) }));
    return {
      paths: matches.flatMap((one) => one.paths).filter((path) => !isLeftOut(path)),
      idle: matches.filter((one) => one.paths.length === 0).map(({ each }) => each),
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
