import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { HistoryStore, HistoryTree } from '../../model/ports/history-store.ts';

type Disk = Pick<Files, 'state' | 'namesIn' | 'read' | 'slice' | 'write'>;

/** More than a folder of a month has. */
const MOST_NAMES = 100_000;

/** A history in a folder: `shown` is its path as people type it. */
export function folderStore(folder: string, shown: string, files: Disk): HistoryStore {
  const tree: HistoryTree = {
    async list(path) {
      const at = join(folder, path);
      return (await files.state(at)) === 'folder' ? (await files.namesIn(at, MOST_NAMES)).names : [];
    },
    async read(path, maxBytes) {
      const at = join(folder, path);
      return (await files.state(at)) === 'file' ? await files.read(at, maxBytes) : undefined;
    },
    async start(path, bytes) {
      return Buffer.from((await files.slice(join(folder, path), 0, bytes)).bytes).toString('utf8');
    },
  };
  const open = async () => ((await files.state(folder)) === 'folder' ? tree : undefined);
  return {
    name: `the folder ${shown}`,
    open,
    async commit({ files: make }) {
      for (const [path, text] of await make(await open())) await files.write(join(folder, path), text);
    },
  };
}
