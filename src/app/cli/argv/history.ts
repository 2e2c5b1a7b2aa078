import type { Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask } from './asked.ts';

const DEFAULT_RUNS = 20;

export function historyArgv(command: Command, ask: Ask): void {
  command
    .description('Show how suites did over the runs of the base branch.')
    .argument('[folder]', 'folder of a history (default: that of history, else the branch history-branch of origin)')
    .option('--suite <NAME>', 'only this suite')
    .option('--target <NAME>', 'only this target')
    .option('--key <KEY>', 'only the runs of this comment-key')
    .option('-n, --limit <COUNT>', `maximum number of runs in a table (default: ${DEFAULT_RUNS})`)
    .option('--svg <FILE>', 'write the pass rate of the newest 60 runs as an image')
    .option('--json', 'print one JSON document: keys with their runs and suites')
    .addHelpText('after', EXAMPLES)
    .action((folder: string | undefined, given: Record<string, string | true | undefined>) => {
      const limit = Number(given['limit'] ?? DEFAULT_RUNS);
      if (!Number.isSafeInteger(limit) || limit < 1) {
        throw userError('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given['limit']) });
      }
      const text = (name: string) => given[name] as string | undefined;
      ask({
        kind: 'history',
        folder,
        suite: text('suite'),
        target: text('target'),
        key: text('key'),
        limit,
        svg: text('svg'),
        json: given['json'] === true,
      });
    });
}

const EXAMPLES = `
Examples:
  eval-action history
  eval-action history .agentv/history --suite refunds --limit 50
  eval-action history --json
  eval-action history --svg trend.svg

Exit codes: 0 printed, 2 the history could not be read.`;
