import { open, readFile, rename, writeFile } from 'node:fs/promises';

const MEMORY_VERSION = 4;

/** How files looked when they were copied, by their paths: where they came from, and where they are. */
export type Remembered = ReadonlyMap<string, readonly [source: string, target: string]>;

/** What is known at a glance: of which sources a target was made, how it looked then, and how much it was. */
export interface Glance {
  readonly id: string;
  readonly seal: string;
  readonly files: number;
  readonly bytes: number;
  /** When anything of it was changed last; milliseconds since the epoch. */
  readonly newest: number;
}

const MOST_OF_A_GLANCE = 1_024;

/** Only the first line is read: the others tell of each file, and there are many. */
export async function glanceOf(memory: string): Promise<Glance | undefined> {
  try {
    await using file = await open(memory);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_OF_A_GLANCE), 0, MOST_OF_A_GLANCE, 0);
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    const { version, id, seal, ...more } = JSON.parse(line) as Record<string, unknown>;
    if (version !== MEMORY_VERSION || typeof id !== 'string' || typeof seal !== 'string') return undefined;
    const { files, bytes, newest } = more;
    const isKnown = typeof files === 'number' && typeof bytes === 'number' && typeof newest === 'number';
    return isKnown ? { id, seal, files, bytes, newest } : undefined;
  } catch {
    return undefined;
  }
}

/** What a target looked like when all of it was copied from sources that nobody changes. */
export interface WholeMemory {
  /** Of the sources. */
  readonly id: string;
  /** As `find` told it (`find-process.ts`). */
  readonly records: Buffer;
}

/** What is remembered of each file, or of all together; nothing where there is no memory that can be read. */
export async function readMemory(path: string): Promise<Remembered | WholeMemory> {
  try {
    const kept = await readFile(path);
    const end = kept.indexOf('\n');
    const { version, id, isWhole } = JSON.parse(kept.toString('utf8', 0, end)) as Record<string, unknown>;
    if (version !== MEMORY_VERSION) return new Map();
    if (isWhole === true && typeof id === 'string') return { id, records: kept.subarray(end + 1) };
    const entries: unknown = JSON.parse(kept.toString('utf8', end + 1));
    return Array.isArray(entries) ? new Map(entries as [string, readonly [string, string]][]) : new Map();
  } catch {
    // None, or none that can be read: then everything is copied.
    return new Map();
  }
}

/** Writes both down, in one step. Without a glance every file will be looked at. */
export const writeMemory = (path: string, glance: Glance | undefined, entries: readonly unknown[]): Promise<void> =>
  replace(path, { ...glance }, JSON.stringify(entries));

/** The same, where each file is what its source was. */
export const writeWholeMemory = (path: string, glance: Glance, records: Uint8Array): Promise<void> =>
  replace(path, { ...glance, isWhole: true }, records);

async function replace(path: string, head: object, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.partial`;
  const line = `${JSON.stringify({ version: MEMORY_VERSION, ...head })}\n`;
  await writeFile(draft, typeof content === 'string' ? line + content : Buffer.concat([Buffer.from(line), content]));
  await rename(draft, path);
}
