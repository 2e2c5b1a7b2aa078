import type { Command } from 'commander';
import type { Ask } from './asked.ts';
import { addInputFlags, flagNames, inputsOf } from './input-flags.ts';

/** The words of `eval-action run`. */
export function runArgv(command: Command, ask: Ask): void {
  command
    .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, flagNames);
  command
    .option('--quiet', 'print the verdict only')
    .option('--json', 'print one JSON object per line: planned, test, run')
    .action((evals: string[], given: Record<string, unknown>) => {
      ask({
        kind: 'run',
        inputs: inputsOf(evals, given),
        quiet: given['quiet'] === true,
        json: given['json'] === true,
      });
    });
}

const EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;
