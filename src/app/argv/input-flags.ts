import { type Command, Option } from 'commander';
import { kebab } from '../../shared/text.ts';
import { docsOf, type InputName, type Inputs, inputNames, inputsSchema, parseInputs } from '../inputs.ts';

/** Every input that has a flag; the suites themselves are arguments. */
export const flagNames = inputNames.filter((name) => name !== 'evals' && docsOf(name).only !== 'action');

/** Gives a command the flags of these inputs, described as everywhere else. */
export function addInputFlags(command: Command, names: readonly InputName[]): void {
  for (const name of names) command.addOption(optionOf(name));
  // The plain name works too, and is not shown twice in the help.
  for (const name of names) if (FAMILIAR[name]) command.addOption(plainOptionOf(name));
  for (const name of names) if (NONE[name]) command.addOption(new Option(`--no-${kebab(name)}`).hideHelp());
}

/** The inputs behind a command's arguments and flags. Throws a `UserError` in the spelling of the flags. */
export function inputsOf(evals: readonly string[], given: Readonly<Record<string, unknown>>): Inputs {
  const texts = Object.fromEntries(
    flagNames.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]),
  );
  return parseInputs({ ...texts, evals: evals.join('\n') }, spelling);
}

/** Flags that AgentV's users know, beside the names of the inputs. */
const FAMILIAR: Partial<Record<InputName, string>> = {
  outputDirectory: '--output',
  testTimeoutSeconds: '--agent-timeout',
};
const SHORT: Partial<Record<InputName, string>> = { outputDirectory: '-o' };

/** What stands behind a flag in the help. */
const PLACEHOLDERS: Partial<Record<InputName, string>> = {
  target: 'NAME',
  targets: 'FILE',
  graderTarget: 'NAME',
  testId: 'GLOB',
  tag: 'TAG',
  excludeTag: 'TAG',
  workingDirectory: 'DIR',
  outputDirectory: 'DIR',
  experiment: 'LABEL',
  workers: 'N',
  trials: 'N',
  testTimeoutSeconds: 'SECONDS',
  maxRetries: 'N',
  workspaceMode: 'MODE',
  workspacePath: 'DIR',
  retainOnSuccess: 'WHAT',
  retainOnFailure: 'WHAT',
  cache: 'LIST',
  resume: 'DIR',
  retryErrors: 'SRC',
  threshold: 'X',
  maxDrop: 'X',
  confirm: 'HOW',
  control: 'WHEN',
  seedBaseline: 'N',
  reuse: 'WHEN',
  maxRegressions: 'N',
  maxCostIncrease: 'X',
  maxLatencyIncrease: 'X',
  baseline: 'SRC',
  baselineMaxAge: 'AGE',
  evidence: 'WHEN',
  onInconclusive: 'WHAT',
  onMissingBaseline: 'WHAT',
  quarantineFile: 'FILE',
  maxErrorRate: 'X',
  budgetUsd: 'USD',
  timeoutMinutes: 'MINUTES',
  redact: 'TEXT',
};

/** What a flag means that may stand alone, as in AgentV. */
const ALONE: Partial<Record<InputName, string>> = { cache: 'workspaces,judge,responses', resume: 'last' };

/** What the `--no-` of a flag means, which AgentV has too. */
const NONE: Partial<Record<InputName, string>> = { cache: 'off' };

function optionOf(name: InputName): Option {
  const { description, default: otherwise } = docsOf(name);
  const placeholder = PLACEHOLDERS[name];
  const flags = [...(SHORT[name] ? [SHORT[name]] : []), flagOf(name)].join(', ');
  const option = new Option(
    placeholder === undefined ? flags : `${flags} ${ALONE[name] ? `[${placeholder}]` : `<${placeholder}>`}`,
    `${plain(description)} (default: ${plain(otherwise)})`,
  );
  return isList(name) ? option.argParser((value: string, before: string[] = []) => [...before, value]) : option;
}

const plainOptionOf = (name: InputName): Option => new Option(`--${kebab(name)} <${PLACEHOLDERS[name]}>`).hideHelp();

const flagOf = (name: InputName): string => FAMILIAR[name] ?? `--${kebab(name)}`;
const spelling = (name: string): string => (name === 'evals' ? 'evals' : flagOf(name as InputName));

/** Commander's own name for what a flag holds. */
const attributeOf = (name: InputName): string =>
  flagOf(name)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isList = (name: InputName): boolean => Array.isArray(inputsSchema.shape[name].safeParse('any text').data);

function asText(value: unknown, name: InputName): string | undefined {
  if (value === undefined) return undefined;
  if (value === false) return NONE[name] ?? 'false';
  if (value === true) return ALONE[name] ?? 'true';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');
