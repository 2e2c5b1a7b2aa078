import { dirname } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';

/** Files in memory by absolute path: readers of results use them like files on disk. */
export function memoryFiles(contents: ReadonlyMap<string, Uint8Array>): Pick<Files, 'state' | 'read' | 'realPath'> {
  const folders = new Set([...contents.keys()].flatMap(foldersAbove));
  const missing = (path: string) => userError('FILE_MISSING', `There is no file ${path}`);
  return {
    state: async (path) => (contents.has(path) ? 'file' : folders.has(path) ? 'folder' : 'missing'),
    async read(path, maxBytes) {
      const bytes = contents.get(path);
      if (bytes === undefined) throw missing(path);
      if (bytes.length > maxBytes) throw userError('FILE_TOO_LARGE', `${path} is larger than ${maxBytes} bytes`);
      return new TextDecoder().decode(bytes);
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
