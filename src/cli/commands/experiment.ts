import { names } from '../../config/input-values.ts';
import type { InputName } from '../../config/settings.ts';
import { userError } from '../../model/errors.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, flagValues, inputsOf } from '../flags.ts';
import { runSuites } from './run.ts';

/** The settings of `run` that apply to experiments. */
const FLAGS: readonly InputName[] = [
  ...(['detect', 'trials', 'failIfWorse', 'onInconclusive', 'targets', 'testId', 'grep', 'tag'] as const),
  ...(['excludeTag', 'workers', 'graderTarget', 'budgetUsd', 'timeoutMinutes', 'testTimeoutSeconds'] as const),
  ...(['maxRetries', 'baseline', 'requestsPerMinute', 'cache', 'dryRun', 'outputDirectory'] as const),
  'workingDirectory',
];

interface ExperimentFlags extends Readonly<Record<string, unknown>> {
  readonly variants?: string;
  readonly quiet?: true;
  readonly json?: true;
}

export const command = defineCommand({
  summary: 'Compare variants of an agent on the same tests, side by side, and say which is better.',
  help: `
Examples:
  eval-action experiment --variants current,candidate
  eval-action experiment evals/refunds.eval.yaml --variants current,candidate --detect 5pp --budget-usd 20

The first variant is what the others are compared with.
Exit codes: 0 answered, 1 worse with --fail-if-worse, 2 not measured.`,
  flags(parser) {
    parser
      .argument('[evals...]', 'eval files, folders or globs; ! excludes')
      .option('--variants <NAMES>', 'two or more targets or variants, separated by commas (required)');
    addInputFlags(parser, FLAGS);
    parser
      .option('--quiet', 'print the answer only')
      .option('--json', 'print one JSON object per line: planned, test, run');
  },
  options(evals: readonly string[], { quiet, json, ...flags }: ExperimentFlags) {
    const { variants } = flagValues({ variants: names.default([]) }, flags);
    const [first, ...others] = variants;
    if (first === undefined || others.length === 0) {
      throw userError('INPUT_INVALID', 'An experiment needs two variants', {
        hint: 'Name targets, or variants of the suite: --variants current,candidate.',
      });
    }
    const inputs = { ...inputsOf(evals, flags), target: [first], experimentAgainst: others };
    return { inputs, resultsFiles: [], quiet: quiet === true, json: json === true };
  },
  startsPrograms: () => true,
  run: runSuites,
});
