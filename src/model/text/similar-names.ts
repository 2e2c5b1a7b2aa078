import { distance } from 'fastest-levenshtein';
import { firstNames } from './text.ts';

/** A longer name is a text, not a slip of the finger. */
const MAX_NAME_LENGTH = 100;

/** The most similar known name, if it is similar enough for a hint: one slip per three letters. */
export const didYouMean = (input: string, known: readonly string[]): string | undefined =>
  nearestOf(input, known, (longer) => Math.floor(longer / 3));

/**
 * The known key of which this one is a typing mistake, which is an error. One slip is a mistake, and two in long keys;
 * more make another word: `models` is not `mode`, and `max_score` is not `min_score`.
 */
export const mistypedKey = (key: string, known: readonly string[]): string | undefined =>
  nearestOf(key, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));

const LONG_KEY = 10;
const SHORT_KEY = 3;

function nearestOf(
  input: string,
  known: readonly string[],
  slipsFor: (longer: number, shorter: number) => number,
): string | undefined {
  if (input.length > MAX_NAME_LENGTH || known.includes(input)) return undefined;
  const wanted = spelling(input);
  let nearest: { readonly name: string; readonly slips: number } | undefined;
  for (const name of known) {
    if (name.length > MAX_NAME_LENGTH) continue;
    // Two neighbouring letters in the wrong order are one slip, not two.
    const known = spelling(name);
    const at = wanted.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = wanted.slice(0, at) + wanted.charAt(at + 1) + wanted.charAt(at) + wanted.slice(at + 2);
    const slips = at !== -1 && swapped === known ? 1 : distance(wanted, known);
    const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
    if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { name, slips };
  }
  return nearest?.name;
}

/** A hint that names the likely meaning, or else what there is. */
export function suggestion(input: string, known: readonly string[], what: string): string {
  const meant = didYouMean(input, known);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}

const MAX_LISTED = 20;

/** Names for a sentence; of a long list the beginning, and how many more there are. */
export const listed = (names: readonly string[]): string => firstNames(names, MAX_LISTED, MAX_NAME_LENGTH);

/** Case, spaces and the choice of hyphen do not count as slips. */
const spelling = (name: string): string => name.toLowerCase().replaceAll(/[_\s]/g, '-');
