import * as z from 'zod';
import { gateDefaults } from '../gate/settings.ts';
import { CHECK_NAME_BYTES } from '../github/limits.ts';
import { invalidValue, type Problem, UserError } from '../model/errors.ts';
import { MAX_RETRIES, MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../model/suite/number-limits.ts';
import { cutMiddle, kebab } from '../model/text/text.ts';
import { BASELINE_WINDOW } from '../model/verdict/evidence.ts';
import {
  age,
  amount,
  backends,
  branch,
  caches,
  confirmable,
  count,
  difference,
  flag,
  increase,
  lines,
  matrixLeg,
  names,
  oneOf,
  redactions,
  requestLimits,
  searchPattern,
  shardName,
  share,
  stampedPath,
  text,
} from './input-values.ts';

/** GitHub starts no more. */
const MAX_MATRIX_JOBS = 256;

/** Sources of a setting: an input of the action, a flag, or a key of `.agentv/config.yaml`. */
export const sources = ['action', 'config', 'flag'] as const;
export type SettingSource = (typeof sources)[number];

export interface InputDocs {
  readonly description: string;
  /** In words, because many defaults depend on the suite. */
  readonly default: string;
  /** The allowed sources; absent: all. */
  readonly sources?: readonly SettingSource[];
  /** Whether it affects the verdict: then it is also a key of `gate:` in the configuration. */
  readonly gate?: true;
  /** Placeholder for the value of the flag; absent: that of its kind, or it is a switch. */
  readonly value?: string;
  /** Whether the configuration may have a mapping; the other sources have its text as YAML. */
  readonly isMapping?: true;
}

export const setting = <Schema extends z.ZodType>(schema: Schema, docs: SettingDocs): Schema =>
  schema.meta({ ...docs });

type SettingDocs = Omit<InputDocs, 'default'> & Partial<Pick<InputDocs, 'default'>>;

/** The settings that most workflows use. */
const common = {
  evals: setting(lines.default([]), {
    description: 'Eval suites to run: files, folders or globs, one per line. `!` excludes.',
    default: 'every suite in `evals/` folders',
  }),
  target: setting(names.default([]), {
    description: 'Names of the targets to run on. Several names form a matrix.',
    default: 'set by the suite',
    value: 'NAME',
  }),
  targets: setting(text, {
    description: 'Targets file, or a folder that contains one.',
    default: 'the nearest `.agentv/targets.yaml`',
    value: 'FILE',
  }),
  testId: setting(lines.default([]), {
    description: 'Run only tests whose id matches one of these globs.',
    default: 'all tests',
    value: 'GLOB',
  }),
  tag: setting(names.default([]), {
    description: 'Run only suites that have all of these tags.',
    default: 'all suites',
    value: 'TAG',
  }),
  trials: setting(count(1, MAX_TRIALS).optional(), {
    description: 'Trials per test. The score is their mean, unless the suite sets another strategy.',
    default: 'set by the suite, else 1',
    gate: true,
  }),
  workers: setting(count(1, MAX_WORKERS).optional(), {
    description: 'Number of tests to run in parallel, 1 to 50.',
    default: 'set by the suite or the target, else 3',
  }),
  threshold: setting(share().optional(), {
    description:
      'Minimum mean score (0 to 1) of each suite on each target, and pass mark of tests that set none. Overrides the threshold of the suites.',
    default: 'set by the suite, else none',
    gate: true,
  }),
  mustPass: setting(flag.default(false), {
    description: 'Require every test to pass: a test fails if most of its planned trials and most of its re-runs fail.',
    gate: true,
  }),
  baseline: setting(lines.default([]), {
    description:
      'What to compare with: `auto`, `none`, `history`, `last`, or evidence files, run folders, results files or ids of workflow runs, one per line, oldest first.',
    default:
      '`auto`: evidence files in `.agentv/evidence`, else on GitHub the artifacts of the base branch, else the history, else on your machine `last`',
    gate: true,
    value: 'SRC',
  }),
  confirm: setting(confirmable.default(gateDefaults.confirm), {
    description: 'Re-run suspected regressions to confirm them: the maximum number of tests to re-run, or `off`.',
    gate: true,
    value: 'HOW',
  }),
  budgetUsd: setting(amount('US dollars', MAX_USD).optional(), {
    description: 'Maximum cost of the run in US dollars, judges included. Tests over budget are skipped.',
    gate: true,
    value: 'USD',
  }),
  timeoutMinutes: setting(amount('minutes', MAX_SECONDS / 60).optional(), {
    description: 'Maximum duration of the run in minutes. Tests that have not finished are skipped.',
    value: 'MINUTES',
  }),
  comment: setting(oneOf('always', 'on-change', 'on-failure', 'never').default('on-change'), {
    description:
      'When to comment: `always`, `on-change` (if there is something to report), `on-failure` or `never`. An existing comment is always updated.',
    sources: ['action', 'config'],
  }),
  // Not from a file: a token must not be committed.
  githubToken: setting(text, {
    description: 'Token for comments, check runs and baselines. It is sent only to GitHub.',
    default: 'the token of the job',
    sources: ['action'],
  }),
};

const more = {
  engine: setting(text, {
    description:
      'The tool that runs the suites, with arguments for it: `promptfoo`, `vitest`, `evalite`, `pytest`, `deepeval`, `inspect`, `agentv` or `vally`; or a command with `{output}`. A mapping in YAML has more settings.',
    default: 'eval-action itself; another tool if `evals` names its files',
    value: 'TOOL',
    isMapping: true,
  }),
  graderTarget: setting(text, {
    description: 'Name of the target that judges all answers.',
    default: 'set by the grader or the target, else the target itself if it is a model',
    value: 'NAME',
  }),
  grep: setting(searchPattern.optional(), {
    description: 'Run only tests whose id contains this text, ignoring case, or matches `/a regular expression/`.',
    default: 'all tests',
    sources: ['flag'],
    value: 'TEXT',
  }),
  bail: setting(count(1, 1_000_000).optional(), {
    description: 'Stop after this many tests that did not pass (default 1). The run has failed.',
    default: 'all tests run',
    sources: ['flag'],
    value: 'N',
  }),
  experimentAgainst: setting(names.default([]), {
    description: 'Targets or variants to compare with `target` in an experiment, and not with the base branch.',
    default: 'none',
    sources: ['action'],
  }),
  detect: setting(difference.optional(), {
    description:
      'The difference that an experiment is to find with a chance of 80%, such as `5pp`; it plans the trials.',
    default: 'none: the trials of the suites',
    sources: ['config', 'flag'],
    value: 'PP',
  }),
  failIfWorse: setting(flag.default(false), {
    description: 'Fail an experiment if one of its variants is worse than the first.',
    sources: ['config', 'flag'],
  }),
  excludeTag: setting(names.default([]), {
    description: 'Skip suites that have any of these tags.',
    sources: ['config', 'flag'],
    value: 'TAG',
  }),
  strict: setting(flag.default(false), {
    description:
      'Treat warnings about suites and targets as errors, except about old names and criteria that no grader reads.',
    sources: ['config', 'flag'],
  }),
  dryRun: setting(flag.default(false), {
    description: 'Validate everything and run the plan with stubs.',
  }),
  resume: setting(text, {
    description:
      'Folder of an earlier run to continue, or `last`: finished tests are reused, the others run, into the same folder.',
    sources: ['flag'],
    value: 'DIR',
  }),
  rerunFailed: setting(flag.default(false), {
    description: 'With `resume`, also re-run tests that did not pass.',
    sources: ['flag'],
  }),
  retryErrors: setting(text, {
    description:
      'Folder or results file of an earlier run: tests with an error are re-run, the results of the others are reused.',
    sources: ['flag'],
    value: 'SRC',
  }),
  // Not from a file: the search for the configuration starts in this folder.
  workingDirectory: setting(z.string().default('.'), {
    description: 'Folder to run in; paths are relative to it. On GitHub, it must be inside the workspace.',
    sources: ['action', 'flag'],
    value: 'DIR',
  }),
  outputDirectory: setting(
    z
      .string()
      .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
      .optional(),
    {
      description: 'Folder for the results. On GitHub, it must be inside the workspace.',
      default: '`.agentv/results/runs/<experiment>/<time>`',
      value: 'DIR',
    },
  ),
  testTimeoutSeconds: setting(amount('seconds', MAX_SECONDS).optional(), {
    description: 'Time limit of one call of a target in seconds. That of a test takes precedence.',
    default: 'that of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
    value: 'SECONDS',
  }),
  shard: setting(shardName.optional(), {
    description: 'Run one part of the tests: `3/8` is the third of eight. The report on all shards decides.',
    default: 'all tests',
    sources: ['action', 'flag'],
    value: 'SHARD',
  }),
  requestsPerMinute: setting(requestLimits.optional(), {
    description:
      'Maximum requests per minute to a target or to all targets of a provider, judges and retries included: lines `name=number`.',
    value: 'LIMIT',
  }),
  cache: setting(caches.optional(), {
    description:
      'What to cache between runs: any of `workspaces`, `judge` (verdicts) and `responses` (responses of models), or `off`.',
    default: '`workspaces,judge`, and `responses` if the suite sets `cache: true`',
    value: 'LIST',
  }),
  seedBaseline: setting(count(2, BASELINE_WINDOW.runs).optional(), {
    description: `If tests have no baseline yet, run them this many times (2 to ${BASELINE_WINDOW.runs}) and store as many runs as evidence. Applies to runs that store evidence.`,
    default: 'one run',
    gate: true,
  }),
  control: setting(oneOf('on', 'off').default('on'), {
    description: 'Also run suspected regressions on the base commit, if it can be checked out: `on` or `off`.',
    gate: true,
  }),
  maxDrop: setting(
    share()
      .refine((value) => value < 1, 'a number from 0 to below 1')
      .default(gateDefaults.maxDrop),
    {
      description: 'A significant drop of a suite that is smaller than this share only warns (0.02 = 2 pp).',
      gate: true,
    },
  ),
  maxCostIncrease: setting(increase().optional(), {
    description: 'Maximum cost increase of a suite, as a share (0.25 = 25%).',
    default: 'report only',
    gate: true,
  }),
  maxLatencyIncrease: setting(increase().optional(), {
    description: 'Maximum latency increase of a suite, as a share (0.5 = 50%).',
    default: 'report only',
    gate: true,
  }),
  onInconclusive: setting(oneOf('pass', 'neutral', 'fail').default('neutral'), {
    description: 'Conclusion of an inconclusive run: `pass`, `neutral` or `fail`. Only `fail` fails the step.',
    gate: true,
  }),
  jobSummary: setting(oneOf('full', 'short', 'off').default('full'), {
    description: 'Job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
    sources: ['action', 'config'],
  }),
  annotations: setting(oneOf('commands', 'check', 'off').default('commands'), {
    description:
      'Annotate failing tests at their line: `commands` (at most 10 per level), `check` (at most 200; turns on `check-run`) or `off`.',
    sources: ['action', 'config'],
  }),
  checkRun: setting(flag.default(false), {
    description: 'Create a check run in addition to the check of the job. Requires `checks: write`.',
    sources: ['action', 'config'],
  }),
  uploadArtifacts: setting(flag.default(true), {
    description: 'Upload results, reports and evidence as artifacts.',
    sources: ['action', 'config'],
  }),
  html: setting(oneOf('auto', 'true', 'false').default('auto'), {
    description: 'Write the HTML report, `report.html`. `false` turns it off.',
  }),
};

const advanced = {
  reuse: setting(oneOf('auto', 'off').default('auto'), {
    description: 'In pull requests, reuse results of unchanged tests, and re-run 1 in 20 of them: `auto` or `off`.',
  }),
  maxErrorRate: setting(share().default(gateDefaults.maxErrorRate), {
    description: 'Maximum share of trials with an infrastructure or grader error. Above it, the run is invalid.',
    sources: ['config', 'flag'],
    gate: true,
  }),
  maxRetries: setting(count(0, MAX_RETRIES).optional(), {
    description: 'Retries of a call after an infrastructure error. A timeout or a low score is never retried.',
    default: 'set by the target, else 3 for models and 2 for others',
    sources: ['config', 'flag'],
  }),
  experiment: setting(
    z
      .string()
      .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A–Z, a–z, 0–9, ".", "_" and "-"')
      .default('default'),
    {
      description: 'Label of the run: a folder in the results, and `AGENTV_EXPERIMENT` for programs.',
      sources: ['config', 'flag'],
      value: 'LABEL',
    },
  ),
  baselineBranch: setting(branch.optional(), {
    description: 'Branch whose runs are the baseline.',
    default: 'the base branch of the pull request, else the default branch',
    sources: ['action', 'config'],
    gate: true,
  }),
  baselineMaxAge: setting(age.optional(), {
    description: 'Maximum age of the baseline in hours, days or weeks, such as `12h`, `30d` or `2w`.',
    default: '30d',
    gate: true,
    value: 'AGE',
  }),
  evidence: setting(oneOf('auto', 'never').default('auto'), {
    description: 'Store the trials of a complete run as evidence for later runs: `auto` or `never`.',
    gate: true,
  }),
  samples: setting(flag.default(true), {
    description: 'Store answers of the base branch for the HTML report, in the artifact of the evidence.',
    sources: ['config'],
  }),
  htmlMaxMib: setting(count(1, 100).default(24), {
    description: 'Maximum size of the HTML report in MiB, 1 to 100. Details of passing tests are left out first.',
    sources: ['config'],
  }),
  history: setting(z.string().trim().default('off'), {
    description:
      'Keep all runs of the base branch as a history: `branch` (of this repository; needs `contents: write`), a folder, or `off`.',
    sources: ['config', 'flag'],
    value: 'WHERE',
  }),
  historyBranch: setting(branch.default('eval-history'), {
    description: 'Name of the branch of `history: branch`.',
    sources: ['config'],
  }),
  judges: setting(oneOf('labels').optional(), {
    description: 'Test judges in place of targets: `labels` judges every answer in `.agentv/labels` again.',
    default: 'targets are tested',
    sources: ['action'],
  }),
  judgeMinAgreement: setting(share().optional(), {
    description:
      'Minimum agreement of judges with labels of people (0 to 1): the threshold of tests of judges. Other runs name judges whose 95% interval is below it.',
    sources: ['config'],
    gate: true,
  }),
  labelsNeedsImprovement: setting(oneOf('pass', 'fail', 'exclude').default('fail'), {
    description: 'How a label `needs_improvement` counts: `pass`, `fail` or not at all (`exclude`).',
    sources: ['config'],
  }),
  labelsKeepAnswers: setting(flag.default(true), {
    description: 'Store the answers that people label in the repository; otherwise only hashes.',
    sources: ['config'],
  }),
  quarantineFile: setting(text, {
    description: 'File that lists tests in quarantine. They cannot fail the run until their expiry date.',
    default: '`.agentv/quarantine.yaml`, if it exists',
    sources: ['config', 'flag'],
    gate: true,
    value: 'FILE',
  }),
  workspaceMode: setting(oneOf('pooled', 'temp', 'static').optional(), {
    description: 'Workspaces of agents: `pooled` (reused by later runs), `temp` (new) or `static` (your own folder).',
    default: 'set by the suite, else pooled',
    sources: ['config', 'flag'],
  }),
  workspacePath: setting(text, {
    description: 'Your own folder for agents. If it is empty, it gets the template and repositories of the suite.',
    default: 'set by the suite',
    sources: ['config', 'flag'],
    value: 'DIR',
  }),
  retainOnSuccess: setting(oneOf('keep', 'cleanup').optional(), {
    description: 'Workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
    default: 'cleanup',
    sources: ['config', 'flag'],
  }),
  retainOnFailure: setting(oneOf('keep', 'cleanup').optional(), {
    description: 'Workspace of any other test: `keep` or `cleanup`.',
    default: 'keep, but cleanup on GitHub',
    sources: ['config', 'flag'],
  }),
  workspaceClean: setting(oneOf('standard', 'full').optional(), {
    description:
      'Reset each workspace but a static folder after each test: `standard` keeps files that git ignores, `full` restores everything.',
    default: '`after_each.reset` of the suite',
    sources: ['config', 'flag'],
  }),
  redact: setting(redactions.default([]), {
    description:
      'More text to redact from results and reports, one per line: plain text in all its encodings, or `/a regular expression/`.',
    default: 'only secrets',
    value: 'TEXT',
  }),
  redactUnknown: setting(flag.default(true), {
    description:
      'Also redact texts in the format of a known kind of token: GitHub, AWS, Slack, OpenAI, private keys and more than 40 others.',
    value: 'BOOLEAN',
  }),
  otel: setting(backends.default([]), {
    description:
      'Export traces (OpenTelemetry) after the run: any of `otlp`, `braintrust`, `langfuse`, `confident` and `file`, or `off`.',
    default: 'off',
    value: 'NAME',
  }),
  otelFile: setting(stampedPath.optional(), {
    description: 'Write the traces to this file as OTLP JSON. `{timestamp}` is the start of the run.',
    default: 'none; `traces.otlp.jsonl` in the run folder with `otel: file`',
    sources: ['config', 'flag'],
    value: 'FILE',
  }),
  otelCaptureContent: setting(flag.default(false), {
    description: 'Include prompts, answers, tool inputs and outputs, and explanations in traces.',
    sources: ['config', 'flag'],
  }),
  otelGroupTurns: setting(flag.default(false), {
    description: 'Group the messages of a conversation into a span per turn.',
    sources: ['config', 'flag'],
  }),
  traceFile: setting(stampedPath.optional(), {
    description:
      'Write a JSON line per test with its tool calls, times and cost. `{timestamp}` is the start of the run.',
    sources: ['config', 'flag'],
    value: 'FILE',
  }),
  commentKey: setting(z.string().max(100, 'at most 100 characters').optional(), {
    description: 'Identifies the comment, evidence, artifacts and caches of the job.',
    default: 'file of the workflow and job, with the values of the matrix',
    sources: ['action', 'config'],
    value: 'KEY',
  }),
  matrix: setting(matrixLeg.optional(), {
    description: 'Matrix of the job as JSON, to tell its legs apart.',
    default: 'the matrix of the job',
    sources: ['action'],
  }),
  matrixJobs: setting(count(1, MAX_MATRIX_JOBS).optional(), {
    description: 'Number of jobs of the matrix, which share the false-alarm budget of one run equally.',
    default: 'on GitHub the jobs of the matrix, else 1',
    sources: ['action', 'flag'],
  }),
  prNumber: setting(count(1, 2 ** 31 - 1).optional(), {
    description: 'Number of the pull request to comment on.',
    default: 'from the event, else the one open pull request whose head is the commit',
    sources: ['action', 'config'],
  }),
  commitSha: setting(
    z
      .string()
      .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
      .transform((sha) => sha.toLowerCase())
      .optional(),
    {
      description: 'Commit that the results belong to.',
      default: 'from the event',
      sources: ['action', 'config'],
      value: 'SHA',
    },
  ),
  checkName: setting(
    z
      .string()
      .refine((name) => Buffer.byteLength(name) <= CHECK_NAME_BYTES, `a text of at most ${CHECK_NAME_BYTES} bytes`)
      .optional(),
    { description: 'Name of the check run.', default: '`agentv: <comment-key>`', sources: ['config'] },
  ),
  artifactRetentionDays: setting(count(1, 400).optional(), {
    description: 'Days to keep artifacts, up to the maximum of the repository.',
    default: 'set by the repository',
    sources: ['config'],
  }),
  // Not from a file: untrusted code could contain that file.
  allowUntrustedCode: setting(flag.default(false), {
    description:
      'Run on events that anyone can trigger in a job that has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
    sources: ['action'],
  }),
};

/**
 * All settings of a run, in groups. Each key is an input of the action, a flag of the command line and a key of the
 * configuration, unless its `sources` exclude one: `testId` is `test-id`, `--test-id` and `test_id`.
 */
export const inputsSchema = z.strictObject({ ...common, ...more, ...advanced });

/** The delay of an answer, in whole milliseconds: minimum and maximum, inclusive. */
export interface Delay {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** Settings of a run that only the command line has. */
interface RunFlags {
  /** A file of recorded conversations to grade; no target is called. */
  readonly transcript?: string | undefined;
  /** A file that each new response is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** The delay of stubs in a dry run. */
  readonly dryRunDelay?: Delay | undefined;
  /** The `resultKey`s of the only tests to run. */
  readonly only?: readonly string[] | undefined;
  /** Measures a new baseline, whatever there is. */
  readonly isForBaseline?: boolean | undefined;
  /** Logs requests, and the commands of programs. Absent: as the configuration says. */
  readonly verbose?: boolean | undefined;
}

export type Inputs = z.output<typeof inputsSchema> &
  RunFlags & {
    /** The names of inputs and flags that were given; the configuration does not change these. */
    readonly explicitInputs: readonly InputName[];
  };
/** What runs, and how; the gate asks for more trials while a run goes on. */
export type RunOptions = Omit<Inputs, Exclude<(typeof reportingInputs)[number], SharedSetting>>;

/** Settings of reports that a run reads as well. */
type SharedSetting =
  | 'githubToken'
  | 'uploadArtifacts'
  | 'judgeMinAgreement'
  | 'labelsNeedsImprovement'
  | 'baselineBranch'
  | 'evidence'
  | 'history'
  | 'redact'
  | 'redactUnknown'
  | 'commentKey';

/** What decides the verdict. */
export type GateOptions = Pick<
  RunOptions,
  | (typeof decidingInputs)[number]
  | 'control'
  | 'matrixJobs'
  | 'shard'
  | 'trials'
  | 'seedBaseline'
  | 'budgetUsd'
  | 'failIfWorse'
  | 'judges'
  | 'judgeMinAgreement'
  | 'labelsNeedsImprovement'
  | 'explicitInputs'
>;

/** Where the reports go, and what they show. */
export type ReportOptions = Pick<
  Inputs,
  (typeof reportingInputs)[number] | 'baselineMaxAge' | 'workingDirectory' | 'explicitInputs'
>;

export type InputName = keyof typeof inputsSchema.shape;

/** Settings of the verdict that `gate` and `report` have, too. */
export const decidingInputs = [
  'threshold',
  'mustPass',
  'baseline',
  'confirm',
  'maxDrop',
  'maxCostIncrease',
  'maxLatencyIncrease',
  'onInconclusive',
  'maxErrorRate',
  'baselineMaxAge',
  'quarantineFile',
] as const satisfies readonly InputName[];

/** The settings that select the results and the destination. */
export const reportingInputs = [
  'comment',
  'githubToken',
  'jobSummary',
  'annotations',
  'checkRun',
  'uploadArtifacts',
  'html',
  'htmlMaxMib',
  'judgeMinAgreement',
  'labelsNeedsImprovement',
  'samples',
  'baselineBranch',
  'evidence',
  'history',
  'historyBranch',
  'redact',
  'redactUnknown',
  'otel',
  'otelFile',
  'otelCaptureContent',
  'otelGroupTurns',
  'traceFile',
  'commentKey',
  'matrix',
  'prNumber',
  'commitSha',
  'checkName',
  'artifactRetentionDays',
] as const satisfies readonly InputName[];

export const inputNames = Object.keys(inputsSchema.shape) as InputName[];

/** The names of all settings by group, in display order. */
export const inputGroups = {
  Common: Object.keys(common),
  More: Object.keys(more),
  Advanced: Object.keys(advanced),
} as { readonly [Group in 'Common' | 'More' | 'Advanced']: readonly InputName[] };

export const docsOf = (name: InputName): InputDocs => documentation(inputsSchema.shape[name]);

/** What the description of a setting says of it. Without words, the default is the value, or none. */
function documentation(schema: z.ZodType): InputDocs {
  const value = schema.safeParse(undefined).data;
  const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
  const kind = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  const about = { ...(kind as z.ZodType).meta(), ...schema.meta() } as unknown as SettingDocs;
  return { default: isNone ? 'none' : String(value), ...about };
}

export const sourcesOf = (name: InputName): readonly SettingSource[] => docsOf(name).sources ?? sources;

export const actionInputNames = inputNames.filter((name) => sourcesOf(name).includes('action'));

/** Parses texts. `spell` returns the name of an input as the user wrote it. */
export const parseInputs = (
  texts: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): Inputs => ({
  ...parseTexts(inputsSchema, texts, spell),
  explicitInputs: inputNames.filter((name) => isGiven(texts[name])),
});

/** An empty text means that the input is not set. */
export const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

const MAX_SHOWN_LENGTH = 300;

/** Parses the texts of inputs. Throws a `UserError` with all invalid values. */
export function parseTexts<Schema extends z.ZodType>(
  schema: Schema,
  texts: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string = kebab,
): z.output<Schema> {
  const entries = Object.entries(texts).filter(([, text]) => isGiven(text));
  // The schema is used once: compiling it takes longer than interpreting it.
  const parsed = schema.safeParse(Object.fromEntries(entries), { jitless: true });
  if (parsed.success) return parsed.data;
  throw new UserError(
    parsed.error.issues.map(({ path, message }): Problem => {
      const name = String(path[0] ?? '');
      return {
        code: 'INPUT_INVALID',
        severity: 'error',
        message: invalidValue(spell(name), message, cutMiddle(texts[name] ?? '', MAX_SHOWN_LENGTH)),
      };
    }),
  );
}

/**
 * The settings of a step of its own: those that only it has, and those that it shares with a run, in groups. `changed`
 * are shared ones with another description.
 */
export function stepSettings<
  const Title extends string,
  const Own extends Readonly<Record<string, z.ZodType>>,
  SharedSetting extends InputName,
>(
  title: Title,
  ownSchemas: Own,
  names: readonly SharedSetting[],
  changed: Partial<Record<SharedSetting, z.ZodType>> = {},
) {
  type Name = Extract<keyof Own, string> | SharedSetting;
  const shared = inputNames.filter((name): name is SharedSetting => names.some((each) => each === name));
  const shape: Readonly<Record<string, z.ZodType>> = {
    ...Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])),
    ...changed,
    ...ownSchemas,
  };
  const ownNames = Object.keys(ownSchemas) as Name[];
  const asInputs = [
    ...ownNames,
    ...shared.filter((name) => sourcesOf(name).includes('action') && !(name in ownSchemas)),
  ];
  const inGroup = (group: keyof typeof inputGroups): readonly Name[] =>
    asInputs.filter((name) => inputGroups[group].some((each) => each === name) && !(name in ownSchemas));
  return {
    /** Those that are inputs of the step. */
    names: asInputs as readonly Name[],
    groups: { [title]: ownNames, Common: inGroup('Common'), More: inGroup('More'), Advanced: inGroup('Advanced') } as {
      readonly [Group in Title | 'Common' | 'More' | 'Advanced']: readonly Name[];
    },
    docsOf: (name: Name): InputDocs => documentation(shape[name] ?? z.unknown()),
    /** Parses texts. Throws a `UserError` with all invalid values. Settings that it does not share have their defaults. */
    parse: (
      texts: Readonly<Record<string, string | undefined>>,
      spell?: (name: string) => string,
    ): Inputs & z.output<z.ZodObject<Own>> => ({
      ...parseInputs({}),
      ...(parseTexts(z.strictObject(shape), texts, spell) as z.output<z.ZodObject<Own>>),
      explicitInputs: inputNames.filter((name) => isGiven(texts[name])),
    }),
  };
}
