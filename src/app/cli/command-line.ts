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
  return toExitCode(async () => {
    const asked = parseArgv(argv, (text) => terminal.print(text));
    if (asked.kind === 'printed') return asked.exitCode;
    // Programs get every character; the JSON is written so that it is harmless.
    const isForPrograms =
      asked.kind === 'convert' ||
      asked.kind === 'assert' ||
      ('json' in asked && asked.json) ||
      ('format' in asked && asked.format === 'json');
    return perform(asked, log, isForPrograms ? { ...terminal, print: bare.print } : terminal);
  }, log);
}

/** Each command is loaded when it runs, without the parts of the others. */
async function perform(asked: Exclude<Asked, Reported>, log: Log, terminal: Terminal): Promise<ExitCode> {
  const { realRuntime, unstoppable } = await import('../pipeline/runtime.ts');
  switch (asked.kind) {
    case 'run': {
      const { runCommand } = await import('./commands/run.ts');
      return runCommand(asked, realRuntime(log), terminal);
    }
    case 'gate': {
      const { gateCommand } = await import('./commands/gate.ts');
      return gateCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'compare': {
      const { compareCommand } = await import('./commands/compare.ts');
      return compareCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'accept': {
      const { acceptCommand } = await import('./commands/accept.ts');
      return acceptCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'report': {
      const { reportCommand } = await import('./commands/report.ts');
      return reportCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'open': {
      const { openCommand } = await import('./commands/open.ts');
      return openCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'validate': {
      const { validateCommand } = await import('./commands/validate.ts');
      return validateCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'list': {
      const { listCommand } = await import('./commands/list.ts');
      return listCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'convert': {
      const { convertCommand } = await import('./commands/convert.ts');
      return convertCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'workspace': {
      const { workspaceCommand } = await import('./commands/workspace.ts');
      return workspaceCommand(asked, realRuntime(log), terminal);
    }
    case 'init': {
      const { initCommand } = await import('./commands/init.ts');
      return initCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'cache': {
      const { cacheCommand } = await import('./commands/cache.ts');
      return cacheCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'assert': {
      const { assertCommand } = await import('./commands/assert.ts');
      return assertCommand(asked, realRuntime(log), terminal);
    }
    case 'prompt': {
      const { promptCommand } = await import('./commands/prompt.ts');
      return promptCommand(asked, realRuntime(log), terminal);
    }
    case 'trace': {
      const { traceCommand } = await import('./commands/trace.ts');
      return traceCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'create': {
      const { createCommand } = await import('./commands/create.ts');
      return createCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'import': {
      const { importCommand } = await import('./commands/import.ts');
      return importCommand(asked, realRuntime(log, unstoppable()), terminal);
    }
    case 'generate': {
      const { generateCommand } = await import('./commands/generate.ts');
      return generateCommand(asked, realRuntime(log), terminal);
    }
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
