import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import type { StoreSize } from '../../model/ports/stores.ts';
import { type CacheName, cacheNames } from '../../model/run/result-keys.ts';
import { DAY_MS, isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { cacheFolder } from '../../runner/reuse/cache-folder.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { CLEANING, flagValues, refuseUnused } from '../flags.ts';

export const command = defineCommand({
  summary: 'Show or remove the caches: verdicts of judges and responses of models.',
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
    refuseUnused('cache', what, [
      ['--older-than', flags.olderThan, 'clean'],
      ['--max-size', flags.maxSize, 'clean'],
    ]);
    return { what, folder, json: flags.json, ...flagValues(CLEANING, flags) };
  },
  /** Shows the caches, or what was removed and what is left. */
  async run(
    { what, folder: folderOption, olderThan: days, maxSize: maxBytes, json },
    { cwd, env, clock, stores },
    terminal,
  ) {
    const folder = folderOption === undefined ? cacheFolder(cwd, env) : resolve(cwd, folderOption);
    const now = clock.now();
    const limits = { now, maxBytes, writtenBefore: days === undefined ? undefined : now - days * DAY_MS };
    const removed: [CacheName, StoreSize][] = [];
    const left: [CacheName, StoreSize][] = [];
    for (const name of cacheNames) {
      const path = join(folder, name);
      if (what === 'clean') removed.push([name, await stores.clean(path, limits)]);
      left.push([name, await stores.size(path)]);
    }

    const shown = shownPath(folder, cwd);
    if (json) {
      const caches = left.map(toJson);
      const document = {
        schemaVersion: 1,
        folder: shown,
        caches,
        removed: what === 'clean' ? removed.map(toJson) : undefined,
      };
      terminal.print(harmlessJson(document, 2));
      return 0;
    }
    for (const [name, size] of removed) terminal.print(`${name}: removed ${amount(size)}`);
    for (const [name, size] of left) {
      const since = size.oldest === undefined ? '' : `, the oldest of ${isoTime(size.oldest).slice(0, 10)}`;
      terminal.print(`${name}: ${amount(size)}${since}`);
    }
    terminal.print(`in ${oneLine(shown)}`);
    return 0;
  },
});

const toJson = ([cache, { entries, bytes, oldest, newest }]: readonly [CacheName, StoreSize]) => ({
  cache,
  entries,
  bytes,
  oldest: oldest === undefined ? undefined : isoTime(oldest),
  newest: newest === undefined ? undefined : isoTime(newest),
});

const amount = ({ entries, bytes }: StoreSize): string =>
  entries === 0 ? 'nothing' : `${plural('entry', entries, 'entries')}, ${(bytes / 1000).toFixed(1)} kB`;
