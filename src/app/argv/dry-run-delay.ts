import { type Command, Option } from 'commander';
import { invalidValue, userError } from '../../model/errors.ts';
import type { Delay } from '../../run/with-delay.ts';
import type { Inputs } from '../inputs.ts';

/** Gives a command the flags for how long the stand-ins of a dry run take. */
export function addDelayFlags(command: Command): void {
  command
    .addOption(new Option('--dry-run-delay <MS>', 'milliseconds that each answer of a dry run takes (default: none)'))
    .addOption(new Option('--dry-run-delay-min <MS>', 'the least of them, spread evenly; wins over --dry-run-delay'))
    .addOption(new Option('--dry-run-delay-max <MS>', 'the most of them; both belong together'));
}

/** What the flags say (targets-format.md §4.3). Throws a `UserError` where they say nothing that can be done. */
export function delayOf(
  given: Readonly<Record<string, unknown>>,
  { dryRun }: Pick<Inputs, 'dryRun'>,
): Delay | undefined {
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
