import { createHash } from 'node:crypto';
import { lstat, readlink } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { userError } from '../model/errors.ts';
import type { TreeSource } from '../model/ports.ts';
import { onDisk } from './file-names.ts';
import { type TreeEntry, walk } from './tree-walk.ts';

/** Folders that nobody changes are what they are, unless another one is in their place: they need not be looked through. */
export async function idOfFixed(sources: readonly TreeSource[]): Promise<string | undefined> {
  if (sources.length === 0 || sources.some(({ fixedBy }) => fixedBy === undefined)) return undefined;
  const parts = sources.map(async ({ from, at, isTemplate }) => {
    const own = await lstat(from).catch(() => undefined);
    return own && [from, at, isTemplate, own.ino, own.mtimeMs, own.ctimeMs];
  });
  const all = await Promise.all(parts);
  if (all.includes(undefined)) return undefined;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/** What a folder is to hold, by its paths. */
export interface Wanted {
  readonly wanted: ReadonlyMap<string, TreeEntry>;
  readonly bytes: number;
  readonly id: string;
}

/** What was found in fixed folders, by whom they are fixed. */
const seen = new WeakMap<object, Map<string, Promise<Wanted>>>();

/** What the sources hold together; looked through once where all of them are fixed by the same. */
export async function wantedOf(sources: readonly TreeSource[], signal: AbortSignal): Promise<Wanted> {
  const [fixedBy, ...more] = new Set(sources.map((source) => source.fixedBy));
  if (fixedBy === undefined || more.length > 0) return lookThrough(sources, signal);
  const known = seen.get(fixedBy) ?? new Map<string, Promise<Wanted>>();
  seen.set(fixedBy, known);
  const key = JSON.stringify(sources.map(({ from, at, isTemplate }) => [from, at, isTemplate]));
  const others = known.get(key);
  // Whoever was stopped while looking, or failed, says nothing about what is there.
  const found = await others?.catch(() => undefined);
  if (found !== undefined) return found;
  if (known.get(key) !== others) return wantedOf(sources, signal);
  const looking = lookThrough(sources, signal);
  known.set(key, looking);
  return looking;
}

async function lookThrough(sources: readonly TreeSource[], signal: AbortSignal): Promise<Wanted> {
  const wanted = new Map<string, TreeEntry>();
  for (const { from, at, isTemplate = false } of sources) {
    const skip = (_: string, name: string) => isTemplate && name === '.git';
    for (const entry of await walk(from, { at, skip, mustExist: true }, signal)) {
      if (isTemplate && entry.kind === 'link') await refuseLinkOut(entry.full, from);
      if (isTemplate && entry.kind === 'other') throw notCopied(entry.full);
      if (entry.kind !== 'other') wanted.set(entry.path, entry);
    }
  }
  const bytes = [...wanted.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  return { wanted, bytes, id: idOf(wanted.values()) };
}

function idOf(entries: Iterable<TreeEntry>): string {
  const parts: string[] = [];
  // The times of folders also change when nothing in them does.
  for (const { path, kind, mode, signature } of entries) parts.push(path, kind === 'folder' ? `${mode}` : signature);
  // Not as UTF-8, in which all names that are no text would be the same.
  return createHash('sha256').update(parts.join('\0'), 'utf16le').digest('hex');
}

async function refuseLinkOut(link: string, folder: string): Promise<void> {
  const target = await readlink(onDisk(link));
  const way = relative(folder, resolve(dirname(link), target));
  if (!isAbsolute(target) && !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way)) return;
  throw userError('FILE_UNREADABLE', `The link ${link} leads out of its folder, to ${target}`, {
    hint: 'An agent that writes through it would change that. Put the file itself there.',
  });
}

const notCopied = (path: string) => userError('FILE_UNREADABLE', `${path} is neither a file, a folder nor a link`);
