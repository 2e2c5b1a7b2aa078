import { createHash, randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Store, StoreLimits, StoreSize, Stores } from '../model/ports/stores.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../model/values/depth.ts';
import { makeFolder } from '../platform/files/make-folder.ts';

/** Maximum size of an entry. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;

/**
 * Stores as folders of JSON files, `<store>/<2 hex>/<key>.json`. A file is written next to its final path and then
 * moved, so that readers, other writers and a crash never see half of one; its content is checked when read. Entries
 * are trusted that were last changed before a time, in milliseconds since the epoch.
 */
export function jsonStores(trustedUntil: number): Stores {
  const adoptedAt = new Map<string, number>();
  /** The digests of what this process wrote, by path. */
  const written = new Map<string, string>();
  /**
   * A program under test runs as the same user and can write any entry. The system sets the time at which a file was last
   * changed, so an entry from before the first program was started is older than this process.
   */
  const isTrusted = (folder: string, path: string, { changedAt, digest }: ReadEntry) =>
    changedAt <= (adoptedAt.get(folder) ?? trustedUntil) || written.get(path) === digest;
  return {
    open(folder): Store {
      return {
        async get(key) {
          const path = pathOf(folder, key);
          const entry = await readEntry(path, key);
          return entry !== undefined && isTrusted(folder, path, entry) ? entry.value : undefined;
        },
        async put(key, value) {
          const path = pathOf(folder, key);
          const digest = await writeEntry(folder, path, key, value);
          if (digest !== undefined) written.set(path, digest);
          return digest !== undefined;
        },
      };
    },

    trust: (folder) => void adoptedAt.set(folder, Date.now()),

    size: async (folder) => sizeOf(await entriesIn(folder)),

    async clean(folder, { untrusted, ...limits }) {
      if (!untrusted) return clean(folder, limits);
      const foreign: StoreEntry[] = [];
      for (const entry of await entriesIn(folder)) {
        const read = await readEntry(entry.path, basename(entry.path, '.json'));
        if (read === undefined || !isTrusted(folder, entry.path, read)) foreign.push(entry);
      }
      return removed(foreign);
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`No key of a store: ${key}`);
  return join(folder, key.slice(0, 2), `${key}.json`);
}

/** A link could lead anywhere, and reading a pipe would block. Windows has no such flags. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

interface ReadEntry {
  readonly value: unknown;
  readonly digest: string;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** An entry that is damaged, of another key, or not a regular file is missing. */
async function readEntry(path: string, key: string): Promise<ReadEntry | undefined> {
  try {
    await using file = await open(path, READ_ONLY);
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > 2 * MAX_ENTRY_BYTES) return undefined;
    const entry: unknown = JSON.parse(await file.readFile('utf8'));
    if (typeof entry !== 'object' || entry === null || isDeeperThan(entry, MAX_JSON_DEPTH)) return undefined;
    if (!('key' in entry && 'digest' in entry && 'value' in entry) || entry.key !== key) return undefined;
    const digest = digestOf(JSON.stringify(entry.value));
    return entry.digest === digest ? { value: entry.value, digest, changedAt: stats.ctimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the digest of the entry, or undefined if it was not written. */
async function writeEntry(folder: string, path: string, key: string, value: unknown): Promise<string | undefined> {
  const text = JSON.stringify(value);
  if (text === undefined || Buffer.byteLength(text) > MAX_ENTRY_BYTES) return undefined;
  const digest = digestOf(text);
  const partial = join(dirname(path), `.${key}.${randomUUID()}${PARTIAL}`);
  try {
    makeFolder(dirname(path));
    // Caches must not be committed: verdicts of others are not trusted.
    await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined);
    await writeFile(partial, `{"key":"${key}","digest":"${digest}","value":${text}}\n`);
    await rename(partial, path);
    return digest;
  } catch {
    await rm(partial, { force: true }).catch(() => undefined);
    return undefined;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const PARTIAL = '.partial';

interface StoreEntry {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
  /** Left by an interrupted writer, or by an active one. */
  readonly isPartial: boolean;
}

/** A writer needs only a moment; older files are left over. */
const MAX_WRITE_MS = 3_600_000;

/** Removes what is older than it may be, then the oldest until the rest is small enough; without limits, everything. */
async function clean(folder: string, limits: Omit<StoreLimits, 'untrusted'>): Promise<StoreSize> {
  const { writtenBefore, maxBytes, now } = limits;
  const isAll = writtenBefore === undefined && maxBytes === undefined;
  const entries = (await entriesIn(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt);
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const beyond: StoreEntry[] = [];
  for (const entry of entries) {
    const isOld = writtenBefore !== undefined && entry.writtenAt < writtenBefore;
    const isTooMuch = maxBytes !== undefined && left > maxBytes;
    const isLeftBehind = entry.isPartial && entry.writtenAt < now - MAX_WRITE_MS;
    if (!(isAll || isOld || isTooMuch || isLeftBehind)) continue;
    left -= entry.bytes;
    beyond.push(entry);
  }
  return removed(beyond);
}

async function removed(entries: readonly StoreEntry[]): Promise<StoreSize> {
  for (const { path } of entries) await rm(path, { force: true });
  // A folder with a new file stays.
  for (const shard of new Set(entries.map(({ path }) => dirname(path)))) await rmdir(shard).catch(() => undefined);
  return sizeOf(entries);
}

/** The files of a store, without any others. Links are not followed. */
async function entriesIn(folder: string): Promise<StoreEntry[]> {
  const shards = (await listing(folder)).filter((item) => item.isDirectory() && /^[0-9a-f]{2}$/.test(item.name));
  const entries: StoreEntry[] = [];
  for (const { name: shard } of shards) {
    for (const item of await listing(join(folder, shard))) {
      const isPartial = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.partial$/.test(item.name);
      if (!item.isFile() || !(isPartial || /^[0-9a-f]{64}\.json$/.test(item.name))) continue;
      const path = join(folder, shard, item.name);
      const state = await lstat(path).catch(() => undefined);
      if (state?.isFile()) entries.push({ path, bytes: state.size, writtenAt: state.mtimeMs, isPartial });
    }
  }
  return entries;
}

/** What is not there, or is no folder, has nothing in it. */
const listing = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);

/** Of complete entries. */
function sizeOf(all: readonly StoreEntry[]): StoreSize {
  const entries = all.filter(({ isPartial }) => !isPartial);
  const times = entries.map(({ writtenAt }) => writtenAt).sort((a, b) => a - b);
  const [oldest, newest] = [times[0], times.at(-1)];
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return { entries: entries.length, bytes, ...(times.length > 0 && { oldest, newest }) };
}
