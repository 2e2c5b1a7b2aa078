import { inflateRawSync } from 'node:zlib';
import { decompress } from 'fzstd';
import { asWritten, type Syntax } from './document-tree.ts';
import { zip } from './zip.ts';

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
    zip(
      Object.entries(tree as Record<string, unknown>).map(([name, value]) => ({
        name,
        content: fill(dataOf(value)),
        isStored: true,
      })),
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
