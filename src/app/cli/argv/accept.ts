import type { Command } from 'commander';
import type { Ask } from './asked.ts';

export function acceptArgv(command: Command, ask: Ask): void {
  command
    .description('Accept tests as they are now: their history begins anew, and what they do becomes the reference.')
    .argument('<tests...>', 'ids of the tests, exactly as they are written')
    .addHelpText('after', EXAMPLES)
    .requiredOption('--reason <TEXT>', 'why they are right as they are; kept with the evidence')
    .option('--author <NAME>', 'who accepts them (default: the user of this machine, or the actor of the job)')
    .option(
      '--evidence <PATH>',
      'a file of evidence, or a folder of them (default: .agentv/evidence, which no run writes)',
    )
    .option('--suite <NAME>', 'only in this suite (default: in all)')
    .option('--target <NAME>', 'only on this target (default: on all)')
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

Exit codes: 0 accepted, 2 could not: a test that is not known, a file that is no evidence.`;
