import type { Command } from 'commander';
import { invalidValue, userError } from '../../../model/errors.ts';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

const MOST_SHARDS = 256;
const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1_440;

/** The arguments of `eval-action plan`: it selects as `run` does. */
export function planArgv(command: Command, ask: Ask): void {
  command
    .description('Divide a run between machines, and say what it will take. Calls nothing.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, [
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'workers',
    'baseline',
    'workingDirectory',
  ]);
  command
    .option('--shards <NUMBER>', 'the number of machines, or auto (default: auto)')
    .option('--max-shards <NUMBER>', `most machines (default: ${DEFAULT_MOST})`)
    .option('--target-minutes <NUMBER>', `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`)
    .option('--json', 'print one JSON document: shards with their tests, and the forecast')
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
  eval-action plan --shards 6 --json

Exit codes: 0 planned, 2 a file could not be read.`;
