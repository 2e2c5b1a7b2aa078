import { createHash, randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store, StoreLimits, StoreSize, Stores } from '../../model/ports/stores.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { makeFolder } from '../files/make-folder.ts';

/** Maximum size of an entry. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;

/**
 * Stores as folders of JSON files, `<store>/<2 hex>/<key>.json`. A file is written next to its final path and then
 * moved, so that readers, other writers and a crash never see half of one; its content is checked when read.
 */
export const jsonStores: Stores = {
  open(folder): Store {
    return {
      get: (key) => readEntry(pathOf(folder, key), key),
      put: (key, value) => writeEntry(folder, pathOf(folder, key), key, value),
    };
  },

  async size(folder) {
    const entries = await entriesIn(folder);
    return sizeOf(entries.filter(({ isPartial }) => !isPartial));
  },

  clean,
};

function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`No key of a store: ${key}`);
  return join(folder, key.slice(0, 2), `${key}.json`);
}

/** A link could lead anywhere, and reading a pipe would block. Windows has no such flags. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** An entry that is damaged, of another key, or not a regular file is missing. */
async function readEntry(path: string, key: string): Promise<unknown> {
  try {
    await using file = await open(path, READ_ONLY);
    const found = await file.stat();
    if (!found.isFile() || found.size > 2 * MAX_ENTRY_BYTES) return undefined;
    const entry: unknown = JSON.parse(await file.readFile('utf8'));
    if (typeof entry !== 'object' || entry === null || isDeeperThan(entry, DEEPEST_JSON)) return undefined;
    if (!('key' in entry && 'digest' in entry && 'value' in entry) || entry.key !== key) return undefined;
    return entry.digest === digestOf(JSON.stringify(entry.value)) ? entry.value : undefined;
  } catch {
    return undefined;
  }
}

async function writeEntry(folder: string, path: string, key: string, value: unknown): Promise<boolean> {
  const text = JSON.stringify(value);
  if (text === undefined || Buffer.byteLength(text) > MAX_ENTRY_BYTES) return false;
  const partial = join(dirname(path), `.${key}.${randomUUID()}${PARTIAL}`);
  try {
    makeFolder(dirname(path));
    // Caches must not be committed: verdicts of others are not trusted.
    await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined);
    await writeFile(partial, `{"key":"${key}","digest":"${digestOf(text)}","value":${text}}\n`);
    await rename(partial, path);
    return true;
  } catch {
    await rm(partial, { force: true }).catch(() => undefined);
    return false;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const PARTIAL = '.partial';

interface Entry {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
  /** Left by an interrupted writer, or by an active one. */
  readonly isPartial: boolean;
}

/** A writer needs only a moment; older files are left over. */
const LONGEST_WRITE_MS = 3_600_000;

/** Removes what is older than it may be, then the oldest until the rest is small enough; without limits, everything. */
async function clean(folder: string, limits: StoreLimits): Promise<StoreSize> {
  const { writtenBefore, maxBytes, now } = limits;
  const isAll = writtenBefore === undefined && maxBytes === undefined;
  const entries = (await entriesIn(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt);
  let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const removed: Entry[] = [];
  for (const entry of entries) {
    const isOld = writtenBefore !== undefined && entry.writtenAt < writtenBefore;
    const isTooMuch = maxBytes !== undefined && left > maxBytes;
    const isLeftBehind = entry.isPartial && entry.writtenAt < now - LONGEST_WRITE_MS;
    if (!(isAll || isOld || isTooMuch || isLeftBehind)) continue;
    await rm(entry.path, { force: true });
    left -= entry.bytes;
    removed.push(entry);
  }
  // A folder with a new file stays.
  for (const shard of new Set(removed.map(({ path }) => dirname(path)))) await rmdir(shard).catch(() => undefined);
  return sizeOf(removed.filter(({ isPartial }) => !isPartial));
}

/** The files of a store, without any others. Links are not followed. */
async function entriesIn(folder: string): Promise<Entry[]> {
  const shards = (await listing(folder)).filter((item) => item.isDirectory() && /^[0-9a-f]{2}$/.test(item.name));
  const found: Entry[] = [];
  for (const { name: shard } of shards) {
    for (const item of await listing(join(folder, shard))) {
      const isPartial = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.partial$/.test(item.name);
      if (!item.isFile() || !(isPartial || /^[0-9a-f]{64}\.json$/.test(item.name))) continue;
      const path = join(folder, shard, item.name);
      const state = await lstat(path).catch(() => undefined);
      if (state?.isFile()) found.push({ path, bytes: state.size, writtenAt: state.mtimeMs, isPartial });
    }
  }
  return found;
}

/** What is not there, or is no folder, has nothing in it. */
const listing = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);

function sizeOf(entries: readonly Entry[]): StoreSize {
  const times = entries.map(({ writtenAt }) => writtenAt);
  return {
    entries: entries.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(times.length > 0 && {
      oldest: times.reduce((a, b) => Math.min(a, b)),
      newest: times.reduce((a, b) => Math.max(a, b)),
    }),
  };
}
