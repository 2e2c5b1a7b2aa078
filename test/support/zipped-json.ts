import { crc32, inflateRawSync } from 'node:zlib';
import { decompress } from 'fzstd';
import { asWritten, type Syntax } from './document-tree.ts';

/** A ZIP archive of JSON files as a tree with their names as keys. It is written without compression. */
export const zippedJson: Syntax = {
  parse(bytes) {
    const archive = Buffer.from(bytes);
    const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
    const tree: Record<string, unknown> = {};
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
      const nameLength = archive.readUInt16LE(at + 28);
      const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      const method = archive.readUInt16LE(at + 10);
      const data = method === 0 ? packed : method === 8 ? inflateRawSync(packed) : decompress(packed);
      tree[archive.toString('utf8', at + 46, at + 46 + nameLength)] = JSON.parse(new TextDecoder().decode(data));
      at += 46 + nameLength;
    }
    return tree;
  },
  write: (tree, fill = asWritten) =>
    zipped(
      Object.entries(tree as Record<string, unknown>).map(([name, value]) => ({ name, data: fill(dataOf(value)) })),
    ),
};

/** Thousands of archives differ in one entry. A tree is not changed after it was written. */
const written = new WeakMap<object, Buffer>();

function dataOf(value: unknown): Buffer {
  if (typeof value !== 'object' || value === null) return Buffer.from(JSON.stringify(value));
  const known = written.get(value);
  if (known !== undefined) return known;
  const data = Buffer.from(JSON.stringify(value));
  written.set(value, data);
  return data;
}

export interface ZipPart {
  readonly name: string;
  readonly data: Uint8Array;
  /** The data as it is in the archive, and its method. */
  readonly packed?: Uint8Array;
  readonly method?: number;
  /** Instead of the length of the data. */
  readonly size?: number;
}

export function zipped(parts: readonly ZipPart[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, data, packed = data, method = 0, size = data.length } of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, rest, Buffer.from(name)]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
