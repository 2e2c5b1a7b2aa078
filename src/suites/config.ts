import { dirname, join } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import type { LookUp } from '../model/suite/setting.ts';
import type { WatchGlob } from '../model/suite/suite.ts';
import { isReserved } from '../platform/secrets/reserved-variables.ts';
import { checkFields, type Fields } from './block.ts';
import { readWatch } from './execution.ts';
import { checkRequiredVersion } from './metadata.ts';
import { computedProgram, PROGRAM_CONFIG, readProgramConfig } from './program-config.ts';
import { interpolate, type MissingVariable, missingVariable } from './references/interpolate.ts';
import { shownPath } from './references/shown-path.ts';
import { type Cursor, openYaml } from './yaml/source.ts';

/** A page of settings; a megabyte is a mistake. */
const MAX_CONFIG_BYTES = 1024 * 1024;
const NAMES = ['config.yaml', 'config.yml'];
const PROGRAMS = [PROGRAM_CONFIG, ...['js', 'mts', 'mjs'].map((ending) => `agentv.config.${ending}`)];

export interface Config {
  readonly evalPatterns?: readonly string[] | undefined;
  readonly guidelinePatterns?: readonly string[] | undefined;
  /** The shell command that sets variables before anything else runs. */
  readonly beforeSession?: SessionHook | undefined;
  readonly verbose?: boolean | undefined;
  readonly keepWorkspaces?: boolean | undefined;
  /** Maximum number of pool slots that a suite may use at once. */
  readonly poolSlots?: number | undefined;
  /** Files of the repository that the results of every suite depend on, besides the declarations of the suite. */
  readonly watch?: readonly WatchGlob[] | undefined;
}

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
  const program = await readProgram(folders, reading, files, problems);
  for (const at of [...folders.map((each) => join(each, '.agentv')), ...homeOf(reading)]) {
    const path = await firstFile(at, NAMES, files);
    const root = path === undefined ? undefined : await open(path, reading, files, problems);
    const fields = at === reading.home ? ofUser() : CONFIG_FIELDS;
    if (root !== undefined) return { config: { ...program, ...readFields(root, fields, problems) }, problems };
  }
  return { config: program, problems };
}

const homeOf = ({ home }: ConfigReading): readonly string[] => (home === undefined ? [] : [home]);

function foldersUpTo(root: string, folder: string): readonly string[] {
  const above = dirname(folder);
  return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(root, above)];
}

async function firstFile(
  folder: string,
  names: readonly string[],
  files: Pick<Files, 'state'>,
): Promise<string | undefined> {
  for (const name of names) {
    const path = join(folder, name);
    if ((await files.state(path, { noDeadLinks: true })) === 'file') return path;
  }
  return undefined;
}

/** The nearest configuration that is a program. */
async function readProgram(
  folders: readonly string[],
  { cwd, hasBudget = false }: ConfigReading,
  files: Pick<Files, 'state' | 'read'>,
  problems: Problem[],
): Promise<Config> {
  for (const folder of folders) {
    const path = await firstFile(folder, PROGRAMS, files);
    if (path === undefined) continue;
    const file = shownPath(path, cwd);
    const text = await files.read(path, MAX_CONFIG_BYTES);
    const read = path.endsWith(PROGRAM_CONFIG) ? readProgramConfig(file, text) : undefined;
    if (read !== undefined) {
      problems.push(...read.problems);
      return readFields(read.root, CONFIG_FIELDS, problems);
    }
    problems.push(computedProgram(file, text, { hasBudget }));
    return {};
  }
  return {};
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
  const passOver = (found: readonly Problem[], text = '') => {
    const isError = mentionsPolicy(text);
    problems.push(...found.map((problem): Problem => (isError ? problem : { ...problem, severity: 'warning', hint })));
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

const LATER = 'this version does not read it yet';
export const CONFIG_FIELDS: Fields = {
  of: '.agentv/config.yaml',
  // Other readers validate the last two keys strictly.
  read: [
    '$schema',
    'required_version',
    'eval_patterns',
    'guideline_patterns',
    'hooks',
    'execution',
    'gate',
    'eval_action',
  ],
  withoutEffect: { results: LATER, git_cache: 'AgentV reads it in the home folder only' },
};

/** The configuration of the user; a repository does not configure folders of a machine. */
const ofUser = (): Fields => ({
  ...CONFIG_FIELDS,
  of: "the user's config.yaml",
  withoutEffect: { ...CONFIG_FIELDS.withoutEffect, git_cache: LATER },
});

/** What is about traces belongs to the settings of a run, which read it. */
export const EXECUTION_FIELDS: Fields = {
  of: 'execution in .agentv/config.yaml',
  read: [
    'verbose',
    'keep_workspaces',
    'pool_slots',
    'export_otel',
    'otel_backend',
    'otel_capture_content',
    'otel_group_turns',
    'otel_file',
    'trace_file',
  ],
  withoutEffect: { pool_workspaces: 'AgentV 4.42.4 does not use it either' },
};

export const HOOK_FIELDS: Fields = {
  of: 'hooks in .agentv/config.yaml',
  read: ['before_session'],
  withoutEffect: {},
};

function readFields(written: Cursor, fields: Fields, problems: Problem[]): Config {
  const root = written.reportingTo(problems);
  checkFields(root, fields);
  for (const [key, known] of [
    ['execution', EXECUTION_FIELDS],
    ['hooks', HOOK_FIELDS],
  ] as const) {
    const field = root.field(key);
    if (field?.isMap) checkFields(field, known);
    else if (field !== undefined) problems.push(ignored(field, key, 'a mapping'));
  }
  const version = root.field('required_version');
  if (version !== undefined) checkRequiredVersion(version, 'required_version');
  const evalPatterns = readPatterns(root.field('eval_patterns'), 'eval_patterns', problems);
  const guidelinePatterns = readPatterns(root.field('guideline_patterns'), 'guideline_patterns', problems);
  const watch = readWatch(root.field('eval_action')?.field('watch'));
  const beforeSession = readHook(root.field('hooks')?.field('before_session'), problems);
  return {
    ...(evalPatterns !== undefined && { evalPatterns }),
    ...(guidelinePatterns !== undefined && { guidelinePatterns }),
    ...(beforeSession !== undefined && { beforeSession }),
    ...(watch !== undefined && { watch }),
    ...readExecutionSettings(root.field('execution'), problems),
  };
}

/** Without the command, variables would silently be unset: an invalid one stops the run. */
function readHook(field: Cursor | undefined, problems: Problem[]): SessionHook | undefined {
  if (field === undefined) return undefined;
  if (typeof field.value === 'string') {
    return field.value.trim() === '' ? undefined : { command: field.value, location: field.location };
  }
  problems.push(field.wrongType('before_session', 'text: a command for the shell'));
  return undefined;
}

function readPatterns(field: Cursor | undefined, key: string, problems: Problem[]): readonly string[] | undefined {
  if (field === undefined) return undefined;
  const patterns = field.items().flatMap((item) => item.text?.trim() || []);
  if (!field.isList || patterns.length < field.items().length) {
    problems.push(ignored(field, key, 'a list of globs'));
    return undefined;
  }
  return patterns.length === 0 ? undefined : patterns;
}

function readExecutionSettings(
  execution: Cursor | undefined,
  problems: Problem[],
): Pick<Config, 'verbose' | 'keepWorkspaces' | 'poolSlots'> {
  const [keep, slots] = [execution?.field('keep_workspaces'), execution?.field('pool_slots')];
  const verbose = execution?.field('verbose');
  const isSlots =
    typeof slots?.value === 'number' && Number.isInteger(slots.value) && slots.value >= 1 && slots.value <= 50;
  if (verbose !== undefined && typeof verbose.value !== 'boolean')
    problems.push(ignored(verbose, 'verbose', 'true or false'));
  if (keep !== undefined && typeof keep.value !== 'boolean')
    problems.push(ignored(keep, 'keep_workspaces', 'true or false'));
  if (slots !== undefined && !isSlots) problems.push(ignored(slots, 'pool_slots', 'a whole number from 1 to 50'));
  return {
    ...(typeof verbose?.value === 'boolean' && { verbose: verbose.value }),
    ...(typeof keep?.value === 'boolean' && { keepWorkspaces: keep.value }),
    ...(isSlots && { poolSlots: slots.value as number }),
  };
}

/** AgentV warns about a wrong type here and ignores the key. */
const ignored = (field: Cursor, key: string, expected: string): Problem => ({
  ...field.wrongType(key, expected),
  severity: 'warning',
  message: `"${key}" has a wrong value and is ignored`,
});
