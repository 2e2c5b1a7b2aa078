import * as z from 'zod';
import type { Env } from '../model/ports/machine.ts';
import { importFormats, repeatedNames } from '../model/run/import-formats.ts';
import { jsonOf } from '../model/text/json.ts';
import { whatIsWrongWith } from './confirm-command.ts';
import { inputTexts } from './input-sources.ts';
import { count, lines, oneOf, share, text } from './input-values.ts';
import { decidingInputs, inputsSchema, reportingInputs, setting, stepSettings } from './settings.ts';

/** Formats of results: ours, and those of other tools. */
const resultsFormats = ['auto', 'eval-action', 'agentv', ...importFormats] as const;
export type ResultsFormat = (typeof resultsFormats)[number];

const jobResults = ['success', 'failure', 'cancelled', 'skipped'] as const;
type JobResult = (typeof jobResults)[number];

/** The jobs that a report waits for. */
interface NeededJobs {
  /** Undefined if no job made a plan. */
  readonly plan: JobResult | undefined;
  /** Of the jobs that are named `shard` or `shards`, else of those with this word in their names, else of all other jobs together. */
  readonly shards: JobResult | undefined;
  /** Whether the plan wants a run. */
  readonly isWanted: boolean;
  /** The label without which it does not. */
  readonly label: string | undefined;
}

const needsSchema = z.record(
  z.string(),
  z.object({ result: z.enum(jobResults), outputs: z.record(z.string(), z.string()).default({}) }),
);
const MAX_BYTES = 1024 * 1024;

/** Reads `${{ toJSON(needs) }}`. The plan is the job with its outputs, else that of this name. Other jobs may be needed too. */
function neededJobs(text: string, context: z.RefinementCtx<string>): NeededJobs {
  const read = needsSchema.safeParse(text.length <= MAX_BYTES ? jsonOf(text) : undefined);
  if (!read.success) {
    context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
    return z.NEVER;
  }
  const jobs = Object.entries(read.data);
  const isPlan = ([, { outputs }]: (typeof jobs)[number]) => 'matrix' in outputs || 'wanted' in outputs;
  const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
  const others = jobs.filter((job) => job !== plan);
  const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
  const shards = (named.find((group) => group.length > 0) ?? []).map(([, { result }]) => result);
  return {
    plan: plan?.[1].result,
    shards: WORST_FIRST.find((result) => shards.includes(result)),
    isWanted: plan?.[1].outputs['wanted'] !== 'false',
    label: plan?.[1].outputs['label'],
  };
}

const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST: readonly JobResult[] = ['failure', 'cancelled', 'skipped', 'success'];

const ownSettings = {
  results: setting(
    z
      .string({ error: 'folders or files of results, or artifacts' })
      .pipe(lines)
      .refine((items) => items.length > 0, 'folders or files of results, or artifacts')
      .refine((items) => !items.includes(ARTIFACTS) || items.length === 1, 'artifacts alone, or paths and globs'),
    {
      description:
        'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
      default: 'none; required',
      sources: ['action'],
    },
  ),
  format: setting(oneOf(...resultsFormats).default('auto'), {
    description: 'Format of the results; `auto` detects it by their content.',
    sources: ['action', 'flag'],
    value: 'FORM',
  }),
  scoreName: setting(text, {
    description: 'The score that decides, if the tool has several and no verdict.',
    sources: ['action', 'flag'],
    value: 'NAME',
  }),
  repeatedNames: setting(oneOf(...repeatedNames).optional(), {
    description:
      'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
    sources: ['action', 'flag'],
  }),
  passMark: setting(share().optional(), {
    description: 'Score (0 to 1) from which a test passes, if the tool has no verdict.',
    default: "the tool's",
    sources: ['action', 'flag'],
  }),
  targetName: setting(text, {
    description: 'Name of the target of results of another tool.',
    default: 'from the file',
    sources: ['action', 'flag'],
    value: 'NAME',
  }),
  suiteName: setting(text, {
    description: 'Name of the suite of results of another tool.',
    default: 'from the file',
    sources: ['action', 'flag'],
    value: 'NAME',
  }),
  confirmCommand: setting(
    z
      .string()
      .superRefine((command, context) => {
        const expected = whatIsWrongWith(command);
        if (expected !== undefined) context.addIssue({ code: 'custom', message: expected, input: command });
      })
      .optional(),
    {
      description:
        'Command that re-runs suspected regressions and writes `{output}`; `{tests}` are their ids, `{pattern}` a regular expression of them.',
      default: 'none: they stay suspected',
      sources: ['action', 'flag'],
      value: 'COMMAND',
    },
  ),
  expectedShards: setting(count(1, 256).optional(), {
    description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
    default: 'as many as there are',
    sources: ['action', 'flag'],
  }),
  jobs: setting(z.string().transform(neededJobs).optional(), {
    description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
    sources: ['action'],
  }),
  onNotRun: setting(oneOf('fail', 'pass').default('fail'), {
    description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
    sources: ['action'],
  }),
  runId: setting(count(1, Number.MAX_SAFE_INTEGER).optional(), {
    description: 'Id of the workflow run that the results belong to.',
    default: 'from a `workflow_run` event, else this run',
    sources: ['action'],
  }),
  workingDirectory: inputsSchema.shape.workingDirectory,
  outputDirectory: setting(inputsSchema.shape.outputDirectory, {
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
] as const satisfies readonly (keyof typeof ownSettings)[];

export const reportSettings = stepSettings('Report', ownSettings, [...decidingInputs, ...reportingInputs], {
  threshold: setting(inputsSchema.shape.threshold, {
    description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
    default: 'from the results, else none',
  }),
});

/** Reporters read `Inputs`; the settings of running tests have their defaults here. */
export type ReportInputs = ReturnType<typeof reportSettings.parse>;
export type ReportInputName = (typeof reportSettings.names)[number];

export const reportInputs = (env: Env): ReportInputs => reportSettings.parse(inputTexts(env, reportSettings.names));
