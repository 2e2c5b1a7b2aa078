import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { Decompress } from 'fzstd';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { ArchiveLimits } from '../../model/ports/artifacts.ts';
import type { FileSlice } from '../../model/ports/files.ts';
import { cutEnd } from '../../model/text/text.ts';

interface UnzipOptions {
  readonly shown: string;
  readonly isWanted: (name: string) => boolean;
  readonly limits: ArchiveLimits;
}

/**
 * The wanted files of a ZIP archive, by name, in memory: nothing is written, and nothing is read beyond the limits,
 * whatever sizes the archive declares. Throws a `UserError` for an archive with a name that could lead elsewhere, with
 * links, with two names that are equal on some systems, or that is damaged.
 */
export async function unzip(
  bytes: Uint8Array,
  { shown, isWanted, limits }: UnzipOptions,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const refuse: Refuse = (why) =>
    userError('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
      hint: 'Upload the files again. A hand-made archive may need other file names.',
    });
  return refusing(refuse, async () => {
    const archive = await yauzl.fromBufferPromise(Buffer.from(bytes), OPTIONS);
    if (archive.entryCount > limits.entries) throw refuse(`it has more than ${limits.entries} entries`);
    const names = new Set<string>();
    const files = new Map<string, Uint8Array>();
    let left = limits.totalBytes;
    for await (const entry of archive.eachEntry()) {
      const name = nameOf(entry, refuse);
      const bad = whatIsWrong(name) ?? (isSpecial(entry, name) ? 'is a link or a device' : undefined);
      if (bad !== undefined) throw refuse(`the entry ${quoted(name)} ${bad}`);
      const folded = name.normalize('NFC').toLowerCase();
      if (names.has(folded)) throw refuse(`it has two entries ${quoted(name)}`);
      names.add(folded);
      if (name.endsWith('/') || !isWanted(name)) continue;
      if (entry.uncompressedSize > Math.min(limits.entryBytes, left)) {
        throw refuse(`${quoted(name)} is larger than is allowed`);
      }
      left -= entry.uncompressedSize;
      files.set(name, await contentOf(archive, entry, refuse));
    }
    return files;
  });
}

const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MAX_ENTRIES = 1_000_000;
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;

/** The entries of a ZIP archive, which is never read as a whole. */
interface ZipEntries {
  /** Unpacked bytes, as the archive declares them, by name. Of equal names, the last. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Throws a `UserError` if the entry is damaged, or larger than what is left of 64 MiB for all. */
  read(name: string): Promise<Uint8Array>;
}

/** Opens an archive of at most 4 GiB. Throws a `UserError` if it is none, or split, encrypted or damaged. */
export async function zipEntries(
  slice: (start: number, length: number) => Promise<FileSlice>,
  refuse: Refuse,
): Promise<ZipEntries> {
  const { size } = await slice(0, 0);
  if (size > MAX_ARCHIVE_BYTES) throw refuse('it is larger than 4 GiB');
  return refusing(refuse, async () => {
    const archive = await yauzl.fromRandomAccessReaderPromise(new SliceReader(slice), size, OPTIONS);
    if (archive.entryCount > MAX_ENTRIES) throw refuse(`it has more than ${MAX_ENTRIES} entries`);
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) entries.set(nameOf(entry, refuse), entry);
    let left = MAX_UNPACKED_BYTES;
    return {
      sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      read: (name) =>
        refusing(refuse, async () => {
          const entry = entries.get(name);
          if (entry === undefined) throw refuse(`it has no entry ${quoted(name)}`);
          // Nothing is written, so any name will do: it has the id of a sample.
          if (isSpecial(entry, name)) throw refuse(`the entry ${quoted(name)} is a link or a device`);
          if (entry.uncompressedSize > left) {
            throw refuse(`the entries that are read are larger than 64 MiB, with ${quoted(name)}`);
          }
          left -= entry.uncompressedSize;
          return contentOf(archive, entry, refuse);
        }),
    };
  });
}

type Refuse = (why: string) => Error;

/**
 * Names are decoded and checked here: other names are allowed where nothing is written. So are sizes, because the parser
 * gives up on the whole archive for one wrong size.
 */
const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true } as const;

/** The parser throws its own errors for damaged archives, and Node those of zlib. */
async function refusing<Result>(refuse: Refuse, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = messageOf(error);
    const hasNoEnd = why.startsWith('End of central directory');
    throw refuse(hasNoEnd ? 'it is not a ZIP archive, or it is incomplete' : `it is damaged (${why})`);
  }
}

/** Reads an archive that may be gigabytes. The directory is read entry by entry, so pieces are kept. */
class SliceReader extends yauzl.RandomAccessReader {
  readonly #slice: (start: number, length: number) => Promise<FileSlice>;
  #piece = { start: 0, bytes: Buffer.alloc(0) };

  constructor(slice: (start: number, length: number) => Promise<FileSlice>) {
    super();
    this.#slice = slice;
  }

  override read(...[target, offset, length, position, done]: Parameters<yauzl.RandomAccessReader['read']>): void {
    // Its types leave out the number of bytes.
    const called: (error: Error | null, bytesRead?: number) => void = done;
    this.#bytes(position, length).then(
      (bytes) => called(null, bytes.copy(target, offset)),
      (error: Error) => called(error),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const read = () => this.#slice(start, end - start);
    return Readable.from(
      (async function* () {
        yield (await read()).bytes;
      })(),
    );
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const at = position - this.#piece.start;
    if (at >= 0 && at + length <= this.#piece.bytes.length) return this.#piece.bytes.subarray(at, at + length);
    const { bytes } = await this.#slice(position, Math.max(length, PIECE_BYTES));
    this.#piece = { start: position, bytes: Buffer.from(bytes) };
    return this.#piece.bytes.subarray(0, length);
  }
}

const PIECE_BYTES = 64 * 1024;

function nameOf({ fileNameRaw }: Entry, refuse: Refuse): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    throw refuse('a name in it is not text');
  }
}

const quoted = (name: string): string => JSON.stringify(cutEnd(name, 100));

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

const UNIX = 3;

/** On Unix the upper half of the attributes is the mode of the file. */
function isSpecial({ versionMadeBy, externalFileAttributes }: Entry, name: string): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170_000;
  if (versionMadeBy >> 8 !== UNIX || type === 0) return false;
  return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}

const ZSTD = 93;

/** Reads no more than the declared size, which callers have checked. */
async function contentOf(archive: ZipFile, entry: Entry, refuse: Refuse): Promise<Uint8Array> {
  const shown = quoted(nameOf(entry, refuse));
  if (entry.isEncrypted()) throw refuse(`${shown} is encrypted`);
  const isZstd = entry.compressionMethod === ZSTD;
  if (!isZstd && !entry.canDecodeFileData()) throw refuse(`${shown} is packed by a method that is not known`);
  if (isZstd && entry.compressedSize > 2 * MAX_UNPACKED_BYTES) throw refuse(`${shown} is larger than is allowed`);
  const stream = await archive.openReadStreamPromise(entry, isZstd ? { decodeFileData: false } : {});
  const data = await upTo(stream, isZstd ? entry.compressedSize : entry.uncompressedSize);
  const content = isZstd ? unpackedZstd(data, entry.uncompressedSize) : data;
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) {
    throw refuse(`${shown} does not match its directory entry`);
  }
  return content;
}

async function upTo(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('an entry is larger than it declares');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const FED_BYTES = 64 * 1024;

/**
 * The frames of Zstandard, one after the other. It is fed in small pieces and stops at the declared size, because a few
 * bytes can declare any size. `zlib` of Node 24 returns the first frame only, and Node 20 has none.
 */
function unpackedZstd(data: Uint8Array, size: number): Uint8Array {
  const content = new Uint8Array(size);
  let at = 0;
  const stream = new Decompress((piece) => {
    if (at + piece.length > size) throw new Error('larger than declared');
    content.set(piece, at);
    at += piece.length;
  });
  for (let start = 0; start < data.length; start += FED_BYTES) {
    stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
  }
  return content.subarray(0, at);
}
