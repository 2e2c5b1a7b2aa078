/**
 * Bytes as a string that still has all of them: each byte that is not UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF, as in
 * Python's "surrogateescape". `toWellFormed` makes it a string for readers, `losslessBytes` the same bytes again.
 */
export function losslessText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  let [from, at] = [0, 0];
  while (at < bytes.length) {
    const length = lengthOfCharacter(bytes[at] ?? 0);
    if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length))) at += length;
    else {
      text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
      at += 1;
      from = at;
    }
  }
  return text + bytes.toString('utf8', from);
}

export const losslessBytes = (text: string): Buffer =>
  Buffer.concat(
    // Every other part is an escaped byte. With the flag "u", surrogates of a pair do not match.
    text
      .split(/([\uDC80-\uDCFF])/u)
      .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))),
  );

const isUtf8 = (bytes: Buffer): boolean => Buffer.from(bytes.toString()).equals(bytes);

const ESCAPES = 0xdc00;

/** By its first byte; 0 for a byte that begins no character. */
function lengthOfCharacter(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

export const onDisk = (path: string): string | Buffer => (path.isWellFormed() ? path : losslessBytes(path));

/** A path as git prints it: in quotes with octal bytes if it has special characters. */
export function unquoted(path: string): string {
  if (!path.startsWith('"')) return path;
  const bytes = path
    .slice(1, -1)
    .replaceAll(
      /\\([0-7]{3}|.)/g,
      (_, code: string) => ESCAPED[code] ?? (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code),
    );
  return losslessText(Buffer.from(bytes, 'latin1'));
}

const ESCAPED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
};
