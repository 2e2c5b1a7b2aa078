import picomatch from 'picomatch';

/** Whether a test is asked for: its id equals one of the patterns or matches it as a glob; no pattern asks for all. */
export function idFilter(patterns: readonly string[]): (id: string) => boolean {
  if (patterns.length === 0) return () => true;
  const matchers = patterns.map((pattern) => picomatch(pattern, { dot: true }));
  return (id) => patterns.includes(id) || matchers.some((matches) => matches(id));
}
