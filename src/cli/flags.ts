import { type Command, Option } from 'commander';
import * as z from 'zod';
import { age, count, size } from '../config/input-values.ts';
import { type ReportInputName, reportSettings } from '../config/report-inputs.ts';
import {
  docsOf,
  type InputDocs,
  type InputName,
  type Inputs,
  inputGroups,
  inputNames,
  inputsSchema,
  parseInputs,
  parseTexts,
  sourcesOf,
} from '../config/settings.ts';
import { userError } from '../model/errors.ts';
import { kebab, orList } from '../model/text/text.ts';

/** All settings with a flag of `run`; the suites are its arguments. */
const flagNames = inputNames.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

export function addGroupedFlags(command: Command): void {
  for (const [group, names] of Object.entries(inputGroups)) {
    const flags = flagNames.filter((name) => names.includes(name));
    addInputFlags(command, flags, { heading: `${group} options:` });
  }
}

export function addInputFlags(command: Command, names: readonly InputName[], { heading = '' } = {}): void {
  for (const name of names) addFlag(command, name, { docs: docsOf(name), isList: isList(name), heading });
}

/** Flags of `report` and `gate`; the other inputs of the report action configure a job on GitHub. */
export function addReportFlags(
  command: Command,
  names: readonly ReportInputName[],
  defaults: Partial<Record<ReportInputName, { readonly default: string }>> = {},
): void {
  for (const name of names) {
    const docs = { ...reportSettings.docsOf(name), ...defaults[name] };
    addFlag(command, name, { docs, isList: ['baseline', 'redact', 'otel'].includes(name) });
  }
}

interface Flag {
  readonly docs: InputDocs;
  /** The flag can be given several times. */
  readonly isList: boolean;
  readonly heading?: string;
}

export function addFlag(command: Command, name: string, { docs, isList, heading = '' }: Flag): void {
  const { description, default: otherwise, value } = docs;
  const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
  const long = FAMILIAR[name] ?? `--${kebab(name)}`;
  const option = new Option(
    `${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`,
    `${description} (default: ${otherwise})`.replaceAll('`', ''),
  );
  if (isList) option.argParser(collected);
  if (heading !== '') option.helpGroup(heading);
  command.addOption(option);
  if (FAMILIAR[name]) command.addOption(new Option(`--${kebab(name)}${placeholder}`).hideHelp());
  if (NONE[name]) command.addOption(new Option(`--no-${kebab(name)}`).hideHelp());
}

/** The inputs from the arguments and flags of a command. Throws a `UserError` that spells them as flags. */
export const inputsOf = (evals: readonly string[], flags: Readonly<Record<string, unknown>>): Inputs =>
  parseInputs({ ...flagTexts(flagNames, flags), evals: evals.join('\n') }, flagSpelling);

export const flagTexts = (
  names: readonly string[],
  flags: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    names.map((name) => {
      // Commander's name for the value of a flag.
      const words = flagSpelling(name).replace(/^--/, '');
      const attribute = words.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const value = flags[attribute] ?? flags[name];
      if (value === undefined) return [name, undefined];
      if (value === false) return [name, NONE[name] ?? 'false'];
      if (value === true) return [name, ALONE[name] ?? 'true'];
      return [name, Array.isArray(value) ? value.join('\n') : String(value)];
    }),
  );

/** The name of a setting as the user wrote it. */
export const flagSpelling = (name: string): string =>
  name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${kebab(name)}`);

type ByName = Readonly<Record<string, string>>;

/** Flags that AgentV's users know; the names of the settings work as well. */
const FAMILIAR: ByName = {
  outputDirectory: '--output',
  testTimeoutSeconds: '--agent-timeout',
  otel: '--otel-backend',
};
const SHORT: ByName = { outputDirectory: '-o' };

/** The value of a flag without a value, as in AgentV. */
const ALONE: ByName = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last', bail: '1' };

/** The value of the `--no-` form of a flag, which AgentV has too. */
const NONE: ByName = { cache: 'off', html: 'false' };

/** Some lists take known names only. */
const isList = (name: InputName): boolean =>
  ['text', 'otlp'].some((value) => Array.isArray(inputsSchema.shape[name].safeParse(value).data));

/** For flags that can be given several times. */
export const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The values of flags that only one command has, each read by its schema. Throws a `UserError` with all invalid ones. */
export function flagValues<Shape extends z.ZodRawShape>(shape: Shape, flags: object): z.output<z.ZodObject<Shape>> {
  const texts = flagTexts(Object.keys(shape), { ...flags });
  // An empty variable of a shell must not lift a limit.
  const empty = Object.keys(texts).find((name) => texts[name]?.trim() === '');
  if (empty !== undefined) throw userError('INPUT_INVALID', `"${flagSpelling(empty)}" must be a value, and is empty`);
  return parseTexts(z.object(shape), texts, flagSpelling);
}

/** Of a table: the newest rows. */
export const LIMIT = { limit: count(1, 1_000_000).default(20) };

/** What `clean` removes. */
export const CLEANING = { olderThan: age.optional(), maxSize: size.optional() };

/** Throws a `UserError` for arguments and flags of other actions of a command, which would have no effect. */
export function refuseUnused(
  command: string,
  action: string,
  args: readonly (readonly [name: string, value: unknown, ...actions: readonly string[]])[],
): void {
  for (const [name, value, ...actions] of args) {
    if (value === undefined || actions.includes(action)) continue;
    throw userError('INPUT_INVALID', `"${command} ${action}" does not accept ${name}`, {
      hint: `Use it with ${orList(actions.map((each) => `"${command} ${each}"`))}.`,
    });
  }
}
