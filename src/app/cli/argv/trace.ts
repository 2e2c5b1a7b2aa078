import { Argument, type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import { type Ask, type AskedTrace, traceGroups } from './asked.ts';

export function traceArgv(command: Command, ask: Ask): void {
  command
    .description('Read the records of runs: messages, tool calls, tokens and costs.')
    .addArgument(
      new Argument(
        '<what>',
        'list: the newest runs; show: the tests of a run, or one; stats: figures of a run',
      ).choices(['list', 'show', 'stats']),
    )
    .argument('[run]', 'show, stats: run folder or results file (default: the newest run)')
    .option('--test-id <ID>', 'show: the test whose messages and tool calls are printed (default: a table of all)')
    .option('--target <NAME>', 'show, stats: only results of this target')
    .option('--tree', 'show: the tool calls alone, without texts')
    .addOption(new Option('-g, --group-by <WHAT>', 'stats: figures for each').choices(traceGroups))
    .option('-n, --limit <COUNT>', 'list: maximum number of runs', '20')
    .addOption(new Option('-f, --format <FORMAT>', 'output').choices(['table', 'json']).default('table'))
    .addHelpText('after', EXAMPLES)
    .action((what: AskedTrace['what'], run: string | undefined, given: Record<string, unknown>) => {
      const limit = Number(given['limit']);
      if (!Number.isSafeInteger(limit) || limit < 1) {
        throw userError('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given['limit']) });
      }
      if (what === 'list' && run !== undefined) {
        throw userError('INPUT_INVALID', '"trace list" takes no run', { hint: 'Use "trace show".' });
      }
      ask({
        kind: 'trace',
        what,
        run,
        testId: given['testId'] as string | undefined,
        target: given['target'] as string | undefined,
        isTree: given['tree'] === true,
        groupBy: given['groupBy'] as AskedTrace['groupBy'],
        limit,
        json: given['format'] === 'json',
      });
    });
}

const EXAMPLES = `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`;
