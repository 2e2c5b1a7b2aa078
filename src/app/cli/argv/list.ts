import type { Command } from 'commander';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

/** The arguments of `eval-action list`: it selects as `run` does. */
export function listArgv(command: Command, ask: Ask): void {
  command
    .description('List suites, tests and targets: what a run would execute, and which variables it needs.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
  command
    .option('--json', 'print one JSON document: suites, targets, variables, problems, counts')
    .action((evals: string[], given: Record<string, unknown>) => {
      ask({ kind: 'list', inputs: inputsOf(evals, given), json: given['json'] === true });
    });
}

const EXAMPLES = `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 a file could not be read.`;
