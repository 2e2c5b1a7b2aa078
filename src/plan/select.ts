import picomatch from 'picomatch';

/** Whether a test is asked for: its id equals one of the patterns or matches it as a glob; no pattern asks for all. */
export function idFilter(patterns: readonly string[]): (id: string) => boolean {
  if (patterns.length === 0) return () => true;
  const exactly = new Set(patterns);
  const matchers = patterns.filter(isMatchable).map((pattern) => picomatch(pattern, { dot: true, windows: false }));
  return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}

/** The matcher refuses patterns that are empty or longer than this. */
const LONGEST_PATTERN = 65_536;
const isMatchable = (pattern: string): boolean => pattern !== '' && pattern.length <= LONGEST_PATTERN;
