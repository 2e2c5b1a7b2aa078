import { crc32 } from 'node:zlib';
import { Decompress } from 'fzstd';
import type { FileSlice } from '../../model/ports/files.ts';
import { cutEnd } from '../../shared/text.ts';
import {
  type Entry,
  endOf,
  entriesIn,
  inflated,
  isSpecial,
  LOCAL,
  LONGEST_END,
  METHODS,
  type Refuse,
  sizesIn,
} from './unzip.ts';

const MOST_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MOST_DIRECTORY_BYTES = 64 * 1024 ** 2;
const MOST_UNPACKED_BYTES = 64 * 1024 ** 2;

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
  if (size > MOST_ARCHIVE_BYTES) throw refuse('it is larger than 4 GiB');
  const tailStart = Math.max(0, size - LONGEST_END);
  const tail = Buffer.from((await slice(tailStart, LONGEST_END)).bytes);
  const end = endOf(tail, refuse);
  const { count, bytes, start } = sizesIn(tail, end, refuse);
  if (bytes > MOST_DIRECTORY_BYTES) throw refuse('its directory is larger than 64 MiB');
  if (start + bytes > tailStart + end) throw refuse('its directory is damaged');
  const directory = Buffer.from((await slice(start, bytes)).bytes);
  const entries = new Map(entriesIn(directory, count, refuse).map((entry) => [entry.name, entry]));
  let left = MOST_UNPACKED_BYTES;
  return {
    sizes: new Map([...entries].map(([name, entry]) => [name, entry.size])),
    async read(name) {
      const entry = entries.get(name);
      const shown = JSON.stringify(cutEnd(name, 100));
      if (entry === undefined) throw refuse(`it has no entry ${shown}`);
      // Nothing is written, so any name will do: it has the id of a sample.
      if (isSpecial(entry)) throw refuse(`the entry ${shown} is a link or a device`);
      if (entry.size > left) throw refuse(`the entries that are read are larger than 64 MiB, with ${shown}`);
      left -= entry.size;
      const content = unpacked(await dataOf(entry, slice, refuse), entry);
      if (content === undefined) throw refuse(`${shown} is damaged, or packed by a method that is not known`);
      if (content.length !== entry.size || crc32(content) !== entry.crc) {
        throw refuse(`${shown} does not match its directory entry`);
      }
      return content;
    },
  };
}

async function dataOf(
  { name, offset, packed }: Entry,
  slice: (start: number, length: number) => Promise<FileSlice>,
  refuse: Refuse,
): Promise<Uint8Array> {
  const shown = JSON.stringify(cutEnd(name, 100));
  const local = Buffer.from((await slice(offset, LOCAL.size)).bytes);
  if (local.length < LOCAL.size || local.readUInt32LE(0) !== LOCAL.signature) throw refuse(`${shown} is damaged`);
  if (packed > 2 * MOST_UNPACKED_BYTES) throw refuse(`${shown} is larger than is allowed`);
  const start = offset + LOCAL.size + local.readUInt16LE(26) + local.readUInt16LE(28);
  const { bytes } = await slice(start, packed);
  if (bytes.length < packed) throw refuse(`${shown} is incomplete`);
  return bytes;
}

function unpacked(data: Uint8Array, { method, size }: Entry): Uint8Array | undefined {
  if (method === METHODS.stored) return data;
  if (method === METHODS.deflated) return inflated(data, size);
  return method === METHODS.zstd ? unpackedZstd(data, size) : undefined;
}

const FED_BYTES = 64 * 1024;

/**
 * The frames of Zstandard, one after the other. It is fed in small pieces and stops at the declared size, because a few
 * bytes can declare any size. `zlib` of Node 24 returns the first frame only, and Node 20 has none.
 */
function unpackedZstd(data: Uint8Array, size: number): Uint8Array | undefined {
  const content = new Uint8Array(size);
  let at = 0;
  try {
    const stream = new Decompress((piece) => {
      if (at + piece.length > size) throw new Error('larger than declared');
      content.set(piece, at);
      at += piece.length;
    });
    for (let start = 0; start < data.length; start += FED_BYTES) {
      stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
    }
  } catch {
    return undefined;
  }
  return at === size ? content : undefined;
}
