import * as z from 'zod';
import { CHECK_NAME_BYTES } from '../../adapters/github/limits.ts';
import { WINDOW } from '../../evidence/pools.ts';
import { invalidValue, type Problem, UserError } from '../../model/errors.ts';
import { MAX_RETRIES, MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../../model/suite/limits.ts';
import type { Delay } from '../../run/calls/with-delay.ts';
import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutMiddle, kebab } from '../../shared/text.ts';
import {
  backends,
  branch,
  caches,
  confirmable,
  count,
  DEFAULT_CONFIRMED,
  flag,
  increase,
  lines,
  names,
  number,
  oneOf,
  requestLimits,
  shardName,
  share,
  stampedPath,
} from './input-values.ts';
import { redactions } from './redactions.ts';

/**
 * Turns the values of a matrix from JSON into one text: `gpt-5, ubuntu`, as GitHub appends them to the name of the job.
 */
const matrixLeg = z.string().transform((text, context) => {
  const values = valuesIn(text);
  if (values !== undefined) return values.length === 0 ? undefined : values.join(', ');
  context.addIssue({ code: 'custom', message: 'the matrix of the job as JSON', input: text });
  return z.NEVER;
});

/** A job without a matrix has `null`. */
function valuesIn(text: string): string[] | undefined {
  const matrix = jsonOf(text);
  if (matrix === null) return [];
  return isMapping(matrix)
    ? Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)))
    : undefined;
}

/** GitHub starts no more. */
const MAX_MATRIX_JOBS = 256;

/** Ambiguous values are quoted: the number 1 and the text "1" are two legs. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes(', ') && jsonOf(value) === undefined;

const DAYS = { h: 1 / 24, d: 1, w: 7 } as const;
/** Maximum age: nothing is stored for longer, and models have changed since. */
const MAX_DAYS = 3650;
const EXPECTED = 'an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years';

/** Parses an age, such as `30d`, `12h` or `2w`, to days. */
export const age = z.string().transform((text, context) => {
  const [, count = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(text.trim()) ?? [];
  const days = Number(count) * (DAYS[unit.toLowerCase() as keyof typeof DAYS] ?? Number.NaN);
  if (days > 0 && days <= MAX_DAYS) return days;
  context.addIssue({ code: 'custom', message: EXPECTED, input: text });
  return z.NEVER;
});

/** Sources of a setting: an input of the action, a flag, or a key of `.agentv/config.yaml`. */
export const sources = ['action', 'config', 'flag'] as const;
export type Source = (typeof sources)[number];

export interface InputDocs {
  readonly description: string;
  /** A description, because many defaults depend on the suite. */
  readonly default: string;
  /** The allowed sources; absent: all. */
  readonly sources?: readonly Source[];
  /** Whether it affects the verdict: then it is also a key of `gate:` in the configuration. */
  readonly gate?: true;
  /** Placeholder for the value of the flag; a flag without one is a switch. */
  readonly value?: string;
}

/** The settings that most workflows use. */
const common = {
  evals: lines.default([]).meta({
    description: 'Eval suites to run: files, folders or globs, one per line. `!` excludes.',
    default: 'every suite in `evals/` folders',
  }),
  target: names.default([]).meta({
    description: 'Names of the targets to run on. Several names form a matrix.',
    default: 'set by the suite',
    value: 'NAME',
  }),
  targets: z.string().optional().meta({
    description: 'Targets file, or a folder that contains one.',
    default: 'the nearest `.agentv/targets.yaml`',
    value: 'FILE',
  }),
  testId: lines.default([]).meta({
    description: 'Run only tests whose id matches one of these globs.',
    default: 'all tests',
    value: 'GLOB',
  }),
  tag: names.default([]).meta({
    description: 'Run only suites that have all of these tags.',
    default: 'all suites',
    value: 'TAG',
  }),
  trials: count(1, MAX_TRIALS).optional().meta({
    description: 'Trials per test. The score is their mean, unless the suite sets another strategy.',
    default: 'set by the suite, else 1',
    gate: true,
    value: 'N',
  }),
  workers: count(1, MAX_WORKERS).optional().meta({
    description: 'Number of tests to run in parallel, 1 to 50.',
    default: 'set by the suite or the target, else 3',
    value: 'N',
  }),
  threshold: share().optional().meta({
    description:
      'Minimum mean score (0 to 1) of each suite on each target, and pass mark of tests that set none. Overrides the threshold of the suites.',
    default: 'set by the suite, else none',
    gate: true,
    value: 'X',
  }),
  mustPass: flag.default(false).meta({
    description:
      'Require every test to pass. A test fails if most of its planned trials and most of its confirmation trials fail.',
    default: 'false',
    gate: true,
  }),
  baseline: lines.default([]).meta({
    description:
      'What to compare with: `auto`, `none`, `history`, or evidence files, run folders, results files or ids of workflow runs, one per line, oldest first. In a folder of runs, the newest complete run is used.',
    default:
      '`auto`: evidence files in `.agentv/evidence`, else on GitHub the artifacts of the base branch, else the history',
    gate: true,
    value: 'SRC',
  }),
  confirm: confirmable.default(DEFAULT_CONFIRMED).meta({
    description: 'Re-run suspected regressions to confirm them: the maximum number of tests to re-run, or `off`.',
    default: '50',
    gate: true,
    value: 'HOW',
  }),
  budgetUsd: number(`a number of US dollars over 0, up to ${MAX_USD}`, (value) => value > 0 && value <= MAX_USD)
    .optional()
    .meta({
      description: 'Maximum cost of the run in US dollars, including judges. Tests over budget are skipped.',
      default: 'none',
      gate: true,
      value: 'USD',
    }),
  timeoutMinutes: number(
    `a number of minutes over 0, up to ${MAX_SECONDS / 60}`,
    (value) => value > 0 && value <= MAX_SECONDS / 60,
  )
    .optional()
    .meta({
      description: 'Maximum duration of the run in minutes. Tests that have not finished by then are skipped.',
      default: 'none',
      value: 'MINUTES',
    }),
  comment: oneOf('always', 'on-change', 'on-failure', 'never')
    .default('on-change')
    .meta({
      description:
        'When to comment on the pull request: `always`, `on-change` (if there is something to report), `on-failure` or `never`. An existing comment is always updated.',
      default: 'on-change',
      sources: ['action', 'config'],
    }),
  // Not from a file: a token must not be committed.
  githubToken: z
    .string()
    .optional()
    .meta({
      description: 'Token for comments, check runs and baselines. It is sent only to GitHub.',
      default: 'the token of the job',
      sources: ['action'],
    }),
};

const more = {
  graderTarget: z.string().optional().meta({
    description: 'Name of the target that judges all answers.',
    default: 'set by the grader or the target, else the target itself if it is a model',
    value: 'NAME',
  }),
  excludeTag: names.default([]).meta({
    description: 'Skip suites that have any of these tags.',
    default: 'none',
    sources: ['config', 'flag'],
    value: 'TAG',
  }),
  strict: flag.default(false).meta({
    description: 'Treat warnings about suites and targets as errors, but for those about old names.',
    default: 'false',
    sources: ['config', 'flag'],
  }),
  dryRun: flag.default(false).meta({
    description: 'Validate everything and run the plan with stubs. Nothing real is called.',
    default: 'false',
  }),
  resume: z
    .string()
    .optional()
    .meta({
      description:
        'Folder of an earlier run to continue: finished tests are reused, the others run, and the results go to the same folder. `last` is the newest run.',
      default: 'none',
      sources: ['flag'],
      value: 'DIR',
    }),
  rerunFailed: flag.default(false).meta({
    description: 'With `resume`, also re-run tests that did not pass.',
    default: 'false',
    sources: ['flag'],
  }),
  retryErrors: z
    .string()
    .optional()
    .meta({
      description:
        'Folder or results file of an earlier run: tests that ended in an error are re-run, the results of the others are reused.',
      default: 'none',
      sources: ['flag'],
      value: 'SRC',
    }),
  // Not from a file: the search for the configuration starts in this folder.
  workingDirectory: z
    .string()
    .default('.')
    .meta({
      description: 'Folder to run in; paths are relative to it. On GitHub, it must be inside the workspace.',
      default: '.',
      sources: ['action', 'flag'],
      value: 'DIR',
    }),
  outputDirectory: z
    .string()
    .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
    .optional()
    .meta({
      description: 'Folder for the results. On GitHub, it must be inside the workspace.',
      default: '`.agentv/results/runs/<experiment>/<time>`',
      value: 'DIR',
    }),
  testTimeoutSeconds: number(
    `a number of seconds over 0, up to ${MAX_SECONDS}`,
    (value) => value > 0 && value <= MAX_SECONDS,
  )
    .optional()
    .meta({
      description: 'Time limit of one call of a target, in seconds. `timeout_seconds` of a test takes precedence.',
      default:
        '`timeout_seconds` of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
      value: 'SECONDS',
    }),
  shard: shardName.optional().meta({
    description:
      'Run one part of the tests on this machine: `3/8` is the third of eight. The report on all shards decides.',
    default: 'all tests',
    sources: ['action', 'flag'],
    value: 'SHARD',
  }),
  requestsPerMinute: requestLimits.optional().meta({
    description:
      'Maximum number of requests per minute to a target or to all targets of a provider, judges and retries included: lines `name=number`.',
    default: 'none',
    value: 'LIMIT',
  }),
  cache: caches.optional().meta({
    description:
      'What to cache between runs: any of `workspaces`, `judge` (verdicts) and `responses` (responses of models), or `off`.',
    default: '`workspaces,judge`, and `responses` if the suite sets `cache: true`',
    value: 'LIST',
  }),
  seedBaseline: count(2, WINDOW.runs).optional().meta({
    description:
      'If tests have no baseline yet, run them this many times (2 to 10) and store as many runs as evidence. Applies to runs that store evidence.',
    default: 'one run',
    gate: true,
    value: 'N',
  }),
  control: z.enum(['on', 'off'], { error: 'on or off (default: on)' }).default('on').meta({
    description:
      'Also run suspected regressions on the base commit, to separate regressions from drift: `on` or `off`. Skipped if the base commit cannot be checked out.',
    default: 'on',
    gate: true,
    value: 'WHEN',
  }),
  maxDrop: share()
    .refine((value) => value < 1, 'a number from 0 to below 1')
    .default(0.02)
    .meta({
      description:
        'A significant drop of the mean score of a suite that is smaller than this share only warns (0.02 = 2 pp).',
      default: '0.02',
      gate: true,
      value: 'X',
    }),
  maxCostIncrease: increase().optional().meta({
    description: 'Maximum cost increase of a suite, as a share (0.25 = 25%).',
    default: 'report only',
    gate: true,
    value: 'X',
  }),
  maxLatencyIncrease: increase().optional().meta({
    description: 'Maximum latency increase of a suite, as a share (0.5 = 50%).',
    default: 'report only',
    gate: true,
    value: 'X',
  }),
  onInconclusive: oneOf('pass', 'neutral', 'fail').default('neutral').meta({
    description: 'Conclusion of an inconclusive run: `pass`, `neutral` or `fail`. Only `fail` fails the step.',
    default: 'neutral',
    gate: true,
    value: 'WHAT',
  }),
  jobSummary: oneOf('full', 'short', 'off')
    .default('full')
    .meta({
      description: 'Report in the job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
      default: 'full',
      sources: ['action', 'config'],
    }),
  annotations: oneOf('commands', 'check', 'off')
    .default('commands')
    .meta({
      description:
        'Annotate failing tests at their line: `commands` (at most 10 per level), `check` (at most 200; turns on `check-run`) or `off`.',
      default: 'commands',
      sources: ['action', 'config'],
    }),
  checkRun: flag.default(false).meta({
    description: 'Create a check run in addition to the check of the job. Requires `checks: write`.',
    default: 'false',
    sources: ['action', 'config'],
  }),
  uploadArtifacts: flag.default(true).meta({
    description: 'Upload results, reports and evidence as artifacts.',
    default: 'true',
    sources: ['action', 'config'],
  }),
  html: oneOf('auto', 'true', 'false').default('auto').meta({
    description: 'Write the HTML report, `report.html`. `false` turns it off.',
    default: 'auto',
    value: 'WHEN',
  }),
};

const advanced = {
  reuse: oneOf('auto', 'off').default('auto').meta({
    description:
      'In pull requests, reuse results of tests whose files, input and graders are unchanged, and re-run 1 in 20 of them: `auto` or `off`.',
    default: 'auto',
    value: 'WHEN',
  }),
  maxErrorRate: share()
    .default(0.1)
    .meta({
      description:
        'Maximum share of trials that may end in an infrastructure or grader error. Above it, the run is invalid.',
      default: '0.10',
      sources: ['config', 'flag'],
      gate: true,
      value: 'X',
    }),
  maxRetries: count(0, MAX_RETRIES)
    .optional()
    .meta({
      description: 'Retries of a call after an infrastructure error. A timeout or a low score is never retried.',
      default: 'set by the target, else 3 for models and 2 for others',
      sources: ['config', 'flag'],
      value: 'N',
    }),
  experiment: z
    .string()
    .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A–Z, a–z, 0–9, ".", "_" and "-"')
    .default('default')
    .meta({
      description: 'Label of the run: a folder in the results, and `AGENTV_EXPERIMENT` for programs.',
      default: 'default',
      value: 'LABEL',
    }),
  baselineBranch: branch.optional().meta({
    description: 'Branch whose runs are the baseline.',
    default: 'the base branch of the pull request, else the default branch',
    sources: ['action', 'config'],
    gate: true,
  }),
  baselineMaxAge: age.optional().meta({
    description: 'Maximum age of the baseline in hours, days or weeks, such as `12h`, `30d` or `2w`.',
    default: '30d',
    gate: true,
    value: 'AGE',
  }),
  evidence: oneOf('auto', 'never').default('auto').meta({
    description: 'Store the trials of a complete run as evidence for later runs: `auto` or `never`.',
    default: 'auto',
    gate: true,
    value: 'WHEN',
  }),
  samples: flag.default(true).meta({
    description: 'Store answers of the base branch, which the HTML report shows, in the artifact of the evidence.',
    default: 'true',
    sources: ['config'],
  }),
  htmlMaxMib: count(1, 100)
    .default(24)
    .meta({
      description:
        'Maximum size of the HTML report in MiB, 1 to 100. Larger reports leave out details of passing tests first.',
      default: '24',
      sources: ['config'],
    }),
  history: z
    .string()
    .trim()
    .default('off')
    .meta({
      description:
        'Keep all runs of the base branch as a history: `branch`, for a branch of this repository that only gets files (needs `contents: write`), a folder, or `off`.',
      default: 'off',
      sources: ['config', 'flag'],
      value: 'WHERE',
    }),
  historyBranch: branch.default('eval-history').meta({
    description: 'Name of the branch of `history: branch`.',
    default: 'eval-history',
    sources: ['config'],
  }),
  judges: oneOf('labels')
    .optional()
    .meta({
      description:
        'Test judges in place of targets: `labels` judges every answer in `.agentv/labels` again, and a test passes where the judge agrees with people.',
      default: 'targets are tested',
      sources: ['action'],
    }),
  judgeMinAgreement: share()
    .optional()
    .meta({
      description:
        'Minimum agreement of judges with labels of people (0 to 1): the threshold of tests of judges. Other runs name judges in the comment whose whole 95% interval is below it.',
      default: 'none',
      sources: ['config'],
      gate: true,
    }),
  labelsNeedsImprovement: oneOf('pass', 'fail', 'exclude')
    .default('fail')
    .meta({
      description:
        'How a label `needs_improvement` counts against judges: as `pass` or `fail`, or not at all (`exclude`).',
      default: 'fail',
      sources: ['config'],
    }),
  labelsKeepAnswers: flag.default(true).meta({
    description: 'Store the answers that people label in the repository; otherwise labels have their hashes only.',
    default: 'true',
    sources: ['config'],
  }),
  quarantineFile: z
    .string()
    .optional()
    .meta({
      description: 'File that lists tests in quarantine. They cannot fail the run until their expiry date.',
      default: '`.agentv/quarantine.yaml`, if it exists',
      sources: ['config', 'flag'],
      gate: true,
      value: 'FILE',
    }),
  workspaceMode: oneOf('pooled', 'temp', 'static')
    .optional()
    .meta({
      description:
        'Workspaces of agents: `pooled` ones are reused by later runs, `temp` ones are new, `static` is your own folder.',
      default: 'set by the suite, else pooled',
      sources: ['config', 'flag'],
      value: 'MODE',
    }),
  workspacePath: z
    .string()
    .optional()
    .meta({
      description:
        'Your own folder for agents to work in. If it is empty, the template and the repositories of the suite are added.',
      default: 'set by the suite',
      sources: ['config', 'flag'],
      value: 'DIR',
    }),
  retainOnSuccess: oneOf('keep', 'cleanup')
    .optional()
    .meta({
      description: 'Workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
      default: 'cleanup',
      sources: ['config', 'flag'],
      value: 'WHAT',
    }),
  retainOnFailure: oneOf('keep', 'cleanup')
    .optional()
    .meta({
      description: 'Workspace of any other test: `keep` or `cleanup`.',
      default: 'keep, but cleanup on GitHub',
      sources: ['config', 'flag'],
      value: 'WHAT',
    }),
  workspaceClean: oneOf('standard', 'full')
    .optional()
    .meta({
      description:
        'Reset each workspace after each test, whatever the suite says: `standard` keeps files that git ignores, `full` restores everything. A static folder is never reset.',
      default: '`after_each.reset` of the suite',
      sources: ['config', 'flag'],
      value: 'HOW',
    }),
  redact: redactions.default([]).meta({
    description:
      'More text to redact from results and reports, one per line: plain text, which is found in all its encodings, or `/a regular expression/`.',
    default: 'only secrets',
    value: 'TEXT',
  }),
  redactUnknown: flag.default(true).meta({
    description:
      'Also redact texts in the format of a known kind of token (GitHub, AWS, Slack, OpenAI, private keys and more than 40 others) that are not configured as secrets.',
    default: 'true',
    value: 'BOOLEAN',
  }),
  otel: backends.default([]).meta({
    description:
      'Export traces (OpenTelemetry) after the run: `otlp`, `braintrust`, `langfuse`, `confident`, `file`, or `off`. Several names are possible.',
    default: 'off',
    value: 'NAME',
  }),
  otelFile: stampedPath.optional().meta({
    description: 'Write the traces to this file as OTLP JSON. `{timestamp}` is the start of the run.',
    default: 'none; `traces.otlp.jsonl` in the run folder with `otel: file`',
    sources: ['config', 'flag'],
    value: 'FILE',
  }),
  otelCaptureContent: flag.default(false).meta({
    description: 'Include prompts, answers, tool inputs and outputs, and explanations in traces.',
    default: 'false',
    sources: ['config', 'flag'],
  }),
  otelGroupTurns: flag.default(false).meta({
    description: 'Group the messages of a conversation into a span per turn.',
    default: 'false',
    sources: ['config', 'flag'],
  }),
  traceFile: stampedPath.optional().meta({
    description:
      'Write a JSON line per test with its tool calls, times and cost. `{timestamp}` is the start of the run.',
    default: 'none',
    sources: ['config', 'flag'],
    value: 'FILE',
  }),
  commentKey: z
    .string()
    .max(100, 'at most 100 characters')
    .optional()
    .meta({
      description: 'Identifies the comment, evidence, artifacts and caches of the job.',
      default: 'file of the workflow and job, with the values of the matrix',
      sources: ['action', 'config'],
      value: 'KEY',
    }),
  matrix: matrixLeg.optional().meta({
    description: 'Matrix of the job as JSON, to tell its legs apart.',
    default: 'the matrix of the job',
    sources: ['action'],
  }),
  matrixJobs: count(1, MAX_MATRIX_JOBS)
    .optional()
    .meta({
      description:
        'Number of jobs of the matrix. They share the false-alarm budget of one run: each decides about its own results with an equal part of it.',
      default: 'on GitHub the jobs of the matrix, else 1',
      sources: ['action', 'flag'],
      value: 'N',
    }),
  prNumber: count(1, 2 ** 31 - 1)
    .optional()
    .meta({
      description: 'Number of the pull request to comment on.',
      default: 'from the event, else the one open pull request whose head is the commit',
      sources: ['action', 'config'],
    }),
  commitSha: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
    .transform((sha) => sha.toLowerCase())
    .optional()
    .meta({
      description: 'Commit that the results belong to.',
      default: 'from the event',
      sources: ['action', 'config'],
      value: 'SHA',
    }),
  checkName: z
    .string()
    .refine((name) => Buffer.byteLength(name) <= CHECK_NAME_BYTES, `a text of at most ${CHECK_NAME_BYTES} bytes`)
    .optional()
    .meta({ description: 'Name of the check run.', default: '`agentv: <comment-key>`', sources: ['config'] }),
  artifactRetentionDays: count(1, 400)
    .optional()
    .meta({
      description: 'Days to keep artifacts, up to the maximum of the repository.',
      default: 'set by the repository',
      sources: ['config'],
    }),
  // Not from a file: untrusted code could contain that file.
  allowUntrustedCode: flag.default(false).meta({
    description:
      'Run on events that anyone can trigger in a job that has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
    default: 'false',
    sources: ['action'],
  }),
};

/**
 * All settings of a run, in groups. Each key is an input of the action, a flag of the command line and a key of the
 * configuration, unless its `sources` exclude one: `testId` is `test-id`, `--test-id` and `test_id`.
 */
export const inputsSchema = z.strictObject({ ...common, ...more, ...advanced });
/** Settings of a run that only the command line has. */
interface RunFlags {
  /** A file of recorded conversations to grade; no target is called. */
  readonly transcript?: string | undefined;
  /** A file that each new response is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** The delay of stubs in a dry run. */
  readonly dryRunDelay?: Delay | undefined;
  /** Logs requests, and the commands of programs. Absent: as the configuration says. */
  readonly verbose?: boolean | undefined;
}

export type Inputs = z.output<typeof inputsSchema> &
  RunFlags & {
    /** The names of inputs and flags that were given; the configuration does not change these. */
    readonly given: readonly InputName[];
  };
/** What runs, and how; the gate asks for more trials while a run goes on. */
export type RunOptions = Omit<Inputs, Exclude<(typeof reportingInputs)[number], Shared>>;

/** Settings of reports that a run reads as well. */
type Shared =
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
  | 'judges'
  | 'judgeMinAgreement'
  | 'labelsNeedsImprovement'
  | 'given'
>;

/** Where the reports go, and what they show. */
export type ReportOptions = Pick<
  Inputs,
  (typeof reportingInputs)[number] | 'baselineMaxAge' | 'workingDirectory' | 'given'
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

export const isInput = (word: string): word is InputName => Object.hasOwn(inputsSchema.shape, word);

/** The names of all settings by group, in display order. */
export const inputGroups = {
  Common: Object.keys(common),
  More: Object.keys(more),
  Advanced: Object.keys(advanced),
} as { readonly [Group in 'Common' | 'More' | 'Advanced']: readonly InputName[] };

export function docsOf(name: InputName): InputDocs {
  return inputsSchema.shape[name].meta() as unknown as InputDocs;
}

export const sourcesOf = (name: InputName): readonly Source[] => docsOf(name).sources ?? sources;

export const actionInputNames = inputNames.filter((name) => sourcesOf(name).includes('action'));

/** Parses texts. `spell` returns the name of an input as the user wrote it. */
export const parseInputs = (
  given: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): Inputs => ({ ...parseTexts(inputsSchema, given, spell), given: inputNames.filter((name) => isGiven(given[name])) });

/** An empty text means that the input is not set. */
export const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

const MAX_SHOWN_LENGTH = 300;

/** Parses the texts of inputs. Throws a `UserError` with all invalid values. */
export function parseTexts<Schema extends z.ZodType>(
  schema: Schema,
  given: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string = kebab,
): z.output<Schema> {
  const asked = Object.entries(given).filter(([, text]) => isGiven(text));
  // The schema is used once: compiling it takes longer than interpreting it.
  const parsed = schema.safeParse(Object.fromEntries(asked), { jitless: true });
  if (parsed.success) return parsed.data;
  throw new UserError(
    parsed.error.issues.map(({ path, message }): Problem => {
      const name = String(path[0] ?? '');
      return {
        code: 'INPUT_INVALID',
        severity: 'error',
        message: invalidValue(spell(name), message, cutMiddle(given[name] ?? '', MAX_SHOWN_LENGTH)),
      };
    }),
  );
}
