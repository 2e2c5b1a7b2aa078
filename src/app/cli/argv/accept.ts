import type { Command } from 'commander';
import type { Ask } from './asked.ts';

export function acceptArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Accept the current results of tests: discard their baseline, so that later results become the new one.',
    )
    .argument('<tests...>', 'exact ids of the tests')
    .addHelpText('after', EXAMPLES)
    .requiredOption('--reason <TEXT>', 'why the current results are correct; stored in the evidence')
    .option('--author <NAME>', 'your name (default: the user of this machine, or the actor of the job)')
    .option('--evidence <PATH>', 'evidence file, or a folder of them (default: .agentv/evidence, which no run writes)')
    .option('--suite <NAME>', 'only in this suite (default: all suites)')
    .option('--target <NAME>', 'only on this target (default: all targets)')
    .action((tests: string[], given: Record<string, unknown>) => {
      const text = (name: string) => (given[name] === undefined ? undefined : String(given[name]));
      ask({
        kind: 'accept',
        tests,
        reason: text('reason') ?? '',
        author: text('author'),
        evidence: text('evidence'),
        suite: text('suite'),
        target: text('target'),
      });
    });
}

const EXAMPLES = `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'

Exit codes: 0 accepted, 2 error, such as an unknown test or an invalid evidence file.`;
