import * as z from 'zod';
import { importFormats, repeatedNames } from '../../model/run/imported.ts';
import { whatIsWrongWith } from './confirm-command.ts';
import { inputTexts } from './input-sources.ts';
import { count, lines, oneOf, share } from './input-values.ts';
import {
  decidingInputs,
  type InputDocs,
  type Inputs,
  inputGroups,
  inputNames,
  inputsSchema,
  isGiven,
  isInput,
  parseInputs,
  parseTexts,
  reportingInputs,
  sourcesOf,
} from './inputs.ts';
import { neededJobs } from './needed-jobs.ts';

/** Formats of results: ours, and those of other tools. */
const resultsFormats = ['auto', 'eval-action', 'agentv', ...importFormats] as const;
export type ResultsFormat = (typeof resultsFormats)[number];

const own = {
  results: z
    .string({ error: 'folders or files of results, or artifacts' })
    .pipe(lines)
    .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
    .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
    .meta({
      description:
        'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
      default: 'none; required',
      sources: ['action'],
    }),
  format: oneOf(...resultsFormats)
    .default('auto')
    .meta({
      description: 'Format of the results; `auto` detects it by their content.',
      default: 'auto',
      sources: ['action', 'flag'],
      value: 'FORM',
    }),
  scoreName: z
    .string()
    .optional()
    .meta({
      description: 'The score that decides, in results of another tool with several scores and no verdict.',
      default: 'none',
      sources: ['action', 'flag'],
      value: 'NAME',
    }),
  repeatedNames: oneOf(...repeatedNames)
    .optional()
    .meta({
      description:
        'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
      default: 'none',
      sources: ['action', 'flag'],
      value: 'WHAT',
    }),
  passMark: share()
    .optional()
    .meta({
      description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
      default: "the tool's",
      sources: ['action', 'flag'],
      value: 'X',
    }),
  targetName: z
    .string()
    .optional()
    .meta({
      description: 'Name of the target of results of another tool.',
      default: 'from the file',
      sources: ['action', 'flag'],
      value: 'NAME',
    }),
  suiteName: z
    .string()
    .optional()
    .meta({
      description: 'Name of the suite of results of another tool.',
      default: 'from the file',
      sources: ['action', 'flag'],
      value: 'NAME',
    }),
  confirmCommand: z
    .string()
    .superRefine((given, context) => {
      const expected = whatIsWrongWith(given);
      if (expected !== undefined) context.addIssue({ code: 'custom', message: expected, input: given });
    })
    .optional()
    .meta({
      description:
        'Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.',
      default: 'none: they stay suspected',
      sources: ['action', 'flag'],
      value: 'COMMAND',
    }),
  expectedShards: count(1, 256)
    .optional()
    .meta({
      description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
      default: 'as many as there are',
      sources: ['action', 'flag'],
      value: 'N',
    }),
  jobs: z
    .string()
    .transform(neededJobs)
    .optional()
    .meta({
      description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
      default: 'none',
      sources: ['action'],
    }),
  onNotRun: oneOf('fail', 'pass')
    .default('fail')
    .meta({
      description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
      default: 'fail',
      sources: ['action'],
    }),
  runId: count(1, Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({
      description: 'Id of the workflow run that the results belong to.',
      default: 'from a `workflow_run` event, else this run',
      sources: ['action'],
    }),
  workingDirectory: inputsSchema.shape.workingDirectory,
  outputDirectory: inputsSchema.shape.outputDirectory.meta({
    description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
    default: '`.agentv/results/report`',
    value: 'DIR',
  }),
};

/** The value of `results` for the artifacts of a run. */
export const ARTIFACTS = 'artifacts';

/** How results of other tools are read. */
export const readingInputs = [
  'format',
  'passMark',
  'repeatedNames',
  'scoreName',
  'suiteName',
  'targetName',
] as const satisfies readonly (keyof typeof own)[];

const shared = inputNames.filter((name) => [...decidingInputs, ...reportingInputs].some((other) => other === name));

const reportInputsSchema = z.strictObject({
  ...own,
  ...(Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])) as Pick<
    typeof inputsSchema.shape,
    (typeof decidingInputs)[number] | (typeof reportingInputs)[number]
  >),
  threshold: inputsSchema.shape.threshold.meta({
    description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
    default: 'from the results, else none',
    value: 'X',
  }),
});

/** Reporters read `Inputs`; the settings of running tests have their defaults here. */
export type ReportInputs = Inputs & Pick<z.output<typeof reportInputsSchema>, keyof typeof own>;
export type ReportInputName = keyof typeof reportInputsSchema.shape;

const names = Object.keys(reportInputsSchema.shape) as ReportInputName[];

export const reportInputNames = names.filter((name) => !isInput(name) || sourcesOf(name).includes('action'));

const ownNames = Object.keys(own) as ReportInputName[];

export const reportGroups = {
  Report: ownNames,
  Common: sharedIn('Common'),
  More: sharedIn('More'),
  Advanced: sharedIn('Advanced'),
};

function sharedIn(group: keyof typeof inputGroups): readonly ReportInputName[] {
  const all: readonly string[] = inputGroups[group];
  return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}

export const reportDocsOf = (name: ReportInputName): InputDocs =>
  reportInputsSchema.shape[name].meta() as unknown as InputDocs;

/** Parses texts. Throws a `UserError` with all invalid values. */
export const parseReportInputs = (
  given: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): ReportInputs => ({
  ...parseInputs({}),
  ...parseTexts(reportInputsSchema, given, spell),
  given: inputNames.filter((name) => isGiven(given[name])),
});

export const reportInputs = (env: Readonly<Record<string, string | undefined>>): ReportInputs =>
  parseReportInputs(inputTexts(env, reportInputNames));
