import { crc32, inflateRawSync } from 'node:zlib';
import { userError } from '../../model/errors.ts';
import type { ArchiveLimits } from '../../model/ports/artifacts.ts';
import { cutEnd } from '../../shared/text.ts';

interface Unzipping {
  readonly shown: string;
  readonly isWanted: (name: string) => boolean;
  readonly limits: ArchiveLimits;
}

/**
 * The wanted files of a ZIP archive, by name, in memory: nothing is written, and nothing is read beyond the limits,
 * whatever sizes the archive declares. Throws a `UserError` for an archive with a name that could lead elsewhere, with
 * links, with two names that are equal on some systems, or that is damaged.
 */
export function unzip(bytes: Uint8Array, { shown, isWanted, limits }: Unzipping): ReadonlyMap<string, Uint8Array> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = (why: string) => refusal(shown, why);
  const entries = directoryOf(archive, limits, refuse);
  const names = new Set<string>();
  const files = new Map<string, Uint8Array>();
  let left = limits.totalBytes;
  for (const entry of entries) {
    const { name } = entry;
    const bad = whatIsWrong(name) ?? (isSpecial(entry) ? 'is a link or a device' : undefined);
    if (bad !== undefined) throw refuse(`the entry ${JSON.stringify(cutEnd(name, 100))} ${bad}`);
    const folded = name.normalize('NFC').toLowerCase();
    if (names.has(folded)) throw refuse(`it has two entries ${JSON.stringify(cutEnd(name, 100))}`);
    names.add(folded);
    if (name.endsWith('/') || !isWanted(name)) continue;
    const content = contentOf(archive, entry, Math.min(limits.entryBytes, left), refuse);
    left -= content.length;
    files.set(name, content);
  }
  return files;
}

export type Refuse = (why: string) => Error;

const refusal = (shown: string, why: string) =>
  userError('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
    hint: 'Upload the files again. A hand-made archive may need other file names.',
  });

/** The directory entry of one file; its sizes are verified later. */
export interface Entry {
  readonly name: string;
  readonly madeOn: number;
  readonly attributes: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** The field names and sizes are those of PKWARE's APPNOTE, 4.3.12 and 4.3.16. */
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const CENTRAL = { signature: 0x02014b50, size: 46 };
export const LOCAL = { signature: 0x04034b50, size: 30 };
/** Bytes at the end of an archive that have its end record. */
export const LONGEST_END = END.size + END.longestComment;
const ENCRYPTED = 0x1;
export const METHODS = { stored: 0, deflated: 8, zstd: 93 };
const UNIX = 3;

function directoryOf(archive: Buffer, limits: ArchiveLimits, refuse: Refuse): Entry[] {
  const end = endOf(archive, refuse);
  const { count, bytes, start } = sizesIn(archive, end, refuse);
  if (count > limits.entries) throw refuse(`it has more than ${limits.entries} entries`);
  if (start + bytes > end) throw refuse('its directory is damaged');
  return entriesIn(archive.subarray(start, end), count, refuse);
}

/** What the end record at a position says of the directory. */
export function sizesIn(archive: Buffer, end: number, refuse: Refuse) {
  const count = archive.readUInt16LE(end + 10);
  const bytes = archive.readUInt32LE(end + 12);
  const start = archive.readUInt32LE(end + 16);
  const isSplit = archive.readUInt16LE(end + 4) !== 0 || archive.readUInt16LE(end + 8) !== count;
  if (isSplit || count === 0xffff || start === 0xffff_ffff) throw refuse('it is a split archive or uses ZIP64');
  return { count, bytes, start };
}

/** The entries of a directory. A ZIP64 field is of no matter where the fields of 32 bits are valid. */
export function entriesIn(directory: Buffer, count: number, refuse: Refuse): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL.size > directory.length || directory.readUInt32LE(at) !== CENTRAL.signature) {
      throw refuse('its directory is damaged');
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const nameEnd = at + CENTRAL.size + (nameLength ?? 0);
    if (nameEnd > directory.length) throw refuse('its directory is damaged');
    if ((directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw refuse('it is encrypted');
    entries.push({
      name: nameIn(directory.subarray(at + CENTRAL.size, nameEnd), refuse),
      madeOn: directory.readUInt8(at + 5),
      attributes: directory.readUInt32LE(at + 38),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** The end is searched backwards: data before or after an archive could look like another one. */
export function endOf(archive: Buffer, refuse: Refuse): number {
  const first = Math.max(0, archive.length - END.size - END.longestComment);
  for (let at = archive.length - END.size; at >= first; at -= 1) {
    const isEnd = archive.readUInt32LE(at) === END.signature;
    if (isEnd && at + END.size + archive.readUInt16LE(at + 20) === archive.length) return at;
  }
  throw refuse('it is not a ZIP archive, or it is incomplete');
}

function nameIn(bytes: Uint8Array, refuse: Refuse): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('a name in it is not text');
  }
}

const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/** Why a name may not be one of a file below a folder, on any system. */
function whatIsWrong(name: string): string | undefined {
  if (name === '' || name.length > 1000) return 'has no name, or a name that is too long';
  if (name.includes('\\') || /\p{Cc}/u.test(name)) return 'has a backslash or a control character in its name';
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'is an absolute path';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'leads out of its folder';
  if (parts.some((part) => RESERVED.test(part))) return 'is the name of a device';
  return parts.some((part) => /[. ]$/.test(part)) ? 'ends with a dot or a space' : undefined;
}

/** On Unix the upper half of the attributes is the mode of the file. */
export function isSpecial({ madeOn, attributes, name }: Entry): boolean {
  const type = (attributes >>> 16) & 0o170_000;
  if (madeOn !== UNIX || type === 0) return false;
  return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}

function contentOf(archive: Buffer, entry: Entry, most: number, refuse: Refuse): Uint8Array {
  const { name, offset, packed, size, method, crc } = entry;
  const shown = JSON.stringify(cutEnd(name, 100));
  if (size > most) throw refuse(`${shown} is larger than is allowed`);
  if (offset + LOCAL.size > archive.length || archive.readUInt32LE(offset) !== LOCAL.signature) {
    throw refuse(`${shown} is damaged`);
  }
  const start = offset + LOCAL.size + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  if (start + packed > archive.length) throw refuse(`${shown} is incomplete`);
  const data = archive.subarray(start, start + packed);
  const content = method === METHODS.stored ? data : method === METHODS.deflated ? inflated(data, size) : undefined;
  if (content === undefined) throw refuse(`${shown} is damaged, or larger than is allowed`);
  if (content.length !== size || crc32(content) !== crc) throw refuse(`${shown} does not match its directory entry`);
  return content;
}

/** As zlib allows it. */
const SMALLEST_CHUNK = 64;

/** Stops at the declared size, which is within the limits. In one chunk that is never full, so that nothing is copied. */
export function inflated(data: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size), chunkSize: Math.max(SMALLEST_CHUNK, size + 1) });
  } catch {
    return undefined;
  }
}
