import { isUtf8 } from 'node:buffer';

/** The offset of the first byte that is not text: a NUL, or invalid UTF-8. Undefined for text. */
export function notTextAt(bytes: Buffer): number | undefined {
  const offsets = [bytes.indexOf(0), isUtf8(bytes) ? -1 : firstThatIsNoUtf8(bytes)].filter((at) => at >= 0);
  return offsets.length === 0 ? undefined : Math.min(...offsets);
}

/** Decoding replaces invalid bytes, so the first difference is at the first invalid one. */
function firstThatIsNoUtf8(bytes: Buffer): number {
  const replaced = Buffer.from(bytes.toString('utf8'));
  let at = 0;
  while (at < bytes.length && bytes[at] === replaced[at]) at += 1;
  // The two may begin alike, inside a letter.
  while (at > 0 && ((replaced[at] ?? 0) & 0b1100_0000) === 0b1000_0000) at -= 1;
  return at;
}
