import { type Command, Option } from 'commander';
import {
  docsOf,
  type InputDocs,
  type InputName,
  type Inputs,
  inputGroups,
  inputNames,
  inputsSchema,
  parseInputs,
  sourcesOf,
} from '../config/inputs.ts';
import { type ReportInputName, reportSettings } from '../config/report-inputs.ts';
import { invalidValue, userError } from '../model/errors.ts';
import { kebab } from '../model/text/text.ts';

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
  if (isList) option.argParser((given: string, before: string[] = []) => [...before, given]);
  if (heading !== '') option.helpGroup(heading);
  command.addOption(option);
  if (FAMILIAR[name]) command.addOption(new Option(`--${kebab(name)}${placeholder}`).hideHelp());
  if (NONE[name]) command.addOption(new Option(`--no-${kebab(name)}`).hideHelp());
}

/** The inputs from the arguments and flags of a command. Throws a `UserError` that spells them as flags. */
export const inputsOf = (evals: readonly string[], given: Readonly<Record<string, unknown>>): Inputs =>
  parseInputs({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);

export const flagTexts = (
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));

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
const ALONE: ByName = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };

/** The value of the `--no-` form of a flag, which AgentV has too. */
const NONE: ByName = { cache: 'off', html: 'false' };

/** Commander's name for the value of a flag. */
const attributeOf = (name: string): string =>
  flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Some lists take known names only. */
const isList = (name: InputName): boolean =>
  ['text', 'otlp'].some((value) => Array.isArray(inputsSchema.shape[name].safeParse(value).data));

function asText(value: unknown, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (value === false) return NONE[name] ?? 'false';
  if (value === true) return ALONE[name] ?? 'true';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** For flags that can be given several times. */
export const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** Parses a maximum number of rows. Throws a `UserError` for anything but a whole number. */
export function limitOf(given: string | undefined, otherwise: number): number {
  const limit = Number(given ?? otherwise);
  if (Number.isSafeInteger(limit) && limit >= 1) return limit;
  throw userError('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}

/** Parses an age, such as `30d`, to milliseconds. Throws a `UserError` for any other text. */
export const ageOf = (given: unknown, flag: string): number | undefined =>
  amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');

/** Parses a size, such as `500mb`, to bytes. Throws a `UserError` for any other text. */
export const sizeOf = (given: unknown, flag: string): number | undefined =>
  amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');

const HOUR = 3_600_000;
const AGES: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES: Readonly<Record<string, number>> = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };

function amountOf(
  given: unknown,
  flag: string,
  units: Readonly<Record<string, number>>,
  expected: string,
): number | undefined {
  if (given === undefined) return undefined;
  const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor !== undefined) return Number(digits) * factor;
  throw userError('INPUT_INVALID', invalidValue(flag, expected, given));
}
