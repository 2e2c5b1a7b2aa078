import { execFile } from 'node:child_process';
import { chmod, lstat, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { messageOf, userError } from '../../model/errors.ts';
import { onDisk } from '../../model/text/lossless-text.ts';
import { walk } from './tree-walk.ts';

/** Removes a file, or a folder with all of its content, even if an agent protected it; throws a `UserError`. */
export async function remove(path: string): Promise<void> {
  try {
    await removeAll(path);
  } catch {
    try {
      // Some tools make downloads read-only.
      const stats = await lstat(onDisk(path)).catch(() => undefined);
      if (stats?.isDirectory()) await chmod(onDisk(path), 0o700).catch(() => undefined);
      for (const { kind, full } of await walk(path, new AbortController().signal).catch(() => []))
        if (kind === 'folder') await chmod(onDisk(full), 0o700).catch(() => undefined);
      await removeAll(path).catch(async (error) => {
        // Only a program that goes from folder to folder reaches what no path is long enough for.
        if (error.code !== 'ENAMETOOLONG') throw error;
        await promisify(execFile)('rm', ['-rf', '--', path]);
      });
    } catch (error) {
      throw userError('OUTPUT_UNWRITABLE', `Cannot remove ${path}: ${messageOf(error)}`, { cause: error });
    }
  }
}

const removeAll = (path: string) => rm(onDisk(path), { recursive: true, force: true, maxRetries: 3 });

/** Retries once after restoring the write permission of the parent folder. */
export async function withDirectory(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    await chmod(onDisk(dirname(path)), 0o700).catch(() => undefined);
    await work();
  }
}
