import { Argument, type Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import { ageOf, sizeOf } from './amounts.ts';
import type { Ask } from './asked.ts';

export function cacheArgv(command: Command, ask: Ask): void {
  command
    .description('Show or remove the caches: verdicts of judges and responses of models.')
    .addArgument(new Argument('<what>', 'what to do').choices(['stats', 'clean']))
    .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
    .option('--older-than <AGE>', 'clean: only entries older than this, such as 12h, 30d or 8w (default: any age)')
    .option(
      '--max-size <SIZE>',
      'clean: the oldest entries, until each cache fits this size, such as 500mb (default: any size)',
    )
    .option('--json', 'print one JSON document: folder, caches, removed')
    .addHelpText('after', EXAMPLES)
    .action((what: string, folder: string | undefined, given: Record<string, unknown>) => {
      const olderThanMs = ageOf(given['olderThan'], '--older-than');
      const maxBytes = sizeOf(given['maxSize'], '--max-size');
      if (what === 'stats' && (olderThanMs ?? maxBytes) !== undefined) throw onlyForClean();
      ask({
        kind: 'cache',
        what: what === 'clean' ? 'clean' : 'stats',
        folder,
        olderThanMs,
        maxBytes,
        json: given['json'] === true,
      });
    });
}

const onlyForClean = () =>
  userError('INPUT_INVALID', '--older-than and --max-size have no effect on "cache stats", which removes nothing', {
    hint: 'Use "cache clean".',
  });

const EXAMPLES = `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches can be removed at any time, even during a run.
Exit codes: 0 done, 2 error.`;
