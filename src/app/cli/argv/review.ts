import { type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask } from './asked.ts';

export function reviewArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Judge the answers of a run at the terminal, one test at a time. Judgements become labels in .agentv/labels.',
    )
    .argument('[run]', 'run folder or results file (default: the newest run)')
    .option('--sample <N>', 'only this many tests, drawn at random (default: all)')
    .addOption(
      new Option('--only <WHICH>', 'only tests that fail, or whose judges contradict others or a person').choices([
        'failing',
        'disagreed',
      ]),
    )
    .option('--reviewer <NAME>', 'your name, as labels have it (default: user.name of git)')
    .option('--show-judge', 'show the verdicts of judges before you judge (default: afterwards)')
    .addHelpText('after', EXAMPLES)
    .action((run: string | undefined, given: Record<string, unknown>) =>
      ask({
        kind: 'review',
        run,
        sample: sampleOf(given['sample']),
        only: given['only'] as 'failing' | 'disagreed' | undefined,
        reviewer: given['reviewer'] as string | undefined,
        showsJudge: given['showJudge'] === true,
      }),
    );
}

function sampleOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const count = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (count > 0) return count;
  throw userError('INPUT_INVALID', '--sample needs a number of tests', {
    expected: 'a whole number from 1',
    found: JSON.stringify(given),
  });
}

const EXAMPLES = `
Examples:
  eval-action review
  eval-action review --sample 30
  eval-action review .agentv/results/runs/default/2026-01-02T10-11-00-000Z --only disagreed

Without a terminal, review in the HTML report (eval-action open), and import its labels.
Exit codes: 0 done or left with q, 2 there is nothing to review, or no terminal.`;
