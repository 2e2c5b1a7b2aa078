import { Command, CommanderError, Option } from 'commander';
import { userError } from '../model/errors.ts';
import { kebab } from '../shared/text.ts';
import { docsOf, type InputName, type Inputs, inputNames, inputsSchema, parseInputs } from './inputs.ts';
import { version } from './version.ts';

/** What a command line asks for. */
export type Asked =
  | { readonly kind: 'run'; readonly inputs: Inputs; readonly quiet: boolean; readonly json: boolean }
  /** Help or the version was asked for and printed, or nothing was asked for. */
  | { readonly kind: 'told'; readonly exitCode: 0 | 2 };

/** Reads the words after the program's name. Throws a `UserError` for what it does not know. */
export function parseArgv(argv: readonly string[], print: (text: string) => void): Asked {
  let asked: Asked = { kind: 'told', exitCode: 2 };
  const program = commandLine((inputs, { quiet, json }) => {
    asked = { kind: 'run', inputs, quiet, json };
  });
  // Complaints come back as errors and are printed with everything else; help is the only thing printed from here.
  const output = { writeOut: (text: string) => print(text.trimEnd()), writeErr: () => {} };
  for (const command of [program, ...program.commands]) command.configureOutput(output).exitOverride();
  if (argv.length === 0) {
    print(program.helpInformation().trimEnd());
    return asked;
  }
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: 'told', exitCode: 0 };
    throw userError('INPUT_INVALID', sentence(error.message), {
      hint: 'eval-action --help lists what there is.',
      cause: error,
    });
  }
  return asked;
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
  testId: 'GLOB',
  workingDirectory: 'DIR',
  outputDirectory: 'DIR',
  workers: 'N',
  trials: 'N',
  testTimeoutSeconds: 'SECONDS',
  maxRetries: 'N',
  threshold: 'X',
  maxErrorRate: 'X',
};

interface Presentation {
  readonly quiet: boolean;
  readonly json: boolean;
}

function commandLine(run: (inputs: Inputs, presentation: Presentation) => void): Command {
  const program = new Command('eval-action')
    .description('Runs AgentV eval suites, grades the answers and says whether they are good enough.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 passed, 1 the gate said no, 2 could not tell.\nHelp on a command: eval-action run --help',
    );
  const command = program
    .command('run')
    .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes')
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError()
    .addHelpText('after', EXAMPLES);
  for (const name of flagNames) command.addOption(optionOf(name));
  for (const name of familiarNames) command.addOption(plainOptionOf(name));
  command.option('--quiet', 'print the verdict only');
  command.option('--json', 'print one JSON object per line: planned, test, run');
  command.action((evals: string[], given: Record<string, unknown>) => {
    const texts = Object.fromEntries(flagNames.map((name) => [name, asText(given[attributeOf(name)] ?? given[name])]));
    const inputs = parseInputs({ ...texts, evals: evals.join('\n') }, spelling);
    run(inputs, { quiet: given['quiet'] === true, json: given['json'] === true });
  });
  return program;
}

const EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

/** Every input that has a flag; the suites themselves are arguments. */
const flagNames = inputNames.filter((name) => name !== 'evals' && docsOf(name).only !== 'action');

/** The plain name works too, and is not shown twice in the help. */
const familiarNames = Object.keys(FAMILIAR) as InputName[];
const plainOptionOf = (name: InputName): Option => new Option(`--${kebab(name)} <${PLACEHOLDERS[name]}>`).hideHelp();

const flagOf = (name: InputName): string => FAMILIAR[name] ?? `--${kebab(name)}`;
const spelling = (name: string): string => (name === 'evals' ? 'evals' : flagOf(name as InputName));
/** Commander's own name for what a flag holds. */
const attributeOf = (name: InputName): string =>
  flagOf(name)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function optionOf(name: InputName): Option {
  const { description, default: otherwise } = docsOf(name);
  const placeholder = PLACEHOLDERS[name];
  const flags = [...(SHORT[name] ? [SHORT[name]] : []), flagOf(name)].join(', ');
  const option = new Option(
    placeholder === undefined ? flags : `${flags} <${placeholder}>`,
    `${plain(description)} (default: ${plain(otherwise)})`,
  );
  return isList(name) ? option.argParser((value: string, before: string[] = []) => [...before, value]) : option;
}

const isList = (name: InputName): boolean => Array.isArray(inputsSchema.shape[name].safeParse('x').data);

function asText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.join('\n') : String(value);
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** Commander begins with `error:`; our log says that already. */
function sentence(message: string): string {
  const text = message.replace(/^error: /, '').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
