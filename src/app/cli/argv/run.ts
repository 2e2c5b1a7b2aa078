import { type Command, Option } from 'commander';
import { invalidValue, userError } from '../../../model/errors.ts';
import type { Delay } from '../../../run/calls/with-delay.ts';
import type { Inputs } from '../../config/inputs.ts';
import type { Ask } from './asked.ts';
import { addGroupedFlags, inputsOf } from './input-flags.ts';

export function runArgv(command: Command, ask: Ask): void {
  command
    .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  addGroupedFlags(command);
  command
    .addOption(
      new Option('--transcript <FILE>', 'grade the recorded conversations of a file, and ask no target').conflicts([
        'dryRun',
        'recordReplay',
      ]),
    )
    .addOption(
      new Option(
        '--record-replay <FILE>',
        'add each new answer to a file that the provider replay answers from',
      ).conflicts('dryRun'),
    );
  addDelayFlags(command);
  command
    .addOption(
      new Option('--verbose', 'print what is asked, and the commands of cli targets').conflicts(['json', 'quiet']),
    )
    .option('--quiet', 'print the verdict only')
    .option('--json', 'print one JSON object per line: planned, test, run')
    .action((evals: string[], given: Record<string, unknown>) => {
      const { transcript, recordReplay } = given;
      const inputs = inputsOf(evals, given);
      const dryRunDelay = delayOf(given, inputs);
      ask({
        kind: 'run',
        inputs,
        options: {
          ...(typeof transcript === 'string' && { transcript }),
          ...(typeof recordReplay === 'string' && { recordReplay }),
          ...(dryRunDelay !== undefined && { dryRunDelay }),
          verbose: given['verbose'] === true,
        },
        quiet: given['quiet'] === true,
        json: given['json'] === true,
      });
    });
}

const EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

/** Gives a command the flags for how long the stand-ins of a dry run take. */
function addDelayFlags(command: Command): void {
  command
    .addOption(new Option('--dry-run-delay <MS>', 'milliseconds that each answer of a dry run takes (default: none)'))
    .addOption(new Option('--dry-run-delay-min <MS>', 'the least of them, spread evenly; wins over --dry-run-delay'))
    .addOption(new Option('--dry-run-delay-max <MS>', 'the most of them; both belong together'));
}

/** What the flags say. Throws a `UserError` where they say nothing that can be done. */
function delayOf(given: Readonly<Record<string, unknown>>, { dryRun }: Pick<Inputs, 'dryRun'>): Delay | undefined {
  const fixed = millisecondsOf(given['dryRunDelay'], '--dry-run-delay');
  const least = millisecondsOf(given['dryRunDelayMin'], '--dry-run-delay-min');
  const most = millisecondsOf(given['dryRunDelayMax'], '--dry-run-delay-max');
  if ((fixed ?? least ?? most) === undefined) return undefined;
  if (!dryRun) throw onlyForDryRuns();
  const isRange = (least ?? most) !== undefined;
  const [leastMs, mostMs] = isRange ? [least, most] : [fixed, fixed];
  if (leastMs === undefined || mostMs === undefined || leastMs > mostMs) throw noRange();
  return { leastMs, mostMs };
}

/** Longer than this nobody waits for an answer that is none. */
const LONGEST_MS = 3_600_000;

function millisecondsOf(given: unknown, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const ms = /^\d{1,7}$/.test(String(given)) ? Number(given) : Number.NaN;
  if (ms <= LONGEST_MS) return ms;
  throw userError('INPUT_INVALID', invalidValue(flag, `a whole number of milliseconds from 0 to ${LONGEST_MS}`, given));
}

const onlyForDryRuns = () =>
  userError('INPUT_INVALID', 'The flags that begin with --dry-run-delay say how long answers of a dry run take', {
    hint: 'Add --dry-run, or take them out.',
  });

const noRange = () =>
  userError('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max say no range', {
    expected: 'both of them, the least no larger than the most',
  });
