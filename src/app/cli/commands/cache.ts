import { join, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import type { StoreSize } from '../../../model/ports/stores.ts';
import { type CacheName, cacheNames } from '../../../model/run/result.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { isoTime } from '../../../shared/iso-time.ts';
import { plural } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { cacheFolder } from '../../reuse/caches.ts';
import type { AskedCache } from '../argv/asked.ts';

/** `eval-action cache`: shows the caches, or what was removed and what is left. */
export async function cacheCommand(asked: AskedCache, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const folder =
    asked.folder === undefined ? cacheFolder(runtime.cwd, runtime.env) : resolve(runtime.cwd, asked.folder);
  const removed = asked.what === 'clean' ? await cleaned(folder, asked, runtime) : undefined;
  const caches = await each(folder, (path) => runtime.stores.size(path));
  const shown = shownPath(folder, runtime.cwd);
  if (asked.json) {
    terminal.print(
      harmlessJson({ schemaVersion: 1, folder: shown, caches: caches.map(asJson), removed: removed?.map(asJson) }, 2),
    );
    return 0;
  }
  for (const { cache, size } of removed ?? []) terminal.print(`${cache}: removed ${amount(size)}`);
  for (const { cache, size } of caches) {
    const since = size.oldest === undefined ? '' : `, the oldest of ${day(size.oldest)}`;
    terminal.print(`${cache}: ${amount(size)}${since}`);
  }
  terminal.print(`in ${oneLine(shown)}`);
  return 0;
}

interface Cache {
  readonly cache: CacheName;
  readonly size: StoreSize;
}

function cleaned(folder: string, { olderThanMs, maxBytes }: AskedCache, { stores, clock }: Runtime): Promise<Cache[]> {
  const now = clock.now();
  const limits = { now, maxBytes, writtenBefore: olderThanMs === undefined ? undefined : now - olderThanMs };
  return each(folder, (path) => stores.clean(path, limits));
}

async function each(folder: string, of: (path: string) => Promise<StoreSize>): Promise<Cache[]> {
  const caches: Cache[] = [];
  for (const cache of cacheNames) caches.push({ cache, size: await of(join(folder, cache)) });
  return caches;
}

const asJson = ({ cache, size: { entries, bytes, oldest, newest } }: Cache) => ({
  cache,
  entries,
  bytes,
  oldest: oldest === undefined ? undefined : isoTime(oldest),
  newest: newest === undefined ? undefined : isoTime(newest),
});

const amount = ({ entries, bytes }: StoreSize): string =>
  entries === 0 ? 'nothing' : `${plural('entry', entries, 'entries')}, ${(bytes / 1000).toFixed(1)} kB`;

const day = (ms: number): string => isoTime(ms).slice(0, 10);
