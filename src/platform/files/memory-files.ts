import { dirname } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';

/** What readers of files need of a disk. */
export type ReadableFiles = Pick<Files, 'state' | 'read' | 'readBytes' | 'readPieces' | 'slice' | 'realPath'>;

/** Files in memory by absolute path: readers use them like files on disk. */
export function memoryFiles(contents: ReadonlyMap<string, Uint8Array>): ReadableFiles {
  const folders = new Set([...contents.keys()].flatMap(foldersAbove));
  const missing = (path: string) => userError('FILE_MISSING', `There is no file ${path}`);
  const bytesOf = (path: string, maxBytes: number) => {
    const bytes = contents.get(path);
    if (bytes === undefined) throw missing(path);
    if (bytes.length > maxBytes) throw userError('FILE_TOO_LARGE', `${path} is larger than ${maxBytes} bytes`);
    return bytes;
  };
  return {
    state: async (path) => (contents.has(path) ? 'file' : folders.has(path) ? 'folder' : 'missing'),
    read: async (path, maxBytes) => new TextDecoder().decode(bytesOf(path, maxBytes)),
    readBytes: async (path, maxBytes) => bytesOf(path, maxBytes),
    readPieces: (path, maxBytes) => [bytesOf(path, maxBytes)],
    async slice(path, start, length) {
      const bytes = bytesOf(path, Number.POSITIVE_INFINITY);
      return { bytes: bytes.subarray(start, start + length), size: bytes.length };
    },
    async realPath(path) {
      if (!contents.has(path) && !folders.has(path)) throw missing(path);
      return path;
    },
  };
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}
