import * as z from 'zod';
import {
  count,
  type InputDocs,
  type InputName,
  type Inputs,
  inputNames,
  inputsSchema,
  isGiven,
  lines,
  oneOf,
  parseInputs,
  parseTexts,
} from './inputs.ts';
import { environmentTexts } from './inputs-action.ts';

/** What only the reporter can be asked. */
const own = {
  results: z
    .string({ error: 'folders or files of results, or artifacts' })
    .pipe(lines)
    .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
    .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
    .meta({
      description:
        'Results to tell: folders of runs, files of results or globs, one per line; or `artifacts`, those of a workflow run.',
      default: 'none, it must be given',
    }),
  format: oneOf('auto').default('auto').meta({
    description: 'How the results are written; `auto` knows those of eval-action and of AgentV.',
    default: 'auto',
  }),
  expectedShards: count(1, 256).optional().meta({
    description: 'So many folders or files of results there must be; with fewer the results are incomplete.',
    default: 'as many as there are',
  }),
  runId: count(1, Number.MAX_SAFE_INTEGER).optional().meta({
    description: 'The workflow run that the results are of.',
    default: 'that of a `workflow_run` event, else this one',
  }),
  workingDirectory: inputsSchema.shape.workingDirectory,
  outputDirectory: inputsSchema.shape.outputDirectory.meta({
    description: 'The folder that the reports are written to, inside the workspace on GitHub.',
    default: '`.agentv/results/report`',
  }),
};

/** Says that results are in the artifacts of a run. */
export const ARTIFACTS = 'artifacts';

/** All inputs stand in their groups: what is run comes first, then how it is decided and told. */
const shared = inputNames.slice(inputNames.indexOf('threshold'));

/** All that the reporter can be asked: what is its own, and what decides and tells in the same words as elsewhere. */
const reportInputsSchema = z.strictObject({
  ...own,
  ...(Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])) as Pick<
    typeof inputsSchema.shape,
    Exclude<InputName, keyof typeof own>
  >),
  threshold: inputsSchema.shape.threshold.meta({
    description: 'Least mean score, 0 to 1, of each suite on each target; the pass marks of tests stay as they were.',
    default: 'what the results say, else none',
  }),
});

/** `Inputs` has all that reporters of a run ask for; what is run is not asked here, and has its defaults. */
export type ReportInputs = Inputs & Pick<z.output<typeof reportInputsSchema>, keyof typeof own>;
export type ReportInputName = keyof typeof reportInputsSchema.shape;

export const reportInputNames = Object.keys(reportInputsSchema.shape) as ReportInputName[];

export const reportDocsOf = (name: ReportInputName): InputDocs =>
  reportInputsSchema.shape[name].meta() as unknown as InputDocs;

/** Checks what came in as text. Throws a `UserError` with all that is wrong. */
export const parseReportInputs = (
  given: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): ReportInputs => ({
  ...parseInputs({}),
  ...parseTexts(reportInputsSchema, given, spell),
  given: inputNames.filter((name) => isGiven(given[name])),
});

/** The inputs of `report/action.yml`. */
export const reportInputs = (env: Readonly<Record<string, string | undefined>>): ReportInputs =>
  parseReportInputs(environmentTexts(env, reportInputNames));
