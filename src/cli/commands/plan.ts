import { forecastNames, parseForecastOptions, plannedInputNames, planSettings } from '../../config/plan-inputs.ts';
import { findPolicy } from '../../config/policy/policy.ts';
import { sourcesOf } from '../../config/settings.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { forecastText, headline, makeForecast, matrixOf } from '../../runner/forecast.ts';
import { defineCommand } from '../command.ts';
import { addFlag, addInputFlags, flagSpelling, flagTexts, inputsOf } from '../flags.ts';
import { complainProblems } from '../problem-lines.ts';

/** The flags of `run` that affect what runs and what is decided. */
const NAMES = plannedInputNames.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

export const command = defineCommand({
  summary: 'Say what a run will take, and how many machines it needs. Calls no target.',
  help: `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 --json

Exit codes: 0 planned, 2 the run cannot be planned.`,
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, NAMES);
    for (const name of forecastNames) addFlag(parser, name, { docs: planSettings.docsOf(name), isList: false });
    parser.option('--json', 'print one JSON document: the forecast, and the matrix of the shards');
  },
  options: (evals: readonly string[], flags: Readonly<Record<string, unknown>>) => ({
    inputs: inputsOf(evals, flags),
    options: parseForecastOptions(flagTexts(forecastNames, flags), flagSpelling),
    json: flags['json'] === true,
  }),
  /** Forecasts what a run takes, and in how many shards. */
  async run({ inputs, options, json }, runtime, terminal) {
    const forecast = await makeForecast(await findPolicy(inputs, runtime), options, { runtime });
    const { problems, ...rest } = forecast;
    if (json) {
      const document = { headline: headline(forecast), matrix: matrixOf(forecast), forecast: rest, problems };
      terminal.print(harmlessJson({ schemaVersion: 1, ...document }, 2));
    } else {
      complainProblems(problems, terminal);
      terminal.print(forecastText(forecast, options));
    }
    return 0;
  },
});
