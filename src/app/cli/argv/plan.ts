import type { Command } from 'commander';
import { invalidValue, userError } from '../../../model/errors.ts';
import { MOST_SHARDS } from '../../../model/run/shard-plan.ts';
import { sourcesOf } from '../../config/inputs.ts';
import { plannedInputNames } from '../../shards/pinned-inputs.ts';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

/** The flags of `run` that affect what runs and what is decided. */
const flags = plannedInputNames.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1_440;

/** The arguments of `eval-action plan`: it selects as `run` does. */
export function planArgv(command: Command, ask: Ask): void {
  command
    .description('Divide a run between machines, and say what it will take. Calls no target.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, flags);
  command
    .option('--shards <NUMBER>', 'the number of machines, or auto (default: auto)')
    .option('--max-shards <NUMBER>', `most machines (default: ${DEFAULT_MOST})`)
    .option('--target-minutes <NUMBER>', `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`)
    .option(
      '-o, --output <DIR>',
      'write the plan and its baseline to this folder, for "run --shard" and "report --plan"',
    )
    .option('--json', 'print one JSON document: the plan and its digest')
    .action((evals: string[], given: Record<string, unknown>) => {
      const shards = given['shards'] === 'auto' ? undefined : given['shards'];
      ask({
        kind: 'plan',
        inputs: inputsOf(evals, given),
        wishes: {
          shards: shards === undefined ? undefined : numberOf(shards, '--shards', MOST_SHARDS),
          most: numberOf(given['maxShards'] ?? DEFAULT_MOST, '--max-shards', MOST_SHARDS),
          targetMinutes: numberOf(given['targetMinutes'] ?? DEFAULT_MINUTES, '--target-minutes', MOST_MINUTES),
        },
        json: given['json'] === true,
      });
    });
}

function numberOf(given: unknown, flag: string, most: number): number {
  const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw userError('INPUT_INVALID', invalidValue(flag, `a whole number from 1 to ${most}`, given));
}

const EXAMPLES = `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 -o plan

Exit codes: 0 planned, 2 the run cannot be planned.`;
