import { Argument, type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import { listed } from '../../../shared/did-you-mean.ts';
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
    .option(
      '--test-id <ID>',
      'show: the test whose messages and tool calls are printed (default: a table of all); stats: only this test',
    )
    .option('--target <NAME>', 'show, stats: only results of this target')
    .option('--tree', 'show, with --test-id: the tool calls alone, without texts')
    .addOption(new Option('-g, --group-by <WHAT>', 'stats: figures for each').choices(traceGroups))
    .option('-n, --limit <COUNT>', 'list: maximum number of runs (default: 20)')
    .addOption(new Option('-f, --format <FORMAT>', 'output').choices(['table', 'json']).default('table'))
    .addHelpText('after', EXAMPLES)
    .action((what: AskedTrace['what'], run: string | undefined, given: Record<string, unknown>) => {
      refuseUnused(what, given);
      const limit = Number(given['limit'] ?? 20);
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

/** The flags that not all of them take. */
const FLAGS: readonly [flag: string, option: string, of: readonly AskedTrace['what'][]][] = [
  ['--test-id', 'testId', ['show', 'stats']],
  ['--target', 'target', ['show', 'stats']],
  ['--tree', 'tree', ['show']],
  ['--group-by', 'groupBy', ['stats']],
  ['--limit', 'limit', ['list']],
];

function refuseUnused(what: AskedTrace['what'], given: Readonly<Record<string, unknown>>): void {
  for (const [flag, option, of] of FLAGS) {
    if (given[option] === undefined || of.includes(what)) continue;
    throw userError('INPUT_INVALID', `"trace ${what}" takes no ${flag}`, { hint: `It is for ${listed(of)}.` });
  }
  if (given['tree'] !== undefined && given['testId'] === undefined) {
    throw userError('INPUT_INVALID', '"trace show --tree" needs --test-id');
  }
}

const EXAMPLES = `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`;
