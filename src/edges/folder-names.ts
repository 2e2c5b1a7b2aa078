import { opendir } from 'node:fs/promises';
import type { FolderNames } from '../model/ports.ts';

/** From so many entries on a folder is not read to its end. */
const MOST_READ = 200_000;
const AT_A_TIME = 1_000;

/** Reads the names in a folder piece by piece and keeps the first so many by their code units. Links are not followed. */
export async function folderNames(path: string, most: number): Promise<FolderNames> {
  let first: string[] = [];
  let seen = 0;
  for await (const entry of await opendir(path, { bufferSize: AT_A_TIME })) {
    if (seen === MOST_READ) return { ...begin(first, most, seen), isWhole: false };
    seen += 1;
    first.push(entry.isDirectory() ? `${entry.name}/` : entry.name);
    if (first.length >= 2 * most + AT_A_TIME) first = first.sort(byCodeUnits).slice(0, most);
  }
  return { ...begin(first, most, seen), isWhole: true };
}

function begin(names: readonly string[], most: number, seen: number) {
  const first = names.toSorted(byCodeUnits).slice(0, most);
  return { names: first, others: seen - first.length };
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
