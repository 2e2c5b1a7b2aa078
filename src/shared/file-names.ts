/** A byte that is not text, as a lone surrogate, which valid text does not contain. */
const ODD = /[\uDC80-\uDCFF]+/u;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The name of a file as text; invalid UTF-8 is encoded, so that `onDisk` restores the original name. */
export function nameOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
  }
}

/** A path for the system's functions. */
export function onDisk(path: string): string | Buffer {
  if (!ODD.test(path)) return path;
  const parts = path.split(/([\uDC80-\uDCFF]+)/u);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (sign) => sign.charCodeAt(0) - 0xdc00)),
    ),
  );
}

/** A path as git prints it: in quotes with octal bytes if it has special characters. */
export function unquoted(path: string): string {
  if (!path.startsWith('"')) return path;
  const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code: string) => ESCAPED[code] ?? signOf(code));
  return nameOf(Buffer.from(bytes, 'latin1'));
}

const signOf = (code: string): string => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);

const ESCAPED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
};
