import { openTerminal, type Terminal } from '../../adapters/terminal.ts';
import type { Log } from '../../model/ports/machine.ts';
import { neutral } from '../../reports/escape/workflow-command.ts';
import { hanging } from '../../reports/terminal/columns.ts';
import { never } from '../../shared/never.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { secretValues } from '../../shared/secrets/secret-names.ts';
import { type ExitCode, exitOnUncaughtErrors, toExitCode } from '../pipeline/exit-code.ts';
import type { Asked, Reported } from './argv/asked.ts';
import { parseArgv } from './command-arguments.ts';
import { errorLines } from './error-lines.ts';

export async function commandLine(argv: readonly string[]): Promise<number> {
  const bare = openTerminal(process.stdout, process.stderr, process.env);
  const terminal = harmlessTerminal(bare);
  const { text: withoutSecrets } = redactor(secretValues(process.env));
  const log = {
    info: (text: string) => terminal.print(withoutSecrets(text)),
    warn: (text: string) => terminal.complain(`warning: ${withoutSecrets(text)}`),
    error: (text: string) => terminal.complain(`error: ${withoutSecrets(text)}`),
  };
  exitOnUncaughtErrors(log);
  return toExitCode(
    async () => {
      const asked = parseArgv(argv, (text) => terminal.print(text));
      if (asked.kind === 'printed') return asked.exitCode;
      // Programs get every character; the JSON is written so that it is harmless.
      const isForPrograms =
        asked.kind === 'convert' ||
        asked.kind === 'assert' ||
        ('json' in asked && asked.json) ||
        ('format' in asked && asked.format === 'json');
      return perform(asked, log, isForPrograms ? { ...terminal, print: bare.print } : terminal);
    },
    log,
    (error) => {
      if (argv.includes('--json')) for (const line of errorLines(error, argv[0])) bare.print(withoutSecrets(line));
    },
  );
}

/** Each command is loaded when it runs, without the parts of the others. */
async function perform(asked: Exclude<Asked, Reported>, log: Log, terminal: Terminal): Promise<ExitCode> {
  const { realRuntime, unstoppable } = await import('../pipeline/runtime.ts');
  switch (asked.kind) {
    case 'run':
      return (await import('./commands/run.ts')).runCommand(asked, realRuntime(log), terminal);
    case 'gate':
      return (await import('./commands/gate.ts')).gateCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'compare':
      return (await import('./commands/compare.ts')).compareCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'accept':
      return (await import('./commands/accept.ts')).acceptCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'report':
      return (await import('./commands/report.ts')).reportCommand(
        asked,
        // Only a program that it starts must end with it.
        asked.inputs.confirmCommand === undefined ? realRuntime(log, unstoppable()) : realRuntime(log),
        terminal,
      );
    case 'open':
      return (await import('./commands/open.ts')).openCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'validate':
      return (await import('./commands/validate.ts')).validateCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'list':
      return (await import('./commands/list.ts')).listCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'plan':
      return (await import('./commands/plan.ts')).planCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'convert':
      return (await import('./commands/convert.ts')).convertCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'workspace':
      return (await import('./commands/workspace.ts')).workspaceCommand(asked, realRuntime(log), terminal);
    case 'init':
      return (await import('./commands/init.ts')).initCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'cache':
      return (await import('./commands/cache.ts')).cacheCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'assert':
      return (await import('./commands/assert.ts')).assertCommand(asked, realRuntime(log), terminal);
    case 'prompt':
      return (await import('./commands/prompt.ts')).promptCommand(asked, realRuntime(log), terminal);
    case 'trace':
      return (await import('./commands/trace.ts')).traceCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'history':
      return (await import('./commands/history.ts')).historyCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'create':
      return (await import('./commands/create.ts')).createCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'import':
      return (await import('./commands/import.ts')).importCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'generate':
      return (await import('./commands/generate.ts')).generateCommand(asked, realRuntime(log), terminal);
    case 'labels':
      return (await import('./commands/labels.ts')).labelsCommand(asked, realRuntime(log, unstoppable()), terminal);
    case 'failures':
      return (await import('./commands/failures.ts')).failuresCommand(asked, realRuntime(log, unstoppable()), terminal);
    default:
      return never(asked);
  }
}

/** A terminal on which no output can be a workflow command: in jobs, the runner reads it. */
export function harmlessTerminal(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
    complain: (text) => terminal.complain(neutral(inLines(text, terminal.errorScreen))),
  };
}

/** A terminal would break long lines in the middle of words. */
const inLines = (text: string, columns: number | undefined): string =>
  text
    .split('\n')
    .flatMap((line) => hanging(line, columns))
    .join('\n');

const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part: string, index: number): string => (index % 2 === 1 ? part : neutral(part));
