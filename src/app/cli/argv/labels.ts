import { Argument, type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { InputName } from '../../config/inputs.ts';
import { type Ask, type AskedLabels, labelActions } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

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

/** The settings of `run` that apply to tests of judges. */
const FLAGS: readonly InputName[] = [
  ...(['targets', 'testId', 'trials', 'threshold', 'workers', 'budgetUsd', 'baseline', 'confirm'] as const),
  ...(['testTimeoutSeconds', 'timeoutMinutes', 'maxRetries', 'outputDirectory', 'experiment'] as const),
];

export function judgeTestArgv(command: Command, ask: Ask): void {
  command
    .description('Test judges with the labels in .agentv/labels: each labelled answer is judged again.')
    .option('--judge <TARGET>', 'the judge to test, for graders that name no target (default: as in a run)');
  addInputFlags(command, FLAGS);
  command
    .addOption(new Option('--quiet', 'print the verdict only'))
    .addOption(new Option('--json', 'print one JSON object per line: planned, test, run'))
    .addHelpText('after', JUDGE_TEST_EXAMPLES)
    .action(({ judge, ...given }: Record<string, unknown>) =>
      ask({
        kind: 'run',
        inputs: {
          ...inputsOf([], { ...given, ...(judge !== undefined && { graderTarget: judge }) }),
          judges: 'labels',
        },
        options: {},
        quiet: given['quiet'] === true,
        json: given['json'] === true,
      }),
    );
}

const JUDGE_TEST_EXAMPLES = `
Examples:
  eval-action judge-test
  eval-action judge-test --judge cheaper-model --trials 3 --threshold 0.9

Exit codes: 0 passed, 1 failed, 2 not measured.`;
