import { CommanderError, type Option, Command as Parser } from 'commander';
import { refuse } from '../config/input-sources.ts';
import { messageOf, UserError, userError } from '../model/errors.ts';
import type { Log } from '../model/ports/machine.ts';
import { didYouMean } from '../model/text/similar-names.ts';
import { capitalized } from '../model/text/text.ts';
import type { ProgressLine } from '../model/verdict/progress-line.ts';
import { redactedTerminal } from '../platform/redacting-adapters.ts';
import { Redactor } from '../platform/secrets/redactor.ts';
import { secretValues } from '../platform/secrets/secret-names.ts';
import { openTerminal, type Terminal } from '../platform/terminal.ts';
import { harmlessJson } from '../reports/escape/harmless-json.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { hanging } from '../reports/terminal/columns.ts';
import { exitOnUncaughtErrors, toExitCode } from '../runner/pipeline/exit-code.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { version } from '../runner/pipeline/version.ts';
import { argumentHere, nameHere } from './agentv-names.ts';
import type { Command } from './command.ts';
import { commands } from './registry.ts';

export async function commandLine(argv: readonly string[]): Promise<number> {
  const redactor = new Redactor(secretValues(process.env));
  const opened = openTerminal(
    process.stdout,
    process.stderr,
    argv.includes('--no-color') ? { ...process.env, NO_COLOR: '1' } : process.env,
  );
  const bare = redactedTerminal(opened, redactor);
  const terminal = redactedTerminal(harmlessTerminal(opened), redactor);
  const log: Log = {
    info: isJson(argv) ? terminal.complain : terminal.print,
    warn: (text) => terminal.complain(`warning: ${text}`),
    error: (text) => terminal.complain(`error: ${text}`),
  };
  exitOnUncaughtErrors(log);
  return toExitCode(
    async () => {
      const call = await parseArgv(argv, (text) => terminal.print(text));
      if ('exitCode' in call) return call.exitCode;
      const { realRuntime, unstoppable } = await import('../runner/pipeline/runtime.ts');
      // Programs get every character; the JSON is written so that it is harmless. A converted suite is the user's.
      const print = call.name === 'convert' ? opened.print : call.isForPrograms ? bare.print : terminal.print;
      return call.run(realRuntime(log, call.startsPrograms ? undefined : unstoppable(), redactor), {
        ...terminal,
        print,
      });
    },
    log,
    (error) => {
      if (isJson(argv)) for (const line of errorLines(error, argv[0], redactor)) bare.print(line);
    },
  );
}

const isJson = (argv: readonly string[]): boolean =>
  argv.some(
    (word, at) => ['--json', '--reporter=json'].includes(word) || (word === 'json' && argv[at - 1] === '--reporter'),
  );

function callOf(name: string, command: Command, args: readonly unknown[]) {
  const options = command.options(...(args as never)) as { readonly json?: boolean };
  const own = options as never;
  return {
    name,
    options,
    isForPrograms: command.isForPrograms?.(own) ?? options.json === true,
    startsPrograms: command.startsPrograms?.(own) ?? false,
    run: (runtime: Runtime, terminal: Terminal) => command.run(own, runtime, terminal),
  };
}
type NamedCall = ReturnType<typeof callOf>;

/** Parses the command line; help and the version are printed here. Throws a `UserError` for unknown arguments. */
export async function parseArgv(
  words: readonly string[],
  print: (text: string) => void,
): Promise<NamedCall | { readonly exitCode: 0 | 2 }> {
  const argv = normalizeArgv(words);
  const [first = ''] = argv;
  const isCommand = Object.hasOwn(commands, first);
  if (!isCommand && first !== '' && !first.startsWith('-')) {
    const near = didYouMean(first, Object.keys(commands));
    throw refused(`Unknown command '${first}'`, nameHere(first) ?? (near && `Did you mean ${near}?`));
  }
  const program = new Parser('eval-action')
    .description('Runs AgentV eval suites, grades the answers, and passes or fails.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
    .addHelpText(
      'after',
      '\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help',
    );
  let call: NamedCall | undefined;
  // Only the list of commands needs them all.
  for (const [name, load] of Object.entries(commands)) {
    if (isCommand && name !== first) continue;
    const { command } = await load();
    const parser = program.command(name).description(command.summary).helpOption('-h, --help', 'print this help');
    command.flags(parser);
    // Only in the help: each flag is suggested for one that is mistyped.
    const isHelp = argv.some((word) => word === '--help' || word === '-h') && argv.at(-1) !== 'all';
    if (isHelp && command.mainFlags !== undefined) showMainFlags(parser, command.mainFlags);
    parser.addHelpText('after', command.help).action((...args) => {
      call = callOf(name, command, args);
    });
  }
  // Commander's errors are thrown and printed like all others; only help is printed from here.
  const output = { writeOut: (text: string) => print(text.trimEnd()), writeErr: () => {} };
  for (const parser of [program, ...program.commands])
    parser.showSuggestionAfterError(false).configureOutput(output).exitOverride();
  if (argv.length === 0) print(program.helpInformation().trimEnd());
  try {
    if (argv.length > 0) program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { exitCode: 0 };
    // Commander quotes the unknown flag in its message: `error: unknown option '--comment'`.
    const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(error.message)?.[1];
    if (flag !== undefined) refuse([flag], 'flag', (name) => `--${name}`);
    const flags = program.commands[0]?.options.map((option) => option.name()) ?? [];
    const near = flag && didYouMean(flag, flags);
    throw refused(
      capitalized(error.message.replace(/^error: /, '').trim()),
      (flag === undefined ? argumentHere(argv) : nameHere(first, flag)) ??
        (near && `Did you mean --${near}?`) ??
        (isCommand ? `Run eval-action ${first} --help for its flags.` : undefined),
    );
  }
  return call ?? { exitCode: 2 };
}

const refused = (message: string, hint = 'Run eval-action --help for the list of commands.') =>
  userError('INPUT_INVALID', message, { hint });

/** Hides the other flags in the help of a command, and says how to see them. */
function showMainFlags(parser: Parser, groups: Readonly<Record<string, readonly string[]>>): void {
  const shown = Object.entries(groups).flatMap(([heading, flags]) => flags.map((flag) => ({ flag, heading })));
  const rank = (option: Option) => shown.findIndex(({ flag }) => flag === option.long);
  const options = parser.options as Option[];
  const others = options.filter((option) => rank(option) < 0 && !option.hidden);
  for (const option of others) option.hideHelp();
  for (const option of options) option.helpGroup(`${shown[rank(option)]?.heading ?? 'Other flags'}:`);
  options.sort((a, b) => rank(a) - rank(b));
  parser.addHelpText('after', `\n${others.length} more flags: eval-action ${parser.name()} --help all`);
}

/** `help run`, `version` and `-v`. In AgentV, `eval` is the group of some commands, and `eval FILE` runs suites. */
function normalizeArgv(args: readonly string[]): readonly string[] {
  // A number is the value of such a flag, and a suite is not.
  const words = args
    .filter((word) => word !== '--no-color')
    .map((word, at) => {
      const otherwise = /^\d+$/.test(args[at + 1] ?? '') ? undefined : NUMBERS.get(word);
      return otherwise === undefined ? word : `${word}=${otherwise}`;
    });
  const [group, ...others] = words;
  const [name] = others;
  if (group === 'help') return name === undefined ? ['--help'] : [name, '--help', ...others.slice(1)];
  if (group === 'version' || group === '-v') return ['--version'];
  const isSubcommand = ['run', 'assert', 'prompt', 'aggregate', 'bundle'].includes(name ?? '');
  return group !== 'eval' ? words : isSubcommand ? others : ['run', ...others];
}

/** Flags whose number can be left out. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['--save-baseline', 5],
  ['--bail', 1],
]);

/** An error for programs: its problems, or that it is a bug; and the last line of `run`. Standard error has it for people. */
function errorLines(error: unknown, command: string | undefined, redactor: Redactor): string[] {
  const isRun = command === 'run' || command === 'eval';
  const problems =
    error instanceof UserError
      ? redactor.deep(error.problems).map(({ code, message, location, hint }) => ({
          code,
          message,
          place: location && { file: location.file, line: location.line },
          hint,
        }))
      : [{ code: 'BUG' as const, message: messageOf(error) }];
  const lines: ProgressLine[] = [
    { type: 'error', problems },
    ...(isRun ? [{ type: 'run' as const, exit_code: 2 as const, run_folder: null, failures: null }] : []),
  ];
  return lines.map((line) => harmlessJson(line));
}

/** A terminal on which no output can be a workflow command: in jobs, the runner reads it. */
export function harmlessTerminal(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print(text) {
      // Every second part is a colour.
      const parts = text.split(colour).map((part, at) => (at % 2 === 1 ? part : neutral(part)));
      terminal.print(parts.join(''));
    },
    complain(text) {
      // A terminal would break long lines in the middle of words.
      const lines = text.split('\n').flatMap((line) => hanging(line, terminal.errorScreen));
      terminal.complain(neutral(lines.join('\n')));
    },
  };
}

const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
