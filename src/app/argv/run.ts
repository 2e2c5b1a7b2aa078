import { type Command, Option } from 'commander';
import type { Ask } from './asked.ts';
import { addDelayFlags, delayOf } from './dry-run-delay.ts';
import { addInputFlags, flagNames, inputsOf } from './input-flags.ts';

/** The words of `eval-action run`. */
export function runArgv(command: Command, ask: Ask): void {
  command
    .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, flagNames);
  command
    .addOption(
      new Option('--transcript <FILE>', 'grade the recorded conversations of a file, and ask no target').conflicts([
        'dryRun',
        'recordReplay',
      ]),
    )
    .addOption(
      new Option(
        '--record-replay <FILE>',
        'add each new answer to a file that the provider replay answers from',
      ).conflicts('dryRun'),
    );
  addDelayFlags(command);
  command
    .addOption(
      new Option('--verbose', 'print what is asked, and the commands of cli targets').conflicts(['json', 'quiet']),
    )
    .option('--quiet', 'print the verdict only')
    .option('--json', 'print one JSON object per line: planned, test, run')
    .action((evals: string[], given: Record<string, unknown>) => {
      const { transcript, recordReplay } = given;
      const inputs = inputsOf(evals, given);
      const dryRunDelay = delayOf(given, inputs);
      ask({
        kind: 'run',
        inputs,
        options: {
          ...(typeof transcript === 'string' && { transcript }),
          ...(typeof recordReplay === 'string' && { recordReplay }),
          ...(dryRunDelay !== undefined && { dryRunDelay }),
          verbose: given['verbose'] === true,
        },
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
