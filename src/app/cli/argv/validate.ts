import type { Command } from 'commander';
import { invalidValue, userError } from '../../../model/errors.ts';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

export function validateArgv(command: Command, ask: Ask): void {
  command
    .description('Check suites and the targets they use, without running anything. Reports all problems of all files.')
    .argument('[paths...]', 'eval files, targets files, folders or globs; ! excludes (default: as run)')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, ['targets', 'strict']);
  command
    .option('--max-warnings <N>', 'exit with 1 if there are more warnings (default: no limit)')
    .option('--json', 'print one JSON document: files, problems, counts')
    .action((paths: string[], given: Record<string, unknown>) => {
      const maxWarnings = limitOf(given['maxWarnings']);
      ask({
        kind: 'validate',
        inputs: inputsOf(paths, given),
        maxWarnings,
        json: given['json'] === true,
      });
    });
}

function limitOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const text = String(given).trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw userError('INPUT_INVALID', invalidValue('--max-warnings', 'a whole number, 0 or more', given));
}

const EXAMPLES = `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`;
