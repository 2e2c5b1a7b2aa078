import { Command, CommanderError } from 'commander';
import { userError } from '../../model/errors.ts';
import { capitalized } from '../../shared/text.ts';
import { refuse } from '../config/refused-settings.ts';
import { version } from '../pipeline/version.ts';
import { acceptArgv } from './argv/accept.ts';
import type { Ask, Asked } from './argv/asked.ts';
import { assertArgv } from './argv/assert.ts';
import { cacheArgv } from './argv/cache.ts';
import { compareArgv } from './argv/compare.ts';
import { convertArgv } from './argv/convert.ts';
import { createArgv } from './argv/create.ts';
import { failuresArgv } from './argv/failures.ts';
import { gateArgv } from './argv/gate.ts';
import { generateArgv } from './argv/generate.ts';
import { historyArgv } from './argv/history.ts';
import { importArgv } from './argv/import.ts';
import { initArgv } from './argv/init.ts';
import { judgeTestArgv, labelsArgv } from './argv/labels.ts';
import { listArgv } from './argv/list.ts';
import { openArgv } from './argv/open.ts';
import { planArgv } from './argv/plan.ts';
import { promptArgv } from './argv/prompt.ts';
import { reportArgv } from './argv/report.ts';
import { runArgv } from './argv/run.ts';
import { traceArgv } from './argv/trace.ts';
import { validateArgv } from './argv/validate.ts';
import { workspaceArgv } from './argv/workspace.ts';

/** Parses the command line. Throws a `UserError` for unknown arguments. */
export function parseArgv(given: readonly string[], print: (text: string) => void): Asked {
  const argv = inOwnWords(given);
  let asked: Asked = { kind: 'printed', exitCode: 2 };
  const program = commandLine(argv[0], (wanted) => {
    asked = wanted;
  });
  // Commander's errors are thrown and printed like all others; only help is printed from here.
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
    if (error.exitCode === 0) return { kind: 'printed', exitCode: 0 };
    refuseFlag(error.message);
    throw userError('INPUT_INVALID', sentence(error.message), {
      hint: 'Run eval-action --help for the list of commands.',
      cause: error,
    });
  }
  return asked;
}

/** In AgentV, `eval` is the group of some commands, and `eval FILE` runs suites. */
function inOwnWords(argv: readonly string[]): readonly string[] {
  const [group, name = ''] = argv;
  if (group !== 'eval') return argv;
  return IN_EVAL.includes(name) ? argv.slice(1) : ['run', ...argv.slice(1)];
}

const IN_EVAL = ['run', 'assert', 'prompt'];

const commands: Readonly<Record<string, (command: Command, ask: Ask) => void>> = {
  run: runArgv,
  report: reportArgv,
  open: openArgv,
  gate: gateArgv,
  failures: failuresArgv,
  compare: compareArgv,
  accept: acceptArgv,
  validate: validateArgv,
  list: listArgv,
  plan: planArgv,
  convert: convertArgv,
  workspace: workspaceArgv,
  init: initArgv,
  cache: cacheArgv,
  assert: assertArgv,
  prompt: promptArgv,
  history: historyArgv,
  trace: traceArgv,
  create: createArgv,
  generate: generateArgv,
  import: importArgv,
  labels: labelsArgv,
  'judge-test': judgeTestArgv,
};

/** If the first word is a command, the parsers of the other commands are not built. */
function commandLine(first: string | undefined, ask: Ask): Command {
  const isCommand = first !== undefined && Object.hasOwn(commands, first);
  const program = new Command('eval-action')
    .description('Runs AgentV eval suites, grades the answers, and passes or fails.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help',
    );
  for (const [name, define] of Object.entries(commands)) {
    const command = program.command(name).helpOption('-h, --help', 'print this help').showSuggestionAfterError();
    if (!isCommand || name === first) define(command, ask);
  }
  return program;
}

/** Commander quotes the unknown flag in its message: `error: unknown option '--comment'`. */
function refuseFlag(message: string): void {
  const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(message)?.[1];
  if (flag !== undefined) refuse([flag], 'flag', (name) => `--${name}`);
}

/** Commander begins with `error:`, which our log adds already. */
const sentence = (message: string): string => capitalized(message.replace(/^error: /, '').trim());
