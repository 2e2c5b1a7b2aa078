import { relative } from 'node:path';
import picomatch from 'picomatch';

/** Whether a file is one of the guidelines of a repository: globs match its path from the root on (suite-format.md §20.6). */
export function guidelineMatcher(patterns: readonly string[], root: string): (absolutePath: string) => boolean {
  if (patterns.length === 0) return () => false;
  const isMatch = picomatch([...patterns], { dot: true, windows: false });
  return (absolutePath) => isMatch(relative(root, absolutePath).replaceAll('\\', '/'));
}
