import type { Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask } from './asked.ts';

export function assertArgv(command: Command, ask: Ask): void {
  command
    .description('Run one grader on given texts, and print its result as JSON. No target and no judge is called.')
    .argument('<grader>', 'name of a grader in .agentv/assertions or .agentv/graders, its file, or a built-in type')
    .option('--agent-output <TEXT>', 'the answer to grade')
    .option('--agent-input <TEXT>', 'the question (default: none)')
    .option('--file <FILE>', 'JSON file with "output", and optionally "input", "expected_output" and "criteria"')
    .addHelpText('after', EXAMPLES)
    .action((grader: string, given: Readonly<Record<string, string | undefined>>) => {
      const { agentOutput: output, agentInput: input, file } = given;
      const isBoth = file !== undefined && (output ?? input) !== undefined;
      if (isBoth || (file ?? output) === undefined) {
        throw userError('INPUT_INVALID', isBoth ? 'The answer is given twice' : 'There is no answer to grade', {
          expected: 'either --agent-output, or --file',
        });
      }
      ask({ kind: 'assert', grader, output, input, file });
    });
}

const EXAMPLES = `
Examples:
  eval-action assert rouge-score --agent-output 'The fox jumps' --agent-input 'Summarize the story'
  eval-action assert .agentv/assertions/polite.ts --file answer.json

Exit codes: 0 the score is 0.5 or more, 1 it is less, 2 there is no score.`;
