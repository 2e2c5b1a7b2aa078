import { cutBytes } from '../../shared/text.ts';

/** A longer text is cut, with a mark. */
const LONGEST_TEXT = 1024 * 1024;
/** A text of fewer units is short enough, whatever its characters. */
export const SURELY_SHORT = LONGEST_TEXT / 3;

/** The same value with all its texts cut to 1 MiB; it is copied only if there is a longer one. */
export const withShortTexts = <T extends object>(value: T, redact: Redact): T =>
  hasLongText(value) ? (cutTexts(value, redact) as T) : value;

type Redact = (text: string) => string;

function hasLongText(value: object): boolean {
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof item === 'string' && item.length > SURELY_SHORT) return true;
    if (typeof item === 'object' && item !== null && hasLongText(item)) return true;
  }
  return false;
}

function cutTexts(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return cutBytes(redact(value), LONGEST_TEXT);
  if (Array.isArray(value)) return value.map((item) => cutTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, redact)]));
}
