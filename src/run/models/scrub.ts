import { cutEnd } from '../../shared/text.ts';

/** Most characters of a server's own words that go into a message. */
const LONGEST_QUOTE = 300;
/** A shorter common part is more likely chance than a part of the key. */
const REVEALING_PIECE = 8;

/** A server's message for one line of ours: without the key or parts of it, without control characters, and short. */
export function scrub(text: string, key: string): string {
  const oneLine = cutEnd(text, 10 * LONGEST_QUOTE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const clean = withoutKey(oneLine, key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, '[key]');
  return cutEnd(clean, LONGEST_QUOTE);
}

/** Servers quote the rejected key, completely or in parts. A key as short as "ollama" is a word, not a secret. */
function withoutKey(text: string, key: string): string {
  if (key === '') return text;
  if (key.length < REVEALING_PIECE) {
    return text
      .split(' ')
      .map((word) => (word.includes(key) && word.length < key.length + 3 ? '[key]' : word))
      .join(' ');
  }
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const length = commonLength(text, at, key);
    clean += length >= REVEALING_PIECE ? '[key]' : text.charAt(at);
    at += length >= REVEALING_PIECE ? length : 1;
  }
  return clean;
}

/** How many characters from `at` on are in the key in the same order. */
function commonLength(text: string, at: number, key: string): number {
  let length = 0;
  while (at + length < text.length && key.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
