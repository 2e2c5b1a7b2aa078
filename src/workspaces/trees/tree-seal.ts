import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readlink, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonOf } from '../../model/text/json.ts';
import { onDisk } from '../../model/text/lossless-text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { stopped, type TreeEntry, walk } from './tree-walk.ts';

/** For each path the times that no program can set, and a hash of the content. Git touches files that it reuses, so times alone do not decide. */
type Seal = Readonly<Record<string, readonly [signature: string, hash: string]>>;

/** Records the content of a folder. */
export async function seal(folder: string, file: string, signal: AbortSignal): Promise<void> {
  const now = await sealNow(folder, (await readRecord(file)) as Seal, signal);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeWhole(file, now);
}

/** Writes a record of ours. A process that is killed leaves none, or a whole one. */
export async function writeWhole(file: string, record: object): Promise<void> {
  await writeFile(`${file}.partial`, JSON.stringify(record));
  await rename(`${file}.partial`, file);
}

/** What such a record holds; empty where there is none, or none that can be read. */
export async function readRecord(file: string): Promise<Readonly<Record<string, unknown>>> {
  const record = jsonOf(await readFile(file, 'utf8').catch(() => ''));
  return isMapping(record) ? record : {};
}

/** Whether a folder has exactly the recorded content. */
export async function isSealed(folder: string, file: string, signal: AbortSignal): Promise<boolean> {
  const before = (await readRecord(file)) as Seal;
  const now = await sealNow(folder, before, signal);
  const paths = Object.keys(now);
  const isSame = (path: string) => before[path]?.[1] === now[path]?.[1];
  return paths.length > 0 && paths.length === Object.keys(before).length && paths.every(isSame);
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
