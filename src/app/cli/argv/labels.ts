import { Argument, type Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import { type Ask, type AskedLabels, labelActions } from './asked.ts';

export function labelsArgv(command: Command, ask: Ask): void {
  command
    .description('Import or list the labels of people in .agentv/labels, and compare judges with them.')
    .addArgument(new Argument('<action>', 'what to do').choices(labelActions))
    .argument('[files...]', 'import: labels-*.jsonl of the HTML report, or feedback.json of a run folder')
    .option('--check', 'import: check the files and write nothing')
    .option('--reviewer <NAME>', 'import: the name on labels that have none (default: user.name of git)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLES)
    .action((action: AskedLabels['action'], files: string[], given: Record<string, unknown>) => {
      refuseForeign(action, files, given);
      ask({
        kind: 'labels',
        action,
        files,
        isCheck: given['check'] === true,
        reviewer: given['reviewer'] as string | undefined,
        json: given['json'] === true,
      });
    });
}

/** A flag of another action would have no effect, so it is an error. */
function refuseForeign(action: AskedLabels['action'], files: readonly string[], given: Record<string, unknown>): void {
  if (action === 'import' && files.length === 0) {
    throw userError('INPUT_INVALID', '"labels import" needs a file', {
      hint: 'Pass the file that "Export labels" of the HTML report has saved.',
    });
  }
  if (action === 'import') return;
  const [wrong] = [
    ...(files.length > 0 ? ['a file'] : []),
    ...(given['check'] === true ? ['--check'] : []),
    ...(given['reviewer'] === undefined ? [] : ['--reviewer']),
  ];
  if (wrong !== undefined) throw userError('INPUT_INVALID', `"labels ${action}" does not accept ${wrong}`);
}

const EXAMPLES = `
Examples:
  eval-action labels import ~/Downloads/labels-2026-01-02.jsonl
  eval-action labels import labels.jsonl --check
  eval-action labels list
  eval-action labels agreement

Exit codes: 0 done, 2 a line or file is not a label. Nothing is written then.`;
