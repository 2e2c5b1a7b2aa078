import { dirname, join } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import type { LookUp } from '../model/suite/setting.ts';
import { withoutGaps } from '../model/values/mapping.ts';
import { isReserved } from '../platform/secrets/reserved-variables.ts';
import { block, field, flag, idle, optionalPart, text, trimmedTexts, wholeNumber } from './block.ts';
import { readWatch } from './execution.ts';
import { checkRequiredVersion } from './metadata.ts';
import { computedProgram, PROGRAM_CONFIG, readProgramConfig } from './program-config.ts';
import { firstFile } from './references/file-paths.ts';
import { interpolate, type MissingVariable, missingVariable } from './references/interpolate.ts';
import { shownPath } from './references/shown-path.ts';
import { readVariants } from './variants.ts';
import { type Cursor, openYaml } from './yaml/cursor.ts';

/** A page of settings; a megabyte is a mistake. */
const MAX_CONFIG_BYTES = 1024 * 1024;
const NAMES = ['config.yaml', 'config.yml'];
const PROGRAMS = [PROGRAM_CONFIG, ...['js', 'mts', 'mjs'].map((ending) => `agentv.config.${ending}`)];

/** What a configuration sets; what it depends on besides the declarations of a suite is `watch`. */
export type Config = Partial<ReturnType<typeof fieldsIn>>;

/** The shell command that sets variables before anything else runs. */
export interface SessionHook {
  readonly command: string;
  readonly location: SourceLocation;
}

interface ConfigReading {
  /** The search for a configuration ends in this folder. */
  readonly root: string;
  readonly cwd: string;
  /** AgentV's folder in the home directory: its configuration applies if the repository has none. */
  readonly home?: string | undefined;
  readonly lookUp?: LookUp | undefined;
  /** Whether the run has a budget, so that it needs none from a program. */
  readonly hasBudget?: boolean | undefined;
}

export interface ReadConfig {
  readonly config: Config;
  readonly problems: readonly Problem[];
}

/**
 * The nearest `.agentv/config.yaml`, from a folder up to the repository, else that of the user. An invalid one is
 * skipped with a warning, as in AgentV, but an error if it has settings of eval-action. Skipped with a warning is an `agentv.config.ts` that computes its settings, unless a spending limit would be lost.
 * The YAML wins over the program; settings without effect are warned about.
 */
export async function readConfig(
  folder: string,
  reading: ConfigReading,
  files: Pick<Files, 'state' | 'read'>,
): Promise<ReadConfig> {
  const problems: Problem[] = [];
  const folders = foldersUpTo(reading.root, folder);
  let program: Config = {};
  const programPath = await firstFile(
    folders.flatMap((each) => namedIn(each, PROGRAMS)),
    files,
  );
  if (programPath !== undefined) {
    const file = shownPath(programPath, reading.cwd);
    const text = await files.read(programPath, MAX_CONFIG_BYTES);
    const read = programPath.endsWith(PROGRAM_CONFIG) ? readProgramConfig(file, text) : undefined;
    const { hasBudget = false } = reading;
    problems.push(...(read?.problems ?? [computedProgram(file, text, { hasBudget })]));
    program = read === undefined ? {} : fieldsIn(read.root.reportingTo(problems), dirname(programPath));
  }
  for (const at of [...folders.map((each) => join(each, '.agentv')), reading.home ?? []].flat()) {
    const path = await firstFile(namedIn(at, NAMES), files);
    const root = path === undefined ? undefined : await open(path, reading, files, problems);
    if (root !== undefined)
      return { config: { ...program, ...fieldsIn(root.reportingTo(problems), dirname(at)) }, problems };
  }
  return { config: program, problems };
}

const namedIn = (folder: string, names: readonly string[]): string[] => names.map((name) => join(folder, name));

export function foldersUpTo(root: string, folder: string): readonly string[] {
  const above = dirname(folder);
  return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(root, above)];
}

/**
 * Whether a broken configuration probably has settings of eval-action, which would be dropped with the file. In UTF-16
 * each letter has a zero byte.
 */
export const mentionsPolicy = (text: string): boolean =>
  /^[^#\n]*?\b(?:gate|eval_action)["']?[ \t]*:/m.test(text.replaceAll('\0', ''));

/** The error of a configuration that is a list or a text. */
export const wholeOf = (root: Cursor): Problem => root.wrongType('config', 'a mapping');

async function open(
  path: string,
  { cwd, lookUp }: ConfigReading,
  files: Pick<Files, 'read'>,
  problems: Problem[],
): Promise<Cursor | undefined> {
  const hint = 'The whole file is ignored; a configuration in a parent folder applies, if there is one.';
  const passOver = (fileProblems: readonly Problem[], text = '') => {
    const isError = mentionsPolicy(text);
    problems.push(
      ...fileProblems.map((problem): Problem => (isError ? problem : { ...problem, severity: 'warning', hint })),
    );
    return undefined;
  };
  try {
    let missing: readonly MissingVariable[] = [];
    const text = await files.read(path, MAX_CONFIG_BYTES);
    const opened = openYaml(shownPath(path, cwd), text, (value) => {
      const interpolated = interpolate(value, lookUp ?? (() => undefined));
      missing = interpolated.missing;
      return interpolated;
    });
    if (opened.kind === 'invalid') return passOver(opened.problems, text);
    const { root } = opened;
    const reserved = missing.filter(({ name }) => isReserved(name));
    problems.push(...reserved.map((variable) => missingVariable(variable, root)));
    const isEmpty = root.value === null;
    return root.isMap || isEmpty ? root : passOver([wholeOf(root)], text);
  } catch (error) {
    if (error instanceof UserError) return passOver(error.problems);
    throw error;
  }
}

const A_LIST = 'a list of globs';
const flagOf = (description: string) => field(flag, description);

/** What is about traces belongs to the settings of a run, which read it. */
const EXECUTION = block({ of: 'execution in .agentv/config.yaml', ignoresWrong: true }, () => ({
  verbose: flagOf('Whether a run logs its requests, and the commands of cli targets.'),
  keep_workspaces: flagOf('Whether the folders that agents worked in stay.'),
  export_otel: flagOf(
    'Whether traces are exported after a run, to otel_backend or else to OTEL_EXPORTER_OTLP_ENDPOINT.',
  ),
  otel_capture_content: flagOf('Whether traces include prompts, answers, and tool inputs and outputs.'),
  otel_group_turns: flagOf('Whether each turn of a conversation has a span.'),
  otel_file: field(text, 'File for traces as OTLP JSON; {timestamp} is the start of the run.'),
  otel_backend: field(text, 'Name of the backend: otlp, braintrust, langfuse or confident.'),
  trace_file: field(text, 'File for a JSON line per test with its tool calls; {timestamp} is the start of the run.'),
  pool_workspaces: idle('AgentV 4.42.4 does not use it either'),
  pool_slots: field(wholeNumber(1, 50), 'Maximum number of pooled folders.'),
}));

const HOOKS = block({ of: 'hooks in .agentv/config.yaml', ignoresWrong: true }, () => ({
  before_session: field(
    text,
    'A shell command that runs once before everything; lines NAME=value that it prints are variables.',
  ),
}));

/** `.agentv/config.yaml`. Other readers validate `gate` and `eval_action`, strictly. */
export const CONFIG = block({ of: '.agentv/config.yaml', ignoresWrong: true }, () => ({
  $schema: field(text, 'Marks the file: "agentv-config-v2".'),
  required_version: field(text, 'The versions of AgentV that the suites are written for, such as ">=4.0.0".'),
  eval_patterns: field(trimmedTexts, 'Globs for the suites that run when none is named.', A_LIST),
  guideline_patterns: field(
    trimmedTexts,
    'Globs for input files that are guidelines, in suites of AgentV 1 and 2.',
    A_LIST,
  ),
  hooks: field(HOOKS.schema, 'Commands that run around everything.'),
  execution: field(EXECUTION.schema, 'How suites run, and where their traces go.'),
  gate: optionalPart('gate', 'Settings that decide the verdict; an input or a flag takes precedence.'),
  eval_action: optionalPart('eval_action', 'Settings of a run, in snake_case; an input or a flag takes precedence.'),
  results: idle('this version does not read it yet'),
  git_cache: idle('this version does not read it yet'),
}));

/** AgentV warns about wrong types and ignores the keys, but those that a run depends on are errors. */
function fieldsIn(root: Cursor, folder: string) {
  const config = (root.value === null ? undefined : CONFIG.open(root)) ?? root;
  const execution = EXECUTION.open(config.field('execution'));
  const session = HOOKS.open(config.field('hooks'))?.field('before_session');
  checkRequiredVersion(config.field('required_version'), 'required_version');
  // Without the command, variables would silently be unset.
  if (session?.text === undefined) session?.addWrongType('text: a command for the shell');
  const patterns = CONFIG.values(config, 'eval_patterns', 'guideline_patterns');
  const settings = execution && EXECUTION.values(execution, 'verbose', 'keep_workspaces', 'pool_slots');
  return withoutGaps({
    evalPatterns: patterns.eval_patterns?.length ? patterns.eval_patterns : undefined,
    guidelinePatterns: patterns.guideline_patterns?.length ? patterns.guideline_patterns : undefined,
    beforeSession: session?.text?.trim() ? { command: session.text, location: session.location } : undefined,
    watch: readWatch(config.field('eval_action')?.field('watch')),
    variants: readVariants(config.field('eval_action')?.field('variants'), folder),
    verbose: settings?.verbose,
    keepWorkspaces: settings?.keep_workspaces,
    poolSlots: settings?.pool_slots,
  });
}
