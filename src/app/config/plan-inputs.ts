import * as z from 'zod';
import { MAX_SHARDS } from '../../model/run/result.ts';
import { inputTexts } from './input-sources.ts';
import { count } from './input-values.ts';
import {
  actionInputNames,
  type InputDocs,
  type InputName,
  type Inputs,
  inputGroups,
  inputNames,
  inputsSchema,
  isGiven,
  isInput,
  parseInputs,
  parseTexts,
} from './inputs.ts';

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

/** `auto`, or the number of shards. */
const shards = z.string().transform((text, context) => {
  const word = text.trim().toLowerCase();
  if (word === 'auto') return undefined;
  const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  if (number >= 1 && number <= MAX_SHARDS) return number;
  context.addIssue({ code: 'custom', message: `auto, or a whole number from 1 to ${MAX_SHARDS}`, input: text });
  return z.NEVER;
});

const own = {
  shards: shards.optional().meta({
    description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
    default: 'auto',
    sources: ['action', 'flag'],
    value: 'NUMBER',
  }),
  maxShards: count(1, MAX_SHARDS)
    .default(20)
    .meta({
      description: `Maximum number of shards that \`auto\` chooses, 1 to ${MAX_SHARDS}.`,
      default: '20',
      sources: ['action', 'flag'],
      value: 'NUMBER',
    }),
  targetMinutes: count(1, MAX_MINUTES)
    .default(10)
    .meta({
      description: '`auto` adds shards until the expected duration is at most this many minutes.',
      default: '10',
      sources: ['action', 'flag'],
      value: 'NUMBER',
    }),
  onlyWithLabel: z
    .string()
    .refine((label) => label.trim().length <= 100, 'the name of a label')
    .optional()
    .meta({
      description:
        'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
      default: 'every pull request',
      sources: ['action'],
    }),
};

/** The settings of a forecast that `eval-action plan` has, too. */
export const forecastNames = ['shards', 'maxShards', 'targetMinutes'] as const satisfies readonly (keyof typeof own)[];

/** Parses these settings. Throws a `UserError` with all invalid values. */
export const parseForecastOptions = (
  texts: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string,
): Pick<PlanInputs, (typeof forecastNames)[number]> => parseTexts(z.strictObject(own), texts, spell);

/** Settings of the job itself. */
const ofJob = [
  'githubToken',
  'jobSummary',
  'annotations',
  'commentKey',
  'allowUntrustedCode',
] as const satisfies readonly InputName[];

const shared = actionInputNames.filter((name) => [...plannedInputNames, ...ofJob].some((each) => each === name));

const planInputsSchema = z.strictObject({
  ...own,
  ...(Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])) as Pick<
    typeof inputsSchema.shape,
    (typeof shared)[number]
  >),
});

export type PlanInputs = Inputs & Pick<z.output<z.ZodObject<typeof own>>, keyof typeof own>;
type PlanInputName = keyof typeof own | InputName;

const ownNames = Object.keys(own) as (keyof typeof own)[];

export const planInputNames: readonly PlanInputName[] = [...ownNames, ...shared];

export const planGroups = {
  Plan: ownNames,
  Common: sharedIn('Common'),
  More: sharedIn('More'),
  Advanced: sharedIn('Advanced'),
};

function sharedIn(group: keyof typeof inputGroups): readonly PlanInputName[] {
  return inputGroups[group].filter((name) => shared.includes(name));
}

export const planDocsOf = (name: PlanInputName): InputDocs =>
  planInputsSchema.shape[name as keyof typeof planInputsSchema.shape].meta() as unknown as InputDocs;

/** Parses texts. Throws a `UserError` with all invalid values. */
export const parsePlanInputs = (
  given: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): PlanInputs => ({
  ...parseInputs({}),
  ...(parseTexts(planInputsSchema, given, spell) as Partial<Inputs> & Pick<PlanInputs, keyof typeof own>),
  given: inputNames.filter((name) => isInput(name) && isGiven(given[name])),
});

export const planInputs = (env: Readonly<Record<string, string | undefined>>): PlanInputs =>
  parsePlanInputs(inputTexts(env, planInputNames));
