import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { HistoryFiles, HistoryStore, HistoryTree } from '../../model/ports/history-store.ts';

type Disk = HistoryFiles & Pick<Files, 'write'>;

/** More than a folder of a month has. */
const MAX_NAMES = 100_000;

/** A history in a folder: `shown` is its path as people type it. */
export function folderStore(folder: string, shown: string, files: Disk): HistoryStore {
  const open = async (_?: AbortSignal, from: HistoryFiles = files) =>
    (await from.state(folder)) === 'folder' ? folderTree(folder, from) : undefined;
  return {
    name: `the folder ${shown}`,
    open,
    async commit({ files: make }) {
      for (const [path, text] of await make(await open())) await files.write(join(folder, path), text);
    },
  };
}

function folderTree(folder: string, files: HistoryFiles): HistoryTree {
  return {
    async list(path) {
      const at = join(folder, path);
      return (await files.state(at)) === 'folder' ? (await files.namesIn(at, MAX_NAMES)).names : [];
    },
    async read(path, maxBytes) {
      const at = join(folder, path);
      return (await files.state(at)) === 'file' ? await files.read(at, maxBytes) : undefined;
    },
    async start(path, bytes) {
      return Buffer.from((await files.slice(join(folder, path), 0, bytes)).bytes).toString('utf8');
    },
  };
}
