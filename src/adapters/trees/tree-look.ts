import { createHash } from 'node:crypto';
import { lstatSync, type Stats } from 'node:fs';
import type { TreeLook } from '../../model/ports/ports.ts';
import { onDisk } from '../../shared/file-names.ts';
import { systemClock } from '../clock.ts';
import { findLooks } from './find-looks.ts';
import { FoundLook, type Seen } from './found-look.ts';
import { entryFrom, repositoriesAmong, scan, type TreeEntry } from './tree-walk.ts';

/** Within so many milliseconds two changes of a file may bear the same time (a tick of the system's clock). */
export const TICK_MS = 20;

/** So many numbers there are for each path. */
const STRIDE = 5;

/** In so many paths the system's own programs look, in fewer we have looked before they begin. */
const MANY = 500;

/**
 * What is in a folder now: one number after another instead of an object for each file, since that is done often.
 * Where much is `expected`, the system's `find` looks. Who expects the same of a folder gets looks that are compared in
 * no time.
 */
export async function lookAt(folder: string, signal: AbortSignal, expected = 0): Promise<TreeLook> {
  const settledBefore = systemClock.now() - TICK_MS;
  const own = lstatSync(onDisk(folder), { throwIfNoEntry: false });
  const root = `${own?.mode}:${own?.ino}`;
  const records = expected >= MANY && own?.isDirectory() ? await finds.look(folder, signal) : undefined;
  if (records !== undefined) return new FoundLook(folder, { root, records, settledBefore });
  const seen = await lookNow(folder, signal);
  return { root, ...seen, repositories: repositoriesAmong(seen.paths), settledBefore };
}

/** What is in a folder now, as it was looked at before. */
export function lookAgain(folder: string, signal: AbortSignal, before: TreeLook | undefined): Promise<TreeLook> {
  return lookAt(folder, signal, before?.records === undefined ? before?.paths.length : MANY);
}

const finds = findLooks();

async function lookNow(folder: string, signal: AbortSignal): Promise<Seen> {
  const paths: string[] = [];
  let numbers = new Float64Array(1_000 * STRIDE);
  const found = (path: string, _: string, { mode, size, ino, mtimeMs, ctimeMs }: Stats) => {
    const at = paths.push(path) * STRIDE;
    if (at > numbers.length) numbers = grown(numbers);
    numbers.set([mode, size, ino, mtimeMs, ctimeMs], at - STRIDE);
  };
  await scan(folder, { unlimited: true }, found, signal);
  return { paths, numbers: numbers.slice(0, paths.length * STRIDE) };
}

function grown(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The same as entries, to work with. */
export function entriesIn({ paths, numbers }: TreeLook, folder: string): TreeEntry[] {
  return paths.map((path, index) => {
    const [mode = 0, size = 0, ino = 0, modifiedAt = 0, changedAt = 0] = numbers.subarray(index * STRIDE);
    return entryFrom(path, `${folder}/${path}`, [mode, size, ino, modifiedAt, changedAt]);
  });
}

/** The same text for the same content, and for no other. Of folders only the permissions count: their times also change when nothing in them does. */
export function sealOf(look: Pick<TreeLook, 'paths' | 'numbers' | 'records'>): string {
  if (look.records !== undefined) return `found:${createHash('sha256').update(look.records).digest('hex')}`;
  const { paths, numbers } = look;
  const counted = Float64Array.from(numbers);
  for (let at = 0; at < counted.length; at += STRIDE) {
    if (((counted[at] ?? 0) & 0o170000) === 0o040000) counted.fill(0, at + 1, at + STRIDE);
  }
  // Not as UTF-8, in which all names that are no text would be the same.
  const names = paths.join('\0');
  return createHash('sha256').update(Buffer.from(counted.buffer)).update(names, 'utf16le').digest('hex');
}
