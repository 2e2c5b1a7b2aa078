import { closest, distance } from 'fastest-levenshtein';

/** The known name that somebody most likely meant, if one is near enough to be a slip. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  if (given === '' || known.length === 0) return undefined;
  const spelling = (name: string) => name.toLowerCase().replaceAll(/[_\s]/g, '-');
  const nearest = closest(spelling(given), known.map(spelling));
  const allowed = Math.max(1, Math.floor(Math.max(given.length, nearest.length) / 3));
  if (distance(spelling(given), nearest) > allowed) return undefined;
  return known.find((name) => spelling(name) === nearest);
}

/** A hint that names the likely meaning, or else everything there is. */
export function suggestion(given: string, known: readonly string[], what: string): string {
  const meant = didYouMean(given, known);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${known.join(', ')}`;
}
