import { basename, relative, resolve } from 'node:path';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import type { Files } from '../../model/ports/files.ts';
import type { PinnedFile } from '../../model/run/shard-plan.ts';
import { isOutside } from '../config/checkout-path.ts';
import { sha256Of } from './plan-folder.ts';

/** Files, and a record of which of them were read. */
interface RecordedFiles {
  readonly files: Files;
  /**
   * The files below a folder that were read, and these others, with their digests, sorted by path. `.env` files have
   * keys, and machines may have different ones.
   */
  pinned(root: string, others: readonly string[]): Promise<PinnedFile[]>;
}

/** Larger files are not read by any suite. */
const MAX_BYTES = MAX_EVIDENCE_BYTES;

export function recordedFiles(disk: Files): RecordedFiles {
  const read = new Set<string>();
  const noting =
    <Rest extends readonly unknown[], Result>(work: (path: string, ...rest: Rest) => Promise<Result>) =>
    async (path: string, ...rest: Rest): Promise<Result> => {
      const result = await work(path, ...rest);
      read.add(resolve(path));
      return result;
    };
  return {
    files: { ...disk, read: noting(disk.read), readBytes: noting(disk.readBytes) },
    async pinned(root, others) {
      const names = [...new Set([...read, ...others.map((path) => resolve(path))])]
        .map((path) => relative(root, path).replaceAll('\\', '/'))
        .filter((name) => !isOutside(name) && !hasKeys(name))
        .sort();
      return Promise.all(names.map(async (path) => ({ path, sha256: await digestOfFile(resolve(root, path), disk) })));
    },
  };
}

export const hasKeys = (path: string): boolean => basename(path) === '.env';

/** The SHA-256 of a file of the checkout. */
export const digestOfFile = async (path: string, files: Pick<Files, 'readBytes'>): Promise<string> =>
  sha256Of(await files.readBytes(path, MAX_BYTES));
