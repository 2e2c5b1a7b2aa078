import { dirname, join, relative, sep } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';

/** What readers of files need of a disk. */
export type ReadableFiles = Pick<
  Files,
  'state' | 'read' | 'readBytes' | 'readPieces' | 'slice' | 'realPath' | 'namesIn'
>;

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
    async namesIn(folder, most) {
      const inside = [...contents.keys()].filter((path) => foldersAbove(path).includes(folder));
      const names = inside.map((path) => {
        // A file within the folder, or the folder below that has it.
        const [first = '', ...rest] = relative(folder, path).split(sep);
        return rest.length === 0 ? first : `${first}/`;
      });
      const all = [...new Set(names)].sort();
      return { names: all.slice(0, most), others: Math.max(0, all.length - most) };
    },
  };
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

export type OverlaidFiles = ReadableFiles & Pick<Files, 'glob'>;

export const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** The disk with other contents of some files; undefined where there is no such file. */
export function overlaid(disk: OverlaidFiles, differences: ReadonlyMap<string, string | undefined>): OverlaidFiles {
  const contents = new Map(
    [...differences].flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)] as const])),
  );
  const theirs = memoryFiles(contents);
  const isGone = (path: string) => differences.has(path) && !contents.has(path);
  const of = (path: string) => (contents.has(path) || isGone(path) ? theirs : disk);
  return {
    async state(path, how) {
      if (isGone(path)) return 'missing';
      const state = await theirs.state(path);
      return state === 'missing' ? disk.state(path, how) : state;
    },
    read: (path, maxBytes) => of(path).read(path, maxBytes),
    readBytes: (path, maxBytes) => of(path).readBytes(path, maxBytes),
    readPieces: (path, maxBytes) => of(path).readPieces(path, maxBytes),
    slice: (path, start, length) => of(path).slice(path, start, length),
    async realPath(path) {
      return (await theirs.state(path)) === 'missing' ? disk.realPath(path) : path;
    },
    async namesIn(folder, most) {
      const isFolder = (await disk.state(folder)) === 'folder';
      const listing = isFolder ? await disk.namesIn(folder, most) : { names: [], others: 0 };
      const added = await theirs.namesIn(folder, Number.POSITIVE_INFINITY);
      const names = listing.names.filter((name) => !isGone(join(folder, name)));
      return { ...listing, names: [...new Set([...names, ...added.names])].sort() };
    },
    async glob(patterns, options) {
      const paths = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
      // Both readers of folders want the files of one ending: evidence, or labels.
      const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
      const added = [...contents.keys()].filter(
        (path) => dirname(path) === options.cwd && endings.some((ending) => path.endsWith(ending)),
      );
      return [...new Set([...paths.filter((path) => !isGone(path)), ...added])].sort();
    },
  };
}
