import * as z from 'zod';
import type { Env } from '../model/ports/machine.ts';
import { MAX_SHARDS } from '../model/run/result-keys.ts';
import { inputTexts } from './input-sources.ts';
import { count, shardCount } from './input-values.ts';
import { type InputName, parseTexts, setting, stepSettings } from './settings.ts';

/** The inputs on which a forecast depends. Pass mark and time limit decide which earlier results are reused. */
export const plannedInputNames = [
  'evals',
  'target',
  'targets',
  'testId',
  'tag',
  'excludeTag',
  'trials',
  'threshold',
  'testTimeoutSeconds',
  'workers',
  'graderTarget',
  'budgetUsd',
  'requestsPerMinute',
  'reuse',
  'baseline',
  'baselineBranch',
  'baselineMaxAge',
  'history',
  'historyBranch',
  'quarantineFile',
  'maxDrop',
  'dryRun',
  'workingDirectory',
] as const satisfies readonly InputName[];

const MAX_MINUTES = 1_440;

const ownSettings = {
  shards: setting(shardCount.optional(), {
    description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
    default: 'auto',
    sources: ['action', 'flag'],
    value: 'N',
  }),
  maxShards: setting(count(1, MAX_SHARDS).default(20), {
    description: `Maximum number of shards that \`auto\` chooses, 1 to ${MAX_SHARDS}.`,
    sources: ['action', 'flag'],
  }),
  targetMinutes: setting(count(1, MAX_MINUTES).default(10), {
    description: '`auto` adds shards until the expected duration is at most this many minutes.',
    sources: ['action', 'flag'],
  }),
  onlyWithLabel: setting(
    z
      .string()
      .refine((label) => label.trim().length <= 100, 'the name of a label')
      .optional(),
    {
      description:
        'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
      default: 'every pull request',
      sources: ['action'],
    },
  ),
};

/** The settings of a forecast that `eval-action plan` has, too. */
export const forecastNames = [
  'shards',
  'maxShards',
  'targetMinutes',
] as const satisfies readonly (keyof typeof ownSettings)[];

/** Parses these settings. Throws a `UserError` with all invalid values. */
export const parseForecastOptions = (
  texts: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string,
): Pick<PlanInputs, (typeof forecastNames)[number]> => parseTexts(z.strictObject(ownSettings), texts, spell);

/** Settings of the job itself. */
const ofJob = [
  'githubToken',
  'jobSummary',
  'annotations',
  'commentKey',
  'allowUntrustedCode',
] as const satisfies readonly InputName[];

export const planSettings = stepSettings('Plan', ownSettings, [...plannedInputNames, ...ofJob]);
export type PlanInputs = ReturnType<typeof planSettings.parse>;

export const planInputs = (env: Env): PlanInputs => planSettings.parse(inputTexts(env, planSettings.names));
