import { Argument, type Command } from 'commander';
import type { Ask, AskedCreate } from './asked.ts';

export function createArgv(command: Command, ask: Ask): void {
  command
    .description('Write a starting file that runs: a grader of your own, or a suite. Overwrites nothing.')
    .addArgument(
      new Argument('<what>', 'assertion: .agentv/assertions/NAME.ts; eval: evals/NAME.eval.yaml with tests').choices([
        'assertion',
        'eval',
      ]),
    )
    .argument('<name>', 'name of the file, such as word-count')
    .addHelpText('after', EXAMPLES)
    .action((what: AskedCreate['what'], name: string) => ask({ kind: 'create', what, name }));
}

const EXAMPLES = `
Examples:
  eval-action create assertion word-count
  eval-action create eval refunds

Exit codes: 0 written, 2 not written.`;
