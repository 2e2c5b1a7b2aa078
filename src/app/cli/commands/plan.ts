import { invalidValue, userError } from '../../../model/errors.ts';
import { MOST_SHARDS } from '../../../model/run/shard.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { sourcesOf } from '../../config/inputs.ts';
import { plannedInputNames } from '../../config/plan-inputs.ts';
import { byFile } from '../../inspect/survey.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import { forecastText, headline, matrixOf } from '../../shards/forecast-text.ts';
import { makeForecast } from '../../shards/make-forecast.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

/** The flags of `run` that affect what runs and what is decided. */
const NAMES = plannedInputNames.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1_440;

interface Flags {
  readonly shards?: string;
  readonly maxShards?: string;
  readonly targetMinutes?: string;
  readonly json?: true;
}

export const command = defineCommand({
  help: `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 --json

Exit codes: 0 planned, 2 the run cannot be planned.`,
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, NAMES);
    parser
      .option('--shards <NUMBER>', 'the number of machines, or auto (default: auto)')
      .option('--max-shards <NUMBER>', `most machines (default: ${DEFAULT_MOST})`)
      .option(
        '--target-minutes <NUMBER>',
        `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`,
      )
      .option('--json', 'print one JSON document: the forecast, and the matrix of the shards');
  },
  options: (evals: readonly string[], { shards = 'auto', maxShards, targetMinutes, ...flags }: Flags) => ({
    inputs: inputsOf(evals, flags),
    wishes: {
      shards: shards === 'auto' ? undefined : numberOf(shards, '--shards', MOST_SHARDS),
      most: numberOf(maxShards ?? DEFAULT_MOST, '--max-shards', MOST_SHARDS),
      targetMinutes: numberOf(targetMinutes ?? DEFAULT_MINUTES, '--target-minutes', MOST_MINUTES),
    },
    json: flags.json === true,
  }),
  /** Forecasts what a run takes, and in how many shards. */
  async run({ inputs, wishes, json }, runtime, terminal) {
    const forecast = await makeForecast(await findPolicy(inputs, runtime), wishes, { runtime });
    const { problems, ...rest } = forecast;
    if (json) {
      const document = { headline: headline(forecast), matrix: matrixOf(forecast), forecast: rest, problems };
      terminal.print(harmlessJson({ schemaVersion: 1, ...document }, 2));
      return 0;
    }
    const plain = paintFor({ colour: false });
    for (const own of byFile(problems).values()) terminal.complain(problemLines(own, plain).join('\n'));
    terminal.print(forecastText(forecast, wishes));
    return 0;
  },
});

function numberOf(given: unknown, flag: string, most: number): number {
  const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw userError('INPUT_INVALID', invalidValue(flag, `a whole number from 1 to ${most}`, given));
}
