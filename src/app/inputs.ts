import * as z from 'zod';
import { CHECK_NAME_BYTES } from '../edges/github/limits.ts';
import { WINDOW } from '../evidence/pool.ts';
import { invalidValue, type Problem, UserError } from '../model/errors.ts';
import { cutMiddle, kebab, orList } from '../shared/text.ts';
import { age } from './ages.ts';
import { matrixLeg } from './matrix-leg.ts';
import { redactions } from './redactions.ts';

/** Lists come one per line; names may also be separated by commas, which globs and paths cannot. */
export const lines = z.string().transform((text) => split(text, /\r?\n/));
const names = z.string().transform((text) => split(text, /[\r\n,]+/));
const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const number = (expected: string, accepts: (value: number) => boolean) =>
  z.string().transform((text, context) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value) && accepts(value)) return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return z.NEVER;
  });
const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1);
const increase = () => number('a number, 0 or more', (value) => value >= 0);
export const count = (least: number, most: number) =>
  number(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
const flag = z.string().transform((text, context) => {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  context.addIssue({ code: 'custom', message: 'true or false', input: text });
  return z.NEVER;
});
/** As git takes them, whether with all that stands before them or without. */
const branch = z
  .string()
  .transform((name) => name.replace(/^refs\/heads\//, ''))
  .refine(
    (name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name),
    'the name of a branch, such as main',
  );
/** What can be kept from run to run. */
const keepable = ['workspaces', 'judge', 'responses'] as const;
const kept = names.transform((given, context) => {
  const known = given.flatMap((name) => keepable.filter((other) => other === name.toLowerCase()));
  if (known.length === given.length && given.length > 0) return [...new Set(known)];
  if (given.length === 1 && given[0]?.toLowerCase() === 'off') return [];
  context.addIssue({ code: 'custom', message: `any of ${keepable.join(', ')}, or off`, input: given });
  return z.NEVER;
});
/** More suspects than this are no suspects: the suite-wide test speaks of them. */
const MOST_CONFIRMED = 100;
const confirmable = z.string().transform((text, context) => {
  const word = text.trim().toLowerCase();
  if (word === 'auto' || word === 'off') return word;
  const most = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  if (most >= 1 && most <= MOST_CONFIRMED) return most;
  context.addIssue({
    code: 'custom',
    message: `auto, off, or a whole number from 1 to ${MOST_CONFIRMED}`,
    input: text,
  });
  return z.NEVER;
});
export const oneOf = <const Names extends readonly [string, ...string[]]>(...allowed: Names) =>
  z.enum(allowed, { error: orList(allowed) });

/**
 * All that a user can ask for, through any door. Each key is an input of the action and a flag of the command
 * line: `testId` is `test-id` and `--test-id`. The descriptions are those of action.yml, `--help` and the README.
 */
export const inputsSchema = z.strictObject({
  evals: lines.default([]).meta({
    description: 'Suites to run: files, folders or globs, one per line; `!` excludes.',
    default: 'every suite below `evals/` folders',
  }),
  target: names.default([]).meta({
    description: 'Names of the targets to run on; several make a matrix.',
    default: 'what the suite says',
  }),
  targets: z.string().optional().meta({
    description: 'The targets file, or a folder that holds one.',
    default: 'the nearest `.agentv/targets.yaml`',
  }),
  graderTarget: z.string().optional().meta({
    description: 'Name of the target that judges all answers.',
    default: 'what the grader or the target says, else the target itself, if it is a model',
  }),
  testId: lines.default([]).meta({
    description: 'Run only tests whose id is, or matches, one of these globs.',
    default: 'all tests',
  }),
  tag: names.default([]).meta({
    description: 'Run only suites that carry all of these tags.',
    default: 'all suites',
  }),
  excludeTag: names.default([]).meta({
    description: 'Leave out suites that carry any of these tags.',
    default: 'none',
  }),
  workingDirectory: z
    .string()
    .default('.')
    .meta({ description: 'Where evals are run, inside the workspace on GitHub; paths start here.', default: '.' }),
  outputDirectory: z
    .string()
    .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
    .optional()
    .meta({
      description: 'The folder that the results are written to, inside the workspace on GitHub.',
      default: '`.agentv/results/runs/<experiment>/<time>`',
    }),
  experiment: z
    .string()
    .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A–Z, a–z, 0–9, ".", "_" and "-"')
    .default('default')
    .meta({
      description: 'A label for the run: a folder of the results, and `AGENTV_EXPERIMENT` for programs.',
      default: 'default',
    }),
  workers: count(1, 50).optional().meta({
    description: 'Tests that run at the same time, 1 to 50.',
    default: 'what the suite or the target says, else 3',
  }),
  trials: count(1, 100).optional().meta({
    description: 'Runs per test; the score is their mean, unless the suite names another strategy.',
    default: 'what the suite says, else 1',
  }),
  timeoutMinutes: number('a number of minutes over 0', (value) => value > 0)
    .optional()
    .meta({
      description: 'Most minutes that the run may take; what is not finished by then is not run.',
      default: 'none',
    }),
  testTimeoutSeconds: number('a number of seconds over 0', (value) => value > 0)
    .optional()
    .meta({
      description: 'Time limit of one call of a target, in seconds. `timeout_seconds` of a test takes precedence.',
      default:
        '`timeout_seconds` of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
    }),
  budgetUsd: number('a number of US dollars over 0', (value) => value > 0)
    .optional()
    .meta({
      description: 'Most US dollars that the run may spend, judges included; tests beyond it are not run.',
      default: 'none',
    }),
  maxRetries: count(0, 20).optional().meta({
    description: 'Repeats of a call whose infrastructure failed; never because of a score.',
    default: 'what the target says, else 2',
  }),
  cache: kept.optional().meta({
    description:
      'What is kept from run to run: any of `workspaces`, `judge` (verdicts) and `responses` (replies of models), or `off`.',
    default: '`workspaces,judge`, and `responses` where the suite says `cache: true`',
  }),
  resume: z.string().optional().meta({
    description:
      'The folder of an earlier run: what it measured is kept, the rest is run, and the results go there too; `last` is the newest run.',
    default: 'every test is run',
  }),
  rerunFailed: flag
    .default(false)
    .meta({ description: 'With `resume`, run again what did not pass, too.', default: 'false' }),
  retryErrors: z.string().optional().meta({
    description:
      'The folder of an earlier run, or a file of its results: tests that ended in an error are run again, the others kept.',
    default: 'every test is run',
  }),
  workspaceMode: oneOf('pooled', 'temp', 'static').optional().meta({
    description:
      'Folders that agents work in: `pooled` are kept for later runs, `temp` are made anew, `static` is yours.',
    default: 'what the suite says, else pooled',
  }),
  workspacePath: z.string().optional().meta({
    description: 'A folder of yours that agents work in, used as it is found.',
    default: 'what the suite says',
  }),
  retainOnSuccess: oneOf('keep', 'cleanup').optional().meta({
    description: 'What becomes of the workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
    default: 'cleanup',
  }),
  retainOnFailure: oneOf('keep', 'cleanup').optional().meta({
    description: 'What becomes of the workspace of any other test: `keep` or `cleanup`.',
    default: 'keep, but cleanup on GitHub, where the machine is gone soon',
  }),
  strict: flag
    .default(false)
    .meta({ description: 'Treat warnings about suites and targets as errors.', default: 'false' }),
  dryRun: flag.default(false).meta({
    description: 'Check everything and walk the plan with stand-ins; nothing real is called.',
    default: 'false',
  }),
  allowUntrustedCode: flag.default(false).meta({
    description:
      'Run evals on events that anyone can start while the job has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
    default: 'false',
    only: 'action',
  }),
  reuse: oneOf('auto', 'off').default('auto').meta({
    description:
      'In pull requests, take over results of tests about which nothing changed (same files, question and judging) and run one in twenty all the same: `auto` or `off`.',
    default: 'auto',
  }),
  control: oneOf('off', 'on-suspect').default('off').meta({
    description:
      'Run what is in doubt on the base commit too, to tell a change of the code from one of the world: `off` or `on-suspect`.',
    default: 'off',
  }),
  seedBaseline: count(2, WINDOW.runs).optional().meta({
    description:
      'Where there is no history yet, a run that leaves evidence runs its tests so often, 2 to 5, and leaves as many runs.',
    default: 'once',
  }),
  threshold: share().optional().meta({
    description:
      'Least mean score, 0 to 1, of each suite on each target; also the pass mark of tests that have none of their own. Replaces the threshold of the suites.',
    default: 'what the suite says, else none',
  }),
  mustPass: flag.default(false).meta({
    description:
      'Every test must pass: the run fails when one test fails, in most of its planned trials and in most of its fresh trials.',
    default: 'false',
  }),
  maxDrop: share()
    .refine((value) => value < 1, 'a number from 0 to below 1')
    .default(0.02)
    .meta({
      description: 'Share of its tests that a suite may drop by; a smaller drop only warns, however sure it is.',
      default: '0.02',
    }),
  confirm: confirmable.default('auto').meta({
    description:
      'Run tests that look newly broken again before anybody is accused: `auto` (at most 10), `off`, or how many at most.',
    default: 'auto',
  }),
  maxRegressions: count(0, 100_000).default(0).meta({
    description: 'Regressions, confirmed on fresh trials, that are tolerated.',
    default: '0',
  }),
  maxErrorRate: share().default(0.1).meta({
    description: 'Share of tests that may end in an error before the run counts as not measured.',
    default: '0.10',
  }),
  maxCostIncrease: increase().optional().meta({
    description: 'Share by which the cost of a suite may grow against the baseline, such as 0.25.',
    default: 'growth is only told',
  }),
  maxLatencyIncrease: increase().optional().meta({
    description: 'Share by which the time of a suite may grow against the baseline, such as 0.5.',
    default: 'growth is only told',
  }),
  baseline: lines.default([]).meta({
    description:
      'What the run is compared with: `auto`, `none`, or files of evidence, folders or results of earlier runs, one per line, oldest first; of a folder of runs the newest complete one; the number of a workflow run, too.',
    default:
      '`auto`: the files that you keep in `.agentv/evidence`, else on GitHub what runs of the base branch left as artifacts',
  }),
  baselineBranch: branch.optional().meta({
    description: 'The branch whose runs leave the evidence that a run is compared with.',
    default: 'the base branch of the pull request, else the default branch',
    only: 'action',
  }),
  baselineMaxAge: age.optional().meta({
    description: 'How old evidence may be to be compared with: hours, days or weeks, such as `12h`, `30d` or `2w`.',
    default: '30d',
  }),
  evidence: oneOf('auto', 'never').default('auto').meta({
    description: 'Write what a complete run measured as evidence for later ones: `auto` or `never`.',
    default: 'auto',
  }),
  onInconclusive: oneOf('pass', 'neutral', 'fail').default('neutral').meta({
    description:
      'What a check says when the run could not decide: `pass`, `neutral` or `fail`; only `fail` fails the step.',
    default: 'neutral',
  }),
  onMissingBaseline: oneOf('pass', 'warn', 'fail').optional().meta({
    description: 'What it is worth when there is nothing to compare with: `pass`, `warn` or `fail`.',
    default: '`warn` where a baseline is named or runs on GitHub leave one, else `pass`',
  }),
  quarantineFile: z.string().optional().meta({
    description: 'The file that names tests known to be unreliable, which block nobody until a day.',
    default: '`.agentv/quarantine.yaml`, where there is one',
  }),
  githubToken: z.string().optional().meta({
    description: 'Token for comments and check runs; it is sent to GitHub alone.',
    default: 'the token of the job',
    only: 'action',
  }),
  comment: oneOf('always', 'on-change', 'on-failure', 'never').default('on-change').meta({
    description:
      'Write one comment into the pull request, and keep it up to date: `always`, `on-change` (when there is something to say), `on-failure` or `never`. One that is there is always refreshed.',
    default: 'on-change',
    only: 'action',
  }),
  commentKey: z.string().max(100, 'at most 100 characters').optional().meta({
    description: 'One comment for each key; evidence, artifacts and caches are kept by it, too.',
    default: 'workflow and job, with the values of its matrix',
    only: 'action',
  }),
  matrix: matrixLeg.optional().meta({
    description: 'The matrix of the job as JSON, by which its legs are told apart.',
    default: 'that of the job',
    only: 'action',
  }),
  prNumber: count(1, 2 ** 31 - 1)
    .optional()
    .meta({
      description: 'The pull request to comment in.',
      default: 'that of the event, or the one open pull request whose head is the commit',
      only: 'action',
    }),
  commitSha: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
    .transform((sha) => sha.toLowerCase())
    .optional()
    .meta({ description: 'The commit that the results are of.', default: 'that of the event', only: 'action' }),
  jobSummary: oneOf('full', 'short', 'off').default('full').meta({
    description: 'Write the report to the job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
    default: 'full',
    only: 'action',
  }),
  annotations: oneOf('commands', 'check', 'off').default('commands').meta({
    description:
      'Mark failing tests at their line: `commands` (at most 10 of each level), `check` (up to 200, on the check run, which this turns on) or `off`.',
    default: 'commands',
    only: 'action',
  }),
  checkRun: flag.default(false).meta({
    description: 'Add a check run of its own, beside that of the job; needs `checks: write`.',
    default: 'false',
    only: 'action',
  }),
  checkName: z
    .string()
    .refine((name) => Buffer.byteLength(name) <= CHECK_NAME_BYTES, `a text of at most ${CHECK_NAME_BYTES} bytes`)
    .optional()
    .meta({ description: 'The name of the check run.', default: '`agentv: <comment-key>`', only: 'action' }),
  uploadArtifacts: flag.default(true).meta({
    description: 'Upload the files of the run (results, reports), and what it leaves as evidence, as artifacts.',
    default: 'true',
    only: 'action',
  }),
  artifactRetentionDays: count(1, 400).optional().meta({
    description: 'Days that artifacts are kept, as far as the repository allows.',
    default: 'what the repository says',
    only: 'action',
  }),
  redact: redactions.default([]).meta({
    description:
      'What else to take out of results and reports, one per line: a text, in all its encodings, or `/a regular expression/`.',
    default: 'nothing but secrets',
  }),
});
export type Inputs = z.output<typeof inputsSchema> & {
  /** Those that were given, in whatever way: what a configuration says about them does not count. */
  readonly given: readonly InputName[];
};
export type InputName = keyof typeof inputsSchema.shape;

/** What is said of an input wherever it is shown. */
export interface InputDocs {
  readonly description: string;
  /** In words, because many defaults depend on the suite. */
  readonly default: string;
  /** Doors that do not have it leave it out. */
  readonly only?: 'action';
}

export const inputNames = Object.keys(inputsSchema.shape) as InputName[];

/** Whether a word is the name of an input. */
export const isInput = (word: string): word is InputName => Object.hasOwn(inputsSchema.shape, word);

export function docsOf(name: InputName): InputDocs {
  return inputsSchema.shape[name].meta() as unknown as InputDocs;
}

/** Checks what came in as text. `spell` gives the name of an input as the user wrote it. */
export const parseInputs = (
  given: Readonly<Record<string, string | undefined>>,
  spell?: (name: string) => string,
): Inputs => ({ ...parseTexts(inputsSchema, given, spell), given: inputNames.filter((name) => isGiven(given[name])) });

/** Empty text is no value. */
export const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** Of a value that is wrong. */
const LONGEST_SHOWN = 300;

/** Checks texts against the schema of a door; empty ones are not given. Throws a `UserError` with all that is wrong. */
export function parseTexts<Schema extends z.ZodType>(
  schema: Schema,
  given: Readonly<Record<string, string | undefined>>,
  spell: (name: string) => string = kebab,
): z.output<Schema> {
  const asked = Object.entries(given).filter(([, text]) => isGiven(text));
  // It is read once: to compile it would take longer than to walk it.
  const parsed = schema.safeParse(Object.fromEntries(asked), { jitless: true });
  if (parsed.success) return parsed.data;
  throw new UserError(
    parsed.error.issues.map(({ path, message }): Problem => {
      const name = String(path[0] ?? '');
      return {
        code: 'INPUT_INVALID',
        severity: 'error',
        message: invalidValue(spell(name), message, cutMiddle(given[name] ?? '', LONGEST_SHOWN)),
      };
    }),
  );
}
