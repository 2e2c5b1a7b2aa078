import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { StoreSize } from '../../../model/ports/stores.ts';
import { type CacheName, cacheNames } from '../../../model/run/result.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { isoTime } from '../../../shared/iso-time.ts';
import { plural } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { cacheFolder } from '../../reuse/cache-folder.ts';
import { defineCommand } from '../command.ts';
import { ageOf, sizeOf } from '../flags.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches can be removed at any time, even during a run.
Exit codes: 0 done, 2 error.`,
  flags: (parser) =>
    parser
      .addArgument(new Argument('<what>', 'what to do').choices(['stats', 'clean']))
      .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
      .option('--older-than <AGE>', 'clean: only entries older than this, such as 12h, 30d or 8w (default: any age)')
      .option(
        '--max-size <SIZE>',
        'clean: the oldest entries, until each cache fits this size, such as 500mb (default: any size)',
      )
      .option('--json', 'print one JSON document: folder, caches, removed'),
  options(
    what: 'stats' | 'clean',
    folder: string | undefined,
    flags: { olderThan?: string; maxSize?: string; json?: true },
  ) {
    const olderThanMs = ageOf(flags.olderThan, '--older-than');
    const maxBytes = sizeOf(flags.maxSize, '--max-size');
    if (what === 'stats' && (olderThanMs ?? maxBytes) !== undefined) {
      throw userError(
        'INPUT_INVALID',
        '--older-than and --max-size have no effect on "cache stats", which removes nothing',
        { hint: 'Use "cache clean".' },
      );
    }
    return { what, folder, olderThanMs, maxBytes, json: flags.json };
  },
  /** Shows the caches, or what was removed and what is left. */
  async run(options, runtime, terminal) {
    const { what, olderThanMs, maxBytes } = options;
    const folder =
      options.folder === undefined ? cacheFolder(runtime.cwd, runtime.env) : resolve(runtime.cwd, options.folder);
    const now = runtime.clock.now();
    const limits = { now, maxBytes, writtenBefore: olderThanMs === undefined ? undefined : now - olderThanMs };
    const removed = what === 'clean' ? await each(folder, (path) => runtime.stores.clean(path, limits)) : undefined;
    const caches = await each(folder, (path) => runtime.stores.size(path));
    const shown = shownPath(folder, runtime.cwd);
    if (options.json) {
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
  },
});

interface Cache {
  readonly cache: CacheName;
  readonly size: StoreSize;
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
