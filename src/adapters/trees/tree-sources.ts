import { readlink } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import { onDisk } from '../../shared/file-names.ts';
import { type TreeEntry, walk } from './tree-walk.ts';

/** What a folder is to hold, by its paths, as its source has it. */
export async function wantedOf(
  from: string,
  isTemplate: boolean,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, TreeEntry>> {
  const wanted = new Map<string, TreeEntry>();
  const skip = (_: string, name: string) => isTemplate && name === '.git';
  for (const entry of await walk(from, { skip, mustExist: true }, signal)) {
    if (isTemplate && entry.kind === 'link') await refuseLinkOut(entry.full, from);
    if (isTemplate && entry.kind === 'other') throw notCopied(entry.full);
    if (entry.kind !== 'other') wanted.set(entry.path, entry);
  }
  return wanted;
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
