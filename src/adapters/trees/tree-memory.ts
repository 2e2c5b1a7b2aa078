import { readFile, rename, writeFile } from 'node:fs/promises';

const MEMORY_VERSION = 5;

/** How files looked when they were copied, by their paths: where they came from, and where they are. */
export type Remembered = ReadonlyMap<string, readonly [source: string, target: string]>;

/** What is remembered of each file; nothing where there is no memory that can be read. */
export async function readMemory(path: string): Promise<Remembered> {
  try {
    const { version, entries } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    const isReadable = version === MEMORY_VERSION && Array.isArray(entries);
    return isReadable ? new Map(entries as [string, readonly [string, string]][]) : new Map();
  } catch {
    // None, or none that can be read: then everything is copied.
    return new Map();
  }
}

/** Writes it down in one step. */
export async function writeMemory(path: string, entries: readonly unknown[]): Promise<void> {
  const draft = `${path}.partial`;
  await writeFile(draft, JSON.stringify({ version: MEMORY_VERSION, entries }));
  await rename(draft, path);
}
