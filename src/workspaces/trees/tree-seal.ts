import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readlink, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { onDisk } from '../../model/text/lossless-text.ts';
import { stopped, type TreeEntry, walk } from './tree-walk.ts';

/** For each path the times that no program can set, and a hash of the content. Git touches files that it reuses, so times alone do not decide. */
type Seal = Readonly<Record<string, readonly [signature: string, hash: string]>>;

/** Records the content of a folder. */
export async function seal(folder: string, file: string, signal: AbortSignal): Promise<void> {
  const now = await sealNow(folder, await readSeal(file), signal);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.partial`, JSON.stringify(now));
  await rename(`${file}.partial`, file);
}

/** Whether a folder has exactly the recorded content. */
export async function isSealed(folder: string, file: string, signal: AbortSignal): Promise<boolean> {
  const before = await readSeal(file);
  const now = await sealNow(folder, before, signal);
  const paths = Object.keys(now);
  const isSame = (path: string) => before[path]?.[1] === now[path]?.[1];
  return paths.length > 0 && paths.length === Object.keys(before).length && paths.every(isSame);
}

async function readSeal(file: string): Promise<Seal> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Seal;
  } catch {
    return {};
  }
}

async function sealNow(folder: string, before: Seal, signal: AbortSignal): Promise<Seal> {
  const now: Record<string, readonly [string, string]> = {};
  for (const entry of await walk(folder, signal)) {
    if (entry.kind === 'folder') continue;
    const known = before[entry.path];
    const hash = known?.[0] === entry.signature ? known[1] : await hashOf(entry, signal);
    now[entry.path] = [entry.signature, hash];
  }
  return now;
}

async function hashOf({ kind, full, bytes }: TreeEntry, signal: AbortSignal): Promise<string> {
  if (kind === 'link') return `link:${await readlink(onDisk(full))}`;
  if (kind === 'other') return 'other';
  const hash = createHash('sha256');
  await using file = await open(onDisk(full));
  const buffer = Buffer.allocUnsafe(Math.min(bytes + 1, AT_A_TIME));
  for (let read = -1; read !== 0; ) {
    if (signal.aborted) throw stopped();
    read = (await file.read(buffer)).bytesRead;
    hash.update(buffer.subarray(0, read));
  }
  return hash.digest('hex');
}

const AT_A_TIME = 1024 * 1024;
