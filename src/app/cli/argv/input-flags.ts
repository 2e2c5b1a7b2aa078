import { type Command, Option } from 'commander';
import { kebab } from '../../../shared/text.ts';
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
} from '../../config/inputs.ts';

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
