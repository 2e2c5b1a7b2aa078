import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what its directory says of it where that is not the truth. */
export interface Zipped {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Of Unix, such as `0o120777` of a link. */
  readonly mode?: number;
  readonly isStored?: boolean;
  /** The content as it is in the archive, and the number of its method. */
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly saysSize?: number;
  readonly saysCrc?: number;
  readonly isEncrypted?: boolean;
}

/** A ZIP archive, as GitHub's own upload makes them: deflated, with sizes in the directory at its end. */
export function zip(files: readonly Zipped[]): Buffer {
  const locals: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, mode = 0o100_644, isStored = false, isEncrypted = false } = file;
    const content = typeof file.content === 'string' ? Buffer.from(file.content) : Buffer.from(file.content);
    const data = file.packed ?? (isStored ? content : deflateRawSync(content));
    const title = Buffer.from(name);
    const [crc, size] = [file.saysCrc ?? crc32(content), file.saysSize ?? content.length];
    const flags = 0x800 | (isEncrypted ? 1 : 0);
    const method = file.method ?? (isStored ? 0 : 8);

    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    for (const [at, value] of [20, flags, method].entries()) local.writeUInt16LE(value, 4 + 2 * at);
    local.writeUInt16LE(title.length, 26);
    locals.push(local, title, data);

    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    for (const [at, value] of [(3 << 8) | 20, 20, flags, method].entries()) central.writeUInt16LE(value, 4 + 2 * at);
    for (const [at, value] of [crc, data.length, size].entries()) central.writeUInt32LE(value, 16 + 4 * at);
    central.writeUInt16LE(title.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, title);
    offset += local.length + title.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
