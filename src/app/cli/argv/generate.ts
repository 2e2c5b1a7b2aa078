import { Argument, type Command } from 'commander';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

export function generateArgv(command: Command, ask: Ask): void {
  command
    .description('Ask a model for rubrics, and write them into the tests of a suite that have no graders yet.')
    .addArgument(new Argument('<what>', 'what to write').choices(['rubrics']))
    .argument('<suite>', 'YAML eval file; its comments stay')
    .option('--target <NAME>', 'target that writes them (default: the judge of the target "default")')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, ['targets', 'testId']);
  command.action((_what: string, suite: string, given: Record<string, unknown>) => {
    const { target, ...others } = given;
    ask({ kind: 'generate', suite, target: target as string | undefined, inputs: inputsOf([suite], others) });
  });
}

const EXAMPLES = `
Examples:
  eval-action generate rubrics evals/refunds.eval.yaml
  eval-action generate rubrics evals/refunds.eval.yaml --target careful --test-id 'refund-*'

Review the rubrics before you commit them.
Exit codes: 0 written or nothing to write, 2 a model gave none for a test, or no test has the id.`;
