import { cutBytes } from '../../shared/text.ts';

/** A longer text is cut, with a mark. */
const LONGEST_TEXT = 1024 * 1024;
/** A text of fewer units is short enough, whatever its characters. */
const SURELY_SHORT = LONGEST_TEXT / 3;

/** The same value with all its texts cut to 1 MiB; it is copied only if there is a longer one. */
export const withShortTexts = <T>(value: T): T => (hasLongText(value) ? (cutTexts(value) as T) : value);

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > SURELY_SHORT;
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (hasLongText((value as Record<string, unknown>)[key])) return true;
  return false;
}

function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return cutBytes(value, LONGEST_TEXT);
  if (Array.isArray(value)) return value.map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item)]));
}
