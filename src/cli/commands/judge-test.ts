import { Option } from 'commander';
import type { InputName } from '../../config/settings.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { runSuites } from './run.ts';

/** The settings of `run` that apply to tests of judges. */
const FLAGS: readonly InputName[] = [
  ...(['targets', 'testId', 'trials', 'threshold', 'workers', 'budgetUsd', 'baseline', 'confirm'] as const),
  ...(['testTimeoutSeconds', 'timeoutMinutes', 'maxRetries', 'outputDirectory', 'experiment'] as const),
];

export const command = defineCommand({
  summary: 'Test judges with the labels in .agentv/labels: each labelled answer is judged again.',
  help: `
Examples:
  eval-action judge-test
  eval-action judge-test --judge cheaper-model --trials 3 --threshold 0.9

Exit codes: 0 passed, 1 failed, 2 not measured.`,
  flags(parser) {
    parser.option('--judge <TARGET>', 'the judge to test, for graders that name no target (default: as in a run)');
    addInputFlags(parser, FLAGS);
    parser
      .addOption(new Option('--quiet', 'print the verdict only'))
      .addOption(new Option('--json', 'print one JSON object per line: planned, test, run'));
  },
  options: ({ judge, ...flags }: { judge?: string; quiet?: true; json?: true }) => ({
    inputs: { ...inputsOf([], { ...flags, graderTarget: judge }), judges: 'labels' as const },
    resultsFiles: [],
    quiet: flags.quiet === true,
    json: flags.json === true,
  }),
  startsPrograms: () => true,
  run: runSuites,
});
