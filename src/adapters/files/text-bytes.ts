import { isUtf8 } from 'node:buffer';

/** The first byte that makes this no text: a NUL, or one that is no UTF-8. `undefined` for text. */
export function notTextAt(bytes: Buffer): number | undefined {
  const found = [bytes.indexOf(0), isUtf8(bytes) ? -1 : firstThatIsNoUtf8(bytes)].filter((at) => at >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Decoding replaces what is wrong by another letter: where that begins is where the bytes begin to differ. */
function firstThatIsNoUtf8(bytes: Buffer): number {
  const replaced = Buffer.from(bytes.toString('utf8'));
  let at = 0;
  while (at < bytes.length && bytes[at] === replaced[at]) at += 1;
  // The two may begin alike.
  while (at > 0 && isInsideLetter(replaced[at])) at -= 1;
  return at;
}

const isInsideLetter = (byte = 0): boolean => (byte & 0b1100_0000) === 0b1000_0000;
