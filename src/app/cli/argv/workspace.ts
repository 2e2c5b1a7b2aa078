import { Argument, type Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import { ageOf, sizeOf } from './amounts.ts';
import type { Ask } from './asked.ts';
import { inputsOf } from './input-flags.ts';

type Action = 'list' | 'clean' | 'deps';

export function workspaceArgv(command: Command, ask: Ask): void {
  command
    .description('Show or remove the pooled workspaces and the fetched repositories of this machine.')
    .addArgument(
      new Argument(
        '<action>',
        'list: show both; clean: remove those that no run uses; deps: list the repositories that suites need',
      ).choices(['list', 'clean', 'deps']),
    )
    .argument('[evals...]', 'deps: eval files, folders or globs; ! excludes (default: as run)')
    .option('--repo <URL>', 'clean: only those of this repository')
    .option('--older-than <AGE>', 'clean: only those last used longer ago, such as 12h, 30d or 8w')
    .option('--max-size <SIZE>', 'clean: the least recently used, until the total fits this size, such as 5gb')
    .option('--used-by', 'deps: also name the suites')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLES)
    .action((action: Action, evals: string[], given: Record<string, unknown>) => {
      refuseForeign(action, evals, given);
      const json = given['json'] === true;
      if (action === 'deps') {
        ask({ kind: 'workspace', action, inputs: inputsOf(evals, {}), usedBy: given['usedBy'] === true, json });
        return;
      }
      const { repo } = given;
      const olderThanMs = ageOf(given['olderThan'], '--older-than');
      const maxBytes = sizeOf(given['maxSize'], '--max-size');
      ask({
        kind: 'workspace',
        action,
        repository: typeof repo === 'string' ? repo : undefined,
        olderThanMs,
        maxBytes,
        json,
      });
    });
}

/** A flag of another action would have no effect, so it is an error. */
function refuseForeign(action: Action, evals: readonly string[], given: Record<string, unknown>): void {
  const meant: readonly (readonly [shown: string, isGiven: boolean, action: Action])[] = [
    ['--repo', given['repo'] !== undefined, 'clean'],
    ['--older-than', given['olderThan'] !== undefined, 'clean'],
    ['--max-size', given['maxSize'] !== undefined, 'clean'],
    ['--used-by', given['usedBy'] !== undefined, 'deps'],
    ['a path', evals.length > 0, 'deps'],
  ];
  const wrong = meant.find(([, isGiven, belongsTo]) => isGiven && belongsTo !== action);
  if (wrong === undefined) return;
  const [shown, , belongsTo] = wrong;
  throw userError('INPUT_INVALID', `"workspace ${action}" does not accept ${shown}`, {
    hint: `Use it with "workspace ${belongsTo}".`,
  });
}

const EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git
  eval-action workspace clean --older-than 30d --max-size 5gb
  eval-action workspace deps evals --used-by

Exit codes: 0 done, 2 an item could not be read or removed.`;
